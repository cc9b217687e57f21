/// The online games of this browser: the secrets of one's seats, and what was known of each game when it was last seen, so that it
/// can be shown, and an unsent turn kept, without any network.

import type { Unsent } from "./outbox";
import type { Entry, Seat, State, Terms } from "./types";

const VERSION = 1;
const PREFIX = "pionnier.online.";
/** The game in which one is about to sit down, and with what secret. There is one at a time. */
const SITTING = "pionnier.sitting";
/** When there are more, finished games are forgotten, those untouched for longest first. */
const MOST = 60;

/** A game as it was when last seen. */
export interface Snapshot {
  terms: Terms;
  seat: Seat;
  entries: Entry[];
  state: State;
}

export interface Kept {
  id: string;
  secret: string;
  /** What the friend must know, if one has made the game. */
  invitation: string | null;
  snapshot: Snapshot | null;
  unsent: Unsent | null;
  /** The turn is finished but waits for its player's word before it is sent. */
  held: boolean;
  /** Legs of a turn that is not finished. */
  partial: string;
  /** When it was last changed here, in milliseconds since 1970. */
  touched: number;
}

export function newKept(id: string, secret: string, invitation: string | null = null): Kept {
  return { id, secret, invitation, snapshot: null, unsent: null, held: false, partial: "", touched: 0 };
}

function isOver({ snapshot }: Kept): boolean {
  return snapshot?.state.status === "over";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readSnapshot(value: unknown): Snapshot | null {
  if (!isRecord(value) || !isRecord(value.terms) || !isRecord(value.state) || !Array.isArray(value.entries)) return null;
  const isWhole = value.entries.every((entry, at) => isRecord(entry) && entry.seq === at + 1);
  const isSeat = value.seat === "first" || value.seat === "second";
  if (!isWhole || !isSeat || value.state.seq !== value.entries.length || typeof value.terms.game !== "string") return null;
  // Games that were kept before players had names.
  const state = { names: ["", ""], ...value.state };
  return { ...value, state } as unknown as Snapshot;
}

/** What stands in a stored text. The snapshot may be left out if it is damaged: the server has it. The secret may not. */
export function readKept(text: string): Kept | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value) || value.version !== VERSION || !isRecord(value.kept)) return null;
  const { id, secret, invitation, snapshot, unsent, held, partial, touched } = value.kept;
  if (typeof id !== "string" || typeof secret !== "string") return null;
  const isUnsent = isRecord(unsent) && typeof unsent.step === "number" && typeof unsent.text === "string";
  return {
    id,
    secret,
    invitation: typeof invitation === "string" ? invitation : null,
    snapshot: readSnapshot(snapshot),
    unsent: isUnsent ? { step: unsent.step as number, text: unsent.text as string } : null,
    held: held === true,
    partial: typeof partial === "string" ? partial : "",
    touched: typeof touched === "number" ? touched : 0,
  };
}

export class Ledger {
  /** What a browser that keeps nothing is told lasts as long as the visit. */
  private static readonly visit = new Map<string, string>();

  constructor(
    private readonly store: Storage | null,
    private readonly now: () => number = Date.now,
  ) {}

  find(id: string): Kept | null {
    const text = this.read(PREFIX + id);
    const kept = text === null ? null : readKept(text);
    return kept?.id === id ? kept : null;
  }

  /** Whether something is kept of a game that cannot be read: a seat may be there, but its key is lost. */
  isDamaged(id: string): boolean {
    return this.read(PREFIX + id) !== null && this.find(id) === null;
  }

  /** Games of which only that is known. */
  damaged(): string[] {
    return this.keys()
      .map((key) => key.slice(PREFIX.length))
      .filter((id) => this.isDamaged(id));
  }

  /** Whether what is kept of a game will outlast the visit. */
  lasts(id: string): boolean {
    return !Ledger.visit.has(PREFIX + id);
  }

  /** Notes a change to what is kept of a game. */
  change(id: string, part: Partial<Omit<Kept, "id">>): void {
    const kept = this.find(id);
    if (kept) this.keep({ ...kept, ...part });
  }

  keep(kept: Kept): void {
    this.write(PREFIX + kept.id, JSON.stringify({ version: VERSION, kept: { ...kept, touched: this.now() } }));
    if (this.sitting(kept.id) === kept.secret) this.remove(SITTING);
    // A secret is the only key to its seat: those of running games are never let go of.
    const spare = this.all().slice(MOST).filter(isOver);
    for (const { id } of spare) this.forget(id);
  }

  forget(id: string): void {
    this.remove(PREFIX + id);
  }

  /** Notes the secret of a seat that is being asked for. */
  sit(id: string, secret: string): void {
    this.write(SITTING, JSON.stringify({ version: VERSION, kept: newKept(id, secret) }));
  }

  /** The secret with which a seat in this game was asked for last, if no answer has come. */
  sitting(id: string): string | null {
    const text = this.read(SITTING);
    const note = text === null ? null : readKept(text);
    return note?.id === id ? note.secret : null;
  }

  /** Running games first, then the most recent. */
  all(): Kept[] {
    const found = this.keys().flatMap((key) => this.find(key.slice(PREFIX.length)) ?? []);
    return found.sort((a, b) => Number(isOver(a)) - Number(isOver(b)) || b.touched - a.touched);
  }

  private keys(): string[] {
    const keys = new Set(Ledger.visit.keys());
    try {
      for (let at = 0; at < (this.store?.length ?? 0); at += 1) {
        const key = this.store?.key(at);
        if (key?.startsWith(PREFIX)) keys.add(key);
      }
    } catch {
      // What cannot be read is not there.
    }
    return [...keys];
  }

  private remove(key: string): void {
    Ledger.visit.delete(key);
    try {
      this.store?.removeItem(key);
    } catch {
      // A store that refuses has nothing to forget.
    }
  }

  private read(key: string): string | null {
    // What could not be written is newer than what was.
    const visited = Ledger.visit.get(key);
    if (visited !== undefined) return visited;
    try {
      return this.store?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  /** Where there is no room, finished games give theirs, those untouched for longest first. */
  private write(key: string, value: string): void {
    if (this.tryWrite(key, value)) return;
    const spare = this.all().filter((kept) => isOver(kept) && PREFIX + kept.id !== key);
    for (const { id } of spare.reverse()) {
      this.forget(id);
      if (this.tryWrite(key, value)) return;
    }
    Ledger.visit.set(key, value);
  }

  private tryWrite(key: string, value: string): boolean {
    try {
      this.store?.setItem(key, value);
    } catch {
      // Full, or forbidden.
      return false;
    }
    if (this.store) Ledger.visit.delete(key);
    return this.store !== null;
  }
}
