/// The two sides, by the one name they have everywhere, and where each stands in a pair.

import type { Side } from "../wasm/types";

export const SIDES: readonly [Side, Side] = ["first", "second"];

export function indexOf(side: Side): 0 | 1 {
  return side === "first" ? 0 : 1;
}

export function otherSide(side: Side): Side {
  return side === "first" ? "second" : "first";
}
