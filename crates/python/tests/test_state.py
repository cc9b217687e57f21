"""Games action by action, one and many."""

from __future__ import annotations

import hashlib
import pickle

import numpy as np
import pytest

import pionnier


def test_a_state_is_the_game_of_its_record(game: pionnier.Game) -> None:
    random = np.random.default_rng(1)
    state = game.state()
    record = game.record()
    while not state.is_terminal:
        actions = state.legal_actions()
        assert actions == sorted(set(actions)) and 0 <= actions[0] and actions[-1] < game.actions
        assert np.flatnonzero(state.mask()).tolist() == actions
        action = int(random.choice(actions))
        text = state.action_text(action)
        assert state.action_number(text) == action
        before = len(state.turns)
        state.apply(action)
        if len(state.turns) > before:
            assert state.turns[-1] == text
            record.play(text)
            assert state.text == record.position.text and state.ending == record.ending
        else:
            assert state.partial == text and state.side == record.side
    assert record.turns == state.turns == state.record().turns
    first, second = state.returns()
    assert first == -second == {"first": 1.0, "second": -1.0, "draw": 0.0}[state.outcome or ""]
    assert state.legal_actions() == [] and not state.mask().any()
    with pytest.raises(pionnier.ActionError, match="over"):
        state.apply(0)


def test_a_state_is_copied_and_pickled_in_mid_turn(game: pionnier.Game) -> None:
    random = np.random.default_rng(2)
    state = game.state()
    for _ in range(25):
        if state.is_terminal:
            break
        state.apply(int(random.choice(state.legal_actions())))
        for twin in (state.copy(), pickle.loads(pickle.dumps(state))):
            assert twin.legal_actions() == state.legal_actions() and twin.text == state.text
            assert twin.partial == state.partial and twin.turns == state.turns
            np.testing.assert_array_equal(twin.observation(), state.observation())
        assert state._repr_svg_().startswith("<svg")


def test_what_is_seen_is_what_stands_there() -> None:
    kono = pionnier.game("kono")
    assert kono.planes == ["own", "enemy", "to-act", "first-side", "quiet-turns", "repetitions"]
    state = kono.state()
    state.play("b1xb3")
    seen = state.observation("first")
    assert seen.shape == kono.observation_shape == (6, 4, 4) and seen.dtype == np.float32
    assert seen[0].tolist() == [[0, 0, 0, 0], [0, 1, 0, 0], [1, 1, 1, 1], [1, 0, 1, 1]]
    np.testing.assert_array_equal(seen[:2], state.observation("second")[[1, 0]])
    assert seen[2].max() == 0.0 and seen[3].min() == 1.0
    for other in pionnier.games():
        assert len(other.planes) == other.observation_shape[0]


#: These numbers are public and never change. Each is a fingerprint of the numbers and texts of all actions in some random games.
NUMBERS = {
    "kono": "dce6de537f0c4ead",
    "cul-de-sac": "b4ede876a3f34c94",
    "bermudes": "47ee55c0fc3f7226",
    "quindo": "a211142a61a5dfa1",
    "granat": "e0c06e4a1f90f22e",
}


def test_numbers_never_change(game: pionnier.Game) -> None:
    digest = hashlib.sha256()
    random = np.random.default_rng(3)
    for _ in range(2):
        state = game.state()
        while not state.is_terminal and len(state.turns) < 60:
            actions = state.legal_actions()
            for action in actions[:: 1 + len(actions) // 20]:
                digest.update(f"{action} {state.action_text(action)}\n".encode())
            state.apply(int(random.choice(actions)))
    assert digest.hexdigest()[:16] == NUMBERS[game.id]


def test_a_batch_plays_like_states(game: pionnier.Game) -> None:
    n = 24
    batch = pionnier.Batch(game, n, seed=9)
    states = [game.state() for _ in range(n)]
    endings = 0
    for _ in range(150 if game.id == "cul-de-sac" else 400):
        assert batch.sides.tolist() == [int(state.side == "second") for state in states]
        actions = batch.sample()
        rewards, ended = batch.step(actions)
        for index, state in enumerate(states):
            state.apply(int(actions[index]))
            assert tuple(rewards[index]) == state.returns() and ended[index] == state.is_terminal
            if state.is_terminal:
                endings += 1
                states[index] = game.state()
        index = int(actions[0]) % n
        assert batch.text(index) == states[index].text
        np.testing.assert_array_equal(batch.masks()[index], states[index].mask())
        np.testing.assert_array_equal(batch.observations()[index], states[index].observation())
    assert endings > 0
    batch.reset()
    assert batch.text(0) == game.start().text


def test_a_batch_is_the_same_for_the_same_seed(game: pionnier.Game) -> None:
    def run(seed: int) -> list[list[int]]:
        batch = pionnier.Batch(game.id, 16, seed=seed)
        played = []
        for _ in range(20):
            actions = batch.sample()
            played.append(actions.tolist())
            batch.step(actions)
        return played

    assert run(4) == run(4) != run(5)


def test_games_of_a_batch_can_stay_over() -> None:
    batch = pionnier.Batch("kono", 8, autoreset=False)
    total = np.zeros((8, 2), np.float32)
    for _ in range(2000):
        rewards, ended = batch.step(batch.sample())
        total += rewards
        if ended.all():
            break
    assert ended.all() and (batch.sample() == -1).all() and not batch.masks().any()
    assert np.isin(total, [-1, 0, 1]).all() and (total.sum(axis=1) == 0).all()


def test_a_batch_refuses_what_is_not_legal_and_stays_as_it_is() -> None:
    batch = pionnier.Batch("kono", 4)
    good = batch.sample()
    texts = [batch.text(index) for index in range(4)]
    for bad in (good[:3], good.astype(float), [good, good], [], "abcd", None, [2**63, 0, 0, 0], [10**30, 0, 0, 0]):
        with pytest.raises(ValueError):
            batch.step(bad)  # type: ignore[arg-type]
    illegal = good.copy()
    illegal[2] = -5
    with pytest.raises(pionnier.ActionError, match="game 2: action -5") as refused:
        batch.step(illegal)
    assert refused.value.details == {"action": -5}
    assert [batch.text(index) for index in range(4)] == texts
    for n in (0, -1, 2**70):
        with pytest.raises(pionnier.ArgumentError):
            pionnier.Batch("kono", n)
    with pytest.raises(pionnier.ArgumentError):
        batch.text(4)
