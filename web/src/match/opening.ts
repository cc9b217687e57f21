/// Which game a visit opens: the one of the address, the saved one, or a new one.

import { Refused, type Rules } from "../wasm/client";
import type { GameText } from "../wasm/types";
import { isLinked, readLink } from "./link";
import { drawSeed, newSheet, type Setup, type Sheet } from "./sheet";
import type { SavedGames, Slot } from "./saved";
import { gameText } from "./sheet";

/** What was wrong: an address that says nothing, or a kept game that cannot be read; or either of them from some point on. */
export interface Trouble {
  kind: "link" | "damaged" | "link-cut" | "link-torn" | "damaged-torn";
  /** What the rules say of it. */
  words: string | null;
  /** The first turn that could not be played, counted from 1. */
  ply?: number;
}

export interface Opening {
  sheet: Sheet;
  slot: Slot;
  /** Nothing of it has been played: players can still be chosen. */
  fresh: boolean;
  trouble: Trouble | null;
  /** The visitor goes on at once, against this level. */
  level?: number;
}

/** A game for which players are still to be chosen. Whoever moves first then is a person only if that is certain. */
export function freshSheet(game: string, setup: Setup, random: () => number, start?: string): Sheet {
  const shown: Setup = setup.side === "lot" ? { ...setup, side: "second" } : setup;
  return newSheet(game, shown, random, start);
}

/** The game that is one's own: kept from the last visit, or a new one. */
export function openOwn(game: string, saved: SavedGames, random: () => number): Opening {
  const own = saved.find(game, "own");
  if (own.kind === "sheet") return { sheet: own.sheet, slot: "own", fresh: false, trouble: null };
  const trouble: Trouble | null = own.kind === "damaged" ? { kind: "damaged", words: null } : null;
  return { sheet: freshSheet(game, saved.findSetup(), random), slot: "own", fresh: true, trouble };
}

/** What the address means; `hash` is what stands behind the #. */
export function openAddress(game: string, hash: string, saved: SavedGames, random: () => number): Opening {
  const read = readLink(hash);
  if (read.kind === "none") return openOwn(game, saved, random);
  if (read.kind === "nonsense") return { ...openOwn(game, saved, random), trouble: { kind: "link", words: null } };
  // A challenge is a new game, however often it is taken up.
  for (const slot of read.level === undefined ? (["own", "link"] as const) : []) {
    const kept = saved.find(game, slot);
    if (kept.kind === "sheet" && isLinked(kept.sheet, read.linked)) return { sheet: kept.sheet, slot, fresh: false, trouble: null };
  }
  // A game from elsewhere: two people may go on with it, and the game of one's own stays where it is.
  const sheet: Sheet = { game, ...read.linked, partial: "", players: [{ kind: "human" }, { kind: "human" }], seed: drawSeed(random) };
  const trouble: Trouble | null = read.isWhole ? null : { kind: "link-cut", words: null };
  return { sheet, slot: "link", fresh: false, trouble, ...(read.level === undefined ? {} : { level: read.level }) };
}

/** What can be played of a game that the rules refuse: the turns before the one that is wrong, and why that is. If it is not the
 * turns, `Refused` says what it is. */
export async function legalBeginning(rules: Pick<Rules, "look">, sheet: Sheet): Promise<{ sheet: Sheet; ply: number; words: string }> {
  const unsettled: Sheet = { ...sheet };
  delete unsettled.ending;
  const upTo = (count: number): GameText => gameText(unsettled, sheet.turns.slice(0, count));
  await rules.look(upTo(0));
  // Whatever is legal up to a turn is legal up to every turn before it.
  let [legal, wrong, words] = [0, sheet.turns.length, ""];
  while (wrong - legal > 0) {
    const middle = Math.ceil((legal + wrong) / 2);
    try {
      await rules.look(upTo(middle));
      legal = middle;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      words = error.objection.words;
      wrong = middle - 1;
    }
  }
  const kept: Sheet = { ...sheet, turns: sheet.turns.slice(0, legal), partial: "" };
  delete kept.ending;
  return { sheet: kept, ply: legal + 1, words };
}
