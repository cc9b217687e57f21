/// The games this visitor has begun: whoever has played a first turn need not be told again how it is done.

import { recall, remember } from "../settings/store";

const KEY = "begun";

let games = $state.raw<ReadonlySet<string>>(read());

function read(): ReadonlySet<string> {
  return new Set((recall(KEY) ?? "").split(" ").filter((game) => game !== ""));
}

export const begun = {
  has(game: string): boolean {
    return games.has(game);
  },
  note(game: string): void {
    if (games.has(game)) return;
    // Another tab may have begun other games.
    games = new Set([...read(), ...games, game]);
    remember(KEY, [...games].join(" "));
  },
};
