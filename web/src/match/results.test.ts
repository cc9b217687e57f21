import { describe, expect, it } from "vitest";
import { nextLevel, OPPONENTS, played, readResults, tallyOf, withGame, writeResults, type Results } from "./results";
import { LEVELS } from "./levels";

const GAMES = ["kono", "quindo"] as const;

function course(...games: [game: string, opponent: number | "online", result: "won" | "drawn" | "lost"][]): Results {
  return games.reduce<Results>((results, [game, opponent, result], at) => withGame(results, game, opponent, result, `${at}`), {});
}

describe("results", () => {
  it("are counted by game and opponent", () => {
    const results = course(["kono", 2, "won"], ["kono", 2, "lost"], ["kono", 3, "drawn"], ["quindo", "online", "won"]);
    expect(tallyOf(results, "kono", 2)).toEqual({ won: 1, drawn: 0, lost: 1 });
    expect(tallyOf(results, "kono", 3)).toEqual({ won: 0, drawn: 1, lost: 0 });
    expect(tallyOf(results, "quindo", "online")).toEqual({ won: 1, drawn: 0, lost: 0 });
    expect(tallyOf(results, "quindo", 1)).toBeNull();
    expect(played({ won: 1, drawn: 2, lost: 3 })).toBe(6);
  });

  it("count a game once, also if it is taken back and ended again", () => {
    const once = withGame({}, "kono", 2, "lost", "7");
    expect(withGame(once, "kono", 2, "won", "7")).toBe(once);
    expect(tallyOf(withGame(once, "kono", 2, "won", "8"), "kono", 2)).toEqual({ won: 1, drawn: 0, lost: 1 });
  });

  it("suggest the next level after two wins in a row, and not before", () => {
    expect(nextLevel({}, "kono")).toBeNull();
    expect(nextLevel(course(["kono", 2, "won"]), "kono")).toBeNull();
    expect(nextLevel(course(["kono", 2, "won"], ["kono", 2, "won"]), "kono")).toBe(3);
    expect(nextLevel(course(["kono", 2, "won"], ["kono", 2, "drawn"], ["kono", 2, "won"]), "kono")).toBeNull();
    expect(nextLevel(course(["kono", 2, "won"], ["kono", 3, "won"]), "kono")).toBeNull();
    expect(nextLevel(course(["kono", 2, "won"], ["quindo", 2, "lost"], ["kono", "online", "lost"], ["kono", 2, "won"]), "kono")).toBe(3);
    expect(nextLevel(course(["kono", LEVELS, "won"], ["kono", LEVELS, "won"]), "kono")).toBeNull();
  });

  it("are read back", () => {
    const results = course(["kono", 2, "won"], ["kono", 2, "won"], ["quindo", "online", "drawn"]);
    expect(readResults(writeResults(results), GAMES)).toEqual(results);
  });

  it("that were counted while there were eight levels count for the nearest of today", () => {
    const kept = course(["kono", 1, "won"], ["kono", 1, "won"], ["quindo", 8, "lost"], ["quindo", "online", "won"]);
    const expected = course(["kono", 2, "won"], ["kono", 2, "won"], ["quindo", 10, "lost"], ["quindo", "online", "won"]);
    expect(readResults(JSON.stringify(kept), GAMES)).toEqual(expected);
  });

  it.each([
    null,
    "",
    "{{",
    "null",
    "[]",
    "3",
    JSON.stringify({ chess: { tallies: { 1: { won: 1 } } } }),
    JSON.stringify({ kono: 3 }),
    JSON.stringify({ kono: { tallies: [] } }),
  ])("begin again where nothing can be understood: %s", (text) => {
    expect(readResults(text, GAMES)).toEqual({});
  });

  it("keep what can be understood, and stay small", () => {
    const tallies = { 2: { won: 3, drawn: -1, lost: "x" }, 99: { won: 5 }, x: { won: 5 }, 4: { won: 1e99 } };
    const text = JSON.stringify({ levels: LEVELS, kono: { tallies, last: "y".repeat(9_999), streak: { level: 77, wins: 2 } } });
    const results = readResults(text, GAMES);
    expect(results.kono?.tallies).toEqual({ 2: { won: 3, drawn: 0, lost: 0 } });
    expect(results.kono?.streak).toBeNull();
    expect(JSON.stringify(results).length).toBeLessThan(300);

    let most: Results = {};
    for (const game of GAMES) for (const opponent of OPPONENTS) most = withGame(most, game, opponent, "won", "z".repeat(32));
    for (let at = 0; at < 500; at += 1) most = withGame(most, "kono", (at % LEVELS) + 1, "won", `${at}`);
    expect(JSON.stringify(most).length).toBeLessThan(2_000);
  });
});
