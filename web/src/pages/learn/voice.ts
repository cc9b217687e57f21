/// What is heard when something is tried.

import type { Played } from "../../match/view";
import { settings } from "../../settings/settings.svelte";
import { play } from "../../sound/sound";

export function sayPlayed(played: Played): void {
  if (settings.sound) play(played.touches.some(({ over }) => over.length > 0) ? "capture" : "move");
}

export function sayError(): void {
  if (settings.sound) play("error");
}

export function sayDone(): void {
  if (settings.sound) play("win");
}
