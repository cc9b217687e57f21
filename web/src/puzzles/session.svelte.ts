/// Puzzles of a game, one after the other, tied to a page: which one is on the board, what has become of it, and what counts.

import { Refused, type Engine, type Rules } from "../wasm/client";
import type { GameInfo } from "../wasm/types";
import type { View } from "../match/view";
import { nextPuzzle, NO_FILTER, rungPuzzle, type Filter } from "./choice";
import { dailyPuzzle } from "./daily";
import { Missing } from "./files";
import { readWish, writeWish, type Wish } from "./link";
import type { Puzzle, PuzzleFile } from "./puzzle";
import { Run, type Leg, type RunKind } from "./run";
import { Solver, type Aspect } from "./solver";
import { counts, withResult, withRun, withSeen } from "./standing";
import type { Ratings } from "./standings.svelte";

export interface Surroundings {
  rules: Rules;
  engine: Engine;
  ratings: Ratings;
  puzzlesOf(game: string): Promise<PuzzleFile>;
  /** The day on the visitor's calendar. */
  today(): number;
  /** Milliseconds from some moment on. */
  now(): number;
  /** A number from 0 up to 1, not reached. */
  lot(): number;
  rest(millis: number): Promise<void>;
  /** Notes in the address what the page shows. */
  note(hash: string): void;
}

/** What cannot be shown, and why; in words, if the rules have any. */
export interface PuzzleTrouble {
  kind: "nonsense" | "unknown" | "none" | "broken" | "faults";
  words?: string;
  count?: number;
}

/** A run as it is seen. */
export interface RunView {
  kind: RunKind;
  legs: readonly Leg[];
  solved: number;
  mistakes: number;
  allowed: number;
  /** Milliseconds left. */
  left: number | null;
  isOver: boolean;
  /** It is the best there has been on this device. */
  isBest: boolean;
}

/** How long a mistake in a rush stays on the board. */
const GLANCE = 600;
/** How often the clock of a rush is looked at. */
const TICK = 200;

export class PuzzleSession {
  file = $state.raw<PuzzleFile | null>(null);
  puzzle = $state.raw<Puzzle | null>(null);
  view = $state.raw<View | null>(null);
  aspect = $state.raw<Aspect | null>(null);
  filter = $state.raw<Filter>(NO_FILTER);
  trouble = $state.raw<PuzzleTrouble | null>(null);
  run = $state.raw<RunView | null>(null);
  /** A rush is to begin as soon as the visitor says so. */
  isRushReady = $state(false);
  /** The day whose puzzle is on the board. */
  day = $state.raw<number | null>(null);
  /** The rating before and after the puzzle on the board, once its first attempt is decided; null if it did not count. */
  change = $state.raw<{ from: number; to: number } | null>(null);
  /** Whether the puzzle on the board counts, or would. */
  isRated = $state(false);
  missing = $state(false);
  failed = $state(false);
  solver = $state.raw<Solver | null>(null);

  private course: Run | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;
  private isClosed = false;
  /** Grows with every puzzle: what was under way for another is dropped. */
  private moment = 0;

  constructor(
    private readonly game: string,
    private readonly around: Surroundings,
  ) {}

  /** Opens what an address asks for. */
  async open(hash: string, info: GameInfo): Promise<void> {
    this.missing = false;
    this.failed = false;
    try {
      this.file = await this.around.puzzlesOf(this.game);
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      this.missing = true;
      return;
    }
    if (this.isClosed) return;
    const { faults } = this.file;
    if (faults.length > 0) this.trouble = { kind: "faults", count: faults.length, words: `${faults[0]?.line}: ${faults[0]?.expected}` };
    await this.grant(readWish(hash), info);
  }

  /** The next puzzle of the visitor's strength, or of a run. */
  async next(info: GameInfo): Promise<void> {
    if (this.course && !this.course.isOver) return this.climb(info);
    this.leaveRun();
    const puzzles = this.file?.puzzles ?? [];
    const { rating, seen } = this.around.ratings.of(this.game);
    const before = this.puzzle?.id;
    const others = puzzles.filter(({ id }) => id !== before);
    const found = nextPuzzle(others, this.filter, { rating: rating.rating, seen }, this.around.lot());
    if (found) await this.put(found, info);
    else this.trouble = { kind: "none" };
  }

  /** Only puzzles of a theme or a grade from now on. */
  async sift(filter: Filter, info: GameInfo): Promise<void> {
    this.filter = filter;
    this.trouble = null;
    await this.next(info);
  }

  /** Begins a run; a rush, whose clock is running from then on, is only made ready. */
  async ask(kind: RunKind, info: GameInfo): Promise<void> {
    if (kind === "streak") return this.begin(kind, info);
    this.leaveRun();
    this.isRushReady = true;
    this.around.note(kind);
  }

  /** The visitor would rather not. */
  async decline(info: GameInfo): Promise<void> {
    this.isRushReady = false;
    if (this.puzzle) this.around.note(writeWish(this.puzzle.id, this.filter));
    else await this.next(info);
  }

  /** Begins a run at once. */
  async begin(kind: RunKind, info: GameInfo): Promise<void> {
    this.leaveRun();
    // What was on the board before is no part of it, and nothing to be solved until the first puzzle of the run is there.
    this.puzzle = null;
    this.aspect = null;
    this.course = new Run(kind, () => this.around.now());
    this.around.note(kind);
    await this.climb(info);
    if (kind === "rush") this.timer = setInterval(() => this.tick(), TICK);
  }

