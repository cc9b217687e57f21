// Written by a test of crates/wasm from its types: PIONNIER_WRITE=1 cargo test -p pionnier-wasm

/**
 * What the engine has found out about a position.
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
 * The best lines, best first, with different first turns; none only where the game is over.
 */
lines: Array<ThoughtLine>, };

/**
 * What somebody has put together by hand.
 */
export type Arranged = { 
/**
 * The text of the position, if it is one.
 */
position: string | null, 
/**
 * Why it is none.
 */
fault: Said<Objection> | null, 
/**
 * How the game is over in it, if it is.
 */
ending: string | null, };

/**
 * Everything that a position's text says, as a hand puts it together. Whether it can be a position is for
 * [`Notation::read_position`](crate::Notation::read_position) to say.
 */
export type Arrangement = { 
/**
 * What stands on the board, and beside it.
 */
scene: Scene, 
/**
 * The side to move.
 */
side: Side, 
/**
 * How long the last move was, in a game where that matters; 0 if there was none.
 */
lastLength: number | null, };

/**
 * Where something that bars the way can stand between squares.
 */
export type BarrierPlace = { 
/**
 * The barrier, as it is written in turn text.
 */
name: string, 
/**
 * Half steps from the left to its middle.
 */
x: number, 
/**
 * Half steps from below to its middle.
 */
y: number, 
/**
 * How it lies.
 */
kind: Orientation, };

/**
 * A part of the cheat sheet.
 */
export type Card = { 
/**
 * What it is about.
 */
title: string, 
/**
 * What is to be known, in short lines.
 */
lines: Array<string>, };

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
done: boolean, 
/**
 * What it is to the hand.
 */
touch: Touch, };

/**
 * A position to look at and to play in.
 */
export type Diagram = { 
/**
 * Its name, the same in all languages.
 */
name: string, 
/**
 * The position.
 */
position: string, 
/**
 * What to notice.
 */
caption: string, 
/**
 * Turns that can be shown, each from this position.
 */
shows: Array<string>, 
/**
 * Turns that the section's rules forbid here.
 */
wrong: Array<string>, 
/**
 * Squares, points and walls to notice.
 */
marks: Array<string>, };

/**
 * An arrow, or a circle if it ends where it begins.
 */
export type Drawn = { 
/**
 * The place where it begins.
 */
from: string, 
/**
 * The place it points to.
 */
to: string, };

/**
 * How hard a review looks at each position.
 */
export type Effort = "quick" | "standard";

/**
 * How a game has ended.
 */
export type Ended = { 
/**
 * Who has won, or that it is a draw.
 */
outcome: Outcome, 
/**
 * What has ended it: `repetition`, `no-progress`, `resigned`, `agreed`, or what the rules of the game call it.
 */
cause: string, 
/**
 * The number of the rule.
 */
rule: string, };

/**
 * What a position is worth with best play, and every turn in it, best first.
 */
export type Exact = { 
/**
 * The value for the side to move.
 */
value: Value, 
/**
 * Whether the turns without progress (C4) could run out before that: it is won or lost only if the count allows.
 */
ifCountAllows: boolean, 
/**
 * The legal turns; none if the game is over.
 */
turns: Array<ExactTurn>, };

/**
 * A turn and what it is worth to the player who makes it.
 */
export type ExactTurn = { 
/**
 * Its text.
 */
turn: string, 
/**
 * What its first action is to the hand.
 */
touch: Touch, 
/**
 * Its value.
 */
value: Value, 
/**
 * Whether the turns without progress (C4) could run out before that.
 */
ifCountAllows: boolean, 
/**
 * If it draws: how hard it makes the draw for the opponent.
 */
trap: Trap | null, };

/**
 * What was found out about a position.
 */
export type Finding = { 
/**
 * The best turn that was found; none where the game is over.
 */
best: string | null, 
/**
 * Hundredths of a man, or a forced end and the turns to it.
 */
score: Score, 
/**
 * Whether this is the truth and not what was found in some time: the game is over, or the value is looked up.
 */
exact: boolean, 
/**
 * The chance to win, a draw counting half: 0 to 1.
 */
chance: number, 
/**
 * How the game ends with best play, where that is certain. A win that was found by looking ahead is certain, but there may
 * be a shorter one; a draw is certain only where it is looked up.
 */
value: Value | null, };

/**
 * One leg of a turn and what the board looks like after it.
 */
