# What the page says. Words of the games come with their rules.

title-home = Pionnier: five board games that were nearly lost
title-online = Play a friend · Pionnier
title-game = Online game · Pionnier
title-play = { $game } · Pionnier
title-learn = Learn the games · Pionnier
title-lesson = { $game }: the rules · Pionnier
title-tutorial = { $game }: first steps · Pionnier
title-sheet = { $game }: cheat sheet · Pionnier
title-analysis = { $game }: analysis · Pionnier
title-puzzles = Puzzles · Pionnier
title-puzzle = { $game }: puzzles · Pionnier
title-lost = Not found · Pionnier
skip = Skip to the content
to-home = Pionnier, all games
page-tools = Page
close = Close
no = No
try-again = Try again
request-too-long = This is too long to be a game: four million characters are the most that is read.
load-failed = The rules of the games could not be loaded. Are you online?
page-failed = This page could not be loaded. Are you online?
part-failed = This part of the page could not be loaded. Are you online?
update-ready = A new version of Pionnier is ready. Your game will be kept.
update-take = Use it now
storage-full = This browser’s storage is full. What you do now lasts until you close the page. Removing finished online games from your list makes room.

# Settings.
settings = Settings
other-language = Français
language-en = English
language-fr = Français
setting-language = Language
setting-theme = Colours
theme-auto = Follow the system
theme-light = Light
theme-dark = Dark
theme-to-light = Light colours
theme-to-dark = Dark colours
sound-on = Turn the sound on
sound-off = Turn the sound off
setting-board = Board
setting-sound = Sound
setting-coordinates = Coordinates
setting-patterns = Patterns on the pieces, to tell them apart without colours
setting-animation = Animation
setting-confirm = Ask before sending a turn in an online game
setting-letters = Shortcuts of a single letter

# Front page.
home-title = Five board games that were nearly lost
home-words = A folk game from Korea, boxes from the attic, rules on a single sheet of paper. Here they are again: play against a computer of your strength or against whoever sits beside you. No account, and no network after the first visit.
home-friend = Play a friend with a link
home-pause = Pause the boards
home-play = Let the boards play
home-analyse = Analyse a game, with engine and variations
home-puzzles = Today’s puzzles
home-foot = Rules, engine and boards are free software. Everything runs on your own device; only online games need a server.
card-kono = Sixteen squares, sixteen men. Leap over a friend to land on a foe. Small enough to be solved, sharp enough to hurt.
card-cul-de-sac = A race to the enemy’s base, while every turn puts one more wall in somebody’s way.
card-bermudes = Nothing but captures: strike from afar, or leap and turn your enemies into your own men.
card-quindo = Leap over discs to turn them, and never copy the length of your opponent’s move. All round lies the black border: whoever stops there is out.
card-granat = Four garnet balls lend their bearers wings, and a square in the middle changes the rules.
card-play = Play
card-learn = Learn { $game }
card-continue = Go on playing

