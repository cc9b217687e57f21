import type {
  Analysis,
  Choice,
  Ended,
  Exact,
  Frame,
  GameText,
  Look,
  Objection,
  Outcome,
  PictureView,
  Said,
  Settled,
  Side,
  Step,
} from "../../src/wasm/types";
import { Refused } from "../../src/wasm/errors";
import type { Question } from "../../src/wasm/keeper";
import { TOP_LEVEL } from "../../src/wasm/level";
import type { Pionnier } from "./pionnier";

/** Where a game begins, and what has been played in it. */
export interface GameOptions {
  /** The position it begins in, if not the start position. */
  position?: string | undefined;
  /** The turns played so far. */
  turns?: readonly string[] | undefined;
  /** The version of the rules, if not today's. */
  rules?: string | undefined;
  /** Resignation or agreement, which no turn tells. */
  ending?: Settled | undefined;
}

/** How long the engine thinks, and who hears of it meanwhile. */
export interface Think {
  /** Positions to visit at most; 100,000 if nothing is said. */
  nodes?: number;
  /** How many first turns to give a line for; 1 if nothing is said. */
  lines?: number;
  /** Hears every thought that is deeper than the one before. */
  onProgress?: (analysis: Analysis) => void;
}

/** How a picture is looked at: 480 pixels wide, from the first side, by day, with coordinates, if nothing is said. */
export interface Picture extends Partial<Omit<PictureView, "annotations">> {
  /** Arrows from place to place, and circles where both are the same. */
  arrows?: [from: string, to: string][];
  /** The legs of the next turn that are already on the board. */
  partial?: string;
}

/** More legal turns than anybody wants to see; some positions of Bermudes have millions. */
const MANY = 10_000;

/** A game that is being played: a position with its history, so that repetition counts. */
export class Game {
  private text: GameText;
  private seen: { language: string; look: Look } | null = null;

  /** @internal */
  constructor(
    private readonly pionnier: Pionnier,
    /** The id of the game: `kono`. */
    readonly id: string,
    options: GameOptions,
  ) {
    const { position, turns, rules, ending } = options;
    this.text = {
      game: id,
      turns: [...(turns ?? [])],
      ...(rules === undefined ? {} : { rules }),
      ...(position === undefined ? {} : { start: position }),
      ...(ending === undefined ? {} : { ending }),
    };
    this.look();
  }

  /** The position, as text. */
  get position(): string {
    return this.now.position;
  }

  /** The side to move: `first` or `second`. */
  get side(): Side {
    return this.now.side;
  }

  /** The turns played so far. */
  get turns(): readonly string[] {
    return this.text.turns;
  }

  /** How the game has ended: the outcome, the cause, the number of the rule, and a sentence. Null if it goes on. */
  get ending(): Said<Ended> | null {
    return this.now.ending;
  }

  /** The side that has won, or `draw`. Null if the game goes on. */
  get outcome(): Outcome | null {
    return this.ending?.outcome ?? null;
  }

  get isOver(): boolean {
    return this.ending !== null;
  }

  /** Everything a screen shows: the men, what may be touched, notes. `partial`: legs of the next turn that are already on the board. */
  look(partial = ""): Look {
    const { responder, language } = this.pionnier;
    const look = responder.about(this.text, (question) =>
      responder.complete(question, responder.call({ call: "look", language, ...question.sent, partial })),
    );
    if (partial === "") this.seen = { language, look };
    return look;
  }

  /** The legal turns, at most `limit` of them, in a fixed order. */
  legalTurns(limit = MANY): string[] {
    return this.ask((sent) => this.pionnier.responder.call({ call: "turns", ...sent, most: limit }));
  }

  /** What can be done next, action by action: after `partial`, or at the beginning of a turn. */
  choices(partial = ""): Choice[] {
    return this.look(partial).choices;
  }

  isLegal(turn: string): boolean {
    return this.why(turn) === null;
  }

  /** Why a turn cannot be played: the number of the rule, a code, places, a sentence. Null if it can. */
  why(turn: string): Said<Objection> | null {
    const { responder, language } = this.pionnier;
    try {
      // What is played here is not kept: the next question begins where this game is.
      this.ask((sent) => responder.call({ call: "play", language, ...sent, turn }));
      return null;
    } catch (error) {
      if (error instanceof Refused) return error.objection;
      throw error;
    }
  }

  /** Why nothing comes of touching `from` and then `to`, by what a hand does and not by text. Null if something does. */
  whyTouch(from: string | null, to: string | null, partial = ""): Said<Objection> | null {
    const { responder, language } = this.pionnier;
    return this.ask((sent) => responder.call({ call: "why", language, ...sent, partial, from, to }));
  }

