/// A game followed over whatever connection there is. It reconnects by itself, says what it has and asks for the rest, and sends
/// what is in the outbox until it is answered. It knows neither browser nor board: connections and time are given to it.

import { Log, type Report } from "./log";
import { Outbox, type Unsent } from "./outbox";
import type { Side } from "../wasm/types";
import type { Attendance, Command, Entry, FromServer, Phrase, Said, Terms, ToServer } from "./types";

/** One connection. Whatever is sent after it is gone is lost. */
export interface Channel {
  send(message: ToServer): void;
  close(): void;
}

export interface Listener {
  message(message: FromServer): void;
  /** The connection is gone, or never was. */
  closed(): void;
}

/** A way to connect. It says hello by itself. */
export interface Transport {
  open(hello: { secret?: string; after: number }, listener: Listener): Channel;
}

export interface Time {
  now(): number;
  /** Does something later; the answer forgets about it. */
  after(millis: number, work: () => void): () => void;
  /** From 0 up to 1. */
  random(): number;
}

/** `live` over a socket, `polling` where none can be had; `shut` for good, `problem` says why. */
export type Connection = "connecting" | "live" | "polling" | "offline" | "shut";

export interface Watcher {
  /** Something is different. */
  onchange(): void;
  /** Something has happened while we were there. */
  onevent(entry: Entry): void;
  onsaid(said: Said): void;
  /** What was asked for was not done, and will not be. */
  onrefused(command: Command, code: string): void;
}

export interface Known {
  terms: Terms;
  seat: Side | null;
  /** Whether anybody may take the free seat. */
  open: boolean;
  attendance: Attendance;
  absence: number | null;
}

export const WELCOME = 10_000;
export const PING = 8_000;
export const PROBE = 3_000;
export const ANSWER = 8_000;
export const PAUSE = 2_000;
/** After so long over requests alone, a socket is tried again: soon, for it may have been the network, then now and then. */
export const SOON = 3_000;
export const POLLING = 300_000;
const LONGEST = 15_000;
const SHORTEST = 500;
/** So many sockets must fail in a row before there is thought to be none. */
const MISSES = 2;

/** Trying again would be answered alike. */
const FINAL = new Set(["no-such-game", "no-seat", "damaged-game", "unknown-rules", "not-found"]);

export class Session {
  readonly log = new Log();
  readonly outbox: Outbox;
  connection: Connection = "connecting";
  problem: string | null = null;
  known: Known | null = null;
  /** The server’s time is this much ahead of ours. */
  private ahead: number | null = null;
  private channel: Channel | null = null;
  private byPolling = false;
  private greeted = false;
  private pinged = false;
  private heard = false;
  private misses = 0;
  private isSecondTry = false;
  private failures = 0;
  private pings = 0;
  private ended = false;
  private cancels = new Map<string, () => void>();

  constructor(
    private readonly transports: { socket: Transport; poll: Transport },
    private readonly time: Time,
    private readonly watcher: Watcher,
    private readonly secret: string | null,
    unsent: Unsent | null = null,
    keep: (unsent: Unsent | null) => void = () => {},
  ) {
    this.outbox = new Outbox(unsent, keep);
  }

  /** Shows what was known at the last visit until the server says more. */
  restore(report: Report, known: Known): void {
    this.known = known;
    this.log.take(report);
  }

  start(): void {
    this.connect();
  }

  /** Ends all that is under way. */
  stop(): void {
    this.ended = true;
    this.hangUp();
    for (const cancel of this.cancels.values()) cancel();
    this.cancels.clear();
  }

  /** The network may be back, or the machine has slept: do not wait for the next attempt, and do not trust the last one. */
  hurry(): void {
    if (this.greeted && !this.byPolling) {
      this.heard = false;
      this.sendPing();
      this.wait("ping", PROBE, () => (this.heard ? this.ping() : this.lose()));
    }
    if (this.channel || this.ended || this.connection === "shut") return;
    this.failures = 0;
    this.misses = 0;
    this.connect();
  }

  act(command: Command): void {
    this.outbox.put(command, this.log.seq);
    this.flush();
    this.watcher.onchange();
  }

  /** A phrase is for now: if nobody can hear it, it is not said. */
  say(phrase: Phrase): boolean {
    if (!this.greeted) return false;
    this.channel?.send({ type: "say", phrase });
    return true;
  }

  /** The server’s time, as well as it can be told. */
  serverNow(): number {
    return this.time.now() + (this.ahead ?? 0);
  }

  private connect(): void {
    this.cancel("retry");
    if (this.ended) return;
    // Where sockets fail, every other attempt asks by requests, which also tell why.
    this.byPolling = this.misses >= MISSES && !this.byPolling;
    this.greeted = false;
    this.pinged = false;
    if (this.connection !== "offline") this.connection = "connecting";
    const hello = { after: this.log.seq, ...(this.secret === null ? {} : { secret: this.secret }) };
    const transport = this.byPolling ? this.transports.poll : this.transports.socket;
    let channel: Channel | null = null;
    const isCurrent = (): boolean => channel !== null && channel === this.channel;
    channel = transport.open(hello, {
      message: (message) => isCurrent() && this.hear(message),
      closed: () => isCurrent() && this.lose(true),
    });
    this.channel = channel;
    this.wait("welcome", WELCOME, () => this.lose());
    this.watcher.onchange();
  }

  private hangUp(): void {
    const channel = this.channel;
    this.channel = null;
    this.greeted = false;
    for (const timer of ["welcome", "ping", "answer", "pause", "socket"]) this.cancel(timer);
    channel?.close();
  }

