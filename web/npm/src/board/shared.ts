/// One copy of the rules serves every board of a page, each in its own language.

import type { Language } from "../../../src/wasm/types";
import { compile, type Source } from "../files";
import { Responder } from "../responder";
import { Pionnier } from "../pionnier";

let opening: Promise<Responder> | null = null;

/** The rules in a language. What could not be loaded is tried again when the next board asks. */
export async function shared(language: Language, wasm: Source | undefined): Promise<Pionnier> {
  opening ??= compile(wasm).then((module) => Responder.open(module));
  try {
    return new Pionnier(await opening, language);
  } catch (error) {
    opening = null;
    throw error;
  }
}
