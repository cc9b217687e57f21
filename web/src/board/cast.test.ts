import { describe, expect, it } from "vitest";
import { recast, type Actor } from "./cast";
import { leg, men, scene } from "./testing/fixtures";

function start(...standing: ReturnType<typeof men>): { actors: Actor[]; next: () => number } {
  let last = 0;
  const next = () => last++;
  return { actors: recast([], scene(standing), null, next).actors, next };
}
const idAt = (actors: Actor[], place: string) => actors.find((actor) => actor.place === place)?.id;

describe("men keep their identity", () => {
  it("when they move, and the one they take is gone", () => {
    const { actors, next } = start(...men("a1 a2", "first", "man"), ...men("a3", "second", "man"));
    const change = recast(actors, scene(men("a2 a3", "first", "man")), leg("a1", "a3", ["a3"]).touch, next);
    expect(idAt(change.actors, "a3")).toBe(idAt(actors, "a1"));
    expect(idAt(change.actors, "a2")).toBe(idAt(actors, "a2"));
    expect(change.parts.filter(({ after }) => !after).map(({ before }) => before?.place)).toEqual(["a3"]);
  });

  it("when they turn over", () => {
    const { actors, next } = start(...men("f2", "first", "man"), ...men("f3", "second", "man"));
    const change = recast(actors, scene(men("f3 f4", "first", "man")), leg("f2", "f4", ["f3"]).touch, next);
    const turned = change.parts.find(({ after }) => after?.place === "f3");
    expect([turned?.before?.side, turned?.after?.side]).toEqual(["second", "first"]);
    expect(turned?.before?.id).toBe(turned?.after?.id);
  });

  it("when they leave by the border", () => {
    const { actors, next } = start(...men("b5 c6", "first", "disc"));
    const change = recast(actors, scene(men("c6", "first", "disc")), leg("b5", "a5").touch, next);
    expect(change.parts.find(({ after }) => !after)).toMatchObject({ before: { place: "b5" }, exit: "a5" });
  });

  it("when nobody says what happened but only one thing can have", () => {
    const { actors, next } = start(...men("a1 b1", "first", "man"), ...men("a2", "second", "man"));
    const change = recast(actors, scene([...men("a1 c1", "first", "man"), ...men("a2", "second", "man")]), null, next);
    expect(idAt(change.actors, "c1")).toBe(idAt(actors, "b1"));
  });

  it("but nothing is guessed when two have moved", () => {
    const { actors, next } = start(...men("a1 b1", "first", "man"));
    const change = recast(actors, scene(men("c1 d1", "first", "man")), null, next);
    expect(change.parts.filter(({ before, after }) => before && after)).toEqual([]);
  });

  it("when two stand on one place at the end", () => {
    const { actors, next } = start(...men("d9", "first", "pawn"), ...men("d11", "second", "pawn"));
    const change = recast(actors, scene([...men("d11", "first", "pawn"), ...men("d11", "second", "pawn")]), leg("d9", "d11").touch, next);
    expect(new Set(change.actors.map(({ id }) => id)).size).toBe(2);
    expect(change.actors.map(({ id, side }) => [id, side]).sort()).toEqual(actors.map(({ id, side }) => [id, side]).sort());
  });

  it("while a ball changes hands", () => {
    const { actors, next } = start(...men("a1", "first", "carrier"), ...men("c3", "first", "pawn"));
    const touch = { kind: "transfer" as const, from: "a1", to: "c3", over: [] };
    const change = recast(actors, scene([...men("a1", "first", "pawn"), ...men("c3", "first", "carrier")]), touch, next);
    expect(change.actors.map(({ id, place }) => [id, place])).toEqual(actors.map(({ id, place }) => [id, place]));
  });
});
