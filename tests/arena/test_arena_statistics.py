"""Figures against numbers computed by hand."""

from typing import Any

import pytest

from greatplains.arena.intervals import Interval, mean_interval, percentile, share_interval, student
from greatplains.arena.ratings import rate
from greatplains.arena.results import Result, result_of
from greatplains.arena.statistics import figures_of


def record(number: int, bots: str, scores: list[int], winners: list[int], **more: Any) -> dict[str, Any]:
    """A record of a game with as many turns as its number, each of 0.1 s."""
    return {
        "number": number,
        "deal": (number + 1) // 2,
        "first": 0,
        "bots": list(bots),
        "turns": [f"turn {turn} of {number}" for turn in range(number)],
        "result": {"scores": scores, "tiebreaks": [0] * len(scores), "winners": winners},
        "seconds": [[0.1]] * len(scores),
        **more,
    }


def lost(number: int, bots: str, seat: int) -> dict[str, Any]:
    forfeit = {"seat": seat, "bot": bots[seat], "turn": number + 1, "code": "illegal", "reason": "No."}
    made = record(number, bots, [0] * len(bots), [], forfeit=forfeit)
    del made["result"]
    return made


def close(found: Interval | None, mean: float, low: float, high: float) -> bool:
    assert found is not None
    return (found.mean, found.low, found.high) == pytest.approx((mean, low, high), abs=5e-4)


# a beats b 3½ : ½ in four games, in two deals.
DUEL = [
    result_of(record(1, "ab", [10, 4], [0])),
    result_of(record(2, "ba", [5, 9], [1])),
    result_of(record(3, "ab", [7, 7], [0, 1], seconds=[[0.1, 0.2], [0.3]])),
    result_of(record(4, "ba", [2, 8], [1], first=1)),
]


def test_wilson_interval_of_a_share() -> None:
    assert close(share_interval(75, 100), 0.75, 0.6570, 0.8245)
    assert close(share_interval(10, 10), 1.0, 0.7225, 1.0)
    assert close(share_interval(0, 20), 0.0, 0.0, 0.1611)


def test_student_interval_of_a_mean() -> None:
    # Standard deviation 1.5811, standard error 0.7071, t(4) = 2.776.
    assert close(mean_interval([1, 2, 3, 4, 5]), 3.0, 1.0371, 4.9629)
    assert mean_interval([4.0]) is None
    assert mean_interval([]) is None


@pytest.mark.parametrize(("freedom", "reach"), [(1, 12.706), (20, 2.086), (21, 2.080), (30, 2.042), (120, 1.980)])
def test_students_distribution(freedom: int, reach: float) -> None:
    assert student(freedom) == pytest.approx(reach, abs=1e-3)


def test_percentiles_lie_between_neighbours_in_proportion() -> None:
    assert percentile([1, 2, 3, 4], 50) == 2.5
    assert percentile(list(range(101)), 95) == 95
    assert percentile([7], 95) == 7


def test_win_shares_and_margins_of_a_duel() -> None:
    figures = figures_of(DUEL)
    a, b = figures.bots
    assert (a.name, a.games, b.name, b.games) == ("a", 4, "b", 4)
    assert a.win_share.mean == 3.5 / 4
    assert b.win_share.mean == 0.5 / 4
    # Deals: (6 + 4) / 2 = 5 and (0 + 6) / 2 = 3; mean 4, standard error 1, t(1) = 12.706.
    assert close(a.margin, 4.0, 4 - 12.706, 4 + 12.706)
    assert close(b.margin, -4.0, -4 - 12.706, -4 + 12.706)
    assert figures.comparisons[0].ahead == share_interval(3.5, 4)


def test_seats_order_and_length_of_a_duel() -> None:
    figures = figures_of(DUEL)
    assert [seat.win_share.mean for seat in figures.seats] == [1.5 / 4, 2.5 / 4]
    # In the last game seat 2 begins, and wins.
    assert [place.win_share.mean for place in figures.order] == [2.5 / 4, 1.5 / 4]
    assert figures.lengths is not None
    assert (figures.lengths.mean, figures.lengths.shortest, figures.lengths.longest) == (2.5, 1, 4)


def test_time_a_turn_counts_turns_and_not_games() -> None:
    a = figures_of(DUEL).bots[0]
    assert a.times is not None
    assert (a.times.turns, a.times.p50, a.times.longest) == (5, 0.1, 0.2)
    assert a.times.p95 == pytest.approx(0.18)


def test_shares_of_the_win_are_split_among_those_who_tie() -> None:
    result = result_of(record(1, "abc", [5, 5, 3], [0, 1]))
    assert result.shares == (0.5, 0.5, 0)
    assert result.ranks == (0, 0, 2)
    assert result.margins == (0, 0, -2)


def test_a_forfeit_is_a_loss_and_a_shared_win_without_margin_seat_or_length() -> None:
    figures = figures_of([result_of(lost(1, "abc", 1)), result_of(lost(2, "cab", 2))])
    found = {bot.name: bot for bot in figures.bots}
    assert [found[name].win_share.mean for name in "abc"] == [0.5, 0, 0.5]
    assert found["b"].forfeits == {"illegal": 2}
    assert found["a"].margin is None
    assert (figures.forfeits, figures.seats, figures.lengths) == (2, (), None)
    assert not figures.is_repetitive


def test_a_bot_on_two_seats_counts_their_mean() -> None:
    figures = figures_of([result_of(record(1, "aab", [3, 1, 2], [0])), result_of(record(2, "aba", [1, 4, 2], [1]))])
    found = {bot.name: bot for bot in figures.bots}
    assert found["a"].games == 2
    assert found["a"].win_share.mean == 0.25
    assert found["b"].win_share.mean == 0.5
    assert found["a"].margin is None  # one deal only
    assert figures.comparisons[0].ahead.mean in (0.25, 0.75)


def test_games_that_repeat_are_noticed() -> None:
    twice = [result_of(record(1, "ab", [2, 1], [0])), result_of({**record(1, "ab", [2, 1], [0]), "number": 2})]
    assert figures_of(twice).is_repetitive
    assert not figures_of(DUEL).is_repetitive


def duel_results(wins: int, games: int) -> list[Result]:
    return [
        result_of(record(number, "ab", [1, 0] if number <= wins else [0, 1], [int(number > wins)]))
        for number in range(1, games + 1)
    ]


def test_ratings_order_the_bots_and_grow_surer_with_more_games() -> None:
    few, many = rate(duel_results(15, 20)), rate(duel_results(75, 100))
    for found in (few, many):
        assert found["a"].mean > 25 > found["b"].mean
    assert many["a"].spread < few["a"].spread < 2 * 25 / 3


def test_ratings_do_not_depend_on_the_order_in_which_games_are_read() -> None:
    assert rate(duel_results(15, 20)) == rate(duel_results(15, 20)[::-1])


def test_a_bot_that_only_plays_itself_stays_where_it_began() -> None:
    found = rate([result_of(record(number, "aa", [1, 0], [0])) for number in range(1, 9)])
    assert found["a"].mean == pytest.approx(25)
