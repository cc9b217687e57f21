// Written by a test of crates/wasm from its types: PIONNIER_WRITE=1 cargo test -p pionnier-wasm

/**
 * A side: 0 for the first, 1 for the second.
 */
export type Seat = 0 | 1;

/**
 * The board without men. Distances are in half steps: neighbouring squares are 2 apart. x grows to the right, y upwards, from
 * the first player to the second.
 */
export type Layout = { places: Array<Place>, lines: Array<Line>, walls: Array<WallPlace>, columns: Array<Label>, rows: Array<Label>, };

/**
 * A square or point.
 */
export type Place = { name: string, x: number, y: number, kind: "square" | "border" | "base-first" | "base-second" | "point" | "garnet-square", };

/**
 * A straight line, from end to end.
 */
export type Line = { from: string, to: string, kind: "black" | "yellow", };

/**
 * Where a wall can stand: its middle.
 */
export type WallPlace = { name: string, x: number, y: number, kind: "h" | "v", };

/**
 * The name of a column (`at` is an x) or a row (`at` is a y).
 */
export type Label = { text: string, at: number, };

/**
 * What stands on the board. Two men share a place only where that has won the game.
 */
export type Scene = { men: Array<Man>, walls: Array<string>, stock: Array<Stock>, notes: Array<Note>, };

/**
 * A man on the board.
 */
export type Man = { place: string, side: Seat, kind: "man" | "disc" | "pawn" | "garnet", };

/**
 * What a side has beside the board: walls.
 */
export type Stock = { side: Seat, kind: "h" | "v", count: number, };

/**
 * What a player should know and cannot see in the men alone.
 */
export type Note = { code: string, rule: string, words: string, };

/**
 * What an action is to the eye and the hand. `over` are the men it takes or turns; a wall is a `to` without a `from`.
 */
export type Touch = { kind: "move" | "capture" | "flip" | "ball" | "wall" | "stop" | "pass", from: string | null, to: string | null, over: Array<string>, };

/**
 * A game.
 */
export type GameInfo = { id: string, name: string, tagline: string, turnHelp: string, 
/**
 * What its pieces are called, one and several of them.
 */
man: string, men: string, 
/**
 * What a hand does first, for who has never played it.
 */
firstTouch: string, sides: [SideInfo, SideInfo], legend: Array<Sign>, 
/**
 * The text of the start position.
 */
start: string, layout: Layout, 
/**
 * How many levels it has.
 */
levels: number, 
/**
 * Whether `exact` has an answer.
 */
solved: boolean, };

/**
 * A side by its letter in position text, and its name.
 */
export type SideInfo = { letter: string, name: string, };

/**
 * A sign of the drawn board and what it stands for.
 */
export type Sign = { sign: string, text: string, };

/**
 * Everything a screen shows of a game.
 */
export type Look = { 
/**
 * The version of the rules the game is played by.
 */
rules: string, 
/**
 * The position between the turns, whatever legs are on the board.
 */
position: string, side: Seat, 
/**
 * The legs that are on the board. There may be one that nobody asked for: where no pawn can move, that is skipped by
 * itself.
 */
partial: string, midTurn: boolean, scene: Scene, 
/**
 * What may be touched.
 */
choices: Array<Choice>, 
/**
 * The whole turn, if it can be completed in one way only.
 */
completion?: string, ending: Ending | null, history: Array<Turn>, 
/**
 * How often this position has occurred (C3).
 */
repetitions: number, 
/**
 * Turns in a row without anything irreversible (C4).
 */
quietTurns: number, };

/**
 * Something that may be touched.
 */
export type Choice = { 
/**
 * The turn with this leg.
 */
text: string, 
/**
 * Whether the turn is complete with it.
 */
done: boolean, touch: Touch, };

/**
 * A turn that was played.
 */
export type Turn = { text: string, side: Seat, 
/**
 * The places and walls it touched, in order, each once.
 */
touched: Array<string>, 
/**
 * How many men it took or turned.
 */
captures: number, };

/**
 * How a game has ended.
 */
export type Ending = { outcome: "first" | "second" | "draw", 
/**
 * What has ended it: `repetition`, `no-progress`, `resigned`, `agreed`, or what the rules of the game call it.
 */
cause: string, rule: string, words: string, };

/**
 * One leg of a turn and what the board looks like after it.
 */
export type Frame = { touch: Touch, scene: Scene, };

/**
 * Why something is not accepted.
 */
export type Objection = { 
/**
 * A stable name.
 */
code: string, 
/**
 * The number of the rule, where one is broken.
 */
rule: string | null, 
/**
 * The character of the text, counted from 0, where it can be told.
 */
at: number | null, 
/**
 * A sentence.
 */
words: string, 
/**
 * The places and walls it speaks of.
 */
places: Array<string>, };

/**
 * The turn a level plays.
 */
export type LevelTurn = { 
/**
 * Null if the game is over.
 */
turn: string | null, };

/**
 * What the engine has found out.
 */
