# What the page says about puzzles. It comes with their pages: who never opens them does not load it.

puzzles-title = Puzzles
puzzles-words = Positions in which one turn alone reaches the goal, every one of them proved. Here are today’s five, the same for everybody.
puzzles-of-day = Puzzles of { $date }
puzzles-days =
    { $count ->
        [0] No day in a row yet: solve one of today’s puzzles.
        [one] 1 day in a row
       *[other] { $count } days in a row
    }
puzzles-days-best =
    { $count ->
        [one] Longest: 1 day
       *[other] Longest: { $count } days
    }
puzzles-missing = The puzzles could not be loaded. Are you online?
puzzles-more = More puzzles
puzzles-more-of = More puzzles of { $game }
puzzles-all = All puzzles
daily-solve = Solve
daily-solve-of = Solve today’s puzzle of { $game }
daily-solved = Solved
daily-again = Look again
daily-again-of = Look again at today’s puzzle of { $game }
puzzle-of-day = Puzzle of the day
puzzle-name = Puzzle { $id }
puzzle-grade = Grade { $grade } of 5
puzzle-grade-1 = very easy
puzzle-grade-2 = easy
puzzle-grade-3 = medium
puzzle-grade-4 = hard
puzzle-grade-5 = very hard
puzzle-themes = Themes
puzzle-goal-win = { $side } to move and win.
puzzle-goal-draw = { $side } to move and save the draw.
puzzle-rated = Counts for your rating.
puzzle-unrated = You saw this one lately: it does not count.
puzzle-go-on = Right! What now?
puzzle-solved = Solved!
puzzle-solved-late = That is it.
puzzle-wrong = That is not it.
puzzle-shown = This is the solution.
puzzle-showing = The solution plays itself…
puzzle-end-win = From here { $side } can force the win: that is proved.
puzzle-end-draw = From here { $side } can hold the draw: that is proved.
puzzle-seeking = Looking for the reply…
wrong-lost =
    { $distance ->
        [one] After { $turn } comes { $reply }, and { $side } wins.
       *[other] After { $turn } comes { $reply }, and { $side } wins in { $distance } turns ({ $certainty }).
    }
wrong-drawn = After { $turn } comes { $reply }, and { $side } holds the draw ({ $certainty }).
wrong-open = { $turn } does not win: that is proved. The engine would answer { $reply }.
wrong-better = After { $turn } comes { $reply }, and { $side } stands better ({ $chance }%, { $certainty }).
wrong-ended = { $turn } ends the game.
wrong-bare = { $turn } does not reach the goal.
puzzle-change-up = Rating { $to } (+{ $by })
puzzle-change-down = Rating { $to } (−{ $by })
puzzle-change-none = Rating { $to }
puzzle-hint-piece = Begin on { $place }.
puzzle-hint-turn = Play { $turn }.
puzzle-hint-cost = A hint or the solution counts as not solved.
puzzle-again = Try again
puzzle-anew = Once more
puzzle-next = Next puzzle
puzzle-skip = Another puzzle
puzzle-solution = Solution
puzzle-share = A puzzle of { $game }
puzzle-turns = Turns so far
puzzle-filter = Which puzzles?
filter-theme = Theme
filter-grade = Grade
filter-any = All
filter-my-strength = My strength
filter-count =
    { $count ->
        [one] 1 puzzle
       *[other] { $count } puzzles
    }
run-title = Without a break
run-streak = Streak
run-streak-words = Harder and harder, until the first mistake.
run-rush = Three-minute rush
run-rush-words = As many as you can in three minutes. Three mistakes end it.
rush-of = { $game }: three-minute rush
rush-words = When you press Start, the clock runs for three minutes: solve as many puzzles as you can, each harder than the last; the third mistake ends it.
rush-start = Start
rush-leave = Not now
run-solved =
    { $count ->
        [one] 1 solved
       *[other] { $count } solved
    }
run-mistakes = Mistakes: { $count } of { $allowed }
run-left = Time left
run-minute = One minute left.
run-seconds = Ten seconds left.
run-over-clock = Time is up.
run-over-mistakes = That was the last mistake.
run-over-streak = The streak has ended.
run-over-left = You have stopped.
run-best = Your best so far!
run-best-before = Your best: { $count }
run-best-none = none yet
run-leave = Stop
run-again = Once more
run-list = The puzzles of this run
run-leg-solved = { $id }, solved
run-leg-missed = { $id }, missed
rating-title = Your rating
rating-value = { $rating } ± { $deviation }
rating-none = Nothing solved yet
rating-tally =
    { $attempts ->
        [one] { $solved } of 1 solved at the first attempt
       *[other] { $solved } of { $attempts } solved at the first attempt
    }
rating-graph =
    { $count ->
        [one] Rating after your last puzzle: { $last }.
       *[other] Rating over your last { $count } puzzles: from { $first } to { $last }, at best { $best }, at worst { $worst }.
    }
rating-where = Ratings are kept on this device only.
rating-file = Save or bring ratings
rating-save = Save as a file
rating-saved = { $file } has been saved.
rating-bring = Bring ratings from a file
rating-bring-words = They take the place of those on this device.
rating-brought = The ratings have been taken over.
rating-refused = This is no file of puzzle ratings: expected what Pionnier saves, JSON of the format pionnier-puzzles.
rating-forget = Forget all ratings
rating-forget-sure = Really forget them?
rating-forgotten = The ratings have been forgotten.
trouble-puzzle-nonsense = The address of this puzzle cannot be read: after the # comes p= and the five or six letters of a puzzle. Here is another.
trouble-puzzle-unknown = There is no puzzle { $what } in this game. Here is another.
trouble-puzzle-none = No puzzle fits that. Choose another theme or grade.
trouble-puzzle-broken = A puzzle cannot be shown. { $what }
trouble-puzzle-faults =
    { $count ->
        [one] One line of the puzzles cannot be read (line { $what }). The others are here.
       *[other] { $count } lines of the puzzles cannot be read (first line { $what }). The others are here.
    }
key-again = Take the wrong turn back
key-hint-puzzle = Hint: first the piece, then the turn
key-solution = Show the solution
key-next-puzzle = Next puzzle
