import type { BarrierPlace, Choice, GameInfo, Label, Layout, Line, Look, Man, Place, Scene, Side, Touch } from "../../wasm/types";

/** Boards of the same shapes as the real ones, for tests that need no rules. */

const letters = (count: number): string[] => Array.from({ length: count }, (_, i) => String.fromCharCode(97 + i));
const labels = (texts: string[]): Label[] => texts.map((text, i) => ({ text, at: 2 * i }));
const numbers = (count: number): string[] => Array.from({ length: count }, (_, i) => String(i + 1));

export function squares(files: number, ranks: number, kind: (name: string) => Place["kind"] = () => "square"): Layout {
  const places: Place[] = [];
  for (let rank = 1; rank <= ranks; rank++) {
    letters(files).forEach((letter, file) => {
      const name = `${letter}${rank}`;
      places.push({ name, x: 2 * file, y: 2 * (rank - 1), kind: kind(name) });
    });
  }
  return { places, lines: [], barriers: [], columns: labels(letters(files)), rows: labels(numbers(ranks)) };
}

export function grooved(files: number, ranks: number): Layout {
  const barriers: BarrierPlace[] = [];
  letters(files - 1).forEach((letter, file) => {
    for (let rank = 1; rank < ranks; rank++) {
      for (const kind of ["h", "v"] as const) barriers.push({ name: `${letter}${rank}${kind}`, x: 2 * file + 1, y: 2 * rank - 1, kind });
    }
  });
  const bases: Record<string, Place["kind"]> = { d4: "base-first", h4: "base-first", d11: "base-second", h11: "base-second" };
  return { ...squares(files, ranks, (name) => bases[name] ?? "square"), barriers };
}

export function lattice(): Layout {
  const places: Place[] = [];
  for (let rank = 1; rank <= 15; rank++) {
    letters(9).forEach((letter, file) => {
      const middle = letter === "e" && rank === 8;
      if ((file + 1) % 2 === rank % 2 || middle) {
        places.push({ name: `${letter}${rank}`, x: 2 * file, y: 2 * (rank - 1), kind: middle ? "landmark" : "point" });
      }
    });
  }
  const has = new Map(places.map((place) => [`${place.x} ${place.y}`, place.name]));
  const lines = places.flatMap(({ name, x, y }): Line[] =>
    [
      [2, 2],
      [2, -2],
      [0, 4],
    ].flatMap(([dx = 0, dy = 0]) => {
      const to = has.get(`${x + dx} ${y + dy}`);
      return to ? [{ from: name, to, kind: "plain" }] : [];
    }),
  );
  const yellow = ["a1 i9", "i1 a9", "a15 i7", "i15 a7"].map((ends): Line => {
    const [from = "", to = ""] = ends.split(" ");
    return { from, to, kind: "accent" };
  });
  const cross: Line = { from: "d8", to: "f8", kind: "plain" };
  return { places, lines: [...lines, cross, ...yellow], barriers: [], columns: labels(letters(9)), rows: labels(numbers(15)) };
}

export function game(id: string, layout: Layout, sides: [string, string] = ["White", "Black"]): GameInfo {
  return {
    id,
    name: id,
    tagline: "",
    turnHelp: "",
    man: "man",
    men: "men",
    firstTouch: "",
    sides: { first: sides[0], second: sides[1] },
    start: "",
    layout,
    artwork: "",
    levels: [],
    solved: false,
  };
}

export function men(places: string, side: Side, kind: Man["kind"]): Man[] {
  return places
    .split(" ")
    .filter((place) => place !== "")
    .map((place) => ({ place, side, kind }));
}

export function scene(standing: Man[], barriers: string[] = []): Scene {
  return { men: standing, barriers, stock: [] };
}

export function leg(from: string, to: string, over: string[] = [], done = true): Choice {
  const touch: Touch = { kind: over.length > 0 ? "capture" : "move", from, to, over };
  return { text: `${from}${over.length > 0 ? "x" : "-"}${to}`, done, touch };
}

export function look(parts: Partial<Look> = {}): Look {
  return {
    position: "",
    side: "first",
    partial: "",
    midTurn: false,
    scene: scene([]),
    notes: [],
    choices: [],
    rules: "1",
    ending: null,
    history: [],
    repetitions: 1,
    quietTurns: 0,
    tabled: false,
    ...parts,
  };
}
