/// The tasks this visitor has done.

import { recall, remember } from "../settings/store";
import { readProgress, withoutGame, withTask, writeProgress, type Progress } from "./progress";

const KEY = "lessons";

let progress = $state.raw<Progress>(readProgress(recall(KEY)));

/** Another tab may have gone on: what it has noted is read again before anything is written. */
function change(step: (progress: Progress) => Progress): void {
  const kept = recall(KEY);
  progress = step(kept === null ? progress : readProgress(kept));
  remember(KEY, writeProgress(progress));
}

export const done = {
  has(game: string, task: string): boolean {
    return progress[game]?.includes(task) ?? false;
  },
  note(game: string, task: string): void {
    change((before) => withTask(before, game, task));
  },
  forget(game: string): void {
    change((before) => withoutGame(before, game));
  },
};
