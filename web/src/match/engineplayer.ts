/// The engine as a player: it answers when it is to move, in its own time, unless it is paused.

import { Broken, Refused, type Engine } from "../wasm/client";
import type { Metronome } from "./pace";
import { gameText } from "./sheet";
import type { Showing } from "./showing";
import type { MatchState } from "./state";

export class EnginePlayer {
  constructor(
    private readonly engine: Engine,
    private readonly state: MatchState,
    private readonly showing: Showing,
    private readonly metronome: Metronome,
    private readonly play: (turn: string) => Promise<void>,
  ) {}

  /** Its turn, if it is. The answer waits for the film of the turn before. */
  async proceed(): Promise<void> {
    const { state } = this;
    const player = state.playerToMove();
    if (state.closed || state.live.ending || player.kind !== "level" || state.paused || state.thinking) return;
    const { moment } = state;
    state.thinking = true;
    state.show();
    for (let tries = 0; tries < 2; tries += 1) {
      try {
        const turn = await this.engine.level(gameText(state.sheet), player.level, state.sheet.seed);
        await this.showing.filmEnd();
        if (state.isBetweenEngines()) await this.metronome.next();
        if (moment !== state.moment) return;
        state.thinking = false;
        if (turn === null) state.breakdown(new Broken("no turn"));
        else await this.play(turn);
        return;
      } catch (error) {
        if (moment !== state.moment) return;
        if (tries === 1 || error instanceof Refused) state.breakdown(error);
      }
    }
  }

  pause(paused: boolean): void {
    const { state } = this;
    state.paused = paused;
    if (paused) {
      state.moment += 1;
      this.stop();
    }
    this.metronome.hurry();
    state.show();
    if (!paused) void this.proceed();
  }

  /** Breaks off whatever it thinks about. */
  stop(): void {
    this.engine.stop();
    this.state.thinking = false;
  }
}
