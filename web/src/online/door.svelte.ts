/// The door of an online game: what one comes with, and how one sits down or just watches.

import { arrive, type Flaw } from "./arrival";
import { isSeated, sitDown } from "./join";
import type { Ledger } from "./ledger";

export class Door {
  /** What lets one take the free seat. */
  invitation = $state<string | null>(null);
  /** What is wrong with the key one came with. */
  flaw = $state<Flaw | null>(null);
  isWatching = $state(false);
  /** A seat is being asked for. */
  busy = $state(false);
  /** Why it was not given. */
  problem = $state.raw<unknown>(null);

  constructor(
    private readonly id: string,
    private readonly ledger: Ledger,
    /** Writes what stands behind the # of the address. */
    private readonly note: (hash: string) => void,
  ) {}

  /** Reads the address. The answer says whether it has a key to another seat than ours, which was not taken. */
  arrive(hash: string): boolean {
    const { invitation, flaw, isOther } = arrive(this.id, hash, this.ledger);
    this.invitation = invitation;
    this.flaw = flaw;
    // What gives a right must not stay where it is copied from by accident; what was cut stays to be looked at.
    if (invitation === null && flaw === null && hash !== "") this.note("");
    return isOther;
  }

  /** Whether a seat that was asked for at an earlier visit is ours. */
  isSeated(): Promise<boolean> {
    // A server that cannot be asked is not news: the room says so itself.
    return isSeated(this.id, this.ledger).catch(() => false);
  }

  /** Takes the free seat; the answer says whether it is ours. */
  async join(name: string): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      await sitDown(this.id, this.invitation, name, this.ledger).catch(async (error: unknown) => {
        // Only the answer may have been lost.
        if (!(await this.isSeated())) throw error;
      });
      this.leave();
      return true;
    } catch (error) {
      this.problem = error;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Lets go of every key, to watch. */
  watch(): void {
    this.isWatching = true;
    this.ledger.forget(this.id);
    this.leave();
  }

  private leave(): void {
    this.invitation = null;
    this.flaw = null;
    this.note("");
  }
}
