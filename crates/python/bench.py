"""Random play through ``Batch`` on one core, beside OpenSpiel's own Quoridor: the table of docs/PERFORMANCE.md.

An action is chosen by lot among the legal ones by ``Batch.sample`` and played by ``Batch.step``, which looks for it among the legal actions, plays it, decides C3
and C4, lists what is legal next, and begins again where a game is over. Both calls are Python's, once for all games of the batch; their arrays are
made and read. Masks and observations are measured apart. OpenSpiel plays random games in C++ (the roll-outs of its ``MCTSBot``, whose moves
are counted by the mean length of such games), and from Python.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pyspiel

import pionnier

#: As many games at once as are fast; beyond them memory is the limit.
GAMES = {"kono": 1024, "cul-de-sac": 256, "bermudes": 512, "quindo": 1024, "granat": 512}


def per_second(work: Callable[[], int], seconds: float = 2.0) -> float:
    """How many a second of processor time, the better of two runs."""
    best = 0.0
    for _ in range(2):
        count, start = 0, time.process_time()
        while (taken := time.process_time() - start) < seconds:
            count += work()
        best = max(best, count / taken)
    return best


def quoridor(state: pyspiel.State) -> int:
    """One random game of OpenSpiel's Quoridor, played from Python."""
    count = 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        count += 1
    return count


def main() -> None:
    print("| game | games at once | actions a second | masks a second | observations a second |")
    print("|---|---|---|---|---|")
    for id, n in GAMES.items():
        batch = pionnier.Batch(id, n)

        def play(batch: pionnier.Batch = batch) -> int:
            batch.step(batch.sample())
            return len(batch)

        def mask(batch: pionnier.Batch = batch) -> int:
            return len(batch.masks())

        def observe(batch: pionnier.Batch = batch) -> int:
            return len(batch.observations())

        rates = [per_second(work) / 1e6 for work in (play, mask, observe)]
        print(f"| {id} | {n} | " + " | ".join(f"{rate:.2f} million" for rate in rates) + " |")
    spiel = pyspiel.load_game("quoridor")
    start = spiel.new_initial_state()
    random.seed(1)
    length = sum(quoridor(spiel.new_initial_state()) for _ in range(300)) / 300
    # Two simulations of so many roll-outs each are next to nothing but roll-outs.
    bot = pyspiel.MCTSBot(spiel, pyspiel.RandomRolloutEvaluator(100, 1), 2.0, 2, 64, False, 1, False)

    def roll() -> int:
        bot.step(start)
        return 200

    rate = per_second(roll) * length / 1e6
    print(f"| OpenSpiel's quoridor, in C++ | 1 | {rate:.2f} million | | |")
    rate = per_second(lambda: quoridor(spiel.new_initial_state())) / 1e6
    print(f"| OpenSpiel's quoridor, from Python | 1 | {rate:.2f} million | | |")


if __name__ == "__main__":
    main()
