/// How fast a game goes that goes by itself.

/** Milliseconds a turn, from slow to as fast as it can be. */
export const PACES = [4_000, 2_000, 1_000, 500, 250, 0] as const;

/** One turn a second. */
export const USUAL_PACE = 2;

/** Where turns follow each other faster, their films would only be cut short. */
const FILMED = 500;

export function isFilmed(pace: number): boolean {
  return pace >= FILMED;
}

/** Lets time pass between turns: at least the pace from one to the next, and what is shown of them is part of it. */
export class Metronome {
  private last = Number.NEGATIVE_INFINITY;
  private wake: (() => void) | null = null;
  private hurried = false;

  constructor(private millis: number = PACES[USUAL_PACE]) {}

  /** Milliseconds a turn. */
  get pace(): number {
    return this.millis;
  }

  /** Another pace counts at once, also for whoever waits. */
  set pace(millis: number) {
    if (millis === this.millis) return;
    this.millis = millis;
    this.wake?.();
  }

  /** A turn is shown now. */
  beat(): void {
    this.last = performance.now();
  }

  /** Until it is time for the next one. Whoever waits must look for themselves whether they are still wanted. */
  async next(): Promise<void> {
    this.hurried = false;
    // Whatever the pace, the page must get a word in.
    for (let left = Math.max(0, this.left()); !this.hurried; left = this.left()) {
      await this.sleep(left);
      if (this.left() <= 0) return;
    }
  }

  /** Lets whoever waits go on. */
  hurry(): void {
    this.hurried = true;
    this.wake?.();
  }

  private left(): number {
    return this.last + this.millis - performance.now();
  }

  private sleep(millis: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, millis);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