  /** The connection is no good any more: another one, after a while. `isClosed`: the other side has ended it, or never took it up. */
  private lose(isClosed = false): void {
    // If nothing gets through, it is not the sockets.
    if (!this.greeted) this.misses = this.byPolling ? 0 : this.misses + 1;
    // A socket that never opens does not tell why, a request does: there may be no such game.
    const isUnexplained = isClosed && this.known === null && this.connection === "connecting" && !this.byPolling;
    this.hangUp();
    if (this.connection === "shut") return;
    if (isUnexplained) {
      this.misses = MISSES;
      return this.connect();
    }
    this.connection = "offline";
    const longest = Math.min(LONGEST, SHORTEST * 2 ** this.failures);
    this.failures += 1;
    this.wait("retry", longest * (0.5 + this.time.random() / 2), () => this.connect());
    this.watcher.onchange();
  }

  private shut(code: string): void {
    this.connection = "shut";
    this.problem = code;
    this.hangUp();
    this.watcher.onchange();
  }

  private hear(message: FromServer): void {
    this.heard = true;
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "news":
        this.setTime(message.now);
        return this.take(message, true);
      case "done":
        this.outbox.done(message.id);
        return this.answered();
      case "refused":
        return this.refused(message.id, message.problem.code);
      case "attendance":
        if (this.known) this.known = { ...this.known, attendance: { players: message.players, watchers: message.watchers } };
        return this.watcher.onchange();
      case "said":
        return this.watcher.onsaid({ at: message.at, seat: message.seat, phrase: message.phrase });
      case "pong":
        return this.setTime(message.now);
      case "lobby":
        return;
    }
  }

  private welcome(view: Extract<FromServer, { type: "welcome" }>): void {
    // To let us watch where we should play would look as if all were well.
    if (this.secret !== null && view.seat === null) return this.shut("no-seat");
    const isFirst = !this.greeted;
    const isReturn = this.known !== null && this.log.state !== null;
    this.known = { terms: view.terms, seat: view.seat, open: view.open, attendance: view.attendance, absence: view.absence };
    if (isFirst) {
      this.cancel("welcome");
      this.greeted = true;
      this.failures = 0;
      this.ahead = null;
      if (this.byPolling) {
        this.wait("socket", this.isSecondTry ? POLLING : SOON, () => this.reconnect());
        this.isSecondTry = true;
      } else {
        this.misses = 0;
        this.isSecondTry = false;
        this.ping();
      }
      this.connection = this.byPolling ? "polling" : "live";
    }
    this.setTime(view.now);
    // The server knows less than it once told us: it is right.
    if (view.state.seq < this.log.seq) {
      this.log.forget();
      return this.lose();
    }
    this.take(view, isReturn);
    if (isFirst && this.greeted) {
      this.outbox.resend();
      this.flush();
    }
  }

  /** `isNew`: what is in it has happened while we were there, or away for a moment. */
  private take(report: Report, isNew: boolean): void {
    const { fresh, gap } = this.log.take(report);
    if (gap) {
      // What we know is no beginning of what the server knows, or a report is missing: ask for everything.
      if (fresh.length === 0) this.log.forget();
      return this.lose();
    }
    const turn = this.outbox.turn;
    if (this.outbox.catchUp(this.log, this.known?.seat ?? null) === "stale" && turn) {
      this.watcher.onrefused({ type: "turn", ...turn }, this.log.state?.status === "over" ? "over" : "stale");
    }
    if (isNew) for (const entry of fresh) this.watcher.onevent(entry);
    this.answered();
  }

  private refused(id: number | null, code: string): void {
    if (!this.greeted) return FINAL.has(code) ? this.shut(code) : this.lose();
    const verdict = id === null ? "again" : this.outbox.refuse(id, code);
    if (verdict === "again") {
      this.wait("pause", PAUSE, () => {
        this.outbox.resend();
        this.flush();
      });
      return;
    }
    if (verdict) this.watcher.onrefused(verdict, code);
    this.answered();
  }

  private answered(): void {
    if (!this.outbox.waiting) this.cancel("answer");
    this.watcher.onchange();
  }

  private flush(): void {
    if (!this.greeted) return;
    const due = this.outbox.collect();
    for (const { id, command, seq } of due)
      this.channel?.send({ type: "act", id, command, ...(command.type === "turn" ? {} : { after: seq }) });
    // No answer for so long means that nobody is there, whatever the socket believes.
    if (due.length > 0) this.wait("answer", ANSWER, () => this.lose());
  }

  private ping(): void {
    this.wait("ping", PING, () => {
      if (this.pinged && !this.heard) return this.lose();
      this.heard = false;
      this.sendPing();
      this.ping();
    });
  }

  private sendPing(): void {
    this.pinged = true;
    this.channel?.send({ type: "ping", id: (this.pings += 1) });
  }

  private reconnect(): void {
    this.hangUp();
    this.connect();
  }

  /** Every message says what time it was when it was sent; the one that travelled least is right. */
  private setTime(now: number): void {
    const ahead = now - this.time.now();
    this.ahead = this.ahead === null ? ahead : Math.max(this.ahead, ahead);
  }

  private wait(name: string, millis: number, work: () => void): void {
    this.cancel(name);
    const cancel = this.time.after(millis, () => {
      this.cancels.delete(name);
      work();
    });
    this.cancels.set(name, cancel);
  }

  private cancel(name: string): void {
    this.cancels.get(name)?.();
    this.cancels.delete(name);
  }
}
