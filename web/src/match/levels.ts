/// The engine's levels by number. What they are called the catalog says.

export const LEVELS = 10;

/** What was kept while there were eight says so by not saying how many there are. */
const NEAREST: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 10];

/** The level a kept number means, given how many levels there were when it was kept: the nearest there is today. */
export function readLevel(value: unknown, levels: unknown): number | undefined {
  if (typeof value !== "number" || !Number.isInteger(value)) return undefined;
  const level = levels === undefined ? NEAREST[value - 1] : value;
  return level !== undefined && level >= 1 && level <= LEVELS ? level : undefined;
}
