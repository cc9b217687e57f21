/// Puzzles one after the other, each harder than the last: a streak ends with the first mistake, a rush with the third, or after three minutes.

export type RunKind = "streak" | "rush";

export const RUSH_MILLIS = 180_000;
const MISTAKES: Record<RunKind, number> = { streak: 1, rush: 3 };

/** A puzzle of a run, and what came of it. */
export interface Leg {
  id: string;
  isSolved: boolean;
}

export class Run {
  readonly legs: Leg[] = [];
  private begun: number | null = null;
  private over = false;

  constructor(
    readonly kind: RunKind,
    /** Milliseconds from some moment on. */
    private readonly now: () => number,
  ) {}

  /** The first puzzle is on the board. */
  begin(): void {
    this.begun ??= this.now();
  }

  get solved(): number {
    return this.legs.filter(({ isSolved }) => isSolved).length;
  }

  get mistakes(): number {
    return this.legs.length - this.solved;
  }

  /** How many mistakes end it. */
  get allowed(): number {
    return MISTAKES[this.kind];
  }

  /** Milliseconds left; null where there is no clock. */
  get left(): number | null {
    if (this.kind === "streak") return null;
    return this.begun === null ? RUSH_MILLIS : Math.max(0, RUSH_MILLIS - (this.now() - this.begun));
  }

  get isOver(): boolean {
    return this.over || this.mistakes >= this.allowed || this.left === 0;
  }

  /** A puzzle has been solved or failed. What comes after the end does not count. */
  note(id: string, isSolved: boolean): void {
    if (!this.isOver) this.legs.push({ id, isSolved });
  }

  /** There is nothing more to solve, or the visitor has had enough. */
  end(): void {
    this.over = true;
  }
}
