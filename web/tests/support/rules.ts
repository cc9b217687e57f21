/// The rules and the engine in the hands of a test: the very program that the page loads, so that a test knows what may be
/// played and what must come of it.

import { existsSync, readFileSync } from "node:fs";
import { load } from "../../../crates/wasm/tests/wasm.mjs";
import type {
  Answers,
  Call,
  Choice,
  Exact,
  GameInfo,
  GameText,
  Judged,
  Language,
  Lesson,
  Look,
  Request,
  Review,
  Touch,
} from "../../src/wasm/types.ts";

const program = await load();

function ask<C extends Call>(request: Extract<Request, { call: C }>): Answers[C] {
  return program.ask(request) as Answers[C];
}

export const GAMES = ["kono", "cul-de-sac", "bermudes", "quindo", "granat"] as const;
export type GameId = (typeof GAMES)[number];

export function info(game: string, language: Language = "en"): GameInfo {
  const found = ask({ call: "games", language }).find(({ id }) => id === game);
  if (!found) throw new Error(`there is no game ${game}`);
  return found;
}

export function look(text: GameText, partial = ""): Look {
  return ask({ call: "look", language: "en", ...text, partial });
}

/** The legs of a turn. */
export function legs(text: GameText, turn: string): Touch[] {
  return ask({ call: "film", language: "en", ...text, turn }).map(({ touch }) => touch);
}

export function why(text: GameText, partial: string, from: string | null, to: string | null, language: Language = "en"): string {
  const tried = { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) };
  const objection = ask({ call: "why", language, ...text, partial, ...tried });
  if (!objection) throw new Error(`nothing is wrong with ${from} to ${to}`);
  return `${objection.words} [${objection.rule}]`;
}

/** How a game is taught. */
export function lessonOf(game: GameId, language: Language): Lesson {
  return ask({ call: "lesson", language, game });
}

export function judge(game: GameId, task: string, turn: string, language: Language): Judged {
  return ask({ call: "judge", language, game, task, turn });
}

/** Some turn of which something is true. */
export function turnThat(text: GameText, isIt: (turn: string) => boolean, partial = ""): string | null {
  for (const { text: turn, done } of look(text, partial).choices) {
    const found = done ? (isIt(turn) ? turn : null) : turnThat(text, isIt, turn);
    if (found !== null) return found;
  }
  return null;
}

export function exact(text: GameText): Exact {
  teach(text.game);
  const found = ask({ call: "exact", ...text });
  if (!found) throw new Error(`${text.game} is not solved`);
  return found;
}

/** Gives the engine the files that the page has. Kono is solved on the spot. */
function teach(game: string): void {
  for (const name of [`nets/${game}.net`, ...(["quindo", "granat"].includes(game) ? [`tables/${game}.table`] : [])]) {
    const file = new URL(`../../../crates/engine/${name}`, import.meta.url);
    if (existsSync(file) && !program.give(readFileSync(file))) throw new Error(`${name} is refused`);
  }
}

/** What is to be said of a game, as the terminal says it: one position after the other. */
export function reviewOf(text: GameText): Review {
  teach(text.game);
  const plies = [...Array(text.turns.length + 1).keys()];
  const findings = plies.map((ply) => ask({ call: "assess", ...text, turns: text.turns.slice(0, ply), effort: "standard" }));
  return ask({ call: "review", ...text, findings });
}

/** What a level plays, which the seed decides. */
export function levelTurn(text: GameText, level: number, seed: number): string {
  const turn = ask({ call: "level", ...text, level, seed });
  if (turn === null) throw new Error("the game is over");
  return turn;
}

/** A whole game between two levels. */
export function wholeGame(game: GameId, levels: [number, number], seed: number, start?: string): string[] {
  const text: GameText = { game, turns: [], ...(start === undefined ? {} : { start }) };
  for (let now = look(text); !now.ending; now = look(text)) {
    text.turns.push(levelTurn(text, levels[now.side === "first" ? 0 : 1], seed));
  }
  return text.turns;
}

/** A game of Granat by version 1 of its rules, in which somebody passes. */
export function oldGame(): string[] {
  const vectors = readFileSync(new URL("../../../crates/games/testdata/granat/version-1/vectors.jsonl", import.meta.url), "utf8");
  const { game } = JSON.parse(vectors.split("\n")[2] ?? "") as { game: string[] };
  return game;
}

/** The choice that leads towards a turn: its text is where the turn begins, up to the end of a leg. */
export function towards({ choices }: Look, turn: string): Choice {
  const fitting = choices
    .filter(({ text, done }) => (done ? turn === text : turn.startsWith(text) && !/^\d/.test(turn.slice(text.length))))
    .sort((a, b) => b.text.length - a.text.length);
  const [choice] = fitting;
  if (!choice) throw new Error(`no choice leads to ${turn}`);
  return choice;
}

/** The turns up to the first moment, in games between beginners, of which something is true. */
export function momentOf(game: GameId, isIt: (now: Look, text: GameText) => boolean): string[] {
  for (let seed = 1; seed <= 40; seed += 1) {
    const text: GameText = { game, turns: [] };
    for (let now = look(text); !now.ending; now = look(text)) {
      if (isIt(now, text)) return text.turns;
      text.turns.push(levelTurn(text, 1, seed));
    }
  }
  throw new Error(`no such moment in ${game}`);
}

/** A leg after which the turn may stop or go on: its text, and one longer turn. */
export interface Fork {
  leg: string;
  longer: string;
}

export function forkIn(now: Look, text: GameText): Fork | null {
  for (const { text: leg, done } of now.choices) {
    if (done) continue;
    const { choices } = look(text, leg);
    const longer = choices.find((choice) => choice.done && choice.touch.kind !== "stop");
    if (longer && choices.some(({ touch }) => touch.kind === "stop")) return { leg, longer: longer.text };
  }
  return null;
}
