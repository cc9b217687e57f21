/// Where sheets are kept between visits. What is found there may be of another version, or damaged: then it is left out and
/// said so, never guessed at.

import { isRecord, readJson } from "../storage/json";
import type { Store } from "../storage/store";
import { DEFAULT_SETUP, FIRST_RULES, type Player, type Settlement, type Setup, type Sheet } from "./sheet";
import { LEVELS, readLevel } from "./levels";
import { SIDES } from "./side";

const VERSION = 1;
const MAX_TURNS = 20_000;

/** A game of one's own, or one that came with a link. They never overwrite each other. */
export type Slot = "own" | "link";

export type Found = { kind: "none" } | { kind: "sheet"; sheet: Sheet } | { kind: "damaged" };

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
}

function readPlayer(value: unknown, levels: unknown): Player | undefined {
  if (!isRecord(value)) return undefined;
  if (value.kind === "human") return { kind: "human" };
  const level = readLevel(value.level, levels);
  return value.kind === "level" && level !== undefined ? { kind: "level", level } : undefined;
}

function readSettlement(value: unknown): Settlement | undefined {
  if (!isRecord(value)) return undefined;
  if (value.cause === "agreed") return { cause: "agreed" };
  // Games that were kept before sides had names have their numbers.
  const side = SIDES.find((side, number) => value.side === side || value.side === number);
  return value.cause === "resigned" && side !== undefined ? { cause: "resigned", side } : undefined;
}

/** The sheet in a stored value, if it is one. */
export function readSheet(value: unknown, game: string): Sheet | undefined {
  if (!isRecord(value) || value.version !== VERSION || !isRecord(value.sheet)) return undefined;
  const { turns, partial, players, seed, start, rules, ending } = value.sheet;
  if (value.sheet.game !== game) return undefined;
  if (!Array.isArray(turns) || turns.length > MAX_TURNS || !turns.every((turn) => typeof turn === "string")) return undefined;
  if (typeof partial !== "string" || !isWhole(seed, 0, 0xffff_ffff)) return undefined;
  if (!Array.isArray(players) || players.length !== 2) return undefined;
  const first = readPlayer(players[0], value.levels);
  const second = readPlayer(players[1], value.levels);
  if (!first || !second) return undefined;
  const sheet: Sheet = { game, turns, partial, players: [first, second], seed };
  if (start !== undefined) {
    if (typeof start !== "string") return undefined;
    sheet.start = start;
  }
  if (rules !== undefined && typeof rules !== "string") return undefined;
  if (rules !== undefined || turns.length > 0) sheet.rules = rules ?? FIRST_RULES;
  if (ending !== undefined) {
    const settled = readSettlement(ending);
    if (!settled) return undefined;
    sheet.ending = settled;
  }
  return sheet;
}

export function readSetup(value: unknown): Setup | undefined {
  if (!isRecord(value)) return undefined;
  const { opponent, side } = value;
  if (opponent !== "level" && opponent !== "human" && opponent !== "engines") return undefined;
  if (side !== "first" && side !== "second" && side !== "lot") return undefined;
  const level = readLevel(value.level, value.levels);
  return level === undefined ? undefined : { opponent, level, side };
}

/** One key a game, without the beginning that all keys have. */
export function savedKey(game: string, slot: Slot): string {
  return `${slot}.${game}`;
}

export class SavedGames {
  constructor(private readonly store: Store) {}

  find(game: string, slot: Slot): Found {
    const text = this.store.read(savedKey(game, slot));
    if (text === null) return { kind: "none" };
    const sheet = readSheet(readJson(text), game);
    return sheet ? { kind: "sheet", sheet } : { kind: "damaged" };
  }

  /** The answer says whether it will outlast the visit. */
  keep(sheet: Sheet, slot: Slot): boolean {
    return this.store.write(savedKey(sheet.game, slot), JSON.stringify({ version: VERSION, levels: LEVELS, sheet }));
  }

  forget(game: string, slot: Slot): void {
    this.store.remove(savedKey(game, slot));
  }

  findSetup(): Setup {
    return readSetup(readJson(this.store.read("setup"))) ?? DEFAULT_SETUP;
  }

  keepSetup(setup: Setup): void {
    this.store.write("setup", JSON.stringify({ ...setup, levels: LEVELS }));
  }
}
