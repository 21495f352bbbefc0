"""What pages of reports are made of: one file each that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files

from greatplains.drawing.markup import element, words


def document(title: str, sections: Iterable[str], own_style: str = "") -> str:
    """A whole page; `own_style` is what it has beside the style of all pages."""
    style = files("greatplains.drawing").joinpath("page.css").read_text(encoding="utf-8") + own_style
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name_="viewport", content="width=device-width, initial-scale=1"),
        element("title", words(title)),
        element("style", style),
    )
    body = element("body", element("main", element("h1", words(title)), *sections))
    return f"<!DOCTYPE html>\n{element('html', head, body, lang='en')}\n"


def note(text: str, kind: str | None = None) -> str:
    """A paragraph."""
    return element("p", words(text), class_=kind)


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], kind: str | None = None) -> str:
    """A table whose first column names its rows."""
    head = element("thead", element("tr", *(element("th", words(name), scope="col") for name in heads)))
    body = element("tbody", *(_row(row) for row in rows))
    return element("div", element("table", head, body, class_=kind), class_="scroll", tabindex="0")


def _row(cells: Sequence[str]) -> str:
    first, *others = cells
    return element("tr", element("td", words(first), class_="name"), *(element("td", words(cell)) for cell in others))
