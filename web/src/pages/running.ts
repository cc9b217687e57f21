/// Whether a game of the visitor's own waits to be gone on with.

import { gameText } from "../match/sheet";
import { SavedGames } from "../match/saved";
import { store } from "../storage/store";
import { rules } from "./games";

export async function isRunning(game: string): Promise<boolean> {
  const kept = new SavedGames(store).find(game, "own");
  if (kept.kind !== "sheet" || kept.sheet.turns.length === 0) return false;
  const look = await rules.look(gameText(kept.sheet)).catch(() => null);
  return look !== null && !look.ending;
}
