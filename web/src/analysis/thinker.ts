/// What the engine thinks of the position that is looked at: deeper as long as one looks. One position is thought about at a time; what was
/// found stays known for the visit.

import { Stopped } from "../wasm/client";
import type { Analysis, GameText } from "../wasm/types";

/** The part of the engine that thinks. */
export interface Mind {
  think(text: GameText, nodes: number, lines: number, onprogress?: (analysis: Analysis) => void): Promise<Analysis>;
  stop(): void;
}

export interface Thought {
  analysis: Analysis;
  /** Positions visited a second, when this was found; 0 where nobody has thought. */
  speed: number;
  /** Nothing deeper can be found. */
  isFinal: boolean;
}

/** As good as no limit: whoever looks at something else ends it. */
const ENDLESS = 2 ** 52;

/** Where a game is solved, what is not known at once (C4 may come first) is not worth more: the thought is not broken off. */
const KNOWN = 100_000;

/** So many positions are remembered; those that were looked at longest ago are forgotten first. */
const MOST_KNOWN = 2_000;

function keyOf({ game, rules, start, turns }: GameText): string {
  return JSON.stringify([game, rules, start, turns]);
}

/** What was found about positions in this visit. */
export class Memory {
  private readonly known = new Map<string, Map<number, Thought>>();

  /** The deepest thought with so many lines, or with more of them. */
  find(text: GameText, lines: number): Thought | null {
    let best: Thought | null = null;
    for (const [count, thought] of this.known.get(keyOf(text)) ?? []) {
      if (count < lines && !(thought.isFinal && thought.analysis.lines.length < count)) continue;
      if (!best || thought.analysis.depth > best.analysis.depth) best = thought;
    }
    return best && { ...best, analysis: { ...best.analysis, lines: best.analysis.lines.slice(0, lines) } };
  }

  keep(text: GameText, lines: number, thought: Thought): void {
    const key = keyOf(text);
    const found = this.known.get(key) ?? new Map<number, Thought>();
    this.known.delete(key);
    this.known.set(key, found.set(lines, thought));
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KNOWN && oldest !== undefined) this.known.delete(oldest);
  }
}

export class Thinker {
  /** What is known of the position that is looked at. */
  thought: Thought | null = null;
  /** It is being thought about now. */
  isThinking = false;
  /** The engine has broken down. */
  hasFailed = false;
  private sought: { text: GameText; lines: number } | null = null;
  /** Grows with every position: what is said of an earlier one is not heard. */
  private moment = 0;

  constructor(
    private readonly mind: Mind,
    private readonly memory: Memory,
    private readonly changed: () => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Thinks about a position. Where the game is `solved` an answer comes at once, and what it needs must not be thrown away. */
  seek(text: GameText, lines: number, solved: boolean): void {
    const { sought } = this;
    if (this.isThinking && sought && sought.lines === lines && keyOf(sought.text) === keyOf(text)) return;
    this.halt(solved);
    this.sought = { text, lines };
    this.thought = this.memory.find(text, lines);
    this.hasFailed = false;
    if (this.thought?.isFinal) this.changed();
    else void this.think(text, lines, solved ? KNOWN : ENDLESS);
  }

  /** Thinks no more. What was found stays. */
  stop(): void {
    this.halt(false);
    this.changed();
  }

  /** Looks at nothing. */
  clear(): void {
    this.halt(false);
    this.thought = null;
    this.sought = null;
    this.changed();
  }

  private halt(spares: boolean): void {
    this.moment += 1;
    if (this.isThinking && !spares) this.mind.stop();
    this.isThinking = false;
  }

  private async think(text: GameText, lines: number, nodes: number): Promise<void> {
    const { moment } = this;
    const began = this.now();
    this.isThinking = true;
    this.changed();
    const take = (analysis: Analysis, isFinal: boolean): void => {
      const seconds = (this.now() - began) / 1_000;
      const thought: Thought = { analysis, speed: seconds > 0 ? analysis.nodes / seconds : 0, isFinal };
      // What was found before, deeper, is not given up for less.
      const before = this.memory.find(text, lines);
      const isDeeper = !before || isFinal || analysis.depth > before.analysis.depth || before.analysis.lines.length === 0;
      if (isDeeper) this.memory.keep(text, lines, thought);
      if (moment !== this.moment) return;
      this.thought = isDeeper ? thought : { ...(before ?? thought), speed: thought.speed };
      this.changed();
    };
    try {
      const analysis = await this.mind.think(text, nodes, lines, (analysis) => take(analysis, false));
      take(analysis, true);
    } catch (error) {
      if (moment === this.moment && !(error instanceof Stopped)) this.hasFailed = true;
    }
    if (moment !== this.moment) return;
    this.isThinking = false;
    this.changed();
  }
}
