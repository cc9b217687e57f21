import { between, distance, round, type Point } from "./plan";

export interface Arrow {
  /** The line without its head. */
  shaft: string;
  /** Corners of the head. */
  head: string;
  /** Where a label sits. */
  label: Point;
}

/** An arrow between two places that leaves their middles free, so that men stay visible under it. */
export function arrow(from: Point, to: Point, width: number, free: number): Arrow {
  const length = distance(from, to);
  const gap = Math.min(free, length * 0.3);
  const headLength = Math.min(width * 2.6, (length - gap) * 0.6);
  const start = between(from, to, gap / length);
  const tip = between(from, to, 1 - (gap * 0.5) / length);
  const neck = between(tip, from, headLength / length);
  const [sideX, sideY] = [((to.y - from.y) / length) * width * 1.35, ((from.x - to.x) / length) * width * 1.35];
  const corners = [tip, { x: neck.x + sideX, y: neck.y + sideY }, { x: neck.x - sideX, y: neck.y - sideY }];
  return {
    shaft: `M${round(start.x)} ${round(start.y)}L${round(neck.x)} ${round(neck.y)}`,
    head: corners.map(({ x, y }) => `${round(x)},${round(y)}`).join(" "),
    label: between(from, to, 0.56),
  };
}
