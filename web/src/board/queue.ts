/** Touches in their order: while one is being answered, those that come meanwhile wait for the board that comes of it. */
export class Queue {
  private readonly waiting: (() => void)[] = [];
  private under = 0;

  /** Something is being answered. */
  get isBusy(): boolean {
    return this.under > 0;
  }

  /** Does something as soon as nothing is under way and everything before it is done. */
  add(work: () => void): void {
    this.waiting.push(work);
    this.go();
  }

  /** Lets everything wait for an answer. `settled`: the board shows it. */
  hold(answer: Promise<unknown>, settled: () => Promise<void>): void {
    this.under += 1;
    const done = (): void => {
      this.under -= 1;
      this.go();
    };
    // Whoever has asked hears of a failure; those that wait go on all the same.
    void answer.then(settled, settled).then(done, done);
  }

  private go(): void {
    while (!this.isBusy) {
      const work = this.waiting.shift();
      if (!work) return;
      work();
    }
  }
}