export type Analysis = { 
/**
 * Actions looked ahead.
 */
depth: number, 
/**
 * Positions visited.
 */
nodes: number, 
/**
 * The best lines, best first; none if the game is over.
 */
lines: Array<ThoughtLine>, };

/**
 * A line of best play, and what it is worth to the side to move.
 */
export type ThoughtLine = { turns: Array<string>, 
/**
 * The chance to win, a draw counting half: 0 to 1.
 */
chance: number, 
/**
 * Hundredths of a man.
 */
score: number, 
/**
 * A forced end, and the turns to it.
 */
end: End | null, 
/**
 * Whether this is the truth and not what was found in some time.
 */
exact: boolean, };

/**
 * A forced end.
 */
export type End = { result: "win" | "loss", turns: number, };

/**
 * What a position of a solved game is worth, and every turn in it, best first.
 */
export type Exact = { value: Value, turns: Array<ExactTurn>, };

/**
 * A turn and what it is worth to the player who makes it.
 */
export type ExactTurn = { turn: string, value: Value, from: string, to: string, };

/**
 * A result with best play, and how many turns away it is; a draw is at no distance.
 */
export type Value = { result: "win" | "draw" | "loss", distance: number | null, };

/**
 * A game that was read from a text.
 */
export type ReadGame = { game: string, 
/**
 * The version of the rules it was played by.
 */
rules: string, 
/**
 * The position it began in; null if that is the start position.
 */
start: string | null, turns: Array<string>, 
/**
 * How the players have ended it, if they have.
 */
ending: Settled | null, 
/**
 * What is said about it. A `Result` and a `Termination` are among it only where the turns and the players do not tell.
 */
tags: Array<[string, string]>, };

/**
 * Everything there is to read about a game in one language. Texts hold turns between backticks and numbers of rules in
 * square brackets.
 */
export type Lesson = { 
/**
 * Where the game comes from: two lines.
 */
history: Array<string>, 
/**
 * What a player is after, in one sentence.
 */
goal: string, sections: Array<Section>, 
/**
 * How a position is written.
 */
position: string, tasks: Array<Task>, 
/**
 * The rules once more, on one page.
 */
cheatSheet: Array<Card>, };

/**
 * Some rules that belong together.
 */
export type Section = { 
/**
 * Their numbers: where objections lead.
 */
rules: Array<string>, title: string, 
/**
 * Paragraphs.
 */
text: Array<string>, rulings: Array<Ruling>, diagrams: Array<Diagram>, };

/**
 * What a rule says, as briefly as a task needs it.
 */
export type Reminder = { rule: string, text: string, };

/**
 * A decision of ours, with its reason in one line.
 */
export type Ruling = { rule: string, reason: string, };

/**
 * A position to look at and to play in.
 */
export type Diagram = { 
/**
 * The same in all languages.
 */
name: string, position: string, caption: string, 
/**
 * Turns that can be shown, each from this position.
 */
shows: Array<string>, 
/**
 * Turns that the section's rules forbid here.
 */
wrong: Array<string>, 
/**
 * Places and walls to notice.
 */
marks: Array<string>, };

/**
 * Something to be done in one turn.
 */
export type Task = { 
/**
 * The same in all languages: progress is remembered under it.
 */
name: string, 
/**
 * What must be known for it.
 */
reminders: Array<Reminder>, position: string, 
/**
 * What is to be done.
 */
text: string, hint: string, 
/**
 * A turn that does it.
 */
solution: string, };

/**
 * A part of the cheat sheet.
 */
export type Card = { title: string, lines: Array<string>, };

/**
 * What came of a turn that was meant to do a task.
 */
export type Judged = { "verdict": "reached" } | { "verdict": "missed", 
/**
 * A stable name.
 */
code: string, 
/**
 * A sentence.
 */
words: string, } | { "verdict": "refused", 
/**
 * Why.
 */
objection: Objection, };

/**
 * A game from its start to now.
 */
export type GameText = { 
/**
 * Its id.
 */
game: string, 
/**
 * The version of the rules it is played by, if not today's.
 */
rules?: string | null, 
/**
 * The position it began in, if not the start position.
 */
start?: string | null, 
/**
 * The turns so far.
 */
turns: Array<string>, 
/**
 * Resignation or agreement, which no turn tells.
 */
ending?: Settled | null, };

/**
 * How the players have ended a game (C5).
 */
export type Settled = { "cause": "resigned", 
/**
 * 0 for the first side, 1 for the second.
 */
side: Seat, } | { "cause": "agreed" };

/**
 * A game as it stands, perhaps in the middle of a turn.
 */
export type Moment = { 
/**
 * The language of the answer's words: `en` or `fr`.
 */
language?: string, 
/**
 * The legs of the next turn that are already on the board.
 */
partial?: string, 
/**
 * Its id.
 */
game: string, 
/**
 * The version of the rules it is played by, if not today's.
 */
rules?: string | null, 
/**
 * The position it began in, if not the start position.
 */
start?: string | null, 
/**
 * The turns so far.
 */
turns: Array<string>, 
/**
 * Resignation or agreement, which no turn tells.
 */
ending?: Settled | null, };

/**
 * A question.
 */
