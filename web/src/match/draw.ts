/// How the engine answers an offer of a draw.

import type { Analysis, Exact } from "../face/types";

/** From this turn on the engine thinks about offers; a position known to be drawn it gives up at once. */
const EARLIEST_TURN = 10;
/** It agrees if it expects no more than this of the game, a draw counting half. */
const MOST_HOPE = 0.45;

/** `thought` and `exact` are of the position before the person who offers: their hope is the engine's fear. */
export function acceptsDraw(turns: number, thought: Analysis | null, exact: Exact | null): boolean {
  if (exact) return exact.value.result === "draw" || (turns >= EARLIEST_TURN && exact.value.result === "win");
  const best = thought?.lines[0];
  if (!best) return false;
  const isKnownDraw = best.value?.result === "draw";
  return isKnownDraw || (turns >= EARLIEST_TURN && 1 - best.chance <= MOST_HOPE);
}
