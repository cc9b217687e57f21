from __future__ import annotations

import datetime
from typing import Any, Literal, final

import numpy as np
import numpy.typing as npt

from ._values import Analysis, Ending, Exact, Level, Outcome, Puzzle, Review, Side, Theme

__all__ = [
    "Batch",
    "Game",
    "Position",
    "Record",
    "State",
    "_record",
    "_state",
    "game",
    "games",
    "read_transcript",
    "set_language",
]

@final
class Game:
    """One of the games: where everything begins."""

    def __new__(cls, id: str, rules: str | None = None) -> Game: ...
    @property
    def id(self) -> str:
        """The name used in commands and addresses: ``"cul-de-sac"``."""
    @property
    def rules(self) -> str:
        """The version of the rules."""
    @property
    def name(self) -> str:
        """The name people say, in the chosen language."""
    @property
    def is_solved(self) -> bool:
        """Whether every position's exact value is known."""
    @property
    def letters(self) -> dict[Side, str]:
        """The letter of each side in position text."""
    @property
    def actions(self) -> int:
        """How many numbers actions have."""
    @property
    def planes(self) -> list[str]:
        """What the planes of an observation show."""
    @property
    def observation_shape(self) -> tuple[int, int, int]:
        """Planes, rows and columns of an observation."""
    @property
    def longest_game(self) -> int:
        """No game has more actions."""
    def start(self) -> Position:
        """The start position."""
    def read(self, text: str) -> Position:
        """The position with this text. Raises ``PositionError``."""
    def levels(self) -> list[Level]:
        """The ways the engine plays it, in the chosen language."""
    def puzzles(self) -> list[Puzzle]:
        """Its puzzles, in the order of days."""
    def daily_puzzle(self, date: datetime.date) -> Puzzle | None:
        """The puzzle of a day, the same for everybody; none if the game has none."""
    def themes(self) -> list[Theme]:
        """What its puzzles can be about, in the chosen language."""
    def record(self) -> Record:
        """A game that begins."""
    def state(self) -> State:
        """A game that begins, to be played action by action."""

@final
class Position:
    """A position between two turns. It does not change: playing a turn gives another one."""

    @property
    def game(self) -> Game: ...
    @property
    def text(self) -> str:
        """The position in one line; ``game.read`` reads it back."""
    @property
    def side(self) -> Side:
        """The side to move."""
    @property
    def outcome(self) -> Outcome | None:
        """Who has won by the rules of the game, or that it is a draw; none while it goes on."""
    @property
    def ending(self) -> Ending | None:
        """How the rules of the game have ended it."""
    def turns(self, most: int = 1_000_000) -> list[str]:
        """Every legal turn. Raises ``ArgumentError`` where there are more than ``most``."""
    def play(self, turn: str) -> Position:
        """The position after a turn. Raises ``TurnError``, which says the rule."""
    def typed(self, text: str) -> str:
        """The turn that somebody means who types this: capitals and spaces do not matter."""
    def random_turn(self, seed: int = 0) -> str | None:
        """A legal turn, made of random actions; none if the game is over."""
    def perft(self, depth: int) -> int:
        """The number of sequences of so many turns."""
    def exact(self) -> Exact | None:
        """What the position and every turn is worth with best play, if that is known: in Kono, and in endgames of Quindo and Granat."""
    def record(self) -> Record:
        """A game that begins here."""
    def state(self) -> State:
        """A game that begins here, to be played action by action."""
    def draw(self) -> str:
        """The board made of characters."""
    def svg(
        self,
        *,
        width: int = 480,
        flipped: bool = False,
        theme: Literal["light", "dark"] = "light",
        coordinates: bool = True,
    ) -> str:
        """The board as a picture."""
    def _repr_svg_(self) -> str: ...
    def __hash__(self) -> int: ...

@final
class Record:
    """A game from its beginning to now: repetition (C3), no progress (C4), resignation and agreement (C5)."""

    @property
    def game(self) -> Game: ...
    @property
    def start(self) -> Position: ...
    @property
    def position(self) -> Position:
        """Where the game stands."""
    @property
    def turns(self) -> list[str]:
        """What was played."""
    @property
    def side(self) -> Side: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def ending(self) -> Ending | None: ...
    def play(self, turn: str) -> None:
        """Plays a turn. Raises ``TurnError``, or ``GameOverError``; the record is then unchanged."""
    def undo(self) -> str | None:
        """Takes the last turn back and gives it."""
    def resign(self, loser: Side) -> None:
        """Ends the game by resignation (C5)."""
    def agree_draw(self) -> None:
        """Ends the game by agreement (C5)."""
    def think(
        self,
        *,
        nodes: int | None = None,
        depth: int | None = None,
        seconds: float | None = None,
        lines: int = 1,
        memory: int = 16,
        threads: int = 1,
    ) -> Analysis:
        """Lets the engine think, for a second if nothing else is said. Other threads of Python go on meanwhile; Ctrl-C ends it.

        With ``nodes`` or ``depth`` alone the same question has the same answer. ``memory`` is in millions of bytes.
        """
    def level_turn(self, level: int, seed: int = 0) -> str | None:
        """The turn that a level plays, 1 to 10; none if the game is over."""
    def analyse(self, *, nodes: int = 50_000) -> Review:
        """Looks at every position of the game and judges every turn."""
    def transcript(self, *, json: bool = False, **tags: str) -> str:
        """The game as text in the manner of PGN, or as JSON. Tags say more of it: ``White="Ada"``."""
    def state(self) -> State:
        """The game from here on, action by action."""
    def copy(self) -> Record:
        """The same game once more."""
    def svg(
        self,
        *,
        width: int = 480,
        flipped: bool = False,
        theme: Literal["light", "dark"] = "light",
        coordinates: bool = True,
    ) -> str: ...
    def _repr_svg_(self) -> str: ...
    def __len__(self) -> int:
        """How many turns were played."""
    def __bool__(self) -> Literal[True]: ...

