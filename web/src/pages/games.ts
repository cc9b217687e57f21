/// The five games and the two workers that know them.

import { Face } from "../face/face";
import type { GameInfo } from "../face/types";
import { language } from "../words/language.svelte";

/** Names are names in every language, so that the cards can be painted before the rules have arrived. */
export const GAMES = [
  { id: "kono", name: "Kono" },
  { id: "cul-de-sac", name: "Cul-de-sac" },
  { id: "bermudes", name: "Bermudes" },
  { id: "quindo", name: "Quindo" },
  { id: "granat", name: "Granat" },
] as const;

const speak = (): string => language.current;

/** Always free to answer at once. */
export const rules = new Face(speak);
/** May be busy thinking. */
export const engine = new Face(speak);

const asked = new Map<string, Promise<GameInfo[]>>();

/** What is known of all games, in the current language. */
export function gameInfos(): Promise<GameInfo[]> {
  const key = language.current;
  let infos = asked.get(key);
  if (!infos) {
    infos = rules.games();
    asked.set(key, infos);
    // A failure is not remembered: the next question tries again.
    infos.catch(() => asked.delete(key));
  }
  return infos;
}
