import { describe, expect, it } from "vitest";
import { Stopped } from "../wasm/client";
import type { Analysis, GameText } from "../wasm/types";
import { Memory, Thinker, type Mind } from "./thinker";

function analysis(depth: number, turns = ["a"]): Analysis {
  const line = (turn: string) => ({ score: 0, exact: false, chance: 0.5, value: null, turns: [turn] });
  return { depth, nodes: depth * 100, lines: turns.map(line) };
}

/** An engine that says what it is told to. */
class FakeMind implements Mind {
  asked: string[] = [];
  stops = 0;
  busy = 0;
  most = 0;
  private running: { say(found: Analysis): void; end(found: Analysis): void; fail(error: Error): void } | null = null;

  think(text: GameText, _: number, lines: number, onprogress?: (found: Analysis) => void): Promise<Analysis> {
    this.asked.push(`${text.turns.join(" ")}/${lines}`);
    this.busy += 1;
    this.most = Math.max(this.most, this.busy);
    return new Promise((resolve, reject) => {
      const done = (): void => void (this.busy -= 1);
      this.running = {
        say: (found) => onprogress?.(found),
        end: (found) => (done(), resolve(found)),
        fail: (error) => (done(), reject(error)),
      };
    });
  }
  stop(): void {
    this.stops += 1;
    this.running?.fail(new Stopped());
    this.running = null;
  }
  say(found: Analysis): void {
    this.running?.say(found);
  }
  async end(found: Analysis | Error): Promise<void> {
    if (found instanceof Error) this.running?.fail(found);
    else this.running?.end(found);
    this.running = null;
    await Promise.resolve();
    await Promise.resolve();
  }
}

const at = (turns: string): GameText => ({ game: "toy", turns: turns === "" ? [] : turns.split(" ") });

function start(): { mind: FakeMind; thinker: Thinker; memory: Memory } {
  const mind = new FakeMind();
  const memory = new Memory();
  let time = 0;
  return {
    mind,
    memory,
    thinker: new Thinker(
      mind,
      memory,
      () => {},
      () => (time += 500),
    ),
  };
}

describe("the thinker", () => {
  it("tells what is found as it grows, and how fast", () => {
    const { mind, thinker } = start();
    thinker.seek(at(""), 1, false);
    expect([thinker.isThinking, thinker.thought]).toEqual([true, null]);
    mind.say(analysis(1));
    mind.say(analysis(2));
    expect([thinker.thought?.analysis.depth, thinker.thought?.speed, thinker.thought?.isFinal]).toEqual([2, 200, false]);
    thinker.seek(at(""), 1, false);
    expect(mind.asked).toEqual(["/1"]);
  });

  it("stops at once for another position, and never thinks two thoughts at a time", () => {
    const { mind, thinker } = start();
    for (const turns of ["", "a", "a b", "a"]) thinker.seek(at(turns), 2, false);
    expect([mind.stops, mind.most]).toEqual([3, 1]);
    mind.say(analysis(3));
    expect(thinker.thought?.analysis.depth).toBe(3);
    thinker.stop();
    expect([mind.stops, thinker.isThinking, thinker.thought?.analysis.depth]).toEqual([4, false, 3]);
  });

  it("knows what it has found before, and gives nothing deeper up for less", () => {
    const { mind, thinker } = start();
    thinker.seek(at(""), 1, false);
    mind.say(analysis(9, ["deep"]));
    thinker.seek(at("a"), 1, false);
    thinker.seek(at(""), 1, false);
    expect(thinker.thought?.analysis.depth).toBe(9);
    mind.say(analysis(1, ["shallow"]));
    expect(thinker.thought?.analysis.lines[0]?.turns).toEqual(["deep"]);
    mind.say(analysis(10, ["deeper"]));
    expect(thinker.thought?.analysis.lines[0]?.turns).toEqual(["deeper"]);
  });

  it("asks nothing where nothing deeper can be found, and takes fewer lines from more", async () => {
    const { mind, thinker } = start();
    thinker.seek(at(""), 3, true);
    await mind.end(analysis(1, ["a", "b", "c"]));
    expect([thinker.isThinking, thinker.thought?.isFinal]).toEqual([false, true]);
    thinker.seek(at("a"), 3, true);
    thinker.seek(at(""), 2, true);
    expect(thinker.thought?.analysis.lines).toHaveLength(2);
    // A solved game is not thrown away with its worker.
    expect([mind.stops, mind.asked]).toEqual([0, ["/3", "a/3"]]);
  });

  it("says when the engine breaks down", async () => {
    const { mind, thinker } = start();
    thinker.seek(at(""), 1, false);
    await mind.end(new Error("broken"));
    expect([thinker.hasFailed, thinker.isThinking]).toEqual([true, false]);
  });

  it("does not remember without bound", () => {
    const { memory } = start();
    for (let turn = 0; turn < 3_000; turn += 1) memory.keep(at(`t${turn}`), 1, { analysis: analysis(1), speed: 0, isFinal: true });
    expect(memory.find(at("t0"), 1)).toBeNull();
    expect(memory.find(at("t2999"), 1)).not.toBeNull();
  });
});
