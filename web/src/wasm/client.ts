/// The page's side of the rules and the engine: every question is a promise, every refusal an error with its reason.

import type {
  Analysis,
  Answer,
  Answers,
  Arranged,
  Arrangement,
  Call,
  Effort,
  Exact,
  Finding,
  Frame,
  GameInfo,
  GameText,
  Judged,
  Language,
  Lesson,
  Look,
  Objection,
  PictureView,
  ReadGame,
  Request,
  Review,
  Said,
  Step,
  StudyForm,
  StudyText,
  Theme,
} from "./types";
import { Broken, Refused } from "./errors";
import { Keeper, type Question } from "./keeper";
import { forget, net, table } from "./files";
import { TOP_LEVEL } from "./level";
import type { FromWorker, ToWorker } from "./worker";
import wasmUrl from "./pionnier.wasm?url";

export { Broken, Refused };

/** The worker was ended before it could answer; whoever ended it knows why. */
export class Stopped extends Error {}

/** What can be asked about the rules. Answers come at once. */
export interface Rules {
  games(): Promise<GameInfo[]>;
  look(text: GameText, partial?: string): Promise<Look>;
  film(text: GameText, turn: string, partial?: string): Promise<Frame[]>;
  /** What a turn looks like, without the legs in `partial`, and what is to be seen after it. */
  play(text: GameText, turn: string, partial?: string): Promise<Step>;
  why(text: GameText, partial: string, from: string | null, to: string | null): Promise<Said<Objection> | null>;
  /** The turn that somebody means who types this. */
  typed(text: GameText, turn: string): Promise<string>;
  transcript(text: GameText, tags: [string, string][]): Promise<string>;
  readTranscript(text: string): Promise<ReadGame>;
}

/** What can be asked about games with their variations, and about whole games. */
export interface Analyst {
  writeStudy(study: StudyText, form: StudyForm): Promise<string>;
  readStudy(text: string): Promise<StudyText>;
  /** What is to be said of a game about each of whose positions so much was found. */
  review(text: GameText, findings: Finding[]): Promise<Review>;
}

/** Positions that are put together by hand. */
export interface Arranger {
  /** What stands in a position. */
  arrangement(game: string, position: string): Promise<Arrangement>;
  /** Whether what was put together is a position. */
  arrange(game: string, arrangement: Arrangement): Promise<Arranged>;
}

/** How games are taught. */
export interface Teacher {
  lesson(game: string): Promise<Lesson>;
  judge(game: string, task: string, turn: string): Promise<Judged>;
}

/** What can be asked of the engine. Answers take their time; `stop` breaks all of them off. */
export interface Engine {
  level(text: GameText, level: number, seed: number): Promise<string | null>;
  /** `onprogress` is shown every thought that is deeper than the one before. */
  think(text: GameText, nodes: number, lines: number, onprogress?: (analysis: Analysis) => void): Promise<Analysis>;
  exact(text: GameText): Promise<Exact | null>;
  stop(): void;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
  /** Hears what is found before the answer. */
  progress?(found: unknown): void;
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** One compiled module serves all workers, and every restart of one. */
function compile(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compileStreaming(fetch(wasmUrl)).catch((error: unknown) => {
    compiled = undefined;
    throw new Broken(String(error));
  });
  return compiled;
}

export class WasmClient implements Rules, Arranger, Teacher, Analyst, Engine {
  private worker: Promise<Worker> | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private readonly keeper = new Keeper();
  /** What the worker has been given and has accepted: the nets and tables of games. */
  private readonly taught = new Set<string>();
  private last = 0;

  constructor(
    private readonly language: () => Language,
    /** What the page itself says of a question, before the rules have read it. */
    private readonly words: { tooLong(): string },
  ) {}

  games(): Promise<GameInfo[]> {
    return this.call({ call: "games", language: this.language() });
  }

  look(text: GameText, partial = ""): Promise<Look> {
    return this.about(text, async (question) => {
      const look = await this.call({ call: "look", language: this.language(), ...question.sent, partial });
      return this.keeper.complete(question, look);
    });
  }

  film(text: GameText, turn: string, partial = ""): Promise<Frame[]> {
    return this.about(text, ({ sent }) => this.call({ call: "film", language: this.language(), ...sent, turn, partial }));
  }

  play(text: GameText, turn: string, partial = ""): Promise<Step> {
    return this.about(text, async (question) => {
      const step = await this.call({ call: "play", language: this.language(), ...question.sent, turn, partial });
      return { ...step, look: this.keeper.complete(question, step.look, turn) };
    });
  }

  why(text: GameText, partial: string, from: string | null, to: string | null): Promise<Said<Objection> | null> {
    const tried = { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) };
    return this.about(text, ({ sent }) => this.call({ call: "why", language: this.language(), ...sent, partial, ...tried }));
  }

  typed(text: GameText, turn: string): Promise<string> {
    return this.about(text, ({ sent }) => this.call({ call: "typed", language: this.language(), ...sent, turn }));
  }

  transcript(text: GameText, tags: [string, string][]): Promise<string> {
    return this.call({ call: "transcript", ...text, tags });
  }

  readTranscript(text: string): Promise<ReadGame> {
    return this.call({ call: "readTranscript", language: this.language(), text });
  }

  arrangement(game: string, position: string): Promise<Arrangement> {
    return this.call({ call: "arrangement", language: this.language(), game, position });
  }

  arrange(game: string, arrangement: Arrangement): Promise<Arranged> {
    return this.call({ call: "arrange", language: this.language(), game, arrangement });
  }

  /** The picture of a game as it stands, as SVG. */
  picture(text: GameText, view: PictureView): Promise<string> {
    return this.call({ call: "picture", language: this.language(), ...text, view });
  }

