import { describe, expect, it } from "vitest";
import { ANSWER, PAUSE, PING, POLLING, PROBE, SOON, WELCOME } from "./session";
import { FakeServer, Harness } from "./testing/harness";

const TURN = { type: "turn", step: 0, text: "a" } as const;

describe("a turn", () => {
  it("is acknowledged, and kept no longer", () => {
    const { session, channel, ...rest } = new Harness().begin();
    session.act(TURN);
    expect(session.outbox.isTurnWaiting).toBe(true);
    channel.run();
    expect(session.outbox.turn).toBeNull();
    expect(session.log.turns()).toEqual(["a"]);
    expect(rest.refusals).toEqual([]);
  });

  it("is kept in the browser until then", () => {
    const harness = new Harness().begin();
    harness.session.act(TURN);
    expect(harness.kept).toEqual({ step: 0, text: "a" });
    harness.channel.run();
    expect(harness.kept).toBeNull();
  });

  it("is sent again after the connection was cut before the server had it", () => {
    const harness = new Harness().begin();
    harness.session.act(TURN);
    harness.channel.cut();
    expect(harness.session.connection).toBe("offline");
    harness.time.pass(1_000);
    harness.channel.run();
    expect(harness.session.connection).toBe("live");
    expect(harness.server.played).toEqual(["a"]);
    expect(harness.session.log.turns()).toEqual(["a"]);
  });

  it("is not played twice if only the answer was lost", () => {
    const harness = new Harness().begin();
    harness.session.act(TURN);
    harness.channel.serve();
    harness.channel.cut();
    harness.time.pass(1_000);
    harness.channel.run();
    expect(harness.server.played).toEqual(["a"]);
    expect(harness.session.outbox.turn).toBeNull();
    expect(harness.refusals).toEqual([]);
  });

  it("survives a reload, with the connection gone", () => {
    const server = new FakeServer();
    const before = new Harness(server).begin();
    before.channel.cut();
    before.session.act(TURN);
    before.session.stop();
    const after = new Harness(server, "mine", before.kept).begin();
    expect(server.played).toEqual(["a"]);
    expect(after.kept).toBeNull();
  });

  it("stays on the board while it is acknowledged and its event is still on the way", () => {
    const harness = new Harness().begin();
    harness.session.act(TURN);
    harness.channel.serve();
    harness.channel.deliver((messages) => messages.filter(({ type }) => type === "done"));
    expect(harness.session.outbox.isTurnWaiting).toBe(false);
    expect(harness.session.outbox.turn).toEqual({ step: 0, text: "a" });
  });

  it("is given up, and said to be, if something else was played there", () => {
    const harness = new Harness().begin();
    harness.channel.cut();
    harness.session.act(TURN);
    // The same player on another device.
    harness.server.act("first", 1, { type: "turn", step: 0, text: "b" });
    harness.time.pass(1_000);
    harness.channel.run();
    expect(harness.session.log.turns()).toEqual(["b"]);
    expect(harness.refusals).toEqual(["turn: stale"]);
    expect(harness.kept).toBeNull();
  });

  it("is given up if it is not legal, or the game ended meanwhile", () => {
    const illegal = new Harness().begin();
    illegal.session.act({ ...TURN, text: "illegal" });
    illegal.channel.run();
    expect(illegal.refusals).toEqual(["turn: illegal-turn"]);

    const late = new Harness().begin();
    late.channel.cut();
    late.session.act(TURN);
    late.server.happen({ type: "ended", reason: "time", winner: "second" });
    late.time.pass(1_000);
    late.channel.run();
    expect(late.refusals).toEqual(["turn: over"]);
    expect(late.kept).toBeNull();
  });

  it("waits and tries again when the server cannot store anything", () => {
    const harness = new Harness().begin();
    harness.server.trouble = "storage-unavailable";
    harness.session.act(TURN);
    harness.channel.run();
    expect(harness.session.outbox.isTurnWaiting).toBe(true);
    harness.server.trouble = null;
    harness.time.pass(PAUSE);
    harness.channel.run();
    expect(harness.server.played).toEqual(["a"]);
    expect(harness.refusals).toEqual([]);
  });

  it("is sent over another connection if nobody answers", () => {
    const harness = new Harness().begin();
    const dead = harness.channel;
    harness.session.act(TURN);
    harness.time.pass(ANSWER);
    expect(dead.isOpen).toBe(false);
    harness.time.pass(1_000);
    harness.channel.run();
    expect(harness.server.played).toEqual(["a"]);
  });
});

