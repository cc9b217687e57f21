/// What is said of values, and of where they come from. These words come with the pages that say them.

import english from "../../../messages/values/en.ftl?raw";
import french from "../../../messages/values/fr.ftl?raw";
import type { Certainty } from "../../analysis/value";
import type { Worth } from "../../wasm/types";
import { learnWords } from "../../words/messages";
import { t } from "../../words/words";

learnWords({ en: english, fr: french });

export function percent(chance: number): number {
  return Math.round(chance * 100);
}

/** What a line is worth to the side that moves, in few words. */
export function worthWords({ chance, value }: Pick<Worth, "chance" | "value">): string {
  if (!value) return t("worth-chance", { chance: percent(chance) });
  return t(`worth-${value.result}`, { distance: "distance" in value ? value.distance : 0 });
}

/** Where a value comes from: a table, a proof or a judgement. */
export function certaintyName(certainty: Certainty): string {
  return t(`certainty-${certainty}`);
}

/** What something is worth, and where that is known from. */
export function sureWords(worth: string, certainty: Certainty): string {
  return t("worth-sure", { worth, certainty: certaintyName(certainty) });
}
