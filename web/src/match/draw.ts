/// An offer of a draw, and how the engine answers it.

import type { Engine } from "../wasm/client";
import type { Analysis, Exact } from "../wasm/types";
import { ADVICE_NODES } from "./advice";
import { gameText, isHuman } from "./sheet";
import { indexOf, otherSide } from "./side";
import type { MatchState } from "./state";
import type { Offer } from "./view";

/** From this turn on the engine thinks about offers; a position known to be drawn it gives up at once. */
const EARLIEST_TURN = 10;
/** It agrees if it expects no more than this of the game, a draw counting half. */
const MOST_HOPE = 0.45;

/** `thought` and `exact` are of the position before the person who offers: their hope is the engine's fear. */
export function acceptsDraw(turns: number, thought: Analysis | null, exact: Exact | null): boolean {
  if (exact) return exact.value.result === "draw" || (turns >= EARLIEST_TURN && exact.value.result === "win");
  const best = thought?.lines[0];
  if (!best) return false;
  const isKnownDraw = best.value?.result === "draw";
  return isKnownDraw || (turns >= EARLIEST_TURN && 1 - best.chance <= MOST_HOPE);
}

export class DrawOffer {
  constructor(
    private readonly engine: Engine,
    private readonly state: MatchState,
    /** The game ends in a draw. */
    private readonly agree: () => Promise<void>,
  ) {}

  /** Offers a draw: to the other person, or to the engine, which thinks about it. */
  async make(): Promise<void> {
    const { state } = this;
    if (!state.mayAct() || state.offer === "thinking") return;
    const other = state.sheet.players[indexOf(otherSide(state.live.side))];
    if (isHuman(other)) return this.become("asked");
    this.become("thinking");
    const { moment } = state;
    try {
      const text = gameText(state.sheet);
      // Where no table has a value there is no need to ask for it.
      const exact = state.live.tabled ? await this.engine.exact(text) : null;
      const thought = exact ? null : await this.engine.think(text, ADVICE_NODES, 1);
      if (moment !== state.moment) return;
      if (acceptsDraw(state.sheet.turns.length, thought, exact)) await this.agree();
      else this.become("declined");
    } catch (error) {
      state.breakdown(error);
    }
  }

  /** What the other person says to it. */
  async answer(accepted: boolean): Promise<void> {
    if (this.state.offer !== "asked") return;
    if (accepted) return this.agree();
    this.become("none");
  }

  private become(offer: Offer): void {
    this.state.offer = offer;
    this.state.show();
  }
}
