# What is said of every game.

# Quotation marks, and one of several.
quoted = “{ $text }”
either = { $others } or { $last }
a-space = a space
at-character = Character { $at }: { $why }

expected-one-of = { $found ->
        [end] Something is missing at the end: { $symbols } must follow.
       *[other] “{ $found }” cannot stand there: { $symbols } can.
    }
expected-man-or-count = { $found ->
        [end] Something is missing at the end:
       *[other] “{ $found }” cannot stand there:
    } expected a { man } ({ $symbols }) or a number of empty squares from 1 to { $max }.
expected-square = { $found ->
        [end] Something is missing at the end: a square must follow, from { $first } to { $last }.
       *[other] “{ $found }” is not a square: they run from { $first } to { $last }.
    }
expected-number = { $found ->
        [end] Something is missing at the end: a number from 0 to { $max } must follow.
       *[other] “{ $found }” cannot stand there: a number from 0 to { $max } can.
    }
expected-later = This must come later in the order than what stands before it; the list is written in ascending order, each item once.
expected-end = Nothing more can follow: “{ $found }” is too much.
over-won = The game is over: { $winner } has won.
over-drawn = The game is over: it is a draw.
turn-complete = This turn is complete: nothing can be added to it.
turn-begun = This turn has begun with the { man } on { $square }: it goes on with that { man }, or ends.
unknown-rules = This game was played by version “{ $found }” of the rules; known here: { $known }.

# How a game has ended, where that is the same in all games.
ending-repetition = The game is a draw: the same position has occurred for the third time.
ending-no-progress = The game is a draw: 100 turns went by without anything irreversible.
ending-resigned = { $winner } has won: { $loser } has resigned.
ending-agreed = The players have agreed to a draw.

# Whole games as text.
transcript-line = Line { $number }: { $why }
transcript-turn = Turn { $number }: { $why }
transcript-long = This is too long: a game has at most { $bytes } characters and { $turns } turns.
transcript-json = This is not a game in JSON: { $found }.
transcript-tag = Expected a tag such as [White "Ada"], found “{ $found }”.
transcript-twice = The tag { $name } is there twice.
transcript-game = Expected a tag [GameType "…"] with one of these games: { $games }; found “{ $found }”.
transcript-number = Expected the number { $known }, found “{ $found }”.
transcript-result = Expected a result, 1-0, 0-1, 1/2-1/2 or *, found “{ $found }”.
transcript-other-result = The result is { $known }, not “{ $found }”.
transcript-end = Expected the end of the game, found “{ $found }”.
transcript-variation = A variation stands in parentheses after the turn it replaces; found “{ $found }”.
transcript-after = A turn comes after an earlier one of the list, and there is none with the number { $found }.
transcript-glyph = Expected after a turn a single sign of one or two exclamation or question marks, found “{ $found }”.
transcript-drawing = Expected at most 64 arrows such as a1-b2, or circles such as a1, on the board of the game; found “{ $found }”.

# Why a turn does not do what a task asks for.
missed-take = { $found ->
        [0] This turn costs your opponent nothing;
        [one] This turn costs your opponent { $found } { man };
       *[other] This turn costs your opponent { $found } { men };
    } { $wanted ->
        [one] at least { $wanted } is asked for.
       *[other] at least { $wanted } are asked for.
    }
missed-turn = { $found ->
        [0] This turn brings no { man } over to your side;
        [one] This turn brings { $found } { man } over to your side;
       *[other] This turn brings { $found } { men } over to your side;
    } { $wanted ->
        [one] at least { $wanted } is asked for.
       *[other] at least { $wanted } are asked for.
    }
missed-win = This turn does not win the game.
missed-later-win = Your opponent can answer { $reply }, and then no turn wins at once.
missed-safe = Your opponent can answer { $reply }, and you lose a { man }.
missed-survive = Your opponent can answer { $reply } and win.
missed-lost = This turn loses the game.
missed-reach = After this turn none of your { men } is on { $place }.
missed-carry = After this turn no garnet pawn of yours is on { $place }.
missed-force = Your opponent can answer { $reply } and need not capture.
missed-delay = { $found ->
        [0] This does not make the enemy’s shortest way any longer;
        [one] This makes the enemy’s shortest way { $found } step longer;
       *[other] This makes the enemy’s shortest way { $found } steps longer;
    } { $wanted ->
        [one] at least { $wanted } step is asked for.
       *[other] at least { $wanted } steps are asked for.
    }
missed-near = Your nearest pawn still needs { $found ->
        [one] { $found } step;
       *[other] { $found } steps;
    } no more than { $wanted } are allowed.

# What a picture shows, for those who do not see it.
picture-title = { name }: { $side } to move
picture-over = { name }: { $ending }
picture-men = { $side }: { $places }.
picture-no-men = { $side }: nothing.
picture-carriers = With a ball: { $places }.
picture-walls = Walls: { $places }.
picture-last = Last turn: { $turn }.

# The levels of the engine: a name, and what to expect.
level-1 = First steps
level-1-about = Knows how the men move, and little else.
level-2 = Beginner
level-2-about = Plays the first good turn it sees, and often forgets your reply.
level-3 = Casual player
level-3-about = Notices now and then what you are up to.
level-4 = Regular
level-4-about = Sees most of your replies, but weighs them roughly.
level-5 = Practised
level-5-about = Misses little of what happens in the next two turns.
level-6 = Club player
level-6-about = Thinks a few turns ahead and punishes plain mistakes.
level-7 = Strong player
level-7-about = Makes few mistakes: you will need a plan.
level-8 = Expert
level-8-about = Takes nearly every chance you leave it.
level-9 = Master
level-9-about = Hardly ever lets go of an advantage.
level-10 = Merciless
level-10-about = All it can do; where a game or its ending is solved, it never errs.

# What puzzles of every game can be about: a name, and a sentence.
theme-one-turn = One turn
theme-one-turn-about = A single turn decides.
theme-two-turns = Two turns
theme-two-turns-about = You have to find two turns.
theme-three-turns = Three turns
theme-three-turns-about = You have to find three turns.
theme-many-turns = Four turns and more
theme-many-turns-about = A long line, in which every turn is the only one.
