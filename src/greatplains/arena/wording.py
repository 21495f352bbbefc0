"""Figures in words, the same in the terminal and on the page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import PurePath
from typing import Any, Final

from greatplains.arena.intervals import Interval
from greatplains.arena.ratings import Rating
from greatplains.arena.settings import Settings
from greatplains.arena.statistics import BotFigures, Figures, Lengths, TurnTimes
from greatplains.bots.programbot import PREFIX
from greatplains.core.contract import Option
from greatplains.games import GAMES

FORFEITS: Final = {
    "raised": "raised an error",
    "illegal": "illegal step",
    "incomplete": "incomplete turn",
    "too_long": "steps after the end of the turn",
    "not_steps": "no list of steps",
    "too_slow": "too slow",
    "ended": "the program ended",
    "senseless": "no word of the protocol",
    "flooded": "wrote too much",
    "deaf": "did not read",
}
NOTHING: Final = "–"
_NARROW: Final = 0.04


def title(settings: Settings) -> str:
    """`Bison for 3, variant 1`."""
    rules = GAMES[settings.game]
    chosen = [
        _option_words(option, settings.options[option.name])
        for option in rules.options
        if option.name in settings.options and not _is_usual_file(option, settings.options[option.name])
    ]
    return ", ".join([f"{rules.title} for {settings.players}", *chosen])


def _option_words(option: Option, value: Any) -> str:
    """`variant 1`, `own tiles`; a flag is its name."""
    if option.kind == "flag":
        return option.name if value else f"no {option.name}"
    return f"{option.name} {value}" if value in option.values else f"own {option.name}"


def _is_usual_file(option: Option, value: Any) -> bool:
    return option.kind == "file" and bool(value == option.default)


def short_names(names: Iterable[str]) -> dict[str, str]:
    """The class alone for `module:Class`, as tables are narrow, and of a program its words without folders; the whole
    where two would look the same."""
    short = {name: _program_words(name) if name.startswith(PREFIX) else name.rpartition(":")[2] for name in names}
    count = Counter(short.values())
    return {name: found if count[found] == 1 else name for name, found in short.items()}


def _program_words(name: str) -> str:
    """`node my_bot.js` of `exec:node examples/my_bot.js`."""
    return " ".join(PurePath(word).name for word in name.removeprefix(PREFIX).split())


def rating(found: Rating) -> str:
    return f"{found.mean:.1f} ± {found.spread:.1f}"


def share(found: Interval) -> str:
    """`62.3 % (58–66)`; narrow intervals with a decimal."""
    digits = 1 if found.high - found.low < _NARROW else 0
    return f"{100 * found.mean:.1f} % ({100 * found.low:.{digits}f}–{100 * found.high:.{digits}f})"


def margin(found: Interval | None) -> str:
    """`+3.2 ± 1.1`."""
    return NOTHING if found is None else f"{found.mean:+.1f} ± {found.high - found.mean:.1f}"


def times(found: TurnTimes | None) -> str:
    """Median and 95th percentile: `12/41 ms`."""
    if found is None:
        return NOTHING
    if found.p95 >= 1:
        return f"{found.p50:.2f}/{found.p95:.2f} s"
    # Very quick bots are told apart by a decimal.
    digits = 1 if found.p95 < 0.01 else 0
    return f"{1000 * found.p50:.{digits}f}/{1000 * found.p95:.{digits}f} ms"


def forfeits(bot: BotFigures) -> str:
    """`2 too slow, 1 illegal step`."""
    return ", ".join(f"{count} {FORFEITS.get(code, code)}" for code, count in bot.forfeits.items())


def lengths(found: Lengths | None) -> str:
    if found is None:
        return "No game was played to its end."
    return (
        f"{found.mean:.1f} turns a game on average; half of the games at most {found.p50:.0f}, "
        f"shortest {found.shortest}, longest {found.longest}."
    )


def warnings(figures: Figures) -> list[str]:
    """What a reader must know before believing the figures."""
    if not figures.is_repetitive:
        return []
    whole = figures.games - figures.forfeits
    return [
        f"Only {figures.distinct} of {whole} games differ from one another: bots without chance repeat their games, "
        "and the intervals are too narrow."
    ]
