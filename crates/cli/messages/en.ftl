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
match-no-net = The net of { $player } cannot be used: { $why }
match-not-started = { $player } cannot be started: { $why }
log-foreign = { $path } is not the log of a match. It was left as it is.
log-other-match = { $path } is the log of another match ({ $found }). It was left as it is.
log-damaged = { $path }: line { $line } is damaged. Nothing was played; repair or remove the file.
games-foreign = { $path } is no file of games played by “selfplay”. The file is left as it is.
games-other-terms = The games of { $path } were played on other terms ({ $game }, rules { $rules }, { $nodes } nodes, seed { $seed }). The file is left as it is.
games-damaged = { $path }: line { $line } is damaged. Nothing was done; mend or remove the file.
games-other-game = { $path } has games of { $game } (rules { $rules }), not of this game.
games-unplayable = { $path }: game { $number } cannot be played as it is written.
train-no-inputs = There are no nets for { $game }.
train-not-solved = { $game } is not solved: there is no table to learn from. Give it games with “--data”.
train-no-data = There is nothing to learn in these games.
train-not-alike = The net in whole numbers does not say what it was taught: they differ by { $difference } on average. Nothing was written.
bad-address = “{ $given }” is not an address to listen on: for example 127.0.0.1:7420, or 7420.
bad-origin = “{ $given }” is not where a page can be served from: for example https://jeux.example, without a path.
serve-in-use = { $address } is in use: another program, perhaps another pionnier, listens there. Choose another port with --listen or --metrics.
serve-not-started = The server cannot listen on { $address }: { $why }
serve-no-storage = Online games cannot be kept in { $place }: { $why }
storage-in-use = Another server keeps its games in { $place }. A file belongs to one server; several can share a PostgreSQL: --database postgres://…
storage-bad-address = This is not the address of a database that pionnier can use ({ $why }): postgres://user@host/name was expected. Without --database, games are kept in a file.
storage-bad-tables = The tables in { $place } cannot be brought up to date: { $why }
storage-later-version = The online games in { $place } were kept by a later version of pionnier. Use that one.
storage-away = Online games cannot be kept in { $place }, which does not answer: { $why }
storage-refuses = Online games cannot be kept in { $place }, which refuses: { $why }
serve-no-data-folder = There is nowhere to keep online games: name a folder with --data.
serve-ready = Pionnier is at { $url }
serve-how-to-stop = Ctrl-C stops the server.
serve-stopping = The server ends open requests and stops.
export-left-out = Left out: { $game }. { $why }.
export-done = { $count ->
        [one] { $count } game written.
       *[other] { $count } games written.
    }
archive-nothing = There are no online games in { $place }.
archive-other-version = The online games in { $place } were kept by another version of pionnier. Use that one, or let “pionnier serve” of this one bring them up to date.
import-done = { $added ->
        [one] { $added } game added,
       *[other] { $added } games added,
    } { $known ->
        [one] { $known } was known.
       *[other] { $known } were known.
    }
import-bad-line = The game in line { $line } cannot be read: { $why } Those before it have been.
server-failed = The server cannot be used: { $why }
bot-seated = Seated in game { $id }.
bot-over = The game is over: { $reason }. Winner: { $winner }.
load-report = { $games } games at once: { $turns } turns acknowledged, { $rate } per second
    Acknowledged within { $half } ms (half of them), { $most } ms (99 of 100), { $longest } ms (all)
    Server: { $cpu } processors, at most { $memory } MB; { $failures } games failed
    Idle connections: { $player } kB for each player (with half of a game)
load-watchers = Idle watchers: { $watcher } kB for each, { $coming } s of processor to let them in; none was told more than { $told } times who is there
load-followers = Followers of the games: { $deliveries } turns delivered, within { $delivered-half } ms (half of them), { $delivered-most } ms (99 of 100)
load-growth = { $games } games of { $turns } turns: a turn costs the server { $early } ms of processor at the beginning, { $late } ms at the end
input-too-long = The standard input is longer than { $limit } bytes.
input-not-text = The standard input is not UTF-8 text (byte { $at }).

