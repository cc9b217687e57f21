/// What the engine tells a person about their game: a hint when they ask for one, exact values while they want them.

import type { Engine, Rules } from "../wasm/client";
import { gameText } from "./sheet";
import type { Showing } from "./showing";
import type { MatchState } from "./state";

/** Nodes for a piece of advice: about a second. */
export const ADVICE_NODES = 60_000;

export class Advice {
  constructor(
    private readonly rules: Rules,
    private readonly engine: Engine,
    private readonly state: MatchState,
    private readonly showing: Showing,
  ) {}

  /** Shows a good turn. */
  async seekHint(): Promise<void> {
    const { state } = this;
    if (!state.mayAct() || state.seekingHint) return;
    state.seekingHint = true;
    state.show();
    const { moment } = state;
    try {
      const text = gameText(state.sheet);
      const [line] = (await this.engine.think(text, ADVICE_NODES, 1)).lines;
      const turn = line?.turns[0];
      if (moment !== state.moment) return;
      if (line && turn !== undefined) {
        const frames = await this.rules.film(text, turn);
        if (moment === state.moment) state.hint = { turn, worth: line, touches: frames.map((frame) => frame.touch) };
      }
    } catch (error) {
      state.breakdown(error);
    } finally {
      state.seekingHint = false;
      state.show();
    }
  }

  setExact(shows: boolean): void {
    this.state.showsExact = shows;
    void this.value();
    this.state.show();
  }

  /** The exact values of what is shown, if they are wanted and known; those of the moment before are gone at once. Where no table has them
   * the engine is not asked: it would fetch one. */
  async value(): Promise<void> {
    const { state, showing } = this;
    const shown = showing.browsed?.look ?? state.live;
    state.exact = null;
    state.unknown = !shown.tabled;
    if (!state.showsExact || !shown.tabled) return;
    const { moment } = state;
    const { glance } = showing;
    const text = gameText(state.sheet, state.sheet.turns.slice(0, showing.ply));
    try {
      const exact = await this.engine.exact(text);
      if (!state.showsExact || moment !== state.moment || glance !== showing.glance) return;
      state.exact = exact;
      state.unknown = exact === null;
      state.show();
    } catch (error) {
      if (moment === state.moment) state.breakdown(error);
    }
  }
}
