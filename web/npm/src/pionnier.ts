import type { GameInfo, Language, Lesson } from "../../src/wasm/types";
import { BadRequest } from "./badrequest";
import { net } from "./files";
import { Game, type GameOptions } from "./game";
import type { Responder } from "./responder";

/** The rules of all games and the engine, loaded. */
export class Pionnier {
  /** The games whose nets are being fetched, or there. */
  private readonly taught = new Map<string, Promise<void>>();

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

  /** Gives the engine what it has learnt of a game, once. Where that cannot be had it judges by what was written by hand, and asks again next time. */
  teach(id: string): Promise<void> {
    let teaching = this.taught.get(id);
    if (!teaching) {
      teaching = net(id).then(
        (file) => {
          if (file) this.responder.install(file);
        },
        () => void this.taught.delete(id),
      );
      this.taught.set(id, teaching);
    }
    return teaching;
  }
}