# Learning.
learn = Learn
learn-title = Learn a game by playing it
learn-words = The rules with boards to play on, a few tasks to get your hand in, and a sheet to print for the table.
lesson-contents = Contents
lesson-history = Where it comes from
lesson-rules = Rules
lesson-how = The small boards are for playing on: touch a piece, or press a turn to see it played. What is not allowed is explained.
lesson-common = In all games
lesson-position = How a position is written
lesson-next = You know the rules. Try them on a few positions?
ruling = Our ruling on { $rule }:
rules-more = The whole lesson, with diagrams
figure-original = From the rule sheet
figure-position = The position in words:
figure-turns = Turns to try
figure-show = Show { $turn }
figure-wrong = Why not { $turn }?
figure-try = Your turn: { $side }.
figure-reset = Put the diagram back
position-men = { $man }: { $places }.
position-walls = Walls: { $walls }.
position-stock = { $side }: { $stock }.
reconstruction-title = What we know of this board
reconstruction-sure = Sure
reconstruction-sure-what = There are 68 points and one garnet square.
reconstruction-nearly = Nearly sure
reconstruction-nearly-what = Where the points lie, and which of them are joined by lines.
reconstruction-guess = A guess
reconstruction-guess-what = Which of the lines are yellow.
reconstruction-tell = Do you own the original? One photograph of the board or of the rule sheet would settle it. Please tell us, wherever you got Pionnier from.
tutorial = First steps
tutorial-begin = Take the first steps
tutorial-done = First steps: { $count } of { $all } done
tutorial-step = Task { $number }
tutorial-step-done = Task { $number }, done
task-number = Task { $number } of { $count }
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
finish-words = You know all you need to play { $game }. The gentlest of our opponents is waiting for you.
finish-later = What you have skipped stays open for as long as you like. The gentlest of our opponents is waiting for you all the same.
finish-open = Still open:
finish-play = Play your first game
finish-puzzles = Solve puzzles
finish-other = Another game
finish-forget = Begin again
sheet = Cheat sheet
sheet-print = Print

# Not found.
lost-title = There is nothing here
lost-words = This address leads nowhere, but the five games are only a step away.
lost-game = The link to this game is not complete. Ask for it again, or play something else:

# Players.
player-you = You
player-person = Player
player-level = Level { $level }
player-undecided = by lot
player-opponent = Opponent
player-you-named = { $name } (you)
player-nobody = free seat
stock-man =
    { $count ->
        [one] 1 man on the board
       *[other] { $count } men on the board
    }
stock-disc =
    { $count ->
        [one] 1 disc on the board
       *[other] { $count } discs on the board
    }
