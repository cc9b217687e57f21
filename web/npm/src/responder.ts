/// The way to the rules: a question goes in, its answer comes out, in the same thread. A game is told once and then turn by turn.

import { Broken, Refused } from "../../src/wasm/errors";
import { Keeper, type Question } from "../../src/wasm/keeper";
import { ask, install, start, type Exports } from "../../src/wasm/memory";
import type { Answer, Answers, Call, GameText, Look, Request } from "../../src/wasm/types";
import { BadRequest } from "./badrequest";

/** How a request that is none is named among the reasons. */
const MISTAKE = "request";
const LOST = "lost";

export class Responder {
  private readonly keeper = new Keeper();
  private heard: (thought: string) => void = () => {};
  private busy = false;
  private broken: Broken | null = null;

  private constructor(private readonly wasm: Exports) {}

  static async open(module: WebAssembly.Module): Promise<Responder> {
    const responder: Responder = new Responder(await start(module, (thought) => responder.heard(thought)));
    return responder;
  }

  /** The answer to a question. Throws what is refused. */
  call<C extends Call>(request: Extract<Request, { call: C }>, progress?: (thought: Answers[C]) => void): Answers[C] {
    const listener = new Listener<Answers[C]>(progress);
    this.heard = (thought): void => listener.hear(thought);
    const answer = this.answer(JSON.stringify(request)) as Answer<Answers[C]>;
    listener.rethrow();
    if ("ok" in answer) return answer.ok;
    if (answer.error.code === MISTAKE) throw new BadRequest(answer.error.words);
    throw new Refused(answer.error);
  }

  /** Asks about a game; once more, and with all of it, if what came before is not there any more. */
  about<T>(text: GameText, put: (question: Question) => T): T {
    try {
      return put(this.keeper.question(text));
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== LOST) throw error;
      this.keeper.forget();
      return put(this.keeper.question(text));
    }
  }

  /** The whole of what is to be seen; the history that was told before is not told again. */
  complete(question: Question, look: Look, turn?: string): Look {
    return this.keeper.complete(question, look, turn);
  }

  /** Gives the engine the file of a net or of a table. */
  install(file: ArrayBuffer): void {
    install(this.wasm, file);
  }

  private answer(request: string): unknown {
    if (this.broken) throw this.broken;
    if (this.busy) throw new BadRequest("The rules are asked one thing at a time: not from inside onProgress.");
    this.busy = true;
    try {
      const answer = ask(this.wasm, request);
      if (answer === null) throw new BadRequest("The request is longer than 4 MB.");
      return JSON.parse(answer);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      // After a trap the memory cannot be trusted.
      this.broken = new Broken(`The rules broke down (${error.message}): load() them again.`);
      throw this.broken;
    } finally {
      this.busy = false;
    }
  }
}

/** Somebody who hears thoughts while they grow. What goes wrong there must not cross the WebAssembly: it is thrown afterwards. */
class Listener<T> {
  private failures: unknown[] = [];

  constructor(private readonly progress?: (thought: T) => void) {}

  hear(thought: string): void {
    try {
      if (this.failures.length === 0) this.progress?.(JSON.parse(thought) as T);
    } catch (error) {
      this.failures.push(error);
    }
  }

  rethrow(): void {
    if (this.failures.length > 0) throw this.failures[0];
  }
}
