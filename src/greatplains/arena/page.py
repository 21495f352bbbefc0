"""The report as one page that needs nothing else: no script, no file, no address."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from greatplains.arena import wording
from greatplains.arena.intervals import Interval
from greatplains.arena.plots import Row, histogram, whiskers
from greatplains.arena.results import Result
from greatplains.arena.settings import Settings
from greatplains.arena.statistics import Figures, SeatFigures
from greatplains.drawing.document import document
from greatplains.drawing.document import note as _note
from greatplains.drawing.document import table as _table
from greatplains.drawing.markup import element

_RATING_NOTE = (
    "Ratings are openskill’s (Plackett-Luce): all bots begin at 25, and differences count. "
    "± and intervals are for a confidence of 95 %."
)
_MARGIN_NOTE = (
    "A margin is the score less the best of the others. A forfeited game is lost by the bot that forfeited, and the "
    "others share the win; it has no margin. The dashed line is the share of equals."
)


# A page is for reading; the file has the rest.
_MOST_FORFEITS = 50


def page(settings: Settings, figures: Figures, results: Sequence[Result]) -> str:
    """The whole page."""
    title = f"Arena: {wording.title(settings)}"
    return document(title, _sections(settings, figures, results))


def _sections(settings: Settings, figures: Figures, results: Sequence[Result]) -> Iterable[str]:
    about = f"{figures.games:,} games from seed {settings.seed}; bots: {', '.join(settings.bots)}."
    if settings.move_seconds is not None:
        about += f" At most {settings.move_seconds:g} s a turn."
    yield _note(about, "about")
    yield from (_note(warning, "warning") for warning in wording.warnings(figures))
    yield from _bots(settings, figures)
    if len(figures.bots) > 1:
        yield from _comparisons(figures)
    if figures.seats:
        yield from _seats(settings, figures)
    yield element("h2", "Length")
    yield _note(wording.lengths(figures.lengths))
    if figures.lengths is not None and figures.lengths.shortest < figures.lengths.longest:
        turns = [len(result.turns) for result in results if result.forfeit is None]
        yield histogram("Turns a game", turns, "turns")
    if figures.forfeits:
        yield from _forfeits(figures, results)


def _bots(settings: Settings, figures: Figures) -> Iterable[str]:
    yield element("h2", "Bots")
    yield _table(
        ("bot", "rating", "games", "win share", "margin", "p50/p95 a turn", "forfeits"),
        [
            (
                bot.name,
                wording.rating(bot.rating),
                f"{bot.games:,}",
                wording.share(bot.win_share),
                wording.margin(bot.margin),
                wording.times(bot.times),
                str(sum(bot.forfeits.values())),
            )
            for bot in figures.bots
        ],
    )
    yield _note(_RATING_NOTE, "note")
    names = wording.short_names(bot.name for bot in figures.bots)
    ratings = [(names[bot.name], bot.rating) for bot in figures.bots]
    yield whiskers(
        "Ratings",
        [
            Row(name, found.mean, found.mean - found.spread, found.mean + found.spread, wording.rating(found))
            for name, found in ratings
        ],
    )
    yield _note(_MARGIN_NOTE, "note")
    shares = [_share_row(names[bot.name], bot.win_share) for bot in figures.bots]
    yield whiskers("Win shares", shares, " %", 100 / settings.players)


def _comparisons(figures: Figures) -> Iterable[str]:
    yield element("h2", "Who finished before whom")
    rows = [(pair.bot, pair.other, f"{pair.games:,}", wording.share(pair.ahead)) for pair in figures.comparisons]
    yield _table(("bot", "before", "games", "share, ties count half"), rows)


def _seats(settings: Settings, figures: Figures) -> Iterable[str]:
    yield element("h2", "Seats")
    yield _note("Win shares of the seats, and of those who move first, second and so on, whoever sat there.")
    yield _table(
        ("", "as seat", "as mover of that place"),
        [
            (str(seat.number), wording.share(seat.win_share), wording.share(place.win_share))
            for seat, place in zip(figures.seats, figures.order, strict=True)
        ],
    )
    rows = [*_seat_rows("seat", figures.seats), *_seat_rows("mover", figures.order)]
    yield whiskers("Win shares of seats and movers", rows, " %", 100 / settings.players)


def _forfeits(figures: Figures, results: Sequence[Result]) -> Iterable[str]:
    yield element("h2", "Forfeits")
    yield from (_note(f"{bot.name}: {wording.forfeits(bot)}.") for bot in figures.bots if bot.forfeits)
    lost = [(result, result.forfeit) for result in results if result.forfeit]
    yield _table(
        ("bot", "game", "turn", "why"),
        [
            (result.bots[forfeit.seat], f"{result.number:,}", str(forfeit.turn), forfeit.reason)
            for result, forfeit in lost[:_MOST_FORFEITS]
        ],
        "reasons",
    )
    shown = f"The first {_MOST_FORFEITS} of {len(lost):,}; all" if len(lost) > _MOST_FORFEITS else "All"
    yield _note(f"{shown} are in forfeits.jsonl, with their records.", "note")


def _seat_rows(kind: str, found: Sequence[SeatFigures]) -> list[Row]:
    return [_share_row(f"{kind} {each.number}", each.win_share) for each in found]


def _share_row(name: str, found: Interval) -> Row:
    return Row(name, 100 * found.mean, 100 * found.low, 100 * found.high, wording.share(found))
