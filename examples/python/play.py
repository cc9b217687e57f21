"""Two levels of the engine play a game: python play.py quindo 3 5"""

from __future__ import annotations

import sys

import pionnier


def play(game: str, first: int, second: int, seed: int = 0) -> pionnier.Record:
    """A whole game between two levels."""
    record = pionnier.game(game).record()
    while record.outcome is None:
        level = first if record.side == "first" else second
        turn = record.level_turn(level, seed + len(record))
        assert turn is not None, "a game that goes on has a turn"
        record.play(turn)
    return record


def main(arguments: list[str]) -> None:
    name, first, second = arguments or ["kono", "1", "2"]
    record = play(name, int(first), int(second))
    print(repr(record))
    print(record.transcript(White=f"level {first}", Black=f"level {second}"))
    if record.ending is not None:
        print(record.ending.words)


if __name__ == "__main__":
    main(sys.argv[1:])
