# What is said of values, and of where they come from. It comes with the pages that say it, and not with the first one.

values-title = Exact values
values-if-count = If the count allows: the turns without progress (C4) could run out before that.
values-wait = Solving the whole game, which takes a moment…
values-look-up = Looking it up…
values-missing = The table of endgames is not here yet and could not be fetched.
values-unknown = There are too many pieces here for exact values: only an estimate could be given.
value-if-count = { $value }, if the count allows
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
worth-chance = { $chance }%
worth-win = won in { $distance }
worth-loss = lost in { $distance }
worth-draw = drawn
worth-sure = { $worth } ({ $certainty })
certainty-exact = exact
certainty-proved = proved
certainty-estimate = estimate
hint-chance = Try { $turn }: winning chances { $worth }.
hint-value = Try { $turn }: { $worth }.
