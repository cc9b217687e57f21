"""Five board games: rules, engine, and games by the thousand for programs that learn.

>>> import pionnier
>>> position = pionnier.game("kono").start()
>>> position.play("b1xb3").text
'yyyy/yryy/rrrr/r1rr y'

Environments are in ``pionnier.pettingzoo``, ``pionnier.gymnasium`` and ``pionnier.open_spiel``, each with the package of that name.
"""

from ._errors import (
    ActionError,
    ArgumentError,
    GameOverError,
    PionnierError,
    PositionError,
    TranscriptError,
    TurnError,
    UnknownGameError,
)
from ._pionnier import (
    Batch,
    Game,
    Position,
    Record,
    State,
    game,
    games,
    read_transcript,
    set_language,
)
from ._values import (
    Analysis,
    Ending,
    Exact,
    ExactTurn,
    Judgement,
    Level,
    Line,
    Outcome,
    Puzzle,
    Review,
    Side,
    Theme,
    Trap,
    Value,
    Worth,
)

__all__ = [
    "ActionError",
    "Analysis",
    "ArgumentError",
    "Batch",
    "Ending",
    "Exact",
    "ExactTurn",
    "Game",
    "GameOverError",
    "Judgement",
    "Level",
    "Line",
    "Outcome",
    "PionnierError",
    "Position",
    "PositionError",
    "Puzzle",
    "Record",
    "Review",
    "Side",
    "State",
    "Theme",
    "TranscriptError",
    "Trap",
    "TurnError",
    "UnknownGameError",
    "Value",
    "Worth",
    "game",
    "games",
    "read_transcript",
    "set_language",
]
