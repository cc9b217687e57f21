# What is said of every game.

expected-one-of = Character { $at }: expected { $symbols }, found { $found ->
        [end] the end of the text
       *[other] “{ $found }”
    }.
expected-man-or-count = Character { $at }: expected a man ({ $symbols }) or a number of empty squares from 1 to { $max }, found { $found ->
        [end] the end of the text
       *[other] “{ $found }”
    }.
expected-square = Character { $at }: expected a square from { $first } to { $last }, found { $found ->
        [end] the end of the text
       *[other] “{ $found }”
    }.
expected-wall = Character { $at }: expected a wall from { $first } to { $last }, found { $found ->
        [end] the end of the text
       *[other] “{ $found }”
    }.
expected-number = Character { $at }: expected a number from 0 to { $max }, found { $found ->
        [end] the end of the text
       *[other] “{ $found }”
    }.
expected-later = Character { $at }: this must come later in the order than what stands before it; the list is written in ascending order, each item once.
expected-end = Character { $at }: expected the end of the text, found “{ $found }”.
over-won = The game is over: { $winner } has won.
over-drawn = The game is over: it is a draw.
turn-complete = This turn is complete: nothing can be added to it.
turn-begun = This turn has begun with the man on { $square }: it goes on with that man, or ends.

# How a game has ended.
ending-won = The game is over: { $side } has won.
ending-drawn = The game is over: a draw.
ending-repetition = The game is a draw: the same position has occurred for the third time.
ending-no-progress = The game is a draw: 100 turns went by without anything irreversible.
ending-resigned = { $side } has resigned. The game is over.
ending-agreed = The players have agreed to a draw.

# Whole games as text.
transcript-line = Line { $number }: { $why }
transcript-turn = Turn { $number }: { $why }
transcript-long = This is too long: a game has at most { $bytes } characters and { $turns } turns.
transcript-json = This is not a game in JSON: { $found }.
transcript-tag = Expected a tag such as [White "Ada"], found “{ $found }”.
transcript-twice = The tag { $name } is there twice.
transcript-game = Expected a tag [GameType "…"] with one of these games: { $games }; found “{ $found }”.
transcript-rules = This game was played by version “{ $found }” of the rules; version { $known } is known here.
transcript-number = Expected the number { $known }, found “{ $found }”.
transcript-result = Expected a result, 1-0, 0-1, 1/2-1/2 or *, found “{ $found }”.
transcript-other-result = The result is { $known }, not “{ $found }”.
transcript-end = Expected the end of the game, found “{ $found }”.