usage-unknown-command = There is no command “{ $argument }”.
usage-unknown-argument = The argument “{ $argument }” was not expected.
usage-no-value = “{ $argument }” needs a value.
usage-invalid-value = “{ $value }” is not possible for { $argument }. Possible: { $values }.
usage-bad-value = “{ $value }” is not a value for { $argument }: a whole number was expected.
usage-not-in-range = “{ $value }” is not a value for { $argument }: a whole number was expected, from { $least } to { $most }.
usage-missing = Something is missing: { $argument }.
usage-not-text = An argument is not UTF-8 text.
usage-wrong = These arguments do not go together ({ $argument }).
usage-suggestion = Did you mean “{ $suggestion }”?
usage-see-help = Try --help.

heading-usage = Usage:
heading-commands = Commands

about-pionnier = Five two-player board games that were nearly lost: play them, study them
about-play = Play a game in the terminal
about-puzzle = Solve puzzles: positions in which one turn alone wins, or keeps the draw
about-games = List the games
about-rules = Tell how a game is played, with diagrams
about-show = Draw a position and say how the game stands
about-picture = Draw a position as an SVG or PNG picture, or a game as an animated GIF
about-moves = List every legal turn, one a line
about-check = Say whether a turn is legal, or why it is not (exit status 1)
about-perft = Count the sequences of DEPTH turns
about-analyse = Say what the engine thinks of a position, or of every turn of a game
about-ugi = Be an engine for other programs: the UGI protocol on standard input and output
about-bench = Search fixed positions: how fast is the search, and has it changed? (exit status 1)
about-match = Measure two players against each other: many games, every opening twice with colours swapped
about-ladder = Measure every level of a game against those below and write the result down
about-tune = Let the engine play against itself and fit its weights to the results
about-selfplay = Let the engine play against itself and keep the games with what it thought, to train a net
about-train = Make a net of games that “selfplay” has kept, or of what is known of a solved game
about-mine = Find puzzles in games, prove them and measure how hard they are
about-serve = Serve the page and online games
about-export = Write all online games to the standard output
about-import = Read online games from the standard input; those that are known are left alone
about-bot = Let a level of the engine play online
about-load = Play many games at once against a server, to see what it can bear
about-completions = Print a completion script for a shell

