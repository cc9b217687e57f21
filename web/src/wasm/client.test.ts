import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import quindoTable from "../../../crates/engine/tables/quindo.table?url&inline";
import longGame from "../../../crates/wasm/testdata/long.txt?raw";
import { Match } from "../match/match";
import { newSheet } from "../match/sheet";
import { WasmClient } from "./client";
import { ask, install, type Exports } from "./memory";
import file from "./pionnier.wasm?url&inline";
import type { Request } from "./types";
import type { FromWorker, ToWorker } from "./worker";

/** A game of Bermudes of more than a thousand turns. */
const TURNS = longGame.trim().split("\n");

type Sent = Request & { turns?: string[] };
let sent: Sent[] = [];

/** The rules in a worker that is none: what it is asked is noted, and it can be broken. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  private wasm: Exports | undefined;

  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(message: ToWorker): void {
    if ("module" in message) {
      this.wasm = new WebAssembly.Instance(message.module, { pionnier: { progress: () => {} } }).exports as unknown as Exports;
      return;
    }
    const { id } = message;
    if ("file" in message) {
      const accepted = this.wasm !== undefined && install(this.wasm, message.file);
      queueMicrotask(() => this.onmessage?.({ data: { id, accepted } }));
      return;
    }
    const { request } = message;
    sent.push(JSON.parse(request) as Sent);
    const answer = this.wasm ? ask(this.wasm, request) : null;
    queueMicrotask(() => this.onmessage?.({ data: { id, answer } }));
  }
  terminate(): void {
    this.onmessage = null;
  }
}

beforeEach(async () => {
  sent = [];
  FakeWorker.all = [];
  vi.stubGlobal("Worker", FakeWorker);
  const module = await WebAssembly.compile(await (await fetch(file)).arrayBuffer());
  vi.stubGlobal("fetch", async () => ({}));
  vi.spyOn(WebAssembly, "compileStreaming").mockResolvedValue(module);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const client = (): WasmClient => new WasmClient(() => "en", { tooLong: () => "too long" });
const nobody = new WasmClient(() => "en", { tooLong: () => "" });

/** A kept game with so many turns. */
async function open(rules: WasmClient, count: number): Promise<Match> {
  const { rules: version } = await rules.look({ game: "bermudes", turns: [] });
  const fresh = newSheet("bermudes", { opponent: "human", level: 1, side: "first" }, () => 0);
  const sheet = { ...fresh, rules: version, turns: TURNS.slice(0, count) };
  return Match.open(rules, nobody, { onview: () => {}, onsheet: () => {} }, sheet);
}

/** Plays the next turn of the game. The answer is what was sent for it. */
async function playNext(match: Match): Promise<Sent[]> {
  const turn = TURNS[match.view.sheet.turns.length] ?? "";
  sent = [];
  expect(await match.type(turn)).toBe(true);
  return sent;
}

describe("the cost of a turn", () => {
  it("is the same for turn 10 and turn 1,000 of one game", async () => {
    const match = await open(client(), 8);
    const calls = new Map<number, Sent[]>();
    while (match.view.sheet.turns.length < 1_001) calls.set(match.view.sheet.turns.length + 1, await playNext(match));
    const shape = (ply: number): unknown[] => (calls.get(ply) ?? []).map(({ call, turns }) => [call, turns]);
    expect(shape(10)).toEqual([
      ["typed", []],
      ["play", []],
    ]);
    expect(shape(1_000)).toEqual(shape(10));
    const whole = await client().look({ game: "bermudes", turns: TURNS.slice(0, 1_001) });
    expect(match.view.live).toEqual(whole);
  });

  it("is one call for a touch", async () => {
    const match = await open(client(), 20);
    const [choice] = match.view.live.choices;
    sent = [];
    if (choice) await match.choose(choice);
    expect(sent.map(({ call, turns }) => [call, turns])).toEqual([[choice?.done ? "play" : "look", []]]);
  });

  it("is the same for every step through a long game", async () => {
    const match = await open(client(), 1_000);
    for (const ply of [999, 998, 997, 998, 999]) {
      sent = [];
      await match.browse(ply);
      expect(sent).toHaveLength(1);
      expect(sent[0]?.turns?.length).toBeLessThanOrEqual(1);
      const look = await client().look({ game: "bermudes", turns: TURNS.slice(0, ply) });
      expect(match.view.shown).toEqual(look);
    }
  });
});

describe("a worker that was started again", () => {
  it("is told the whole game once, and everything after that as before", async () => {
    const rules = client();
    const match = await open(rules, 50);
    await playNext(match);
    FakeWorker.all.at(-1)?.onerror?.({ message: "broken" });
    const [first, ...others] = await playNext(match);
    expect(FakeWorker.all).toHaveLength(2);
    expect(first?.turns).toHaveLength(51);
    expect(others.map(({ turns }) => turns)).toEqual([[]]);
    expect(match.view.sheet.turns).toEqual(TURNS.slice(0, 52));
    expect(match.view.live.history.map(({ text }) => text)).toEqual(TURNS.slice(0, 52));
  });

  it("that has forgotten without a word is told the whole game too", async () => {
    const rules = client();
    const match = await open(rules, 50);
    // Somebody else asks the same worker about another game.
    await rules.look({ game: "kono", turns: ["b1xb3"] });
    const again = await playNext(match);
    expect(again[0]?.turns).toHaveLength(50);
    expect(match.view.live.history).toHaveLength(51);
  });
});

describe("a table of endgames", () => {
  it("that arrives damaged is fetched anew when it is next wanted", async () => {
    vi.unstubAllGlobals();
    const whole = await (await fetch(quindoTable)).arrayBuffer();
    vi.stubGlobal("Worker", FakeWorker);
    let isWhole = false;
    let fetches = 0;
    vi.stubGlobal("fetch", async (url: string) => {
      if (!url.includes(".table")) return {};
      fetches += 1;
      return { ok: true, arrayBuffer: async () => (isWhole ? whole : whole.slice(0, -1)) };
    });
    const rules = client();
    const text = { game: "quindo", start: "11/11/11/11/11/11/11/3w7/11/4b4w1/11 w 1", turns: [] };
    expect(await rules.exact(text)).toBeNull();
    isWhole = true;
    expect((await rules.exact(text))?.value).toEqual({ result: "win", distance: 11 });
    await rules.exact(text);
    expect(fetches).toBe(2);
  });
});

describe("a game that is taken back, ended and looked at", () => {
  it("is what the rules make of it, whatever was kept", async () => {
    const match = await open(client(), 30);
    await match.takeBack();
    await match.takeBack();
    expect(match.view.live).toEqual(await client().look({ game: "bermudes", turns: TURNS.slice(0, 28) }));
    await playNext(match);
    await match.resign();
    expect(match.view.live.ending?.cause).toBe("resigned");
    await match.browse(27);
    expect(match.view.shown).toEqual(await client().look({ game: "bermudes", turns: TURNS.slice(0, 27) }));
    await match.takeBack();
    expect(match.view.live.ending).toBeNull();
    expect(match.view.live.history.map(({ text }) => text)).toEqual(TURNS.slice(0, 29));
  });
});
