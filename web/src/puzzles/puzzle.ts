/// A puzzle, and the files they come in: one line a puzzle, fields parted by tabs, remarks behind a #. The order of the lines is the order of
/// the days.

export type Goal = "win" | "draw";

export interface Puzzle {
  id: string;
  /** 1 to 5, from easy to hard. */
  grade: number;
  /** How strong one must be to solve it as often as not. */
  rating: number;
  goal: Goal;
  /** Codes; the catalog has their words. */
  themes: string[];
  position: string;
  /** The turns of both sides, the solver's first and last. */
  solution: string[];
}

/** A line that is no puzzle: its number, from 1, and what was expected there. */
export interface BadLine {
  line: number;
  expected: string;
}

export interface PuzzleFile {
  puzzles: Puzzle[];
  faults: BadLine[];
}

export const GRADES = [1, 2, 3, 4, 5] as const;

/** Files are far smaller: what is longer was not made here. */
const MOST_LINES = 20_000;
const ID = /^[a-z0-9]{5,6}$/;

/** Whether somebody may have meant a puzzle by this. */
export function isPuzzleId(text: string): boolean {
  return ID.test(text);
}

/** A puzzle, or what was expected instead. */
function readLine(line: string): Puzzle | string {
  const fields = line.split("\t");
  const [id = "", grade = "", rating = "", goal = "", themes = "", position = "", solution = ""] = fields;
  if (fields.length !== 7) return "seven fields parted by tabs";
  if (!ID.test(id)) return "an id of five or six small letters and digits";
  if (!/^[1-5]$/.test(grade)) return "a grade from 1 to 5";
  if (!/^\d{1,4}$/.test(rating)) return "a rating";
  if (goal !== "win" && goal !== "draw") return "win or draw";
  if (!/^[a-z0-9-]+(,[a-z0-9-]+)*$/.test(themes)) return "themes parted by commas";
  if (position === "") return "a position";
  const turns = solution.split(" ");
  if (turns.includes("") || turns.length % 2 === 0) return "the turns of both sides, the solver's first and last";
  return { id, grade: Number(grade), rating: Number(rating), goal, themes: themes.split(","), position, solution: turns };
}

/** Reads a file line by line: a bad line is noted, and the others are puzzles all the same. */
export function readPuzzles(text: string): PuzzleFile {
  const puzzles: Puzzle[] = [];
  const faults: BadLine[] = [];
  const known = new Set<string>();
  for (const [at, line] of text.split(/\r?\n/, MOST_LINES).entries()) {
    if (line === "" || line.startsWith("#")) continue;
    const found = readLine(line);
    if (typeof found === "string") faults.push({ line: at + 1, expected: found });
    else if (known.has(found.id)) faults.push({ line: at + 1, expected: "an id that no other puzzle has" });
    else {
      known.add(found.id);
      puzzles.push(found);
    }
  }
  return { puzzles, faults };
}
