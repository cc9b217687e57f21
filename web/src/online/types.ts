// Written from crates/server by `PIONNIER_WRITE=1 cargo test -p pionnier-server types`. Do not edit.

import type { Side } from "../wasm/types";

/**
 * The terms of time of a game.
 */
export type Clock = { "kind": "none" } | { "kind": "days", 
/**
 * 1 to 30.
 */
days: number, } | { "kind": "live", 
/**
 * 5 to 10,800.
 */
seconds: number, 
/**
 * Seconds added after each turn, 0 to 180.
 */
increment: number, };

/**
 * The terms of a game.
 */
export type Terms = { 
/**
 * Which game is played: `kono`, `quindo` …
 */
game: string, 
/**
 * The version of its rules. Stored with each game, so that a ruling which changes one day does not change games
 * already played.
 */
rules: string, 
/**
 * The position it begins in.
 */
start: string, 
/**
 * The terms of time.
 */
clock: Clock, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, };

/**
 * Where a game is in its life.
 */
export type Status = "waiting" | "playing" | "over";

/**
 * Why a game has ended.
 */
export type Reason = "rules" | "repetition" | "no-progress" | "resigned" | "agreed" | "time" | "left" | "too-long" | "aborted";

/**
 * How a game has ended.
 */
export type End = { 
/**
 * Why.
 */
reason: Reason, 
/**
 * Who has won; nobody in a draw and in a game that was called off.
 */
winner: Side | null, };

/**
 * What players can offer each other.
 */
export type Offer = "draw" | "takeback" | "rematch";

/**
 * What can be claimed of an absent opponent.
 */
export type Stake = "win" | "draw";

/**
 * Something a player does.
 */
export type Command = { "type": "turn", 
/**
 * The step (turns and takebacks so far) at which it is to be played.
 */
step: number, 
/**
 * Its text.
 */
text: string, } | { "type": "offer", 
/**
 * What.
 */
offer: Offer, } | { "type": "accept", 
/**
 * Which.
 */
offer: Offer, } | { "type": "decline", 
/**
 * Which.
 */
offer: Offer, } | { "type": "resign" } | { "type": "abort" } | { "type": "claim", 
/**
 * What is claimed.
 */
stake: Stake, };

/**
 * One thing that has happened. A game is its terms and these, in order.
 */
export type Event = { "type": "joined", 
/**
 * Where.
 */
seat: Side, 
/**
 * What they want to be called; nothing in games that were made before there were names.
 */
name?: string, } | { "type": "turn", 
/**
 * By whom.
 */
seat: Side, 
/**
 * Its text.
 */
text: string, 
/**
 * Milliseconds it cost on the clock.
 */
spent: number, 
/**
 * Milliseconds forgiven because they were the network's.
 */
lag: number, } | { "type": "offered", 
/**
 * Who.
 */
seat: Side, 
/**
 * What.
 */
offer: Offer, } | { "type": "declined", 
/**
 * By whom.
 */
seat: Side, 
/**
 * What.
 */
offer: Offer, } | { "type": "taken-back", 
/**
 * Who had asked.
 */
seat: Side, 
/**
 * How many turns.
 */
plies: number, } | { "type": "ended" } & End | { "type": "rematch", 
/**
 * Its id. The players' secrets are good there too.
 */
game: string, } | { "type": "outage", 
/**
 * For so many milliseconds.
 */
millis: number, };

/**
 * An event in its place.
 */
