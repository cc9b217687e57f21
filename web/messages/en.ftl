# What the page says. Words of the games come with their rules.

title-home = Pionnier: five board games that were nearly lost
title-play = { $game } · Pionnier
title-learn = Learn the games · Pionnier
title-lesson = { $game }: the rules · Pionnier
title-tutorial = { $game }: first steps · Pionnier
title-sheet = { $game }: cheat sheet · Pionnier
title-lost = Not found · Pionnier
skip = Skip to the content
to-home = Pionnier, all games
page-tools = Page
close = Close
no = No
try-again = Try again
load-failed = The rules of the games could not be loaded. Are you online?
update-ready = A new version of Pionnier is ready. Your game will be kept.
update-take = Use it now

# Settings.
settings = Settings
other-language = Français
language-en = English
language-fr = Français
setting-language = Language
setting-theme = Colours
theme-auto = As the system
theme-light = Light
theme-dark = Dark
theme-to-light = Light colours
theme-to-dark = Dark colours
sound-on = Turn the sound on
sound-off = Turn the sound off
setting-board = Board
setting-sound = Sound
setting-coordinates = Coordinates
setting-patterns = Patterns on the men, to tell them apart without colours
setting-animation = Animation

# Front page.
home-title = Five board games that were nearly lost
home-words = Invented with love, printed once, forgotten on attic shelves. Here they are again: play against an engine of your strength or against whoever sits beside you. No account, and no network after the first visit.
home-foot = Rules, engine and boards are free software. Everything runs on your own device.
card-kono = Sixteen squares, sixteen men. Leap over a friend to land on a foe. Small enough to be solved, sharp enough to hurt.
card-cul-de-sac = A race to the enemy’s base, while every turn puts one more wall in somebody’s way.
card-bermudes = Nothing but captures: shoot from afar, or leap and turn your enemies into your own men.
card-quindo = Leap, turn, and never copy the length of your opponent’s move. Beyond the edge lies the black border.
card-granat = Four garnet balls lend their bearers wings, and a square in the middle bends the rules.
card-play = Play
card-learn = Learn { $game }
card-continue = Go on playing

# Learning.
learn = Learn
learn-title = Learn a game in two minutes
learn-words = Every rule has a diagram to play on, every game a few tasks to get your hand in, and a sheet to print for the table.
lesson-contents = Contents
lesson-history = Where it comes from
lesson-rules = Rules
lesson-how = The small boards are there to be played on: touch a man, or let a turn be shown. What is not allowed is explained.
lesson-common = In all games
lesson-next = You know the rules. Try them on a few positions?
ruling = Our ruling on { $rule }:
rules-more = The whole lesson, with diagrams
figure-original = From the rule sheet
figure-position = The position in words:
figure-turns = Turns to try
figure-show = Show { $turn }
figure-wrong = Why not { $turn }?
figure-try = Your move: { $side }.
figure-reset = Put the diagram back
position-men = { $man }: { $places }.
position-walls = Walls: { $walls }.
position-stock = { $side }: { $stock }.
reconstruction-title = What we know of this board
reconstruction-sure = Sure
reconstruction-sure-what = There are 68 points and one garnet square.
reconstruction-nearly = Nearly sure
reconstruction-nearly-what = Where the points lie, and which of them lines join.
reconstruction-guess = A guess
reconstruction-guess-what = Which of the lines are yellow.
reconstruction-tell = Do you own the original? One photograph of the board or of the rule sheet would settle it. Please tell us, wherever you got Pionnier from.
tutorial = First steps
tutorial-begin = Take the first steps
tutorial-done = First steps: { $count } of { $all } done
tutorial-step = Task { $number }
tutorial-step-done = Task { $number }, done
task-number = Task { $number } of { $count }
task-rules = It is about
task-reached = Well done!
task-missed = Not quite.
task-shown = This is one way.
task-again = Try it again
task-next = Next task
task-finish = To the end
task-skip = Skip
task-solution = Show a solution
finish-all = You have done every task
finish-some = You have done { $count } of { $all } tasks
finish-words = You know what there is to know of { $game }. The gentlest of our engines is waiting for you.
finish-open = Still open:
finish-play = Play your first game
finish-other = Another game
finish-forget = Begin again
sheet = Cheat sheet
sheet-print = Print

# Not found.
lost-title = There is nothing here
lost-words = This address leads nowhere, but the five games are only a step away.

# Players.
player-you = You
player-person = Player
player-level = Level { $level }
player-undecided = by lot
stock-men =
    { $count ->
        [one] 1 man on the board
       *[other] { $count } men on the board
    }
stock-h =
    { $count ->
        [one] 1 horizontal wall left
       *[other] { $count } horizontal walls left
    }
stock-v =
    { $count ->
        [one] 1 vertical wall left
       *[other] { $count } vertical walls left
    }