help-game = The game: { $ids }
help-position = The position to start from, instead of the start position; - reads it from the standard input
help-turns = Turns to play from there, separated by spaces; - reads them from the standard input
help-turn = The turn to judge; - reads it from the standard input
help-daily = The puzzle of the day, the same for everybody; without a game those of all games
help-date = The puzzle of another day: {"2026-12-24"}
help-theme = Only puzzles about this; a wrong one is answered with the names of all
help-grade = Only puzzles of this grade: 1 (easy) to 5 (hard)
help-id = The puzzle with this name
help-puzzle-seed = The same seed poses the same puzzles
help-list = List the puzzles instead of posing them
help-json = Answer in JSON
help-picture-out = The picture to write; the ending of its name says what it is: .svg, .png, or .gif (every turn, one a second)
help-width = Pixels from left to right, 64 to 4096 (default: 480)
help-marks = Arrows and circles over the men, separated by spaces: b1-b3 c2
help-flipped = Seen from the other side
help-dark = In the colours of the night
help-bare = Without coordinates
help-limit = Stop after N turns
help-divide = Show the count behind each first turn, too; the last line is the sum
help-depth = How many turns deep to count
help-against = Who plays the other side: human (default), random, or {"level:1"} (a beginner) to {"level:10"}
help-side = The side you take against the computer, by its letter (see “show”); lot draws it by lot
help-seed = Seed of the computer’s play: the same seed gives the same turns
help-each-turn = Judge every turn of the game given by --turns
help-nodes = Positions to look at (default: 500000; for each position of a game 50000)
help-multipv = How many lines to show (default: 3); all turns, if there are no more
help-threads = Threads to think with (default: 1)
help-write = Put the signatures on record; in the top folder of the sources
help-a = The player to measure: { $forms }
help-b = The player to measure it against
help-games = Games to play, by twos (default: 400)
help-ladder-games = Games of each match (default: 400; 200 for levels of 10,000 nodes or more; 100 for level 10)
help-tune-games = Games to learn from
help-tune-nodes = Positions the engine looks at before each turn
help-selfplay-out = The file to keep the games in; if the run was interrupted, go on after the last complete game
help-selfplay-games = Games the file is to have
help-mine-out = The file of puzzles to write
help-count = Puzzles the file is to have; with --grades: of each grade so many (default: 40)
help-check = Prove the puzzles in the box anew instead (exit status 1 if one has a flaw)
help-grades = Say how many of the puzzles in the box levels 3, 6 and 9 solve, grade by grade, instead
help-keep = A file of puzzles: those of them that still are come first
help-regrade = Measure the puzzles of the file --out anew instead, grade them and say what they are about; all else stays as it is
help-journal = Where what was found is kept, so that an interrupted run goes on (default: beside the file)
help-mine-games = Look through so many games at most; what is then missing is taken from what was left out (default: until there are enough)
help-mine-seed = Another seed looks through other games (default: 1)
help-train-data = A file of games to learn from; may be given several times
help-train-exact = Learn from so many positions of random games, each with its exact value (Kono)
help-train-out = The net to write
help-hidden = Hidden numbers for each side: 64 (default), 128, 192 …
help-epochs = How often all positions are gone through (default: 10)
help-result-share = How much the result counts against what the search thought, in per cent (default: 50)
help-train-seed = Seed of the training (default: 1): the same seed gives the same net
help-train-threads = Threads to work with (default: 1); the net does not depend on it
help-temperature = How roughly it judges its turns, in hundredths of the winning chances, so that games are decided (default: 0)
help-sprt = Stop as soon as it is clear (error 5%) whether A is stronger by ELO1 rather than ELO0, for example 0,20
help-measure-seed = Seed of the openings and of all that is left to chance (default: 1)
help-opening-turns = Random turns before the players take over (default: 4)
help-match-threads = Games played at the same time (default: 1); the result does not depend on it
help-go = What outside engines are told: “nodes N” or “movetime MILLISECONDS” (default: nodes 10000)
help-timeout = Milliseconds of silence, beyond that limit, that lose an outside engine the game (default: 10000)
help-log = Keep every game in this file; if the match was interrupted, go on after the last complete pair
help-logs = Keep every game in this folder, a file a match; what was interrupted goes on
help-ladder-out = The document to write that game’s section of (default: docs/STRENGTH.md)
help-listen = Where to listen: an address and a port, or a port alone on this machine (default: 127.0.0.1:7420; or by PIONNIER_LISTEN)
help-metrics = Where to listen for those who ask for /metrics, which are then nowhere else (or by PIONNIER_METRICS)
help-data = The folder where online games are kept (default: pionnier in your data folder; or by PIONNIER_DATA)
help-database = Keep online games in PostgreSQL instead: postgres://… (or by DATABASE_URL; wins over --data)
help-requests-per-second = Requests per second of one address (default: 20; 0: no limit)
help-waiting-games = Games of one address that may wait for a second player (default: 20; 0: no limit)
help-games-per-day = Games that one address may make in a day (default: 500; 0: no limit)
help-sockets = Live connections of one address (default: 60; 0: no limit)
help-connections-per-address = Connections of one address, not counted behind a proxy (default: 200; 0: no limit)
help-connections = Connections in all (default: 10000)
help-behind-proxy = Believe the last X-Forwarded-For field: only behind a proxy of your own
help-database-wait = How long to wait for the database when the server starts, in seconds (default: 60)
help-kept-games = Games kept in memory for ten minutes after somebody has asked for them, 64 MB at most (default: 2000; 0 keeps none)
help-access-log = Log every request: method, path, status, time, address
help-origin = Another address the page is served from, for example https://example.org; may be given more than once
help-log-level = What is logged on the standard error output: error, warn (default), info or debug
help-log-json = Log in JSON, one object a line
help-text = Transcripts for people instead of JSON lines: what was played, without seats and times
help-bot-url = A friend’s link, the personal link of a seat, or the address of a server: there a game is offered in the lobby
help-kind = The game to offer (default: kono)
help-level = The level, 1 (default) to 10
help-stay = Seconds to wait for the wish for a rematch after each game (default: 60)
help-load-url = The server, for example http://127.0.0.1:7420; given twice, the two players are with different servers
help-load-games = Games at once (default: 1000)
help-load-kind = The game to play (default: kono)
help-rate = Turns per second in all (default: as many as possible)
help-seconds = For how long (default: 20)
help-load-turns = Instead: so many turns in each game, and what a turn costs the server early and late (2 to 1000, in Bermudes)
help-followers = Watchers of each game that is played (default: 0)
help-watchers = Watchers who do nothing, to see what they cost (default: 0)
help-shell = bash, elvish, fish, powershell or zsh
help-lang = Language: en or fr (default: by your locale)
help-help = Show this help
help-version = Show the version

