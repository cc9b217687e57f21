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


def is_done(ask: Callable[[], Any]) -> bool:
    """Whether it was not refused, with a reason."""
    try:
        ask()
        return True
    except pionnier.PionnierError as error:
        assert str(error) and error.code
    except UnicodeEncodeError:
        pass  # A text that is no text: Python itself refuses it, and it is a ValueError.
    return False


@given(st.sampled_from(IDS) | noise, changed(STARTS) | noise)
def test_positions(id: str, text: str) -> None:
    if is_done(lambda: pionnier.game(id)) and is_done(lambda: pionnier.game(id).read(text)):
        assert pionnier.game(id).read(text).text == text


@given(st.sampled_from(IDS), changed(TURNS) | noise, st.integers(0, 3))
def test_turns(id: str, text: str, before: int) -> None:
    record = pionnier.game(id).record()
    for seed in range(before):
        record.play(record.position.random_turn(seed) or "")
    played = record.turns
    is_done(lambda: record.position.typed(text))
    is_done(lambda: record.position.play(text))
    is_done(lambda: record.state().play(text))
    is_done(lambda: record.state().action_number(text))
    if is_done(lambda: record.play(text)):
        assert record.turns == [*played, text]
    else:
        assert record.turns == played


@given(st.text(max_size=60) | changed([pionnier.game(id).record().transcript() for id in IDS]))
def test_transcripts(text: str) -> None:
    is_done(lambda: pionnier.read_transcript(text))


numbers = st.integers() | st.integers(-3, 300) | st.just(2**63) | st.just(-(2**63))


@given(st.sampled_from(IDS), numbers, numbers)
def test_numbers(id: str, one: int, two: int) -> None:
    state = pionnier.game(id).state()
    text, legal = state.text, state.legal_actions()
    is_done(lambda: state.action_text(one))
    if is_done(lambda: state.apply(one)):
        assert one in legal
    else:
        assert state.text == text and one not in legal
    record = pionnier.game(id).record()
    if one > 6:
        with pytest.raises(pionnier.ArgumentError):
            record.level_turn(one + 4)
    is_done(lambda: record.level_turn(min(one, 1), seed=two))
    is_done(lambda: record.position.random_turn(one))
    is_done(lambda: record.think(nodes=min(one, 50), lines=min(two, 3), memory=min(one, 1)))
    is_done(lambda: record.think(depth=min(one, 1), threads=min(two, 2)))
    is_done(lambda: record.position.perft(min(one, 1)))
    is_done(lambda: record.position.turns(most=one))
    is_done(lambda: record.svg(width=one))
    is_done(lambda: pionnier.Batch(id, min(one, 3), seed=two))
    is_done(lambda: pionnier.Batch(id, 2).text(one))
    is_done(lambda: pionnier.Batch(id, 2).step([one, two]))


@given(st.floats() | st.none(), st.text(max_size=8))
def test_other_arguments(seconds: float | None, text: str) -> None:
    record = pionnier.game("kono").record()
    is_done(lambda: record.think(seconds=None if seconds is None else min(seconds, 0.01), nodes=5))
    is_done(lambda: record.resign(text))  # type: ignore[arg-type]
    is_done(lambda: record.svg(theme=text))  # type: ignore[arg-type]
    is_done(lambda: pionnier.set_language(text))  # type: ignore[arg-type]
    is_done(lambda: record.transcript(json=False, **{text: text}))
    is_done(lambda: pionnier.game("kono", text))