export type Entry = { 
/**
 * Its number in the game, counted from 1 without gaps.
 */
seq: number, 
/**
 * When it happened, in milliseconds since 1970.
 */
at: number, } & ({ "type": "joined", 
/**
 * Where.
 */
seat: Side, 
/**
 * What they want to be called; nothing in games that were made before there were names.
 */
name?: string, } | { "type": "turn", 
/**
 * By whom.
 */
seat: Side, 
/**
 * Its text.
 */
text: string, 
/**
 * Milliseconds it cost on the clock.
 */
spent: number, 
/**
 * Milliseconds forgiven because they were the network's.
 */
lag: number, } | { "type": "offered", 
/**
 * Who.
 */
seat: Side, 
/**
 * What.
 */
offer: Offer, } | { "type": "declined", 
/**
 * By whom.
 */
seat: Side, 
/**
 * What.
 */
offer: Offer, } | { "type": "taken-back", 
/**
 * Who had asked.
 */
seat: Side, 
/**
 * How many turns.
 */
plies: number, } | { "type": "ended" } & End | { "type": "rematch", 
/**
 * Its id. The players' secrets are good there too.
 */
game: string, } | { "type": "outage", 
/**
 * For so many milliseconds.
 */
millis: number, });

/**
 * How a game stands.
 */
export type State = { 
/**
 * The number of the last event.
 */
seq: number, 
/**
 * Where the game is in its life.
 */
status: Status, 
/**
 * How it has ended, if it has.
 */
end: End | null, 
/**
 * Which seats are taken.
 */
seated: [boolean, boolean], 
/**
 * What the players are called; empty for those who have not said.
 */
names: [string, string], 
/**
 * Whose turn it is.
 */
to_move: Side, 
/**
 * Turns on the board.
 */
ply: number, 
/**
 * Turns and takebacks so far. Unlike `ply` it never goes back: it numbers a player's turns.
 */
step: number, 
/**
 * When the turn in progress began, in milliseconds since 1970.
 */
started: number, 
/**
 * Milliseconds each side had left at that moment; without meaning if there is no clock.
 */
left: [number, number], 
/**
 * Whether the time of the side to move is running down.
 */
running: boolean, 
/**
 * When the server will act if nobody does: a flag falls, an invitation lapses.
 */
deadline: number | null, 
/**
 * For each kind of offer (draw, takeback, rematch) who has made it, if someone has.
 */
offers: [Side | null, Side | null, Side | null], 
/**
 * The game the players went on to.
 */
rematch: string | null, };

/**
 * Who is at the board, for those who look at it.
 */
export type Attendance = { 
/**
 * Whether the player of each seat is connected, or has asked for something a moment ago.
 */
players: [boolean, boolean], 
/**
 * How many others watch, as far as this server knows.
 */
watchers: number, };

/**
 * A quick phrase. There is no free chat, so that nobody has to be protected from anybody's words.
 */
export type Phrase = "hello" | "have-fun" | "well-played" | "thanks" | "oops" | "one-moment" | "back" | "good-game" | "must-go";

/**
 * A phrase that was said.
 */
export type Said = { 
/**
 * When, in milliseconds since 1970; later than every phrase before it.
 */
at: number, 
/**
 * By whom.
 */
seat: Side, 
/**
 * What.
 */
phrase: Phrase, };

/**
 * What in the rules has ended a game.
 */
export type Cause = { 
/**
 * The number of the rule: `K6`, `C3`.
 */
rule: string, 
/**
 * A stable name: `shut-in`, `repetition`.
 */
code: string, };

/**
 * A game as somebody sees it.
 */
export type View = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its terms.
 */
terms: Terms, 
/**
 * The seat of the one who looks; none for watchers.
 */
seat: Side | null, 
/**
 * How it stands.
 */
state: State, 
/**
 * The board as text.
 */
position: string, 
/**
 * What in the rules has ended the game, if they have.
 */
cause?: Cause, 
/**
 * What has happened after the event they knew. If the last of it has a number below that of the state, there is more
 * to ask for.
 */
entries: Array<Entry>, 
/**
 * Whether anybody may take the free seat.
 */
open: boolean, 
/**
 * What was said after the phrase they had heard. Phrases are for the moment: only the last few are kept.
 */
said: Array<Said>, 
/**
 * Who is there.
 */
