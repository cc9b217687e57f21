import type { Choice, Frame, Look, Touch } from "../wasm/types";
import type { Hand } from "./hand.svelte";
import { SCREEN, Stage, type Clock, type Picture, type Take } from "./stage";

/** What there is to be shown. */
export interface Programme {
  readonly game: string;
  readonly look: Look;
  readonly film: Frame[] | undefined;
  /** Whether anything moves at all. */
  readonly animated: boolean;
  ended(): void;
}

/** Shows a look, and the films that lead to it: decides what is new and how it came about. */
export class Animator {
  picture = $state.raw<Picture>({ men: [], walls: [], ball: null, moving: false });
  filming = $state(false);
  /** The legs of the turn that is going on. */
  trail = $state.raw<Touch[]>([]);
  /** What the player chose last: the next look may come from it. */
  chosen: Choice | null = null;
  private readonly stage: Stage;
  private seen: { game: string; look: Look; film: Frame[] | undefined } | null = null;

  constructor(
    private readonly programme: Programme,
    private readonly hand: Hand,
    clock: Clock = SCREEN,
  ) {
    this.stage = new Stage((picture) => (this.picture = picture), clock);
    this.stage.show({ scene: programme.look.scene, touch: null });
  }

  /** Looks at the programme again. */
  direct(): void {
    const { game, look, film } = this.programme;
    const before = this.seen;
    this.seen = { game, look, film };
    if (!before) {
      // A film that began before there was a board to see it on.
      if (film?.length) this.end();
      return;
    }
    if (before.game !== game) this.stage.clear();
    if (film?.length && film !== before.film) this.play(film);
    else if (this.filming && film === before.film) return;
    else if (look !== before.look || this.filming) this.show(look);
    if (before.look.position !== look.position) this.hand.wipe();
  }

  /** Shows at once what the film leads to. */
  skip(): void {
    if (this.filming) this.end();
  }

  stop(): void {
    this.stage.stop();
  }

  private play(film: Frame[]): void {
    const takes = film.map(({ scene, touch }): Take => ({ scene, touch, carried: this.carried(touch) }));
    this.follow(film.map(({ touch }) => touch));
    this.hand.empty();
    this.filming = true;
    if (this.programme.animated) this.stage.play(takes, () => this.end());
    else this.end();
  }

  private show(look: Look): void {
    this.filming = false;
    const text = look.midTurn ? look.partial : look.history.at(-1)?.text;
    const touch = this.chosen && this.chosen.text === text ? this.chosen.touch : null;
    const take: Take = { scene: look.scene, touch, carried: touch !== null && this.carried(touch) };
    this.follow(touch ? [touch] : []);
    this.hand.empty();
    if (this.programme.animated) this.stage.play([take], () => {});
    else this.stage.show(take);
  }

  private end(): void {
    this.filming = false;
    this.stage.show({ scene: this.programme.look.scene, touch: this.programme.film?.at(-1)?.touch ?? null });
    this.programme.ended();
  }

  private follow(touches: Touch[]): void {
    this.chosen = null;
    const legs = touches.filter(({ from, to }) => from !== null && to !== null);
    this.trail = this.programme.look.midTurn ? [...this.trail, ...legs] : [];
  }

  /** Whether the hand has already laid the man down where this touch takes it. */
  private carried({ from, to }: Touch): boolean {
    return this.hand.laid !== null && this.hand.laid.from === from && this.hand.laid.to === to;
  }
}
