name = Bermudes
tagline = Every move is a capture: eliminate enemy men from afar, or jump them and turn them to your side.
first-touch = Touch a man in your front row, then an enemy man across the empty squares: it is eliminated.
side-w = White
side-b = Black
man = man
men = men
turn-help =
    Eliminate a man from afar: C1xG5. Jump, naming each landing square: F2^F4 or F2^F4^H4^E7.
    If you can capture nothing: pass.

legend-white = white man
legend-black = black man
legend-white-moving = white man in the middle of its chain
legend-black-moving = black man in the middle of its chain

# Why a turn is refused.
no-man = There is no man on { $square }.
not-your-man = The man on { $square } is not yours.
not-in-line = { $from } and { $to } do not lie in one line: a man moves along a row, a column or a diagonal.
nothing-captured = From { $from } to { $to } nothing is captured, and every move must be a capture.
blocked-by-own-man = Your own man on { $square } is in the way.
own-man-there = The man on { $square } is your own: only an enemy man can be eliminated.
no-enemy-there = There is no enemy man on { $square } to eliminate.
neighbour = { $to } is next to { $from }: there must be at least one empty square before a man that is eliminated.
enemy-between = The enemy man on { $square } stands in between: only the first man in the line can be eliminated.
is-elimination = To take the place of the man on { $to } is an elimination: write “{ $from }x{ $to }”.
is-jump = To land on the empty square { $to } is a jump: write “{ $from }^{ $to }”.
meets-no-enemy = There is no enemy man to jump between { $from } and { $to }.
lands-on-enemy = A jump lands on the empty square behind an enemy man: it cannot end on the man on { $square } itself.
landing-occupied = The man on { $over } cannot be jumped: on { $square }, right behind it, stands { $owner ->
        [own] a man of your own
       *[enemy] another enemy man
    }.
not-behind = A man that jumps over { $over } lands right behind it on { $behind }, not on { $to }.
already-turned = This chain has already turned the man on { $square }: it is yours now and cannot be jumped.
elimination-in-chain = A chain is made of jumps only: it cannot eliminate the man on { $square }.
after-elimination = An elimination is a whole turn: the man stays on { $square }.
chain-has-won = The jump to { $square } has won the game: the chain ends there.
cannot-pass = You can pass only when you can capture nothing: your man on { $from } can capture by going to { $to }.
no-way = The man on { $square } can capture nothing, and every move is a capture.

# Why a position is impossible.
too-many-men = There are { $count } men on the board, but the game has only { $max }.
both-beaten = Both sides have fewer than { $min } men, but the game ends as soon as one of them has.

# How a game has ended.
ending-too-few-men = { $winner } has won: { $loser } has fewer than six men left.
ending-no-captures = The game is a draw: neither side can capture anything any more.

# What a player is told.
note-may-stop = The man on { $square } may jump on or stop.

# What puzzles are about.
theme-long-chain = Long chain
theme-long-chain-about = A man makes three jumps or more in one turn.
theme-turn-five = Five turned over
theme-turn-five-about = Five men or more are turned over in one turn.
theme-mate-of-six = The last six
theme-mate-of-six-about = The enemy is down to six or seven men, and with fewer than six it has lost.
theme-elimination = Elimination
theme-elimination-about = The key is not a jump but an elimination.
theme-lure = Lure
theme-lure-about = The enemy takes something and loses more.
