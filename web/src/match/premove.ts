/// A turn prepared while the other side is to move. It is only what the player has touched or typed: what it means, and whether it may be
/// played, the rules say when its time has come.

import type { Choice, Look } from "../wasm/types";

export type Premove = { from: string; to: string } | { text: string };

/** What may be chosen now that is what was touched. Several choices may look alike to the hand. */
export function choicesFor(look: Look, { from, to }: { from: string; to: string }): Choice[] {
  return look.choices.filter(({ touch }) => touch.from === from && touch.to === to);
}

/** What was prepared, for people to read. */
export function premoveText(premove: Premove): string {
  return "text" in premove ? premove.text : `${premove.from} → ${premove.to}`;
}
