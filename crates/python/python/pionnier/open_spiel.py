"""The games for OpenSpiel: importing this registers them, ``pyspiel.load_game("pionnier_kono")`` then loads one.

>>> import pyspiel
>>> from pionnier import open_spiel
>>> pyspiel.load_game("pionnier_kono").num_distinct_actions()
128
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from . import Game, Side, State, games

SIDES: tuple[Side, Side] = ("first", "second")


def short_name(game: Game) -> str:
    """The name under which OpenSpiel knows a game: ``pionnier_cul_de_sac``."""
    return f"pionnier_{game.id.replace('-', '_')}"


def load(game: str | Game) -> Any:
    """The game as OpenSpiel's."""
    name = game if isinstance(game, str) else game.id
    return pyspiel.load_game(f"pionnier_{name.replace('-', '_')}")


def _game_type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"{game.name} (Pionnier)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
    )


def _game_info(game: Game) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=game.actions,
        max_chance_outcomes=0,
        num_players=2,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=game.longest_game,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games as OpenSpiel's."""

    pionnier: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(_game_type(self.pionnier), _game_info(self.pionnier), params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> SpielObserver:
        return SpielObserver(self.pionnier)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game that is played. ``pionnier`` is its ``pionnier.State``."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.pionnier: State = game.pionnier.state()

    def current_player(self) -> int:
        if self.pionnier.is_terminal:
            return int(pyspiel.PlayerId.TERMINAL)
        return SIDES.index(self.pionnier.side)

    def _legal_actions(self, player: int) -> list[int]:
        return self.pionnier.legal_actions()

    def _apply_action(self, action: int) -> None:
        self.pionnier.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == self.current_player() and action in self.pionnier.legal_actions():
            return self.pionnier.action_text(action)
        return str(action)

    def is_terminal(self) -> bool:
        return self.pionnier.is_terminal

    def returns(self) -> list[float]:
        return list(self.pionnier.returns())

    def __str__(self) -> str:
        return repr(self.pionnier)


class SpielObserver:
    """What a player sees: the planes of ``State.observation``."""

    def __init__(self, game: Game) -> None:
        shape = game.observation_shape
        self.tensor = np.zeros(int(np.prod(shape)), np.float32)
        self.dict = {"observation": self.tensor.reshape(shape)}

    def set_from(self, state: SpielState, player: int) -> None:
        self.dict["observation"][:] = state.pionnier.observation(SIDES[player])

    def string_from(self, state: SpielState, player: int) -> str:
        return repr(state.pionnier)


for _game in games():
    _class = type(f"SpielGame_{_game.id}", (SpielGame,), {"pionnier": _game})
    pyspiel.register_game(_game_type(_game), _class)
