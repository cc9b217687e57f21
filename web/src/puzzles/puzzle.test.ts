import { describe, expect, it } from "vitest";
import { dailyPuzzle, dateOf, dayOf } from "./daily";
import { isPuzzleId, readPuzzles } from "./puzzle";
import { FIXTURE } from "./testing/fixture";

describe("a file of puzzles", () => {
  it("is read line by line", () => {
    const { puzzles, faults } = readPuzzles(FIXTURE);
    expect(faults).toEqual([]);
    expect(puzzles.map(({ id }) => id)).toEqual(["aaaa1", "bbbb2", "cccc3"]);
    expect(puzzles[1]).toEqual({
      id: "bbbb2",
      grade: 3,
      rating: 1500,
      goal: "win",
      themes: ["shut-in", "last-two"],
      position: "0 w",
      solution: ["a", "b", "a"],
    });
  });

  it.each([
    ["nothing but words", "seven fields"],
    ["AAAA1\t1\t900\twin\tx\t0 w\ta", "an id of five"],
    ["aaaa1\t6\t900\twin\tx\t0 w\ta", "a grade"],
    ["aaaa1\t1\tmany\twin\tx\t0 w\ta", "a rating"],
    ["aaaa1\t1\t900\tlose\tx\t0 w\ta", "win or draw"],
    ["aaaa1\t1\t900\twin\tX Y\t0 w\ta", "themes"],
    ["aaaa1\t1\t900\twin\tx\t\ta", "a position"],
    ["aaaa1\t1\t900\twin\tx\t0 w\ta b", "the solver's first and last"],
    ["aaaa1\t1\t900\twin\tx\t0 w\ta  b", "the solver's first and last"],
  ])("says what is wrong with %j, and has the others", (line, expected) => {
    const { puzzles, faults } = readPuzzles(`# remark\n${line}\n\nzzzz9\t2\t1000\tdraw\tx\t0 w\ta\n`);
    expect(puzzles.map(({ id }) => id)).toEqual(["zzzz9"]);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.line).toBe(2);
    expect(faults[0]?.expected).toContain(expected);
  });

  it("has no id twice", () => {
    const line = "aaaa1\t1\t900\twin\tx\t0 w\ta";
    expect(readPuzzles(`${line}\n${line}`).faults).toEqual([{ line: 2, expected: "an id that no other puzzle has" }]);
  });

  it("knows an id when it sees one", () => {
    expect(["abcde", "a1b2c3", "abcd", "ABCDE", "abcdefg", ""].map(isPuzzleId)).toEqual([true, true, false, false, false, false]);
  });
});

describe("the puzzle of the day", () => {
  const { puzzles } = readPuzzles(FIXTURE);

  it("is that of the visitor's calendar, from midnight to midnight", () => {
    expect(dayOf(new Date(1970, 0, 1, 0, 0))).toBe(0);
    expect(dayOf(new Date(1970, 0, 1, 23, 59, 59))).toBe(0);
    expect(dayOf(new Date(2026, 2, 29, 12))).toBe(20_541);
    for (const day of [0, 20_541, 20_542, 20_700]) expect(dayOf(dateOf(day))).toBe(day);
  });

  it("follows the order of the lines and begins again after the last", () => {
    expect([0, 1, 2, 3, 20_541].map((day) => dailyPuzzle(puzzles, day)?.id)).toEqual(["aaaa1", "bbbb2", "cccc3", "aaaa1", "aaaa1"]);
    expect(dailyPuzzle(puzzles, -1)?.id).toBe("cccc3");
    expect(dailyPuzzle([], 5)).toBeNull();
  });
});