attendance: Attendance, 
/**
 * For how many milliseconds the player to move must be away before the other may claim the game.
 */
absence: number | null, 
/**
 * The server's time, in milliseconds since 1970.
 */
now: number, };

/**
 * What is new in a game.
 */
export type News = { 
/**
 * What has happened.
 */
entries: Array<Entry>, 
/**
 * How the game stands after that.
 */
state: State, 
/**
 * The board as text.
 */
position: string, 
/**
 * What in the rules has ended the game, if they have.
 */
cause?: Cause, 
/**
 * The server's time, in milliseconds since 1970.
 */
now: number, };

/**
 * A command was carried out and is on the disk.
 */
export type Receipt = { 
/**
 * The number of the last event in the game.
 */
seq: number, 
/**
 * Turns and takebacks so far.
 */
step: number, 
/**
 * Whether it had been carried out before, and was only sent again.
 */
repeated: boolean, };

/**
 * What the rules have against a turn or a position.
 */
export type RuleObjection = { 
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
at: number | null, };

/**
 * A problem as RFC 9457 has it.
 */
export type Problem = { 
/**
 * Where the code is described: a place in the description of the API.
 */
type: string, 
/**
 * A sentence, in the language the request prefers.
 */
title: string, 
/**
 * The HTTP status, also over a socket.
 */
status: number, 
/**
 * A stable name.
 */
code: string, 
/**
 * More about this very case.
 */
detail?: string, 
/**
 * What the rules have against the turn.
 */
objection?: RuleObjection, 
/**
 * Seconds after which it is worth trying again, where time is all that is needed.
 */
retry_after?: number, };

/**
 * A game in the lobby.
 */
export type Listing = { 
/**
 * Its id.
 */
id: string, 
/**
 * Which game is played.
 */
game: string, 
/**
 * The terms of time.
 */
clock: Clock, 
/**
 * The seat that is free.
 */
seat: Side, 
/**
 * What the player who waits is called; empty if they have not said.
 */
name: string, 
/**
 * When it was offered, in milliseconds since 1970.
 */
created: number, };

/**
 * What a page or a bot sends over a socket.
 */
export type ToServer = { "type": "hello", 
/**
 * The secret of one's seat; watchers have none.
 */
secret?: string, 
/**
 * The number of the last event one has; 0 for none.
 */
after: number, } | { "type": "act", 
/**
 * Chosen by the sender.
 */
id: number, 
/**
 * The number of the last event one had when one decided, so that it can be sent again. Turns have their step.
 */
after?: number, 
/**
 * What to do.
 */
command: Command, } | { "type": "say", 
/**
 * What.
 */
phrase: Phrase, } | { "type": "ping", 
/**
 * Chosen by the sender.
 */
id: number, };

/**
 * What the server sends over a socket, and, one a line, over an event stream.
 */
