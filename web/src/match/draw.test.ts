import { expect, it } from "vitest";
import type { Analysis, Exact } from "../wasm/types";
import { acceptsDraw } from "./draw";

function thought(chance: number, exact = false): Analysis {
  return {
    depth: 1,
    nodes: 1,
    lines: [{ turns: ["a"], chance, score: 0, exact, value: exact ? { result: "draw" } : null }],
  } as unknown as Analysis;
}

function known(result: "win" | "draw" | "loss"): Exact {
  return { value: { result, distance: 4 }, turns: [] } as unknown as Exact;
}

it("a draw is accepted from turn 10 on if the engine expects 45 % or less", () => {
  expect(acceptsDraw(10, thought(0.55), null)).toBe(true);
  expect(acceptsDraw(10, thought(0.54), null)).toBe(false);
  expect(acceptsDraw(9, thought(0.99), null)).toBe(false);
});

it("a known draw is accepted at any time, a known win of the engine never", () => {
  expect(acceptsDraw(0, thought(0.5, true), null)).toBe(true);
  expect(acceptsDraw(0, null, known("draw"))).toBe(true);
  expect(acceptsDraw(50, null, known("loss"))).toBe(false);
  expect(acceptsDraw(50, null, known("win"))).toBe(true);
  expect(acceptsDraw(0, null, null)).toBe(false);
});
