/// A position to try things in: a match in which the reader moves for both sides and nobody thinks.

import type { Rules } from "../wasm/client";
import { Match } from "../match/match";
import { NOBODY } from "../match/nobody";
import type { Sheet } from "../match/sheet";
import type { View, Watcher } from "../match/view";

export class Trial {
  view = $state.raw<View | null>(null);
  match: Match | null = null;
  private openings = 0;

  constructor(
    private readonly rules: Rules,
    private readonly game: string,
    private readonly position: string,
  ) {}

  /** Something stands on the board that was not there at first. */
  get begun(): boolean {
    return this.view !== null && (this.view.sheet.turns.length > 0 || this.view.sheet.partial !== "");
  }

  /** Puts the position on the board, whatever has been tried in it. */
  async open(): Promise<void> {
    const mine = (this.openings += 1);
    const sheet: Sheet = {
      game: this.game,
      start: this.position,
      turns: [],
      partial: "",
      players: [{ kind: "human" }, { kind: "human" }],
      seed: 0,
    };
    const watcher: Watcher = {
      onview: (view) => {
        if (mine === this.openings) this.view = view;
      },
      onsheet: () => {},
    };
    const before = this.match;
    const match = await Match.open(this.rules, NOBODY, watcher, sheet);
    if (mine !== this.openings) return match.close();
    before?.close();
    this.match = match;
    this.view = match.view;
  }

  /** Plays a turn from the beginning, or finds out why it cannot be played. */
  async show(turn: string): Promise<void> {
    if (this.begun) await this.open();
    await this.match?.type(turn);
  }

  close(): void {
    this.openings += 1;
    this.match?.close();
  }
}
