/// What can be thrown instead of an answer.

import type { Objection, Said } from "./types";

/** A question was answered with a reason why not. */
export class Refused extends Error {
  override readonly name = "Refused";

  constructor(readonly objection: Said<Objection>) {
    super(objection.words);
  }

  /** The number of the rule, where one is broken: `Q6`. */
  get rule(): string | null {
    return this.objection.rule;
  }

  /** A stable name of the reason: `must-capture`. */
  get code(): string {
    return this.objection.code;
  }

  /** The places and walls it speaks of. */
  get places(): string[] {
    return this.objection.places;
  }

  /** The character of the text, counted from 0, where it can be told. */
  get at(): number | null {
    return this.objection.at;
  }
}

/** The rules broke down, or could not be loaded. */
export class Broken extends Error {
  override readonly name = "Broken";
}
