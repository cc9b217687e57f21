/// The tasks this visitor has done.

import { store } from "../storage/store";
import { readProgress, withoutGame, withTask, writeProgress, type Progress } from "./progress";

const KEY = "lessons";

let progress = $state.raw<Progress>(readProgress(store.read(KEY)));

/** Another tab may have gone on: what it has noted is read again before anything is written. */
function change(step: (progress: Progress) => Progress): void {
  const kept = store.read(KEY);
  progress = step(kept === null ? progress : readProgress(kept));
  store.write(KEY, writeProgress(progress));
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
