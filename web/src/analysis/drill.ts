/// Learn from your mistakes: each turn that was a mistake is a task, and any turn that is nearly as good as the best does it.

import type { Finding, GameText, Judgement, Review, Side } from "../wasm/types";

/** So much of the winning chances may be lost by a turn that is accepted. */
export const TOLERANCE = 0.05;

export interface Task {
  /** Turns played before it. */
  ply: number;
  judgement: Judgement;
}

export type Answer =
  | { kind: "asked" }
  | { kind: "judging"; turn: string }
  | { kind: "reached"; turn: string }
  /** `loss` is what the turn takes from the winning chances. */
  | { kind: "missed"; turn: string; loss: number }
  | { kind: "shown"; turn: string }
  | { kind: "failed"; turn: string };

export function isBad({ verdict }: Judgement): boolean {
  return verdict === "inaccuracy" || verdict === "mistake" || verdict === "blunder";
}

/** The mistakes of a side, in the order of the game. */
export function tasksFor(review: Review, side: Side): Task[] {
  return review.turns.flatMap((judgement, ply) => (judgement.side === side && isBad(judgement) ? [{ ply, judgement }] : []));
}

export class Drill {
  index = 0;
  answer: Answer = { kind: "asked" };
  /** The tasks that were done without being shown how. */
  readonly done = new Set<number>();
  private moment = 0;

  constructor(
    readonly side: Side,
    readonly tasks: readonly Task[],
    private readonly assess: (text: GameText) => Promise<Pick<Finding, "chance">>,
    private readonly changed: () => void,
  ) {}

  /** The task that is asked; null at the end. */
  get task(): Task | null {
    return this.tasks[this.index] ?? null;
  }

  /** Judges a turn; `after` is the game with it. */
  async attempt(turn: string, after: GameText): Promise<void> {
    const { task } = this;
    if (!task) return;
    const moment = (this.moment += 1);
    const { best, before, loss } = task.judgement;
    if (turn === best) return this.settle(0, turn);
    if (turn === task.judgement.turn) return this.settle(loss, turn);
    this.say({ kind: "judging", turn });
    try {
      const { chance } = await this.assess(after);
      if (moment === this.moment) this.settle(Math.max(0, before.chance - (1 - chance)), turn);
    } catch {
      if (moment === this.moment) this.say({ kind: "failed", turn });
    }
  }

  again(): void {
    this.moment += 1;
    this.say({ kind: "asked" });
  }

  /** Shows what was best. */
  show(): void {
    this.moment += 1;
    const { task } = this;
    if (task) this.say({ kind: "shown", turn: task.judgement.best });
  }

  next(): void {
    this.index = Math.min(this.index + 1, this.tasks.length);
    this.again();
  }

  private settle(loss: number, turn: string): void {
    // A rounding error must not decide.
    const isReached = loss <= TOLERANCE + 1e-9;
    if (isReached) this.done.add(this.index);
    this.say(isReached ? { kind: "reached", turn } : { kind: "missed", turn, loss });
  }

  private say(answer: Answer): void {
    this.answer = answer;
    this.changed();
  }
}
