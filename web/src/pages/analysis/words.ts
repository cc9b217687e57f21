/// What is said of values and turns in an analysis.

import { turned, type Balance } from "../../analysis/value";
import { otherSide } from "../../match/side";
import type { GameInfo, Judgement, Side, Value, Worth } from "../../wasm/types";
import { t } from "../../words/words";

export function percent(chance: number): number {
  return Math.round(chance * 100);
}

/** What a line is worth to the side that moves, in few words. */
export function worthWords({ chance, value }: Pick<Worth, "chance" | "value">): string {
  if (!value) return t("worth-chance", { chance: percent(chance) });
  return t(`worth-${value.result}`, { distance: "distance" in value ? value.distance : 0 });
}

/** Who wins and when, or who is how likely to. */
export function balanceWords(game: GameInfo, { chance, value }: Balance): string {
  if (!value) {
    const side: Side = chance >= 0.5 ? "first" : "second";
    return t("balance-chance", { side: game.sides[side], chance: percent(Math.max(chance, 1 - chance)) });
  }
  if (value.result === "draw") return t("balance-draw");
  const side: Side = value.result === "win" ? "first" : otherSide("first");
  const won = value.result === "win" ? value : turned(value);
  return t("balance-win", { side: game.sides[side], distance: "distance" in won ? won.distance : 0 });
}

/** How sure that is. */
export function certaintyWords({ value, isExact }: Balance, isOver: boolean): string {
  if (isOver) return t("balance-over");
  if (isExact) return t("balance-exact");
  return t(value ? "balance-proved" : "balance-estimate");
}

function valueName(value: Value): string {
  return t(`review-value-${value.result}`);
}

/** What was wrong with a turn. */
export function judgementWords(judgement: Judgement, number: number): string {
  const { turn, verdict, best, before, after, loss } = judgement;
  const said = { number, turn, best, verdict: t(`verdict-${verdict}`) };
  if (before.value && after.value) {
    return t("review-change", { ...said, from: valueName(before.value), to: valueName(after.value) });
  }
  return t("review-point", { ...said, loss: percent(loss) });
}

/** The sign that stands for a verdict: told apart by form, not by colour alone. */
export const SIGNS: Record<Judgement["verdict"], string> = { best: "", good: "", inaccuracy: "?!", mistake: "?", blunder: "??" };