examples-pionnier = Examples:
    {"  "}pionnier play kono                 two people at one terminal
    {"  "}pionnier play kono --against {"level:3"}
    {"  "}pionnier show kono --turns "b1xb3 d4xd2"
    {"  "}pionnier COMMAND --help            more about a command
examples-play = While playing, type a turn, or: hint, undo, moves, board, position, draw, resign, new, help, quit.
examples-rules = Examples:
    {"  "}pionnier rules              what there is to read about
    {"  "}pionnier rules kono | less  the rules of Kono
examples-puzzle = At a puzzle, type a turn, or: hint, solution, board, next, help, quit.

    Examples:
    {"  "}pionnier puzzle --daily
    {"  "}pionnier puzzle granat --grade 1
    {"  "}pionnier puzzle kono --theme shut-in --list --json
examples-picture = Examples:
    {"  "}pionnier picture kono --turns "b1xb3 d4xd2" --out kono.png
    {"  "}pionnier picture quindo --turns b10-b7 --marks b10-b7 --width 800 --out quindo.svg
examples-check = Example:
    {"  "}pionnier check kono --turn a2-a3
examples-perft = Example:
    {"  "}pionnier perft kono 5 --divide
examples-analyse = Examples:
    {"  "}pionnier analyse quindo --turns b10-b7 --multipv 5
    {"  "}pionnier analyse kono --game --turns "b1xb3 d4xd2"
    {"  "}docs/ANALYSIS.md describes verdicts and JSON.
examples-ugi = docs/UGI.md describes the protocol.
examples-match = {"uct:same"} is given the CPU time its opponent has just used. An outside engine that misbehaves loses the game.

    Examples:
    {"  pionnier match kono --a level:4 --b level:3"}
    {"  pionnier match kono --a nodes:2000 --b nodes:1000 --games 20000 --sprt 0,20 --log try.jsonl"}
    {"  pionnier match kono --a nodes:10000 --b \"ugi:other-engine --quiet\" --go \"movetime 100\""}
examples-ladder = Example, from the root of the repository:
    {"  "}pionnier ladder kono --threads 2 --logs /tmp/ladder
examples-tune = Examples:
    {"  "}pionnier tune kono --games 1000 --nodes 500
    {"  "}pionnier tune granat --games 2000 --nodes 2000 --temperature 5
examples-selfplay = Example:
    {"  "}pionnier selfplay quindo --out quindo.jsonl --games 10000 --nodes 1000 --threads 2
examples-train = Examples:
    {"  "}pionnier train quindo --data quindo.jsonl --out quindo.net --hidden 128 --epochs 20
    {"  "}pionnier train kono --exact 3000000 --out kono.net --epochs 20
examples-mine = Example, from the root of the repository:
    {"  "}pionnier mine quindo --count 400 --seed 1 --out crates/catalog/puzzles/quindo.txt
    {"  "}docs/PUZZLES.md says what is proved.
examples-completions = Example:
    {"  "}pionnier completions bash > ~/.local/share/bash-completion/completions/pionnier

