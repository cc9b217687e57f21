"""Trains a tiny agent for Kono against level 1: python train.py

The agent looks one turn ahead and judges what it sees by a weight for each square, learned from how its games end. It knows nothing else.
"""

from __future__ import annotations

import sys

import numpy as np
import numpy.typing as npt

import pionnier
from pionnier.gymnasium import SelfPlay

Vector = npt.NDArray[np.float64]


def features(state: pionnier.State, side: pionnier.Side) -> Vector:
    """Own and enemy men square by square, and how many more own men there are."""
    own, enemy = state.observation(side)[:2].reshape(2, -1).astype(np.float64)
    return np.concatenate([own, enemy, [(own.sum() - enemy.sum()) / 8, 1.0]])


class Agent:
    """Chances to win as a logistic sum of features, and the habit to try something else now and then."""

    def __init__(self, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.weights: Vector = np.zeros(34)

    def value(self, seen: Vector) -> float:
        return float(np.tanh(self.weights @ seen))

    def choose(self, state: pionnier.State, side: pionnier.Side, curiosity: float) -> tuple[int, Vector]:
        """An action, and what is seen after it."""
        options = []
        for action in state.legal_actions():
            after = state.copy()
            after.apply(action)
            options.append((action, features(after, side), after.returns()[0 if side == "first" else 1]))
        if self.random.random() < curiosity:
            action, seen, _ = options[self.random.integers(len(options))]
        else:
            action, seen, _ = max(options, key=lambda option: option[2] * 10 + self.value(option[1]))
        return action, seen

    def learn(self, seen: list[Vector], reward: float, rate: float = 0.02) -> None:
        """Moves the value of everything that was seen towards how the game ended."""
        for one in seen:
            value = self.value(one)
            self.weights += rate * (reward - value) * (1 - value**2) * one


def episode(env: SelfPlay, agent: Agent, seed: int, curiosity: float) -> float:
    """One game, from which the agent learns if it is curious."""
    env.reset(seed=seed)
    seen: list[Vector] = []
    reward, is_over = 0.0, env.state.is_terminal
    while not is_over:
        action, after = agent.choose(env.state, env.learner, curiosity)
        seen.append(after)
        _, reward, is_over, _, _ = env.step(np.int64(action))
    if curiosity > 0:
        agent.learn(seen, reward)
    return reward


def score(env: SelfPlay, agent: Agent, games: int) -> float:
    """What the agent gets on average, from -1 to 1, in games from which it does not learn."""
    return sum(episode(env, agent, 10_000 + number, 0.0) for number in range(games)) / games


def train(games: int = 200, measured: int = 40, seed: int = 1) -> tuple[float, float]:
    """The agent's score against level 1 before and after it has played against it."""
    env = SelfPlay("kono", opponent=1, side="random")
    agent = Agent(seed)
    before = score(env, agent, measured)
    for number in range(games):
        episode(env, agent, number, curiosity=0.2)
    return before, score(env, agent, measured)


def main(arguments: list[str]) -> None:
    games = int(arguments[0]) if arguments else 200
    before, after = train(games)
    print(f"against level 1: {before:+.2f} before, {after:+.2f} after {games} games")


if __name__ == "__main__":
    main(sys.argv[1:])
