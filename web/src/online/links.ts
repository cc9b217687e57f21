/// Addresses of an online game. What gives a right stands behind the #, where no server and no log sees it.

/** What an address brings along besides the game. */
export interface Key {
  kind: "invitation" | "seat";
  secret: string;
}

const SECRET = /^[0-9a-f]{32}$/;

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

export function readKey(hash: string): Key | null {
  const [name, secret = ""] = hash.replace(/^#/, "").split("=");
  if (!SECRET.test(secret)) return null;
  if (name === "join") return { kind: "invitation", secret };
  return name === "seat" ? { kind: "seat", secret } : null;
}
