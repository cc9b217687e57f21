/// Which puzzle comes next: one of the visitor's strength, of a theme or a grade if that is wished, and none that was seen lately if there is
/// another; in a run one that is a little harder than the last.

import type { Puzzle } from "./puzzle";

export interface Filter {
  theme: string | null;
  grade: number | null;
}

export const NO_FILTER: Filter = { theme: null, grade: null };

/** The next one is drawn among so many that lie nearest. */
const NEAREST = 10;
/** After so many puzzles a run has come to the hardest. */
const RUNGS = 30;

export function fits({ themes, grade }: Puzzle, filter: Filter): boolean {
  return (filter.theme === null || themes.includes(filter.theme)) && (filter.grade === null || grade === filter.grade);
}

/** One of those that lie nearest to a rating; `lot` is a number from 0 up to 1, not reached. */
function drawNear(puzzles: readonly Puzzle[], rating: number, count: number, lot: number): Puzzle | null {
  const near = [...puzzles].sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating)).slice(0, count);
  return near[Math.floor(lot * near.length)] ?? null;
}

/** The next puzzle; null if none fits. Once all have been seen, those come again that were seen longest ago. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  filter: Filter,
  { rating, seen }: { rating: number; seen: readonly string[] },
  lot: number,
): Puzzle | null {
  const fitting = puzzles.filter((puzzle) => fits(puzzle, filter));
  const fresh = fitting.filter(({ id }) => !seen.includes(id));
  if (fresh.length > 0) return drawNear(fresh, rating, NEAREST, lot);
  const oldest = seen.flatMap((id) => fitting.find((puzzle) => puzzle.id === id) ?? []);
  return oldest[Math.floor(lot * Math.ceil(oldest.length / 2))] ?? null;
}

/** The puzzle of a run after so many others: from the easiest to the hardest, and none twice. */
export function rungPuzzle(puzzles: readonly Puzzle[], before: readonly string[], seen: readonly string[], lot: number): Puzzle | null {
  const open = puzzles.filter(({ id }) => !before.includes(id));
  const fresh = open.filter(({ id }) => !seen.includes(id));
  const ratings = puzzles.map(({ rating }) => rating);
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const rating = low + (high - low) * Math.min(1, before.length / RUNGS);
  return drawNear(fresh.length >= NEAREST ? fresh : open, rating, Math.ceil(NEAREST / 2), lot);
}
