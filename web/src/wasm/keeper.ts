/// What the worker keeps of the game that is asked about, as the page knows it: a question says only what is new, and so costs the same
/// whenever it is asked. If the worker has lost it, the whole game is said again.

import type { GameText, Kept, Look, PlayedTurn } from "./types";

/** The game as the worker has it. */
interface Told {
  name: number;
  text: GameText;
  /** As much of its history as has been answered. */
  history: PlayedTurn[];
}

/** A question about a game. */
export interface Question {
  number: number;
  /** The whole game. */
  text: GameText;
  /** The history that need not be answered. */
  known: PlayedTurn[];
  /** What is sent. */
  sent: GameText & { kept?: Kept };
}

function isSameGame(a: GameText, b: GameText): boolean {
  return a.game === b.game && a.rules === b.rules && a.start === b.start;
}

/** How many turns two games have in common. */
function common(a: string[], b: string[]): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count += 1;
  return count;
}

export class Keeper {
  private told: Told | null = null;
  private names = 0;
  private questions = 0;

  /** The worker is another, or knows nothing any more. */
  forget(): void {
    this.told = null;
  }

  /** Asks about a game. */
  question(text: GameText): Question {
    const number = (this.questions += 1);
    // There is nothing to be kept of a game that has not begun, and many such are looked at beside one that has.
    if (text.turns.length === 0) return { number, text, known: [], sent: text };
    const { told } = this;
    const isSame = told !== null && isSameGame(told.text, text);
    const from = isSame ? common(told.text.turns, text.turns) : 0;
    const name = isSame ? told.name : (this.names += 1);
    const known = isSame ? told.history.slice(0, from) : [];
    // The worker does not keep a game that its players have ended.
    this.told = text.ending ? null : { name, text, history: known };
    return { number, text, known, sent: { ...text, turns: text.turns.slice(from), kept: { name, from, known: known.length } } };
  }

  /** The whole of what is to be seen, from an answer; with `turn`, after that was played too. */
  complete({ number, text, known }: Question, look: Look, turn?: string): Look {
    const history = [...known, ...look.history];
    // If something else was asked meanwhile, the worker is not where this answer left it.
    if (this.told && number === this.questions && text.turns.length > 0) {
      const turns = turn === undefined ? text.turns : [...text.turns, turn];
      this.told = { ...this.told, text: { ...text, turns }, history };
    }
    return { ...look, history };
  }
}
