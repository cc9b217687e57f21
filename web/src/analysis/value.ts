/// What a position is worth, as the value bar shows it: from where the first side sits.

import type { Look, Side, Value, Worth } from "../wasm/types";

export interface Balance {
  /** The winning chance of the first side, a draw counting half. */
  chance: number;
  /** How it ends for the first side with best play, where that is certain. */
  value: Value | null;
  /** Looked up or over, and not searched. */
  exact: boolean;
}

/** Where a value comes from: a table or the rules, a win that was found to the end, or a judgement. */
export type Certainty = "exact" | "proved" | "estimate";

export function certaintyOf({ value, exact }: Pick<Worth, "value" | "exact">): Certainty {
  if (exact) return "exact";
  return value ? "proved" : "estimate";
}

const WEAKEST_FIRST: readonly Certainty[] = ["estimate", "proved", "exact"];

/** What is found by comparing values is as certain as the least certain of them. */
export function weakest(worths: readonly Pick<Worth, "value" | "exact">[]): Certainty {
  const all = worths.map(certaintyOf);
  return WEAKEST_FIRST.find((certainty) => all.includes(certainty)) ?? "exact";
}

export function turned(value: Value): Value {
  if (value.result === "draw") return value;
  return { ...value, result: value.result === "win" ? "loss" : "win" };
}

/** What is worth so much to a side, from where the first side sits. */
export function balanceOf({ chance, value, exact }: Pick<Worth, "chance" | "value" | "exact">, side: Side): Balance {
  if (side === "first") return { chance, value, exact };
  return { chance: 1 - chance, value: value && turned(value), exact };
}

/** What a position is worth where the game is over. */
export function balanceAtEnd({ ending }: Look): Balance | null {
  if (!ending) return null;
  if (ending.outcome === "draw") return { chance: 0.5, value: { result: "draw" }, exact: true };
  const isWon = ending.outcome === "first";
  return { chance: isWon ? 1 : 0, value: { result: isWon ? "win" : "loss", distance: 0 }, exact: true };
}

/** `win 12`, `draw`, `loss 7`, or nothing. */
export function exactText(value: Value | null): string {
  if (!value) return "";
  return value.result === "draw" ? "draw" : `${value.result} ${value.distance}`;
}
