/// A study: a game with its variations, kept under a title.

import { isRecord } from "../storage/json";
import type { GameText, StudyText, StudyTurn } from "../wasm/types";
import type { Linked } from "../match/link";
import type { Settlement } from "../match/sheet";
import { GLYPHS, lineAfter, MOST_TURNS, textOf, Tree, type Branch } from "./tree";

export interface Study {
  game: string;
  rules?: string;
  start?: string;
  /** Resignation or agreement at the end of the game that it began with. */
  ending?: Settlement;
  /** How many turns that game had. */
  endedAfter?: number;
  /** What is said about the game. */
  tags: [string, string][];
  tree: Tree;
}

/** A study of a game as it was played. */
export function studyOf(game: string, { rules, start, turns, ending }: Linked, tags: [string, string][] = []): Study {
  const tree = Tree.of(
    turns.map((turn, after) => ({ turn, after })),
    {},
  );
  return {
    game,
    tags,
    tree,
    ...(rules === undefined ? {} : { rules }),
    ...(start === undefined ? {} : { start }),
    ...(ending ? { ending, endedAfter: turns.length } : {}),
  };
}

/** The game as far as a turn, as the rules are asked about it. It goes on even where its players have ended it. */
export function gameTextAt({ game, rules, start }: Study, branch: Branch): GameText {
  return { game, turns: textOf(branch), ...(rules === undefined ? {} : { rules }), ...(start === undefined ? {} : { start }) };
}

export function writeStudy({ game, rules, start, ending, tags, tree }: Study): StudyText {
  const { comment, drawn } = tree.root;
  return {
    game,
    tags,
    turns: tree.turns(),
    ...(rules === undefined ? {} : { rules }),
    ...(start === undefined ? {} : { start }),
    ...(ending ? { ending } : {}),
    ...(comment ? { comment } : {}),
    ...(drawn.length > 0 ? { drawn } : {}),
  };
}

/** The study that the rules have read, or that was kept. Throws what is no study. */
export function readStudy(text: StudyText): Study {
  const { game, rules, start, ending, tags, turns, comment, drawn } = text;
  const tree = Tree.of(turns, { ...(comment ? { comment } : {}), ...(drawn ? { drawn } : {}) });
  return {
    game,
    tags,
    tree,
    ...(rules ? { rules } : {}),
    ...(start ? { start } : {}),
    ...(!ending ? {} : { ending, endedAfter: lineAfter(tree.root).length }),
  };
}

/** The same study; without the ending of its players where its main line is no longer the game that they have ended. */
export function settled(study: Study): Study {
  if (study.endedAfter === undefined || study.endedAfter === lineAfter(study.tree.root).length) return study;
  const open = { ...study };
  delete open.ending;
  return open;
}

const isText = (value: unknown): value is string => typeof value === "string";

function isDrawn(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.every((one) => isRecord(one) && isText(one.from) && isText(one.to)));
}

function isRemark(value: Record<string, unknown>): boolean {
  return (value.comment === undefined || isText(value.comment)) && isDrawn(value.drawn);
}

function isTurn(value: unknown, index: number): value is StudyTurn {
  if (!isRecord(value) || !isText(value.turn) || !isRemark(value)) return false;
  const { after, glyph } = value;
  const isAfter = typeof after === "number" && Number.isInteger(after) && after >= 0 && after <= index;
  return isAfter && (glyph === undefined || GLYPHS.some((known) => known === glyph));
}

function isEnding(value: unknown): boolean {
  if (value === undefined) return true;
  return (
    isRecord(value) && (value.cause === "agreed" || (value.cause === "resigned" && (value.side === "first" || value.side === "second")))
  );
}

/** Whether a stored value is the text of a study; whether its turns are legal the rules say. */
export function isStudyText(value: unknown): value is StudyText {
  if (!isRecord(value) || !isText(value.game) || !isRemark(value) || !isEnding(value.ending)) return false;
  const { turns, tags, rules, start } = value;
  if (!Array.isArray(turns) || turns.length > MOST_TURNS || !turns.every(isTurn)) return false;
  if (!Array.isArray(tags) || !tags.every((tag) => Array.isArray(tag) && tag.length === 2 && tag.every(isText))) return false;
  return (rules === undefined || isText(rules)) && (start === undefined || isText(start));
}
