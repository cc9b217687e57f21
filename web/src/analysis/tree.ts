/// The turns of a study: what was played, and what might have been. A tree is the document; a position is a place in it.

import type { Annotation } from "../board/annotations";
import type { Glyph, StudyTurn } from "../wasm/types";

export const GLYPHS: readonly Glyph[] = ["!!", "!", "!?", "?!", "?", "??"];

/** More turns than anyone looks at; the rules read no more either. */
export const MOST_TURNS = 20_000;

/** A turn and all that was tried after it; the first of those is the main line there. The root is the start and has no turn. */
export interface Branch {
  readonly id: number;
  readonly turn: string;
  readonly parent: Branch | null;
  children: Branch[];
  glyph: Glyph | null;
  comment: string;
  drawn: Annotation[];
}

/** Single spaces between words, and none round a new line: what a text with broken lines gives back. */
export function tidy(comment: string): string {
  return comment
    .split("\n")
    .map((line) =>
      line
        .split(/[ \t\r\f]+/)
        .filter(Boolean)
        .join(" "),
    )
    .join("\n")
    .trim();
}

export class Tree {
  readonly root: Branch;
  private last = 0;
  private count = 0;

  constructor() {
    this.root = this.make("", null);
  }

  /** How many turns there are, in all variations. */
  get size(): number {
    return this.count;
  }

  /** The tree that a list of turns tells. Throws what is no tree: a turn after one that comes later. */
  static of(turns: readonly StudyTurn[], opening: Pick<StudyTurn, "comment" | "drawn">): Tree {
    const tree = new Tree();
    tree.root.comment = tidy(opening.comment ?? "");
    tree.root.drawn = opening.drawn ?? [];
    const branches = [tree.root];
    for (const { after, turn, glyph, comment, drawn } of turns.slice(0, MOST_TURNS)) {
      const parent = branches[after];
      if (!parent) throw new RangeError(`no turn ${after}`);
      const branch = tree.add(parent, turn);
      branch.glyph ??= glyph ?? null;
      branch.comment ||= tidy(comment ?? "");
      if (branch.drawn.length === 0) branch.drawn = drawn ?? [];
      branches.push(branch);
    }
    return tree;
  }

  /** Every turn after the one it follows, in the order of what is played first. */
  turns(): StudyTurn[] {
    const found: StudyTurn[] = [];
    const open: { branch: Branch; after: number }[] = [{ branch: this.root, after: 0 }];
    for (let next = open.pop(); next; next = open.pop()) {
      const { branch, after } = next;
      if (branch !== this.root) {
        found.push({
          after,
          turn: branch.turn,
          ...(branch.glyph ? { glyph: branch.glyph } : {}),
          ...(branch.comment ? { comment: branch.comment } : {}),
          ...(branch.drawn.length > 0 ? { drawn: branch.drawn } : {}),
        });
      }
      const number = found.length;
      for (const child of branch.children.toReversed()) open.push({ branch: child, after: branch === this.root ? 0 : number });
    }
    return found;
  }

  /** The turn there, which may have been there already; null if there is no room for another. */
  play(at: Branch, turn: string): Branch | null {
    const known = at.children.find((child) => child.turn === turn);
    return known ?? (this.count < MOST_TURNS ? this.add(at, turn) : null);
  }

  /** Lets the variation that leads to a turn change places with the one before it. */
  promote(branch: Branch): void {
    const fork = this.fork(branch);
    const siblings = fork?.parent?.children;
    if (!fork || !siblings) return;
    const at = siblings.indexOf(fork);
    siblings.splice(at, 1);
    siblings.splice(at - 1, 0, fork);
  }

  /** Makes the line that leads to a turn the main line. */
  makeMain(branch: Branch): void {
    for (let at: Branch | null = branch; at?.parent; at = at.parent) {
      const { children } = at.parent;
      const rest = children.filter((child) => child !== at);
      at.parent.children = [at, ...rest];
    }
  }

  /** Removes a turn and all that comes after it; what is looked at instead is the turn before. */
  remove(branch: Branch): Branch {
    const { parent } = branch;
    if (!parent) return branch;
    parent.children = parent.children.filter((child) => child !== branch);
    const gone = [branch];
    for (let next = gone.pop(); next; next = gone.pop()) {
      this.count -= 1;
      gone.push(...next.children);
    }
    return parent;
  }

  /** The first turn on the way back that is a variation and not the main line there. */
  fork(branch: Branch): Branch | null {
    for (let at: Branch | null = branch; at?.parent; at = at.parent) if (at.parent.children[0] !== at) return at;
    return null;
  }

  /** Whether a turn belongs to the main line. */
  isMain(branch: Branch): boolean {
    return this.fork(branch) === null;
  }

  /** The turn that these turns lead to, as far as they are here. */
  follow(turns: readonly string[]): Branch {
    let at = this.root;
    for (const turn of turns) {
      const next = at.children.find((child) => child.turn === turn);
      if (!next) break;
      at = next;
    }
    return at;
  }

  private add(parent: Branch, turn: string): Branch {
    const known = parent.children.find((child) => child.turn === turn);
    if (known) return known;
    const branch = this.make(turn, parent);
    parent.children = [...parent.children, branch];
    this.count += 1;
    return branch;
  }

  private make(turn: string, parent: Branch | null): Branch {
    return { id: this.last++, turn, parent, children: [], glyph: null, comment: "", drawn: [] };
  }
}

/** The turns that lead to a branch, from the first one on; without the root. */
export function pathTo(branch: Branch): Branch[] {
  const path: Branch[] = [];
  for (let at: Branch | null = branch; at?.parent; at = at.parent) path.push(at);
  return path.reverse();
}

/** The main line after a branch. */
export function lineAfter(branch: Branch): Branch[] {
  const line: Branch[] = [];
  for (let at = branch.children[0]; at; at = at.children[0]) line.push(at);
  return line;
}

export function textOf(branch: Branch): string[] {
  return pathTo(branch).map(({ turn }) => turn);
}

/** The next or previous among the turns that were tried in the same place. */
export function sibling(branch: Branch, step: 1 | -1): Branch | null {
  const siblings = branch.parent?.children ?? [];
  const count = siblings.length;
  return count < 2 ? null : (siblings[(siblings.indexOf(branch) + step + count) % count] ?? null);
}
