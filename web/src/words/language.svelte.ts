/// The language of the visitor: the browser's, or the one chosen here and remembered.

import type { Language } from "../wasm/types";
import { store } from "../storage/store";

export type { Language };
export const LANGUAGES: readonly Language[] = ["en", "fr"];

function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The first of the browser's languages that we speak. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0];
    if (isLanguage(language)) return language;
  }
  return "en";
}

function first(): Language {
  const kept = store.read("language");
  return isLanguage(kept) ? kept : preferred(navigator.languages);
}

let chosen = $state<Language>(first());

export const language = {
  get current(): Language {
    return chosen;
  },
  choose(next: Language): void {
    chosen = next;
    store.write("language", next);
  },
};
