name = Granat
tagline = Capture every enemy pawn: four garnet balls give their pawns wings, and a square in the middle changes the rules.
first-touch = Touch a pawn in your front row, then one of the marked points in front of it.
side-r = Red
side-b = Blue
man = pawn
men = pawns
turn-help =
    Step or slide: c3-d4. Jump over your own pawns: b2-d4-f6. Capture, naming each landing point: a1xd4xf6.
    Pass a ball to a neutral pawn: a1=c3.

legend-red = red neutral pawn
legend-red-garnet = red garnet pawn
legend-blue = blue neutral pawn
legend-blue-garnet = blue garnet pawn
legend-point = empty point
legend-garnet-square = the garnet square, between [ and ]
legend-black-line = black line, like ╲ │ and ─
legend-yellow-line = yellow line, like ⋱

# Why a turn is refused.
no-point = There is no point { $square }: files a, c, e, g and i have points on odd ranks only, files b, d, f and h on even ranks, and the garnet square is the one exception.
no-man = There is no pawn on { $square }.
not-your-man = The pawn on { $square } is not yours.
not-on-a-line = No straight line leads from { $from } to { $to }.
not-forward = From { $from } to { $to } is not forward: a neutral pawn moves forward only.
too-far = From { $from } to { $to } is too far: a neutral pawn goes one step, or jumps over one neighbouring pawn of your own.
nothing-to-jump = There is no pawn on { $square } to jump over: a neutral pawn goes one step, or jumps over a neighbouring pawn of your own.
jumps-enemy = The pawn on { $square } is the enemy’s: to jump over it is a capture, which is written with x.
blocked-by-own = Your own pawn stands in the way on { $square }.
blocked-by-enemy = An enemy pawn stands in the way on { $square }.
only-jumps-follow = The pawn on { $square } has jumped: only more jumps over pawns of your own can follow.
turn-over = With the move to { $square } the turn is over: only jumps and captures can be joined together.
stuck = The neutral pawn on { $square } has reached the enemy’s back rank: it can neither move nor capture until it is given a ball.
no-ball = The pawn on { $square } has no ball to pass on.
not-a-receiver = There is no neutral pawn of yours on { $square } to receive the ball.
ball-too-far = The ball cannot pass from { $from } to { $to }: unless both pawns are in your own half, they must be neighbours.
garnet-square-entry = The garnet square { $square } can be entered only by a single step from a neighbouring point: no jump, capture or longer slide ends there.
garnet-square-crossed = Nothing slides across the garnet square { $square }.
nothing-to-capture = There is no pawn to capture between { $from } and { $to }.
captures-own = The pawn on { $square } is your own: only an enemy pawn can be captured.
landing-not-empty = A capture lands on the point right behind the enemy pawn, but { $square } is not empty.
not-right-behind = A capture lands on the point right behind the enemy pawn on { $over }, and { $to } is further on.
not-a-neighbour = The pawn on { $over } is too far from { $from }: a neutral pawn captures neighbours only.
not-straight-on = On a black line captures go straight ahead: from { $from } the chain cannot turn to { $to }.
not-one-colour = The chain began on a yellow line and must stay on yellow lines: from { $from } to { $to } the line is black.
must-capture = You must capture: the pawn on { $from } can take the pawn on { $over }.
must-go-on = The turn cannot end here: from { $from } the pawn can also take the pawn on { $over }, so it must go on.
protected = The garnet pawn on { $square } protects its side: you cannot capture this turn.
ball-must-leave = The ball must leave the garnet square { $square } this turn: move that pawn, capture with it, or pass its ball to a neighbour.
cannot-pass = Nobody passes in Granat: move a pawn or a ball. A player who can do neither has lost.
no-way = The pawn on { $square } has no move: every point it could go to is taken, and there is nothing to jump or capture.

# Why a position is impossible.
too-many-men = { $side ->
        [r] Red
       *[b] Blue
    } has more than the { $max } pawns in the box.
too-many-balls = { $side ->
        [r] Red
       *[b] Blue
    } has more than { $max } balls.
nobody-left = Neither side has a pawn left, but the game ends as soon as one of them has none.

# How a game has ended.
ending-no-pawns = { $winner } has won: { $loser } has no pawn left.
ending-only-garnet-pawns = The game is a draw: only garnet pawns are left, as many on each side, and none can be captured at once.
ending-shut-in = { $winner } has won: { $loser } is shut in and cannot move.

# What a player is told.
note-may-stop = The pawn on { $square } may go on or stop.
note-must-go-on = The pawn on { $square } must go on capturing.
note-yellow-off = A neutral pawn is on the garnet square { $square }: yellow lines count as black.
note-protected = The enemy’s garnet pawn on { $square } protects its side: you cannot capture this turn.
note-ball-must-leave = The ball must leave the garnet square { $square } this turn.
note-must-capture = You must capture.

# Version 1 of the rules, for games that were begun under it.
can-move = You can move, so you may not pass.
ending-no-moves = The game is a draw: neither side can move any more.
note-version-1 = This game was begun under version 1 of the rules, and ends by them: whoever cannot move passes.

# What puzzles are about.
theme-yellow-chain = Yellow chain
theme-yellow-chain-about = A garnet pawn takes two pawns or more along yellow lines.
theme-long-chain = Long chain
theme-long-chain-about = Three pawns or more are taken in one turn.
theme-lure = Lure
theme-lure-about = The enemy must take, and is taken in turn.
theme-garnet-square = Garnet square
theme-garnet-square-about = A pawn enters the garnet square, or has to leave it.
theme-shut-in = Shut in
theme-shut-in-about = The enemy still has pawns, but no move.
theme-ball-transfer = Ball transfer
theme-ball-transfer-about = The key is to pass a ball to another pawn.
