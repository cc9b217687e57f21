/// What the page says, in the language of the visitor.

import type { FluentVariable } from "@fluent/bundle";
import { language } from "./language.svelte";
import { say } from "./messages";

/** The message in the current language. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  return say(language.current, id, values);
}
