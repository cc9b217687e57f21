/// What a visitor last wished for when making a game.

import { isRecord, readJson } from "../storage/json";
import type { Clock, NewGame } from "./types";

export interface Wish {
  game: string;
  side: "first" | "second" | "lot";
  clock: Clock["kind"];
  days: number;
  minutes: number;
  increment: number;
  listed: boolean;
}

export const DAYS = [1, 2, 3, 5, 7, 14, 30] as const;
export const MINUTES = [1, 2, 3, 5, 10, 15, 30, 60, 90] as const;
export const INCREMENTS = [0, 1, 2, 3, 5, 10, 15, 30, 60] as const;

export const DEFAULT_WISH: Wish = { game: "kono", side: "lot", clock: "none", days: 3, minutes: 10, increment: 5, listed: false };

function oneOf<T>(known: readonly T[], value: unknown, otherwise: T): T {
  return known.find((each) => each === value) ?? otherwise;
}

/** What is sensible in a stored text, and the defaults for the rest. `games` are those that can be played. */
export function readWish(text: string | null, games: readonly string[]): Wish {
  const found = readJson(text);
  const stored = isRecord(found) ? found : {};
  return {
    game: oneOf(games, stored.game, DEFAULT_WISH.game),
    side: oneOf(["first", "second", "lot"], stored.side, DEFAULT_WISH.side),
    clock: oneOf(["none", "days", "live"], stored.clock, DEFAULT_WISH.clock),
    days: oneOf<number>(DAYS, stored.days, DEFAULT_WISH.days),
    minutes: oneOf<number>(MINUTES, stored.minutes, DEFAULT_WISH.minutes),
    increment: oneOf<number>(INCREMENTS, stored.increment, DEFAULT_WISH.increment),
    // To open a game to anybody is decided anew each time.
    listed: false,
  };
}

function clockOf(wish: Wish): Clock {
  if (wish.clock === "days") return { kind: "days", days: wish.days };
  if (wish.clock === "live") return { kind: "live", seconds: wish.minutes * 60, increment: wish.increment };
  return { kind: "none" };
}

export function newGameOf(wish: Wish, name: string): NewGame {
  const made: NewGame = { game: wish.game, clock: clockOf(wish), listed: wish.listed, name };
  return wish.side === "lot" ? made : { ...made, seat: wish.side };
}