export type Frame = { 
/**
 * What is done.
 */
touch: Touch, 
/**
 * What then stands on the board.
 */
scene: Scene, };

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
firstTouch: string, sides: Sides, 
/**
 * The text of the start position.
 */
start: string, layout: Layout, 
/**
 * What its board and its men are drawn with: parts of an SVG picture, each with an id.
 */
artwork: string, 
/**
 * Its levels, from the first to the strongest.
 */
levels: Array<LevelInfo>, 
/**
 * Whether `exact` has an answer.
 */
solved: boolean, };

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
 * A sign behind a turn.
 */
export type Glyph = "!!" | "!" | "!?" | "?!" | "?" | "??";

/**
 * What came of a turn that was meant to do a task.
 */
export type Judged = { "verdict": "reached" } | { "verdict": "missed" } & Said<Miss> | { "verdict": "refused", 
/**
 * Why.
 */
objection: Said<Objection>, };

/**
 * What is to be said about a turn that was played.
 */
export type Judgement = { 
/**
 * Who played it.
 */
side: Side, 
/**
 * The turn.
 */
turn: string, 
/**
 * The best turn that was found, perhaps the same.
 */
best: string, 
/**
 * What the best turn was worth to the player.
 */
before: Worth, 
/**
 * What the turn was worth to the player.
 */
after: Worth, 
/**
 * How good it was.
 */
verdict: Verdict, 
/**
 * How much of the winning chances it has cost, 0 to 1.
 */
loss: number, };

/**
 * Where the record of a game is kept from one question to the next. One is kept at a time.
 */
export type Kept = { 
/**
 * The record's name; the page gives another to each that it opens.
 */
name: number, 
/**
 * The turns of the moment come after so many turns of the record, and those after them are taken back. With 0 the game is opened
 * anew; otherwise the answer is the error `lost` if there is no such record, as in a worker that was restarted.
 */
from: number, 
/**
 * So many turns of the history are known to the page.
 */
known: number, };

/**
 * The name of a column or a row.
 */
export type Label = { 
/**
 * What is written beside the board.
 */
text: string, 
/**
 * The x of the column or the y of the row.
 */
at: number, };

/**
 * A language in which the program can speak.
 */
export type Language = "en" | "fr";

/**
 * The board without men: where everything that can be touched lies.
 *
 * Distances are in half steps, so that neighbouring squares are 2 apart and the groove between them is at an odd
 * number. `x` grows to the right, `y` upwards, from the first player, who sits below, to the second.
 */
export type Layout = { 
/**
 * The squares or points.
 */
places: Array<Place>, 
/**
 * The lines drawn between points, each straight from end to end.
 */
lines: Array<Line>, 
/**
 * Where barriers can stand.
 */
barriers: Array<BarrierPlace>, 
/**
 * The names of the columns, from the left, `at` being an x.
 */
columns: Array<Label>, 
/**
 * The names of the rows, from below, `at` being a y.
 */
rows: Array<Label>, };

/**
 * Everything there is to read about a game in one language.
 */
export type Lesson = { 
/**
 * Where the game comes from: two lines.
 */
history: Array<string>, 
/**
 * What a player is after, in one sentence.
 */
goal: string, 
/**
 * The rules, the game's own before those of all games.
 */
sections: Array<Section>, 
/**
 * How a position is written, which only those want to know who already know the game.
 */
position: string, 
/**
 * A first game, task by task.
 */
tasks: Array<Task>, 
/**
 * The rules once more, on one page.
 */
cheatSheet: Array<Card>, };

/**
 * A level of the engine, to somebody who chooses one.
 */
export type LevelInfo = { name: string, 
/**
 * What to expect, in a sentence.
 */
about: string, };

/**
 * A line drawn on the board.
 */
export type Line = { 
/**
 * The place where it begins.
 */
from: string, 
/**
 * The place where it ends.
 */
to: string, 
/**
 * How it is drawn.
 */
kind: LineKind, };

/**
 * What kind of line it is.
 */
export type LineKind = "plain" | "accent";

/**
 * A game as a screen shows it, perhaps in the middle of a turn.
 */