@final
class State:
    """A game that is played action by action, by their numbers. A turn may have several actions; C3 and C4 end the game."""

    @property
    def game(self) -> Game: ...
    @property
    def side(self) -> Side:
        """The side to act."""
    @property
    def text(self) -> str:
        """What stands on the board, as position text."""
    @property
    def turns(self) -> list[str]:
        """The complete turns so far."""
    @property
    def partial(self) -> str | None:
        """The text of the turn that is being made; none between two turns."""
    @property
    def is_terminal(self) -> bool: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def ending(self) -> Ending | None: ...
    def returns(self) -> tuple[float, float]:
        """What the first and the second side get: 1, 0 or -1; 0 while the game goes on."""
    def legal_actions(self) -> list[int]:
        """The numbers of the legal actions, in ascending order."""
    def apply(self, action: int) -> None:
        """Plays an action. Raises ``ActionError``; nothing is then changed."""
    def play(self, turn: str) -> None:
        """Plays a whole turn by its text. Raises ``TurnError``; nothing is then changed."""
    def action_text(self, action: int) -> str:
        """The text of the turn up to and including a legal action."""
    def action_number(self, text: str) -> int:
        """The number of the legal action after which the turn so far is written like this."""
    def mask(self) -> npt.NDArray[np.bool_]:
        """For each number whether that action is legal."""
    def observation(self, observer: Side | None = None) -> npt.NDArray[np.float32]:
        """What a side sees, by default the side to act: planes × rows × columns."""
    def record(self) -> Record:
        """The complete turns as a record."""
    def copy(self) -> State:
        """The same game once more."""
    def __copy__(self) -> State: ...
    def __deepcopy__(self, _memo: Any) -> State: ...
    def svg(
        self,
        *,
        width: int = 480,
        flipped: bool = False,
        theme: Literal["light", "dark"] = "light",
        coordinates: bool = True,
    ) -> str: ...
    def _repr_svg_(self) -> str: ...

@final
class Batch:
    """Many games at once, played action by action in one call. Without the lock of the interpreter: batches in several threads run at the same time."""

    def __new__(cls, game: str | Game, n: int, *, seed: int = 0, autoreset: bool = True) -> Batch: ...
    @property
    def game(self) -> Game: ...
    @property
    def sides(self) -> npt.NDArray[np.int8]:
        """For each game the side to act: 0 for the first, 1 for the second."""
    def sample(self) -> npt.NDArray[np.int64]:
        """For each game one of its legal actions, each with the same chance; -1 where it is over."""
    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.bool_]]:
        """Plays an action in every game: what the first and the second side get (n × 2), and which games have ended.

        Where games begin again by themselves, those that have ended are at their start afterwards. Raises ``ActionError`` if an action is not
        legal; nothing is then changed.
        """
    def masks(self) -> npt.NDArray[np.bool_]:
        """For each game and number whether that action is legal: n × actions."""
    def observations(self) -> npt.NDArray[np.float32]:
        """For each game what the side to act sees: n × planes × rows × columns."""
    def reset(self, seed: int | None = None) -> None:
        """All games begin again; with a seed, the lots too."""
    def text(self, index: int) -> str:
        """What stands on the board of one game."""
    def __len__(self) -> int: ...

def game(id: str, rules: str | None = None) -> Game:
    """The game with this id, by today's rules or by those of an earlier version. Raises ``UnknownGameError``."""

def games() -> list[Game]:
    """Every game there is."""

def read_transcript(text: str) -> Record:
    """Reads a game that was written down, as text or as JSON. Raises ``TranscriptError``."""

def set_language(code: Literal["en", "fr"]) -> None:
    """Chooses the language of names and messages."""

def _record(
    id: str, rules: str, start: str, turns: list[str], settled: str | None
) -> Record: ...
def _state(
    id: str, rules: str, start: str, turns: list[str], actions: list[int]
) -> State: ...
