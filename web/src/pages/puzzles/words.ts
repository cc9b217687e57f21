/// What is said of a puzzle.

import { certaintyOf } from "../../analysis/value";
import type { Refutation } from "../../puzzles/refutation";
import type { Aspect } from "../../puzzles/solver";
import type { GameInfo, Side } from "../../wasm/types";
import { otherSide } from "../../match/side";
import { t } from "../../words/words";
import { certaintyName, percent } from "../play/valuewords";

/** From this winning chance on somebody stands better. */
const BETTER = 0.6;

function replyWords(turn: string, { reply, worth }: Refutation, side: string): string {
  const { value, chance } = worth;
  const said = { turn, reply, side, certainty: certaintyName(certaintyOf(worth)) };
  if (value?.result === "win") return t("wrong-lost", { ...said, distance: value.distance });
  if (value?.result === "draw") return t("wrong-drawn", said);
  // Whatever the engine thinks of its reply: that this turn does not win is what has been proved.
  return chance >= BETTER ? t("wrong-better", { ...said, chance: percent(chance) }) : t("wrong-open", { turn, reply });
}

/** Why a turn is wrong: by the reply that shows it. */
export function wrongWords(game: GameInfo, { wrong, refutation, seeking }: Aspect, solver: Side, ending: string | null): string {
  if (wrong === null) return "";
  if (ending !== null) return `${t("wrong-ended", { turn: wrong })} ${ending}`;
  if (refutation) return replyWords(wrong, refutation, game.sides[otherSide(solver)]);
  return seeking ? t("puzzle-seeking") : t("wrong-bare", { turn: wrong });
}

/** Minutes and seconds: 2:07. */
export function clockText(millis: number): string {
  const seconds = Math.ceil(millis / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
