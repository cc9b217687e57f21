/// A game for tests, small enough to know by heart: a turn is "a" or "b", or "c" in two legs ("c" begins it, "cc" is all of
/// it); every letter counts one, and whoever makes the count ten wins. The engine always answers "b" or what its seed says.

import { Refused, Stopped, type Engine, type Rules } from "../../wasm/client";
import type { Analysis, Choice, Exact, Frame, GameText, Look, Objection, ReadGame, Said, Side, Step, Touch } from "../../wasm/types";
import { otherSide } from "../side";

const GOAL = 10;

export function objection(words: string): Said<Objection> {
  return { code: "toy", rule: "T1", at: null, words, places: [] };
}

function touch(text: string): Touch {
  return { kind: "move", from: "x", to: text, over: [] };
}

function scene(): Look["scene"] {
  return { men: [], barriers: [], stock: [] };
}

export class ToyRules implements Rules {
  async games(): Promise<never[]> {
    return [];
  }

  async look(text: GameText, partial = ""): Promise<Look> {
    if (typeof text.start === "string" && !/^\d+ w$/.test(text.start)) throw new Refused(objection("no position"));
    const wrong = text.turns.find((turn) => !["a", "b", "cc"].includes(turn));
    if (wrong !== undefined || !["", "c"].includes(partial)) throw new Refused(objection(`no turn ${wrong ?? partial}`));
    const count = text.turns.join("").length;
    const last: Side = text.turns.length % 2 === 1 ? "first" : "second";
    const won = count >= GOAL;
    const choices: Choice[] = (partial === "" ? ["a", "b", "c"] : ["cc"]).map((choice) => ({
      text: choice,
      done: choice !== "c",
      touch: touch(choice),
    }));
    // Two that look alike to the hand.
    if (partial === "") for (const text of ["a", "b"]) choices.push({ text, done: true, touch: touch("twice") });
    return {
      rules: "1",
      position: `${count}`,
      side: otherSide(last),
      partial,
      midTurn: partial !== "",
      scene: scene(),
      notes: [],
      choices: won || text.ending ? [] : choices,
      ending: won
        ? { outcome: last, cause: "rules", rule: "T2", words: "ten" }
        : text.ending
          ? { outcome: "draw", cause: text.ending.cause, rule: "C5", words: text.ending.cause }
          : null,
      history: text.turns.map((turn, at) => ({ text: turn, side: at % 2 === 0 ? "first" : "second", touched: [], captures: 0 })),
      repetitions: 1,
      quietTurns: 0,
      tabled: !won && !text.ending,
    } as Look;
  }

  async typed(text: GameText, turn: string): Promise<string> {
    const meant = turn.trim().toLowerCase();
    await this.look({ ...text, turns: [...text.turns, meant] });
    return meant;
  }

  async film(text: GameText, turn: string, partial = ""): Promise<Frame[]> {
    await this.look({ ...text, turns: [...text.turns, turn] });
    return [...turn.slice(partial.length)].map((leg) => ({ touch: touch(leg), scene: scene() }));
  }

  async play(text: GameText, turn: string, partial = ""): Promise<Step> {
    const legs = await this.film(text, turn);
    return {
      frames: legs.slice(partial.length),
      touches: legs.map(({ touch }) => touch),
      look: await this.look({ ...text, turns: [...text.turns, turn] }),
    };
  }

  async why(): Promise<Said<Objection>> {
    return objection("because");
  }

  async transcript(text: GameText): Promise<string> {
    return text.turns.join(" ");
  }

  async readTranscript(text: string): Promise<ReadGame> {
    return {
      game: "toy",
      rules: "1",
      start: null,
      ending: null,
      turns: text
        .replace(/\[.*\]|\d+\./g, "")
        .trim()
        .split(" "),
      tags: [],
    };
  }
}

export class ToyEngine implements Engine {
  asked: { turns: string[]; level: number; seed: number }[] = [];
  stops = 0;
  chance = 0.5;
  known: Exact | null = null;
  /** If set, answers wait until it is called. */
  hold = false;
  private held: { go(): void; stop(): void }[] = [];

  async level(text: GameText, level: number, seed: number): Promise<string> {
    this.asked.push({ turns: text.turns, level, seed });
    if (this.hold) {
      await new Promise<void>((resolve, reject) => {
        this.held.push({ go: resolve, stop: () => reject(new Stopped()) });
      });
    }
    return (seed + text.turns.length) % 2 === 0 ? "a" : "b";
  }

  async think(): Promise<Analysis> {
    const line = { turns: ["a"], chance: this.chance, score: 0, exact: false, value: null };
    return { depth: 1, nodes: 1, lines: [line] } as unknown as Analysis;
  }

  async exact(): Promise<Exact | null> {
    return this.known;
  }

  stop(): void {
    this.stops += 1;
    for (const held of this.held.splice(0)) held.stop();
  }

  release(): void {
    for (const held of this.held.splice(0)) held.go();
  }
}
