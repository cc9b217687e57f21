"""The games as environments of Gymnasium, for one learner.

>>> from pionnier.gymnasium import SelfPlay
>>> env = SelfPlay("kono", opponent=1)

What is seen is a dictionary: ``observation`` (planes × rows × columns) and ``action_mask``. Without an opponent the learner plays both sides, and sees
each position as the side to act. An illegal action loses the game at once, and ``info["illegal"]`` says so. C3 and C4 are part of the game,
so that every episode ends.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces

from . import Game, Side, State, game, games

#: Chooses one of the legal actions of a state.
Policy = Callable[[State, np.random.Generator], int]


def random_policy(state: State, random: np.random.Generator) -> int:
    """Any legal action."""
    return int(random.choice(state.legal_actions()))


class SelfPlay(gymnasium.Env[dict[str, Any], np.int64]):
    """A game for one learner.

    ``opponent`` is none (the learner plays both sides), a level from 1 to 10, or a policy; ``side`` is the side that the learner plays against it.
    The reward is that of the side that has just acted, or of the learner's own: 1, 0 or -1 at the end and 0 before.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"], "render_fps": 2}

    def __init__(
        self,
        name: str | Game = "kono",
        opponent: int | Policy | None = None,
        side: Side | Literal["random"] = "first",
        render_mode: str | None = None,
    ) -> None:
        self.game = game(name) if isinstance(name, str) else name
        self.opponent = opponent
        self.side = side
        self.learner: Side = "second" if side == "second" else "first"
        self.render_mode = render_mode
        self.state = self.game.state()
        self.action_space = spaces.Discrete(self.game.actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, self.game.observation_shape, np.float32),
                "action_mask": spaces.Box(0, 1, (self.game.actions,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins again. ``options={"position": text}`` begins elsewhere."""
        super().reset(seed=seed)
        position = (options or {}).get("position")
        self.state = self.game.state() if position is None else self.game.read(position).state()
        if self.side == "random":
            self.learner = "first" if self.np_random.integers(2) == 0 else "second"
        self._answer()
        return self._seen(), {}

    def step(
        self, action: np.int64
    ) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        side = self.state.side if self.opponent is None else self.learner
        if self.state.is_terminal or int(action) not in self.state.legal_actions():
            return self._seen(), -1.0, True, False, {"illegal": True}
        self.state.apply(int(action))
        self._answer()
        reward = self.state.returns()[0 if side == "first" else 1]
        return self._seen(), reward, self.state.is_terminal, False, {}

    def _answer(self) -> None:
        """Lets the opponent act for as long as it is its turn."""
        if self.opponent is None:
            return
        while not self.state.is_terminal and self.state.side != self.learner:
            if callable(self.opponent):
                self.state.apply(self.opponent(self.state.copy(), self.np_random))
            else:
                seed = int(self.np_random.integers(2**63))
                turn = self.state.record().level_turn(self.opponent, seed)
                assert turn is not None, "a game that goes on has a turn"
                self.state.play(turn)

    def _seen(self) -> dict[str, Any]:
        observer = None if self.opponent is None else self.learner
        return {
            "observation": self.state.observation(observer),
            "action_mask": self.state.mask().astype(np.int8),
        }

    def render(self) -> Any:
        if self.render_mode == "svg":
            return self.state.svg()
        return repr(self.state) if self.render_mode == "ansi" else None


# `gymnasium.make("pionnier/kono-v0", opponent=1)`
for _game in games():
    gymnasium.register(
        id=f"pionnier/{_game.id}-v0",
        entry_point="pionnier.gymnasium:SelfPlay",
        kwargs={"name": _game.id},
    )
