/// The puzzle of the day: the same for everybody on that date, wherever they are and whatever they speak.

import type { Puzzle } from "./puzzle";

const DAY = 86_400_000;

/** Days from 1970-01-01 to the date on the visitor's calendar. */
export function dayOf(moment: Date): number {
  return Math.round(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY);
}

/** Midnight of a day, by the calendar of whoever asks. */
export function dateOf(day: number): Date {
  const date = new Date(day * DAY);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}

export function dailyPuzzle(puzzles: readonly Puzzle[], day: number): Puzzle | null {
  const count = puzzles.length;
  return count === 0 ? null : (puzzles[((day % count) + count) % count] ?? null);
}
