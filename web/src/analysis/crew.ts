/// Several workers that share work between them. Each does one piece at a time.

import { Stopped } from "../wasm/client";

export interface Hand {
  /** Ends its worker, whatever that does. */
  close(): void;
}

export class Crew<W extends Hand> {
  private readonly free: W[] = [];
  private readonly all: W[] = [];
  private readonly waiting: { go(worker: W): void; reject(error: Error): void }[] = [];

  constructor(
    private readonly size: number,
    private readonly hire: () => W,
  ) {}

  /** Gives a piece of work to the next worker that is free. */
  async work<T>(piece: (worker: W) => Promise<T>): Promise<T> {
    const worker = await this.take();
    try {
      return await piece(worker);
    } finally {
      this.giveBack(worker);
    }
  }

  /** Ends all workers; what waited for one is broken off. */
  close(): void {
    for (const { reject } of this.waiting.splice(0)) reject(new Stopped());
    for (const worker of this.all.splice(0)) worker.close();
    this.free.length = 0;
  }

  private take(): Promise<W> {
    const free = this.free.pop();
    if (free) return Promise.resolve(free);
    if (this.all.length < Math.max(1, this.size)) {
      const worker = this.hire();
      this.all.push(worker);
      return Promise.resolve(worker);
    }
    return new Promise((go, reject) => this.waiting.push({ go, reject }));
  }

  private giveBack(worker: W): void {
    // A worker that was ended meanwhile has no successor here.
    if (!this.all.includes(worker)) return;
    const next = this.waiting.shift();
    if (next) next.go(worker);
    else this.free.push(worker);
  }
}
