/// The files of puzzles: fetched for the game that is wanted, and only then.

import { readPuzzles, type PuzzleFile } from "./puzzle";

const FILES = import.meta.glob<string>("../../../crates/catalog/puzzles/*.txt", { query: "?url", import: "default", eager: true });

const fetched = new Map<string, Promise<PuzzleFile>>();

/** The puzzles cannot be had: there is no network, or no file. */
export class Missing extends Error {}

async function load(game: string): Promise<PuzzleFile> {
  const url = Object.entries(FILES).find(([file]) => file.endsWith(`/${game}.txt`))?.[1];
  if (url === undefined) throw new Missing();
  const response = await fetch(url).catch(() => null);
  const text = response?.ok ? await response.text() : "";
  const file = readPuzzles(text);
  // Without a network the service worker answers with nothing.
  if (file.puzzles.length === 0 && file.faults.length === 0) throw new Missing();
  return file;
}

/** The puzzles of a game. */
export function puzzlesOf(game: string): Promise<PuzzleFile> {
  let loading = fetched.get(game);
  if (!loading) {
    loading = load(game);
    fetched.set(game, loading);
    // Without a network now, they may be there later.
    loading.catch(() => fetched.delete(game));
  }
  return loading;
}
