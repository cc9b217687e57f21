import { Refused } from "../../../src/wasm/errors";
import type { Choice, Frame, GameInfo, Language, Look } from "../../../src/wasm/types";
import { say } from "../../../src/words/messages";
import type { Source } from "../files";
import type { Game } from "../game";
import type { Pionnier } from "../pionnier";
import { shared } from "./shared";

/** Which game is shown, from where, with which turns. */
export interface Wanted {
  game: string;
  position: string | undefined;
  turns: string[];
}

/** What stands on the board of an element, what a hand does there, and what is said of it. */
export class Display {
  info = $state.raw<GameInfo | null>(null);
  look = $state.raw<Look | null>(null);
  film = $state.raw<Frame[]>([]);
  /** Why there is nothing to be seen. */
  problem = $state("");
  /** Why something cannot be done. */
  objection = $state("");
  language = $state<Language>("en");

  private game: Game | null = null;
  private pionnier: Pionnier | null = null;
  private asked = 0;

  constructor(
    /** A turn was played here, by hand or by a program. */
    private readonly onturn: (turn: string, look: Look) => void,
  ) {}

  /** Shows a game from the beginning. What was asked for before is not waited for. */
  async open({ game, position, turns }: Wanted, wasm: Source | undefined): Promise<void> {
    const mine = (this.asked += 1);
    try {
      const pionnier = await shared(this.language, wasm);
      if (mine !== this.asked) return;
      pionnier.language = this.language;
      this.pionnier = pionnier;
      const infos = pionnier.games();
      const info = infos.find(({ id }) => id === game);
      if (!info) throw new NoGame(game, infos);
      this.set(pionnier.game(game, { position, turns }), info);
    } catch (error) {
      if (mine === this.asked) this.fail(error);
    }
  }

  /** The same in another language. */
  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    if (!this.pionnier || !this.game) return;
    this.pionnier.language = language;
    this.info = this.pionnier.info(this.game.id);
    this.look = this.game.look(this.partial);
    this.objection = "";
  }

  get turns(): readonly string[] {
    return this.game?.turns ?? [];
  }

  get position(): string {
    return this.game?.position ?? "";
  }

  /** What is to be heard: what was played last, and who is to move or how it has ended. */
  get status(): string {
    const { info, look, language } = this;
    if (this.problem) return "";
    if (!info || !look) return say(language, "element-loading");
    if (this.objection) return this.objection;
    const last = look.history.at(-1);
    const played = last ? say(language, "element-played", { side: info.sides[last.side], turn: last.text }) : "";
    const stands = look.ending?.words ?? say(language, "element-turn", { side: info.sides[look.side] });
    return [played, ...look.notes.map(({ words }) => words), stands].filter(Boolean).join(" ");
  }

  /** The board was touched: one leg, or the rest of the turn at once. */
  choose(choice: Choice): void {
    if (choice.done) return this.play(choice.text);
    if (!this.game) return;
    const look = this.game.look(choice.text);
    [this.film, this.look, this.objection] = [[{ touch: choice.touch, scene: look.scene }], look, ""];
  }

  /** Plays a turn. Throws `Refused` if it is not legal. */
  play(turn: string): void {
    if (!this.game) return;
    const step = this.game.step(turn, turn.startsWith(this.partial) ? this.partial : "");
    [this.film, this.look, this.objection] = [step.frames, step.look, ""];
    this.onturn(turn, step.look);
  }

  /** Gives up the legs so far; if there are none, takes back the last turn. */
  undo(): void {
    if (!this.game || !this.look) return;
    if (!this.look.midTurn) this.game.undo();
    this.back();
  }

  /** Gives up the legs so far. */
  back(): void {
    if (this.game) [this.film, this.look, this.objection] = [[], this.game.look(), ""];
  }

  /** Something impossible was touched. */
  why(from: string | null, to: string | null): void {
    const objection = this.game?.whyTouch(from, to, this.partial);
    if (objection) this.objection = objection.rule === null ? objection.words : `[${objection.rule}] ${objection.words}`;
  }

  private get partial(): string {
    return this.look?.midTurn ? this.look.partial : "";
  }

  private set(game: Game, info: GameInfo): void {
    this.game = game;
    [this.info, this.film, this.look, this.problem, this.objection] = [info, [], game.look(), "", ""];
  }

  private fail(error: unknown): void {
    const { language } = this;
    this.game = null;
    [this.look, this.film] = [null, []];
    if (error instanceof Refused) this.problem = say(language, "element-refused", { why: error.message });
    else if (error instanceof NoGame)
      this.problem = say(language, "element-no-game", { game: error.wanted, games: error.known.join(", ") });
    else this.problem = say(language, "load-failed");
  }
}

class NoGame extends Error {
  readonly known: string[];

  constructor(
    readonly wanted: string,
    infos: readonly GameInfo[],
  ) {
    super(wanted);
    this.known = infos.map(({ id }) => id);
  }
}
