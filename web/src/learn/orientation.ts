/// How a board lies in a lesson. Lessons count columns from the left, so their boards lie that way, whoever sits at the bottom in
/// a game.

import type { Layout } from "../wasm/types";

export function isTurned({ columns }: Layout): boolean {
  const names = [...columns].sort((a, b) => a.at - b.at).map(({ text }) => text);
  return (names[0] ?? "") > (names.at(-1) ?? "");
}
