/// Why a turn is wrong: the reply that shows it, and what comes of that. In a solved game it is the truth, elsewhere what the engine finds in
/// about a second.

import { ADVICE_NODES } from "../match/advice";
import type { Engine, Rules } from "../wasm/client";
import type { GameText, Touch, Value } from "../wasm/types";

export interface Refutation {
  reply: string;
  touches: Touch[];
  /** What the reply is worth to who makes it, where that is certain. */
  value: Value | null;
  /** The winning chance of who makes it, 0 to 1. */
  chance: number;
}

const CHANCES = { win: 1, draw: 0.5, loss: 0 } as const;

type Found = Omit<Refutation, "touches">;

async function fromTable(engine: Pick<Engine, "exact">, text: GameText): Promise<Found | null> {
  const best = (await engine.exact(text))?.turns[0];
  return best ? { reply: best.turn, value: best.value, chance: CHANCES[best.value.result] } : null;
}

async function fromSearch(engine: Pick<Engine, "think">, text: GameText): Promise<Found | null> {
  const best = (await engine.think(text, ADVICE_NODES, 1)).lines[0];
  const reply = best?.turns[0];
  return best && reply !== undefined ? { reply, value: best.value, chance: best.chance } : null;
}

/** The answer to the last turn of a game; null if there is none. */
export async function refute(
  rules: Pick<Rules, "film">,
  engine: Pick<Engine, "exact" | "think">,
  text: GameText,
  isSolved: boolean,
): Promise<Refutation | null> {
  const found = (isSolved ? await fromTable(engine, text) : null) ?? (await fromSearch(engine, text));
  return found && { ...found, touches: (await rules.film(text, found.reply)).map(({ touch }) => touch) };
}
