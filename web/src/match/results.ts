/// How the visitor's games on this device have ended: counts by game and opponent, and how often in a row a level was beaten.
/// Small whatever happens: there are so many games and levels, and no game is kept by itself.

import { isRecord, readJson } from "../storage/json";
import { LEVELS, readLevel } from "./levels";

export type Result = "won" | "drawn" | "lost";

/** A level of the engine, or people elsewhere. */
export type Opponent = number | "online";

export type Tally = Record<Result, number>;

interface Course {
  tallies: Partial<Record<Opponent, Tally>>;
  /** The game that was counted last: one that is looked at again, or taken back and ended anew, counts once. */
  last: string;
  /** Wins in a row against the level that was played last. */
  streak: { level: number; wins: number } | null;
}

/** By the id of a game. */
export type Results = Partial<Record<string, Course>>;

/** So many wins in a row say that the next level is due. */
const ENOUGH = 2;

const MOST = 1_000_000;
const RESULTS: Result[] = ["won", "drawn", "lost"];
export const OPPONENTS: Opponent[] = [...Array.from({ length: LEVELS }, (_, at) => at + 1), "online"];

/** The results with one more game; the same if it was counted before. */
export function withGame(results: Results, game: string, opponent: Opponent, result: Result, id: string): Results {
  const before = results[game] ?? { tallies: {}, last: "", streak: null };
  if (before.last === id) return results;
  const tally = before.tallies[opponent] ?? { won: 0, drawn: 0, lost: 0 };
  const tallies = { ...before.tallies, [opponent]: { ...tally, [result]: Math.min(MOST, tally[result] + 1) } };
  let { streak } = before;
  if (opponent !== "online") {
    const wins = streak?.level === opponent ? streak.wins : 0;
    streak = { level: opponent, wins: result === "won" ? Math.min(MOST, wins + 1) : 0 };
  }
  return { ...results, [game]: { tallies, last: id, streak } };
}

export function tallyOf(results: Results, game: string, opponent: Opponent): Tally | null {
  return results[game]?.tallies[opponent] ?? null;
}

export function played({ won, drawn, lost }: Tally): number {
  return won + drawn + lost;
}

/** The level to try next, after wins in a row against the one before it. */
export function nextLevel(results: Results, game: string): number | null {
  const streak = results[game]?.streak;
  return streak && streak.wins >= ENOUGH && streak.level < LEVELS ? streak.level + 1 : null;
}

function readCount(value: unknown): number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MOST ? value : 0;
}

function readCourse(value: unknown, levels: unknown): Course | undefined {
  if (!isRecord(value) || !isRecord(value.tallies)) return undefined;
  const course: Course = { tallies: {}, last: typeof value.last === "string" ? value.last.slice(0, 64) : "", streak: null };
  for (const kept of OPPONENTS) {
    const found = value.tallies[String(kept)];
    const opponent = kept === "online" ? kept : readLevel(kept, levels);
    if (!isRecord(found) || opponent === undefined) continue;
    const [won = 0, drawn = 0, lost = 0] = RESULTS.map((result) => readCount(found[result]));
    if (won + drawn + lost > 0) course.tallies[opponent] = { won, drawn, lost };
  }
  const { streak } = value;
  const level = isRecord(streak) ? readLevel(streak.level, levels) : undefined;
  if (isRecord(streak) && level !== undefined) course.streak = { level, wins: readCount(streak.wins) };
  return course;
}

/** The results as they are stored. */
export function writeResults(results: Results): string {
  return JSON.stringify({ ...results, levels: LEVELS });
}

/** Keeps what can be understood of a stored text. Games nobody knows are left out, so that nothing can pile up. */
export function readResults(text: string | null, games: readonly string[]): Results {
  const found = readJson(text);
  const results: Results = {};
  if (!isRecord(found)) return results;
  for (const game of games) {
    const course = readCourse(found[game], found.levels);
    if (course) results[game] = course;
  }
  return results;
}
