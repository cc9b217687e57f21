"""The environments, judged by the packages they are for."""

from __future__ import annotations

import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import mcts
from pettingzoo.test import api_test, seed_test

import pionnier
from pionnier import open_spiel
from pionnier.gymnasium import SelfPlay, random_policy
from pionnier.pettingzoo import env, raw_env


def test_pettingzoo_has_nothing_to_object(game: pionnier.Game) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # A dictionary with a mask is the custom of PettingZoo's own board games, which it excepts from these two warnings by their names.
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        api_test(env(game), num_cycles=1000, verbose_progress=False)
        seed_test(lambda: env(game), num_cycles=100)


def test_an_episode_of_pettingzoo_is_a_game(game: pionnier.Game) -> None:
    environment = raw_env(game)
    environment.reset(seed=1)
    totals = dict.fromkeys(environment.possible_agents, 0.0)
    choice = np.random.default_rng(1)
    for agent in environment.agent_iter():
        seen, reward, terminated, truncated, _ = environment.last()
        totals[agent] += reward
        assert not truncated
        legal = np.flatnonzero(seen["action_mask"])
        assert (len(legal) == 0) == terminated
        environment.step(None if terminated else int(choice.choice(legal)))
    assert tuple(totals.values()) == environment.state_of_play.returns()
    assert environment.state_of_play.ending is not None


def test_an_illegal_action_loses_in_pettingzoo() -> None:
    environment = env("kono")
    environment.reset()
    environment.step(0)
    assert environment.terminations == {"player_0": True, "player_1": True}
    assert environment.rewards["player_0"] == -1
    raw = raw_env("kono", render_mode="ansi")
    raw.reset(options={"position": "yy2/4/4/2rr r"})
    assert "yy2" not in (raw.render() or "") and raw.state_of_play.text == "yy2/4/4/2rr r"
    with pytest.raises(pionnier.ActionError):
        raw.step(0)


def test_gymnasium_has_nothing_to_object(game: pionnier.Game) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(SelfPlay(game), skip_render_check=True)
        made = gymnasium.make(f"pionnier/{game.id}-v0", opponent=random_policy)
        check_env(made.unwrapped, skip_render_check=True)


def test_episodes_of_gymnasium_end(game: pionnier.Game) -> None:
    for opponent, side in ((None, "first"), (random_policy, "second"), (1, "random")):
        if opponent == 1 and game.id != "kono":
            continue
        environment = SelfPlay(game, opponent=opponent, side=side)  # type: ignore[arg-type]
        seen, _ = environment.reset(seed=3)
        environment.action_space.seed(3)
        ended = False
        while not ended:
            if opponent is not None:
                assert environment.state.side == environment.learner
            action = environment.action_space.sample(seen["action_mask"])
            seen, reward, ended, truncated, info = environment.step(action)
            assert not truncated and info == {} and (ended or reward == 0.0)
        assert reward in (-1.0, 0.0, 1.0) and environment.state.is_terminal
    environment.reset(seed=3)
    assert environment.step(np.int64(game.actions - 1))[4] in ({}, {"illegal": True})


def test_open_spiel_simulates_every_game(game: pionnier.Game) -> None:
    spiel = open_spiel.load(game)
    pyspiel.random_sim_test(spiel, num_sims=2, serialize=True, verbose=False)


def test_open_spiel_plays_with_its_own_algorithms() -> None:
    spiel = pyspiel.load_game("pionnier_kono")
    assert spiel.get_type().short_name == "pionnier_kono" and spiel.max_game_length() == 1300
    state = spiel.new_initial_state()
    rng = np.random.RandomState(4)
    bots = [
        mcts.MCTSBot(spiel, 2.0, 12, mcts.RandomRolloutEvaluator(1, rng), random_state=rng),
        None,
    ]
    random.seed(4)
    for _ in range(12):
        if state.is_terminal():
            break
        bot: Any = bots[state.current_player()]
        action = bot.step(state) if bot else random.choice(state.legal_actions())
        assert action in state.legal_actions()
        assert state.action_to_string(action) in state.pionnier.game.read(state.pionnier.text).turns()
        twin = state.clone()
        twin.apply_action(action)
        assert twin.pionnier.text != state.pionnier.text
        state.apply_action(action)
    tensor = np.array(state.observation_tensor(0)).reshape(pionnier.game("kono").observation_shape)
    np.testing.assert_array_equal(tensor, state.pionnier.observation("first"))