  /** The turn that somebody means who types this: `A1XA3` for `a1xa3`. */
  parse(typed: string): string {
    const { responder, language } = this.pionnier;
    return this.ask((sent) => responder.call({ call: "typed", language, ...sent, turn: typed }));
  }

  /** Plays a turn. Throws `Refused`, and nothing has changed, if it is not legal. */
  play(turn: string): this {
    this.step(turn);
    return this;
  }

  /** Plays a turn and tells what it looks like, leg by leg. Legs in `partial` are not shown again. */
  step(turn: string, partial = ""): Step {
    const { responder, language } = this.pionnier;
    const step = responder.about(this.text, (question) => {
      const played = responder.call({ call: "play", language, ...question.sent, turn, partial });
      return { ...played, look: responder.complete(question, played.look, turn) };
    });
    this.text = { ...this.text, turns: [...this.text.turns, turn] };
    this.seen = { language, look: step.look };
    return step;
  }

  /** What a turn looks like, leg by leg, without playing it. */
  frames(turn: string, partial = ""): Frame[] {
    const { responder, language } = this.pionnier;
    return this.ask((sent) => responder.call({ call: "film", language, ...sent, turn, partial }));
  }

  /** Takes back the last turn and gives it; nothing if there is none. A resignation or an agreement is taken back first. */
  undo(): string | null {
    const { ending, ...text } = this.text;
    this.seen = null;
    if (ending) {
      this.text = text;
      return null;
    }
    const last = text.turns.at(-1) ?? null;
    this.text = { ...text, turns: text.turns.slice(0, -1) };
    return last;
  }

  /** A side gives up; the side to move, if nothing is said. */
  resign(side: Side = this.side): this {
    return this.settle({ cause: "resigned", side });
  }

  /** Both agree to a draw. */
  agreeDraw(): this {
    return this.settle({ cause: "agreed" });
  }

  /** How many sequences of so many turns there are. */
  perft(depth: number): number {
    return this.ask((sent) => this.pionnier.responder.call({ call: "perft", ...sent, depth }));
  }

  /** What the engine thinks: lines of best play with scores and winning chances. It thinks in this thread. */
  async think({ nodes = 100_000, lines = 1, onProgress }: Think = {}): Promise<Analysis> {
    await this.pionnier.teach(this.id);
    return this.ask((sent) => this.pionnier.responder.call({ call: "think", ...sent, nodes, lines }, onProgress));
  }

  /** The turn that a level, 1 to 10, plays here; null if the game is over. The same seed plays the same turn. */
  async levelTurn(level: number, seed = 0): Promise<string | null> {
    await (level >= TOP_LEVEL ? this.pionnier.teach(this.id) : this.pionnier.teachNet(this.id));
    return this.ask((sent) => this.pionnier.responder.call({ call: "level", ...sent, level, seed }));
  }

  /** What the position and every turn in it are worth with best play; null where that is not known. Kono is solved, in a second, at the first question;
   * endgames of Quindo (up to four discs) and Granat (up to three pawns) are known after `await pionnier.teach(id)`. */
  exact(): Exact | null {
    return this.ask((sent) => this.pionnier.responder.call({ call: "exact", ...sent }));
  }

  /** The board as an SVG picture. */
  svg({ arrows = [], partial = "", ...view }: Picture = {}): string {
    const { responder, language } = this.pionnier;
    const defaults = { width: 480, flipped: false, theme: "light", coordinates: true, rounded: true } as const;
    return this.ask((sent) =>
      responder.call({ call: "picture", language, ...sent, partial, view: { ...defaults, ...view, annotations: arrows } }),
    );
  }

  /** The game as a text for people, which `Pionnier.read` reads. */
  transcript(tags: Record<string, string> = {}): string {
    return this.pionnier.responder.call({ call: "transcript", ...this.text, tags: Object.entries(tags) });
  }

  /** The same game once more, to try something in. */
  clone(): Game {
    const { start, rules, turns, ending } = this.text;
    return new Game(this.pionnier, this.id, {
      position: start ?? undefined,
      turns,
      rules: rules ?? undefined,
      ending: ending ?? undefined,
    });
  }

  /** The text of the position. */
  toString(): string {
    return this.position;
  }

  /** What is to be seen now. */
  private get now(): Look {
    return this.seen?.language === this.pionnier.language ? this.seen.look : this.look();
  }

  private ask<T>(put: (sent: Question["sent"]) => T): T {
    return this.pionnier.responder.about(this.text, (question) => put(question.sent));
  }

  /** As its players end it. What is over already is refused as a turn would be. */
  private settle(ending: Settled): this {
    const objection = this.isOver ? this.why("") : null;
    if (objection) throw new Refused(objection);
    this.text = { ...this.text, ending };
    this.seen = null;
    return this;
  }
}
