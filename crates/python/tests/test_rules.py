"""Games, positions, records and texts, against the ground truth."""

from __future__ import annotations

import _thread
import copy
import datetime
import hashlib
import json
import pickle
import signal
import threading
import time
from collections.abc import Callable

import pytest
from conftest import ROOT

import pionnier


def letters(game: pionnier.Game, outcome: pionnier.Outcome | None) -> str | None:
    """An outcome as the vectors write it."""
    return outcome if outcome is None or outcome == "draw" else game.letters[outcome]


def test_every_vector_agrees(game: pionnier.Game) -> None:
    lines = (ROOT / "crates/games/testdata" / game.id / "vectors.jsonl").read_text().splitlines()
    kinds = set()
    for vector in map(json.loads, lines):
        if "game" in vector:
            # C3 and C4 are not applied in these games: positions know nothing of them.
            position = game.start()
            for turn in vector["game"]:
                position = position.play(turn)
            assert position.text == vector["final"]
            assert letters(game, position.outcome) == vector["outcome"]
        else:
            position = game.read(vector["position"])
            turns = sorted(position.turns())
            assert len(turns) == vector["count"] == position.perft(1)
            assert hashlib.sha256("\n".join(turns).encode()).hexdigest() == vector["sha256"]
            assert turns == sorted(vector.get("moves", turns))
            assert letters(game, position.outcome) == vector["outcome"]
        kinds.add("game" in vector)
    assert kinds == {False, True}


def test_perft_counts_agree(game: pionnier.Game) -> None:
    """Every count that is not too large to be made again here."""
    compared = 0
    for line in (ROOT / "crates/games/testdata" / game.id / "rules.perft").read_text().splitlines():
        if line and not line.startswith("#"):
            text, depth, count = (part.strip() for part in line.split("|"))
            if int(count) < 100_000:
                position = game.start() if text == "start" else game.read(text)
                assert position.perft(int(depth)) == int(count)
                compared += 1
    assert compared >= 2


def test_a_record_is_played_taken_back_and_ended(game: pionnier.Game) -> None:
    record = game.record()
    for seed in range(8):
        turn = record.position.random_turn(seed)
        assert turn is not None and turn in record.position.turns()
        record.play(turn)
    assert len(record) == 8 and record.position != record.start
    last = record.turns[-1]
    assert record.undo() == last and len(record) == 7
    twin = pickle.loads(pickle.dumps(record))
    assert twin.turns == record.turns and twin.position == record.position
    assert hash(twin.position) == hash(record.position) and copy.deepcopy(twin.position) == twin.position
    record.resign("second")
    assert record.outcome == "first" and record.ending is not None and record.ending.rule == "C5"
    assert pickle.loads(pickle.dumps(record)).ending == record.ending
    with pytest.raises(pionnier.GameOverError) as refused:
        record.play(last)
    assert refused.value.rule == "C5" and refused.value.code == "over-won"
    for json_form in (False, True):
        text = record.transcript(json=json_form, White="Ada")
        again = pionnier.read_transcript(text)
        assert again.turns == record.turns and again.ending == record.ending
    with pytest.raises(pionnier.TranscriptError, match="Result"):
        record.transcript(Result="1-0")


def test_a_repeated_position_is_a_draw_by_c3() -> None:
    kono = pionnier.game("kono").read("yy2/4/4/2rr r").record()
    for turn in ["c1-b1", "a4-a3", "b1-c1", "a3-a4"] * 2:
        assert kono.outcome is None
        kono.play(turn)
    assert kono.ending == pionnier.Ending("draw", "C3", "repetition", kono.ending.words)  # type: ignore[union-attr]


def test_boards_are_drawn(game: pionnier.Game) -> None:
    start = game.start()
    assert start.draw() in repr(start) and start.text in repr(start)
    svg = start._repr_svg_()
    assert svg.startswith("<svg") and 'data-side="first"' in svg
    assert start.svg(theme="dark", flipped=True, coordinates=False, width=100) != svg
    assert game.record()._repr_svg_().startswith("<svg")


def test_reasons_carry_rule_code_and_squares() -> None:
    start = pionnier.game("kono").start()
    with pytest.raises(pionnier.TurnError) as refused:
        start.play("a1-a3")
    error = refused.value
    assert isinstance(error, ValueError) and isinstance(error, pionnier.PionnierError)
    assert error.rule is not None and error.rule.startswith("K")
    assert error.code and "a1" in error.places and str(error).startswith(f"[{error.rule}]")
    with pytest.raises(pionnier.TurnError) as refused:
        start.play("a1-z9")
    assert refused.value.at == 3 and refused.value.rule is None and refused.value.code == "expected-square"
    with pytest.raises(pionnier.PositionError) as bad:
        pionnier.game("kono").read("rrrr/rrrr/rrrr/yyyy r")
    assert bad.value.rule is not None
    with pytest.raises(pionnier.UnknownGameError, match="kono, cul-de-sac"):
        pionnier.game("chess")
    with pytest.raises(pionnier.UnknownGameError, match="7"):
        pionnier.game("granat", "7")
    with pytest.raises(pionnier.TranscriptError) as text:
        pionnier.read_transcript('[GameType "kono"]\n\n1. b1xb3 nonsense')
    assert text.value.line == 3 and text.value.turn is None


