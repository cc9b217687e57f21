import { whole } from "../wasm/choices";
import type { Choice, Look, Side } from "../wasm/types";
import type { Hand } from "./hand.svelte";
import type { Plan } from "./plan";
import { Queue } from "./queue";
import {
  ableMen,
  choiceOf,
  choicesFrom,
  NOWHERE,
  menOf,
  openWalls,
  touchablePlaces,
  touchAhead,
  touchPlace,
  type Gesture,
} from "./selection";
import { rotated } from "./walls";

/** The board as it stands, and whom it tells what a hand has done. */
export interface Situation {
  readonly look: Look;
  readonly plan: Plan;
  /** Whether anything may be done now. */
  readonly live: boolean;
  /** The side that may prepare a turn, because another is to move. */
  readonly preparing: Side | null;
  /** Whether a turn is prepared. */
  readonly prepared: boolean;
  choose(choice: Choice): void;
  /** Until everything that has been chosen is answered, and shown. */
  answered(): Promise<void>;
  back(): void;
  why(from: string | null, to: string | null): void;
  prepare(premove: { from: string; to: string } | null): void;
  /** Something possible was done: what was objected to before is out of date. */
  ease(): void;
  /** Shows at once what is being shown, if one may act after it. */
  hurry(): void;
}

/** What may be done on the board now, and what a touch does. Whether a pointer touches or a key is all the same here. */
export class Handling {
  /** Walls that may be placed now; null outside the wall half. */
  readonly open = $derived.by(() => (this.live ? openWalls(this.look) : null));
  readonly able = $derived.by(() => (this.live ? ableMen(this.look) : NOWHERE));
  readonly selected = $derived.by(() => (this.live || this.preparing !== null ? this.hand.selected : null));
  readonly goals = $derived.by(() => choicesFrom(this.look, this.selected));
  readonly touchable = $derived.by(() => {
    if (this.live) return touchablePlaces(this.look, this.selected);
    return this.preparing === null ? NOWHERE : menOf(this.look, this.preparing);
  });
  readonly stop = $derived.by(() => (this.live ? choiceOf(this.look, "stop") : null));
  readonly pass = $derived.by(() => (this.live ? choiceOf(this.look, "pass") : null));

  private readonly queue = new Queue();

  constructor(
    private readonly situation: Situation,
    private readonly hand: Hand,
  ) {}

  get live(): boolean {
    return this.situation.live;
  }

  get preparing(): Side | null {
    return this.live ? null : this.situation.preparing;
  }

  get prepared(): boolean {
    return this.situation.prepared;
  }

  /** Does something when what was done before is answered: nobody is too quick for the board. */
  soon(work: () => void): void {
    this.queue.add(() => {
      this.situation.hurry();
      work();
    });
  }

  /** What is being shown need not be waited for. */
  hurry(): void {
    if (!this.queue.isBusy) this.situation.hurry();
  }

  /** Whether the man there may be taken along by a pointer. Before an answer has come, that cannot be known. */
  mayCarry(place: string): boolean {
    if (this.queue.isBusy) return true;
    return this.preparing === null ? !this.open && this.able.has(place) : menOf(this.look, this.preparing).has(place);
  }

  private get look(): Look {
    return this.situation.look;
  }

  choose(choice: Choice): void {
    this.hand.question = null;
    this.situation.ease();
    this.situation.choose(whole(this.look, choice));
    this.queue.hold(this.situation.answered(), async () => {});
  }

  /** A place is touched; nothing for what is no place. */
  touch(place: string | null, gesture: Gesture): void {
    if (this.preparing !== null) this.touchAhead(this.preparing, place, gesture);
    else if (this.live && place !== null) this.touchNow(place, gesture);
    else if (this.live) this.layDown();
  }

  private layDown(): void {
    this.hand.select(null);
    this.situation.ease();
  }

  /** Prepares a turn: a man of one's own, then wherever it shall go. What that means the rules say when its time has come. */
  private touchAhead(side: Side, place: string | null, gesture: Gesture): void {
    const reply = touchAhead(this.look, side, this.hand.selected, place, gesture);
    this.situation.prepare(reply.kind === "prepare" ? { from: reply.from, to: reply.to } : null);
    this.hand.select(reply.kind === "select" ? reply.place : null, true);
  }

  private touchNow(place: string, gesture: Gesture): void {
    const from = this.hand.selected;
    const reply = touchPlace(this.look, from, place, gesture);
    if (reply.kind === "choose") {
      if (gesture === "drop" && from) this.hand.laid = { from, to: place };
      this.choose(reply.choice);
      return;
    }
    if (reply.kind === "why") {
      if (!reply.keep) this.hand.select(null);
      this.situation.why(reply.from, reply.to);
      return;
    }
    this.situation.ease();
    if (reply.kind === "ask") this.hand.question = { at: place, options: reply.options };
    else this.hand.select(reply.kind === "select" ? reply.place : null);
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
    const choice = this.look.choices.find(({ touch: { kind, to } }) => kind === "barrier" && to === name);
    if (choice) this.choose(choice);
    else this.situation.why(null, name);
  }

  /** Turns the wall in hand: the one asked about, or from now on the one that is pointed at. */
  turnWall(): void {
    const { layout } = this.situation.plan;
    const kind = layout.barriers.find(({ name }) => name === this.hand.aim[0])?.kind ?? this.hand.prefer;
    this.hand.prefer = kind === "h" ? "v" : "h";
    const question = this.hand.question;
    const other = question && "walls" in question ? rotated(this.situation.plan, question.at) : null;
    if (other) this.touchWalls([other], "two looks");
  }

  cancel(): void {
    this.situation.ease();
    if (this.preparing !== null) {
      this.hand.select(null);
      this.situation.prepare(null);
    } else if (this.hand.question) {
      this.hand.question = null;
      this.hand.aim = [];
    } else if (this.look.midTurn) this.situation.back();
    else this.hand.select(null);
  }
}
