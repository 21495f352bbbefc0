"""The review of games: chances, marks, best turns and luck, by what the seat to move could know."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import Any

import pytest
from tests.rules.windriver.table import GREEN, RED, lay_out

from greatplains.bots import load_bot, sit
from greatplains.core.game import Game
from greatplains.core.playout import random_turn
from greatplains.core.position import Position
from greatplains.core.record import record_of
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.review import Settings, hint, replayed, review_turns, summarize
from greatplains.review.data import as_json
from greatplains.review.judge import Judge
from greatplains.review.luck import LastTurn, has_drawn
from greatplains.review.marks import BEST, BLUNDER, GOOD, LOSS, MARKS
from greatplains.review.stretch import Stretch
from greatplains.review.turns import Played, Task, explain, judge_of, review_turn, tasks

FEW = Settings(simulations=12, seed=5)


def beginning(name: str, players: int, turns: int, options: dict[str, Any] | None = None) -> Game[Any]:
    """The first turns of a game between players who choose at random."""
    rules, rng = GAMES[name], Rng(7)
    game = Game(rules, rules.deal(players, rng, options))
    while len(game.turns) < turns:
        for step in random_turn(game.position.copy(), rng):
            game.play(step)
    return game


def start_of(name: str, players: int, turns: int, options: dict[str, Any] | None = None) -> Played:
    return replayed(record_of(beginning(name, players, turns, options)))


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("bison", 2, {}),
        ("bison", 3, {"variant": 1}),
        ("bison", 4, {"variant": 2}),
        ("wind-river", 2, {}),
        ("wind-river", 3, {}),
        ("wind-river", 4, {}),
    ],
)
def test_every_turn_is_judged_for_every_seat(name: str, players: int, options: dict[str, Any]) -> None:
    played = start_of(name, players, 3, options)
    for turn, text in zip(review_turns(played, FEW), played.texts, strict=True):
        assert turn.text == text
        for chances in (turn.before, turn.after, *(choice.chances for choice in turn.best)):
            assert len(chances) == players
            assert sum(chances) == pytest.approx(1, abs=0.001)
        own = [choice.chances[turn.seat] for choice in turn.best]
        assert own == sorted(own, reverse=True)
        assert turn.before == turn.best[0].chances
        assert turn.loss == pytest.approx(turn.before[turn.seat] - turn.after[turn.seat], abs=0.001)
        assert turn.loss >= 0
        assert turn.mark in MARKS
        position = played.positions[turn.number - 1]
        for choice in turn.best:
            played.rules.parse_turn(position, choice.text)
        # What gives away little may have no reason that is worth telling.
        assert turn.reasons or turn.mark == BEST or turn.loss <= LOSS[GOOD]
        assert not (turn.reasons and turn.mark == BEST)


@pytest.mark.parametrize("name", list(GAMES))
def test_the_same_seed_gives_the_same_review_in_any_order(name: str) -> None:
    played = start_of(name, 2, 3)
    turns = list(review_turns(played, FEW))
    backwards = [review_turn(pickle.loads(pickle.dumps(task))) for task in reversed(list(tasks(played, FEW)))]
    texts = [as_json(played, FEW, found, summarize(played, found)) for found in (turns, backwards[::-1])]
    assert texts[0] == texts[1]


def test_nothing_hidden_is_peeked_at() -> None:
    """Whatever lies in the stack and in other hands, the review says the same of a turn."""
    played = start_of("bison", 2, 5)
    for task in list(tasks(played, FEW))[::2]:
        other = played.rules.resample(task.position, task.position.seat, Rng(99))
        assert other.to_bytes() != task.position.to_bytes()
        swapped = Task(task.number, other, task.text, task.steps, task.last, task.later, task.settings)
        assert review_turn(swapped) == review_turn(task)


@pytest.mark.parametrize("name", list(GAMES))
def test_who_plays_the_best_turn_gives_nothing_away(name: str) -> None:
    game = beginning(name, 2, 6)
    judge, position = judge_of(name), game.position
    best = judge.compare(position, None, Rng(5, "review 7"), 24).best.steps
    after = position.copy()
    for step in best:
        after.apply(step)
    text = game.rules.turn_text(position, best)
    turn = review_turn(Task(7, position, text, tuple(best), None, Stretch((after,)), FEW))
    # The turn played takes a place among those compared, so that another one may be missing.
    assert turn.loss <= 0.05
    assert turn.best[0].text == text or turn.loss > 0


def task_of(position: Position, text: str, last: LastTurn | None = None) -> Task:
    rules = GAMES[position.game]
    steps, after = rules.parse_turn(position, text), position.copy()
    for step in steps:
        after.apply(step)
    return Task(1, position, text, tuple(steps), last, Stretch((after,)), FEW)


def test_a_win_that_is_thrown_away_is_a_blunder_and_told_why() -> None:
    """Red's last tent wins if it goes home now; without a bison on c6 it would be lost."""
    table = lay_out(bison="c6", tents={RED: "c6"}, plains=[1, 1], resources=[1, 0])
    lost = review_turn(task_of(table.position, "bison c6e; tent c6w"))
    assert lost.best[0].text.endswith("; tent c6e")
    assert lost.before == (1.0, 0.0)
    assert lost.mark == BLUNDER
    assert "home" in [reason.reason.code for reason in lost.reasons]
    won = review_turn(task_of(table.position, "bison c6e; tent c6e"))
    assert (won.mark, won.loss, won.reasons) == (BEST, 0, ())


