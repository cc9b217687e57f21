"""The examples run, and what the manual shows is what one sees."""

from __future__ import annotations

import ast
import contextlib
import doctest
import io
import json
import sys
from pathlib import Path

import pytest
from conftest import ROOT

sys.path.insert(0, str(ROOT / "examples/python"))

import analyse
import kono_values
import play
import train

import pionnier._pionnier


def test_levels_play_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    play.main(["quindo", "1", "2"])
    assert '[GameType "quindo"]' in capsys.readouterr().out


def test_a_game_is_analysed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "game.txt").write_text(analyse.EXAMPLE)
    analyse.main([str(tmp_path / "game.txt")])
    assert "blunder, better" in capsys.readouterr().out


def test_an_agent_learns_to_beat_level_1() -> None:
    before, after = train.train()
    assert after > before + 0.5


def test_the_values_of_kono_are_plotted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kono_values.main([str(tmp_path / "values.png")])
    assert (tmp_path / "values.png").read_bytes().startswith(b"\x89PNG")
    assert "after 4 turns: 435 positions, 251 won for red, 125 drawn, 59 lost" in capsys.readouterr().out


def test_the_notebook_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT / "examples")
    notebook = json.loads(Path("first_steps.ipynb").read_text(encoding="utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    names: dict[str, object] = {}
    with contextlib.redirect_stdout(io.StringIO()) as said:
        for cell in cells:
            exec(compile(cell, "first_steps.ipynb", "exec"), names)
    assert len(cells) > 8 and "K3 not-a-step" in said.getvalue()


def test_the_manual_is_true() -> None:
    text = (ROOT / "docs/PYTHON.md").read_text(encoding="utf-8")
    # The fence behind an example is not part of what it prints.
    examples = doctest.DocTestParser().get_doctest(text.replace("```", ""), {}, "PYTHON.md", None, 0)
    said = io.StringIO()
    failed, tried = doctest.DocTestRunner().run(examples, out=said.write)
    assert failed == 0 and tried > 20, said.getvalue()


def test_help_says_what_the_types_say() -> None:
    stub = ROOT / "crates/python/python/pionnier/_pionnier.pyi"
    compared = 0

    def compare(named: ast.ClassDef | ast.FunctionDef, there: object) -> None:
        nonlocal compared
        said = ast.get_docstring(named)
        if said is not None:
            assert (there.__doc__ or "").split() == said.split(), named.name
            compared += 1

    for node in ast.parse(stub.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            there = getattr(pionnier._pionnier, node.name)
            compare(node, there)
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and not inner.name.startswith("__"):
                    compare(inner, getattr(there, inner.name))
    assert compared > 50
