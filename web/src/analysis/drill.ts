/// Learn from your mistakes: each turn that was a mistake is a task, and any turn that is nearly as good as the best does it.

import type { Finding, GameText, Judgement, Review, Side } from "../wasm/types";
import { weakest, type Certainty } from "./value";

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
  | { kind: "missed"; turn: string; loss: number; certainty: Certainty }
  | { kind: "shown"; turn: string }
  | { kind: "failed"; turn: string };

/** What is found out about a position that a turn leads to. */
type Found = Pick<Finding, "chance" | "value" | "exact">;

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
    private readonly assess: (text: GameText) => Promise<Found>,
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
    const { best, before, after: played, loss } = task.judgement;
    if (turn === best) return this.settle(turn, 0, [before]);
    if (turn === task.judgement.turn) return this.settle(turn, loss, [before, played]);
    this.say({ kind: "judging", turn });
    try {
      const found = await this.assess(after);
      if (moment === this.moment) this.settle(turn, Math.max(0, before.chance - (1 - found.chance)), [before, found]);
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

  /** `worths` are those that the loss was found by. */
  private settle(turn: string, loss: number, worths: readonly Found[]): void {
    // A rounding error must not decide.
    const isReached = loss <= TOLERANCE + 1e-9;
    if (isReached) this.done.add(this.index);
    this.say(isReached ? { kind: "reached", turn } : { kind: "missed", turn, loss, certainty: weakest(worths) });
  }

  private say(answer: Answer): void {
    this.answer = answer;
    this.changed();
  }
}
