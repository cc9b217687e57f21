import type { Clock } from "../stage";

/** A clock that stands still until it is told to go. */
export class Hands implements Clock {
  time = 0;
  readonly waiting = new Map<number, () => void>();
  private last = 0;

  now(): number {
    return this.time;
  }

  request(callback: () => void): number {
    this.waiting.set(++this.last, callback);
    return this.last;
  }

  cancel(id: number): void {
    this.waiting.delete(id);
  }

  pass(ms: number): void {
    this.time += ms;
    const due = [...this.waiting.values()];
    this.waiting.clear();
    for (const callback of due) callback();
  }
}
