"""The page on environments: its tables are those of the code. Its examples are tested in tests/docs."""

from __future__ import annotations

from pathlib import Path

import pytest

from greatplains.envs.layout import layout_table
from greatplains.envs.registry import ENCODINGS

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


@pytest.mark.parametrize("game", sorted(ENCODINGS))
def test_the_tables_are_those_of_the_observations(game: str) -> None:
    assert layout_table(ENCODINGS[game].layout) in PAGE.read_text(encoding="utf-8")
