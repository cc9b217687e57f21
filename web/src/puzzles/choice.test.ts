import { describe, expect, it } from "vitest";
import { nextPuzzle, NO_FILTER, rungPuzzle } from "./choice";
import { readWish, writeWish } from "./link";
import type { Puzzle } from "./puzzle";
import { Run, RUSH_MILLIS } from "./run";

const MANY: Puzzle[] = Array.from({ length: 100 }, (_, at) => ({
  id: `p${String(at).padStart(4, "0")}`,
  grade: 1 + Math.floor(at / 20),
  rating: 800 + at * 15,
  goal: "win",
  themes: [at % 2 === 0 ? "even" : "odd"],
  position: "0 w",
  solution: ["a"],
}));
const LOTS = [0, 0.25, 0.5, 0.999];

describe("the next puzzle", () => {
  it("is of the visitor's strength", () => {
    for (const rating of [700, 1200, 1800, 3000]) {
      for (const lot of LOTS) {
        const found = nextPuzzle(MANY, NO_FILTER, { rating, seen: [] }, lot);
        const near = Math.min(2285, Math.max(800, rating));
        expect(Math.abs((found?.rating ?? 0) - near)).toBeLessThanOrEqual(150);
      }
    }
    const drawn = new Set(LOTS.map((lot) => nextPuzzle(MANY, NO_FILTER, { rating: 1500, seen: [] }, lot)?.id));
    expect(drawn.size).toBe(LOTS.length);
  });

  it("was not seen lately, as long as there is another", () => {
    const seen = MANY.slice(0, 99).map(({ id }) => id);
    expect(nextPuzzle(MANY, NO_FILTER, { rating: 800, seen }, 0)?.id).toBe("p0099");
    const all = MANY.map(({ id }) => id);
    for (const lot of LOTS) expect(all.indexOf(nextPuzzle(MANY, NO_FILTER, { rating: 800, seen: all }, lot)?.id ?? "")).toBeLessThan(50);
  });

  it("is of the theme and grade that are wished, or there is none", () => {
    for (const lot of LOTS) {
      const found = nextPuzzle(MANY, { theme: "odd", grade: 5 }, { rating: 800, seen: [] }, lot);
      expect([found?.grade, found?.themes]).toEqual([5, ["odd"]]);
    }
    expect(nextPuzzle(MANY, { theme: "other", grade: null }, { rating: 800, seen: [] }, 0)).toBeNull();
    expect(nextPuzzle([], NO_FILTER, { rating: 800, seen: [] }, 0)).toBeNull();
  });
});

describe("a run", () => {
  it("climbs from the easiest to the hardest, and has none twice", () => {
    const before: string[] = [];
    const ratings: number[] = [];
    for (let puzzle = rungPuzzle(MANY, before, [], 0.5); puzzle; puzzle = rungPuzzle(MANY, before, [], 0.5)) {
      before.push(puzzle.id);
      ratings.push(puzzle.rating);
    }
    expect(new Set(before).size).toBe(100);
    expect(ratings[0]).toBeLessThan(900);
    expect(Math.max(...ratings.slice(0, 5))).toBeLessThan(Math.min(...ratings.slice(15, 25)));
    expect(Math.max(...ratings.slice(0, 36))).toBeGreaterThan(2200);
  });

  it("prefers what was not seen lately", () => {
    const seen = MANY.slice(0, 30).map(({ id }) => id);
    for (const lot of LOTS) expect(seen).not.toContain(rungPuzzle(MANY, [], seen, lot)?.id);
    expect(
      rungPuzzle(
        MANY,
        [],
        MANY.map(({ id }) => id),
        0,
      ),
    ).not.toBeNull();
  });

  it("of three minutes ends with the clock, which begins with the first puzzle", () => {
    let time = 1_000_000;
    const run = new Run("rush", () => time);
    time += 60_000;
    expect([run.left, run.isOver]).toEqual([RUSH_MILLIS, false]);
    run.begin();
    time += 100_000;
    run.note("a", true);
    run.note("b", false);
    expect([run.left, run.solved, run.mistakes, run.isOver]).toEqual([80_000, 1, 1, false]);
    time += 79_999;
    run.begin();
    expect(run.isOver).toBe(false);
    time += 1;
    expect([run.left, run.isOver]).toEqual([0, true]);
    run.note("c", true);
    expect(run.solved).toBe(1);
  });

  it("of three minutes ends with the third mistake, and a streak with the first", () => {
    const rush = new Run("rush", () => 0);
    for (const isSolved of [true, false, false, true]) rush.note("x", isSolved);
    expect(rush.isOver).toBe(false);
    rush.note("x", false);
    rush.note("x", true);
    expect([rush.isOver, rush.solved, rush.mistakes]).toEqual([true, 2, 3]);

    const streak = new Run("streak", () => 0);
    for (const isSolved of [true, true, false, true]) streak.note("x", isSolved);
    expect([streak.isOver, streak.solved, streak.left, streak.allowed]).toEqual([true, 2, null, 1]);
    const left = new Run("streak", () => 0);
    left.end();
    expect(left.isOver).toBe(true);
  });
});

describe("the address", () => {
  it.each([
    ["", { kind: "next", filter: NO_FILTER }],
    ["#daily", { kind: "daily" }],
    ["#rush", { kind: "rush" }],
    ["#streak", { kind: "streak" }],
    ["#p=ab12c", { kind: "puzzle", id: "ab12c", filter: NO_FILTER }],
    ["#theme=shut-in&grade=3", { kind: "next", filter: { theme: "shut-in", grade: 3 } }],
    ["#p=ab12c&grade=2", { kind: "puzzle", id: "ab12c", filter: { theme: null, grade: 2 } }],
    ["#p=", { kind: "nonsense" }],
    ["#p=<script>", { kind: "nonsense" }],
    ["#p=ab12c&p=ab12d", { kind: "nonsense" }],
    ["#grade=6", { kind: "nonsense" }],
    ["#theme=A B", { kind: "nonsense" }],
    ["#what", { kind: "nonsense" }],
    ["#%E0%A4%A", { kind: "nonsense" }],
  ])("%s", (hash, wish) => {
    expect(readWish(hash)).toEqual(wish);
  });

  it("is read as it was written", () => {
    const filter = { theme: "shut-in", grade: 3 };
    expect(readWish(`#${writeWish("ab12c", filter)}`)).toEqual({ kind: "puzzle", id: "ab12c", filter });
    expect(readWish(`#${writeWish(null, NO_FILTER)}`)).toEqual({ kind: "next", filter: NO_FILTER });
  });
});
