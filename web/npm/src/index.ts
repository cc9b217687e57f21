/// The rules of five board games, and an engine that plays them.

import { compile, type Source } from "./files";
import { Responder } from "./responder";
import { Pionnier } from "./pionnier";
import type { Language } from "../../src/wasm/types";

export { BadRequest } from "./badrequest";
export { Broken, Refused } from "../../src/wasm/errors";
export type { Game, GameOptions, Picture, Think } from "./game";
export type { Pionnier } from "./pionnier";
export type { Source } from "./files";
export type {
  Analysis,
  Choice,
  Ended,
  Exact,
  ExactTurn,
  Frame,
  GameInfo,
  GameText,
  Language,
  Layout,
  Lesson,
  Look,
  Man,
  Note,
  Objection,
  Outcome,
  PictureTheme,
  PlayedTurn,
  Said,
  Scene,
  Score,
  Settled,
  Side,
  Step,
  ThoughtLine,
  Touch,
  Value,
} from "../../src/wasm/types";

/** How the rules are loaded. */
export interface LoadOptions {
  /** The language of names and reasons; English if nothing is said. */
  language?: Language;
  /** The WebAssembly, or where it is to be had, if not beside this program. */
  wasm?: Source;
}

/**
 * Loads the rules and the engine. Everything after that is answered at once, in the thread that asks.
 *
 * Each call starts anew, with a memory of its own that goes when nobody holds what came of it. One is enough for a program.
 */
export async function load({ language = "en", wasm }: LoadOptions = {}): Promise<Pionnier> {
  return new Pionnier(await Responder.open(await compile(wasm)), language);
}
