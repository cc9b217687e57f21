/// A server that plays by the protocol, a network that can be cut, delayed, doubled and mixed up, and a time that passes only
/// when told to. Everything is decided by the test.

import { Session, type Transport, type Listener, type Time, type Watcher } from "../session";
import type { Unsent } from "../outbox";
import type { Clock, Command, Entry, FromServer, Problem, Said, State, ToServer, View } from "../types";
import type { Side } from "../../wasm/types";

export class FakeTime implements Time {
  private clock = 0;
  private waiting: { at: number; work(): void }[] = [];

  now(): number {
    return this.clock;
  }

  after(millis: number, work: () => void): () => void {
    const timer = { at: this.clock + millis, work };
    this.waiting.push(timer);
    return () => (this.waiting = this.waiting.filter((other) => other !== timer));
  }

  random(): number {
    return 0.5;
  }

  /** Lets time pass, and everything happen in its order. */
  pass(millis: number): void {
    const end = this.clock + millis;
    for (;;) {
      const next = this.waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.waiting = this.waiting.filter((other) => other !== next);
      this.clock = Math.max(this.clock, next.at);
      next.work();
    }
    this.clock = end;
  }
}

function problem(code: string): Problem {
  return { type: "", title: code, status: 409, code };
}

/** The real server's word on turns and steps; any text is a legal turn but "illegal". */
export class FakeServer {
  entries: Entry[] = [];
  clock: Clock = { kind: "none" };
  secrets: Record<string, Side> = { mine: "first", theirs: "second" };
  /** If set, this is what every command is refused with. */
  trouble: string | null = null;
  /** How often each turn was carried out. */
  played: string[] = [];

  constructor() {
    this.happen({ type: "joined", seat: "first" });
    this.happen({ type: "joined", seat: "second" });
  }

  happen(event: { type: Entry["type"] } & Record<string, unknown>): void {
    this.entries = [...this.entries, { seq: this.entries.length + 1, at: 0, ...event } as Entry];
  }

  private steps(): Entry[] {
    return this.entries.filter(({ type }) => type === "turn" || type === "taken-back");
  }

  get state(): State {
    let ply = 0;
    for (const entry of this.entries) {
      if (entry.type === "turn") ply += 1;
      if (entry.type === "taken-back") ply -= entry.plies;
    }
    const ended = this.entries.find((entry) => entry.type === "ended");
    return {
      seq: this.entries.length,
      status: ended ? "over" : "playing",
      end: ended?.type === "ended" ? { reason: ended.reason, winner: ended.winner } : null,
      seated: [true, true],
      names: ["", ""],
      to_move: ply % 2 === 0 ? "first" : "second",
      ply,
      step: this.steps().length,
      started: 0,
      left: [0, 0],
      running: false,
      deadline: null,
      offers: [null, null, null],
      rematch: null,
    };
  }

  view(secret: string | undefined, after: number): View {
    return {
      id: "g",
      terms: { game: "toy", rules: "1", start: "0 w", clock: this.clock, created: 0 },
      seat: secret === undefined ? null : (this.secrets[secret] ?? null),
      state: this.state,
      position: "",
      entries: this.entries.slice(after),
      open: false,
      said: [],
      attendance: { players: [true, true], watchers: 0 },
      absence: null,
      now: 1_000_000,
    };
  }

  act(seat: Side, id: number, command: Command, after = this.state.seq): FromServer {
    const refuse = (code: string): FromServer => ({ type: "refused", id, problem: problem(code) });
    const done = (repeated: boolean): FromServer => ({ type: "done", id, seq: this.state.seq, step: this.state.step, repeated });
    if (this.trouble !== null) return refuse(this.trouble);
    if (command.type === "turn") {
      const there = this.steps()[command.step];
      if (there) return there.type === "turn" && there.seat === seat && there.text === command.text ? done(true) : refuse("stale");
      if (this.state.status === "over") return refuse("over");
      if (command.step > this.state.step) return refuse("ahead");
      if (this.state.to_move !== seat) return refuse("not-your-turn");
      if (command.text === "illegal") return refuse("illegal-turn");
      this.happen({ type: "turn", seat, text: command.text, spent: 0, lag: 0 });
      this.played.push(command.text);
      return done(false);
    }
    const since = this.entries.slice(after);
    if (command.type === "offer" && since.some((entry) => entry.type === "offered" && entry.seat === seat)) return done(true);
    if (command.type === "resign" && since.some((entry) => entry.type === "ended" && entry.winner !== seat)) return done(true);
    if (this.state.status === "over") return refuse("over");
    if (command.type === "resign") this.happen({ type: "ended", reason: "resigned", winner: "second" });
    if (command.type === "offer") this.happen({ type: "offered", seat, offer: command.offer });
    return done(false);
  }
}