  lesson(game: string): Promise<Lesson> {
    return this.call({ call: "lesson", language: this.language(), game });
  }

  judge(game: string, task: string, turn: string): Promise<Judged> {
    return this.call({ call: "judge", language: this.language(), game, task, turn });
  }

  async level(text: GameText, level: number, seed: number): Promise<string | null> {
    await this.teach(text.game, level >= TOP_LEVEL);
    return this.about(text, ({ sent }) => this.call({ call: "level", ...sent, level, seed }));
  }

  async think(text: GameText, nodes: number, lines: number, onprogress?: (analysis: Analysis) => void): Promise<Analysis> {
    await this.teach(text.game, true);
    const hear = onprogress && ((found: unknown): void => onprogress(found as Analysis));
    return this.about(text, ({ sent }) => this.call({ call: "think", ...sent, nodes, lines }, hear));
  }

  /** What puzzles of a game are about. */
  themes(game: string): Promise<Theme[]> {
    return this.call({ call: "themes", language: this.language(), game });
  }

  /** What a review finds out about the position. */
  async assess(text: GameText, effort: Effort): Promise<Finding> {
    await this.teach(text.game, true);
    return this.about(text, ({ sent }) => this.call({ call: "assess", ...sent, effort }));
  }

  review(text: GameText, findings: Finding[]): Promise<Review> {
    return this.call({ call: "review", ...text, findings });
  }

  writeStudy(study: StudyText, form: StudyForm): Promise<string> {
    return this.call({ call: "writeStudy", language: this.language(), study, form });
  }

  readStudy(text: string): Promise<StudyText> {
    return this.call({ call: "readStudy", language: this.language(), text });
  }

  async exact(text: GameText): Promise<Exact | null> {
    await this.teach(text.game, true);
    return this.about(text, ({ sent }) => this.call({ call: "exact", ...sent }));
  }

  /** Breaks off whatever is being answered. An idle worker stays, with all it has learnt. */
  stop(): void {
    if (this.waiting.size > 0) this.end(new Stopped());
  }

  /** Ends the worker, busy or not. */
  close(): void {
    this.end(new Stopped());
  }

  /** Asks about a game; once more, and with all of it, if the worker does not have what came before. */
  private async about<T>(text: GameText, ask: (question: Question) => Promise<T>): Promise<T> {
    try {
      return await ask(this.keeper.question(text));
    } catch (error) {
      if (!(error instanceof Refused) || error.objection.code !== "lost") throw error;
      this.keeper.forget();
      return ask(this.keeper.question(text));
    }
  }

  private async call<C extends Call>(request: Extract<Request, { call: C }>, progress?: (found: unknown) => void): Promise<Answers[C]> {
    const worker = await (this.worker ??= this.start());
    return new Promise<Answers[C]>((resolve, reject) => {
      const id = (this.last += 1);
      this.waiting.set(id, { resolve: (answer) => resolve(answer as Answers[C]), reject, ...(progress ? { progress } : {}) });
      worker.postMessage({ id, request: JSON.stringify(request) } satisfies ToWorker);
    });
  }

  /** Sees to it that the engine has the net of a game and, where values are wanted, the table of its endgames, if they can be had. */
  private async teach(game: string, withTable: boolean): Promise<void> {
    await Promise.all([this.give(`${game}.net`, () => net(game)), withTable ? this.give(`${game}.table`, () => table(game)) : null]);
  }

  private async give(name: string, fetched: () => Promise<ArrayBuffer | null>): Promise<void> {
    const worker = await (this.worker ??= this.start());
    if (this.taught.has(name)) return;
    const id = (this.last += 1);
    // What waits for its file can be broken off too.
    await new Promise<void>((resolve, reject) => {
      this.waiting.set(id, { resolve: () => resolve(), reject });
      void fetched().then((file) => {
        if (!this.waiting.has(id)) return;
        if (!file) {
          this.waiting.delete(id);
          resolve();
          return;
        }
        const hear = (accepted: unknown): void => {
          // One that was refused may be whole when it is fetched anew.
          if (accepted === true) this.taught.add(name);
          else forget(name, file);
          resolve();
        };
        this.waiting.set(id, { resolve: hear, reject });
        worker.postMessage({ id, file } satisfies ToWorker);
      });
    });
  }

  private async start(): Promise<Worker> {
    this.taught.clear();
    try {
      const module = await compile();
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
      worker.onmessage = (event: MessageEvent<FromWorker>) => this.hear(event.data);
      worker.onerror = (event) => this.end(new Broken(event.message));
      worker.postMessage({ module } satisfies ToWorker);
      return worker;
    } catch (error) {
      this.worker = undefined;
      throw error;
    }
  }

  private hear(message: FromWorker): void {
    const waiting = this.waiting.get(message.id);
    if (!waiting) return;
    if ("progress" in message) {
      waiting.progress?.(JSON.parse(message.progress));
      return;
    }
    if ("trap" in message) {
      this.end(new Broken(message.trap));
      return;
    }
    this.waiting.delete(message.id);
    if ("accepted" in message) {
      waiting.resolve(message.accepted);
      return;
    }
    if (message.answer === null) {
      waiting.reject(new Refused({ code: "too-long", rule: null, at: null, words: this.words.tooLong(), places: [] }));
      return;
    }
    const answer = JSON.parse(message.answer) as Answer<unknown>;
    if ("ok" in answer) waiting.resolve(answer.ok);
    else waiting.reject(new Refused(answer.error));
  }

  /** Ends the worker; the next question starts another. */
  private end(error: Error): void {
    void this.worker?.then((worker) => worker.terminate());
    this.worker = undefined;
    this.keeper.forget();
    const broken = [...this.waiting.values()];
    this.waiting.clear();
    for (const waiting of broken) waiting.reject(error);
  }
}
