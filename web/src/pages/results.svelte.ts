/// The visitor's results on this device, as the page sees them.

import { readResults, withGame, writeResults, type Opponent, type Result, type Results } from "../match/results";
import { store } from "../storage/store";
import { GAMES } from "./games";

const KEY = "results";
const IDS = GAMES.map(({ id }) => id);

class Score {
  results = $state.raw<Results>(readResults(store.read(KEY), IDS));

  /** Counts a game that has just ended. Another tab may have counted one meanwhile. */
  count(game: string, opponent: Opponent, result: Result, id: string): void {
    this.results = withGame(readResults(store.read(KEY), IDS), game, opponent, result, id);
    store.write(KEY, writeResults(this.results));
  }

  forget(): void {
    this.results = {};
    store.write(KEY, "{}");
  }
}

export const score = new Score();
