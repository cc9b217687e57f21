/// What the address of a game's puzzles asks for, behind the #: one puzzle, the one of the day, a run, or those of a theme or grade.

import { isPuzzleId } from "./puzzle";
import type { Filter } from "./choice";

export type Wish =
  | { kind: "next"; filter: Filter }
  | { kind: "puzzle"; id: string; filter: Filter }
  | { kind: "daily" }
  | { kind: "streak" }
  | { kind: "rush" }
  | { kind: "nonsense" };

export function readWish(hash: string): Wish {
  const text = hash.replace(/^#/, "");
  if (text === "daily" || text === "streak" || text === "rush") return { kind: text };
  const parts = new URLSearchParams(text);
  const keys = [...parts.keys()];
  const [id, theme, grade] = [parts.get("p"), parts.get("theme"), parts.get("grade")];
  const isSensible =
    new Set(keys).size === keys.length &&
    keys.every((key) => ["p", "theme", "grade"].includes(key)) &&
    (id === null || isPuzzleId(id)) &&
    (theme === null || /^[a-z0-9-]{1,40}$/.test(theme)) &&
    (grade === null || /^[1-5]$/.test(grade));
  if (!isSensible) return { kind: "nonsense" };
  const filter: Filter = { theme, grade: grade === null ? null : Number(grade) };
  return id === null ? { kind: "next", filter } : { kind: "puzzle", id, filter };
}

/** What stands behind the # while a puzzle is on the board. */
export function writeWish(id: string | null, { theme, grade }: Filter): string {
  const parts = new URLSearchParams();
  if (id !== null) parts.set("p", id);
  if (theme !== null) parts.set("theme", theme);
  if (grade !== null) parts.set("grade", String(grade));
  return parts.toString();
}