/** One connection between a session and the fake server. Messages lie here until the test lets them through. */
export class FakeChannel {
  readonly toServer: ToServer[] = [];
  readonly toClient: FromServer[] = [];
  isOpen = true;
  private seq: number;
  private readonly seat: Side | null;

  constructor(
    private readonly server: FakeServer,
    readonly hello: { secret?: string; after: number },
    private readonly listener: Listener,
  ) {
    this.seat = hello.secret === undefined ? null : (server.secrets[hello.secret] ?? null);
    this.seq = hello.after;
  }

  greet(): void {
    if (this.hello.secret !== undefined && this.seat === null) {
      this.toClient.push({ type: "refused", id: null, problem: problem("no-seat") });
      return;
    }
    this.toClient.push({ type: "welcome", ...this.server.view(this.hello.secret, this.hello.after) });
    this.seq = this.server.state.seq;
  }

  /** The server tells what is new. */
  tell(): void {
    if (this.server.state.seq === this.seq) return;
    const entries = this.server.entries.slice(this.seq);
    this.seq = this.server.state.seq;
    this.toClient.push({ type: "news", entries, state: this.server.state, position: "", now: 1_000_000 });
  }

  /** The server reads what has arrived and answers. */
  serve(): void {
    for (const message of this.toServer.splice(0)) {
      if (message.type === "ping") this.toClient.push({ type: "pong", id: message.id, now: 1_000_000 });
      if (message.type !== "act" || this.seat === null) continue;
      const answer = this.server.act(this.seat, message.id, message.command, message.after);
      this.tell();
      this.toClient.push(answer);
    }
    this.tell();
  }

  /** The session reads what has arrived; `shuffle` may change the order, drop or double. */
  deliver(shuffle: (messages: FromServer[]) => FromServer[] = (messages) => messages): void {
    for (const message of shuffle(this.toClient.splice(0))) if (this.isOpen) this.listener.message(message);
  }

  /** Both directions until nothing is left. */
  run(): void {
    do {
      this.serve();
      this.deliver();
    } while (this.isOpen && (this.toServer.length > 0 || this.toClient.length > 0));
  }

  cut(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.listener.closed();
  }
}

/** A session and everything around it. */
export class Harness {
  readonly time = new FakeTime();
  readonly channels: { kind: "socket" | "poll"; channel: FakeChannel }[] = [];
  readonly events: Entry[] = [];
  readonly said: Said[] = [];
  readonly refusals: string[] = [];
  kept: Unsent | null;
  /** Whether connections of a kind come about at all. */
  works = { socket: true, poll: true };
  session: Session;
  /** Called whenever something is different. */
  watch: () => void = () => {};

  constructor(
    readonly server = new FakeServer(),
    secret: string | null = "mine",
    kept: Unsent | null = null,
  ) {
    this.kept = kept;
    const watcher: Watcher = {
      onchange: () => this.watch(),
      onevent: (entry) => void this.events.push(entry),
      onsaid: (said) => void this.said.push(said),
      onrefused: (command, code) => void this.refusals.push(`${command.type}: ${code}`),
    };
    const transports = { socket: this.transport("socket"), poll: this.transport("poll") };
    this.session = new Session(transports, this.time, watcher, secret, kept, (unsent) => (this.kept = unsent));
  }

  /** The connection in use. */
  get channel(): FakeChannel {
    const last = this.channels.at(-1);
    if (!last) throw new Error("there is no connection");
    return last.channel;
  }

  get kinds(): string[] {
    return this.channels.map(({ kind }) => kind);
  }

  /** Starts and gets a welcome. */
  begin(): this {
    this.session.start();
    this.channel.run();
    return this;
  }

  private transport(kind: "socket" | "poll"): Transport {
    return {
      open: (hello, listener) => {
        const channel = new FakeChannel(this.server, hello, listener);
        this.channels.push({ kind, channel });
        if (this.works[kind]) channel.greet();
        else this.time.after(1, () => channel.cut());
        return {
          send: (message) => {
            if (channel.isOpen) channel.toServer.push(message);
          },
          close: () => {
            channel.isOpen = false;
          },
        };
      },
    };
  }
}