export type Look = { 
/**
 * The version of the rules the game is played by.
 */
rules: string, 
/**
 * The text of the position between the turns.
 */
position: string, 
/**
 * The side to act.
 */
side: Side, 
/**
 * The legs that are already on the board, as turn text. There may be one that nobody asked for: where no pawn can move,
 * that is skipped by itself.
 */
partial: string, 
/**
 * Whether there are any.
 */
midTurn: boolean, 
/**
 * What stands on the board.
 */
scene: Scene, 
/**
 * What a player should know and cannot see in the men alone.
 */
notes: Array<Said<Note>>, 
/**
 * What may be touched; nothing if the game is over.
 */
choices: Array<Choice>, 
/**
 * The whole turn, if it can be completed in one way only.
 */
completion?: string, 
/**
 * How the game has ended, if it has.
 */
ending: Said<Ended> | null, 
/**
 * The turns so far, without those that the asker knows already.
 */
history: Array<PlayedTurn>, 
/**
 * How often this position has occurred (C3).
 */
repetitions: number, 
/**
 * Turns in a row without anything irreversible (C4).
 */
quietTurns: number, 
/**
 * Whether the exact value of the position and of every turn in it can be looked up: in a solved game, in endgames that a table in the
 * box knows. Not where the game is over.
 */
tabled: boolean, };

/**
 * A man on the board.
 */
export type Man = { 
/**
 * Where it stands.
 */
place: string, 
/**
 * Whose it is.
 */
side: Side, 
/**
 * What it looks like.
 */
kind: ManKind, };

/**
 * What kind of man it is.
 */
export type ManKind = "man" | "disc" | "pawn" | "carrier";

/**
 * Why a turn does not do what was asked: for programs as a code, for people in words.
 */
export type Miss = { 
/**
 * A stable name: `missed-take`.
 */
code: string, };

/**
 * A game as it stands, perhaps in the middle of a turn.
 */
