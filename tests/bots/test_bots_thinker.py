"""Levels, budgets, and the last turn of a game."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from itertools import count, pairwise
from typing import Any

import pytest
from tests.bots.seated import game_after, whole_turns
from tests.properties.tables import Table
from tests.rules.windriver.table import RED, lay_out

from greatplains.bots import sit
from greatplains.bots.evaluation import value_buffer
from greatplains.bots.levels import GREEDY, LEVELS, Level, level_of
from greatplains.bots.registry import KNOWLEDGE
from greatplains.bots.thinker import Thinker
from greatplains.bots.weights import evaluation, learnt
from greatplains.core.game import Game
from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.games import GAMES

SEARCH = Level(beam=1, turns=3, simulations=50, seconds=3.0)


# Levels.


def test_there_are_seven_levels_weakest_first() -> None:
    assert LEVELS == ("beginner", "novice", "easy", "medium", "hard", "expert", "master")


@pytest.mark.parametrize("game", GAMES)
def test_stronger_levels_judge_no_worse_and_by_the_same_judgement_think_no_less_and_err_less(game: str) -> None:
    levels = [level_of(name, game) for name in LEVELS]
    for weaker, stronger in pairwise(levels):
        assert weaker.seconds <= stronger.seconds
        for players in (2, 3, 4):
            if weaker.evaluation_for(players) == stronger.evaluation_for(players):
                searches = [level.simulations_for(players) for level in (weaker, stronger)]
                temperatures = [level.temperature_for(players) for level in (weaker, stronger)]
                assert (searches[0], -temperatures[0]) < (searches[1], -temperatures[1])
            else:
                assert (weaker.evaluation_for(players), stronger.evaluation_for(players)) == ("linear", "learnt")
    assert levels[0].simulations_for(2) == 0 < levels[-2].simulations_for(2)


@pytest.mark.parametrize("game", GAMES)
def test_levels_make_sense(game: str) -> None:
    for level in [GREEDY, *(level_of(name, game) for name in LEVELS)]:
        assert level.beam >= 1
        assert level.turns >= 1
        assert min(level.temperature_for(players) for players in (2, 3, 4)) >= 0.0
        assert level.seconds > 0.0
        assert min(level.simulations_for(players) for players in (2, 3, 4)) >= 0
        assert level.slip > 0.0 or level.temperature == 0.0
        assert {level.evaluation_for(players) for players in (2, 3, 4)} <= {"linear", "learnt"}


def test_a_careless_level_takes_worse_turns_but_none_that_is_far_worse() -> None:
    """Of three turns, one a little and one much worse than the best: the last is never taken."""
    level = Level(beam=1, turns=3, seconds=1.0, temperature=5.0, slip=0.5)
    assert {Thinker(level, seed).pick((1.0, 0.8, -1.0), level, 2) for seed in range(40)} == {0, 1}


def test_the_worse_a_turn_the_seldomer_it_is_taken() -> None:
    level = Level(beam=1, turns=3, seconds=1.0, temperature=0.2, slip=0.5)
    bot = Thinker(level, 1)
    taken = Counter(bot.pick((1.0, 0.9, 0.6), level, 2) for _ in range(1000))
    assert taken[0] > taken[1] > taken[2] > 0


def test_what_was_looked_at_most_is_taken_oftenest_whatever_others_promise() -> None:
    """A turn that was tried once may promise more than the one that is to be played: it counts no more than that."""
    level = Level(beam=1, turns=3, seconds=1.0, temperature=0.2, slip=0.5)
    bot = Thinker(level, 1)
    taken = Counter(bot.pick((1.0, 3.0), level, 2) for _ in range(1000))
    assert 400 < taken[1] < 600


def test_a_search_may_be_careless_too_among_the_turns_it_looked_at() -> None:
    game = game_after(Table("wind-river", 2, 0, 3, "even"), 12)
    played: dict[float, set[tuple[int, ...]]] = {}
    for temperature, slip in ((0.0, 0.0), (0.5, 1.0)):
        level = Level(beam=2, turns=8, simulations=24, seconds=3.0, temperature=temperature, slip=slip)
        played[slip] = set()
        for seed in range(12):
            bot = Thinker(level, seed)
            steps = bot.choose_turn(sit(game))
            assert bot.tree is not None
            assert steps in [edge.steps for edge in bot.tree.looked_at()]
            played[slip].add(tuple(steps))
    assert len(played[1.0]) > len(played[0.0])


def test_in_the_opening_turns_are_judged_by_where_they_lead() -> None:
    """A tent in the last column, where no bison comes, looks best at once; five turns later it is lost."""
    game = Table("wind-river", 2, 0, 3, "even").start()
    linear = evaluation("wind-river")
    look = KNOWLEDGE["wind-river"].lookahead(linear, 2, Rng(1))
    start = game.position
    ahead = look.play_on(start, 10)
    assert ahead.turn == 10
    assert start.turn == 0
    assert look.play_on(ahead, 10) is ahead
    at_once = Level(beam=2, turns=24, seconds=1.0)
    in_time = Level(beam=2, turns=24, seconds=1.0, opening=5)
    chosen = {
        level: game.rules.turn_text(start, Thinker(level, 1).choose_turn(sit(game))) for level in (at_once, in_time)
    }
    assert chosen[at_once].endswith("6")
    assert not chosen[in_time].endswith("6")


@pytest.mark.parametrize(("players", "turns"), [(2, {0, 1}), (3, {0}), (4, {0, 1})])
def test_a_level_may_be_careless_at_some_tables_only(players: int, turns: set[int]) -> None:
    level = Level(beam=1, turns=2, seconds=1.0, temperature=(0.5, 0.0, 0.5), slip=1.0)
    bot = Thinker(level, 1)
    assert {bot.pick((1.0, 0.9), level, players) for _ in range(40)} == turns


def test_a_longer_shortlist_lets_the_network_find_turns_that_are_worth_more_to_it() -> None:
    game = game_after(Table("wind-river", 4, 0, 3, "even"), 20)
    start, judge = game.position, learnt("wind-river")
    worths = []
    for shortlist in (1, 120):
        bot = Thinker(Level(beam=8, turns=1, seconds=1.0, evaluation="learnt", shortlist=shortlist), 1)
        after = start.copy()
        for step in bot.choose_turn(sit(game)):
            after.apply(step)
        worths.append(KNOWLEDGE["wind-river"].lookahead(judge, 8, Rng(1)).worth(after, start.seat))
    assert worths[1] > worths[0] + 0.1


@pytest.mark.parametrize(("players", "kind"), [(2, "learnt"), (3, "linear"), (4, "linear")])
def test_a_level_may_play_by_another_evaluation_for_each_number_of_players(players: int, kind: str) -> None:
    level = Level(beam=1, turns=2, seconds=1.0, evaluation=("learnt", "linear", "linear"))
    assert level.evaluation_for(players) == kind
    bot = Thinker(level, 1)
    bot.choose_turn(sit(game_after(Table("wind-river", players, 0, 3, "even"), 12)))
    assert bot.lookahead is not None
    assert bot.lookahead.evaluation.has_sketch() == (kind == "learnt")


# Budgets.


def search_with_clock(monkeypatch: pytest.MonkeyPatch, ticks: Iterator[float], level: Level) -> int:
    """How many simulations a bot makes while the clock shows these times."""
    game = game_after(Table("wind-river", 2, 0, 3, "even"), 12)
    bot = Thinker(level, 1)
    with monkeypatch.context() as patch:
        patch.setattr(time, "monotonic", lambda: next(ticks))
        steps = bot.choose_turn(sit(game))
    for step in steps:
        game.play(step)
    assert len(game.turns) == 13
    assert bot.tree is not None
    return int(bot.tree.root.visits)


def test_time_ends_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second a simulation, three seconds: the one after which there is no time left is the last."""
    assert 3 <= search_with_clock(monkeypatch, map(float, count()), SEARCH) <= 4


