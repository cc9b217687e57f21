import type { BarrierPlace, GameInfo, Look, Side } from "../wasm/types";
import type { Speech } from "../words/speech";
import { ableMen, choicesFrom, mustCapture } from "./selection";

/** What a screen reader says of each place: what is there, and what can be done with it. */
export function placeLabels(t: Speech, game: GameInfo, look: Look, selected: string | null, live: boolean): Map<string, string> {
  const men = new Map(look.scene.men.map((man) => [man.place, man]));
  const able = live ? ableMen(look) : new Set<string>();
  const must = mustCapture(look);
  const goals = live ? choicesFrom(look, selected) : [];
  return new Map(
    game.layout.places.map((place) => {
      const man = men.get(place.name);
      const kind = placeKind(t, game, place.kind);
      const what = [
        place.name,
        man ? manName(t, game, man.side, man.kind) : t("board-empty"),
        kind,
        place.name === selected ? t("board-selected") : able.has(place.name) ? t(must ? "board-must" : "board-can") : null,
        ...new Set(goals.filter(({ touch }) => touch.to === place.name).map(({ touch }) => t(`board-goal-${touch.kind}`))),
      ];
      return [place.name, what.filter((part) => part !== null).join(", ")];
    }),
  );
}

export function wallLabel(t: Speech, wall: BarrierPlace, standing: boolean, open: boolean): string {
  const state = standing ? "board-wall-stands" : open ? "board-wall-open" : "board-wall-shut";
  return `${t(wall.kind === "h" ? "board-wall-h" : "board-wall-v", { wall: wall.name })}, ${t(state)}`;
}

/** "white pawn", "pion blanc": sides are written small inside a sentence in both languages. */
export function manName(t: Speech, game: GameInfo, side: Side, kind: string): string {
  return t(`board-kind-${kind}`, { side: game.sides[side].toLowerCase() });
}

/** "5 discs on the board": by each game's own noun. A pawn with a ball is still a pawn. */
export function manCount(t: Speech, { scene }: Look, count: number): string {
  const kind = scene.men[0]?.kind ?? "man";
  return t(`stock-${kind === "carrier" ? "pawn" : kind}`, { count });
}

function placeKind(t: Speech, game: GameInfo, kind: string): string | null {
  switch (kind) {
    case "base-first":
      return t("board-base", { side: game.sides.first.toLowerCase() });
    case "base-second":
      return t("board-base", { side: game.sides.second.toLowerCase() });
    case "border":
    case "landmark":
      return t(`board-${kind}`);
    default:
      return null;
  }
}
