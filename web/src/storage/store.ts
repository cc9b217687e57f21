/// What this browser keeps between visits, one thing a key. What it refuses to keep, because it is full or keeps nothing at all, lasts as
/// long as the visit and is newer than whatever was kept before.

/** All keys begin so in the browser's storage; whoever asks a `Store` leaves it out. */
export const PREFIX = "pionnier.";

export class Store {
  private watcher: ((isFull: boolean) => void) | null = null;
  private readonly unkept = new Map<string, string>();

  constructor(private readonly storage: Storage | null) {}

  /** There is a storage, but it has refused something that is known in this visit only. */
  get isFull(): boolean {
    return this.storage !== null && this.unkept.size > 0;
  }

  /** Tells one watcher, now and after every change, whether the storage is full; the answer ends that. */
  watch(watcher: (isFull: boolean) => void): () => void {
    this.watcher = watcher;
    this.settle();
    return () => (this.watcher = null);
  }

  read(key: string): string | null {
    const unkept = this.unkept.get(key);
    if (unkept !== undefined) return unkept;
    try {
      return this.storage?.getItem(PREFIX + key) ?? null;
    } catch {
      // What cannot be read is not there.
      return null;
    }
  }

  /** The answer says whether it will outlast the visit. */
  write(key: string, value: string): boolean {
    if (!this.tryWrite(key, value)) this.unkept.set(key, value);
    this.settle();
    return this.lasts(key);
  }

  remove(key: string): void {
    this.unkept.delete(key);
    try {
      this.storage?.removeItem(PREFIX + key);
    } catch {
      // A storage that refuses has nothing to forget.
    }
    // There may be room now for what was refused.
    for (const [other, value] of this.unkept) this.tryWrite(other, value);
    this.settle();
  }

  /** Gives the room of a key to another that was refused. What was there lasts as long as the visit, too. */
  displace(key: string, by: string): void {
    const [value, wanted] = [this.read(key), this.unkept.get(by)];
    if (value === null || wanted === undefined) return;
    try {
      this.storage?.removeItem(PREFIX + key);
    } catch {
      // A storage that refuses has no room to give.
    }
    this.unkept.set(key, value);
    this.tryWrite(by, wanted);
    this.settle();
  }

  /** Whether what was written there last is kept. */
  lasts(key: string): boolean {
    return !this.unkept.has(key);
  }

  /** Every key that begins so. */
  keys(beginning: string): string[] {
    const keys = new Set([...this.unkept.keys()].filter((key) => key.startsWith(beginning)));
    try {
      for (let at = 0; at < (this.storage?.length ?? 0); at += 1) {
        const key = this.storage?.key(at);
        if (key?.startsWith(PREFIX + beginning)) keys.add(key.slice(PREFIX.length));
      }
    } catch {
      // What cannot be read is not there.
    }
    return [...keys];
  }

  private tryWrite(key: string, value: string): boolean {
    if (!this.storage) return false;
    try {
      this.storage.setItem(PREFIX + key, value);
    } catch {
      return false;
    }
    this.unkept.delete(key);
    return true;
  }

  private settle(): void {
    this.watcher?.(this.isFull);
  }
}

function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

export const store = new Store(browserStorage());
