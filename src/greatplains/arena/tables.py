"""The report in the terminal."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from greatplains.arena import wording
from greatplains.arena.settings import Settings
from greatplains.arena.statistics import Figures

_NOTE = "95 % intervals. Margin: over the best of the others. p50/p95: time a turn."


def tables(settings: Settings, figures: Figures) -> list[RenderableType]:
    """The bots, the best first; who beat whom; seats and length."""
    pages: list[RenderableType] = [
        Text(f"{wording.title(settings)}: {figures.games:,} games from seed {settings.seed}", "bold"),
        _bots(figures),
    ]
    pages.append(Text(_NOTE, "dim"))
    pages += [Text(f"Forfeits of {bot.name}: {wording.forfeits(bot)}") for bot in figures.bots if bot.forfeits]
    if len(figures.bots) > 2:
        pages += [Text(), Text("Who finished before whom", "bold"), _comparisons(figures)]
    if figures.seats:
        pages += [Text(), Text("Seats", "bold"), _seats(figures)]
    pages += [Text(), Text("Length", "bold"), Text(wording.lengths(figures.lengths))]
    pages += [Text(f"\n{warning}", "bold yellow") for warning in wording.warnings(figures)]
    return pages


def _bots(figures: Figures) -> Table:
    table = _table("bot", "rating", "games", "win share", "margin", "p50/p95", "forfeits")
    names = wording.short_names(bot.name for bot in figures.bots)
    for bot in figures.bots:
        table.add_row(
            names[bot.name],
            wording.rating(bot.rating),
            f"{bot.games:,}",
            wording.share(bot.win_share),
            wording.margin(bot.margin),
            wording.times(bot.times),
            str(sum(bot.forfeits.values())),
        )
    return table


def _comparisons(figures: Figures) -> Table:
    table = _table("bot", "before", "games", "share")
    names = wording.short_names(bot.name for bot in figures.bots)
    for pair in figures.comparisons:
        table.add_row(names[pair.bot], names[pair.other], f"{pair.games:,}", wording.share(pair.ahead))
    return table


def _seats(figures: Figures) -> Table:
    table = _table("", "as seat", "as mover of that place")
    for seat, place in zip(figures.seats, figures.order, strict=True):
        table.add_row(str(seat.number), wording.share(seat.win_share), wording.share(place.win_share))
    return table


def _table(first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(first, overflow="fold")
    for name in others:
        table.add_column(name, justify="right", no_wrap=True)
    return table
