"""The examples of the README are tests."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_examples_of_the_readme_hold() -> None:
    found = doctest.testfile(str(README), module_relative=False)
    assert found.attempted > 0
    assert found.failed == 0


def test_pictures_and_pages_of_the_readme_exist() -> None:
    links = [part.split(")")[0] for part in README.read_text(encoding="utf-8").split("](")[1:]]
    assert links
    assert [link for link in links if not (README.parent / link).exists()] == []
