/// The games this visitor has begun: whoever has played a first turn need not be told again how it is done.

import { store } from "../storage/store";

const KEY = "begun";

let games = $state.raw(read());

function read(): string[] {
  return (store.read(KEY) ?? "").split(" ").filter((game) => game !== "");
}

export const begun = {
  has(game: string): boolean {
    return games.includes(game);
  },
  note(game: string): void {
    if (games.includes(game)) return;
    // Another tab may have begun other games, and a browser that keeps nothing still knows this one's.
    const others = [...read(), ...games];
    games = [...others.filter((other, at) => others.indexOf(other) === at), game];
    store.write(KEY, games.join(" "));
  },
};
