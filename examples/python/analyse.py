"""What the engine says about a game that was written down: python analyse.py game.txt"""

from __future__ import annotations

import sys
from pathlib import Path

import pionnier

#: A short game of Kono, if no file is named.
EXAMPLE = '[GameType "kono"]\n\n1. b1xb3 c4xc2 2. a1xa3 d4xd2 3. a2-a1'


def analyse(transcript: str, nodes: int = 5_000) -> list[str]:
    """A line about every turn, and one about each side."""
    record = pionnier.read_transcript(transcript)
    review = record.analyse(nodes=nodes)
    lines = []
    for number, turn in enumerate(review.turns):
        better = "" if turn.verdict in ("best", "good") else f", better {turn.best}"
        chance = f"{turn.after.chance:.0%}"
        lines.append(f"{number + 1:3} {turn.side:6} {turn.turn:12} {turn.verdict}{better} ({chance})")
    for side, accuracy in zip(("first", "second"), review.accuracy, strict=True):
        if accuracy is not None:
            lines.append(f"{side}: accuracy {accuracy:.0%}")
    return lines


def main(arguments: list[str]) -> None:
    transcript = Path(arguments[0]).read_text(encoding="utf-8") if arguments else EXAMPLE
    print("\n".join(analyse(transcript)))


if __name__ == "__main__":
    main(sys.argv[1:])
