name = Quindo
tagline = Jump the enemy’s discs, turn them all over, and mind the black border.
first-touch = Touch a disc, then one of the marked squares. Keep off the black border.
side-w = White
side-b = Black
man = disc
men = discs
turn-help =
    Type where a disc stands, then where it ends: b10-b7.
    With at least one enemy disc jumped on the way, write x in place of the hyphen: f6xi9.

legend-white = white disc
legend-black = black disc
legend-border = black border: a disc that ends here leaves the game
legend-previous-length = length of the enemy’s last move, which is barred for this one

# Refused turns
no-disc = There is no disc on { $square }.
from-border = No disc ever stays on the border: whatever ended on { $square } has left the game.
not-your-disc = The disc on { $square } is your opponent’s.
no-move = The disc on { $square } would not move: it must end on another square.
not-in-line = { $to } is not in a straight line with { $from }: a disc moves along a rank, a file or a diagonal.
jumps-own-disc = Your own disc on { $square } is in the way: a disc never jumps one of its own colour.
ends-on-own-disc = Your own disc lies on { $square }: a move must end on a free square.
ends-on-enemy = An enemy disc lies on { $square }: jump it and end on a free square behind it, or stop before it.
too-far = That is { $length } free squares: a move counts { $max } at most.
same-length = Your opponent has just made a move of length { $length }, so yours must have another length.
captures = This move jumps the enemy disc on { $over } and turns it over: write “{ $from }x{ $to }”.
captures-nothing = This move jumps no enemy disc, so nothing turns over: write “{ $from }-{ $to }”.
cannot-pass = You may not pass: as long as you have a disc you have a move, and you must make one.
no-way = The disc on { $square } has no move: discs of its own colour are in its way, or only the barred length is left.

# Impossible positions
disc-on-border = No disc can stay on the border, but one lies on { $square }.
too-many-discs = There are { $count } discs on the board, but the game has only { $max }.
no-discs = Neither side has a disc: the game would have ended when the first of them lost its last one.

# How a game has ended.
ending-no-discs = { $winner } has won: { $loser } has no disc left.

# Notes
note-barred-length = Your opponent’s move was { $length } long: yours must have another length.

# What puzzles are about.
theme-forbidden-length = Forbidden length
theme-forbidden-length-about = The length of your move forbids the enemy the very answer it needs.
theme-into-the-border = Into the border
theme-into-the-border-about = A disc goes into the border and leaves the game.
theme-double-turn = Two turned over
theme-double-turn-about = Two discs or more are turned over in one move.
theme-last-disc = The last disc
theme-last-disc-about = A side has a single disc left.
theme-quiet-move = A quiet move
theme-quiet-move-about = The first move takes nothing, and nothing can be done against it.
theme-hold = Hold the draw
theme-hold-about = One turn alone does not lose.