def test_a_turn_without_a_choice_is_forced() -> None:
    table = lay_out(bison="c6", tents={RED: "d1"}, plains=[1, 0])
    forced = review_turn(task_of(table.position, "bison c6e; lose d1"))
    assert (forced.is_forced, forced.mark, len(forced.best)) == (True, BEST, 1)


def test_the_turn_played_is_looked_at_as_often_as_the_best() -> None:
    game = beginning("bison", 2, 3)
    steps = random_turn(game.position.copy(), Rng(1))
    compared = Judge("bison").compare(game.position, steps, Rng(2), 60)
    assert compared.played is not None
    assert compared.played.steps == steps
    assert compared.played in compared.finalists
    assert compared.greedy in compared.finalists
    assert len({each.tree.root.visits for each in compared.finalists}) == 1


def test_a_line_goes_as_far_as_it_does_not_depend_on_what_is_hidden() -> None:
    """The last turn of a season is followed by a draw, and what comes then is no line to tell."""
    judge = Judge("bison")
    for turns in (3, 7):
        position = beginning("bison", 2, turns).position
        compared = judge.compare(position, None, Rng(2), 160)
        lines = [judge.line(compared, each, position.seat, 3) for each in compared.finalists]
        assert all(len(line.texts) == len(line.stretch.turns) == len(line.stretch.positions) - 1 for line in lines)
        assert all(len(line.texts) == 1 for line in lines) == (turns == 7)


def test_only_what_was_drawn_is_luck() -> None:
    played = start_of("bison", 2, 12)
    turns = [task for task in tasks(played, FEW) if task.position.turn in (0, 1, 2, 3, 8, 9, 10)]
    drawn = [has_drawn(played.rules, task.position, task.last, Rng(1)) for task in turns]
    holds = [bool(task.position.holds_tile(task.position.seat)) for task in turns]  # type: ignore[attr-defined]
    assert drawn == [True, True, False, False, *holds[4:6], False]
    assert holds[4:6] == [True, True]
    for turn in review_turns(start_of("wind-river", 2, 6), FEW):
        assert turn.luck == (0.0, 0.0)


def test_the_summary_of_a_game_that_is_not_over() -> None:
    played = start_of("bison", 2, 9)
    turns = list(review_turns(played, FEW))
    summary = summarize(played, turns)
    assert len(summary.course) == 10
    # Begun and ended as the first and the last turn say, so that the graph and a turn do not contradict each other.
    assert summary.course[0] == pytest.approx(turns[0].before)
    assert summary.course[-1] == pytest.approx(turns[-1].after)
    assert summary.course[1] == pytest.approx(
        [sum(both) / 2 for both in zip(turns[0].after, turns[1].before, strict=True)], abs=1e-4
    )
    assert len(summary.turning_points) == 3
    assert list(summary.turning_points) == sorted(summary.turning_points)
    for seat in summary.seats:
        assert sum(seat.marks.values()) == sum(turn.seat == seat.seat for turn in turns)
        assert seat.accuracy is not None
        assert 0 < seat.accuracy <= 100
    assert any(seat.won for seat in summary.seats)  # a season has been scored


