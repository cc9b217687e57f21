import type { Hand } from "./hand.svelte";
import type { Handling } from "./handling.svelte";
import type { Plan, Point } from "./plan";
import { wallsAt } from "./walls";

// A shorter way is an unsteady click.
const DRAG_AFTER = 3;

/** A mouse or a finger on the board: clicks, drags, and the arrows that are drawn with them. */
export class Pointer {
  kind = $state<"mouse" | "touch">("mouse");
  private pressed: { place: string; x: number; y: number } | null = null;
  private drawnFrom: string | null = null;
  private swallowsClick = false;
  private pointed: Point | null = null;

  constructor(
    private readonly plan: () => Plan,
    private readonly drawing: () => SVGSVGElement | undefined,
    private readonly hand: Hand,
    private readonly handling: Handling,
  ) {}

  press(event: PointerEvent): void {
    this.swallowsClick = false;
    this.kind = event.pointerType === "touch" ? "touch" : "mouse";
    this.hand.laid = null;
    if (!event.isPrimary) {
      // A second finger means something else, perhaps to zoom: the first lets go.
      this.letGo();
      return;
    }
    this.handling.hurry();
    const place = this.placeOf(event);
    if (event.button === 2 && this.handling.prepared) this.handling.cancel();
    else if (event.button === 2 || (event.button === 0 && this.hand.pencil)) this.drawnFrom = place;
    else if (event.button === 0 && place && this.handling.mayCarry(place)) this.pressed = { place, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    if (!event.isPrimary || !this.pressed) return;
    const point = this.pointOf(event);
    if (!point) return;
    if (!this.hand.drag && Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) <= DRAG_AFTER) return;
    if (!this.handling.mayCarry(this.pressed.place)) return;
    this.hand.select(this.pressed.place, this.handling.preparing !== null);
    this.hand.drag = { from: this.pressed.place, at: point };
  }

  release(event: PointerEvent): void {
    if (!event.isPrimary) return;
    const point = this.pointOf(event);
    const place = point && this.plan().placeAt(point);
    if (this.drawnFrom) {
      this.swallowsClick = event.button === 0;
      if (place) this.hand.draw(this.drawnFrom, place);
    } else if (this.hand.drag) {
      this.swallowsClick = true;
      if (place) this.handling.soon(() => this.handling.touch(place, "drop"));
    }
    this.letGo();
  }

  letGo(): void {
    this.pressed = null;
    this.drawnFrom = null;
    this.hand.drag = null;
  }

  /** Shows the wall that a click would mean. */
  hover(event: PointerEvent): void {
    if (!this.handling.open || event.pointerType === "touch" || this.hand.question) return;
    this.pointed = this.pointOf(event);
    this.kind = "mouse";
    this.aim();
  }

  leave(): void {
    this.pointed = null;
    if (!this.hand.question) this.hand.aim = [];
  }

  click(event: MouseEvent): void {
    if (this.swallowsClick) {
      this.swallowsClick = false;
      return;
    }
    this.hand.wipe();
    const [place, at] = [this.placeOf(event), this.pointOf(event)];
    const named = event.target instanceof SVGElement ? event.target.dataset.wall : undefined;
    // A click made by a script has no place of its own.
    const wall = event.detail === 0 && named !== undefined ? named : null;
    this.handling.soon(() => this.touch(place, wall, at));
  }

  private touch(place: string | null, wall: string | null, at: Point | null): void {
    const { handling } = this;
    if (handling.live && this.hand.question) handling.cancel();
    else if (!handling.open) handling.touch(place, "tap");
    else if (wall !== null) handling.touchWalls([wall], "one look");
    else if (at) handling.touchWalls(this.wallsAt(at), this.kind === "touch" ? "two looks" : "one look");
  }

  turnWall(): void {
    this.handling.turnWall();
    if (!this.hand.question) this.aim();
  }

  /** A finger that carries a man or draws does not scroll the page; anywhere else it does. */
  readonly hold = (surface: HTMLElement): (() => void) => {
    const hold = (event: TouchEvent) => {
      if ((this.pressed || this.drawnFrom) && event.cancelable) event.preventDefault();
    };
    surface.addEventListener("touchmove", hold, { passive: false });
    return () => surface.removeEventListener("touchmove", hold);
  };

  private aim(): void {
    this.hand.aim = this.pointed ? this.wallsAt(this.pointed) : [];
  }

  private wallsAt(at: Point): string[] {
    const prefer = this.kind === "mouse" ? this.hand.prefer : null;
    return wallsAt(this.plan(), at, { pointer: this.kind, prefer }).map(({ name }) => name);
  }

  private pointOf(event: MouseEvent): Point | null {
    const matrix = this.drawing()?.getScreenCTM()?.inverse();
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix) : null;
  }

  private placeOf(event: MouseEvent): string | null {
    const hit = event.target instanceof Element ? event.target.closest<SVGElement>("[data-square]") : null;
    const point = this.pointOf(event);
    return hit?.dataset.square ?? (point && this.plan().placeAt(point));
  }
}
