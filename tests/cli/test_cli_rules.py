"""`greatplains rules`."""

from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest
from click.testing import Result

from greatplains.commands import rules

Run = Callable[..., Result]


@pytest.mark.parametrize(("game", "letter", "rulings"), [("bison", "B", 17), ("wind-river", "W", 15)])
def test_the_page_has_every_ruling(run: Run, game: str, letter: str, rulings: int) -> None:
    result = run("rules", game)
    assert result.exit_code == 0
    assert result.stdout.startswith("# ")
    for number in range(1, rulings + 1):
        assert f"\n| {letter}{number} |" in result.stdout


def test_a_missing_page_is_a_sentence(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(resources, "files", lambda package: tmp_path)
    monkeypatch.setattr(rules, "__file__", str(tmp_path / "a" / "b" / "c" / "rules.py"))
    result = run("rules", "bison")
    assert result.exit_code == 2
    assert "is missing from this installation" in result.stderr