describe("a wish", () => {
  it("is sent again until it is answered", () => {
    const harness = new Harness().begin();
    harness.session.act({ type: "offer", offer: "draw" });
    harness.channel.cut();
    harness.server.happen({ type: "offered", seat: "second", offer: "takeback" });
    harness.time.pass(1_000);
    harness.channel.run();
    expect(harness.server.entries.at(-1)).toMatchObject({ type: "offered", seat: "first", offer: "draw" });
    expect(harness.session.outbox.waiting).toBe(false);
  });

  it("is fulfilled once, though its answer was lost", () => {
    const harness = new Harness().begin();
    harness.session.act({ type: "offer", offer: "draw" });
    harness.channel.serve();
    harness.channel.cut();
    harness.server.happen({ type: "declined", seat: "second", offer: "draw" });
    harness.time.pass(1_000);
    harness.channel.run();
    expect(harness.server.entries.filter(({ type }) => type === "offered")).toHaveLength(1);
    expect(harness.session.outbox.waiting).toBe(false);
    expect(harness.refusals).toEqual([]);
  });

  it("to resign outlives whatever happens", () => {
    const harness = new Harness().begin();
    harness.channel.cut();
    harness.session.act({ type: "resign" });
    harness.server.happen({ type: "offered", seat: "second", offer: "draw" });
    harness.time.pass(1_000);
    harness.channel.run();
    expect(harness.server.state.end?.reason).toBe("resigned");
  });
});

describe("messages", () => {
  it("that come twice change nothing", () => {
    const harness = new Harness().begin();
    harness.session.act(TURN);
    harness.channel.serve();
    harness.channel.deliver((messages) => messages.flatMap((message) => [message, message]));
    harness.channel.run();
    expect(harness.session.log.turns()).toEqual(["a"]);
    expect(harness.events.filter(({ type }) => type === "turn")).toHaveLength(1);
  });

  it("that come in the wrong order are asked for again", () => {
    const harness = new Harness().begin();
    harness.server.happen({ type: "turn", seat: "first", text: "a", spent: 0, lag: 0 });
    harness.channel.serve();
    harness.server.happen({ type: "turn", seat: "second", text: "b", spent: 0, lag: 0 });
    harness.channel.serve();
    harness.channel.deliver((messages) => messages.reverse());
    harness.time.pass(1_000);
    harness.channel.run();
    expect(harness.session.log.turns()).toEqual(["a", "b"]);
  });

  it("after a gap are asked for from where we are", () => {
    const harness = new Harness().begin();
    harness.channel.cut();
    for (const text of ["a", "b", "c"]) harness.server.happen({ type: "turn", seat: "first", text, spent: 0, lag: 0 });
    harness.time.pass(1_000);
    expect(harness.channel.hello.after).toBe(2);
    harness.channel.run();
    expect(harness.session.log.turns()).toEqual(["a", "b", "c"]);
    expect(harness.events.map(({ seq }) => seq)).toEqual([3, 4, 5]);
  });

  it("of a server that knows less are believed", () => {
    const harness = new Harness().begin();
    harness.session.act(TURN);
    harness.channel.run();
    harness.server.entries = harness.server.entries.slice(0, 2);
    harness.channel.cut();
    harness.time.pass(1_000);
    harness.channel.run();
    harness.time.pass(1_000);
    expect(harness.channel.hello.after).toBe(0);
    harness.channel.run();
    expect(harness.session.log.turns()).toEqual([]);
  });

  it("survive a thousand random accidents, each turn played once", () => {
    let seed = 7;
    const random = (): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return seed / 0x1_0000_0000;
    };
    const harness = new Harness().begin();
    for (let round = 0; round < 1_000; round += 1) {
      const { server, session } = harness;
      if (server.state.to_move === "second") {
        server.act("second", 1, { type: "turn", step: server.state.step, text: `t${server.state.step}` });
      }
      if (session.log.state?.to_move === "first" && !session.outbox.turn) {
        const { step } = session.log.state;
        session.act({ type: "turn", step, text: `t${step}` });
      }
      const luck = random();
      if (luck < 0.2) harness.channel.cut();
      else if (luck < 0.4) harness.channel.serve();
      else if (luck < 0.6) {
        harness.channel.serve();
        harness.channel.deliver((messages) => messages.filter(() => random() < 0.5).sort(() => random() - 0.5));
      } else if (luck < 0.7) harness.time.pass(20_000 * random());
      else harness.channel.run();
    }
    harness.time.pass(60_000);
    harness.channel.run();
    harness.time.pass(60_000);
    harness.channel.run();
    expect(harness.refusals).toEqual([]);
    expect(new Set(harness.server.played).size).toBe(harness.server.played.length);
    expect(harness.session.log.turns()).toEqual(harness.server.entries.flatMap((entry) => (entry.type === "turn" ? [entry.text] : [])));
    expect(harness.server.state.step).toBeGreaterThan(50);
  });
});

