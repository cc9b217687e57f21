name = Kono
tagline = Jump over a man of your own onto an enemy man to capture it, on a board of sixteen squares.
first-touch = Begin with a capture: touch a man in your back row, then the enemy man two squares in front of it.
side-r = Red
side-y = Yellow
man = man
men = men
turn-help = Step to the next empty square: a2-a3. Capture by jumping over a man of your own: a1xa3.

legend-red = red man
legend-yellow = yellow man

# Why a turn is refused.
no-man = There is no man on { $square }.
not-your-man = The man on { $square } is not yours.
not-a-step = From { $from } to { $to } is not a step: a man steps to the next square, up, down, left or right.
blocked-by-own-man = Your own man stands on { $square }: a man can only step to an empty square.
blocked-by-enemy = An enemy man stands on { $square }: it can be captured only by jumping over a man of your own.
not-a-jump = From { $from } to { $to } is not a capture: a man captures two squares away, up, down, left or right.
nothing-to-jump = There is no man on { $square } to jump over: a capture needs a man of your own there.
jumps-enemy = The man on { $square } is the enemy’s: a capture jumps over a man of your own.
nothing-to-capture = There is no enemy man on { $square } to capture.
no-way = The man on { $square } has no move: no square next to it is empty, and it cannot jump over a man of yours onto an enemy.

# Why a position is impossible.
too-many-men = { $side ->
        [r] Red
       *[y] Yellow
    } has more than the { $max } men in the box.
both-beaten = Both sides have fewer than two men, but the game ends as soon as one of them has.

# How a game has ended.
ending-too-few-men = { $winner } has won: { $loser } has fewer than two men left.
ending-shut-in = { $winner } has won: { $loser } is shut in and cannot move.

# What puzzles are about.
theme-shut-in = Shut in
theme-shut-in-about = In the end the enemy has one turn left, or none at all.
theme-last-two-men = The last two men
theme-last-two-men-about = A side is down to two men, and the next one it loses is the last.
theme-quiet-step = A quiet step
theme-quiet-step-about = A capture is there to be made, and a step is better.
theme-sacrifice = Sacrifice
theme-sacrifice-about = You give a man to gain more than it was worth.
theme-hold = Hold the draw
theme-hold-about = One turn alone does not lose.
