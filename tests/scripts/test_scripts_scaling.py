"""docs/scaling.md counts right."""

from __future__ import annotations

from scripts.scaling import PAGE, rounded, worked_out


def test_the_page_says_what_follows_from_its_figures() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert worked_out(page) == page, "run: python -m scripts.scaling"


def test_a_figure_that_changes_changes_what_follows() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert (
        worked_out(page.replace("| `seats` | players at a table | 4 |", "| `seats` | players at a table | 2 |")) != page
    )


def test_figures_have_as_many_digits_as_can_be_believed() -> None:
    assert [rounded(value) for value in (0.0, 0.0123, 1.0, 12.5, 123.4, 123_456.0)] == [
        "0",
        "0.012",
        "1",
        "12",
        "120",
        "120,000",
    ]
