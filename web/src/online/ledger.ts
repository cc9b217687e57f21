/// The online games of this browser: the secrets of one's seats, and what was known of each game when it was last seen, so that it
/// can be shown, and an unsent turn kept, without any network.

import { isRecord, readJson } from "../storage/json";
import type { Store } from "../storage/store";
import type { Unsent } from "./outbox";
import type { Side } from "../wasm/types";
import type { Entry, State, Terms } from "./types";

const VERSION = 1;
/** One key a game: a change to one reads and writes no other. */
const GAME = "online.";
/** The game in which one is about to sit down, and with what secret. There is one at a time. */
const SITTING = "sitting";
/** When there are more, finished games are forgotten, those untouched for longest first. */
const MOST = 60;

/** A game as it was when last seen. */
export interface Snapshot {
  terms: Terms;
  seat: Side;
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
  const value = readJson(text);
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
  constructor(
    private readonly store: Store,
    private readonly now: () => number = Date.now,
  ) {}

  find(id: string): Kept | null {
    const text = this.store.read(GAME + id);
    const kept = text === null ? null : readKept(text);
    return kept?.id === id ? kept : null;
  }

  /** Whether something is kept of a game that cannot be read: a seat may be there, but its key is lost. */
  isDamaged(id: string): boolean {
    return this.store.read(GAME + id) !== null && this.find(id) === null;
  }

  /** Games of which only that is known. */
  damaged(): string[] {
    return this.ids().filter((id) => this.isDamaged(id));
  }

  /** Whether what is kept of a game will outlast the visit. */
  lasts(id: string): boolean {
    return this.store.lasts(GAME + id);
  }

  /** Notes a change to what is kept of a game. */
  change(id: string, part: Partial<Omit<Kept, "id">>): void {
    const kept = this.find(id);
    if (kept) this.keep({ ...kept, ...part });
  }

  keep(kept: Kept): void {
    const isNew = this.store.read(GAME + kept.id) === null;
    this.write(GAME + kept.id, JSON.stringify({ version: VERSION, kept: { ...kept, touched: this.now() } }));
    if (this.sitting(kept.id) === kept.secret) this.store.remove(SITTING);
    if (isNew) this.tidy();
  }

  forget(id: string): void {
    this.store.remove(GAME + id);
  }

  /** Notes the secret of a seat that is being asked for. */
  sit(id: string, secret: string): void {
    this.write(SITTING, JSON.stringify({ version: VERSION, kept: newKept(id, secret) }));
  }

  /** The secret with which a seat in this game was asked for last, if no answer has come. */
  sitting(id: string): string | null {
    const text = this.store.read(SITTING);
    const note = text === null ? null : readKept(text);
    return note?.id === id ? note.secret : null;
  }

  /** Running games first, then the most recent. */
  all(): Kept[] {
    const found = this.ids().flatMap((id) => this.find(id) ?? []);
    return found.sort((a, b) => Number(isOver(a)) - Number(isOver(b)) || b.touched - a.touched);
  }

  private ids(): string[] {
    return this.store.keys(GAME).map((key) => key.slice(GAME.length));
  }

  /** Lets go of finished games when there are too many. A secret is the only key to its seat: those of running games stay. */
  private tidy(): void {
    if (this.ids().length <= MOST) return;
    const spare = this.all().slice(MOST).filter(isOver);
    for (const { id } of spare) this.forget(id);
  }

  /** Where there is no room, finished games give theirs, those untouched for longest first, and are known for this visit only. */
  private write(key: string, value: string): void {
    if (this.store.write(key, value)) return;
    const spare = this.all().filter((kept) => isOver(kept) && GAME + kept.id !== key && this.lasts(kept.id));
    for (const { id } of spare.reverse()) {
      this.store.displace(GAME + id, key);
      if (this.store.lasts(key)) return;
    }
  }
}
