# What the position editor says. It comes with its page: who never opens it does not load it.

editor-title = { $game }: position editor
editor-palette = Pieces to put on the board
editor-wall-h = horizontal walls
editor-wall-v = vertical walls
editor-remove = Take away
editor-help = Touch the board to put down what is chosen; touch it again to take it away. A right click turns a piece over. On the board, keys do the same: arrows, Enter, Delete, t, and 1 to 9 to choose.
editor-keys = Arrow keys lead from place to place, Enter puts down or takes away what is chosen, Delete takes away, t turns over, 1 to 9 choose.
editor-side = To move
editor-length = Length of the last move
editor-none = none
editor-stock = Walls left
editor-start = Start position
editor-empty = Empty board
editor-flip = Flip
editor-read = Set up
editor-play = Play from here
editor-analyse = Analyse
editor-possible = This can be a position.
editor-impossible = This cannot be a position:
editor-unreadable = This text is not a position:
