"""What the README leads to exists. Its examples are tested with those of the pages (tests/docs)."""

from __future__ import annotations

from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_pictures_and_pages_of_the_readme_exist() -> None:
    links = [part.split(")")[0] for part in README.read_text(encoding="utf-8").split("](")[1:]]
    assert links
    assert [link for link in links if not (README.parent / link).exists()] == []