  /** The visitor has had enough of a run. */
  endRun(): void {
    this.course?.end();
    this.tick();
  }

  async reword(): Promise<void> {
    await this.solver?.match.reword();
  }

  close(): void {
    this.solver?.leave();
    this.isClosed = true;
    this.moment += 1;
    clearInterval(this.timer);
    this.solver?.close();
  }

  private async grant(wish: Wish, info: GameInfo): Promise<void> {
    const puzzles = this.file?.puzzles ?? [];
    if (wish.kind === "streak" || wish.kind === "rush") return this.ask(wish.kind, info);
    if (wish.kind === "daily") {
      const found = dailyPuzzle(puzzles, this.around.today());
      return found ? this.put(found, info) : this.next(info);
    }
    if (wish.kind === "nonsense") {
      this.trouble = { kind: "nonsense" };
      return this.next(info);
    }
    this.filter = wish.filter;
    if (wish.kind === "next") return this.next(info);
    const found = puzzles.find(({ id }) => id === wish.id);
    if (found) return this.put(found, info);
    this.trouble = { kind: "unknown", words: wish.id };
    return this.next(info);
  }

  /** The next puzzle of the run. */
  private async climb(info: GameInfo): Promise<void> {
    const { course } = this;
    if (!course) return;
    const before = course.legs.map(({ id }) => id);
    const { seen } = this.around.ratings.of(this.game);
    const found = rungPuzzle(this.file?.puzzles ?? [], before, seen, this.around.lot());
    if (found) {
      await this.put(found, info);
      course.begin();
    } else course.end();
    this.tick();
  }

  /** Puts a puzzle on the board. */
  private async put(puzzle: Puzzle, info: GameInfo): Promise<void> {
    this.solver?.leave();
    const moment = (this.moment += 1);
    const { rules, engine, ratings, today, rest, note } = this.around;
    let mine: Solver;
    const isMine = (): boolean => moment === this.moment && !this.isClosed;
    try {
      mine = await Solver.open(
        { game: this.game, puzzle, rules, engine, isSolvedGame: info.solved, isStrict: this.course?.kind === "rush", rest },
        {
          onview: (view) => isMine() && (this.view = view),
          onaspect: (aspect) => isMine() && this.see(puzzle, aspect, info),
          onresult: (isSolved) => isMine() && this.settle(puzzle, isSolved),
          onfail: () => isMine() && (this.failed = true),
        },
      );
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (isMine()) this.trouble = { kind: "broken", words: `${puzzle.id}: ${error.objection.words}` };
      return;
    }
    if (!isMine()) return mine.close();
    this.solver?.close();
    this.solver = mine;
    this.view = mine.match.view;
    this.aspect = mine.aspect;
    this.puzzle = puzzle;
    this.change = null;
    this.isRated = !this.course && counts(ratings.of(this.game), puzzle);
    const day = today();
    this.day = dailyPuzzle(this.file?.puzzles ?? [], day)?.id === puzzle.id ? day : null;
    if (!this.course) note(writeWish(puzzle.id, this.filter));
  }

  private see(puzzle: Puzzle, aspect: Aspect, info: GameInfo): void {
    const before = this.aspect;
    this.aspect = aspect;
    if (aspect.stand === before?.stand || !this.solver) return;
    if (aspect.stand === "solved" && this.day !== null && !aspect.shown) this.around.ratings.noteDay(this.game, this.day);
    const isNext = aspect.stand === "solved" || (aspect.stand === "wrong" && this.course?.kind === "rush");
    if (this.course && isNext) void this.goOn(puzzle, aspect, info);
  }

  /** The first attempt is decided. */
  private settle(puzzle: Puzzle, isSolved: boolean): void {
    const { ratings, today } = this.around;
    if (this.course) {
      this.course.note(puzzle.id, isSolved);
      ratings.change(this.game, (standing) => withSeen(standing, puzzle.id));
      this.tick();
      return;
    }
    const { rating: from } = ratings.of(this.game).rating;
    ratings.change(this.game, (standing) => withResult(standing, puzzle, isSolved, today()));
    this.change = this.isRated ? { from, to: ratings.of(this.game).rating.rating } : null;
  }

  /** From one puzzle of a run to the next, as soon as what was played has been seen. */
  private async goOn(puzzle: Puzzle, { stand }: Aspect, info: GameInfo): Promise<void> {
    const { moment, course, solver } = this;
    await solver?.filmEnd();
    if (stand === "wrong" && !course?.isOver) await this.around.rest(GLANCE);
    if (moment !== this.moment || course !== this.course || this.puzzle !== puzzle || course?.isOver) return;
    await this.climb(info).catch(() => (this.failed = true));
  }

  /** Looks at the clock, and shows how the run stands. */
  private tick(): void {
    const { course } = this;
    if (!course) return;
    const { kind, legs, solved, mistakes, allowed, left, isOver } = course;
    const wasOver = this.run?.isOver ?? false;
    const { best } = this.around.ratings.of(this.game);
    const isBest = isOver && (wasOver ? (this.run?.isBest ?? false) : solved > best[kind]);
    this.run = { kind, legs: [...legs], solved, mistakes, allowed, left, isOver, isBest };
    if (!isOver || wasOver) return;
    clearInterval(this.timer);
    this.around.ratings.change(this.game, (standing) => withRun(standing, kind, solved));
  }

  private leaveRun(): void {
    clearInterval(this.timer);
    this.course = null;
    this.run = null;
    this.isRushReady = false;
  }
}
