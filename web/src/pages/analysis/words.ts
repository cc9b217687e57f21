/// What is said of values and turns in an analysis.

import { certaintyOf, turned, weakest, type Balance } from "../../analysis/value";
import { otherSide } from "../../match/side";
import type { GameInfo, Judgement, Side, Worth } from "../../wasm/types";
import { t } from "../../words/words";
import { certaintyName, percent, sureWords, worthWords } from "../play/valuewords";

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
export function certaintyWords(balance: Balance, isOver: boolean): string {
  return t(isOver ? "balance-over" : `balance-${certaintyOf(balance)}`);
}

function namedWorth(worth: Worth): string {
  return sureWords(worthWords(worth), certaintyOf(worth));
}

/** What was wrong with a turn. */
export function judgementWords(judgement: Judgement, number: number): string {
  const { turn, verdict, best, before, after, loss } = judgement;
  const said = { number, turn, best, verdict: t(`verdict-${verdict}`) };
  if (before.value && after.value) {
    return t("review-change", { ...said, from: namedWorth(before), to: namedWorth(after) });
  }
  return t("review-point", { ...said, loss: percent(loss), certainty: certaintyName(weakest([before, after])) });
}

/** The sign that stands for a verdict: told apart by form, not by colour alone. */
export const SIGNS: Record<Judgement["verdict"], string> = { best: "", good: "", inaccuracy: "?!", mistake: "?", blunder: "??" };
