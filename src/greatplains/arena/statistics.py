"""The figures of an arena, from its results."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from greatplains.arena.intervals import Interval, mean_interval, percentile, share_interval
from greatplains.arena.ratings import Rating, rate
from greatplains.arena.results import Result


@dataclass(frozen=True, slots=True)
class TurnTimes:
    """Seconds a turn."""

    turns: int
    p50: float
    p95: float
    longest: float


@dataclass(frozen=True, slots=True)
class BotFigures:
    """How one bot did. `margin` is its score less the best of the others, in games played to their end."""

    name: str
    rating: Rating
    games: int
    win_share: Interval
    margin: Interval | None
    times: TurnTimes | None
    forfeits: dict[str, int]


@dataclass(frozen=True, slots=True)
class SeatFigures:
    """The share of the games that one seat, or one place in the order of play, has won; both count from 1."""

    number: int
    win_share: Interval


@dataclass(frozen=True, slots=True)
class Comparison:
    """How often one bot finished before another in the games they shared; ties count half."""

    bot: str
    other: str
    games: int
    ahead: Interval


@dataclass(frozen=True, slots=True)
class Lengths:
    """Turns a game."""

    mean: float
    shortest: int
    p5: float
    p50: float
    p95: float
    longest: int


@dataclass(frozen=True, slots=True)
class Figures:
    """Everything there is to say. Seats, order and lengths leave out forfeited games; so does `distinct`, the number of
    different games: it is lower than it should be when bots without chance repeat themselves."""

    games: int
    forfeits: int
    distinct: int
    bots: tuple[BotFigures, ...]
    comparisons: tuple[Comparison, ...]
    seats: tuple[SeatFigures, ...]
    order: tuple[SeatFigures, ...]
    lengths: Lengths | None

    @property
    def is_repetitive(self) -> bool:
        """Some games were played twice, so that the intervals promise more than they hold."""
        return self.distinct < self.games - self.forfeits


def figures_of(results: Sequence[Result]) -> Figures:
    """The figures of these games, the best bot first."""
    whole = [result for result in results if result.forfeit is None]
    ratings = rate(results)
    bots = [_bot_figures(name, rating, results) for name, rating in ratings.items()]
    bots.sort(key=lambda bot: (-bot.rating.mean, bot.name))
    return Figures(
        games=len(results),
        forfeits=len(results) - len(whole),
        distinct=len({(result.bots, result.first, result.turns) for result in whole}),
        bots=tuple(bots),
        comparisons=tuple(_comparisons([bot.name for bot in bots], results)),
        seats=_seat_figures(whole, lambda result: tuple(range(len(result.bots)))),
        order=_seat_figures(whole, lambda result: result.place),
        lengths=_lengths([len(result.turns) for result in whole]),
    )


def _bot_figures(name: str, rating: Rating, results: Sequence[Result]) -> BotFigures:
    own = [result for result in results if name in result.bots]
    forfeits = Counter(
        result.forfeit.code for result in own if result.forfeit and result.bots[result.forfeit.seat] == name
    )
    return BotFigures(
        name=name,
        rating=rating,
        games=len(own),
        win_share=share_interval(sum(_mean_of(name, result, result.shares) for result in own), len(own)),
        margin=mean_interval(_margins_by_deal(name, own)),
        times=_times(seconds for result in own for seat in _seats(name, result) for seconds in result.seconds[seat]),
        forfeits=dict(sorted(forfeits.items())),
    )


def _margins_by_deal(name: str, results: Iterable[Result]) -> list[float]:
    """The mean margin in each deal: games of one deal are not independent, deals are."""
    margins: defaultdict[int, list[float]] = defaultdict(list)
    for result in results:
        if result.margins is not None:
            margins[result.deal].append(_mean_of(name, result, result.margins))
    return [fmean(values) for values in margins.values()]


def _seats(name: str, result: Result) -> list[int]:
    return [seat for seat, bot in enumerate(result.bots) if bot == name]


def _mean_of(name: str, result: Result, values: Sequence[float]) -> float:
    """The mean over the seats that the bot had in this game, mostly one."""
    return fmean(values[seat] for seat in _seats(name, result))


def _times(seconds: Iterable[float]) -> TurnTimes | None:
    found = sorted(seconds)
    return TurnTimes(len(found), percentile(found, 50), percentile(found, 95), found[-1]) if found else None


def _comparisons(names: Sequence[str], results: Sequence[Result]) -> Iterable[Comparison]:
    for place, bot in enumerate(names):
        for other in names[place + 1 :]:
            ahead = [_ahead(bot, other, result) for result in results if {bot, other} <= set(result.bots)]
            if ahead:
                yield Comparison(bot, other, len(ahead), share_interval(sum(ahead), len(ahead)))


def _ahead(bot: str, other: str, result: Result) -> float:
    pairs = [(result.ranks[own], result.ranks[seat]) for own in _seats(bot, result) for seat in _seats(other, result)]
    return fmean(1.0 if own < seat else 0.5 if own == seat else 0.0 for own, seat in pairs)


def _seat_figures(results: Sequence[Result], numbers: Callable[[Result], Sequence[int]]) -> tuple[SeatFigures, ...]:
    games: Counter[int] = Counter()
    shares: defaultdict[int, float] = defaultdict(float)
    for result in results:
        for number, share in zip(numbers(result), result.shares, strict=True):
            games[number] += 1
            shares[number] += share
    return tuple(SeatFigures(number + 1, share_interval(shares[number], games[number])) for number in sorted(games))


def _lengths(turns: Sequence[int]) -> Lengths | None:
    if not turns:
        return None
    found = sorted(turns)
    p5, p50, p95 = (percentile(found, percent) for percent in (5, 50, 95))
    return Lengths(fmean(found), found[0], p5, p50, p95, found[-1])