export type FromServer = { "type": "welcome", 
/**
 * Its id.
 */
id: string, 
/**
 * Its terms.
 */
terms: Terms, 
/**
 * The seat of the one who looks; none for watchers.
 */
seat: Side | null, 
/**
 * How it stands.
 */
state: State, 
/**
 * The board as text.
 */
position: string, 
/**
 * What in the rules has ended the game, if they have.
 */
cause?: Cause, 
/**
 * What has happened after the event they knew. If the last of it has a number below that of the state, there is more
 * to ask for.
 */
entries: Array<Entry>, 
/**
 * Whether anybody may take the free seat.
 */
open: boolean, 
/**
 * What was said after the phrase they had heard. Phrases are for the moment: only the last few are kept.
 */
said: Array<Said>, 
/**
 * Who is there.
 */
attendance: Attendance, 
/**
 * For how many milliseconds the player to move must be away before the other may claim the game.
 */
absence: number | null, 
/**
 * The server's time, in milliseconds since 1970.
 */
now: number, } | { "type": "news", 
/**
 * What has happened.
 */
entries: Array<Entry>, 
/**
 * How the game stands after that.
 */
state: State, 
/**
 * The board as text.
 */
position: string, 
/**
 * What in the rules has ended the game, if they have.
 */
cause?: Cause, 
/**
 * The server's time, in milliseconds since 1970.
 */
now: number, } | { "type": "done", 
/**
 * Which command.
 */
id: number, 
/**
 * The number of the last event in the game.
 */
seq: number, 
/**
 * Turns and takebacks so far.
 */
step: number, 
/**
 * Whether it had been carried out before, and was only sent again.
 */
repeated: boolean, } | { "type": "refused", 
/**
 * Which command, if it can be told.
 */
id: number | null, 
/**
 * Why.
 */
problem: Problem, } | { "type": "attendance", 
/**
 * Whether the player of each seat is connected, or has asked for something a moment ago.
 */
players: [boolean, boolean], 
/**
 * How many others watch, as far as this server knows.
 */
watchers: number, } | { "type": "said", 
/**
 * When, in milliseconds since 1970; later than every phrase before it.
 */
at: number, 
/**
 * By whom.
 */
seat: Side, 
/**
 * What.
 */
phrase: Phrase, } | { "type": "pong", 
/**
 * Which ping.
 */
id: number, 
/**
 * The server's time, in milliseconds since 1970.
 */
now: number, } | { "type": "lobby", 
/**
 * Games with a seat that anybody may take: the newest of each address first, then the second newest of each, and so on.
 */
games: Array<Listing>, 
/**
 * How many there are in all.
 */
total: number, };

/**
 * What a new game is to be.
 */
export type NewGame = { 
/**
 * Which game: `kono`, `cul-de-sac`, `bermudes`, `quindo`, `granat`.
 */
game: string, 
/**
 * The seat the asker takes; by lot if not given.
 */
seat?: Side, 
/**
 * The terms of time; without a clock if not given.
 */
clock?: Clock, 
/**
 * Whether anybody may take the other seat: the game is then in the lobby.
 */
listed: boolean, 
/**
 * A position to begin from instead of the usual one.
 */
start?: string, 
/**
 * What the player wants to be called. Spaces are put in order; what cannot be seen or turns the writing round is left out,
 * and so is whatever comes after 24 characters.
 */
name?: string, 
/**
 * The secret the asker's seat shall have: 32 hexadecimal digits. A program that has one secret for all its seats can
 * follow all its games at once. Made by the server if not given.
 */
secret?: string, };

/**
 * A game was made.
 */
export type Made = { 
/**
 * Its id, with which anybody can watch.
 */
id: string, 
/**
 * The asker's seat.
 */
seat: Side, 
/**
 * The secret of that seat, for its player alone.
 */
secret: string, 
/**
 * What the friend must know to take the other seat.
 */
invitation: string, };

/**
 * A wish to sit down.
 */
export type Join = { 
/**
 * What was in the invitation; not needed for a game in the lobby.
 */
invitation?: string, 
/**
 * The secret the seat shall have: 32 hexadecimal digits, made by the one who sits down, so that the request can be
 * sent again if its answer is lost. Made by the server if not given.
 */
secret?: string, 
/**
 * What the player wants to be called. Spaces are put in order; what cannot be seen or turns the writing round is left out,
 * and so is whatever comes after 24 characters.
 */
name?: string, };

/**
 * A seat was taken.
 */
export type Seated = { 
/**
 * Which.
 */
seat: Side, 
/**
 * Its secret.
 */
secret: string, };

/**
 * Something to say.
 */
export type Saying = { 
/**
 * What.
 */
phrase: Phrase, };

/**
 * The lobby, or a part of it.
 */
export type Lobby = { 
/**
 * Games with a seat that anybody may take: the newest of each address first, then the second newest of each, and so on.
 */
games: Array<Listing>, 
/**
 * How many there are in all.
 */
total: number, };
