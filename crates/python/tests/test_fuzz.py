"""Whatever is given, what is refused is refused as a ``ValueError``: nothing panics."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from conftest import IDS
from hypothesis import given
from hypothesis import strategies as st

import pionnier

STARTS = [pionnier.game(id).start().text for id in IDS]
TURNS = [turn for id in IDS for turn in pionnier.game(id).start().turns()[:40]]
SIGNS = "abckABIrRwyx-=^/, 0129hv\0é♟\ud800"

noise = st.text(st.sampled_from(SIGNS), max_size=30) | st.text(max_size=30)


@st.composite
def changed(draw: st.DrawFn, texts: list[str]) -> str:
    """A text that was right before some signs of it were changed."""
    text = list(draw(st.sampled_from(texts)))
    for _ in range(draw(st.integers(0, 3))):
        at = draw(st.integers(0, len(text)))
        text[at : at + draw(st.integers(0, 2))] = draw(st.text(st.sampled_from(SIGNS), max_size=2))
    return "".join(text)


def refused_or(ask: Callable[[], Any]) -> Any:
    """What was asked for, or none where it was refused with a reason."""
    try:
        return ask()
    except pionnier.PionnierError as error:
        assert str(error) and error.code
    except UnicodeEncodeError:
        pass  # A text that is no text: Python itself refuses it, and it is a ValueError.
    return None


@given(st.sampled_from(IDS) | noise, changed(STARTS) | noise)
def test_positions(id: str, text: str) -> None:
    game = refused_or(lambda: pionnier.game(id))
    position = refused_or(lambda: game.read(text)) if game else None
    if position is not None:
        assert position.text == text


@given(st.sampled_from(IDS), changed(TURNS) | noise, st.integers(0, 3))
def test_turns(id: str, text: str, before: int) -> None:
    record = pionnier.game(id).record()
    for seed in range(before):
        record.play(record.position.random_turn(seed) or "")
    played = record.turns
    refused_or(lambda: record.position.typed(text))
    refused_or(lambda: record.position.play(text))
    refused_or(lambda: record.state().play(text))
    refused_or(lambda: record.state().action_number(text))
    if refused_or(lambda: record.play(text) or True):
        assert record.turns == [*played, text]
    else:
        assert record.turns == played


@given(st.text(max_size=60) | changed([pionnier.game(id).record().transcript() for id in IDS]))
def test_transcripts(text: str) -> None:
    refused_or(lambda: pionnier.read_transcript(text))


numbers = st.integers() | st.integers(-3, 300) | st.just(2**63) | st.just(-(2**63))


@given(st.sampled_from(IDS), numbers, numbers)
def test_numbers(id: str, one: int, two: int) -> None:
    state = pionnier.game(id).state()
    text, legal = state.text, state.legal_actions()
    refused_or(lambda: state.action_text(one))
    if refused_or(lambda: state.apply(one) or True):
        assert one in legal
    else:
        assert state.text == text and one not in legal
    record = pionnier.game(id).record()
    if one > 6:
        with pytest.raises(pionnier.ArgumentError):
            record.level_turn(one + 4)
    refused_or(lambda: record.level_turn(min(one, 1), seed=two))
    refused_or(lambda: record.position.random_turn(one))
    refused_or(lambda: record.think(nodes=min(one, 50), lines=min(two, 3), memory=min(one, 1)))
    refused_or(lambda: record.think(depth=min(one, 1), threads=min(two, 2)))
    refused_or(lambda: record.position.perft(min(one, 1)))
    refused_or(lambda: record.position.turns(most=one))
    refused_or(lambda: record.svg(width=one))
    refused_or(lambda: pionnier.Batch(id, min(one, 3), seed=two))
    refused_or(lambda: pionnier.Batch(id, 2).text(one))
    refused_or(lambda: pionnier.Batch(id, 2).step([one, two]))


@given(st.floats() | st.none(), st.text(max_size=8))
def test_other_arguments(seconds: float | None, text: str) -> None:
    record = pionnier.game("kono").record()
    refused_or(lambda: record.think(seconds=None if seconds is None else min(seconds, 0.01), nodes=5))
    refused_or(lambda: record.resign(text))  # type: ignore[arg-type]
    refused_or(lambda: record.svg(theme=text))  # type: ignore[arg-type]
    refused_or(lambda: pionnier.set_language(text))  # type: ignore[arg-type]
    refused_or(lambda: record.transcript(**{text: text}))
    refused_or(lambda: pionnier.game("kono", text))