export type Moment = { 
/**
 * The language of the answer's words; English if nothing is said.
 */
language?: Language, 
/**
 * The legs of the next turn that are already on the board.
 */
partial?: string, 
/**
 * What was said of the game before, so that it need not be said again.
 */
kept?: Kept, 
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
 * Something a player should know and cannot see in the men alone. Its words are in the message files under `note-` and the code.
 */
export type Note = { 
/**
 * A stable name: one of [`Scenery::NOTES`].
 */
code: string, 
/**
 * The rule behind it.
 */
rule: string, };

/**
 * Why a position or a turn was not accepted: for programs as codes and places, for people in words.
 */
export type Objection = { 
/**
 * The number of the rule, where one is broken.
 */
rule: string | null, 
/**
 * The character of the text, counted from 0, where it can be told.
 */
at: number | null, 
/**
 * A stable name: `must-capture`, `expected-square`, `over-won`.
 */
code: string, 
/**
 * What the words are filled with: squares, numbers. Over a wire only the places and barriers it speaks of.
 */
places: Array<string>, };

/**
 * How a barrier lies.
 */
export type Orientation = "h" | "v";

/**
 * How a game has ended. Over a wire: the side that has won, or `draw`.
 */
export type Outcome = Side | "draw";

/**
 * The light in a picture.
 */
export type PictureTheme = "light" | "dark";

/**
 * How a picture is looked at.
 */
export type PictureView = { 
/**
 * Pixels from left to right.
 */
width: number, 
/**
 * Seen from the side of the second player.
 */
flipped: boolean, 
/**
 * In which light.
 */
theme: PictureTheme, 
/**
 * With the names of columns and rows.
 */
coordinates: boolean, 
/**
 * With rounded corners, clear outside.
 */
rounded: boolean, 
/**
 * Arrows and circles over the men: from where to where.
 */
annotations: Array<[string, string]>, };

/**
 * A square or point.
 */
export type Place = { 
/**
 * As it is written in turn text.
 */
name: string, 
/**
 * Half steps from the left.
 */
x: number, 
/**
 * Half steps from below.
 */
y: number, 
/**
 * What is drawn there.
 */
kind: PlaceKind, };

/**
 * What kind of place it is.
 */
export type PlaceKind = "square" | "border" | "base-first" | "base-second" | "point" | "landmark";

/**
 * A turn that was played.
 */
export type PlayedTurn = { 
/**
 * Its text.
 */
text: string, 
/**
 * Who played it.
 */
side: Side, 
/**
 * Every place and wall it touched, in order, each once.
 */
touched: Array<string>, 
/**
 * How many men it took or turned.
 */
captures: number, };

/**
 * A game that was read from a text.
 */
export type ReadGame = { 
/**
 * What is said about it. A `Result` and a `Termination` are among it only where the turns and the players do not tell.
 */
tags: Array<[string, string]>, 
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
language: Language, } | { "call": "look" } & Moment | { "call": "film", 
/**
 * The turn, finished or not. Legs that are already on the board are not shown again.
 */
turn: string, 
/**
 * The language of the answer's words; English if nothing is said.
 */
language?: Language, 
/**
 * The legs of the next turn that are already on the board.
 */
partial?: string, 
/**
 * What was said of the game before, so that it need not be said again.
 */
kept?: Kept, 
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
ending?: Settled | null, } | { "call": "play", 
/**
 * The whole turn.
 */
turn: string, 
/**
 * The language of the answer's words; English if nothing is said.
 */
language?: Language, 
/**
 * The legs of the next turn that are already on the board.
 */
partial?: string, 
/**
 * What was said of the game before, so that it need not be said again.
 */
kept?: Kept, 
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
 * The language of the answer's words; English if nothing is said.
 */
language?: Language, 
/**
 * The legs of the next turn that are already on the board.
 */
partial?: string, 
/**
 * What was said of the game before, so that it need not be said again.
 */
kept?: Kept, 
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
 * The language of the answer's words; English if nothing is said.
 */
language?: Language, 
/**
 * The legs of the next turn that are already on the board.
 */
partial?: string, 
/**
 * What was said of the game before, so that it need not be said again.
 */
kept?: Kept, 
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
ending?: Settled | null, } | { "call": "turns", 
/**
 * No more than so many: in some positions there are millions.
 */
most: number, 
/**
 * The language of the answer's words; English if nothing is said.
 */
language?: Language, 
/**
 * The legs of the next turn that are already on the board.
 */
partial?: string, 
/**
 * What was said of the game before, so that it need not be said again.
 */
kept?: Kept, 
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
ending?: Settled | null, } | { "call": "perft", 
/**
 * How many turns.
 */
depth: number, 
/**
 * The language of the answer's words; English if nothing is said.
 */
language?: Language, 
/**
 * The legs of the next turn that are already on the board.
 */
partial?: string, 
/**
 * What was said of the game before, so that it need not be said again.
 */
kept?: Kept, 
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
 * 1 to 10.
 */
level: number, 
/**
 * The same seed plays the same turn in the same position.
 */
seed: number, 
/**
 * The language of the answer's words; English if nothing is said.
 */
language?: Language, 
/**
 * The legs of the next turn that are already on the board.
 */
partial?: string, 
/**
 * What was said of the game before, so that it need not be said again.
 */
kept?: Kept, 
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
 * The language of the answer's words; English if nothing is said.
 */
language?: Language, 
/**
 * The legs of the next turn that are already on the board.
 */
partial?: string, 
/**
 * What was said of the game before, so that it need not be said again.
 */
kept?: Kept, 
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
ending?: Settled | null, } | { "call": "exact" } & Moment | { "call": "assess", 
/**
 * How hard to look.
 */
effort: Effort, 
/**
 * The language of the answer's words; English if nothing is said.
 */
language?: Language, 
/**
 * The legs of the next turn that are already on the board.
 */
partial?: string, 
/**
 * What was said of the game before, so that it need not be said again.
 */
kept?: Kept, 
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
ending?: Settled | null, } | { "call": "review", 
/**
 * About every position, the first and the last included.
 */
findings: Array<Finding>, 
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
ending?: Settled | null, } | { "call": "writeStudy", 
/**
 * The game.
 */
study: StudyText, 
/**
 * In which form.
 */
form: StudyForm, 
/**
 * The language of the answer's words, if it is refused.
 */
language: Language, } | { "call": "readStudy", 
/**
 * The text.
 */
text: string, 
/**
 * The language of the answer's words.
 */
language: Language, } | { "call": "picture", 
/**
 * How it is looked at.
 */
view: PictureView, 
/**
 * The language of the answer's words; English if nothing is said.
 */
language?: Language, 
/**
 * The legs of the next turn that are already on the board.
 */
partial?: string, 
/**
 * What was said of the game before, so that it need not be said again.
 */
kept?: Kept, 
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
ending?: Settled | null, } | { "call": "arrangement", 
/**
 * The language of the answer's words.
 */
language: Language, 
/**
 * The game's id.
 */
game: string, 
/**
 * The position's text.
 */
position: string, } | { "call": "arrange", 
/**
 * The language of the answer's words.
 */
language: Language, 
/**
 * The game's id.
 */
game: string, 
/**
 * What was put together.
 */
arrangement: Arrangement, } | { "call": "transcript", 
/**
 * What is said about it: `["White", "Ada"]`.
 */
tags: Array<[string, string]>, 
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
language: Language, } | { "call": "lesson", 
/**
 * In which language.
 */
language: Language, 
/**
 * Its id.
 */
game: string, } | { "call": "themes", 
/**
 * In which language.
 */
language: Language, 
/**
 * Its id.
 */
game: string, } | { "call": "judge", 
/**
 * The language of the answer's words.
 */
language: Language, 
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

/**
 * A game that was looked at from its beginning to its end.
 */
export type Review = { 
/**
 * About every turn.
 */
turns: Array<Judgement>, 
/**
 * What every position is worth to the first side, the start included.
 */
values: Array<Worth>, 
/**
 * How accurately the first and the second side have played, 0 to 1; nothing for a side that has not played.
 */
accuracy: [number | null, number | null], 
/**
 * The turns that cost most, at most three, in the order in which they were played; counted from 0.
 */
turningPoints: Array<number>, };

/**
 * A sentence or two about a rule.
 */
export type RuleText = { 
/**
 * The number of the rule.
 */
rule: string, 
/**
 * What is said of it.
 */
text: string, };

/**
 * What stands on the board, also in the middle of a turn.
 */
export type Scene = { 
/**
 * The men. Two of them share a place only where that has ended the game.
 */
men: Array<Man>, 
/**
 * The names of the barriers.
 */
barriers: Array<string>, 
/**
 * What each side has beside the board.
 */
stock: Array<Stock>, };

/**
 * A value for the side to act: hundredths of a man, or a forced end and its distance in turns. Larger is better.
 */
export type Score = number;

/**
 * Some rules that belong together.
 *
 * Texts may hold turns and positions between backticks, and numbers of rules in square brackets: `[K4]`.
 */
export type Section = { 
/**
 * Their numbers.
 */
rules: Array<string>, 
/**
 * What they are about.
 */
title: string, 
/**
 * The rules, in paragraphs.
 */
text: Array<string>, 
/**
 * Where the original is silent and we have decided: why it is so, in one line.
 */
rulings: Array<RuleText>, 
/**
 * Positions to try the rules in.
 */
diagrams: Array<Diagram>, };

/**
 * How the players have ended a game (C5).
 */
export type Settled = { "cause": "resigned", 
/**
 * Which.
 */
side: Side, } | { "cause": "agreed" };

/**
 * One of the two players. Over a wire: `first` or `second`.
 */
export type Side = "first" | "second";

/**
 * What the sides are called.
 */
export type Sides = { first: string, second: string, };

/**
 * A turn that was played.
 */
export type Step = { 
/**
 * What it looks like, without the legs that were on the board before.
 */
frames: Array<Frame>, 
/**
 * All of its legs.
 */
touches: Array<Touch>, 
/**
 * What a screen shows after it.
 */
look: Look, };

/**
 * The barriers that a side has beside the board.
 */
export type Stock = { 
/**
 * Whose it is.
 */
side: Side, 
/**
 * How they lie.
 */
kind: Orientation, 
/**
 * How many.
 */
count: number, };

/**
 * The forms of a study.
 */
export type StudyForm = "text" | "json";

/**
 * A game with its variations.
 */
export type StudyText = { 
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
 * Resignation or agreement at the end of the main line.
 */
ending?: Settled | null, 
/**
 * What is said about it: `["First", "Ada"]`.
 */
tags: Array<[string, string]>, 
/**
 * What is remarked before the first turn, in words; empty for nothing.
 */
comment?: string, 
/**
 * And in arrows and circles.
 */
drawn?: Array<Drawn>, 
/**
 * Every turn, of the main line and of all variations.
 */
turns: Array<StudyTurn>, };

/**
 * A turn of a study. Of several after the same turn the first is the main line there.
 */
export type StudyTurn = { 
/**
 * The turn it is played after, by its number in the list, counted from 1; 0 is the start. It comes earlier in the list.
 */
after: number, 
/**
 * The turn.
 */
turn: string, 
/**
 * How good it is in somebody's opinion.
 */
glyph?: Glyph | null, 
/**
 * In words; empty for nothing.
 */
comment?: string, 
/**
 * In arrows and circles.
 */
drawn?: Array<Drawn>, };

/**
 * Something to be done in one turn.
 */
export type Task = { 
/**
 * Its name, the same in all languages, under which progress can be remembered.
 */
name: string, 
/**
 * What must be known for it, as briefly as it is needed: taught before it is asked.
 */
reminders: Array<RuleText>, 
/**
 * The position.
 */
position: string, 
/**
 * What is to be done.
 */
text: string, 
/**
 * What helps.
 */
hint: string, 
/**
 * A turn that does it.
 */
solution: string, };

/**
 * Something that puzzles of a game can be about.
 */
export type Theme = { 
/**
 * Its name in files.
 */
code: string, 
/**
 * Its name for people.
 */
name: string, 
/**
 * What is meant, in a sentence.
 */
words: string, };

/**
 * A line of best play.
 */
export type ThoughtLine = { 
/**
 * Its turns, all complete, at least one.
 */
turns: Array<string>, 
/**
 * Hundredths of a man, or a forced end and the turns to it.
 */
score: Score, 
/**
 * Whether this is the truth and not what was found in some time: the game is over, or the value is looked up.
 */
exact: boolean, 
/**
 * The chance to win, a draw counting half: 0 to 1.
 */
chance: number, 
/**
 * How the game ends with best play, where that is certain. A win that was found by looking ahead is certain, but there may
 * be a shorter one; a draw is certain only where it is looked up.
 */
value: Value | null, };

/**
 * What an action is to the eye and the hand.
 */
export type Touch = { 
/**
 * What is done.
 */
kind: TouchKind, 
/**
 * The man that acts.
 */
from: string | null, 
/**
 * Where it goes, who receives what is carried, or the barrier.
 */
to: string | null, 
/**
 * The men that are taken or turned over.
 */
over: Array<string>, };

/**
 * What is done with one touch.
 */
export type TouchKind = "move" | "capture" | "flip" | "transfer" | "barrier" | "stop" | "pass";

/**
 * How hard it is for the opponent to answer a drawing turn.
 */
export type Trap = { 
/**
 * How many of the opponent's replies keep the draw; at least one does.
 */
drawingReplies: number, 
/**
 * Among the replies that lose, the longest way to the end, in plies from before the reply; 0 if no reply loses.
 * The longer, the harder to see.
 */
longestLosingLine: number, };

/**
 * The exact value of a position for the side to move, with the number of plies to the end: the winner takes the
 * shortest way, the loser the longest. A draw is endless play or a drawn ending.
 *
 * Values are ordered by what the side to move prefers: `Loss(2) < Loss(40) < Draw < Win(41) < Win(1)`.
 */
export type Value = { "result": "loss", "distance": number } | { "result": "draw" } | { "result": "win", "distance": number };

/**
 * How good a turn was.
 */
export type Verdict = "best" | "good" | "inaccuracy" | "mistake" | "blunder";

/**
 * What a position is worth to the side to move, or a turn to the side that makes it.
 */
export type Worth = { 
/**
 * Hundredths of a man, or a forced end and the turns to it.
 */
score: Score, 
/**
 * Whether this is the truth and not what was found in some time: the game is over, or the value is looked up.
 */
exact: boolean, 
/**
 * The chance to win, a draw counting half: 0 to 1.
 */
chance: number, 
/**
 * How the game ends with best play, where that is certain. A win that was found by looking ahead is certain, but there may
 * be a shorter one; a draw is certain only where it is looked up.
 */
value: Value | null, };

/** Something with the sentence that a person is told of it. */
export type Said<T> = T & { words: string };

/** What each call is answered with, inside `{ ok }`; `think` shows the same type while it thinks. */
export interface Answers {
  games: GameInfo[];
  look: Look;
  film: Frame[];
  play: Step;
  why: Said<Objection> | null;
  typed: string;
  turns: string[];
  perft: number;
  level: string | null;
  think: Analysis;
  exact: Exact | null;
  picture: string;
  arrangement: Arrangement;
  arrange: Arranged;
  transcript: string;
  readTranscript: ReadGame;
  lesson: Lesson;
  themes: Theme[];
  judge: Judged;
  assess: Finding;
  review: Review;
  writeStudy: string;
  readStudy: StudyText;
}

export type Call = keyof Answers;

export type Answer<T> = { ok: T } | { error: Said<Objection> };
