"""What the engine and the rules tell, as plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from ._pionnier import Record

Side = Literal["first", "second"]
Outcome = Literal["first", "second", "draw"]


@dataclass(frozen=True)
class Ending:
    """How a game has ended: who has won or that it is a draw, by which rule, what ended it, and that in words."""

    outcome: Outcome
    rule: str
    cause: str
    words: str


@dataclass(frozen=True)
class Value:
    """What is certain with best play on both sides, and in how many turns of both sides it ends (none for a draw)."""

    result: Literal["win", "draw", "loss"]
    distance: int | None


@dataclass(frozen=True)
class Worth:
    """What a position is worth to the side to move, or a turn to the side that makes it.

    ``score`` is in hundredths of a man, ``chance`` the chance to win from 0 to 1, a draw counting half. ``exact`` says that this is the
    truth and not what was found in some time; ``value`` is there where the end is certain.
    """

    score: int
    chance: float
    exact: bool
    value: Value | None


@dataclass(frozen=True)
class Line:
    """A line of best play: its turns, at least one, and what it is worth."""

    turns: list[str]
    worth: Worth


@dataclass(frozen=True)
class Analysis:
    """What the engine has found: actions looked ahead, positions visited, the best lines, best first."""

    depth: int
    nodes: int
    lines: list[Line]

    @property
    def turn(self) -> str | None:
        """The best turn; none where the game is over."""
        return self.lines[0].turns[0] if self.lines else None


@dataclass(frozen=True)
class Trap:
    """How hard a turn that draws makes it for the opponent."""

    drawing_replies: int
    longest_losing_line: int


@dataclass(frozen=True)
class ExactTurn:
    """A turn and what it is worth to the player who makes it."""

    turn: str
    value: Value
    trap: Trap | None


@dataclass(frozen=True)
class Exact:
    """What a position whose value is known is worth to the side to move, and its turns, best first."""

    value: Value
    turns: list[ExactTurn]


@dataclass(frozen=True)
class Judgement:
    """What is to be said about a turn that was played."""

    side: Side
    turn: str
    best: str
    before: Worth
    after: Worth
    verdict: Literal["best", "good", "inaccuracy", "mistake", "blunder"]
    loss: float


@dataclass(frozen=True)
class Review:
    """A game that was looked at from its beginning to its end.

    ``chances`` are those of the first side in every position; ``accuracy`` is how well the first and the second side have played, 0 to 1;
    ``turning_points`` are the turns that cost most, counted from 0.
    """

    turns: list[Judgement]
    chances: list[float]
    accuracy: tuple[float | None, float | None]
    turning_points: list[int]


@dataclass(frozen=True)
class Puzzle:
    """A position in which one turn alone reaches the goal.

    ``grade`` is how hard it is, from 1 to 5, ``rating`` the same on the scale of players. ``solution`` has the turns of both sides, the solver's first and last.
    """

    game: str
    id: str
    grade: int
    rating: int
    goal: Literal["win", "draw"]
    themes: list[str]
    position: str
    solution: list[str]

    def record(self) -> Record:
        """A game that begins where the puzzle does."""
        from ._pionnier import game

        return game(self.game).read(self.position).record()


@dataclass(frozen=True)
class Theme:
    """Something that puzzles of a game can be about: its code, its name, and what is meant."""

    code: str
    name: str
    words: str


@dataclass(frozen=True)
class Level:
    """One of the ways the engine plays, from easy to hard: its number, its name, and what to expect."""

    number: int
    name: str
    words: str
