/// Looks now and then whether the opponent has moved in a game by days, on whatever page the visitor is.

import type { Kept, Ledger, Snapshot } from "./ledger";
import { indexOf, otherSide } from "../match/side";
import type { View } from "./types";

/** Between two looks; days are long. */
export const EVERY = 60_000;
/** So many games are looked after, those touched last. */
const MOST = 10;

export interface Asking {
  show(id: string, secret: string): Promise<View>;
  /** It is the player's turn now. */
  ring(id: string, game: string, opponent: string): void;
}

/** Games in which the opponent's turn is waited for, with days for it. */
function awaited(kept: readonly Kept[]): (Kept & { snapshot: Snapshot })[] {
  return kept
    .filter((game): game is Kept & { snapshot: Snapshot } => game.snapshot !== null && !game.unsent)
    .filter(({ snapshot: { terms, state, seat } }) => terms.clock.kind === "days" && state.status === "playing" && state.to_move !== seat)
    .slice(0, MOST);
}

/** One look at all of them. `except` is the game that is open on this page: it hears of its turns by itself. */
export async function lookAround(ledger: Ledger, except: string | null, { show, ring }: Asking): Promise<void> {
  for (const { id, secret } of awaited(ledger.all()).filter((game) => game.id !== except)) {
    const view = await show(id, secret).catch(() => null);
    if (!view?.seat) continue;
    const { terms, seat, entries, state } = view;
    ledger.change(id, { snapshot: { terms, seat, entries, state } });
    if (state.status === "playing" && state.to_move === seat) ring(id, terms.game, state.names[indexOf(otherSide(seat))]);
  }
}