# Setup.
setup-title = New game
setup-opponent = Who plays?
setup-against-level = Against the engine
setup-against-human = Two people here
setup-against-engines = Engine against itself
setup-level = Level
setup-side = Your side
setup-first = { $side }, first
setup-second = { $side }, second
setup-lot = By lot
setup-start = Start
level-1 = just learning the rules
level-2 = plays now and then
level-3 = plays on Sundays
level-4 = knows the tricks
level-5 = a club player
level-6 = hard to beat
level-7 = a master
level-8 = all it can do

# Status.
status-fresh = Choose the players, then start.
status-yours = Your turn: { $side } to move.
status-theirs = { $side } to move.
status-thinking = { $side } is thinking…
status-paused = Paused: { $side } to move.
status-stuck = The engine has stopped.
not-your-turn = It is not your turn.
browsing = You are looking at the game after turn { $ply } of { $count }.
browsing-live = Back to the game
offer-asked = { $side }, do you agree to a draw?
offer-accept = Agree
offer-decline = Play on
offer-thinking = The engine is thinking about your offer…
offer-declined = The engine plays on.
hint-wait = Looking for a good turn…
hint-turn = Try { $turn }.
engine-stuck = The engine has stopped without an answer. The game is safe.
trouble-link = The address does not hold a game that can be played.
trouble-damaged = The game kept from your last visit could not be read and was left out.
trouble-go-on = Go on
linked-words = This game came with a link or was pasted. Your own game is kept.
linked-play-on = Play on against level { $level }
linked-leave = To my own game
rule-link = Rule { $rule }

# Turns.
turns-title = Turns
turns-list = Turns of the game
turns-none = No turn has been played yet.
turns-one = { $number }, { $side }: { $turn }
go-first = To the start
go-previous = One turn back
go-next = One turn on
go-last = To the end
turn-label = Turn as text
turn-play = Play
turn-help = How turns are written
say-turn = { $side }: { $legs }.
say-then = , then {""}
say-move = { $from } to { $to }
say-capture =
    { $count ->
        [0] { $from } to { $to }
        [one] { $from } to { $to }, takes { $over }
       *[other] { $from } to { $to }, takes { $count }: { $over }
    }
say-ball = ball from { $from } to { $to }
say-wall = wall { $to }
say-stop = {""}
say-pass = passes

# Actions.
act-title = Actions
tools-title = View
act-takeback = Take back
act-hint = Hint
act-draw = Offer a draw
act-resign = Resign
act-new = New game
act-rematch = Rematch
act-flip = Turn the board
act-values = Exact values
act-text = Text and link
act-rules = Rules
act-zen = Board only
act-keys = Keys
act-pause = Pause
act-resume = Go on
zen-leave = Show everything
resign-sure = The game ends and counts as lost.
resign-yes = Resign
key-turn = Type a turn
key-board = To the board
key-sound = Sound on or off
keys-board = On the board
key-square = From square to square
key-touch = Touch the square
key-back = Give up the legs so far
key-rotate = Turn the wall

# Exact values.
values-title = Exact values
values-wait = Solving the whole game, which takes a moment…
value-win =
    { $distance ->
        [one] wins in 1 turn
       *[other] wins in { $distance } turns
    }
value-draw = draw
value-loss =
    { $distance ->
        [one] loses in 1 turn
       *[other] loses in { $distance } turns
    }

# The end.
end-won = You have won
end-lost = You have lost
end-drawn = A draw
end-over = { $side } has won
end-length =
    { $count ->
        [one] One turn was played.
       *[other] { $count } turns were played.
    }
end-look = Look at the board

# Text.
text-position = Position on the board
copy-position = Copy the position
copy-game = Copy the game
copy-address = Copy the link
download = Download
copied-position = The position has been copied.
copied-game = The game has been copied.
copied-address = The link has been copied.
copy-failed = The browser did not allow it to be copied.
paste-label = Paste a position, a game or a link
paste-open = Open
paste-unreadable = This is neither a position nor a game nor a link.

# The board.
board-name = Board of { $game }
board-empty = empty
board-kind-man = { $side } man
board-kind-disc = { $side } disc
board-kind-pawn = { $side } pawn
board-kind-garnet = { $side } pawn with a garnet ball
board-base = { $side } base
board-border = border
board-garnet-square = garnet square
board-selected = selected
board-can = can move
board-must = can capture
board-goal-move = can be reached
board-goal-capture = can be reached by a capture
board-goal-ball = can be given the ball
board-may-go-on = Go on, or stop here.
board-must-go-on = The same man goes on.
board-question = What do you mean?
board-option-move = Move { $turn }
board-option-capture = Capture { $turn }
board-option-ball = Pass the ball
board-option-select = Take up the { $man }
board-stop = Stop here
board-back = Start over
board-pass = Pass
board-cancel = Cancel
board-pencil = Draw arrows and circles
board-walls = Walls
board-wall-prompt = Now place a wall.
board-wall-h = horizontal wall { $wall }
board-wall-v = vertical wall { $wall }
board-wall-open = can be placed
board-wall-shut = cannot be placed
board-wall-stands = is placed
board-wall-place = Place { $wall }
board-wall-turn = Turn
