import { describe, expect, it } from "vitest";
import { rated, rested } from "./glicko";

const NEW = { rating: 1500, deviation: 350, volatility: 0.06 };

describe("Glicko-2", () => {
  it("gives what Glickman's worked example gives", () => {
    const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { rating: 1400, deviation: 30, score: 1 },
      { rating: 1550, deviation: 100, score: 0 },
      { rating: 1700, deviation: 300, score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it("goes up by a win and down by a loss, less the surer it is, and less by what was to be expected", () => {
    const result = (rating: number, score: number): { rating: number; deviation: number; score: number } => ({
      rating,
      deviation: 60,
      score,
    });
    const up = rated(NEW, [result(1500, 1)]).rating - 1500;
    const down = 1500 - rated(NEW, [result(1500, 0)]).rating;
    expect(up).toBeGreaterThan(100);
    expect(down).toBeCloseTo(up, 6);
    expect(rated({ ...NEW, deviation: 60 }, [result(1500, 1)]).rating - 1500).toBeLessThan(up / 5);
    expect(rated(NEW, [result(1000, 1)]).rating - 1500).toBeLessThan(up / 2);
  });

  it("stays within bounds, whatever happens", () => {
    let player = NEW;
    for (let at = 0; at < 300; at += 1) player = rated(player, [{ rating: 2400, deviation: 60, score: 1 }]);
    expect(player.deviation).toBeGreaterThanOrEqual(45);
    expect(Number.isFinite(player.rating) && Number.isFinite(player.volatility)).toBe(true);
    for (let at = 0; at < 50; at += 1) player = rated(player, [{ rating: 400, deviation: 60, score: 0 }]);
    expect(Number.isFinite(player.rating)).toBe(true);
  });

  it("is less sure after a rest, but never less than at first", () => {
    const player = { rating: 1700, deviation: 60, volatility: 0.06 };
    expect(rested(player, 0)).toEqual(player);
    expect(rated(player, []).deviation).toBeCloseTo(rested(player, 1).deviation, 9);
    expect(rested(player, 30).deviation).toBeGreaterThan(60);
    expect(rested(player, 1_000_000).deviation).toBe(350);
    expect(rested(player, -5)).toEqual(player);
  });
});
