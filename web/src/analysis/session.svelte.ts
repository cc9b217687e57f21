/// A study as the page has it: board, engine and review tied together, and kept in the address or under a title.

import type { Analyst, Rules } from "../wasm/client";
import type { Finding, GameInfo, GameText, Glyph, Side, StudyForm, Touch } from "../wasm/types";
import { isRecord, readJson } from "../storage/json";
import type { Store } from "../storage/store";
import type { View } from "../match/view";
import type { Trouble } from "../match/opening";
import { AnalysisBoard } from "./analysisboard";
import { Drill, tasksFor } from "./drill";
import { Filing } from "./filing.svelte";
import { readStudyLink, textLink } from "./link";
import { openStudy } from "./opening";
import { Findings, Reviewer, type Assessor, type Progress } from "./reviewer";
import { gameTextAt, readStudy, type Study } from "./study";
import { Studies, type Kept } from "./studies";
import { Memory, Thinker, type Mind, type Thought } from "./thinker";
import { lineAfter, pathTo, sibling, textOf, tidy, type Branch } from "./tree";

/** No more lines are shown at once. */
export const MOST_LINES = 5;
const KEY = "analysis";

/** What outlasts pages of one visit: all analyses share it. */
const memory = new Memory();
const findings = new Findings();

export interface Means {
  rules: Rules & Analyst;
  engine: Mind & { assess: Assessor["assess"] };
  /** A worker for a review. */
  hire(): Assessor;
  cores: number;
  store: Store;
  /** Notes in the address what the page shows. */
  note(hash: string): void;
  /** The title of a study that has been given none. */
  defaultTitle(): string;
}

/** Where one is, and what is to be seen there. */
export interface Current {
  view: View;
  study: Study;
  at: Branch;
}

export interface Sketch {
  turn: string;
  touches: Touch[];
}

export class Session {
  current = $state.raw<Current | null>(null);
  /** Grows whenever the tree changes. */
  version = $state(0);
  thought = $state.raw<Thought | null>(null);
  isThinking = $state(false);
  engineFailed = $state(false);
  /** The first turns of the best lines, as a hand makes them. */
  sketches = $state.raw<Sketch[]>([]);
  progress = $state.raw<Progress>({ standing: "none", text: null, findings: [], review: null, done: 0, total: 0 });
  drill = $state.raw<Drill | null>(null);
  drillVersion = $state(0);
  engineOn = $state(true);
  arrowsOn = $state(true);
  lines = $state(3);
  failed = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  /** The side that the visitor has played. */
  own = $state<Side | null>(null);
  readonly filing: Filing;

  private board: AnalysisBoard | null = null;
  private readonly thinker: Thinker;
  private readonly reviewer: Reviewer;
  private openings = 0;
  private isHidden = false;
  private isSolved = false;

  constructor(
    private readonly game: string,
    private readonly means: Means,
  ) {
    const { engine, store, rules } = means;
    this.filing = new Filing(new Studies(store), rules, means.note, means.defaultTitle);
    this.thinker = new Thinker(engine, memory, () => this.hear());
    const shared: Assessor = { assess: (text, effort) => engine.assess(text, effort), close: () => {} };
    this.reviewer = new Reviewer(
      rules,
      (solved) => (solved ? shared : means.hire()),
      means.cores,
      findings,
      () => this.follow(),
    );
    const wishes = readJson(store.read(KEY));
    if (!isRecord(wishes)) return;
    if (typeof wishes.engine === "boolean") this.engineOn = wishes.engine;
    if (typeof wishes.arrows === "boolean") this.arrowsOn = wishes.arrows;
    if (typeof wishes.lines === "number") this.lines = clampLines(wishes.lines);
  }

  /** The board's handler of what a hand does. */
  get handler(): AnalysisBoard | null {
    return this.board;
  }

  /** Opens what the address means, or an empty board. */
  async openAddress(hash: string, info: GameInfo): Promise<void> {
    this.isSolved = info.solved;
    const opened = readStudyLink(hash);
    this.own = opened.own;
    const { study, kept, trouble } = await openStudy(this.game, opened.link, this.filing.studies, this.means.rules);
    await this.open(study, opened.ply);
    this.filing.kept = kept;
    this.trouble = trouble;
  }