picture-written = { $file }: { $bytes } bytes
picture-unknown-kind = “{ $file }” does not say what kind of picture to write: its name must end in .svg, .png or .gif.
picture-bad-mark = “{ $mark }” cannot be drawn: there is no “{ $place }” on this board, whose places run from { $first } to { $last }. An arrow is b1-b3, a circle c2.
picture-too-much = An animated picture has at most { $turns } turns and { $width } pixels from left to right.
show-position = Position: { $value }
show-turns = Turns: { $value }
show-side = To move: { $value }

rules-goal = Goal: { $goal }
rules-ruling = Our ruling on { $rule }: { $reason }
rules-marked = Marked: { $places }
rules-allowed = Allowed: { $turns }
rules-forbidden = Not allowed: { $turn }. { $why }

percent = { $number }%
worth-win =
    { $turns ->
        [one] wins with this turn
       *[other] wins in { $turns } turns
    }
worth-loss =
    { $turns ->
        [one] loses with this turn
       *[other] loses in { $turns } turns
    }
worth-draw = draw
worth-exact = { $worth }, exact
worth-estimate = estimate { $worth }
value-win = a win
value-draw = a draw
value-loss = a loss

analyse-effort = { $nodes } positions, { $depth ->
        [one] 1 action
       *[other] { $depth } actions
    } deep.
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder
review-better = { $verdict }: { $best } was better ({ $worth })
review-change = { $verdict }: { $from } became { $to }; { $best } was best ({ $worth })
review-turning-points = Turning points: { $turns }
review-counts = { $side }: { $accuracy } accurate; { $inaccuracies ->
        [one] 1 inaccuracy
       *[other] { $inaccuracies } inaccuracies
    }, { $mistakes ->
        [one] 1 mistake
       *[other] { $mistakes } mistakes
    }, { $blunders ->
        [one] 1 blunder
       *[other] { $blunders } blunders
    }

bench-header = game            nodes  signature         nodes per CPU second
bench-changed = changed
bench-no-file = { $path } cannot be written: --write works in the top folder of the sources.

ugi-unknown = There is no command “{ $word }”. Expected one of { $commands }.
ugi-setoption-expected = Expected: setoption name NAME value VALUE
ugi-position-expected = Expected: position startpos or position fen TEXT, then perhaps moves TURN TURN …
ugi-query-expected = Expected: query gameover, query p1turn, query result or query legalmoves
ugi-perft-expected = Expected: perft N, with N from 0 to 100
ugi-go-number = After “{ $word }” a number was expected, not “{ $given }”.
ugi-no-option = There is no option “{ $option }”. Expected one of { $options }.
ugi-bad-value = “{ $value }” is not possible for { $option }: expected { $expected }.
ugi-thinking = Still thinking: expected stop first.
ugi-perft-stopped = The count was stopped.
ugi-more-moves = There are more than these { $limit } turns.
ugi-line-too-long = The line is too long and was ignored.
ugi-no-memory = There are no { $megabytes } megabytes of memory for Hash: expected less.
ugi-no-thread = No thread could be started: { $why }

puzzle-none = There is no such puzzle.
puzzle-bad-theme = “{ $given }” is no theme. There are: { $codes }.
puzzle-bad-date = “{ $given }” is no date: a day from 1970 to 9999 is written like {"2026-12-24"}.
puzzle-title = { $game }: puzzle { $id }, grade { $grade }
puzzle-to-win = { $side } to move and win. Type the turn, or “hint”, “solution”, “help”.
puzzle-to-draw = { $side } to move and keep the draw. Type the turn, or “hint”, “solution”, “help”.
puzzle-goes-on = Right! { $side } answers { $turn }. Go on.
puzzle-solved = Right: solved!
puzzle-won = From here the win can be forced: that is proved.
puzzle-drawn = From here the draw can be held: that is proved.
puzzle-wrong = Not { $turn }: { $reply } answers it (for you: { $worth }). Try again.
puzzle-wrong-end = Not { $turn }. { $how }
puzzle-hint = The turn begins at { $place }.
puzzle-solution = The solution: { $turns }
puzzle-theme = { $name }: { $about }
puzzle-help =
    { $turn }

    hint         what it is about; asked again, where the turn begins
    solution     see the whole line
    board        draw the board again
    next         leave this puzzle for the next
    quit         leave
