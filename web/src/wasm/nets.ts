/// The engine's nets: fetched for the game that is played, and only then.

const FILES = import.meta.glob<string>("../../../crates/engine/nets/*.net", { query: "?url", import: "default", eager: true });

const fetched = new Map<string, Promise<ArrayBuffer | null>>();

/** The address of a game's net, if it has one. */
function address(game: string): string | undefined {
  return Object.entries(FILES).find(([file]) => file.endsWith(`/${game}.net`))?.[1];
}

async function load(url: string): Promise<ArrayBuffer | null> {
  try {
    const response = await fetch(url);
    const net = response.ok ? await response.arrayBuffer() : null;
    return net && net.byteLength > 0 ? net : null;
  } catch {
    return null;
  }
}

/** The file of a game's net; null if it has none, or if it cannot be had now: the engine then judges by hand. */
export async function net(game: string): Promise<ArrayBuffer | null> {
  const url = address(game);
  if (url === undefined) return null;
  let loading = fetched.get(game);
  if (!loading) {
    loading = load(url);
    fetched.set(game, loading);
  }
  const found = await loading;
  // Without a network now, it may be there later.
  if (!found) fetched.delete(game);
  return found;
}
