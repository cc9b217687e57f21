import type { Layout } from "../wasm/types";

export interface Point {
  x: number;
  y: number;
}

export type Direction = "up" | "down" | "left" | "right";

export interface Box extends Point {
  width: number;
  height: number;
}

/** Drawing units between the middles of neighbouring squares. */
export const PITCH = 100;

// A lattice of points is hexagonal: with files √3 ranks apart all neighbours are equally far from each other.
const HEXAGON = Math.sqrt(3);
const RANK = 60;

/** Where everything of a layout lies in the drawing: x to the right, y downwards, as the viewer sees it. */
export class Plan {
  /** Whether men stand on points joined by lines, rather than on squares. */
  readonly pointed: boolean;
  /** Radius of a man. */
  readonly man: number;
  /** The places and what they stand on, without the frame. */
  readonly field: Box;
  /** The whole drawing. */
  readonly box: Box;
  /** Width of the frame round the field, where the coordinates are. */
  readonly frame: number;
  readonly flipped: boolean;
  private readonly middles = new Map<string, Point>();
  private readonly wallMiddles = new Map<string, Point>();
  private readonly turn: (x: number, y: number) => Point;

  constructor(
    readonly layout: Layout,
    flipped = false,
    mini = false,
  ) {
    this.flipped = flipped;
    this.pointed = layout.places.some((place) => place.kind === "point");
    const [stepX, stepY] = this.pointed ? [(RANK * HEXAGON) / 2, RANK / 2] : [PITCH / 2, PITCH / 2];
    this.man = this.pointed ? RANK * 0.46 : layout.barriers.length > 0 ? PITCH * 0.33 : PITCH * 0.39;

    const sign = flipped ? -1 : 1;
    this.turn = (x, y) => ({ x: x * stepX * sign, y: -y * stepY * sign });
    for (const place of layout.places) this.middles.set(place.name, this.turn(place.x, place.y));
    for (const wall of layout.barriers) this.wallMiddles.set(wall.name, this.turn(wall.x, wall.y));

    const reach = this.pointed ? RANK * 0.75 : PITCH / 2;
    this.field = around([...this.middles.values()], reach);
    this.frame = Math.max(this.field.width, this.field.height) * (mini ? 0.025 : 0.056);
    this.box = {
      x: this.field.x - this.frame,
      y: this.field.y - this.frame,
      width: this.field.width + 2 * this.frame,
      height: this.field.height + 2 * this.frame,
    };
  }

  get ratio(): number {
    return this.box.width / this.box.height;
  }

  get viewBox(): string {
    const { x, y, width, height } = this.box;
    return [x, y, width, height].map((n) => round(n)).join(" ");
  }

  /** Middle of a place or a wall; a name the layout does not know has none. */
  find(name: string): Point | null {
    return this.middles.get(name) ?? this.wallMiddles.get(name) ?? null;
  }

  /** Like `find`, for names that come from the layout itself. */
  at(name: string): Point {
    const point = this.find(name);
    if (!point) throw new Error(`no place ${name} in this layout`);
    return point;
  }

  columnX(at: number): number {
    return this.turn(at, 0).x;
  }

  rowY(at: number): number {
    return this.turn(0, at).y;
  }

  /** Radius within which a point belongs to a place: on squares, the square's inner circle. */
  reach(name: string): number {
    const here = this.at(name);
    let nearest = PITCH;
    for (const [other, point] of this.middles) {
      if (other !== name) nearest = Math.min(nearest, distance(here, point));
    }
    return this.pointed ? Math.max(nearest / 2, RANK * 0.5) : nearest / 2;
  }

  /** The place under a point of the drawing. */
  placeAt(point: Point): string | null {
    let best: string | null = null;
    let least = Infinity;
    for (const [name, middle] of this.middles) {
      const away = this.pointed ? distance(middle, point) : Math.max(Math.abs(middle.x - point.x), Math.abs(middle.y - point.y));
      if (away < least) [best, least] = [name, away];
    }
    return least <= (this.pointed ? RANK * 0.8 : PITCH / 2) ? best : null;
  }

  /** Places in rows from the top as the viewer sees them, each row from the left: the order a reader expects. */
  rows(): string[][] {
    const byHeight = new Map<number, string[]>();
    for (const [name, point] of this.middles) {
      const height = round(point.y);
      byHeight.set(height, [...(byHeight.get(height) ?? []), name]);
    }
    return [...byHeight.entries()].sort(([a], [b]) => a - b).map(([, names]) => names.sort((a, b) => this.at(a).x - this.at(b).x));
  }

  /** The place an arrow key leads to from another place. */
  neighbour(name: string, direction: Direction): string | null {
    return neighbour(this.middles, name, direction);
  }

  /** The wall place of the same kind an arrow key leads to. */
  neighbourWall(name: string, direction: Direction): string | null {
    const kind = this.layout.barriers.find((wall) => wall.name === name)?.kind;
    const alike = this.layout.barriers.filter((wall) => wall.kind === kind);
    return neighbour(new Map(alike.map((wall) => [wall.name, this.at(wall.name)])), name, direction);
  }
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function between(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

/** Two decimals are finer than any screen and keep the drawing's text short. */
export function round(n: number): number {
  return Math.round(n * 100) / 100;
}

function around(points: Point[], reach: number): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, right] = [Math.min(...xs) - reach, Math.max(...xs) + reach];
  const [top, bottom] = [Math.min(...ys) - reach, Math.max(...ys) + reach];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const STEPS: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/**
 * The nearest point that lies more in the given direction than beside it. Going aside counts double, so that a straight
 * neighbour wins against a nearer one at an angle; on a hexagonal lattice, where nothing lies straight to the left or the right,
 * the upper of the two slanting neighbours is taken.
 */
function neighbour(points: Map<string, Point>, name: string, direction: Direction): string | null {
  const here = points.get(name);
  if (!here) return null;
  const step = STEPS[direction];
  let best: string | null = null;
  let least = Infinity;
  for (const [other, point] of points) {
    const [dx, dy] = [point.x - here.x, point.y - here.y];
    const ahead = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y + dy * step.x);
    if (ahead <= 0.01 || aside > ahead) continue;
    const cost = ahead + 2 * aside + (dy > 0 ? 0.01 : 0);
    if (cost < least) [best, least] = [other, cost];
  }
  return best;
}
