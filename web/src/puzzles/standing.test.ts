import { describe, expect, it } from "vitest";
import { MemoryStorage } from "../storage/memory";
import { Store } from "../storage/store";
import { StandingsKeeper } from "./keeping";
import { readPuzzles, type Puzzle } from "./puzzle";
import {
  counts,
  daysNow,
  MOST_POINTS,
  MOST_SEEN,
  NEWCOMER,
  NO_DAYS,
  readStanding,
  storedStanding,
  withDay,
  withResult,
  withRun,
  withSeen,
} from "./standing";
import { FIXTURE } from "./testing/fixture";

const [easy, middle] = readPuzzles(FIXTURE).puzzles as [Puzzle, Puzzle];

function numbered(at: number): Puzzle {
  return { ...middle, id: `n${at.toString(36).padStart(5, "0")}` };
}

describe("a standing", () => {
  it("rises and falls with first attempts only", () => {
    const up = withResult(NEWCOMER, middle, true, 100);
    expect(up.rating.rating).toBeGreaterThan(NEWCOMER.rating.rating);
    expect([up.attempts, up.solved, up.day, up.graph, up.seen]).toEqual([1, 1, 100, [Math.round(up.rating.rating)], ["bbbb2"]]);
    expect(counts(up, middle)).toBe(false);
    expect(withResult(up, middle, false, 101)).toEqual(up);
    const down = withResult(up, easy, false, 100);
    expect(down.rating.rating).toBeLessThan(up.rating.rating);
    expect([down.attempts, down.solved]).toEqual([2, 1]);
  });

  it("is less sure after a long pause", () => {
    let standing = NEWCOMER;
    for (let at = 0; at < 40; at += 1) standing = withResult(standing, numbered(at), at % 2 === 0, 100);
    const soon = withResult(standing, easy, true, 101).rating.deviation;
    expect(withResult(standing, easy, true, 1_000).rating.deviation).toBeGreaterThan(soon);
  });

  it("does not grow without bound", () => {
    let standing = NEWCOMER;
    for (let at = 0; at < 400; at += 1) standing = withResult(standing, numbered(at), at % 2 === 0, 100);
    expect([standing.seen.length, standing.graph.length, standing.attempts]).toEqual([MOST_SEEN, MOST_POINTS, 400]);
    expect(standing.seen.at(-1)).toBe(numbered(399).id);
    expect(JSON.stringify(storedStanding(standing)).length).toBeLessThan(5_000);
    // What was seen long ago counts again.
    expect(counts(standing, numbered(0))).toBe(true);
    expect(withSeen(standing, numbered(399).id).seen).toEqual(standing.seen);
  });

  it("keeps the best runs", () => {
    const best = withRun(withRun(withRun(NEWCOMER, "rush", 7), "rush", 3), "streak", 2).best;
    expect(best).toEqual({ streak: 2, rush: 7 });
  });

  it("keeps what is sensible of something damaged", () => {
    const whole = withRun(withResult(NEWCOMER, middle, true, 100), "rush", 4);
    expect(readStanding(JSON.parse(JSON.stringify(storedStanding(whole))))).toEqual(whole);
    for (const nothing of [null, 7, "x", [], {}, { version: 2 }]) expect(readStanding(nothing)).toBeNull();
    const torn = readStanding({
      version: 1,
      rating: { rating: "x" },
      attempts: 3,
      solved: 9,
      graph: [1, "x", 99999],
      seen: ["!", "abcde"],
      best: 4,
    });
    expect(torn).toEqual({ ...NEWCOMER, attempts: 3, solved: 3, graph: [1], seen: ["abcde"] });
  });
});

describe("days in a row", () => {
  it("go on from one day to the next, and begin again after a gap", () => {
    const three = [10, 11, 11, 12].reduce(withDay, NO_DAYS);
    expect(three).toEqual({ last: 12, count: 3, best: 3 });
    expect([12, 13, 14, 11].map((today) => daysNow(three, today))).toEqual([3, 3, 0, 0]);
    expect(withDay(three, 20)).toEqual({ last: 20, count: 1, best: 3 });
  });
});

describe("standings between visits", () => {
  const GAMES = ["kono", "granat"];

  it("are kept, carried to another device, and forgotten", () => {
    const keeper = new StandingsKeeper(new Store(new MemoryStorage()), GAMES);
    expect(keeper.read("kono")).toEqual(NEWCOMER);
    const standing = withResult(NEWCOMER, middle, true, 100);
    keeper.keep("kono", standing);
    keeper.keepDays(withDay(NO_DAYS, 100));
    const file = keeper.write();

    const other = new StandingsKeeper(new Store(new MemoryStorage()), GAMES);
    expect(other.take(file)).toBe(true);
    expect(other.readAll()).toEqual(keeper.readAll());
    expect(other.read("kono")).toEqual(standing);
    other.forget();
    expect(other.readAll()).toEqual({ standings: { kono: NEWCOMER, granat: NEWCOMER }, days: NO_DAYS });
  });

  it("are not taken from what is no such file, and a full storage has them until the visit ends", () => {
    const storage = new MemoryStorage();
    const keeper = new StandingsKeeper(new Store(storage), GAMES);
    for (const text of [
      "",
      "{",
      "[]",
      '{"format":"pionnier-puzzles","version":1,"games":{}}',
      '{"format":"x","version":1,"games":{"kono":{}}}',
    ])
      expect(keeper.take(text), text).toBe(false);
    expect(storage.length).toBe(0);
    storage.room = 0;
    const standing = withSeen(NEWCOMER, "abcde");
    keeper.keep("kono", standing);
    expect(keeper.read("kono")).toEqual(standing);
    storage.room = 9;
    storage.setItem("pionnier.puzzles.granat", "{nonsense");
    expect(keeper.read("granat")).toEqual(NEWCOMER);
  });
});
