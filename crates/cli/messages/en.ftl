# What the program itself says. Words of the games are in crates/catalog/messages.

error = error:
bad-position = The position cannot be read. { $why }
bad-turn = Turn { $number }, “{ $turn }”, cannot be played. { $why }
bad-side = There is no side “{ $given }”: choose one of { $letters }, or lot.
bad-player = There is no player “{ $given }”. Possible: { $forms }.
bad-sprt = “{ $given }” is not a test: two differences in Elo were expected, the smaller one first, for example 0,20.
bad-go = “{ $given }” is not a limit: “nodes N” or “movetime MILLISECONDS” was expected.
file-failed = { $path } cannot be used: { $why }
match-no-level = { $game } has no { $player } yet.
match-not-started = { $player } cannot be started: { $why }
log-foreign = { $path } is not the log of a match. It was left as it is.
log-other-match = { $path } is the log of another match ({ $found }). It was left as it is.
log-damaged = { $path }: line { $line } is damaged. Nothing was played; repair or remove the file.
input-too-long = The standard input is longer than { $limit } bytes.
input-not-text = The standard input is not UTF-8 text (byte { $at }).

usage-unknown-command = There is no command “{ $argument }”.
usage-unknown-argument = The argument “{ $argument }” was not expected.
usage-no-value = “{ $argument }” needs a value.
usage-invalid-value = “{ $value }” is not possible for { $argument }. Possible: { $values }.
usage-bad-value = “{ $value }” is not a value for { $argument }: a whole number was expected.
usage-missing = Something is missing: { $argument }.
usage-not-text = An argument is not UTF-8 text.
usage-wrong = These arguments do not go together ({ $argument }).
usage-suggestion = Did you mean “{ $suggestion }”?
usage-see-help = Try --help.

heading-usage = Usage:
heading-commands = Commands

about-pionnier = Five two-player board games that were nearly lost: play them, study them
about-play = Play a game in the terminal
about-games = List the games
about-show = Draw a position and say how the game stands
about-moves = List every legal turn, one a line
about-check = Say whether a turn is legal, or why it is not (exit status 1)
about-perft = Count the sequences of DEPTH turns
about-match = Measure two players against each other: many games, every opening twice with colours swapped
about-ladder = Measure every level of a game against those below and write the result down
about-tune = Let the engine play against itself and fit its weights to the results
about-completions = Print a completion script for a shell

help-game = The game: { $ids }
help-position = The position to start from, instead of the start position; - reads it from the standard input
help-turns = Turns to play from there, separated by spaces; - reads them from the standard input
help-turn = The turn to judge; - reads it from the standard input
help-json = Answer in JSON
help-limit = Stop after N turns
help-divide = Show the count behind each first turn, too; the last line is the sum
help-depth = How many turns deep to count
help-against = Who plays the other side: human (default) or random
help-side = The side you take against the random mover, by its letter (see “show”); lot draws it by lot
help-seed = Seed of the random mover: the same seed plays the same
help-a = The player to measure: { $forms }
help-b = The player to measure it against
help-games = Games to play, by twos (default: 400)
help-ladder-games = Games of each match (default: 400; 200 for levels of 10,000 nodes or more; 100 for level 8)
help-tune-games = Games to learn from
help-nodes = Positions the engine looks at before each turn
help-sprt = Stop as soon as it is clear (error 5 %) whether A is stronger by ELO1 rather than ELO0, for example 0,20
help-measure-seed = Seed of the openings and of all that is left to chance (default: 1)
help-opening-turns = Random turns before the players take over (default: 4)
help-threads = Games played at the same time (default: 1); the result does not depend on it
help-go = What outside engines are told: “nodes N” or “movetime MILLISECONDS” (default: nodes 10000)
help-timeout = Milliseconds of silence, beyond that limit, that lose an outside engine the game (default: 10000)
help-log = Keep every game in this file; if the match was interrupted, go on after the last complete pair
help-logs = Keep every game in this folder, a file a match; what was interrupted goes on
help-out = The document to write that game’s section of (default: docs/STRENGTH.md)
help-shell = bash, elvish, fish, powershell or zsh
help-lang = Language: en or fr (default: by your locale)
help-help = Show this help
help-version = Show the version

examples-pionnier = Examples:
    {"  "}pionnier play kono                 two people at one terminal
    {"  "}pionnier play kono --against random
    {"  "}pionnier show kono --turns "b1xb3 d4xd2"
    {"  "}pionnier COMMAND --help            more about a command
examples-play = While playing, type a turn, or: undo, moves, board, position, draw, resign, new, help, quit.
examples-check = Example:
    {"  "}pionnier check kono --turn a2-a3
examples-perft = Example:
    {"  "}pionnier perft kono 5 --divide