choose-game = Which game will it be? Type its number or its name.
choose-game-again = Please type a number from 1 to { $max }, or “quit”.
play-opponent = Across the board: level { $level }, { $name }. { $about }
play-welcome = { $game }. Type a turn, or “help”.
play-over = Over
play-computer = { $side } plays { $turn }.
play-after-end = “undo” takes the last turn back, “new” begins again, “quit” closes the program.
play-line-too-long = That line is too long to be a turn.
play-nothing-to-undo = There is no turn to take back.
play-undone = Taken back: { $turn }.
play-no-moves = No legal turn begins with “{ $prefix }”.
play-more-moves = … and more. Type the beginning of a turn to see the others, for example: moves { $example }
play-resign-sure = Resign? (y/n)
play-draw-sure = Do both players agree to a draw? (y/n)
play-draw-declined = Your opponent does not accept draws.
play-hint = { $turn }, with winning chances of { $chance } ({ $worth })
play-no-hint = The game is over: there is nothing to play.
play-goodbye = To continue later:
    {"  "}{ $command }
play-help =
    { $turn }

    hint         see what the engine would play, and what it hopes for
    undo         take the last turn back
    moves        list the legal turns; “moves a2” lists those that begin with a2
    board        draw the board again
    position     write the position as text
    draw         agree to a draw
    resign       give the game up
    new          begin again
    quit         close the program; you are told how to continue later

about-value = Look up what a position and every turn in it is worth with best play (Kono, and endgames of Quindo and Granat)
about-solve = Solve a game from its ends backwards and report what is known (Kono, and endgames of Quindo and Granat)
help-table = Use this table file instead of the built-in table
help-out = Write the table to this file
help-verify = Derive every value again from the plain rules (of Quindo’s endgames with five discs, a million of them)
help-discs = In Quindo: solve endgames with up to this many discs, 2 to 5 (default: 4, as in the program)
help-pawns = In Granat: solve endgames with up to this many pawns, 2 to 4 (default: 3, as in the program)
help-tables = Use the table files in this folder, such as quindo.table (also PIONNIER_TABLES)
examples-value = Example:
    {"  "}pionnier value kono --turns "b1xb3"
    {"  "}pionnier value quindo --position "11/11/11/4w6/11/5b5/11/11/6w4/11/11 w 2"
examples-solve = Example:
    {"  "}pionnier solve kono --verify --out kono.table
    {"  "}pionnier solve quindo --discs 5 --threads 2 --out quindo.table
    {"  "}pionnier solve granat --pawns 4 --out granat.table

not-solved = { $game } is not solved. Kono is, and so are endgames of Quindo and Granat.
solve-no-discs = --discs is for the endgames of Quindo.
solve-no-pawns = --pawns is for the endgames of Granat.
value-unknown = This position of { $game } is not in the table: it has too many { $kind }. Endgames with up to { $boxed } { $kind } are in the program, those with { $most } in a table file (pionnier solve { $id } --{ $kind } { $most } --out { $id }.table, then --tables FOLDER). For an estimate: pionnier analyse.
tables-no-folder = There is no folder { $folder }.
tables-none = { $folder } holds no table file ({ $names }).
table-unreadable = { $file } cannot be read: { $why }
table-unwritable = { $file } cannot be written: { $why }
table-refused = { $file } cannot be used. { $why }
table-foreign = This is not a table file.
table-other-game = This is a table of another game ({ $game }).
table-newer = The table has format { $found }; this program knows format { $known }. A newer version of the program will read it.
table-older = The table has format { $found }; this program knows format { $known }. Solve the game again to make a new one.
table-truncated = The file is cut off: it has { $found } bytes instead of { $expected }.
table-damaged = The file is damaged: its checksum is wrong.