export type Request = { "call": "games", 
/**
 * In which language.
 */
language: string, } | { "call": "look" } & Moment | { "call": "film", 
/**
 * The turn, finished or not. Legs that are already on the board are not shown again.
 */
turn: string, 
/**
 * The language of the answer's words: `en` or `fr`.
 */
language?: string, 
/**
 * The legs of the next turn that are already on the board.
 */
partial?: string, 
/**
 * Its id.
 */
game: string, 
/**
 * The version of the rules it is played by, if not today's.
 */
rules?: string | null, 
/**
 * The position it began in, if not the start position.
 */
start?: string | null, 
/**
 * The turns so far.
 */
turns: Array<string>, 
/**
 * Resignation or agreement, which no turn tells.
 */
ending?: Settled | null, } | { "call": "why", 
/**
 * The man that should act, or a place without one.
 */
from?: string | null, 
/**
 * Where it should go, or a wall.
 */
to?: string | null, 
/**
 * The language of the answer's words: `en` or `fr`.
 */
language?: string, 
/**
 * The legs of the next turn that are already on the board.
 */
partial?: string, 
/**
 * Its id.
 */
game: string, 
/**
 * The version of the rules it is played by, if not today's.
 */
rules?: string | null, 
/**
 * The position it began in, if not the start position.
 */
start?: string | null, 
/**
 * The turns so far.
 */
turns: Array<string>, 
/**
 * Resignation or agreement, which no turn tells.
 */
ending?: Settled | null, } | { "call": "typed", 
/**
 * What was typed.
 */
turn: string, 
/**
 * The language of the answer's words: `en` or `fr`.
 */
language?: string, 
/**
 * The legs of the next turn that are already on the board.
 */
partial?: string, 
/**
 * Its id.
 */
game: string, 
/**
 * The version of the rules it is played by, if not today's.
 */
rules?: string | null, 
/**
 * The position it began in, if not the start position.
 */
start?: string | null, 
/**
 * The turns so far.
 */
turns: Array<string>, 
/**
 * Resignation or agreement, which no turn tells.
 */
ending?: Settled | null, } | { "call": "level", 
/**
 * 1 to 8.
 */
level: number, 
/**
 * The same seed plays the same turn in the same position.
 */
seed: number, 
/**
 * The language of the answer's words: `en` or `fr`.
 */
language?: string, 
/**
 * The legs of the next turn that are already on the board.
 */
partial?: string, 
/**
 * Its id.
 */
game: string, 
/**
 * The version of the rules it is played by, if not today's.
 */
rules?: string | null, 
/**
 * The position it began in, if not the start position.
 */
start?: string | null, 
/**
 * The turns so far.
 */
turns: Array<string>, 
/**
 * Resignation or agreement, which no turn tells.
 */
ending?: Settled | null, } | { "call": "think", 
/**
 * Positions to visit at most.
 */
nodes: number, 
/**
 * How many first turns to give a line for.
 */
lines: number, 
/**
 * The language of the answer's words: `en` or `fr`.
 */
language?: string, 
/**
 * The legs of the next turn that are already on the board.
 */
partial?: string, 
/**
 * Its id.
 */
game: string, 
/**
 * The version of the rules it is played by, if not today's.
 */
rules?: string | null, 
/**
 * The position it began in, if not the start position.
 */
start?: string | null, 
/**
 * The turns so far.
 */
turns: Array<string>, 
/**
 * Resignation or agreement, which no turn tells.
 */
ending?: Settled | null, } | { "call": "exact" } & Moment | { "call": "transcript", 
/**
 * What is said about it: `["White", "Ada"]`.
 */
tags: Array<[string, string]>, 
/**
 * The language of the answer's words: `en` or `fr`.
 */
language?: string, 
/**
 * The legs of the next turn that are already on the board.
 */
partial?: string, 
/**
 * Its id.
 */
game: string, 
/**
 * The version of the rules it is played by, if not today's.
 */
rules?: string | null, 
/**
 * The position it began in, if not the start position.
 */
start?: string | null, 
/**
 * The turns so far.
 */
turns: Array<string>, 
/**
 * Resignation or agreement, which no turn tells.
 */
ending?: Settled | null, } | { "call": "readTranscript", 
/**
 * The text.
 */
text: string, 
/**
 * The language of the answer's words.
 */
language: string, } | { "call": "lesson", 
/**
 * In which language.
 */
language: string, 
/**
 * Its id.
 */
game: string, } | { "call": "judge", 
/**
 * The language of the answer's words.
 */
language: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The task's name.
 */
task: string, 
/**
 * The whole turn.
 */
turn: string, };

/** What each call is answered with, inside `{ ok }`; `think` shows the same type while it thinks. */
export interface Answers {
  games: GameInfo[];
  look: Look;
  film: Frame[];
  why: Objection | null;
  typed: string;
  level: LevelTurn;
  think: Analysis;
  exact: Exact | null;
  transcript: string;
  readTranscript: ReadGame;
  lesson: Lesson;
  judge: Judged;
}

export type Call = keyof Answers;

export type Answer<T> = { ok: T } | { error: Objection };
