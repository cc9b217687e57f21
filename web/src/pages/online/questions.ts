/// Which question comes first.

import { indexOf, otherSide } from "../../match/side";
import type { Seen } from "../../online/room.svelte";
import type { Offer } from "../../online/types";

export type Question = { kind: "held" } | { kind: "asked" | "offered"; offer: Offer } | { kind: "claim" };

const OFFERS: readonly Offer[] = ["draw", "takeback", "rematch"];

export function questionFor(seen: Seen, isHeld: boolean, wait: number | null): Question | null {
  const { seat, state } = seen;
  if (!seat) return null;
  if (isHeld) return { kind: "held" };
  const by = (who: string): Offer | undefined => OFFERS.find((_, at) => state.offers[at] === who);
  const asked = by(otherSide(seat));
  if (asked) return { kind: "asked", offer: asked };
  if (wait !== null) return { kind: "claim" };
  const offered = by(seat);
  return offered ? { kind: "offered", offer: offered } : null;
}

/** How long until the game of an opponent who is gone can be claimed, in milliseconds; nothing if there is nothing to wait for.
 * Without a clock it is the silence that counts, and it is spoken of only when it is over. */
export function claimWait(seen: Seen, serverNow: number): number | null {
  const { seat, state, terms, absence, awaySince } = seen;
  if (!seat || state.status !== "playing" || state.to_move === seat || absence === null) return null;
  if (terms.clock.kind === "none") return serverNow - state.started >= absence ? 0 : null;
  const since = awaySince[indexOf(otherSide(seat))];
  if (since === null || !state.running) return null;
  return Math.max(0, since + absence - serverNow);
}
