/// How the visitor stands in the puzzles of a game: a rating and how it came about, what was seen lately, and the best runs. It is kept on this
/// device, and never grows beyond a few kilobytes. What cannot be read of it counts as nothing, field by field.

import { isRecord } from "../storage/json";
import { rated, rested, type Rating } from "./glicko";
import { isPuzzleId, type Puzzle } from "./puzzle";

export interface Standing {
  rating: Rating;
  /** The day of the last result that counted. */
  day: number | null;
  /** Results that counted, and those of them that were right. */
  attempts: number;
  solved: number;
  /** The rating after each of the last results. */
  graph: number[];
  /** The puzzles seen lately, the last one last. */
  seen: string[];
  /** The most puzzles solved in one streak, and in one rush. */
  best: { streak: number; rush: number };
  /** The day whose puzzle was solved last. */
  daily: number | null;
}

/** Days in a row on which a puzzle of the day was solved. */
export interface Days {
  last: number | null;
  count: number;
  best: number;
}

/** Where everybody begins: among the easier puzzles, and quickly elsewhere. */
export const NEWCOMER: Standing = {
  rating: { rating: 1200, deviation: 250, volatility: 0.06 },
  day: null,
  attempts: 0,
  solved: 0,
  graph: [],
  seen: [],
  best: { streak: 0, rush: 0 },
  daily: null,
};

export const NO_DAYS: Days = { last: null, count: 0, best: 0 };

/** What levels find hard is only roughly what people find hard. */
const PUZZLE_DEVIATION = 60;
/** Whoever comes back to a puzzle after so many others may have forgotten it. */
export const MOST_SEEN = 300;
export const MOST_POINTS = 200;
const MOST = 1_000_000;
const VERSION = 1;

/** The standing with one more puzzle among those that were seen. */
export function withSeen(standing: Standing, id: string): Standing {
  return { ...standing, seen: [...standing.seen.filter((other) => other !== id), id].slice(-MOST_SEEN) };
}

/** Whether a result would count: only the first attempt does. */
export function counts({ seen }: Standing, { id }: Puzzle): boolean {
  return !seen.includes(id);
}

/** The standing after a puzzle; a day without puzzles makes it less sure. */
export function withResult(standing: Standing, puzzle: Puzzle, isSolved: boolean, day: number): Standing {
  if (!counts(standing, puzzle)) return withSeen(standing, puzzle.id);
  const known = rested(standing.rating, standing.day === null ? 0 : day - standing.day);
  const rating = rated(known, [{ rating: puzzle.rating, deviation: PUZZLE_DEVIATION, score: isSolved ? 1 : 0 }]);
  return {
    ...withSeen(standing, puzzle.id),
    rating,
    day,
    attempts: Math.min(MOST, standing.attempts + 1),
    solved: Math.min(MOST, standing.solved + (isSolved ? 1 : 0)),
    graph: [...standing.graph, Math.round(rating.rating)].slice(-MOST_POINTS),
  };
}

export function withRun(standing: Standing, kind: "streak" | "rush", count: number): Standing {
  return count > standing.best[kind] ? { ...standing, best: { ...standing.best, [kind]: Math.min(MOST, count) } } : standing;
}

/** The days after a puzzle of the day was solved. */
export function withDay(days: Days, day: number): Days {
  if (days.last === day) return days;
  const count = days.last === day - 1 ? Math.min(MOST, days.count + 1) : 1;
  return { last: day, count, best: Math.max(days.best, count) };
}

/** Days in a row that are not broken yet: today's puzzle may still be solved. */
export function daysNow({ last, count }: Days, today: number): number {
  return last !== null && (last === today || last === today - 1) ? count : 0;
}

function readWhole(value: unknown, most: number): number | null {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most ? value : null;
}

function readBetween(value: unknown, least: number, most: number): number | null {
  return typeof value === "number" && value >= least && value <= most ? value : null;
}

function readRating(value: unknown): Rating | null {
  if (!isRecord(value)) return null;
  const rating = readBetween(value.rating, -1_000, 5_000);
  const deviation = readBetween(value.deviation, 1, 350);
  const volatility = readBetween(value.volatility, 0.001, 1);
  return rating === null || deviation === null || volatility === null ? null : { rating, deviation, volatility };
}

/** Keeps what can be understood of a stored standing; null if it is none at all. */
export function readStanding(value: unknown): Standing | null {
  if (!isRecord(value) || value.version !== VERSION) return null;
  const rating = readRating(value.rating);
  const attempts = readWhole(value.attempts, MOST) ?? 0;
  const best = isRecord(value.best) ? value.best : {};
  const graph = Array.isArray(value.graph) ? value.graph.filter((point) => readBetween(point, -1_000, 5_000) !== null) : [];
  const seen = Array.isArray(value.seen) ? value.seen.filter((id) => typeof id === "string" && isPuzzleId(id)) : [];
  return {
    rating: rating ?? NEWCOMER.rating,
    day: rating ? readWhole(value.day, MOST) : null,
    attempts,
    solved: Math.min(attempts, readWhole(value.solved, MOST) ?? 0),
    graph: (graph as number[]).slice(-MOST_POINTS),
    seen: [...new Set(seen as string[])].slice(-MOST_SEEN),
    best: { streak: readWhole(best.streak, MOST) ?? 0, rush: readWhole(best.rush, MOST) ?? 0 },
    daily: readWhole(value.daily, MOST),
  };
}

export function storedStanding(standing: Standing): unknown {
  return { version: VERSION, ...standing };
}

export function readDays(value: unknown): Days {
  if (!isRecord(value)) return NO_DAYS;
  const [last, count, best] = [value.last, value.count, value.best].map((number) => readWhole(number, MOST));
  return { last: last ?? null, count: count ?? 0, best: Math.max(best ?? 0, count ?? 0) };
}
