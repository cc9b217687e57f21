/// A study in the address of the page, behind the #: the game alone as all pages write it, or everything as text; or the name of one that this
/// browser keeps.

import { readLink, writeLink, type Linked } from "../match/link";
import type { Side } from "../wasm/types";
import type { Study } from "./study";
import { lineAfter, textOf, type Branch } from "./tree";

/** Longer addresses are cut on their way by some that carry them. */
export const LONGEST_LINK = 30_000;

export type StudyLink =
  | { kind: "none" }
  | { kind: "nonsense" }
  | { kind: "kept"; id: string }
  | { kind: "text"; text: string }
  | { kind: "game"; linked: Linked; isWhole: boolean; tags: [string, string][] };

/** How players are called in a study, and in an address. */
const NAME_TAGS = [
  ["First", "first"],
  ["Second", "second"],
] as const;
/** What a name may be: nobody online has a longer one, nor one with characters that hide or turn round what stands beside them. */
const NAME = /^[^\p{C}]{1,24}$/u;

interface Seen {
  /** The moment that is looked at. */
  ply?: number;
  /** The side that the visitor has played. */
  own?: Side | null;
  /** What both players are called; nothing for who has not said. */
  names?: [string, string];
}

export interface Opened {
  link: StudyLink;
  /** So many turns of the main line have been played at the moment that is to be shown. */
  ply: number | null;
  /** The side that the visitor has played. */
  own: Side | null;
}

/** Whether there is nothing in a study that a link to a game would not carry. */
function isPlain({ tree, tags }: Study): boolean {
  const isBare = ({ glyph, comment, drawn, children }: Branch): boolean =>
    glyph === null && comment === "" && drawn.length === 0 && children.length <= 1;
  return tags.length === 0 && [tree.root, ...lineAfter(tree.root)].every(isBare);
}

/** A study as text, behind the #. */
export function textLink(text: string): string {
  return new URLSearchParams({ text }).toString();
}

/** What carries all of a study; `text` is asked for only where a plain link says too little. Null if it is too long. */
export async function linkTo(study: Study, text: () => Promise<string>): Promise<string | null> {
  const last = lineAfter(study.tree.root).at(-1) ?? study.tree.root;
  const link = isPlain(study) ? writeLink({ ...study, turns: textOf(last) }) : textLink(await text());
  return link.length <= LONGEST_LINK ? link : null;
}

/** Where a game is analysed from the page where it was played. */
export function analysisLink(game: string, linked: Linked, { ply, own, names }: Seen = {}): string {
  const called = new URLSearchParams();
  for (const [at, [, name]] of NAME_TAGS.entries()) if (names?.[at]) called.set(name, names[at]);
  const parts = [writeLink(linked), ply === undefined ? "" : `ply=${ply}`, own ? `own=${own}` : "", called.toString()].filter(
    (part) => part !== "",
  );
  return `/analysis/${game}${parts.length > 0 ? `#${parts.join("&")}` : ""}`;
}

/** What stands behind the #. */
export function readStudyLink(hash: string): Opened {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const [ply, own] = [parts.get("ply"), parts.get("own")];
  const tags = NAME_TAGS.map(([tag, name]): [string, string] => [tag, parts.get(name) ?? ""]).filter(([, called]) => NAME.test(called));
  for (const name of ["ply", "own", "first", "second"]) parts.delete(name);
  const [study, text] = [parts.get("study"), parts.get("text")];
  const opened: Omit<Opened, "link"> = {
    ply: ply !== null && /^\d{1,5}$/.test(ply) ? Number(ply) : null,
    own: own === "first" || own === "second" ? own : null,
  };
  if (study !== null) return { ...opened, link: { kind: "kept", id: study } };
  if (text !== null) return { ...opened, link: { kind: "text", text } };
  const read = readLink(parts.toString());
  return { ...opened, link: read.kind === "game" ? { ...read, tags } : read };
}
