"""Plots what every position of the first turns of Kono is worth: python kono_values.py values.png

Kono is solved: each position is drawn as a point, above it wins for red, below for yellow, and grey where it is a draw.
"""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass, field
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot as plt

import pionnier

COLOURS = {1: "tab:red", 0: "tab:gray", -1: "tab:orange"}


@dataclass
class Graph:
    """Positions by the turns it takes to reach them, each with its value for red; and the turns that join them."""

    layers: list[dict[str, float]] = field(default_factory=list)
    edges: list[tuple[int, str, str]] = field(default_factory=list)


def value_for_red(position: pionnier.Position) -> float:
    """1 for a win at once to -1 for a loss at once; the longer the way, the nearer to 0. A draw is 0."""
    exact = position.exact()
    assert exact is not None, "Kono is solved"
    if exact.value.distance is None:
        return 0.0
    size = 1.0 - exact.value.distance / 128
    is_for_red = (exact.value.result == "win") == (position.side == "first")
    return size if is_for_red else -size


def graph(depth: int) -> Graph:
    """Everything that can be played in so many turns."""
    start = pionnier.game("kono").start()
    found = Graph([{start.text: value_for_red(start)}])
    here = {start.text: start}
    for layer in range(depth):
        after: dict[str, pionnier.Position] = {}
        for text, position in here.items():
            for turn in position.turns():
                next_position = position.play(turn)
                after[next_position.text] = next_position
                found.edges.append((layer, text, next_position.text))
        found.layers.append({text: value_for_red(position) for text, position in after.items()})
        here = after
    return found


@dataclass
class Picture:
    """A PNG that a notebook shows."""

    png: bytes = field(repr=False)

    def _repr_png_(self) -> bytes:
        return self.png


def plot(found: Graph) -> Picture:
    """Draws the graph."""
    figure, axes = plt.subplots(figsize=(8, 4.5), dpi=72)
    for layer, one, other in found.edges:
        ends = (found.layers[layer][one], found.layers[layer + 1][other])
        axes.plot((layer, layer + 1), ends, color="lightgray", linewidth=0.4, zorder=1)
    for layer, values in enumerate(found.layers):
        heights = list(values.values())
        colours = [COLOURS[(value > 0) - (value < 0)] for value in heights]
        axes.scatter([layer] * len(heights), heights, c=colours, s=14, zorder=2)
    axes.set(xlabel="turns played", ylabel="value for red", title="Kono: what the first turns are worth")
    axes.set_xticks(range(len(found.layers)))
    drawn = io.BytesIO()
    figure.savefig(drawn, format="png")
    plt.close(figure)
    return Picture(drawn.getvalue())


def main(arguments: list[str]) -> None:
    path = arguments[0] if arguments else "kono_values.png"
    found = graph(depth=4)
    for layer, values in enumerate(found.layers):
        counts = [sum((value > 0) - (value < 0) == sign for value in values.values()) for sign in (1, 0, -1)]
        won, drawn, lost = counts
        print(f"after {layer} turns: {len(values)} positions, {won} won for red, {drawn} drawn, {lost} lost")
    Path(path).write_bytes(plot(found).png)
    print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
