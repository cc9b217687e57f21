/// An online game as its page sees it: a session that knows what has happened, and a match that shows it. What one plays on the
/// board goes to the session, what the session hears goes to the board.

import type { Engine, Rules } from "../wasm/client";
import { Match } from "../match/match";
import type { Player, Sheet } from "../match/sheet";
import type { View } from "../match/view";
import { pollTransport, socketTransport, browserTime } from "./transports";
import { newKept, type Ledger } from "./ledger";
import { otherSide } from "../match/side";
import type { Unsent } from "./outbox";
import { Session, type Connection } from "./session";
import type { Side } from "../wasm/types";
import type { Attendance, Command, Entry, Phrase, Said, State, Terms } from "./types";

/** The game as the session knows it. */
export interface Seen {
  terms: Terms;
  seat: Side | null;
  state: State;
  /** When it ended, in the server's time. */
  endedAt: number | null;
  /** Whether anybody may take the free seat. */
  open: boolean;
  attendance: Attendance;
  /** How long a player must be away before the other may claim the game. */
  absence: number | null;
  /** Since when a player has been away, in the server's time; nothing for those who are there. */
  awaySince: [number | null, number | null];
}

/** The page's part: what it wants to know, and how it decides. */
export interface Host {
  /** Whether a finished turn waits for a word before it is sent. */
  confirms(): boolean;
  /** The usual start of a game, which need not be said. */
  startOf(game: string): Promise<string | undefined>;
  onevent(entry: Entry): void;
  onsaid(said: Said): void;
  onrefused(command: Command, code: string): void;
}

const NOBODY: Attendance = { players: [false, false], watchers: 0 };

function playersFor(seat: Side | null): [Player, Player] {
  const player = (at: Side): Player => ({ kind: at === seat ? "human" : "remote" });
  return [player("first"), player("second")];
}

export class Room {
  view = $state.raw<View | null>(null);
  seen = $state.raw<Seen | null>(null);
  connection = $state<Connection>("connecting");
  problem = $state<string | null>(null);
  /** A turn has no answer yet. */
  sending = $state(false);
  /** A turn is on the board whose event has not arrived. */
  private outgoing = $state(false);
  /** A finished turn that waits for its player's word. */
  held = $state.raw<Unsent | null>(null);
  /** The rules could not be asked. */
  failed = $state(false);
  match: Match | null = null;
  readonly secret: string | null;
  private readonly session: Session;
  private seat: Side | null = null;
  private partial: string;
  private usualStart: string | undefined;
  private work: Promise<void> = Promise.resolve();
  private ended = false;

  constructor(
    readonly id: string,
    private readonly rules: Rules,
    private readonly engine: Engine,
    private readonly ledger: Ledger,
    private readonly host: Host,
  ) {
    const kept = ledger.find(id);
    this.secret = kept?.secret ?? null;
    this.partial = kept?.partial ?? "";
    this.held = kept?.held ? kept.unsent : null;
    const watcher = {
      onchange: () => this.changed(),
      onevent: (entry: Entry) => host.onevent(entry),
      onsaid: (said: Said) => host.onsaid(said),
      onrefused: (command: Command, code: string) => host.onrefused(command, code),
    };
    const transports = { socket: socketTransport(id), poll: pollTransport(id) };
    const unsent = this.held ? null : (kept?.unsent ?? null);
    const keep = (turn: Unsent | null): void => ledger.change(id, { unsent: turn, held: false });
    this.session = new Session(transports, browserTime, watcher, this.secret, unsent, keep);
    if (kept?.snapshot) {
      const { terms, seat, entries, state } = kept.snapshot;
      this.session.restore({ entries, state }, { terms, seat, open: false, attendance: NOBODY, absence: null });
      this.changed();
    }
  }

  /** Goes on, or finds out that it cannot. */
  start(): void {
    this.session.start();
  }

  close(): void {
    this.ended = true;
    this.session.stop();
    this.match?.close();
  }

  /** The network may be back. */
  hurry(): void {
    this.session.hurry();
  }

  act(command: Command): void {
    this.session.act(command);
  }

  say(phrase: Phrase): boolean {
    return this.session.say(phrase);
  }

  serverNow(): number {
    return this.session.serverNow();
  }

  /** Whether it is this player's turn, and nothing is on its way. */
  get mayPlay(): boolean {
    const { seen } = this;
    return seen?.state.status === "playing" && seen.state.to_move === seen.seat && !this.held && !this.outgoing;
  }

