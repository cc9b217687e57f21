/// Which tasks of which lesson are done, as it is kept between visits. What cannot be read counts as nothing: a task is quickly
/// done again, and nothing else depends on it.

import { isRecord, readJson } from "../storage/json";

const VERSION = 1;
/** No lesson comes near this: what is longer was not written here. */
const MAX_TASKS = 100;

/** The names of the tasks that are done, by game. */
export type Progress = Record<string, string[]>;

export function readProgress(text: string | null): Progress {
  const progress: Progress = {};
  const found = readJson(text);
  if (!isRecord(found) || found.version !== VERSION || !isRecord(found.done)) return progress;
  for (const [game, tasks] of Object.entries(found.done)) {
    if (Array.isArray(tasks) && tasks.length <= MAX_TASKS && tasks.every((task) => typeof task === "string")) progress[game] = tasks;
  }
  return progress;
}

export function writeProgress(done: Progress): string {
  return JSON.stringify({ version: VERSION, done });
}

export function withTask(progress: Progress, game: string, task: string): Progress {
  const tasks = progress[game] ?? [];
  return tasks.includes(task) ? progress : { ...progress, [game]: [...tasks, task] };
}

export function withoutGame(progress: Progress, game: string): Progress {
  return Object.fromEntries(Object.entries(progress).filter(([other]) => other !== game));
}