  /** Opens a text: a game with its variations, in whatever form. Throws `Refused` and leaves everything as it was. Gives the game that it
   * belongs to, if that is another: then nothing was opened. */
  async take(text: string): Promise<{ game: string; link: string } | null> {
    const study = readStudy(await this.means.rules.readStudy(text));
    if (study.game !== this.game) {
      return { game: study.game, link: textLink(text) };
    }
    await this.open(study);
    this.filing.kept = null;
    this.changed();
    return null;
  }

  close(): void {
    this.openings += 1;
    this.thinker.clear();
    this.reviewer.clear();
  }

  /** Nobody looks: nothing is thought meanwhile. */
  hide(isHidden: boolean): void {
    this.isHidden = isHidden;
    this.attend();
  }

  setEngine(wishes: { on?: boolean; lines?: number; arrows?: boolean }): void {
    if (wishes.on !== undefined) this.engineOn = wishes.on;
    if (wishes.arrows !== undefined) this.arrowsOn = wishes.arrows;
    if (wishes.lines !== undefined) this.lines = clampLines(wishes.lines);
    this.means.store.write(KEY, JSON.stringify({ engine: this.engineOn, lines: this.lines, arrows: this.arrowsOn }));
    this.attend();
  }

  // Where one is.

  go(to: Branch | null | undefined): Promise<void> {
    return to && this.board ? this.board.go(to) : Promise.resolve();
  }

  /** Shows the moment after so many turns of the reviewed game. */
  goToPly(ply: number): Promise<void> {
    const tree = this.current?.study.tree;
    return this.go(tree?.follow((this.progress.text?.turns ?? []).slice(0, ply)));
  }

  goToSibling(step: 1 | -1): Promise<void> {
    return this.go(this.current && sibling(this.current.at, step));
  }

  /** Back to where the variation one is in begins, or to the start. */
  goToFork(): Promise<void> {
    if (!this.current) return Promise.resolve();
    const { tree } = this.current.study;
    return this.go(tree.fork(this.current.at)?.parent ?? tree.root);
  }

  /** Into the first variation here: of what comes next, or else of what was played. */
  goToVariation(): Promise<void> {
    const at = this.current?.at;
    return this.go(at && (at.children[1] ?? (at.parent?.children[0] === at ? at.parent.children[1] : null)));
  }

  play(turns: readonly string[]): Promise<void> {
    return this.board?.playAll(turns) ?? Promise.resolve();
  }

  type(turn: string): Promise<boolean> {
    return this.board?.type(turn) ?? Promise.resolve(false);
  }

  // The tree.

  promote(branch: Branch): void {
    this.current?.study.tree.promote(branch);
    this.changed();
  }

  makeMain(branch: Branch): void {
    this.current?.study.tree.makeMain(branch);
    this.changed();
  }

  async remove(branch: Branch): Promise<void> {
    if (!this.current) return;
    const { study, at } = this.current;
    const isInside = pathTo(at).includes(branch);
    const before = study.tree.remove(branch);
    this.changed();
    if (isInside) await this.go(before);
    else this.look();
  }

  annotate(branch: Branch, note: { comment?: string; glyph?: Glyph | null; drawn?: Branch["drawn"] }): void {
    if (note.comment !== undefined) branch.comment = tidy(note.comment);
    if (note.glyph !== undefined) branch.glyph = note.glyph;
    if (note.drawn !== undefined) branch.drawn = note.drawn;
    this.changed();
    this.look();
  }

  // What is kept and sent.

  keep(title: string): void {
    if (this.current) void this.filing.keep(this.current.study, title);
  }

  forget(kept: Kept): void {
    void this.filing.forget(kept, this.current?.study ?? null);
  }

  write(form: StudyForm): Promise<string> {
    return this.current ? this.filing.write(this.current.study, form) : Promise.resolve("");
  }

  /** What carries all of the study, behind the #; null if it is too long for that. */
  link(): Promise<string | null> {
    return this.current ? this.filing.link(this.current.study) : Promise.resolve("");
  }

  // The review.

  /** Reviews the main line. */
  async review(): Promise<void> {
    if (!this.current) return;
    this.endDrill();
    const { study } = this.current;
    const last = lineAfter(study.tree.root).at(-1);
    if (!last) return;
    this.thinker.stop();
    await this.reviewer.run(gameTextAt(study, last), this.isSolved);
    this.attend();
  }

  stopReview(): void {
    this.reviewer.stop();
  }

  /** Begins with the mistakes of a side. */
  async learn(side: Side): Promise<void> {
    const { review } = this.progress;
    if (!review) return;
    const assess = async (text: GameText): Promise<Finding> => {
      const found = findings.find(text, "standard") ?? (await this.means.engine.assess(text, "standard"));
      findings.keep(text, "standard", found);
      return found;
    };
    this.drill = new Drill(side, tasksFor(review, side), assess, () => (this.drillVersion += 1));
    this.thinker.stop();
    await this.ask();
  }