def test_only_own_turns_in_an_open_game_count_for_the_accuracy() -> None:
    played = start_of("wind-river", 2, 6)
    (first, *others) = (turn for turn in review_turns(played, FEW) if turn.seat == 0)
    bad = replace(first, before=(0.5, 0.5), after=(0.3, 0.7), loss=0.2, is_forced=False)
    decided = [replace(turn, before=(0.005, 0.995), after=(0.0, 1.0), loss=0.005, is_forced=False) for turn in others]
    of_a_bot = [replace(turn, before=(0.5, 0.5), after=(0.5, 0.5), loss=0.0, is_forced=False) for turn in others]
    alone = summarize(played, [bad]).seats[0]
    assert alone.accuracy == pytest.approx(40.7, abs=0.1)
    lost = summarize(played, [bad, *decided]).seats[0]
    assert (lost.accuracy, lost.mean_loss) == (alone.accuracy, alone.mean_loss)
    assert (summarize(played, [bad, *of_a_bot]).seats[0].accuracy or 0) > 70
    left = summarize(played, [bad, *of_a_bot], {turn.number for turn in of_a_bot}).seats[0]
    assert (left.accuracy, sum(left.marks.values())) == (alone.accuracy, 1)
    assert summarize(played, decided).seats[0].accuracy is None


def test_what_can_be_seen_at_once_is_told_first() -> None:
    """Later on the line there are four more resources; that a tent is without bison can be seen now."""
    start = lay_out(bison="c2", tents={RED: "c2", GREEN: "f6"}).position
    stayed = lay_out(bison="c2", tents={RED: "c2", GREEN: "f6"}).position
    went = lay_out(bison="c2", tents={RED: "c1", GREEN: "f6"}).position
    rich = lay_out(bison="c2", tents={RED: "c2", GREEN: "f6"}, resources=[4, 0]).position
    turns = ((), ())
    found = explain(GAMES["wind-river"], Stretch((start, stayed, rich), turns), Stretch((start, went, went), turns))
    # The tent is where bison are to the end; what comes in the end alone follows.
    assert [each.reason.code for each in found][:2] == ["stray", "resources"]
    only_now = explain(GAMES["wind-river"], Stretch((start, stayed), turns[:1]), Stretch((start, went), turns[:1]))
    assert "resources" not in [each.reason.code for each in only_now]


def test_a_reason_that_holds_is_told_with_the_numbers_that_can_be_seen() -> None:
    def at(resources: int) -> Position:
        return lay_out(bison="c2", tents={RED: "c2"}, resources=[resources, 0]).position

    turns = ((), ())
    found = explain(GAMES["wind-river"], Stretch((at(0), at(1), at(4)), turns), Stretch((at(0), at(0), at(0)), turns))
    assert [each.sentence for each in found] == ["Its resources come to 1, otherwise 0."]


def test_a_promise_is_told_only_where_it_says_something() -> None:
    """To set the first tent elsewhere gives little away: the hint tells what is there, and no chances."""
    game = beginning("wind-river", 2, 0)
    found = hint(sit(game), seconds=None, simulations=40)
    assert "set_near" in [each.reason.code for each in found.reasons]
    assert "promise" not in [each.reason.code for each in found.reasons]


def test_the_course_ends_with_the_result() -> None:
    rules = GAMES["wind-river"]
    game, bot = Game(rules, rules.deal(2, Rng(3))), load_bot("random", 1)
    while not game.position.is_over:
        for step in bot.choose_turn(sit(game)):
            game.play(step)
    played = replayed(record_of(game))
    summary = summarize(played, list(review_turns(played, Settings(simulations=3))))
    assert played.outcome is not None
    winners = played.outcome.winners
    assert summary.course[-1] == tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(2))


@pytest.mark.parametrize("name", list(GAMES))
def test_a_hint_names_a_legal_turn_its_kind_and_why(name: str) -> None:
    game = beginning(name, 3, 9)
    found = hint(sit(game), seconds=None, simulations=40)
    assert list(found.steps) == game.rules.parse_turn(game.position, found.text)
    assert 0 <= found.chance <= 1
    assert found.kind.reason.code == "turn_kind"
    assert found.kind.sentence.startswith("The best turn is to ")
    assert found.reasons


def test_a_hint_rests_on_what_the_seat_sees() -> None:
    game, twin = beginning("bison", 2, 9), beginning("bison", 2, 9)
    hidden = game.rules.resample(game.position, game.position.seat, Rng(77))
    twin.position.set_stack(list(hidden.stack))
    assert twin.position.to_bytes() != game.position.to_bytes()
    assert hint(sit(twin), None, 40) == hint(sit(game), None, 40)
