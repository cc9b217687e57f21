/// A study on the board: where in its tree one is, what is to be seen there, and what a hand does with it. To play is to branch.

import { Refused, type Rules } from "../wasm/client";
import type { Choice, Frame, Look, Objection, Said, Touch } from "../wasm/types";
import type { Sheet } from "../match/sheet";
import type { Handler, Played, View } from "../match/view";
import { gameTextAt, type Study } from "./study";
import { lineAfter, pathTo, type Branch } from "./tree";

export interface BoardWatcher {
  /** Something else is to be seen. */
  onview(): void;
  /** Something else is to be kept. */
  onchange(): void;
}

export class AnalysisBoard implements Handler {
  /** The legs of an unfinished turn, the film of the last one, what is objected to. */
  private film: Frame[] | null = null;
  private objection: Said<Objection> | null = null;
  private played: Played | null = null;
  private begun: Touch[] = [];
  private count = 0;
  /** Grows whenever something else is looked at: an answer about an older moment is dropped. */
  private moment = 0;
  /** Who judges turns instead of their being added to the tree. */
  private judge: ((turn: string) => void) | null = null;
  /** A turn was tried, and stands on the board without being in the tree. */
  private isTried = false;

  private constructor(
    private readonly rules: Rules,
    private readonly watcher: BoardWatcher,
    readonly study: Study,
    public at: Branch,
    public look: Look,
  ) {}

  /** Opens a study at one of its turns. Throws `Refused` if the rules object to the way there. */
  static async open(rules: Rules, watcher: BoardWatcher, study: Study, at: Branch = study.tree.root): Promise<AnalysisBoard> {
    const look = await rules.look(gameTextAt(study, at));
    study.rules ??= look.rules;
    return new AnalysisBoard(rules, watcher, study, at, look);
  }

  /** As a page shows a game. */
  get view(): View {
    const { at, look, study } = this;
    const path = pathTo(at);
    const sheet: Sheet = {
      game: study.game,
      turns: [...path, ...lineAfter(at)].map(({ turn }) => turn),
      partial: look.partial,
      players: [{ kind: "human" }, { kind: "human" }],
      seed: 0,
      ...(study.rules === undefined ? {} : { rules: study.rules }),
      ...(study.start === undefined ? {} : { start: study.start }),
    };
    return {
      sheet,
      live: look,
      shown: look,
      ply: path.length,
      browsing: false,
      film: this.film,
      thinking: false,
      paused: false,
      running: false,
      interactive: look.ending === null && !this.isTried,
      preparing: null,
      premove: null,
      dropped: false,
      objection: this.objection,
      hint: null,
      seekingHint: false,
      exact: null,
      unknown: false,
      showsExact: false,
      offer: "none",
      canTakeBack: false,
      played: this.played,
      begun: this.begun,
      stuck: false,
    };
  }

  /** Turns are tried and judged, and not added. */
  get isJudging(): boolean {
    return this.judge !== null;
  }

  async choose(choice: Choice): Promise<void> {
    if (choice.done) return this.play(choice.text);
    const { moment } = this;
    const look = await this.rules.look(gameTextAt(this.study, this.at), choice.text);
    if (moment !== this.moment) return;
    const begun = [...this.begun, choice.touch];
    this.show(look, [{ touch: choice.touch, scene: look.scene }]);
    this.begun = begun;
    this.watcher.onview();
  }

  /** A turn as text. The answer says whether it was played; if not, the view says why. */
  async type(turn: string): Promise<boolean> {
    try {
      await this.play(await this.rules.typed(gameTextAt(this.study, this.at), turn));
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.objection = error.objection;
      this.watcher.onview();
      return false;
    }
  }

  /** Plays turns one after the other, and goes where they lead. */
  async playAll(turns: readonly string[]): Promise<void> {
    let { at } = this;
    for (const turn of turns) at = this.study.tree.play(at, turn) ?? at;
    this.watcher.onchange();
    await this.go(at);
  }

  /** Goes to a turn of the tree; one turn on is shown as it is played. With a `judge`, what is played there is told him and not added. */
  async go(to: Branch, judge: ((turn: string) => void) | null = null): Promise<void> {
    const from = this.at;
    const moment = (this.moment += 1);
    const isStep = to.parent === from && this.look.partial === "";
    const step = isStep ? await this.rules.play(gameTextAt(this.study, from), to.turn) : null;
    const look = step?.look ?? (await this.rules.look(gameTextAt(this.study, to)));
    if (moment !== this.moment) return;
    this.at = to;
    this.judge = judge;
    this.show(look, step?.frames ?? null);
    this.watcher.onview();
  }

  /** Shows the moment after so many turns of the line one is in. */
  async browse(ply: number): Promise<void> {
    const line = [this.study.tree.root, ...pathTo(this.at), ...lineAfter(this.at)];
    const to = line[Math.max(0, Math.min(ply, line.length - 1))];
    if (to && (to !== this.at || this.look.partial !== "")) await this.go(to);
  }

  /** Gives up the legs so far, or what was tried. */
  async back(): Promise<void> {
    const moment = (this.moment += 1);
    const look = await this.rules.look(gameTextAt(this.study, this.at));
    if (moment !== this.moment) return;
    this.show(look, null);
    this.watcher.onview();
  }

  async why(from: string | null, to: string | null): Promise<void> {
    const { moment } = this;
    const objection = await this.rules.why(gameTextAt(this.study, this.at), this.look.partial, from, to);
    if (moment !== this.moment || !objection) return;
    this.objection = objection;
    this.watcher.onview();
  }

  dismiss(): void {
    if (!this.objection) return;
    this.objection = null;
    this.watcher.onview();
  }

  endFilm(): void {
    if (!this.film) return;
    this.film = null;
    this.watcher.onview();
  }

  /** Nothing goes by itself here, and nobody waits for another's turn. */
  playPause(): void {}
  setPace(): void {}
  prepare(): boolean {
    return false;
  }

  /** Asks again for everything that is said in words. */
  async reword(): Promise<void> {
    const { moment } = this;
    const look = await this.rules.look(gameTextAt(this.study, this.at), this.look.partial);
    if (moment !== this.moment) return;
    this.look = look;
    this.objection = null;
    this.watcher.onview();
  }

  private async play(turn: string): Promise<void> {
    const { judge, look } = this;
    const moment = (this.moment += 1);
    const partial = turn.startsWith(look.partial) ? look.partial : "";
    const step = await this.rules.play(gameTextAt(this.study, this.at), turn, partial);
    if (moment !== this.moment) return;
    if (!judge) {
      const branch = this.study.tree.play(this.at, turn);
      if (!branch) return;
      this.at = branch;
    }
    this.show(step.look, step.frames);
    this.isTried = judge !== null;
    this.played = { side: look.side, text: turn, touches: step.touches, count: (this.count += 1) };
    if (!judge) this.watcher.onchange();
    this.watcher.onview();
    judge?.(turn);
  }

  private show(look: Look, film: Frame[] | null): void {
    this.look = look;
    this.film = film && film.length > 0 ? film : null;
    this.objection = null;
    this.begun = [];
    this.isTried = false;
  }
}
