import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ToyEngine, ToyRules } from "../match/testing/toy";
import { MemoryStorage } from "../storage/memory";
import { Store } from "../storage/store";
import type { GameInfo } from "../wasm/types";
import { Missing } from "./files";
import { StandingsKeeper } from "./keeping";
import { readPuzzles, type PuzzleFile } from "./puzzle";
import { PuzzleSession } from "./session.svelte";
import { Ratings } from "./standings.svelte";
import { FIXTURE } from "./testing/fixture";

const INFO = { id: "toy", solved: false } as GameInfo;
/** Twelve puzzles, each solved by one turn that leads to the count of 1. */
const MANY = Array.from({ length: 12 }, (_, at) => `many${at % 10}${at < 10 ? "" : "x"}\t1\t${900 + at * 50}\twin\tx\t0 w\ta`).join("\n");

class Visit {
  file: () => Promise<PuzzleFile>;
  notes: string[] = [];
  readonly storage = new MemoryStorage();
  readonly ratings = new Ratings(new StandingsKeeper(new Store(this.storage), ["toy"]));
  readonly session: PuzzleSession;
  day = 100;

  constructor(text: string) {
    this.file = async () => readPuzzles(text);
    this.session = new PuzzleSession("toy", {
      rules: new ToyRules(),
      engine: new ToyEngine(),
      ratings: this.ratings,
      puzzlesOf: () => this.file(),
      today: () => this.day,
      now: () => Date.now(),
      lot: () => 0,
      rest: (millis) => new Promise((resolve) => setTimeout(resolve, millis)),
      note: (hash) => this.notes.push(hash),
    });
  }

  /** Plays a turn on the board, which shows nothing moving. */
  async play(turn: string): Promise<void> {
    await this.session.solver?.match.type(turn);
    for (let at = 0; at < 60; at += 1) {
      this.session.solver?.match.endFilm();
      await Promise.resolve();
    }
  }
}

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

describe("a visit to the puzzles of a game", () => {
  it("puts one of the visitor's strength on the board, notes it in the address, and counts the first attempt", async () => {
    const visit = new Visit(FIXTURE);
    await visit.session.open("", INFO);
    expect([visit.session.puzzle?.id, visit.session.isRated, visit.notes]).toEqual(["aaaa1", true, ["p=aaaa1"]]);
    await visit.play("a");
    expect(visit.session.aspect?.stand).toBe("solved");
    const { change } = visit.session;
    expect(change && change.to > change.from).toBe(true);
    expect(visit.ratings.of("toy")).toMatchObject({ attempts: 1, solved: 1, seen: ["aaaa1"] });
    await visit.session.next(INFO);
    expect(visit.session.puzzle?.id).toBe("bbbb2");
    expect(visit.session.change).toBeNull();
    // It was seen: it is solved for fun.
    const again = new PuzzleSession("toy", { ...visit.session["around"] });
    await again.open("#p=aaaa1", INFO);
    expect([again.puzzle?.id, again.isRated]).toEqual(["aaaa1", false]);
  });

  it("has the puzzle of the day, and counts days in a row", async () => {
    const visit = new Visit(FIXTURE);
    visit.day = 300;
    await visit.session.open("#daily", INFO);
    expect([visit.session.puzzle?.id, visit.session.day]).toEqual(["aaaa1", 300]);
    await visit.play("cc");
    expect(visit.ratings.all.days.count).toBe(0);
    await visit.session.solver?.again();
    await visit.play("a");
    expect([visit.ratings.all.days, visit.ratings.of("toy").daily]).toEqual([{ last: 300, count: 1, best: 1 }, 300]);
  });

  it("says what is wrong with an address, and has another puzzle", async () => {
    for (const [hash, kind] of [
      ["#p=zzzzz", "unknown"],
      ["#what", "nonsense"],
    ] as const) {
      const visit = new Visit(FIXTURE);
      await visit.session.open(hash, INFO);
      expect([visit.session.trouble?.kind, visit.session.puzzle?.id]).toEqual([kind, "aaaa1"]);
    }
    const visit = new Visit(FIXTURE);
    await visit.session.open("#theme=nothing", INFO);
    expect([visit.session.trouble?.kind, visit.session.puzzle]).toEqual(["none", null]);
    await visit.session.sift({ theme: null, grade: 5 }, INFO);
    expect([visit.session.trouble, visit.session.puzzle?.id]).toEqual([null, "cccc3"]);
  });

  it("says that puzzles are missing, that a line is bad, and that a puzzle is none", async () => {
    const visit = new Visit("");
    visit.file = () => Promise.reject(new Missing());
    await visit.session.open("", INFO);
    expect(visit.session.missing).toBe(true);
    const torn = new Visit(`nonsense\n${FIXTURE}`);
    await torn.session.open("", INFO);
    expect([torn.session.trouble?.kind, torn.session.trouble?.count, torn.session.puzzle?.id]).toEqual(["faults", 1, "aaaa1"]);
    const broken = new Visit("aaaa1\t1\t900\twin\tx\tnowhere\ta");
    await broken.session.open("", INFO);
    expect([broken.session.trouble?.kind, broken.session.puzzle]).toEqual(["broken", null]);
  });
});