def test_words_are_said_in_french_too() -> None:
    pionnier.set_language("fr")
    try:
        with pytest.raises(pionnier.TurnError, match="case|pion"):
            pionnier.game("kono").start().play("a1-a3")
    finally:
        pionnier.set_language("en")
    with pytest.raises(pionnier.ArgumentError, match="no language"):
        pionnier.set_language("de")  # type: ignore[arg-type]


def test_earlier_rules_are_kept_and_have_no_numbers() -> None:
    old = pionnier.game("granat", "1")
    assert old != pionnier.game("granat") and old.start().play(old.start().turns()[0]).game == old
    assert pickle.loads(pickle.dumps(old)) == old
    for refused in (lambda: old.state(), lambda: old.actions, lambda: pionnier.Batch(old, 2)):
        with pytest.raises(pionnier.ArgumentError, match="earlier"):
            refused()


def test_turns_are_not_listed_without_end() -> None:
    start = pionnier.game("cul-de-sac").start()
    assert len(start.turns()) == 4160
    with pytest.raises(pionnier.ArgumentError, match="more than 100"):
        start.turns(most=100)


def test_kono_is_solved() -> None:
    start = pionnier.game("kono").start()
    exact = start.exact()
    assert exact is not None and exact.value == pionnier.Value("draw", None)
    assert sorted(turn.turn for turn in exact.turns) == sorted(start.turns())
    best = start.play(exact.turns[0].turn).exact()
    assert best is not None and best.value.result == "draw"
    assert pionnier.game("quindo").start().exact() is None


def test_the_engine_thinks_plays_and_reviews(game: pionnier.Game) -> None:
    record = game.record()
    analysis = record.think(nodes=300, lines=2)
    assert analysis == record.think(nodes=300, lines=2) and analysis.turn in record.position.turns()
    assert 1 <= len(analysis.lines) <= 2 and 0.0 <= analysis.lines[0].worth.chance <= 1.0
    turn = record.level_turn(1, seed=5)
    assert turn is not None and turn == record.level_turn(1, seed=5)
    record.play(turn)
    review = record.analyse(nodes=50)
    assert len(review.turns) == 1 and len(review.chances) == 2 and review.accuracy[1] is None
    assert [level.number for level in game.levels()] == list(range(1, 11))
    assert all(level.name and level.words for level in game.levels())
    with pytest.raises(pionnier.ArgumentError, match="from 1 to 10"):
        record.level_turn(11)


def test_other_threads_go_on_while_the_engine_thinks() -> None:
    record = pionnier.game("quindo").record()
    thought = threading.Thread(target=record.think, kwargs={"seconds": 0.3})
    thought.start()
    beats = 0
    while thought.is_alive():
        # The record can even be played on: the engine thinks about its own copy.
        record.play(record.position.random_turn(beats) or "")
        record.undo()
        beats += 1
        time.sleep(0)
    # Held up, it would have beaten once.
    assert beats > 3


@pytest.mark.parametrize("work", ["think", "perft"])
def test_ctrl_c_breaks_long_work_off(work: str) -> None:
    record = pionnier.game("quindo").record()
    record.play("f10-f7")
    asked: dict[str, Callable[[], object]] = {
        "think": lambda: record.think(seconds=3600),
        "perft": lambda: record.position.perft(50),
    }
    # A shell's background job has been told to pass over Ctrl-C.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            threading.Timer(0.2, _thread.interrupt_main).start()
            asked[work]()
    finally:
        signal.signal(signal.SIGINT, before)


def test_puzzles_are_solved_by_their_solutions(game: pionnier.Game) -> None:
    puzzles = game.puzzles()
    assert puzzles and len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    themes = {theme.code for theme in game.themes()}
    for puzzle in puzzles:
        assert set(puzzle.themes) <= themes and 1 <= puzzle.grade <= 5 and puzzle.game == game.id
        record = puzzle.record()
        for turn in puzzle.solution:
            record.play(turn)
        assert record.position != record.start
    assert game.daily_puzzle(datetime.date(1970, 1, 1)) == puzzles[0]
    assert game.daily_puzzle(datetime.date(1970, 1, 2)) == puzzles[1 % len(puzzles)]
    with pytest.raises(pionnier.ArgumentError, match="1970"):
        game.daily_puzzle(datetime.date(1969, 12, 31))
