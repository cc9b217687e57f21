/// What a choice comes to.

import type { Choice, Look } from "./types";

/** If only one way leads to the end of the turn, a touch goes all the way. */
export function whole(look: Look, choice: Choice): Choice {
  return look.completion && look.completion.startsWith(choice.text) ? { ...choice, text: look.completion, done: true } : choice;
}
