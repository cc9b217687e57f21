"""The games as environments of PettingZoo, two agents that act in turn.

>>> from pionnier import pettingzoo
>>> env = pettingzoo.env("kono")

An agent sees a dictionary: ``observation`` (planes × rows × columns) and ``action_mask``. A turn of some games has several actions: the same
agent then acts again. C3 and C4 are part of the game, so that every episode ends.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import Game, Side, game

#: The agents, by side.
AGENTS: dict[str, Side] = {"player_0": "first", "player_1": "second"}


def env(name: str | Game, render_mode: str | None = None) -> AECEnv[str, Any, Any]:
    """The environment as it is meant to be used: an illegal action loses, and mistakes in the order of calls are said."""
    wrapped: AECEnv[str, Any, Any] = raw_env(name, render_mode)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """The environment itself. An illegal action raises ``ActionError``."""

    metadata: dict[str, Any] = {
        "render_modes": ["human", "ansi", "svg"],
        "name": "pionnier",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, name: str | Game, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = game(name) if isinstance(name, str) else name
        self.metadata = dict(type(self).metadata, name=f"pionnier_{self.game.id}")
        self.render_mode = render_mode
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        self.state_of_play = self.game.state()
        actions, shape = self.game.actions, self.game.observation_shape
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in AGENTS}
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, shape, np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in AGENTS
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins again. ``options={"position": text}`` begins elsewhere. There is no chance in these games: a seed changes nothing."""
        position = (options or {}).get("position")
        self.state_of_play = (
            self.game.state() if position is None else self.game.read(position).state()
        )
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, self.state_of_play.is_terminal)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = self._agent_to_act()

    def _agent_to_act(self) -> str:
        return "player_0" if self.state_of_play.side == "first" else "player_1"

    def observe(self, agent: str) -> dict[str, Any]:
        state = self.state_of_play
        is_to_act = not state.is_terminal and agent == self._agent_to_act()
        mask = state.mask() if is_to_act else np.zeros(self.game.actions, np.bool_)
        return {
            "observation": state.observation(AGENTS[agent]),
            "action_mask": mask.astype(np.int8),
        }

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.state_of_play.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.state_of_play.is_terminal:
            for player, reward in zip(AGENTS, self.state_of_play.returns(), strict=True):
                self.rewards[player] = reward
                self.terminations[player] = True
            # The dead step in the order of the agents.
            self.agent_selection = "player_1" if agent == "player_0" else "player_0"
        else:
            self.agent_selection = self._agent_to_act()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        if self.render_mode == "svg":
            return self.state_of_play.svg()
        if self.render_mode == "ansi":
            return repr(self.state_of_play)
        if self.render_mode == "human":
            print(repr(self.state_of_play))
        return None

    def close(self) -> None:
        """There is nothing to be closed."""
