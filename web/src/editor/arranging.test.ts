import { describe, expect, it } from "vitest";
import type { Arrangement, Stock } from "../wasm/types";
import { emptied, stocked, toolsOf, touched, turned, walled, type Tool } from "./arranging";

const stock = (counts: [number, number, number, number]): Stock[] => [
  { side: "first", kind: "h", count: counts[0] },
  { side: "first", kind: "v", count: counts[1] },
  { side: "second", kind: "h", count: counts[2] },
  { side: "second", kind: "v", count: counts[3] },
];
const START: Arrangement = {
  scene: {
    men: [
      { place: "a1", side: "first", kind: "carrier" },
      { place: "b1", side: "first", kind: "pawn" },
      { place: "c3", side: "second", kind: "pawn" },
    ],
    barriers: [],
    stock: stock([9, 9, 9, 9]),
  },
  side: "first",
  lastLength: 0,
};
const pawn: Tool = { kind: "man", side: "second", man: "pawn" };

describe("what the hand can hold", () => {
  it("is every kind of man on both sides, walls, and nothing", () => {
    const names = toolsOf(START).map((tool) =>
      tool.kind === "man" ? `${tool.side} ${tool.man}` : tool.kind === "wall" ? tool.way : tool.kind,
    );
    expect(names).toEqual(["first pawn", "first carrier", "second pawn", "second carrier", "h", "v", "remove"]);
    const bare = { ...START, scene: { ...START.scene, stock: [] } };
    expect(toolsOf(bare).map(({ kind }) => kind)).not.toContain("wall");
  });
});

describe("a touch", () => {
  const at = (arrangement: Arrangement, place: string) => arrangement.scene.men.filter((man) => man.place === place);
  it("puts down what is held, in the place of what stood there", () => {
    const one = touched(START, pawn, "a1");
    expect(at(one, "a1")).toEqual([{ place: "a1", side: "second", kind: "pawn" }]);
    expect(one.scene.men).toHaveLength(3);
    expect(at(touched(one, pawn, "a1"), "a1")).toEqual([]);
    expect(at(touched(START, { kind: "remove" }, "a1"), "a1")).toEqual([]);
    expect(at(START, "a1")).toHaveLength(1);
  });
  it("turns over what stands there", () => {
    expect(at(turned(START, "a1"), "a1")).toEqual([{ place: "a1", side: "second", kind: "carrier" }]);
    expect(turned(START, "d4")).toEqual(START);
  });
});

describe("walls", () => {
  it("come from who has more of them and go back to who has fewer", () => {
    const one = walled(START, "e5h", "h");
    expect(one.scene.barriers).toEqual(["e5h"]);
    expect(one.scene.stock).toEqual(stock([8, 9, 9, 9]));
    const two = walled(one, "e7h", "h");
    expect(two.scene.stock).toEqual(stock([8, 9, 8, 9]));
    expect(walled(walled(two, "e7h", "h"), "e5h", "h").scene).toMatchObject({ barriers: [], stock: stock([9, 9, 9, 9]) });
  });
  it("can be put down where none is left: the rules say what is wrong with that", () => {
    const none = { ...START, scene: { ...START.scene, stock: stock([0, 9, 0, 9]) } };
    expect(walled(none, "e5h", "h").scene).toMatchObject({ barriers: ["e5h"], stock: stock([0, 9, 0, 9]) });
    expect(stocked(none, "second", "h", 4).scene.stock).toEqual(stock([0, 9, 4, 9]));
  });
  it("are in the box again when the board is emptied", () => {
    const { scene, lastLength } = emptied({ ...walled(START, "e5v", "v"), lastLength: 2 }, START);
    expect(scene).toEqual({ men: [], barriers: [], stock: stock([9, 9, 9, 9]) });
    expect(lastLength).toBe(0);
  });
});
