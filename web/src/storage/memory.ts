/** A storage like the browser's, in memory, with room for so many things. */
export class MemoryStorage implements Storage {
  private readonly items = new Map<string, string>();

  constructor(public room = Number.POSITIVE_INFINITY) {}
  get length(): number {
    return this.items.size;
  }
  clear(): void {
    this.items.clear();
  }
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  key(at: number): string | null {
    return [...this.items.keys()][at] ?? null;
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
  setItem(key: string, value: string): void {
    if (this.items.size + (this.items.has(key) ? 0 : 1) > this.room) throw new DOMException("full", "QuotaExceededError");
    this.items.set(key, value);
  }
}
