/// What has happened in an online game as far as this browser knows: events without a gap, and how the game stands after them.

import type { Entry, State } from "./types";

/** An event that takes a step: a turn, or the taking back of turns. */
export type Step = Extract<Entry, { type: "turn" } | { type: "taken-back" }>;

export interface Report {
  entries: Entry[];
  state: State;
}

export class Log {
  entries: Entry[] = [];
  state: State | null = null;

  /** The number of the last event; 0 if there is none. */
  get seq(): number {
    return this.entries.length;
  }

  /** Takes in what is new in a report. `gap`: something before it is missing, and nothing after the gap was taken in. */
  take(report: Report): { fresh: Entry[]; gap: boolean } {
    const fresh: Entry[] = [];
    for (const entry of report.entries) if (entry.seq === this.seq + fresh.length + 1) fresh.push(entry);
    this.entries = [...this.entries, ...fresh];
    if (report.state.seq > this.seq) return { fresh, gap: true };
    // A report that was overtaken by another says nothing new.
    if (report.state.seq === this.seq) this.state = report.state;
    return { fresh, gap: false };
  }

  forget(): void {
    this.entries = [];
    this.state = null;
  }

  /** What was done at each step. */
  steps(): Step[] {
    return this.entries.filter((entry): entry is Step => entry.type === "turn" || entry.type === "taken-back");
  }

  /** The turns on the board. */
  turns(): string[] {
    const turns: string[] = [];
    for (const step of this.steps()) {
      if (step.type === "turn") turns.push(step.text);
      else turns.length -= Math.min(step.plies, turns.length);
    }
    return turns;
  }
}