describe("a rush", () => {
  it("goes from puzzle to puzzle until the clock ends it, and the best is kept", async () => {
    const visit = new Visit(MANY);
    await visit.session.open("#rush", INFO);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([visit.session.isRushReady, visit.session.run, visit.session.puzzle]).toEqual([true, null, null]);
    await visit.session.begin("rush", INFO);
    expect(visit.session.isRushReady).toBe(false);
    expect(visit.session.run).toMatchObject({ kind: "rush", left: 180_000, solved: 0, isOver: false });
    const first = visit.session.puzzle?.id;
    await visit.play("a");
    expect(visit.session.run).toMatchObject({ solved: 1, mistakes: 0 });
    expect(visit.session.puzzle?.id).not.toBe(first);
    await visit.play("cc");
    expect(visit.session.aspect?.stand).toBe("wrong");
    await vi.advanceTimersByTimeAsync(1_000);
    expect([visit.session.aspect?.stand, visit.session.run?.mistakes]).toEqual(["open", 1]);
    await vi.advanceTimersByTimeAsync(178_000);
    expect([visit.session.run?.isOver, visit.session.run?.left]).toEqual([false, 1_000]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(visit.session.run).toMatchObject({ isOver: true, isBest: true, solved: 1, left: 0 });
    expect(visit.ratings.of("toy")).toMatchObject({ attempts: 0, best: { rush: 1, streak: 0 } });
    await visit.session.next(INFO);
    expect(visit.session.run).toBeNull();
  });

  it("offers nothing to be solved before its own first puzzle", async () => {
    const visit = new Visit(MANY);
    await visit.session.open("", INFO);
    await visit.session.ask("rush", INFO);
    const begun = visit.session.begin("rush", INFO);
    expect([visit.session.puzzle, visit.session.aspect, visit.session.run]).toEqual([null, null, null]);
    await begun;
    expect(visit.session.aspect?.stand).toBe("open");
    expect(visit.session.run).toMatchObject({ left: 180_000, isOver: false });
    visit.session.close();
  });

  it("ends with the third mistake", async () => {
    const visit = new Visit(MANY);
    await visit.session.open("#rush", INFO);
    await visit.session.begin("rush", INFO);
    for (let at = 0; at < 3; at += 1) {
      await visit.play("cc");
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(visit.session.run).toMatchObject({ isOver: true, isBest: false, solved: 0, mistakes: 3 });
    visit.session.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a rush that is not begun", () => {
  it("leaves the puzzle on the board, or brings one", async () => {
    const visit = new Visit(MANY);
    await visit.session.open("#rush", INFO);
    await visit.session.decline(INFO);
    const first = visit.session.puzzle?.id;
    expect(first).toBeDefined();
    await visit.session.ask("rush", INFO);
    await visit.session.decline(INFO);
    expect([visit.session.puzzle?.id, visit.session.isRushReady, visit.session.run]).toEqual([first, false, null]);
  });
});

describe("a streak", () => {
  it("ends with the first mistake, which is explained", async () => {
    const visit = new Visit(MANY);
    await visit.session.open("#streak", INFO);
    for (let at = 0; at < 3; at += 1) await visit.play("a");
    expect(visit.session.run).toMatchObject({ solved: 3, left: null, isOver: false });
    await visit.play("cc");
    expect(visit.session.run).toMatchObject({ solved: 3, isOver: true, isBest: true });
    expect(visit.session.aspect).toMatchObject({ stand: "wrong", refutation: { reply: "a" } });
    expect(visit.ratings.of("toy").best.streak).toBe(3);
  });

  it("ends when there is nothing more to solve, or the visitor has had enough", async () => {
    const visit = new Visit(FIXTURE.split("\n").slice(0, 2).join("\n"));
    await visit.session.open("#streak", INFO);
    await visit.play("a");
    expect(visit.session.run).toMatchObject({ solved: 1, isOver: true });
    const left = new Visit(MANY);
    await left.session.open("#streak", INFO);
    left.session.endRun();
    expect(left.session.run).toMatchObject({ solved: 0, isOver: true });
  });
});