value-won-in = won in { $plies }
value-lost-in = lost in { $plies }
value-drawn = drawn
value-won-already = won: the game is over
value-lost-already = lost: the game is over
value-if-count = { $value }, if the count of turns without progress (C4) allows
value-position = For { $side }, to move: { $value }
value-trap = { $replies ->
        [one] { $replies } reply holds
       *[other] { $replies } replies hold
    }, the others lose in up to { $plies }
value-no-trap = every reply holds

phase-prepare = finding the ends
phase-solve = working backwards
phase-reach = walking from the start
phase-quiet = quiet stretches
phase-count = counting
phase-verify = verifying
solve-title = { $game }, solved
solve-row-header = positions seen by the side to move
solve-row-all = all legal positions
solve-row-classes = classes under the eight symmetries
solve-row-reachable = reachable from the start
solve-column-won = won
solve-column-drawn = drawn
solve-column-lost = lost
solve-column-together = together
solve-column-longest = longest
solve-endgames-title = { $game }, endgames with up to { $men } pieces
solve-endgames-header = pieces of the side to move
solve-endgames-split = { $own } against { $enemy }
solve-endgames-all = { $men } pieces in all
solve-endgames-longest = The longest way to the end takes { $plies } plies. One of its lines of best play, from { $position }:
solve-start = The start position, for { $side }: { $value }.
solve-longest = The longest forced win takes { $reachable } plies ({ $all } among all positions). One of its lines of best play, from { $position }:
solve-quiet = No shortest way to win passes more than { $turns } turns without a capture: C4 changes no value.
solve-verified = Verified: { $checked } values derived again from the rules, { $mismatches } mismatches.
solve-mismatch = First mismatch: { $position }
solve-written = Written: { $file } ({ $bytes } bytes).
solve-cost = Solving took { $solving } s of CPU time; everything together { $all } s, { $memory } MB of memory at most.
report-title = { $game }: { $a } – { $b }, seed { $seed }, openings of { $turns } turns
report-brief = +{ $won } ={ $drawn } −{ $lost }  { $score }%
report-games = A in { $games } games: { $won } won, { $drawn } drawn, { $lost } lost; score { $score }%
report-elo = Elo { $elo } (95%: { $low } to { $high })
report-superiority = Likelihood that A is stronger: { $share }%
report-pairs = { $pairs } pairs, by A’s points 0, ½, 1, 1½, 2: { $counts }
report-moving-first = A moving first: { $won } won, { $drawn } drawn, { $lost } lost; score { $score }%
report-moving-second = A moving second: { $won } won, { $drawn } drawn, { $lost } lost; score { $score }%
report-first-side = First side, whoever played it: { $won } won, { $drawn } drawn, { $lost } lost; score { $score }%
report-plies = Turns in a game: { $plies }
report-cpu = CPU time of { $player }: { $seconds } s, { $milliseconds } ms a turn
report-waited = Waited for { $player }: { $seconds } s, { $milliseconds } ms a turn (wall-clock time)
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
ladder-score = score { $share }%
ladder-not-lost = not lost { $share }%
ladder-met = as it should be
ladder-not-met = not as it should be
ladder-rating = Level { $level }: { $elo } ± { $error } Elo
ladder-written = Written to { $path }.

tune-title = { $positions } positions of { $games } games, mean squared error { $error }
mine-found = { $games } games
mine-flaw = { $game } { $id }: { $flaw }
mine-checked = { $game }: { $count } puzzles, { $flaws } with a flaw
mine-grades = | grade | puzzles | tried | level 3 | level 6 | level 9 |
mine-done = { $count } puzzles from { $games } games in { $path }.
mine-foreign = { $path } is no journal of puzzles. The file is left as it is.
mine-other-terms = { $path } was kept for { $game } (rules { $rules }) with seed { $seed }. The file is left as it is.
mine-damaged = Line { $line } of { $path } is damaged. The file is left as it is.
selfplay-done = { $games } games in { $path }.
train-data = { $training } positions to learn from, { $validation } to try what was learned, of { $games } games
train-epoch = { $number }: loss { $loss }, on unseen games { $validation } ({ $speed } positions a second)
train-done = Written: { $path } ({ $bytes } bytes). In whole numbers it differs by { $difference } on average.
