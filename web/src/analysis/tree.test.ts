import { describe, expect, it } from "vitest";
import { rowsOf } from "./rows";
import { lineAfter, pathTo, sibling, textOf, tidy, Tree, type Branch } from "./tree";

/** Plays turns from a branch. */
function grow(tree: Tree, from: Branch, turns: string): Branch {
  return turns.split(" ").reduce((at, turn) => tree.play(at, turn) ?? at, from);
}

function sample(): { tree: Tree; b: Branch; x: Branch; y: Branch } {
  const tree = new Tree();
  const b = grow(tree, tree.root, "a b");
  grow(tree, b, "c d");
  const x = grow(tree, b.parent ?? tree.root, "x");
  grow(tree, x, "p q");
  const y = grow(tree, x, "y");
  return { tree, b, x, y };
}

const main = (tree: Tree): string =>
  lineAfter(tree.root)
    .map(({ turn }) => turn)
    .join("");

describe("a tree", () => {
  it("branches where another turn is played, and only there", () => {
    const { tree, b, x } = sample();
    expect([main(tree), tree.size, textOf(x)]).toEqual(["abcd", 8, ["a", "x"]]);
    expect(tree.play(b.parent ?? b, "b")).toBe(b);
    expect(tree.size).toBe(8);
    expect([tree.isMain(b), tree.isMain(x), tree.fork(x.children[0] ?? x)]).toEqual([true, false, x]);
  });

  it("is written as a list and read back the same", () => {
    const { tree, x } = sample();
    Object.assign(x, { glyph: "!?", comment: "well\nwell", drawn: [{ from: "a1", to: "a2" }] });
    tree.root.comment = "the start";
    const turns = tree.turns();
    expect(turns.map(({ after, turn }) => `${after}${turn}`)).toEqual(["0a", "1b", "2c", "3d", "1x", "5p", "6q", "5y"]);
    const again = Tree.of(turns, { comment: "the start" });
    expect(again.turns()).toEqual(turns);
    expect([again.root.comment, again.size]).toEqual(["the start", 8]);
    expect(() => Tree.of([{ turn: "a", after: 3 }], {})).toThrow(RangeError);
  });

  it("lets a variation rise by one place, or become the main line", () => {
    const { tree, x, y } = sample();
    tree.promote(y);
    expect(main(tree)).toBe("abcd");
    expect(x.children.map(({ turn }) => turn)).toEqual(["y", "p"]);
    tree.promote(y);
    expect(main(tree)).toBe("axy");
    const { tree: other, y: deep } = sample();
    other.makeMain(deep);
    expect(main(other)).toBe("axy");
    expect(other.isMain(deep)).toBe(true);
  });

  it("forgets a turn with all that comes after it", () => {
    const { tree, b, x } = sample();
    expect(tree.remove(x)).toBe(b.parent);
    expect([tree.size, tree.turns().length]).toEqual([4, 4]);
    expect(tree.remove(tree.root)).toBe(tree.root);
  });

  it("knows what was tried in the same place, round and round", () => {
    const { b, x, tree } = sample();
    expect([sibling(b, 1), sibling(x, 1), sibling(b, -1)]).toEqual([x, b, x]);
    expect(sibling(tree.root, 1)).toBeNull();
    expect(tree.follow(["a", "x", "nowhere"])).toBe(x);
    expect(pathTo(tree.root)).toEqual([]);
  });

  it("has room for a bounded number of turns, and comments without loose spaces", () => {
    expect(tidy("  two   words \n\n next ")).toBe("two words\n\nnext");
    const tree = new Tree();
    let at: Branch | null = tree.root;
    while (at) at = tree.play(at, "a");
    expect(tree.size).toBe(20_000);
    expect(tree.turns()).toHaveLength(20_000);
    expect(rowsOf(tree, "first")).toHaveLength(10_000);
  });
});

describe("the list of turns", () => {
  const told = (tree: Tree, first: "first" | "second" = "first"): string[] =>
    rowsOf(tree, first).map((row) => {
      if (row.kind === "pair") return `${row.number}. ${row.first?.turn ?? "…"} ${row.second?.turn ?? ""}`.trim();
      if (row.kind === "comment") return `“${row.branch.comment}”`;
      return `${">".repeat(row.indent)} ${row.cells.map(({ label, branch }) => `${label}${branch.turn}`).join(" ")}`;
    });

  it("has the main line in rows, and variations further in below what they stand for", () => {
    const { tree, b } = sample();
    expect(told(tree)).toEqual(["1. a b", "> 1…x 2.p", ">> 2.y", "> 2…q", "2. c d"]);
    expect(told(tree, "second")).toEqual(["1. … a", "2. b", "> 2.x p", ">> 2…y", "> 3.q", "2. … c", "3. d"]);
    b.comment = "hm";
    tree.root.comment = "start";
    expect(told(tree).slice(0, 4)).toEqual(["“start”", "1. a b", "“hm”", "> 1…x 2.p"]);
  });

  it("does not nest as deep as the tree does", () => {
    const tree = new Tree();
    let at = grow(tree, tree.root, "m");
    for (let depth = 0; depth < 3_000; depth += 1) {
      grow(tree, at, "n");
      at = grow(tree, at, "v");
    }
    expect(rowsOf(tree, "first").length).toBeGreaterThan(3_000);
  });
});
