/// What a hand does to the pieces of a position that is being put together. Whether it is a position, the rules say.

import { otherSide } from "../match/side";
import type { Arrangement, Man, Side, Stock } from "../wasm/types";

/** What the hand holds. */
export type Tool = { kind: "man"; side: Side; man: Man["kind"] } | { kind: "wall"; way: "h" | "v" } | { kind: "remove" };

/** Everything that can be held in a game: the men it begins with, and walls where there are any. */
export function toolsOf(start: Arrangement): Tool[] {
  const { men, stock } = start.scene;
  const kinds = [...new Set(men.map(({ kind }) => kind))].sort((a, b) => Number(a === "carrier") - Number(b === "carrier"));
  const sides = ["first", "second"] as const;
  const walls = [...new Set(stock.map(({ kind }) => kind))];
  return [
    ...sides.flatMap((side) => kinds.map((man): Tool => ({ kind: "man", side, man }))),
    ...walls.map((way): Tool => ({ kind: "wall", way })),
    { kind: "remove" },
  ];
}

/** Two ways to say the same. */
export function isSame(one: Tool, other: Tool): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function withMen(arrangement: Arrangement, men: Man[]): Arrangement {
  return { ...arrangement, scene: { ...arrangement.scene, men } };
}

/** Puts down on a place what the hand holds; where the same stands already, it is taken away. */
export function touched(arrangement: Arrangement, tool: Tool, place: string): Arrangement {
  const rest = arrangement.scene.men.filter((man) => man.place !== place);
  if (tool.kind !== "man") return withMen(arrangement, rest);
  const stands = arrangement.scene.men.some((man) => man.place === place && man.side === tool.side && man.kind === tool.man);
  return withMen(arrangement, stands ? rest : [...rest, { place, side: tool.side, kind: tool.man }]);
}

/** Turns over what stands on a place. */
export function turned(arrangement: Arrangement, place: string): Arrangement {
  const turn = (man: Man): Man => (man.place === place ? { ...man, side: otherSide(man.side) } : man);
  return withMen(arrangement, arrangement.scene.men.map(turn));
}

/**
 * Puts a wall down, or takes it away. It comes from the side that has more of its kind beside the board, and goes back to the one that has
 * fewer: the box has so many and no more.
 */
export function walled(arrangement: Arrangement, wall: string, way: Stock["kind"]): Arrangement {
  const { barriers, stock } = arrangement.scene;
  const stood = barriers.includes(wall);
  const counts = stock.filter(({ kind }) => kind === way).map(({ count }) => count);
  const chosen = stood ? Math.min(...counts) : Math.max(...counts);
  const at = stock.findIndex(({ kind, count }) => kind === way && count === chosen);
  const change = stood ? 1 : chosen > 0 ? -1 : 0;
  return {
    ...arrangement,
    scene: {
      ...arrangement.scene,
      barriers: stood ? barriers.filter((name) => name !== wall) : [...barriers, wall],
      stock: stock.map((one, index) => (index === at ? { ...one, count: one.count + change } : one)),
    },
  };
}

/** Another number of walls beside the board. */
export function stocked(arrangement: Arrangement, side: Side, way: Stock["kind"], count: number): Arrangement {
  const stock = arrangement.scene.stock.map((one) => (one.side === side && one.kind === way ? { ...one, count } : one));
  return { ...arrangement, scene: { ...arrangement.scene, stock } };
}

/** The board without men and walls, as many of these beside it as at the start. */
export function emptied(arrangement: Arrangement, start: Arrangement): Arrangement {
  return { ...arrangement, scene: { men: [], barriers: [], stock: start.scene.stock }, lastLength: start.lastLength };
}
