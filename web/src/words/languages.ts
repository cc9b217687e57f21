/// The languages we speak.

import type { Language } from "../wasm/types";

export const LANGUAGES: readonly Language[] = ["en", "fr"];

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The first of some languages that we speak. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0];
    if (isLanguage(language)) return language;
  }
  return "en";
}
