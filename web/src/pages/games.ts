/// The five games and the two workers that know them.

import { WasmClient } from "../wasm/client";
import type { GameInfo, Lesson } from "../wasm/types";
import { language, type Language } from "../words/language.svelte";
import { t } from "../words/words";

/** Names are names in every language, so that the cards can be painted before the rules have arrived. */
export const GAMES = [
  { id: "kono", name: "Kono" },
  { id: "cul-de-sac", name: "Cul-de-sac" },
  { id: "bermudes", name: "Bermudes" },
  { id: "quindo", name: "Quindo" },
  { id: "granat", name: "Granat" },
] as const;

const speak = (): Language => language.current;
/** What the page itself says of a question. */
export const clientWords = { tooLong: () => t("request-too-long") };

/** Always free to answer at once. */
export const rules = new WasmClient(speak, clientWords);
/** May be busy thinking. */
export const engine = new WasmClient(speak, clientWords);

/** Remembers answers by language. A failure is not remembered: the next question tries again. */
function remembering<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (key) => {
    const place = `${language.current} ${key}`;
    let answer = asked.get(place);
    if (!answer) {
      answer = ask(key);
      asked.set(place, answer);
      answer.catch(() => asked.delete(place));
    }
    return answer;
  };
}

const askInfos = remembering(() => rules.games());

/** What is known of all games, in the current language. */
export function gameInfos(): Promise<GameInfo[]> {
  return askInfos("");
}

export async function gameInfo(id: string): Promise<GameInfo> {
  const info = (await gameInfos()).find((known) => known.id === id);
  if (!info) throw new Error(`there is no game ${id}`);
  return info;
}

/** How a game is taught, in the current language. */
export const lessonOf: (game: string) => Promise<Lesson> = remembering((game) => rules.lesson(game));
