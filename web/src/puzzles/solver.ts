/// A puzzle on the board: the visitor plays one side, the solution the other. Right turns are answered, a wrong one is refuted and can be taken
/// back. It is a match in which nobody thinks: turns are compared with those of the solution, of which every one is the only one.

import { Stopped, type Engine, type Rules } from "../wasm/client";
import type { GameText, Touch } from "../wasm/types";
import { Match } from "../match/match";
import { NOBODY } from "../match/nobody";
import { gameText, type Sheet } from "../match/sheet";
import type { View } from "../match/view";
import { refute, type Refutation } from "./refutation";
import type { Puzzle } from "./puzzle";

export type Stand = "open" | "wrong" | "solved";

/** What is to be seen of the solving, besides the board. */
export interface Aspect {
  stand: Stand;
  /** Turns of the solution, of both sides, that stand on the board. */
  ply: number;
  /** The turn that was wrong. */
  wrong: string | null;
  refutation: Refutation | null;
  /** The refutation is being looked for. */
  seeking: boolean;
  /** What helps: first where to begin, then the whole turn. */
  hint: { isWhole: boolean; touches: Touch[] } | null;
  /** The solution is played by the page, or has been. */
  showing: boolean;
  shown: boolean;
}

export interface SolverWatcher {
  onview(view: View): void;
  onaspect(aspect: Aspect): void;
  /** The first attempt has been decided: it is told once. */
  onresult(isSolved: boolean): void;
  /** The rules could not be asked. */
  onfail(): void;
}

export interface Solving {
  game: string;
  puzzle: Puzzle;
  rules: Rules;
  engine: Engine;
  /** Whether the game has exact values. */
  isSolvedGame: boolean;
  /** Nobody waits to be told why a turn is wrong. */
  isStrict: boolean;
  /** Lets so many milliseconds pass. */
  rest(millis: number): Promise<void>;
}

/** Between the turns of a solution that plays itself. */
const PAUSE = 700;

const FRESH: Aspect = {
  stand: "open",
  ply: 0,
  wrong: null,
  refutation: null,
  seeking: false,
  hint: null,
  showing: false,
  shown: false,
};

export class Solver {
  match!: Match;
  aspect: Aspect = FRESH;
  private isDecided = false;
  private isClosed = false;
  /** A turn of the visitor is being looked at. */
  private isJudging = false;
  /** Grows whenever something else is begun: what was under way is dropped. */
  private moment = 0;
  private filmOver: (() => void)[] = [];

  private constructor(
    private readonly solving: Solving,
    private readonly watcher: SolverWatcher,
  ) {}

  /** Puts a puzzle on the board. Throws `Refused` if the rules object to it. */
  static async open(solving: Solving, watcher: SolverWatcher): Promise<Solver> {
    const { game, puzzle, rules } = solving;
    const { side } = await rules.look({ game, start: puzzle.position, turns: [] });
    const sheet: Sheet = {
      game,
      start: puzzle.position,
      turns: [],
      partial: "",
      players: side === "first" ? [{ kind: "human" }, { kind: "remote" }] : [{ kind: "remote" }, { kind: "human" }],
      seed: 0,
    };
    const solver = new Solver(solving, watcher);
    let opened: Match | null = null;
    const see = (view: View): void => {
      if (opened) solver.see(view);
    };
    opened = await Match.open(rules, NOBODY, { onview: see, onsheet: () => {} }, sheet);
    solver.match = opened;
    watcher.onaspect(solver.aspect);
    watcher.onview(opened.view);
    return solver;
  }

  /** Whether the visitor may act on the board. */
  get mayAct(): boolean {
    return this.aspect.stand === "open" && !this.aspect.showing && !this.isJudging;
  }

  /** The visitor goes on to something else: a wrong turn whose refutation is still looked for was wrong. */
  leave(): void {
    if (this.aspect.seeking) this.decide(false);
  }

  close(): void {
    this.isClosed = true;
    this.moment += 1;
    this.solving.engine.stop();
    this.match.close();
    this.goOn();
  }

  /** Takes the wrong turn back, or begins anew after the solution was shown. */
  async again(): Promise<void> {
    const { stand, shown, ply } = this.aspect;
    if (stand === "open" && !shown) return;
    const isAnew = shown || stand === "solved";
    this.leave();
    await this.turnTo(isAnew ? 0 : ply);
  }

