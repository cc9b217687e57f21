import type { BarrierPlace } from "../wasm/types";
import { PITCH, distance, type Plan, type Point } from "./plan";

/** Width of the groove between two squares. */
export const GROOVE = 16;
/** A wall spans two squares and the groove between them. */
export const WALL_LENGTH = 2 * PITCH - GROOVE;

// A mouse must come near a groove; a finger means the nearest groove wherever it is.
const MOUSE = PITCH * 0.36;
const FINGER = PITCH;
// Two walls whose grooves are about equally near could both be meant.
const DOUBT = { mouse: GROOVE * 0.75, touch: PITCH * 0.16 };

export interface Aim {
  pointer: "mouse" | "touch";
  /** The kind the player turned the wall to with `r`, if he did. */
  prefer: BarrierPlace["kind"] | null;
}

/** The walls a touch at a point could mean: none, one, or two that cross. */
export function wallsAt(plan: Plan, point: Point, aim: Aim): BarrierPlace[] {
  const limit = aim.pointer === "touch" ? FINGER : MOUSE;
  if (aim.prefer !== null) {
    const wall = nearest(ofKind(plan, aim.prefer), (place) => distance(plan.at(place.name), point));
    return wall && wall.away <= PITCH ? [wall.place] : [];
  }
  const found = (["h", "v"] as const).flatMap((kind) => {
    const wall = nearest(ofKind(plan, kind), (place) => awayFromGroove(plan.at(place.name), kind, point));
    return wall && wall.away <= limit ? [wall] : [];
  });
  found.sort((a, b) => a.away - b.away);
  const [first, second] = found;
  if (!first) return [];
  return second && second.away - first.away < DOUBT[aim.pointer] ? [first.place, second.place] : [first.place];
}

/** The wall with the same middle that lies the other way. */
export function rotated(plan: Plan, name: string): string | null {
  const here = plan.layout.barriers.find((wall) => wall.name === name);
  return plan.layout.barriers.find((wall) => here && wall.x === here.x && wall.y === here.y && wall.kind !== here.kind)?.name ?? null;
}

/** The wall of a kind whose middle is nearest to a point. */
export function nearestWall(plan: Plan, point: Point, kind: BarrierPlace["kind"]): string | null {
  return nearest(ofKind(plan, kind), (place) => distance(plan.at(place.name), point))?.place.name ?? null;
}

/** How far a menu keeps from the middle of what it is about, so that it can still be seen. */
export function clearance(plan: Plan, name: string): number {
  const wall = plan.layout.barriers.find((place) => place.name === name);
  if (!wall) return plan.man * 1.4;
  return wall.kind === "v" ? WALL_LENGTH * 0.6 : GROOVE * 1.6;
}

function ofKind(plan: Plan, kind: BarrierPlace["kind"]): BarrierPlace[] {
  return plan.layout.barriers.filter((wall) => wall.kind === kind);
}

/** How far a point is from a wall's groove; of the walls that share a groove the one with the nearest middle is a hair nearer. */
function awayFromGroove(middle: Point, kind: BarrierPlace["kind"], point: Point): number {
  const [along, across] = kind === "h" ? [point.x - middle.x, point.y - middle.y] : [point.y - middle.y, point.x - middle.x];
  return Math.hypot(Math.max(0, Math.abs(along) - PITCH), across) + Math.abs(along) / 1000;
}

function nearest(places: BarrierPlace[], away: (place: BarrierPlace) => number): { place: BarrierPlace; away: number } | null {
  let best: { place: BarrierPlace; away: number } | null = null;
  for (const place of places) {
    const far = away(place);
    if (!best || far < best.away) best = { place, away: far };
  }
  return best;
}