  /** Puts the task on the board. */
  async ask(): Promise<void> {
    const { drill, board } = this;
    const turns = this.progress.text?.turns ?? [];
    if (!drill || !board) return;
    drill.again();
    const { task } = drill;
    if (!task) return this.attend();
    const at = board.study.tree.follow(turns.slice(0, task.ply));
    await board.go(at, (turn) => void drill.attempt(turn, { ...gameTextAt(board.study, at), turns: [...textOf(at), turn] }));
  }

  async showSolution(): Promise<void> {
    const { drill, board } = this;
    const task = drill?.task;
    if (!drill || !board || !task) return;
    await board.go(board.at, () => {});
    await board.type(task.judgement.best);
    drill.show();
  }

  async nextTask(): Promise<void> {
    this.drill?.next();
    await this.ask();
  }

  endDrill(): void {
    if (!this.drill) return;
    this.drill = null;
    void this.board?.go(this.board.at);
    this.attend();
  }

  /** Asks again for what is said in words. */
  async reword(): Promise<void> {
    await this.board?.reword();
  }

  private async open(study: Study, ply: number | null = null): Promise<void> {
    const mine = (this.openings += 1);
    const line = [study.tree.root, ...lineAfter(study.tree.root)];
    const at = line[Math.min(ply ?? 0, line.length - 1)] ?? study.tree.root;
    const watcher = { onview: () => mine === this.openings && this.look(), onchange: () => mine === this.openings && this.changed() };
    const board = await AnalysisBoard.open(this.means.rules, watcher, study, at);
    if (mine !== this.openings) return;
    this.board = board;
    this.reviewer.clear();
    this.drill = null;
    this.trouble = null;
    this.failed = false;
    this.version += 1;
    this.look();
  }

  /** A task stands on the board. */
  private get isAsking(): boolean {
    return this.drill !== null && this.drill.task !== null;
  }

  /** Something else is to be seen. */
  private look(): void {
    const { board } = this;
    if (!board) return;
    // Whoever goes somewhere else has left the task.
    const isLeft = this.isAsking && !board.isJudging;
    if (isLeft) this.drill = null;
    const isElsewhere = isLeft || this.current?.at !== board.at || this.current.study !== board.study;
    this.current = { view: board.view, study: board.study, at: board.at };
    if (isElsewhere) this.attend();
  }

  /** The tree has changed: it is kept, in the address if it fits there. */
  private changed(): void {
    this.version += 1;
    if (this.board) void this.filing.save(this.board.study);
  }

  /** Lets the engine think about what is looked at, if somebody looks and nothing else needs it. */
  private attend(): void {
    const { board } = this;
    const isBusy = this.progress.standing === "running" || this.isAsking;
    if (!board || !this.engineOn || this.isHidden || isBusy || board.look.ending) {
      if (!this.engineOn || isBusy || board?.look.ending) this.thinker.clear();
      else this.thinker.stop();
      return;
    }
    this.thinker.seek(gameTextAt(board.study, board.at), this.lines, this.isSolved);
  }

  /** The engine has found something. */
  private hear(): void {
    const { thought, isThinking, hasFailed } = this.thinker;
    this.thought = thought;
    this.isThinking = isThinking;
    this.engineFailed = hasFailed;
    void this.sketch();
  }

  /** How a hand makes the first turns of the best lines. */
  private async sketch(): Promise<void> {
    const { board, thought } = this;
    const turns = thought?.analysis.lines.flatMap((line) => line.turns.slice(0, 1)) ?? [];
    if (!board || turns.join(" ") === this.sketches.map(({ turn }) => turn).join(" ")) return;
    const text = gameTextAt(board.study, board.at);
    try {
      const films = await Promise.all(turns.map((turn) => this.means.rules.film(text, turn)));
      if (thought !== this.thought) return;
      this.sketches = films.map((film, at) => ({ turn: turns[at] ?? "", touches: film.map(({ touch }) => touch) }));
    } catch {
      // The position is another by now.
    }
  }

  /** The review has got further. */
  private follow(): void {
    this.progress = this.reviewer.progress;
  }
}

function clampLines(lines: number): number {
  return Math.max(1, Math.min(MOST_LINES, Math.round(lines) || 1));
}
