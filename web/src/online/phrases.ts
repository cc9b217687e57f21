/// What players can say to each other, in the order it is offered.

import type { Phrase } from "./types";

/** Written so that a phrase the server learns is missed here by the compiler. */
const ALL: Record<Phrase, true> = {
  hello: true,
  "have-fun": true,
  "well-played": true,
  thanks: true,
  oops: true,
  "one-moment": true,
  back: true,
  "good-game": true,
  "must-go": true,
};

export const PHRASES = Object.keys(ALL) as Phrase[];
