/// Why a turn is wrong: the reply that shows it, and what comes of that. In a solved game it is the truth, elsewhere what the engine finds in
/// about a second; it looks endgames up where a table knows them.

import { ADVICE_NODES } from "../match/advice";
import type { Engine, Rules } from "../wasm/client";
import type { GameText, Touch, Worth } from "../wasm/types";

export interface Refutation {
  reply: string;
  touches: Touch[];
  /** What it is worth to who makes it. */
  worth: Pick<Worth, "chance" | "value" | "exact">;
}

const CHANCES = { win: 1, draw: 0.5, loss: 0 } as const;

type Found = Omit<Refutation, "touches">;

async function fromTable(engine: Pick<Engine, "exact">, text: GameText): Promise<Found | null> {
  const best = (await engine.exact(text))?.turns[0];
  return best ? { reply: best.turn, worth: { value: best.value, chance: CHANCES[best.value.result], exact: true } } : null;
}

async function fromSearch(engine: Pick<Engine, "think">, text: GameText): Promise<Found | null> {
  const best = (await engine.think(text, ADVICE_NODES, 1)).lines[0];
  const reply = best?.turns[0];
  return best && reply !== undefined ? { reply, worth: best } : null;
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