stock-pawn =
    { $count ->
        [one] 1 pawn on the board
       *[other] { $count } pawns on the board
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
setup-against-level = Against the computer
setup-against-human = Two people here
setup-against-engines = Computer against itself
setup-level = Level
setup-side = Your side
setup-first = { $side }, first
setup-second = { $side }, second
setup-lot = By lot
setup-start = Start
setup-friend = Play a friend with a link
left-words = Your game is still here until the new one begins.
left-back = Back to the game

# Status.
status-fresh = Choose the players, then start.
status-yours = Your turn: { $side } to move.
status-theirs = { $side } to move.
status-thinking = { $side } is thinking…
status-paused = Paused: { $side } to move.
status-stuck = The computer no longer answers.
not-your-turn = It is not your turn.
browsing = You are looking at the game after turn { $ply } of { $count }.
browsing-live = Back to the game
offer-asked = { $side }, do you agree to a draw?
offer-accept = Agree
offer-decline = Play on
offer-thinking = The computer is thinking about your offer…
offer-declined = The computer declines and plays on.
hint-wait = Looking for a hint…
premove-words = Ready: { $turn }. It is played as soon as it is your turn.
premove-dropped = The turn you had ready was not played.
premove-several = The turn you had ready could mean several things: choose now.
first-close = Got it
engine-stuck = The computer no longer answers. Your game is safe.
trouble-link = The address does not hold a game that can be played.
trouble-damaged = The game kept from your last visit could not be read and was set aside.
trouble-link-cut = The end of the link is missing. Everything that could be read is here; for the rest, ask for the link again.
trouble-link-torn = The link is broken at turn { $ply }. Everything before it is here; for the rest, ask for the link again.
trouble-damaged-torn = The game kept from your last visit is damaged at turn { $ply }. Everything before it is here.
unkept = This browser cannot keep this game. To come back to it, copy its link.
trouble-go-on = Go on
linked-words = This game came with a link or was pasted. Your own game is kept.
linked-play-on = Play on against level { $level }
linked-leave = Back to my own game
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
pace-title = Speed, in turns a second
pace-0 = ¼
pace-1 = ½
pace-2 = 1
pace-3 = 2
pace-4 = 4
pace-5 = max
turn-label = Type a turn
turn-play = Play
turn-help = How turns are written
say-turn = { $side }: { $legs }.
say-then = , then {""}
say-move = { $from } to { $to }
say-capture =
    { $count ->
        [one] { $from } to { $to }, takes the { $man } on { $over }
       *[other] { $from } to { $to }, takes { $count } { $men }: { $over }
    }
say-flip =
    { $count ->
        [one] { $from } to { $to }, turns over the { $man } on { $over }
       *[other] { $from } to { $to }, turns over { $count } { $men }: { $over }
    }
say-transfer = ball from { $from } to { $to }
say-barrier = wall { $to }
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
act-flip = Flip the board
act-values = Exact values
act-text = Text and link
act-rules = Rules
act-zen = Board only
act-keys = Keyboard shortcuts
act-pause = Pause
act-resume = Go on
act-replay = Play the turns
act-slower = Slower
act-faster = Faster
zen-leave = Show everything
resign-sure = The game ends and counts as lost.
resign-yes = Resign
key-pause = Play the turns, or pause
key-turn = Type a turn
key-board = To the board
key-sound = Sound on or off
keys-board = On the board
key-square = From square to square
key-edge = To the end of the row
key-touch = Touch the square
key-stop = Stop here, or pass
key-back = Undo the unfinished turn
key-walls = To the walls and back
key-rotate = Rotate the wall

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
end-tally = Against level { $level }: { $won } won, { $drawn } drawn, { $lost } lost.
end-next = You have beaten level { $level } twice in a row. Level { $next } is waiting.
end-play-next = Play level { $level }
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
copy-failed = The browser did not allow copying.
paste-label = Paste a position, a game or a link
paste-open = Open
paste-unreadable = This is neither a position nor a game nor a link.

# The board.
board-name = Board of { $game }
board-help = Arrow keys lead from place to place, Enter touches, s stops or passes, Escape goes back.
board-help-walls = Arrow keys lead from place to place, Enter touches, w leads to the walls and back, r rotates a wall, Escape goes back.
board-empty = empty
board-kind-man = { $side } man
board-kind-disc = { $side } disc
board-kind-pawn = { $side } pawn
board-kind-carrier = { $side } pawn with a garnet ball
board-base = { $side } base
board-border = border
board-landmark = garnet square
board-selected = selected
board-can = can move
board-must = can capture
board-goal-move = can be reached
board-goal-capture = can be reached by a capture
board-goal-flip = can be reached, turning over what is jumped
board-goal-transfer = can be given the ball
board-may-go-on = Go on, or stop here.
board-must-go-on = The same piece goes on.
board-question = Which did you mean?
board-option-move = Move { $turn }
board-option-capture = Capture { $turn }
board-option-flip = Turn over { $turn }
board-option-transfer = Pass the ball
board-option-select = Pick up the { $man }
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
board-wall-turn = Rotate

# Playing somebody elsewhere.
server-unreachable = The server cannot be reached. Everything else works without it.
mine-turns =
    { $count ->
        [0] no turn yet
        [one] 1 turn
       *[other] { $count } turns
    }

# Clocks.
clock-none = No clock
clock-per-turn =
    { $days ->
        [one] 1 day per turn
       *[other] { $days } days per turn
    }
clock-minutes = { $minutes } min + { $increment } s
clock-seconds = { $seconds } s + { $increment } s
time-days = { $big } d { $small } h
time-hours = { $big } h { $small } min

# Links.
share = Share
copy-by-hand = The browser does not allow copying: the link is selected, copy it by hand.
bell-title = { $game }: it is your turn
bell-body = Your opponent has moved.
bell-body-named = { $name } has moved.

# How an online game stands.
status-waiting = Waiting for the second player. The game begins when they sit down.
status-open = A seat is still free.
status-reserved = A seat is still free, for whoever has the invitation. To play, ask for that link; here you can watch.
status-sending = Your turn is played and on its way.
status-held = Your turn is ready to be sent.
declined-draw = Your offer of a draw was declined.
declined-takeback = Your turn stands: taking it back was declined.
declined-rematch = The rematch was declined.
taken-back =
    { $count ->
        [one] One turn was taken back.
       *[other] { $count } turns were taken back.
    }
act-abort = Call off
act-links = Links
act-say = Say…
say-offline = Nobody can hear you while you are not connected.
seat-kept = This browser already has a seat in this game, so the link to another one was not used. To play both sides, open it in a private window.

# How an online game ends.
end-by-rules = The game is over by the rules.
end-by-repetition = The same position for the third time.
end-by-no-progress = Too many turns without anything irreversible.
end-by-resigned = { $side } has resigned.
end-by-agreed = The players have agreed to a draw.
end-by-time = { $side } has run out of time.
end-by-left = { $side } has left the game.
end-by-too-long = The game has gone on for too long: it is a draw.
end-by-aborted = The game was called off.
end-left-draw = A player has left, and the other has claimed a draw.

# What the server does not do.
refused-turn = Your turn was not played: { $why }
refused-other = That was not possible: { $why }
problem-no-such-game = There is no such game. Invitations lapse after a week.
problem-no-seat = This link does not belong to a seat of this game.
problem-bad-invitation = This invitation is not for this game.
problem-seat-taken = Both seats are already taken. You can watch.
problem-too-many-requests = Too many requests in a short time. Wait a moment.
problem-too-many-games = Too many games from your address are waiting for a second player, or were made today.
problem-too-many-connections = Too many connections from your address.
problem-storage-unavailable = Nothing can be stored at the moment. Try again in a moment.
problem-stopping = The server is restarting. Try again in a moment.
problem-damaged-game = What is stored of this game cannot be read.
problem-unknown-rules = This game was begun under other rules, which this server does not know.
problem-over = the game is over.
problem-stale = the game has changed in the meantime.
problem-not-your-turn = it is not your turn.
problem-illegal-turn = the rules do not allow it.
problem-time-up = your time was up.
problem-no-offer = the offer is no longer there.
problem-offered-before = you have offered that already. Play a turn first.
problem-nothing-to-take-back = there is no turn of yours to take back.
problem-too-late-to-abort = both sides have moved: the game can only be resigned.
problem-not-absent = your opponent has not been away for long enough.
problem-other = the server has refused ({ $code }).

# Results on this device.
results-title = My results
results-none = No game against the computer or online has ended here yet.
results-against = Against
results-played = Played
results-won = Won
results-drawn = Drawn
results-lost = Lost
results-online = Online
results-where = Counted on this device only, and sent nowhere.
results-forget = Forget all results
results-forget-sure = Really forget them all?

# Analysis.
analysis = Analysis
analysis-loading = Loading…
act-analyse = Analyse
figure-play-out = Play it out against level { $level }
figure-analyse = Analyse this position
status-analysis = { $side } to move. Every turn you play is added to the analysis.
value-bar = Value of the position
review = Review the game

# The position editor.
title-editor = { $game }: position editor · Pionnier
to-editor = Position editor

# To be given away, and shown in other people’s pages.
title-embed = { $game } · Pionnier
share-pictures = Pictures and embedding
share-title = Share
share-picture = The position of { $game } as a picture
share-dark = Dark colours
share-animation = Animated (GIF)
share-drawing = The picture is being drawn
share-kept = { $file } has been saved.
share-failed = The picture could not be made.
share-link = Link
share-embed = For your own page: paste this into it
embed-name = A game of { $game }
embed-turn = Turn { $ply } of { $last }
embed-to-move = { $side } to move
embed-refused = This game cannot be shown: { $why }
embed-nonsense = The address of this game cannot be read: after the # come the turns, as in #turns=b1xb3.
element-loading = Loading the board…
element-refused = This position cannot be shown: { $why }
element-no-game = There is no game “{ $game }”. The games are: { $games }.
element-played = { $side } has played { $turn }.
element-turn = { $side } to move.
