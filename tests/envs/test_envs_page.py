"""The page on environments: its examples are tests, its tables are those of the code."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from greatplains.envs.layouts import LAYOUTS, layout_table

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_examples_hold() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize("game", sorted(LAYOUTS))
def test_the_tables_are_those_of_the_observations(game: str) -> None:
    assert layout_table(game) in PAGE.read_text(encoding="utf-8")
