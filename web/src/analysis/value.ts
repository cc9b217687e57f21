/// What a position is worth, as the value bar shows it: from where the first side sits.

import type { Look, Side, Value, Worth } from "../wasm/types";

export interface Balance {
  /** The winning chance of the first side, a draw counting half. */
  chance: number;
  /** How it ends for the first side with best play, where that is certain. */
  value: Value | null;
  /** Looked up or over, and not searched. */
  isExact: boolean;
}

export function turned(value: Value): Value {
  if (value.result === "draw") return value;
  return { ...value, result: value.result === "win" ? "loss" : "win" };
}

/** What is worth so much to a side, from where the first side sits. */
export function balanceOf({ chance, value, exact }: Pick<Worth, "chance" | "value" | "exact">, side: Side): Balance {
  if (side === "first") return { chance, value, isExact: exact };
  return { chance: 1 - chance, value: value && turned(value), isExact: exact };
}

/** What a position is worth where the game is over. */
export function balanceAtEnd({ ending }: Look): Balance | null {
  if (!ending) return null;
  if (ending.outcome === "draw") return { chance: 0.5, value: { result: "draw" }, isExact: true };
  const isWon = ending.outcome === "first";
  return { chance: isWon ? 1 : 0, value: { result: isWon ? "win" : "loss", distance: 0 }, isExact: true };
}

/** `win 12`, `draw`, `loss 7`, or nothing. */
export function exactText(value: Value | null): string {
  if (!value) return "";
  return value.result === "draw" ? "draw" : `${value.result} ${value.distance}`;
}
