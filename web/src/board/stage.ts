import type { Man, Scene, Side, Touch } from "../wasm/types";
import { recast, type Actor, type Change } from "./cast";

/** How long one leg takes to be seen, in milliseconds. */
export const LEG = 250;

/** A man as it is to be drawn at this moment. */
export interface DrawnMan {
  id: number;
  from: string;
  to: string;
  /** How far it is on its way, 0 to 1. */
  way: number;
  side: Side;
  kind: Man["kind"];
  /** Width while it turns over: 1 lying flat, 0 standing on its edge. */
  breadth: number;
  /** How high it is above the board, 0 to 1. */
  lift: number;
  opacity: number;
}

export interface DrawnWall {
  name: string;
  /** How deep it sits in its groove, 0 to 1. */
  depth: number;
}

export interface Picture {
  men: DrawnMan[];
  walls: DrawnWall[];
  /** A garnet ball on its way between two pawns. */
  ball: { from: string; to: string; way: number } | null;
  moving: boolean;
}

/** Where time comes from; tests have their own. */
export interface Clock {
  now(): number;
  request(callback: () => void): number;
  cancel(id: number): void;
}

export const SCREEN: Clock = {
  now: () => performance.now(),
  request: (callback) => requestAnimationFrame(callback),
  cancel: (id) => cancelAnimationFrame(id),
};

/** A scene to be shown and how it came about, if that is known. */
export interface Take {
  scene: Scene;
  touch: Touch | null;
  /** The hand has already carried the man to where it goes. */
  carried?: boolean;
}

interface Act {
  change: Change;
  carried: boolean;
  touch: Touch | null;
  newWalls: Set<string>;
  walls: string[];
}

/** Shows scenes: at once, or leg by leg. One act runs at a time and nothing is left running after `stop`. */
export class Stage {
  private actors: Actor[] = [];
  private walls: string[] = [];
  private last = 0;
  private request: number | null = null;

  constructor(
    private readonly paint: (picture: Picture) => void,
    private readonly clock: Clock = SCREEN,
  ) {}

  /** Shows a scene at once. */
  show(take: Take): void {
    this.stop();
    this.settle(this.prepare(take));
  }

  /** Forgets all men, for another game. */
  clear(): void {
    this.stop();
    this.actors = [];
    this.walls = [];
  }

  /** Shows frames one after another, then calls back. A new call, `show` or `stop` ends it without a call. */
  play(frames: readonly Take[], done: () => void): void {
    this.stop();
    const [frame, ...rest] = frames;
    if (!frame) {
      done();
      return;
    }
    const act = this.prepare(frame);
    if (!stirs(act)) {
      this.settle(act);
      this.play(rest, done);
      return;
    }
    const start = this.clock.now();
    const tick = () => {
      const t = Math.min(1, (this.clock.now() - start) / LEG);
      if (t < 1) {
        this.paint(picture(act, t));
        this.request = this.clock.request(tick);
        return;
      }
      this.request = null;
      this.settle(act);
      this.play(rest, done);
    };
    this.paint(picture(act, 0));
    this.request = this.clock.request(tick);
  }

  /** Ends whatever runs; what was being shown stays where it was going. */
  stop(): void {
    if (this.request !== null) this.clock.cancel(this.request);
    this.request = null;
  }

  private prepare({ scene, touch, carried = false }: Take): Act {
    const change = recast(this.actors, scene, touch, () => this.last++);
    const newWalls = new Set(scene.barriers.filter((name) => !this.walls.includes(name)));
    this.actors = change.actors;
    this.walls = scene.barriers;
    return { change, carried, touch, newWalls, walls: scene.barriers };
  }

  private settle(act: Act): void {
    const men = act.change.actors.map((actor) => lying(actor));
    this.paint({ men, walls: act.walls.map((name) => ({ name, depth: 1 })), ball: null, moving: false });
  }
}

/** Whether anything is to be seen between two scenes. */
function stirs(act: Act): boolean {
  return (
    act.newWalls.size > 0 ||
    act.change.parts.some(
      ({ before, after }) => !before || !after || before.place !== after.place || before.side !== after.side || before.kind !== after.kind,
    )
  );
}

/** The moment `t` of an act: men that stay, then men that turn or vanish, then the one that moves, above all others. */
function picture(act: Act, t: number): Picture {
  const { kind, from, to } = act.touch ?? { kind: null, from: null, to: null };
  const ball = kind === "transfer" && from && to ? { from, to, way: ease(t) } : null;
  const jumps = (act.touch?.over.length ?? 0) > 0;
  const men = act.change.parts.map(({ before, after, exit }): DrawnMan => {
    const man = after ?? before;
    if (!man) throw new Error("a part without a man");
    const drawn = lying(man);
    if (!after) {
      const way = exit === null ? 0 : act.carried ? 1 : ease(Math.min(1, t / 0.7));
      return { ...drawn, to: exit ?? man.place, way, opacity: 1 - late(t), lift: exit === null ? late(t) / 3 : 0 };
    }
    if (!before) return { ...drawn, opacity: t };
    if (before.place !== after.place && !act.carried) {
      return { ...drawn, from: before.place, way: ease(t), lift: Math.sin(Math.PI * t) * (jumps ? 1 : 0.35) };
    }
    if (before.side !== after.side) {
      const turn = late(t);
      const { side } = turn < 0.5 ? before : after;
      return { ...drawn, side, breadth: Math.abs(Math.cos(Math.PI * turn)), lift: Math.sin(Math.PI * turn) * 0.6 };
    }
    // While a ball is on its way neither pawn carries one.
    return ball && before.kind !== after.kind ? { ...drawn, kind: plain(before, after, act) } : drawn;
  });
  const order = (man: DrawnMan) => (man.from !== man.to ? 2 : man.lift > 0 || man.opacity < 1 ? 1 : 0);
  men.sort((a, b) => order(a) - order(b) || a.id - b.id);
  const walls = act.walls.map((name) => ({ name, depth: act.newWalls.has(name) ? ease(t) : 1 }));
  return { men, walls, ball, moving: true };
}

/** Of the two kinds in a transfer, the one without the ball: what the giver becomes. */
function plain(before: Actor, after: Actor, act: Act): Man["kind"] {
  const giver = act.change.parts.find((part) => part.before?.place === act.touch?.from);
  return giver?.after?.kind ?? (before.place === act.touch?.from ? after.kind : before.kind);
}

function lying(actor: Actor): DrawnMan {
  const { id, place, side, kind } = actor;
  return { id, from: place, to: place, way: 1, side, kind, breadth: 1, lift: 0, opacity: 1 };
}

function ease(t: number): number {
  return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t);
}

/** What happens to the others begins when the moving man has nearly arrived. */
function late(t: number): number {
  return Math.max(0, (t - 0.3) / 0.7);
}
