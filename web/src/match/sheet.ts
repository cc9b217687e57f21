/// The score sheet: everything that must be kept of a game for it to go on tomorrow. Turns are texts; what they mean only the
/// rules know.

import type { GameText, Side } from "../wasm/types";
import { indexOf } from "./side";

/** `remote`: a person somewhere else, whose turns arrive by themselves. */
export type Player = { kind: "human" } | { kind: "level"; level: number } | { kind: "remote" };

/** An ending the players brought about themselves; every other one follows from the turns. */
export type Settlement = { cause: "resigned"; side: Side } | { cause: "agreed" };

/** A game that was kept or linked before games said by which version of the rules they are played. */
export const FIRST_RULES = "1";

export interface Sheet {
  game: string;
  /** The version of the rules it was begun under, and goes on by. A new game has none until the rules have been asked. */
  rules?: string;
  /** The position the game began from, if it was not the usual one. */
  start?: string;
  turns: string[];
  /** Legs of a turn that is not finished. */
  partial: string;
  ending?: Settlement;
  players: [Player, Player];
  /** Seed of the engine's play, one for the whole game: a turn taken back and played again gets the same answer. */
  seed: number;
}

export interface Setup {
  opponent: "level" | "human" | "engines";
  level: number;
  side: "first" | "second" | "lot";
}

export const DEFAULT_SETUP: Setup = { opponent: "level", level: 2, side: "first" };

export function isHuman(player: Player): boolean {
  return player.kind === "human";
}

function human(): Player {
  return { kind: "human" };
}

function level(setup: Setup): Player {
  return { kind: "level", level: setup.level };
}

/** Who sits where. `lot` is a number from 0 up to 1, not reached. */
export function seat(setup: Setup, lot: number): [Player, Player] {
  if (setup.opponent === "human") return [human(), human()];
  if (setup.opponent === "engines") return [level(setup), level(setup)];
  const first = setup.side === "first" || (setup.side === "lot" && lot < 0.5);
  return first ? [human(), level(setup)] : [level(setup), human()];
}

/** A seed that JSON carries without loss. */
export function drawSeed(random: () => number): number {
  return Math.floor(random() * 0x1_0000_0000);
}

export function newSheet(game: string, setup: Setup, random: () => number, start?: string): Sheet {
  const sheet: Sheet = { game, turns: [], partial: "", players: seat(setup, random()), seed: drawSeed(random) };
  return start === undefined ? sheet : { ...sheet, start };
}

/** The game as the rules are asked about it: with all its turns, or with the first of them. */
export function gameText(sheet: Sheet, turns: string[] = sheet.turns): GameText {
  const text: GameText = { game: sheet.game, turns };
  if (sheet.rules !== undefined) text.rules = sheet.rules;
  if (sheet.start !== undefined) text.start = sheet.start;
  if (sheet.ending && turns.length === sheet.turns.length) text.ending = sheet.ending;
  return text;
}

/** The same again with sides swapped. */
export function rematch(sheet: Sheet, random: () => number): Sheet {
  const next: Sheet = {
    game: sheet.game,
    turns: [],
    partial: "",
    players: [sheet.players[1], sheet.players[0]],
    seed: drawSeed(random),
  };
  return sheet.start === undefined ? next : { ...next, start: sheet.start };
}

/** The sheet with another turn on it. */
export function withTurn(sheet: Sheet, turn: string): Sheet {
  return { ...sheet, turns: [...sheet.turns, turn], partial: "" };
}

/** How many turns a takeback removes: back to the last choice of a person. Nothing if no person has chosen anything yet. */
export function takebackLength(players: [Player, Player], sides: Side[]): number {
  for (let back = 1; back <= sides.length; back += 1) {
    const side = sides[sides.length - back];
    if (side !== undefined && isHuman(players[indexOf(side)])) return back;
  }
  return 0;
}

/** Takes back what was done last: the legs of an unfinished turn, else a resignation or an agreement, else turns. */
export function takeback(sheet: Sheet, sides: Side[]): Sheet {
  if (sheet.partial !== "") return { ...sheet, partial: "" };
  const open: Sheet = { ...sheet };
  delete open.ending;
  if (sheet.ending) return open;
  const length = takebackLength(sheet.players, sides);
  return { ...open, turns: sheet.turns.slice(0, sheet.turns.length - length) };
}

export function canTakeBack(sheet: Sheet, sides: Side[]): boolean {
  return sheet.players.some(isHuman) && (sheet.partial !== "" || sheet.ending !== undefined || takebackLength(sheet.players, sides) > 0);
}
