/// A game in the address of the page, behind the #: no server sees it, and no limit of a server cuts it.

import { LEVELS, readLevel } from "./levels";
import { FIRST_RULES, type Settlement, type Sheet } from "./sheet";
import { indexOf } from "./side";

const MAX_LENGTH = 200_000;

export type Linked = Pick<Sheet, "rules" | "start" | "turns" | "ending">;
/** `isWhole`: nothing of it is missing as far as can be seen; a link can lose its end on the way. `level`: the visitor goes on against it. */
export type LinkRead = { kind: "none" } | { kind: "game"; linked: Linked; isWhole: boolean; level?: number } | { kind: "nonsense" };

function writeEnding(ending: Settlement): string {
  return ending.cause === "agreed" ? "agreed" : `resigned-${indexOf(ending.side)}`;
}

function readEnding(text: string): Settlement | undefined {
  if (text === "agreed") return { cause: "agreed" };
  if (text === "resigned-0") return { cause: "resigned", side: "first" };
  if (text === "resigned-1") return { cause: "resigned", side: "second" };
  return undefined;
}

/** What stands behind the #; empty for a game nobody has touched. */
export function writeLink(linked: Linked): string {
  const parts = new URLSearchParams();
  if (linked.start !== undefined) parts.set("start", linked.start);
  // Before the turns: a link loses its end first.
  if (linked.turns.length > 0 && linked.rules !== undefined && linked.rules !== FIRST_RULES) parts.set("rules", linked.rules);
  if (linked.turns.length > 0) parts.set("turns", linked.turns.join("_"));
  if (linked.ending) parts.set("end", writeEnding(linked.ending));
  return parts.toString();
}

/** What stands behind the # of a game that whoever opens it goes on with at once, against this level. */
export function writeChallenge(linked: Linked, level: number): string {
  return `${writeLink(linked)}&level=${level}`;
}

/** Reads what stands behind the #, as far as it can be read. Whether the turns are legal is for the rules to say. */
export function readLink(hash: string): LinkRead {
  const text = hash.replace(/^#/, "");
  if (text === "") return { kind: "none" };
  if (text.length > MAX_LENGTH) return { kind: "nonsense" };
  const parts = new URLSearchParams(text);
  const keys = [...parts.keys()];
  const [start, turns, end] = [parts.get("start"), parts.get("turns"), parts.get("end")];
  if ((start === null && turns === null && end === null) || new Set(keys).size !== keys.length) return { kind: "nonsense" };
  const read = turns === null || turns === "" ? [] : turns.split("_");
  const gap = read.indexOf("");
  const ending = readEnding(end ?? "");
  const rival = parts.get("level");
  const level = readLevel(/^\d+$/.test(rival ?? "") ? Number(rival) : null, LEVELS);
  const isKnown = !text.endsWith("&") && keys.every((key) => ["start", "rules", "turns", "end", "level"].includes(key));
  const isRead = (end === null) === (ending === undefined) && (rival === null) === (level === undefined);
  const isWhole = isKnown && isRead && gap === -1 && turns !== "";
  const linked: Linked = { turns: gap === -1 ? read : read.slice(0, gap) };
  if (!isWhole && read.length === 0 && start === null) return { kind: "nonsense" };
  if (start !== null) linked.start = start;
  if (linked.turns.length > 0) linked.rules = parts.get("rules") ?? FIRST_RULES;
  if (ending && gap === -1) linked.ending = ending;
  return { kind: "game", linked, isWhole, ...(level !== undefined && isWhole ? { level } : {}) };
}

/** Whether a sheet is the very game of a link. */
export function isLinked(sheet: Sheet, linked: Linked): boolean {
  return writeLink(sheet) === writeLink(linked);
}
