/// What the engine knows of a game besides its rules: its net, and the table of its endgames. Fetched for the game that is played, and only
/// then; the table only where values are wanted. Kono is solved on the spot, and needs neither.

const FILES = import.meta.glob<string>(
  ["../../../crates/engine/nets/*.net", "!../../../crates/engine/nets/kono.net", "../../../crates/engine/tables/{quindo,granat}.table"],
  { query: "?url", import: "default", eager: true },
);

const fetched = new Map<string, Promise<ArrayBuffer | null>>();

/** How often a file came damaged. */
const damaged = new Map<string, number>();

/** What came so: several engines may be given the same file and refuse it. */
const refused = new WeakSet<ArrayBuffer>();

/** So often it is fetched, past every cache from the second time on. */
const MOST_TRIES = 2;

async function load(url: string, cache: RequestCache): Promise<ArrayBuffer | null> {
  try {
    const response = await fetch(url, { cache });
    const file = response.ok ? await response.arrayBuffer() : null;
    return file && file.byteLength > 0 ? file : null;
  } catch {
    return null;
  }
}

/** Whether endgames of a game are known by a table. */
export function hasTable(game: string): boolean {
  return Object.keys(FILES).some((path) => path.endsWith(`/${game}.table`));
}

/** A file by its name; null if there is none, or if it cannot be had now. */
async function file(name: string): Promise<ArrayBuffer | null> {
  const url = Object.entries(FILES).find(([path]) => path.endsWith(`/${name}`))?.[1];
  const tries = damaged.get(name) ?? 0;
  if (url === undefined || tries >= MOST_TRIES) return null;
  let loading = fetched.get(name);
  if (!loading) {
    loading = load(url, tries > 0 ? "reload" : "default");
    fetched.set(name, loading);
  }
  const found = await loading;
  // Without a network now, it may be there later.
  if (!found) fetched.delete(name);
  return found;
}

/** A file that turned out to be damaged is fetched anew when it is next wanted, once: it may be damaged where it comes from. */
export function forget(name: string, file: ArrayBuffer): void {
  if (refused.has(file)) return;
  refused.add(file);
  damaged.set(name, (damaged.get(name) ?? 0) + 1);
  fetched.delete(name);
}

/** The file of a game's net; null if it has none, or if it cannot be had now: the engine then judges by hand. */
export function net(game: string): Promise<ArrayBuffer | null> {
  return file(`${game}.net`);
}

/** The file of game's endgames; null if it has none, or if it cannot be had now: the engine then searches. */
export function table(game: string): Promise<ArrayBuffer | null> {
  return file(`${game}.table`);
}
