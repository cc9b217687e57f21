/// The language of the visitor: the browser's, or the one chosen here and remembered.

import type { Language } from "../wasm/types";
import { store } from "../storage/store";
import { isLanguage, LANGUAGES, preferred } from "./languages";

export type { Language };
export { LANGUAGES, preferred };

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
