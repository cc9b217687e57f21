import type { BarrierPlace, Look } from "../wasm/types";
import { annotate, type Annotation } from "./annotations";
import type { Point } from "./plan";
import { heldMan, type Option } from "./selection";

/** A man under the finger. */
export interface Drag {
  from: string;
  at: Point;
}

/** A question at a place, asked because a touch could mean several things. */
export type Question = { at: string; options: Option[] } | { at: string; walls: string[] };

/** What was drawn on the board before, and where it is kept. */
export interface Album {
  drawn: readonly Annotation[];
  keep(drawn: Annotation[]): void;
}

/** What the player's hand holds and points at. Nothing of it belongs to the game: a new look may make all of it void. */
export class Hand {
  private chosen = $state<string | null>(null);
  private isAhead = false;
  drag = $state.raw<Drag | null>(null);
  /** A man laid down at its goal, until the game has answered. */
  laid = $state.raw<{ from: string; to: string } | null>(null);
  question = $state.raw<Question | null>(null);
  /** Walls under the pointer. */
  aim = $state.raw<string[]>([]);
  /** The kind of wall the player has turned to. */
  prefer = $state<BarrierPlace["kind"] | null>(null);
  pencil = $state(false);
  private drawn = $state.raw<Annotation[]>([]);

  constructor(
    private readonly look: () => Look,
    /** Where drawings are kept, if they are: then nothing wipes them but drawing them again. */
    private readonly album: () => Album | null = () => null,
  ) {}

  get annotations(): readonly Annotation[] {
    return this.album()?.drawn ?? this.drawn;
  }

  /** The man in hand: the one that must go on, or the one that was picked up. */
  get selected(): string | null {
    return heldMan(this.look()) ?? this.chosen;
  }

  /** Picks up a man. `isAhead`: before one's turn, so that it stays in the hand when that comes. */
  select(place: string | null, isAhead = false): void {
    this.chosen = place;
    this.isAhead = isAhead;
  }

  /** Lays everything down. */
  empty(): void {
    const isWanted = this.isAhead && this.look().choices.some(({ touch }) => touch.from === this.chosen);
    if (!isWanted) this.chosen = null;
    this.isAhead = false;
    this.drag = null;
    this.laid = null;
    this.question = null;
    this.aim = [];
    this.prefer = null;
  }

  draw(from: string, to: string): void {
    const album = this.album();
    const drawn = annotate(this.annotations, from, to);
    if (album) album.keep(drawn);
    else this.drawn = drawn;
  }

  wipe(): void {
    this.drawn = [];
  }
}
