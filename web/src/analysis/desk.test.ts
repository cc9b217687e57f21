import { describe, expect, it } from "vitest";
import { ToyRules } from "../match/testing/toy";
import { Desk } from "./desk";
import { studyOf } from "./study";
import { textOf } from "./tree";

async function open(turns: string[] = []): Promise<{ desk: Desk; changes: () => number }> {
  let changes = 0;
  const desk = await Desk.open(new ToyRules(), { onview: () => {}, onchange: () => (changes += 1) }, studyOf("toy", { turns }));
  return { desk, changes: () => changes };
}

describe("the desk", () => {
  it("adds what is played, leg by leg or typed, and goes there", async () => {
    const { desk, changes } = await open();
    expect(await desk.type("a")).toBe(true);
    const begun = desk.look.choices.find(({ done }) => !done);
    if (begun) await desk.choose(begun);
    expect([desk.look.partial, desk.study.tree.size]).toEqual(["c", 1]);
    const rest = desk.look.choices[0];
    if (rest) await desk.choose(rest);
    expect([textOf(desk.at), changes(), desk.view.ply]).toEqual([["a", "cc"], 2, 2]);
    expect(await desk.type("z")).toBe(false);
    expect(desk.view.objection?.code).toBe("toy");
    desk.dismiss();
    expect(desk.view.objection).toBeNull();
  });

  it("leafs through the line it is in", async () => {
    const { desk, changes } = await open(["a", "b", "a"]);
    expect(desk.view.sheet.turns).toEqual(["a", "b", "a"]);
    await desk.browse(2);
    expect([textOf(desk.at), desk.look.position]).toEqual([["a", "b"], "2"]);
    await desk.browse(3);
    expect(desk.view.film).not.toBeNull();
    desk.endFilm();
    await desk.browse(99);
    await desk.browse(0);
    expect([textOf(desk.at), desk.look.position, changes()]).toEqual([[], "0", 0]);
    await desk.playAll(["b", "b"]);
    expect([textOf(desk.at), desk.study.tree.size]).toEqual([["b", "b"], 5]);
    expect(desk.view.sheet.turns).toEqual(["b", "b"]);
  });

  it("tells a judge what is tried, and adds nothing", async () => {
    const { desk } = await open(["a", "b"]);
    const tried: string[] = [];
    await desk.go(desk.study.tree.root, (turn) => tried.push(turn));
    await desk.type("b");
    expect([tried, desk.study.tree.size, textOf(desk.at), desk.look.position]).toEqual([["b"], 2, [], "1"]);
    expect(desk.view.interactive).toBe(false);
    await desk.go(desk.at);
    expect([desk.isJudging, desk.look.position, desk.view.interactive]).toEqual([false, "0", true]);
  });
});
