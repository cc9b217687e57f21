/// A tree as a list to read: the main line in rows of two turns, variations as lines below the turn they stand for, each further in than what it
/// varies. It is a flat list, however deep the tree.

import type { Side } from "../wasm/types";
import { indexOf } from "../match/side";
import type { Branch, Tree } from "./tree";

export interface Cell {
  branch: Branch;
  /** "3." or "3…", where it must be said. */
  label: string;
}

export type Row =
  | { kind: "pair"; key: string; number: number; first: Branch | null; second: Branch | null }
  | { kind: "comment"; key: string; branch: Branch }
  | { kind: "line"; key: string; indent: number; cells: Cell[] };

/** The number of a turn that comes after so many, and which side makes it. */
export function numbered(depth: number, first: Side): { number: number; isSecond: boolean } {
  const ply = depth + indexOf(first);
  return { number: Math.floor(ply / 2) + 1, isSecond: ply % 2 === 1 };
}

function label(depth: number, first: Side, isFresh: boolean): string {
  const { number, isSecond } = numbered(depth, first);
  return isSecond ? (isFresh ? `${number}…` : "") : `${number}.`;
}

/** A variation as lines: where it branches itself, its variations stand between. */
function lines(start: Branch, depth: number, first: Side, rows: Row[]): void {
  const open = [{ branch: start, depth, indent: 1, isFork: true }];
  for (let next = open.pop(); next; next = open.pop()) {
    const cells: Cell[] = [];
    const { indent } = next;
    let { branch, depth: at }: { branch: Branch | undefined; depth: number } = next;
    // The alternatives to where a variation begins stand beside it, not inside.
    let isFork = next.isFork;
    let isFresh = true;
    while (branch) {
      const here: Branch = branch;
      cells.push({ branch: here, label: label(at, first, isFresh) });
      isFresh = here.comment !== "";
      const others = isFork ? [] : (here.parent?.children.slice(1) ?? []);
      isFork = false;
      at += 1;
      branch = here.children[0];
      if (others.length === 0) continue;
      if (branch) open.push({ branch, depth: at, indent, isFork: false });
      for (const other of others.toReversed()) open.push({ branch: other, depth: at - 1, indent: indent + 1, isFork: true });
      break;
    }
    rows.push({ kind: "line", key: `line ${cells[0]?.branch.id}`, indent, cells });
  }
}

/** All of a tree. `first` is the side that made, or will make, the first turn. */
export function rowsOf(tree: Tree, first: Side): Row[] {
  const rows: Row[] = [];
  if (tree.root.comment) rows.push({ kind: "comment", key: "start", branch: tree.root });
  let pair: Extract<Row, { kind: "pair" }> | null = null;
  let depth = 0;
  for (let at = tree.root.children[0]; at; at = at.children[0]) {
    const { number, isSecond } = numbered(depth, first);
    if (!pair) rows.push((pair = { kind: "pair", key: `pair ${at.id}`, number, first: null, second: null }));
    pair[isSecond ? "second" : "first"] = at;
    const others = at.parent?.children.slice(1) ?? [];
    if (at.comment) rows.push({ kind: "comment", key: `comment ${at.id}`, branch: at });
    for (const other of others) lines(other, depth, first, rows);
    if (isSecond || at.comment || others.length > 0) pair = null;
    depth += 1;
  }
  return rows;
}
