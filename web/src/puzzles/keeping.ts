/// Where standings are kept between visits, one thing a key, and the file in which they go to another device.

import { isRecord, readJson } from "../storage/json";
import type { Store } from "../storage/store";
import { NEWCOMER, readDays, readStanding, storedStanding, type Days, type Standing } from "./standing";

const FORMAT = "pionnier-puzzles";
const VERSION = 1;
const DAYS = "puzzle-days";

/** By the id of a game. */
export type Standings = Record<string, Standing>;

export interface Carried {
  standings: Standings;
  days: Days;
}

/** One key a game, without the beginning that all keys have. */
function keyOf(game: string): string {
  return `puzzles.${game}`;
}

export class StandingsKeeper {
  constructor(
    private readonly store: Store,
    private readonly games: readonly string[],
  ) {}

  read(game: string): Standing {
    return readStanding(readJson(this.store.read(keyOf(game)))) ?? NEWCOMER;
  }

  keep(game: string, standing: Standing): void {
    this.store.write(keyOf(game), JSON.stringify(storedStanding(standing)));
  }

  readDays(): Days {
    return readDays(readJson(this.store.read(DAYS)));
  }

  keepDays(days: Days): void {
    this.store.write(DAYS, JSON.stringify(days));
  }

  readAll(): Carried {
    return { standings: Object.fromEntries(this.games.map((game) => [game, this.read(game)])), days: this.readDays() };
  }

  /** Everything, as a file for another device. */
  write(): string {
    const { standings, days } = this.readAll();
    const games = Object.fromEntries(Object.entries(standings).map(([game, standing]) => [game, storedStanding(standing)]));
    return `${JSON.stringify({ format: FORMAT, version: VERSION, games, days }, null, 1)}\n`;
  }

  /** Takes over what such a file says; games it does not name stay as they are. The answer is false if it is no such file. */
  take(text: string): boolean {
    const found = readJson(text);
    if (!isRecord(found) || found.format !== FORMAT || found.version !== VERSION || !isRecord(found.games)) return false;
    const { games } = found;
    const taken = this.games.flatMap((game): [string, Standing][] => {
      const standing = readStanding(games[game]);
      return standing ? [[game, standing]] : [];
    });
    if (taken.length === 0) return false;
    for (const [game, standing] of taken) this.keep(game, standing);
    this.keepDays(readDays(found.days));
    return true;
  }

  forget(): void {
    for (const game of this.games) this.store.remove(keyOf(game));
    this.store.remove(DAYS);
  }
}
