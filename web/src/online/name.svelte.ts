/// What the visitor wants to be called in online games. It is kept on this device and sent along when a seat is taken; what may stand in
/// a name is the server's affair.

import { store } from "../storage/store";

/** As many characters as the server keeps. */
export const NAME_LENGTH = 24;

let own = $state(store.read("name") ?? "");

export const ownName = {
  get current(): string {
    return own;
  },
  change(name: string): void {
    own = name;
    store.write("name", name);
  },
};
