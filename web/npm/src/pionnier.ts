import type { GameInfo, Language, Lesson } from "../../src/wasm/types";
import { BadRequest } from "./badrequest";
import { net, table } from "./files";
import { Game, type GameOptions } from "./game";
import type { Responder } from "./responder";

/** The rules of all games and the engine, loaded. */
export class Pionnier {
  /** The files that are being fetched, or there. */
  private readonly given = new Map<string, Promise<void>>();

  /** @internal */
  constructor(
    /** @internal */
    readonly responder: Responder,
    /** The language of names and reasons: `en` or `fr`. It may be changed at any time. */
    public language: Language,
  ) {}

  /** Every game there is: its id, names, start position, board, levels. */
  games(): GameInfo[] {
    return this.responder.call({ call: "games", language: this.language });
  }

  /** A game by its id. */
  info(id: string): GameInfo {
    const found = this.games().find((game) => game.id === id);
    if (!found) throw new BadRequest(`there is no game \`${id}\``);
    return found;
  }

  /** Begins a game by its id, from the start or from a position, with the turns played so far. Throws `Refused` if the rules object. */
  game(id: string, options: GameOptions = {}): Game {
    return new Game(this, id, options);
  }

  /** The game that a transcript tells. */
  read(transcript: string): Game {
    const { game, rules, start, turns, ending } = this.responder.call({
      call: "readTranscript",
      language: this.language,
      text: transcript,
    });
    return new Game(this, game, { rules: rules ?? undefined, position: start ?? undefined, turns, ending: ending ?? undefined });
  }

  /** How a game is taught: its rules in words with their numbers, diagrams, tasks. */
  lesson(id: string): Lesson {
    return this.responder.call({ call: "lesson", language: this.language, game: id });
  }

  /** Gives the engine all that is known of a game, once: what it has learnt, and the table of its endgames. Where that cannot be had it judges by what
   * was written by hand and looks nothing up, and asks again next time. */
  async teach(id: string): Promise<void> {
    await Promise.all([this.teachNet(id), this.give(`${id}.table`, () => table(id))]);
  }

  /** What it has learnt alone, which is much smaller.
   * @internal */
  teachNet(id: string): Promise<void> {
    return this.give(`${id}.net`, () => net(id));
  }

  private give(name: string, read: () => Promise<ArrayBuffer | null>): Promise<void> {
    let giving = this.given.get(name);
    if (!giving) {
      giving = read().then(
        (file) => {
          if (file) this.responder.install(file);
        },
        () => void this.given.delete(name),
      );
      this.given.set(name, giving);
    }
    return giving;
  }
}
