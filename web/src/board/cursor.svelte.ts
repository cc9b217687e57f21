import type { Hand } from "./hand.svelte";
import type { Handling } from "./handling.svelte";
import type { Direction, Plan } from "./plan";
import { nearestWall, rotated } from "./walls";

const ARROWS: Record<string, Direction> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };
/** Keys that go as far as it goes. */
const EDGES: Record<string, Direction> = { Home: "left", End: "right", PageUp: "up", PageDown: "down" };

/**
 * The keyboard on the board: for the Tab key the board is one stop, and the arrows lead on from there. The cursor is on a place
 * or, where a game has walls, on one of those.
 */
export class Cursor {
  private lastPlace = $state<string | null>(null);
  private lastWall = $state<string | null>(null);
  private onWalls = $state(false);
  /** Where the focus is to be seen. */
  ringed = $state<string | null>(null);
  /** The keyboard did what was done to the board last. */
  used = false;
  private focused = false;
  private wallHalf = false;

  readonly place = $derived.by(() => {
    const known = this.lastPlace !== null && this.plan().find(this.lastPlace) !== null;
    return known && this.lastPlace ? this.lastPlace : (this.plan().rows().at(-1)?.[0] ?? "");
  });
  readonly wall = $derived.by(() => this.lastWall ?? nearestWall(this.plan(), this.plan().at(this.place), "h"));

  constructor(
    private readonly plan: () => Plan,
    private readonly hand: Hand,
    private readonly handling: Handling,
    /** Gives the focus to a place or a wall; `enter` hears of it. */
    private readonly give: (name: string) => void,
  ) {}

  /** Where the Tab key leads. */
  get at(): string {
    return this.onWalls && this.wall !== null ? this.wall : this.place;
  }

  /** The focus has come to a place or a wall. */
  enter(name: string, visible: boolean): void {
    this.onWalls = this.isWall(name);
    if (this.onWalls) this.lastWall = name;
    else this.lastPlace = name;
    this.focused = true;
    this.ringed = visible ? name : null;
    if (!this.hand.question) this.hand.aim = this.onWalls && visible ? [name] : [];
  }

  /** The focus has gone elsewhere. */
  leave(): void {
    this.focused = false;
    if (this.ringed !== null && !this.hand.question) this.hand.aim = [];
    this.ringed = null;
  }

  /** The focus comes to the board from elsewhere. */
  focus(): void {
    this.give(this.at);
  }

  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [arrow, edge] = [ARROWS[event.key], EDGES[event.key]];
    if (arrow) this.give(this.next(this.at, arrow) ?? this.at);
    else if (edge) this.give(this.last(edge));
    else if (event.key === "Enter" || event.key === " ") this.handling.soon(() => this.touch());
    else if (event.key === "w" && this.wall !== null) this.change();
    else if (event.key === "r" && this.onWalls) this.turnWall();
    else return;
    event.preventDefault();
  }

  turnWall(): void {
    if (this.wall !== null) this.give(rotated(this.plan(), this.wall) ?? this.wall);
  }

  /** The keyboard goes with the turn: from the pawn to the walls, and back to the squares. */
  follow(): void {
    const wallHalf = this.handling.open !== null;
    if (wallHalf === this.wallHalf) return;
    this.wallHalf = wallHalf;
    if (wallHalf === this.onWalls) return;
    if (this.focused) this.change();
    else this.onWalls = wallHalf;
  }

  /** From the places to the nearest wall, or from the walls to the nearest place. */
  private change(): void {
    const here = this.plan().at(this.at);
    const there = this.onWalls ? this.plan().placeAt(here) : nearestWall(this.plan(), here, "h");
    this.give(there ?? this.at);
  }

  private touch(): void {
    if (this.onWalls) this.handling.touchWalls([this.at], "one look");
    else if (this.handling.open) this.change();
    else this.handling.touch(this.at, "tap");
  }

  private next(from: string, direction: Direction): string | null {
    return this.isWall(from) ? this.plan().neighbourWall(from, direction) : this.plan().neighbour(from, direction);
  }

  private last(direction: Direction): string {
    let at = this.at;
    for (let next = this.next(at, direction); next !== null; next = this.next(at, direction)) at = next;
    return at;
  }

  private isWall(name: string): boolean {
    return this.plan().layout.barriers.some((wall) => wall.name === name);
  }
}