examples-match = {"uct:same"} is given the CPU time its opponent has just used. An outside engine that misbehaves loses the game.

    Examples:
    {"  pionnier match kono --a level:4 --b level:3"}
    {"  pionnier match kono --a nodes:2000 --b nodes:1000 --games 20000 --sprt 0,20 --log try.jsonl"}
    {"  pionnier match kono --a nodes:10000 --b \"ugi:other-engine --quiet\" --go \"movetime 100\""}
examples-ladder = Example, from the root of the repository:
    {"  "}pionnier ladder kono --threads 2 --logs /tmp/ladder
examples-tune = Example:
    {"  "}pionnier tune kono --games 1000 --nodes 500
examples-completions = Example:
    {"  "}pionnier completions bash > ~/.local/share/bash-completion/completions/pionnier

show-position = Position: { $value }
show-turns = Turns: { $value }
show-side = To move: { $value }

ending-won = The game is over: { $side } has won.
ending-drawn = The game is over: a draw.
ending-repetition = The game is a draw: the same position has occurred for the third time [C3].
ending-no-progress = The game is a draw: 100 turns went by without anything irreversible [C4].
ending-resigned = { $side } has resigned. The game is over [C5].
ending-agreed = The players have agreed to a draw [C5].

choose-game = Which game shall it be? Type its number or its name.
choose-game-again = Please type a number from 1 to { $max }, or quit.
play-welcome = { $game }. Type a turn, or help.
play-over = Over
play-computer = { $side } plays { $turn }.
play-after-end = undo takes the last turn back, new begins again, quit leaves.
play-line-too-long = That line is too long to be a turn.
play-nothing-to-undo = There is no turn to take back.
play-undone = Taken back: { $turn }.
play-no-moves = No legal turn begins with “{ $prefix }”.
play-more-moves = … and more. Type the beginning of a turn to see the others, for example: moves { $example }
play-resign-sure = Resign? (y/n)
play-draw-sure = Do both players agree to a draw? (y/n)
play-draw-declined = The random mover does not understand draw offers.
play-goodbye = To go on later:
    {"  "}{ $command }
play-help =
    { $turn }

    undo         take the last turn back
    moves        list the legal turns; “moves a2” lists those that begin with a2
    board        draw the board again
    position     write the position as text
    draw         agree to a draw
    resign       give the game up
    new          begin again
    quit         leave; you are told how to go on later

report-title = { $game }: { $a } – { $b }, seed { $seed }, openings of { $turns } turns
report-brief = +{ $won } ={ $drawn } −{ $lost }  { $score } %
report-games = A in { $games } games: { $won } won, { $drawn } drawn, { $lost } lost; score { $score } %
report-elo = Elo { $elo } (95 %: { $low } to { $high })
report-superiority = Likelihood that A is stronger: { $share } %
report-pairs = { $pairs } pairs, by A’s points 0, ½, 1, 1½, 2: { $counts }
report-moving-first = A moving first: { $won } won, { $drawn } drawn, { $lost } lost; score { $score } %
report-moving-second = A moving second: { $won } won, { $drawn } drawn, { $lost } lost; score { $score } %
report-first-side = First side, whoever played it: { $won } won, { $drawn } drawn, { $lost } lost; score { $score } %
report-plies = Turns in a game: { $plies }
report-cpu = CPU time of { $player }: { $seconds } s, { $milliseconds } ms a turn
report-waited = Waited for { $player }: { $seconds } s, { $milliseconds } ms a turn (by the clock on the wall)
report-endings = Games ended: { $endings }
report-forfeits = { $player } misbehaved and lost: { $forfeits }
report-sprt-accepted = Test { $elo0 } against { $elo1 } Elo: accepted, A is stronger (log-likelihood ratio { $ratio }, bounds ±{ $bound })
report-sprt-rejected = Test { $elo0 } against { $elo1 } Elo: rejected (log-likelihood ratio { $ratio }, bounds ±{ $bound })
report-sprt-open = Test { $elo0 } against { $elo1 } Elo: not decided (log-likelihood ratio { $ratio }, bounds ±{ $bound })
report-not-repeatable = A clock or an outside engine took part: another run may differ.

reason-rules = { $number } by the rules
reason-repetition = { $number } by repetition [C3]
reason-no-progress = { $number } for lack of progress [C4]
reason-silent = { $number } for silence
reason-exited = { $number } by leaving
reason-garbage = { $number } by nonsense
reason-illegal = { $number } by an illegal turn

ladder-no-levels = { $game } does not have all its levels yet.
ladder-score = score { $share } %
ladder-not-lost = not lost { $share } %
ladder-met = as it should be
ladder-not-met = not as it should be
ladder-rating = Level { $level }: { $elo } ± { $error } Elo
ladder-written = Written to { $path }.

tune-title = { $positions } positions of { $games } games, mean squared error { $error }
tune-no-unit = The first feature, the unit of all others, has no weight: the others cannot be scaled by it.