describe("the connection", () => {
  it("is given up when nobody answers a ping, or says welcome", () => {
    const harness = new Harness().begin();
    harness.time.pass(PING);
    expect(harness.channel.toServer).toEqual([{ type: "ping", id: 1 }]);
    harness.channel.run();
    harness.time.pass(PING);
    expect(harness.session.connection).toBe("live");
    harness.time.pass(PING);
    expect(harness.session.connection).toBe("offline");

    const silent = new Harness();
    silent.session.start();
    silent.time.pass(WELCOME);
    expect(silent.session.connection).toBe("offline");
  });

  it("is tried for less and less often, and at once when the network is back", () => {
    const harness = new Harness().begin();
    harness.works = { socket: false, poll: false };
    harness.channel.cut();
    harness.time.pass(60_000);
    const tries = harness.channels.length;
    expect(tries).toBeLessThan(12);
    harness.works = { socket: true, poll: true };
    harness.session.hurry();
    expect(harness.channels.length).toBe(tries + 1);
    harness.channel.run();
    expect(["live", "polling"]).toContain(harness.session.connection);
  });

  it("that a sleep may have broken is tried at once", () => {
    const harness = new Harness().begin();
    harness.session.hurry();
    harness.channel.run();
    harness.time.pass(PROBE);
    expect(harness.session.connection).toBe("live");
    harness.session.hurry();
    harness.time.pass(PROBE);
    expect(harness.session.connection).toBe("offline");
  });

  it("asks by requests where no socket can be had, and looks for one again", () => {
    const harness = new Harness();
    harness.works.socket = false;
    harness.session.start();
    harness.time.pass(5_000);
    expect(harness.kinds).toEqual(["socket", "poll"]);
    harness.channel.run();
    expect(harness.session.connection).toBe("polling");
    harness.session.act(TURN);
    harness.channel.run();
    expect(harness.server.played).toEqual(["a"]);
    harness.time.pass(SOON + 1_000);
    expect(harness.kinds).toEqual(["socket", "poll", "socket", "poll"]);
    harness.channel.run();
    expect(harness.session.connection).toBe("polling");
    harness.works.socket = true;
    harness.time.pass(POLLING);
    harness.channel.run();
    expect(harness.session.connection).toBe("live");
  });

  it("does not blame sockets for a network that was down", () => {
    const harness = new Harness().begin();
    harness.works = { socket: false, poll: false };
    harness.channel.cut();
    harness.time.pass(60_000);
    harness.works = { socket: true, poll: true };
    harness.session.hurry();
    harness.time.pass(20_000);
    harness.channel.run();
    harness.time.pass(SOON);
    harness.channel.run();
    expect(harness.session.connection).toBe("live");
  });

  it("whose first socket never opens asks by a request, which tells why, before it is said to be gone", () => {
    const harness = new Harness(new FakeServer(), "wrong");
    const seen: string[] = [];
    harness.watch = () => void seen.push(harness.session.connection);
    harness.works.socket = false;
    harness.session.start();
    harness.time.pass(1);
    expect(harness.kinds).toEqual(["socket", "poll"]);
    harness.channel.run();
    expect(harness.session.problem).toBe("no-seat");
    expect(new Set(seen)).toEqual(new Set(["connecting", "shut"]));
  });

  it("is not tried again where it would be refused alike", () => {
    const harness = new Harness(new FakeServer(), "wrong").begin();
    expect(harness.session.connection).toBe("shut");
    expect(harness.session.problem).toBe("no-seat");
    harness.time.pass(60_000);
    harness.session.hurry();
    expect(harness.channels).toHaveLength(1);
  });

  it("says what time it is at the server, by the message that travelled least", () => {
    const harness = new Harness().begin();
    expect(harness.session.serverNow()).toBe(1_000_000);
    harness.time.pass(PING);
    harness.channel.run();
    expect(harness.session.serverNow()).toBe(1_000_000 + PING);
  });

  it("ends with the visit", () => {
    const harness = new Harness().begin();
    harness.session.stop();
    expect(harness.channel.isOpen).toBe(false);
    harness.time.pass(60_000);
    expect(harness.channels).toHaveLength(1);
  });
});
