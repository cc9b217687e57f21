import { describe, expect, it } from "vitest";
import { ToyRules } from "../match/testing/toy";
import { AnalysisBoard } from "./analysisboard";
import { studyOf } from "./study";
import { textOf } from "./tree";

async function open(turns: string[] = []): Promise<{ board: AnalysisBoard; changes: () => number }> {
  let changes = 0;
  const board = await AnalysisBoard.open(new ToyRules(), { onview: () => {}, onchange: () => (changes += 1) }, studyOf("toy", { turns }));
  return { board, changes: () => changes };
}

describe("the analysis board", () => {
  it("adds what is played, leg by leg or typed, and goes there", async () => {
    const { board, changes } = await open();
    expect(await board.type("a")).toBe(true);
    const begun = board.look.choices.find(({ done }) => !done);
    if (begun) await board.choose(begun);
    expect([board.look.partial, board.study.tree.size]).toEqual(["c", 1]);
    const rest = board.look.choices[0];
    if (rest) await board.choose(rest);
    expect([textOf(board.at), changes(), board.view.ply]).toEqual([["a", "cc"], 2, 2]);
    expect(await board.type("z")).toBe(false);
    expect(board.view.objection?.code).toBe("toy");
    board.dismiss();
    expect(board.view.objection).toBeNull();
  });

  it("leafs through the line it is in", async () => {
    const { board, changes } = await open(["a", "b", "a"]);
    expect(board.view.sheet.turns).toEqual(["a", "b", "a"]);
    await board.browse(2);
    expect([textOf(board.at), board.look.position]).toEqual([["a", "b"], "2"]);
    await board.browse(3);
    expect(board.view.film).not.toBeNull();
    board.endFilm();
    await board.browse(99);
    await board.browse(0);
    expect([textOf(board.at), board.look.position, changes()]).toEqual([[], "0", 0]);
    await board.playAll(["b", "b"]);
    expect([textOf(board.at), board.study.tree.size]).toEqual([["b", "b"], 5]);
    expect(board.view.sheet.turns).toEqual(["b", "b"]);
  });

  it("tells a judge what is tried, and adds nothing", async () => {
    const { board } = await open(["a", "b"]);
    const tried: string[] = [];
    await board.go(board.study.tree.root, (turn) => tried.push(turn));
    await board.type("b");
    expect([tried, board.study.tree.size, textOf(board.at), board.look.position]).toEqual([["b"], 2, [], "1"]);
    expect(board.view.interactive).toBe(false);
    await board.go(board.at);
    expect([board.isJudging, board.look.position, board.view.interactive]).toEqual([false, "0", true]);
  });
});
