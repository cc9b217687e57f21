/// What a pasted text is: the address of a game, the text of a game, or a position.

import type { Rules } from "../wasm/client";
import { readLink, type Linked } from "./link";

export interface Read extends Linked {
  game: string;
}

/** Nothing that can be read as anything. */
export class Unreadable extends Error {}

const ADDRESS = /^https?:\/\/\S+$/;

/** A text with tags or braces is a whole game; anything else is taken for a position. */
function isTranscript(text: string): boolean {
  return /^[[{]/.test(text) || /^\d+\. /m.test(text);
}

function readAddress(text: string): Read {
  const address = new URL(text);
  const game = /^\/play\/([\w-]+)\/?$/.exec(address.pathname)?.[1];
  const link = readLink(address.hash);
  if (game === undefined || link.kind === "nonsense") throw new Unreadable();
  return link.kind === "none" ? { game, turns: [] } : { game, ...link.linked };
}

/** Reads a pasted text; a position belongs to `game`. Throws `Unreadable`, or `Refused` with the reason of the rules. */
export async function readPasted(text: string, game: string, rules: Rules): Promise<Read> {
  const trimmed = text.trim();
  if (trimmed === "") throw new Unreadable();
  if (ADDRESS.test(trimmed)) return readAddress(trimmed);
  if (isTranscript(trimmed)) {
    const { game: told, rules: version, start, turns, ending } = await rules.readTranscript(trimmed);
    return { game: told, turns, ...(version ? { rules: version } : {}), ...(start ? { start } : {}), ...(ending ? { ending } : {}) };
  }
  await rules.look({ game, start: trimmed, turns: [] });
  return { game, start: trimmed, turns: [] };
}
