/// What is told of a game of one's own in a list: how it stands, against whom, since when.

import { indexOf, otherSide } from "../match/side";
import type { Kept } from "./ledger";
import type { Side } from "../wasm/types";
import type { Clock } from "./types";

export type GameStatus = "yours" | "theirs" | "waiting" | "won" | "lost" | "drawn" | "aborted" | "unknown";

export interface Mine {
  id: string;
  standing: GameStatus;
  /** All that follows is known only once the game has been seen. */
  seen: {
    game: string;
    seat: Side;
    /** What the opponent is called; empty for nobody, and for those who have not said. */
    opponent: string;
    isMet: boolean;
    /** Turns on the board. */
    ply: number;
    clock: Clock;
    /** When something last happened, in milliseconds since 1970. */
    since: number;
  } | null;
}

/** Those that wait for their player come first, then the others that are being played. */
const ORDER: GameStatus[] = ["yours", "theirs", "waiting", "unknown", "won", "lost", "drawn", "aborted"];

export function isOver(standing: GameStatus): boolean {
  return ORDER.indexOf(standing) > ORDER.indexOf("unknown");
}

function statusOf({ snapshot, unsent }: Kept): GameStatus {
  if (!snapshot) return "unknown";
  const { state, seat } = snapshot;
  if (state.status === "waiting") return "waiting";
  if (state.status === "playing") return state.to_move === seat && !unsent ? "yours" : "theirs";
  if (state.end?.reason === "aborted") return "aborted";
  const winner = state.end?.winner ?? null;
  return winner === null ? "drawn" : winner === seat ? "won" : "lost";
}

function mine(kept: Kept): Mine {
  const { id, snapshot } = kept;
  if (!snapshot) return { id, standing: "unknown", seen: null };
  const { terms, seat, state, entries } = snapshot;
  const other = indexOf(otherSide(seat));
  const seen = {
    game: terms.game,
    seat,
    opponent: state.names[other],
    isMet: state.seated[other],
    ply: state.ply,
    clock: terms.clock,
    since: entries.at(-1)?.at ?? terms.created,
  };
  return { id, standing: statusOf(kept), seen };
}

/** One's games in the order in which one wants to know of them. */
export function myGames(kept: readonly Kept[]): Mine[] {
  const since = ({ seen }: Mine): number => seen?.since ?? 0;
  return kept.map(mine).sort((a, b) => ORDER.indexOf(a.standing) - ORDER.indexOf(b.standing) || since(b) - since(a));
}
