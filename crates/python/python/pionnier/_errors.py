"""What is raised when something is refused: always a ``ValueError`` that says why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class PionnierError(ValueError):
    """Something was refused.

    ``rule`` is the number of the rule that is broken, if one is (``"K4"``), ``code`` a stable name of the reason
    (``"must-capture"``), ``at`` the character of the text where it goes wrong, counted from 0, ``places`` the squares it speaks
    of, and ``details`` everything the sentence was filled with.
    """

    def __init__(
        self,
        words: str,
        *,
        code: str = "",
        rule: str | None = None,
        at: int | None = None,
        places: Sequence[str] = (),
        details: Mapping[str, str | int] | None = None,
    ) -> None:
        super().__init__(words)
        self.code = code
        self.rule = rule
        self.at = at
        self.places = list(places)
        self.details = dict(details or {})


class ArgumentError(PionnierError):
    """What was given cannot be what was meant: a level that there is not, fewer actions than games."""


class UnknownGameError(PionnierError):
    """There is no such game, or no such version of its rules."""


class PositionError(PionnierError):
    """A text that is not a position of the game."""


class TurnError(PionnierError):
    """A turn that is not legal, or a text that is no turn."""


class GameOverError(TurnError):
    """The game is over: nothing can be played."""


class ActionError(PionnierError):
    """An action that is not legal. ``details["action"]`` is its number."""


class TranscriptError(PionnierError):
    """A text that is not the transcript of a game. ``line`` or ``turn`` says where, counted from 1."""

    line: int | None = None
    turn: int | None = None
