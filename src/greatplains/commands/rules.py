"""`greatplains rules`: the rules of a game, from the same page as on the web."""

from __future__ import annotations

import sys
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from greatplains.commands.gameoptions import GameCommand
from greatplains.commands.options import game_rules, refuse

if TYPE_CHECKING:
    from greatplains.core.contract import Rules

# Longer lines are hard to read.
_WIDEST = 100


@click.command(cls=GameCommand)
@click.argument("game", metavar="GAME", type=game_rules)
def rules(game: Rules[Any]) -> None:
    """Read the rules of a game.

    GAME is {games}. On a terminal the page is laid out, and shown page by page if it is long; in a file or
    pipe it is plain Markdown.

    \b
    Examples:
      greatplains rules bison
      greatplains rules wind-river > wind-river.md
    """
    text = page_text(game.name)
    if not sys.stdout.isatty():
        click.echo(text, nl=False)
        return
    from rich.markdown import Markdown

    from greatplains.commands.printer import Printer

    printer = Printer()
    printer.console.width = min(printer.console.width, _WIDEST)
    laid_out = printer.text_of(Markdown(text))
    if laid_out.count("\n") < printer.console.height:
        click.echo(laid_out, nl=False)
    else:
        click.echo_via_pager(laid_out)


def page_text(name: str) -> str:
    """The page as it was installed, or as it stands in the source tree when nothing is installed."""
    for page in (
        resources.files("greatplains").joinpath("pages", f"{name}.md"),
        Path(__file__).parents[3] / "docs" / f"{name}.md",
    ):
        if page.is_file():
            return page.read_text(encoding="utf-8")
    refuse(f"The page “{name}.md” is missing from this installation; install greatplains again.")
