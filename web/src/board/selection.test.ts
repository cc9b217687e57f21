import { describe, expect, it } from "vitest";
import type { Choice } from "../wasm/types";
import { whole } from "../wasm/choices";
import { ableMen, heldMan, mustCapture, touchAhead, touchPlace } from "./selection";
import { leg, look } from "./testing/fixtures";

const stop: Choice = { text: "F2^F4", done: true, touch: { kind: "stop", from: null, to: null, over: [] } };
const ball: Choice = { text: "a1=c3", done: true, touch: { kind: "transfer", from: "a1", to: "c3", over: [] } };
const wall: Choice = { text: "d4-d6/e5h", done: true, touch: { kind: "barrier", from: null, to: "e5h", over: [] } };

describe("touching a place with an empty hand", () => {
  const now = look({ choices: [leg("a2", "a3"), leg("b2", "b3")] });

  it("takes up a man that can act", () => expect(touchPlace(now, null, "a2", "tap")).toEqual({ kind: "select", place: "a2" }));
  it("asks why anything else does nothing", () =>
    expect(touchPlace(now, null, "c4", "tap")).toEqual({ kind: "why", from: "c4", to: null, keep: false }));
});

describe("touching a place with a man in hand", () => {
  const now = look({ choices: [leg("a2", "a3"), leg("b2", "b3")] });

  it("goes there", () => expect(touchPlace(now, "a2", "a3", "tap")).toEqual({ kind: "choose", choice: leg("a2", "a3") }));
  it("lays the same man down", () => expect(touchPlace(now, "a2", "a2", "tap")).toEqual({ kind: "clear" }));
  it("keeps a man that was dragged back to its place", () =>
    expect(touchPlace(now, "a2", "a2", "drop")).toEqual({ kind: "select", place: "a2" }));
  it("takes up another", () => expect(touchPlace(now, "a2", "b2", "tap")).toEqual({ kind: "select", place: "b2" }));
  it("asks why it cannot go elsewhere, and lays it down", () =>
    expect(touchPlace(now, "a2", "b3", "tap")).toEqual({ kind: "why", from: "a2", to: "b3", keep: false }));
  it("does not change its mind about a man that was dragged onto another", () =>
    expect(touchPlace(now, "a2", "b2", "drop")).toEqual({ kind: "why", from: "a2", to: "b2", keep: false }));

  it("asks which of several choices was meant", () => {
    const [step, capture] = [leg("a2", "a3"), leg("a2", "a3", ["b3"])];
    const reply = touchPlace(look({ choices: [step, capture] }), "a2", "a3", "tap");
    expect(reply).toEqual({ kind: "ask", options: [{ choice: step }, { choice: capture }] });
  });

  it("asks whether a ball is passed or the other man is meant, but not when it was dragged there", () => {
    const now = look({ choices: [ball, leg("c3", "d4")] });
    expect(touchPlace(now, "a1", "c3", "tap")).toEqual({ kind: "ask", options: [{ choice: ball }, { select: "c3" }] });
    expect(touchPlace(now, "a1", "c3", "drop")).toEqual({ kind: "choose", choice: ball });
  });
});

describe("in the middle of a turn", () => {
  const now = look({ midTurn: true, partial: "F2^F4", choices: [leg("F4", "H4", ["G4"], false), stop] });

  it("the man that must go on is in hand", () => expect(heldMan(now)).toBe("F4"));
  it("stays in hand when something impossible is touched", () =>
    expect(touchPlace(now, "F4", "A1", "tap")).toEqual({ kind: "why", from: "F4", to: "A1", keep: true }));
  it("stops when it is touched again", () => expect(touchPlace(now, "F4", "F4", "tap")).toEqual({ kind: "choose", choice: stop }));
  it("is not laid down when it must go on", () => {
    const forced = look({ ...now, choices: [leg("F4", "H4", ["G4"], false)] });
    expect(touchPlace(forced, "F4", "F4", "tap")).toEqual({ kind: "select", place: "F4" });
  });
  it("no man is in hand while a wall is to come", () => expect(heldMan(look({ midTurn: true, choices: [wall] }))).toBeNull());
});

describe("men that can act", () => {
  it("are those with a leg or a ball", () => {
    expect(ableMen(look({ choices: [leg("a2", "a3"), ball, wall, stop] }))).toEqual(new Set(["a2", "a1"]));
  });
  it("must capture if they can do nothing else", () => {
    expect(mustCapture(look({ choices: [leg("a1", "c3", ["b2"])] }))).toBe(true);
    expect(mustCapture(look({ choices: [leg("a1", "c3", ["b2"]), leg("a1", "a2")] }))).toBe(false);
    expect(mustCapture(look({ choices: [wall] }))).toBe(false);
  });
});

describe("a turn with one way to its end", () => {
  it("is played whole", () => {
    const first = { ...leg("a1", "d4", ["c3"], false), text: "a1xd4" };
    expect(whole(look({ completion: "a1xd4xf6", choices: [first] }), first)).toEqual({ ...first, text: "a1xd4xf6", done: true });
    expect(whole(look({ choices: [first] }), first)).toBe(first);
  });
});

describe("touching a place before one's turn", () => {
  const men = [
    { place: "a1", side: "first", kind: "man" },
    { place: "b1", side: "first", kind: "man" },
    { place: "a4", side: "second", kind: "man" },
  ] as const;
  const now = look({ scene: { men: [...men], barriers: [], stock: [] } });
  const touch = (selected: string | null, place: string | null, gesture: "tap" | "drop" = "tap") =>
    touchAhead(now, "first", selected, place, gesture);

  it("takes up a man of one's own and no other", () => {
    expect(touch(null, "a1")).toEqual({ kind: "select", place: "a1" });
    expect(touch(null, "a4")).toEqual({ kind: "clear" });
    expect(touch(null, "c3")).toEqual({ kind: "clear" });
  });

  it("prepares a way to anywhere, even to where a man of one's own may be taken meanwhile", () => {
    for (const to of ["c3", "a4", "b1"]) expect(touch("a1", to)).toEqual({ kind: "prepare", from: "a1", to });
  });

  it("lays the man down again, but not where it was dragged back to its place", () => {
    expect(touch("a1", "a1")).toEqual({ kind: "clear" });
    expect(touch("a1", "a1", "drop")).toEqual({ kind: "select", place: "a1" });
    expect(touch("a1", null)).toEqual({ kind: "clear" });
  });
});