  /** Helps: first with the piece, then with the turn. Who is helped has not solved it alone. */
  async hint(): Promise<void> {
    if (!this.mayAct) return;
    const { moment } = this;
    this.decide(false);
    await this.match.back();
    const { ply, hint } = this.aspect;
    const turn = this.solving.puzzle.solution[ply];
    if (turn === undefined) return;
    const frames = await this.solving.rules.film(this.text, turn);
    if (moment === this.moment) this.show({ hint: { isWhole: hint !== null, touches: frames.map(({ touch }) => touch) } });
  }

  /** Plays the rest of the solution. */
  async solve(): Promise<void> {
    if (this.aspect.showing || this.aspect.stand === "solved") return;
    this.decide(false);
    const from = this.aspect.shown ? 0 : this.aspect.ply;
    await this.turnTo(from, { showing: true });
    const { moment } = this;
    const { solution } = this.solving.puzzle;
    while (this.aspect.ply < solution.length) {
      await this.solving.rest(PAUSE);
      if (moment !== this.moment) return;
      await this.reply();
      if (moment !== this.moment) return;
      await this.filmEnd();
    }
    if (moment === this.moment) this.show({ stand: "wrong", showing: false, shown: true });
  }

  /** Until what is being shown has been shown. */
  filmEnd(): Promise<void> {
    return this.match.view.film && !this.isClosed ? new Promise((resolve) => this.filmOver.push(resolve)) : Promise.resolve();
  }

  private get text(): GameText {
    return gameText(this.match.view.sheet);
  }

  private see(view: View): void {
    if (this.isClosed) return;
    this.watcher.onview(view);
    if (!view.film) this.goOn();
    const { ply, showing, stand } = this.aspect;
    if (!showing && stand === "open" && !this.isJudging && view.sheet.turns.length === ply + 1)
      this.judge(view).catch(() => this.watcher.onfail());
  }

  private async judge(view: View): Promise<void> {
    const { moment } = this;
    const turn = view.sheet.turns.at(-1) ?? "";
    this.isJudging = true;
    if (turn === this.solving.puzzle.solution[this.aspect.ply]) await this.accept(view);
    else await this.reject(turn, view);
    if (moment === this.moment) this.isJudging = false;
  }

  private async accept({ live }: View): Promise<void> {
    const { moment } = this;
    const { solution } = this.solving.puzzle;
    const ply = this.aspect.ply + 1;
    if (ply >= solution.length || live.ending) {
      this.show({ ply, hint: null, stand: "solved" });
      this.decide(true);
      return;
    }
    this.show({ ply, hint: null });
    await this.filmEnd();
    if (moment === this.moment) await this.reply();
  }

  /** The next turn of the solution, whoever makes it. */
  private async reply(): Promise<void> {
    const { sheet } = this.match.view;
    const turn = this.solving.puzzle.solution[this.aspect.ply];
    if (turn === undefined) return;
    this.show({ ply: this.aspect.ply + 1 });
    await this.match.follow({ ...sheet, turns: [...sheet.turns, turn] });
  }

  private async reject(turn: string, { live }: View): Promise<void> {
    const { moment } = this;
    const { rules, engine, isSolvedGame, isStrict } = this.solving;
    const isSought = live.ending === null && !isStrict;
    this.show({ stand: "wrong", wrong: turn, hint: null, seeking: isSought });
    let refutation: Refutation | null = null;
    try {
      if (isSought) refutation = await refute(rules, engine, this.text, isSolvedGame);
    } catch (error) {
      // Without an engine a wrong turn is still wrong.
      if (error instanceof Stopped) return;
    }
    if (moment !== this.moment) return;
    this.show({ refutation, seeking: false });
    this.decide(false);
  }

  /** Back to where so many turns of the solution had been played. */
  private async turnTo(ply: number, more: Partial<Aspect> = {}): Promise<void> {
    this.moment += 1;
    this.isJudging = false;
    this.solving.engine.stop();
    this.aspect = { ...FRESH, ply, ...more };
    const { sheet } = this.match.view;
    await this.match.back();
    await this.match.follow({ ...sheet, partial: "", turns: sheet.turns.slice(0, ply) });
    this.show({});
  }

  private decide(isSolved: boolean): void {
    if (this.isDecided) return;
    this.isDecided = true;
    this.watcher.onresult(isSolved);
  }

  private show(change: Partial<Aspect>): void {
    this.aspect = { ...this.aspect, ...change };
    if (!this.isClosed) this.watcher.onaspect(this.aspect);
  }

  private goOn(): void {
    for (const go of this.filmOver.splice(0)) go();
  }
}
