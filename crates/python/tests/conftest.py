"""What the tests share."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

import pionnier

ROOT = Path(__file__).resolve().parents[3]
IDS = [game.id for game in pionnier.games()]

# The same examples every time, and nothing that is timed.
settings.register_profile("steady", derandomize=True, deadline=None, database=None, max_examples=150)
settings.load_profile("steady")


@pytest.fixture(params=IDS)
def game(request: pytest.FixtureRequest) -> pionnier.Game:
    return pionnier.game(request.param)