  /** Sends the turn that waited, or takes it back onto the board. */
  release(sends: boolean): void {
    const held = this.held;
    this.held = null;
    if (!held) return;
    if (sends) this.session.act({ type: "turn", ...held });
    else {
      this.ledger.change(this.id, { unsent: null, held: false });
      this.bring();
    }
  }

  /** Asks again for everything that is said in words. */
  async reword(): Promise<void> {
    await this.match?.reword();
  }

  /** Tries again to show what is known. */
  retry(): void {
    this.failed = false;
    this.bring();
  }

  private changed(): void {
    if (this.ended) return;
    const { log, known, outbox } = this.session;
    this.connection = this.session.connection;
    this.problem = this.session.problem;
    this.sending = outbox.isTurnWaiting;
    this.outgoing = outbox.turn !== null;
    if (!known || !log.state) return;
    const isNew = this.seen?.state !== log.state;
    const before = this.seen?.awaySince ?? [null, null];
    const away = (at: 0 | 1): number | null => (known.attendance.players[at] ? null : (before[at] ?? this.serverNow()));
    // Who is there is known only while we are there ourselves.
    const isThere = this.connection === "live" || this.connection === "polling";
    const endedAt = log.entries.findLast(({ type }) => type === "ended")?.at ?? null;
    this.seen = { ...known, state: log.state, endedAt, awaySince: isThere ? [away(0), away(1)] : [null, null] };
    // A held turn is out of date when something else has happened at its step.
    if (this.held && (this.held.step !== log.state.step || log.state.status === "over")) {
      this.held = null;
      this.ledger.change(this.id, { unsent: null, held: false });
    }
    if (isNew) this.save();
    this.bring();
  }

  private save(): void {
    const { log, known } = this.session;
    if (this.secret === null || !known?.seat || !log.state) return;
    const { terms, seat } = known;
    this.ledger.change(this.id, { snapshot: { terms, seat, entries: log.entries, state: log.state } });
    // The secret is good in the next game too.
    const next = log.state.rematch;
    if (next !== null && !this.ledger.find(next)) this.ledger.keep(newKept(next, this.secret));
  }

  /** The turns as they should be on the board: what has happened, and one's own turn on its way. */
  private turns(): string[] {
    const { log, outbox } = this.session;
    const turns = log.turns();
    const own = outbox.turn ?? this.held;
    return own && own.step === log.state?.step && log.state.status !== "over" ? [...turns, own.text] : turns;
  }

  private sheet(): Sheet | null {
    const { known, log } = this.session;
    if (!known || !log.state) return null;
    const { game, rules, start } = known.terms;
    const sheet: Sheet = { game, rules, turns: this.turns(), partial: this.partial, players: playersFor(known.seat), seed: 0 };
    if (start !== this.usualStart) sheet.start = start;
    const end = log.state.end;
    if (end?.reason === "agreed") sheet.ending = { cause: "agreed" };
    if (end?.reason === "resigned" && end.winner) sheet.ending = { cause: "resigned", side: otherSide(end.winner) };
    return sheet;
  }

  /** Brings the board to where the game stands, one change after the other. */
  private bring(): void {
    this.work = this.work
      .then(() => this.show())
      .catch(() => {
        this.failed = true;
      });
  }

  private async show(): Promise<void> {
    const game = this.session.known?.terms.game;
    if (game !== undefined) this.usualStart ??= await this.host.startOf(game);
    const sheet = this.sheet();
    if (!sheet || this.ended) return;
    const seat = this.session.known?.seat ?? null;
    if (this.match && this.seat === seat) return this.match.follow({ ...sheet, partial: "" });
    this.match?.close();
    this.seat = seat;
    const watcher = { onview: (view: View) => (this.view = view), onsheet: (next: Sheet) => this.played(next) };
    const match = await Match.open(this.rules, this.engine, watcher, sheet);
    if (this.ended) return match.close();
    this.match = match;
    this.view = match.view;
  }

  /** Something is different on the board: legs, or a turn of one's own. */
  private played(sheet: Sheet): void {
    if (sheet.partial !== this.partial) {
      this.partial = sheet.partial;
      this.ledger.change(this.id, { partial: sheet.partial });
    }
    const turns = this.turns();
    const text = sheet.turns.at(-1);
    const isOwn = text !== undefined && sheet.turns.slice(0, -1).join(" ") === turns.join(" ") && this.mayPlay;
    if (isOwn) {
      const unsent = { step: this.session.log.state?.step ?? 0, text };
      if (this.host.confirms()) {
        this.held = unsent;
        this.ledger.change(this.id, { unsent, held: true });
      } else this.session.act({ type: "turn", ...unsent });
    } else if (sheet.turns.join(" ") !== turns.join(" ")) this.bring();
  }
}