def test_one_simulation_there_is_always(monkeypatch: pytest.MonkeyPatch) -> None:
    assert search_with_clock(monkeypatch, map(float, count(step=1000)), SEARCH) == 1


def test_simulations_end_a_search_when_there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    few = Level(beam=1, turns=3, simulations=5, seconds=3.0)
    assert search_with_clock(monkeypatch, (0.0 for _ in count()), few) == 5


def test_a_search_ends_when_nothing_can_change_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """The turn looked at most stays that even if all simulations left went to another."""
    many = Level(beam=1, turns=3, simulations=400, seconds=1e9)
    made = search_with_clock(monkeypatch, (0.0 for _ in count()), many)
    assert 200 < made < 400


def test_without_simulations_there_is_no_search() -> None:
    bot = Thinker(GREEDY, 1)
    bot.choose_turn(sit(game_after(Table("wind-river", 2, 0, 3, "even"), 12)))
    assert bot.tree is not None
    assert bot.tree.root.visits == 0


# The end.


def win_share(position: Position, seat: int) -> float:
    values = value_buffer()
    position.win_shares(values)
    return values[seat]


def games_before_the_last_turn() -> Iterator[Game[Any]]:
    """Random games of Bison whose last turn has few enough sequences to look at all of them."""
    for seed in range(30):
        table = Table("bison", 2 + seed % 3, 0, seed, "spender")
        game = game_after(table, 1000)
        if game.position.may_end_this_turn() and is_small(game.position):
            yield game


def is_small(position: Position, most: int = 400) -> bool:
    lines = [position]
    while lines:
        lines = [after for line in lines if line.turn == position.turn for after in followers(line)]
        if len(lines) > most:
            return False
    return True


def followers(position: Position) -> list[Position]:
    found: list[Position] = []
    for step in position.legal_steps():
        after = position.copy()
        after.apply(step)
        found.append(after)
    return found


def test_the_last_turn_is_played_exactly() -> None:
    """Whatever the level, nothing it could have played would have brought a larger share of the win."""
    novice = Level(beam=1, turns=9, temperature=5.0, seconds=1.0)
    looked_at = 0
    for game in games_before_the_last_turn():
        seat = int(game.position.seat)
        turns = whole_turns(game.position)
        if not all(after.is_over for _, after in turns):
            continue
        looked_at += 1
        for level in (novice, SEARCH):
            after = game.position.copy()
            for step in Thinker(level, 1).choose_turn(sit(game)):
                after.play(step)
            assert after.is_over
            assert win_share(after, seat) == max(win_share(end, seat) for _, end in turns)
        if looked_at == 4:
            return
    pytest.fail(f"only {looked_at} games with a small last turn")


def test_the_tent_that_wins_goes_home() -> None:
    table = lay_out(bison="c6 d1", tents={RED: "c6"}, plains=[2, 2], resources=[0, 5])
    for level in (GREEDY, SEARCH):
        position = table.position.copy()
        for step in Thinker(level, 2).choose_turn(sit(table.game)):
            position.play(step)
        assert position.is_over
        assert table.game.rules.outcome(position).winners == (RED,)
