/// The messages of the page in each language.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../messages/en.ftl?raw";
import french from "../../messages/fr.ftl?raw";
import type { Language } from "../wasm/types";
import { LANGUAGES } from "./languages";

function bundle(language: Language, messages: string): FluentBundle {
  // Texts are short and of one direction; marks that isolate them would only end up in what people copy.
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(messages));
  return made;
}

const bundles: Record<Language, FluentBundle> = { en: bundle("en", english), fr: bundle("fr", french) };

/** Takes in the messages of a page that is fetched when it is opened. */
export function learnWords(messages: Record<Language, string>): void {
  for (const language of LANGUAGES) bundles[language].addResource(new FluentResource(messages[language]));
}

/** The message in a language. A missing one shows its name: a test makes sure that there is none. */
export function say(language: Language, id: string, values: Record<string, FluentVariable> = {}): string {
  const words = bundles[language];
  const message = words.getMessage(id);
  return message?.value ? words.formatPattern(message.value, values) : id;
}
