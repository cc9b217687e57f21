import { whole } from "../face/choices";
import type { Choice, Look } from "../face/types";
import type { Hand } from "./hand.svelte";
import type { Plan } from "./plan";
import { ableMen, choiceOf, choicesFrom, NOWHERE, openWalls, touchablePlaces, touchPlace, type Gesture } from "./selection";
import { rotated } from "./walls";

/** The board as it stands, and whom it tells what a hand has done. */
export interface Situation {
  readonly look: Look;
  readonly plan: Plan;
  /** Whether anything may be done now. */
  readonly live: boolean;
  choose(choice: Choice): void;
  back(): void;
  why(from: string | null, to: string | null): void;
}

/** What may be done on the board now, and what a touch does. Whether a pointer touches or a key is all the same here. */
export class Handling {
  /** Walls that may be placed now; null outside the wall half. */
  readonly open = $derived.by(() => (this.live ? openWalls(this.look) : null));
  readonly able = $derived.by(() => (this.live ? ableMen(this.look) : NOWHERE));
  readonly selected = $derived.by(() => (this.live ? this.hand.selected : null));
  readonly goals = $derived.by(() => choicesFrom(this.look, this.selected));
  readonly touchable = $derived.by(() => (this.live ? touchablePlaces(this.look, this.selected) : NOWHERE));
  readonly stop = $derived.by(() => (this.live ? choiceOf(this.look, "stop") : null));
  readonly pass = $derived.by(() => (this.live ? choiceOf(this.look, "pass") : null));

  constructor(
    private readonly situation: Situation,
    private readonly hand: Hand,
  ) {}

  get live(): boolean {
    return this.situation.live;
  }

  private get look(): Look {
    return this.situation.look;
  }

  choose(choice: Choice): void {
    this.hand.question = null;
    this.situation.choose(whole(this.look, choice));
  }

  touch(place: string, gesture: Gesture): void {
    const from = this.hand.selected;
    const reply = touchPlace(this.look, from, place, gesture);
    if (reply.kind === "choose") {
      if (gesture === "drop" && from) this.hand.laid = { from, to: place };
      this.choose(reply.choice);
    } else if (reply.kind === "ask") this.hand.question = { at: place, options: reply.options };
    else if (reply.kind === "select") this.hand.select(reply.place);
    else {
      if (reply.kind === "clear" || !reply.keep) this.hand.select(null);
      if (reply.kind === "why") this.situation.why(reply.from, reply.to);
    }
  }

  /** A finger hides what it points at, so it always gets a second look; whoever saw the ghost needs none. */
  touchWalls(names: readonly string[], gets: "one look" | "two looks"): void {
    const [first] = names;
    const { open } = this;
    if (first === undefined || !open) return;
    const legal = names.filter((name) => open.has(name));
    const [only] = legal;
    if (only === undefined) this.situation.why(null, first);
    else if (legal.length === 1 && gets === "one look") this.placeWall(only);
    else {
      this.hand.question = { at: first, walls: legal };
      this.hand.aim = legal;
    }
  }

  placeWall(name: string): void {
    this.hand.question = null;
    const choice = this.look.choices.find(({ touch: { kind, to } }) => kind === "wall" && to === name);
    if (choice) this.choose(choice);
    else this.situation.why(null, name);
  }

  /** Turns the wall in hand: the one asked about, or from now on the one that is pointed at. */
  turnWall(): void {
    const { layout } = this.situation.plan;
    const kind = layout.walls.find(({ name }) => name === this.hand.aim[0])?.kind ?? this.hand.prefer;
    this.hand.prefer = kind === "h" ? "v" : "h";
    const question = this.hand.question;
    const other = question && "walls" in question ? rotated(this.situation.plan, question.at) : null;
    if (other) this.touchWalls([other], "two looks");
  }

  cancel(): void {
    if (this.hand.question) {
      this.hand.question = null;
      this.hand.aim = [];
    } else if (this.look.midTurn) this.situation.back();
    else this.hand.select(null);
  }
}
