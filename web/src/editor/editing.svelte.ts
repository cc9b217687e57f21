import { Refused, type Arranger } from "../wasm/client";
import type { Arranged, Arrangement, GameInfo, Objection, Said } from "../wasm/types";
import { toolsOf, type Tool } from "./arranging";

/** A position that is being put together, and what the rules say of it. */
export class Editing {
  arrangement = $state.raw<Arrangement | null>(null);
  start = $state.raw<Arrangement | null>(null);
  tool = $state.raw<Tool>({ kind: "remove" });
  /** What the rules say of what is on the board. */
  verdict = $state.raw<Arranged | null>(null);
  /** What they say of a text that was to be put there. */
  refused = $state.raw<Said<Objection> | null>(null);
  private changes = 0;
  private readings = 0;

  constructor(
    private readonly game: string,
    private readonly rules: Arranger,
    /** The position has another text, or none. */
    private readonly onposition: (position: string | null) => void,
  ) {}

  get fault(): Said<Objection> | null {
    return this.refused ?? this.verdict?.fault ?? null;
  }

  /** Begins with a position, or with the start of the game if that cannot be read. */
  async open(info: GameInfo, position: string | null): Promise<void> {
    this.start = await this.rules.arrangement(this.game, info.start);
    const [tool] = toolsOf(this.start);
    if (tool) this.tool = tool;
    await this.change(this.start);
    if (position !== null) await this.read(position);
  }

  /** Puts on the board what a text says. If it says nothing possible the board stays as it is. */
  async read(position: string): Promise<void> {
    // What is on the board goes on being judged meanwhile: a text that is refused changes nothing there.
    const { changes } = this;
    const reading = (this.readings += 1);
    const isLast = (): boolean => changes === this.changes && reading === this.readings;
    try {
      const arrangement = await this.rules.arrangement(this.game, position.trim());
      if (isLast()) await this.change(arrangement);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (isLast()) this.refused = error.objection;
    }
  }

  /** Asks what the rules say of something else on the board. Of two answers the later question's counts; until it comes the last one
   * stands, whole. */
  async change(arrangement: Arrangement): Promise<void> {
    const change = (this.changes += 1);
    this.arrangement = arrangement;
    const verdict = await this.rules.arrange(this.game, arrangement);
    if (change !== this.changes) return;
    this.verdict = verdict;
    this.refused = null;
    this.onposition(verdict.position);
  }

  /** Says the same in another language. */
  async reword(): Promise<void> {
    if (this.arrangement) await this.change(this.arrangement);
  }
}
