import { expect, it } from "vitest";
import type { Layout } from "../wasm/types";
import { isTurned } from "./orientation";

function layout(columns: string): Layout {
  return { places: [], lines: [], barriers: [], rows: [], columns: [...columns].map((text, at) => ({ text, at: at * 2 })) };
}

it("turns only a board whose columns are named from the right", () => {
  expect(isTurned(layout("abcd"))).toBe(false);
  expect(isTurned(layout("123456789"))).toBe(false);
  expect(isTurned(layout("kjihgfedcba"))).toBe(true);
  expect(isTurned(layout(""))).toBe(false);
});
