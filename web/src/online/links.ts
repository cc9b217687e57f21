/// Addresses of an online game. What gives a right stands behind the #, where no server and no log sees it.

/** What an address brings along besides the game. */
export interface Key {
  kind: "invitation" | "seat";
  secret: string;
}

/** What an address has behind its #: nothing, a key, or what is left of one. `broken` says which key it was meant to be, if that
 * can be told. */
export type KeyRead = { kind: "none" } | { kind: "key"; key: Key } | { kind: "broken"; meant: Key["kind"] | null };

const SECRET = /^[0-9a-f]{32}$/;
const NAMES = { join: "invitation", seat: "seat" } as const;

/** For those who watch. */
export function watchLink(origin: string, id: string): string {
  return `${origin}/game/${id}`;
}

/** For the friend who takes the other seat. */
export function friendLink(origin: string, id: string, invitation: string): string {
  return `${watchLink(origin, id)}#join=${invitation}`;
}

/** For the player alone, to go on elsewhere. */
export function personalLink(origin: string, id: string, secret: string): string {
  return `${watchLink(origin, id)}#seat=${secret}`;
}

export function readKey(hash: string): KeyRead {
  // Whoever finds a link in a sentence may take its full stop along.
  const text = hash.replace(/^#/, "").replace(/[.,;:!?)>\]"'»]+$/, "");
  if (text === "") return { kind: "none" };
  const [name = "", secret = "", ...more] = text.split("=");
  const kind = name === "join" || name === "seat" ? NAMES[name] : null;
  if (kind === null || more.length > 0 || !SECRET.test(secret)) return { kind: "broken", meant: kind };
  return { kind: "key", key: { kind, secret } };
}

/** The address inside this page that a pasted link leads to: of a game, with a key. A key alone is one for the game `id`. */
export function readPastedKey(text: string, id: string, bare: Key["kind"]): string | null {
  const [, game = id, hash = ""] = /^(?:\S*\/game\/([0-9A-Za-z]{10}))?(#?\S*)$/.exec(text.trim()) ?? [];
  const name = bare === "seat" ? "seat" : "join";
  const read = readKey(SECRET.test(hash) ? `${name}=${hash}` : hash);
  return read.kind === "key" ? `/game/${game}#${read.key.kind === "seat" ? "seat" : "join"}=${read.key.secret}` : null;
}
