/// A position in words, for those who cannot see it.

import { manName } from "../board/words";
import type { GameInfo, Look } from "../wasm/types";
import { SIDES } from "../match/side";
import { t } from "../words/words";

export function positionWords(game: GameInfo, look: Look): string {
  const { men, barriers, stock } = look.scene;
  const sentences: string[] = [];
  for (const side of SIDES) {
    const kinds = new Set(men.filter((man) => man.side === side).map(({ kind }) => kind));
    for (const kind of kinds) {
      const places = men.filter((man) => man.side === side && man.kind === kind).map(({ place }) => place);
      sentences.push(t("position-men", { man: manName(t, game, side, kind), places: places.join(", ") }));
    }
    for (const { kind, count } of stock.filter((kept) => kept.side === side)) {
      sentences.push(t("position-stock", { side: game.sides[side], stock: t(`stock-${kind}`, { count }) }));
    }
  }
  if (barriers.length > 0) sentences.push(t("position-walls", { walls: barriers.join(", ") }));
  sentences.push(...look.notes.map(({ words }) => words));
  sentences.push(look.ending?.words ?? t("status-theirs", { side: game.sides[look.side] }));
  return sentences.join(" ");
}
