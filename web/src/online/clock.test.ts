import { describe, expect, it } from "vitest";
import { isLow, remaining, shown } from "./clock";
import { FakeServer } from "./testing/harness";
import type { Clock, State } from "./types";

const LIVE: Clock = { kind: "live", seconds: 300, increment: 5 };
const state: State = { ...new FakeServer().state, ply: 4, started: 1_000, left: [60_000, 90_000], running: true };

describe("a clock", () => {
  it("runs for the side to move only, and never below nothing", () => {
    expect(remaining(LIVE, state, "first", 11_000)).toBe(50_000);
    expect(remaining(LIVE, state, "second", 11_000)).toBe(90_000);
    expect(remaining(LIVE, state, "first", 1_000_000)).toBe(0);
    expect(remaining(LIVE, state, "first", 0)).toBe(60_000);
    expect(remaining({ kind: "none" }, state, "first", 0)).toBeNull();
  });

  it("stands still while it is not running, and when the game is over", () => {
    expect(remaining(LIVE, { ...state, running: false }, "first", 99_000)).toBe(60_000);
    const over: State = { ...state, status: "over", running: false };
    expect(remaining(LIVE, over, "first", 99_000)).toBe(60_000);
    expect(remaining(LIVE, over, "first", 99_000, 31_000)).toBe(30_000);
    expect(remaining(LIVE, over, "second", 99_000, 31_000)).toBe(90_000);
    expect(remaining(LIVE, over, "first", 99_000, 70_000)).toBe(0);
    expect(remaining(LIVE, { ...over, ply: 1 }, "first", 99_000, 31_000)).toBe(60_000);
  });

  it.each([
    [0, "0:00.0"],
    [1, "0:00.1"],
    [9_950, "0:10.0"],
    [10_000, "0:10"],
    [59_001, "1:00"],
    [61_000, "1:01"],
    [3_599_000, "59:59"],
  ])("shows %i ms as %s", (left, digits) => {
    expect(shown(left)).toMatchObject({ kind: "digits", digits });
  });

  it("shows hours and days in words", () => {
    expect(shown(3_600_000 + 120_000)).toMatchObject({ kind: "hours", big: 1, small: 2 });
    expect(shown(3 * 86_400_000 + 7_200_000)).toMatchObject({ kind: "days", big: 3, small: 2 });
  });

  it("is low near the end", () => {
    expect(isLow(LIVE, 30_000)).toBe(false);
    expect(isLow(LIVE, 29_999)).toBe(true);
    expect(isLow({ kind: "live", seconds: 10, increment: 0 }, 2_500)).toBe(false);
    expect(isLow({ kind: "days", days: 1 }, 2 * 3_600_000)).toBe(true);
    expect(isLow({ kind: "none" }, 0)).toBe(false);
  });
});
