name = Cul-de-sac
tagline = Bring a pawn to an enemy base while both players wall up the ways.
first-touch = Touch a pawn, then a marked square two steps away, then a groove for your wall.
side-w = White
side-b = Black
man = pawn
men = pawns
turn-help =
    A pawn, a slash, a wall: d4-d6/e5h. A wall is named after the square to the lower left of its middle, with h (horizontal) or v (vertical).
    Where no wall follows: d4-d6. If no pawn can move: --/e5h; if nothing can be done at all: --.

legend-white = white pawn
legend-black = black pawn
legend-both = two pawns on one base: the game is won
legend-empty = empty square
legend-white-base = white base
legend-black-base = black base
legend-horizontal = horizontal wall (beside the board: how many are left)
legend-vertical = vertical wall (beside the board: how many are left)
legend-touching = walls that touch

# What a text lacks.
expected-wall = { $found ->
        [end] Something is missing at the end: a wall must follow, from { $first } to { $last }.
       *[other] “{ $found }” is not a wall: they run from { $first } to { $last }.
    }

# Why a turn is refused.
no-pawn = There is no pawn on { $square }.
not-your-pawn = The pawn on { $square } is not yours.
back-to-start = The pawn on { $square } must not end its move where it began.
not-two-steps = From { $from } to { $to } is not two steps: a pawn goes two squares straight on, or one square and then one to the side.
wall-in-the-way = The wall { $wall } bars the way from { $from } to { $to }.
both-ways-walled = Both ways from { $from } to { $to } are barred, one by the wall { $wall }, the other by { $other }.
own-pawn-there = Your other pawn stands on { $square }: you may jump over it, but not end your move there.
enemy-pawn-there = An enemy pawn stands on { $square }: you may jump over it, but not end your move there.
one-step = From { $from } to { $to } is one step only. One step is enough onto an enemy base, or if the square beyond it, straight on, is occupied and no wall bars either step; otherwise a pawn goes two.
must-move = You cannot leave out the pawn move: the pawn on { $from } can go to { $to }, for example.
cannot-pass = You cannot pass: the pawn on { $from } can go to { $to }, for example.
wall-missing = You must still place a wall: write it after a slash, as in “d4-d6/e5h”.
wall-after-win = Reaching { $base } wins the game at once: no wall is placed any more.
no-walls-left = You have no walls left: write your turn without one.
none-of-kind-left =
    { $kind ->
        [h] You have no horizontal walls left: place a vertical one.
       *[v] You have no vertical walls left: place a horizontal one.
    }
wall-outside = The wall { $wall } would stick out of the board: the names of walls run from a1 to j13.
wall-already-there = The wall { $wall } is already on the board.
wall-crosses = The wall { $wall } would cross { $other } at its middle.
wall-overlaps = The wall { $wall } would overlap { $other }.
closes-path = The wall { $wall } would close the last way of the pawn on { $pawn } to the base { $base }: every pawn must be able to reach both enemy bases.
no-way = The pawn on { $square } has no move: walls and pawns leave it no way of two steps.

# Why a position is impossible.
shared-square = Two pawns cannot share the square { $square }.
two-arrivals = Pawns stand on two enemy bases, { $base } and { $other }, but the game ends with the first arrival.
winner-to-move =
    { $side ->
        [w] White has reached an enemy base and won, so it cannot be White’s turn.
       *[b] Black has reached an enemy base and won, so it cannot be Black’s turn.
    }
walls-overlap = The walls { $wall } and { $other } overlap.
walls-cross = The walls { $wall } and { $other } cross at their middles.
too-many-walls =
    { $kind ->
        [h] There are too many horizontal walls: on the board and in hand there are at most { $max } together.
       *[v] There are too many vertical walls: on the board and in hand there are at most { $max } together.
    }
sealed-off = The pawn on { $pawn } has no way to the base { $base }: every pawn must be able to reach both enemy bases.

# How a game has ended.
ending-base-reached = { $winner } has won by reaching one of { $loser }’s bases.

# What a player is told.
note-two-pawns = { $side } has two pawns, neither more nor fewer: there { $count ->
        [one] is { $count }
       *[other] are { $count }
    } on the board.
note-place-wall = Now place a wall.

# What puzzles are about.
theme-closing-wall = Closing wall
theme-closing-wall-about = One wall sends the enemy a long way round.
theme-double-path = Double path
theme-double-path-about = Two ways lead to the goal: one wall does not close both.
theme-race = Race
theme-race-about = You have no walls left, and every step counts.
theme-jump = Jump
theme-jump-about = A pawn on the way is passed over.
