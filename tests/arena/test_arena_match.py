"""One game: seeds, deals, and forfeits of bots that misbehave."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from greatplains.arena.match import bot_seed
from greatplains.arena.report import Report
from greatplains.core.record import parse_record, replay
from greatplains.games import GAMES

Hold = Callable[..., Report]
Records = Callable[..., list[dict[str, Any]]]

FORFEITS = [
    ("Raiser", "raised", "ZeroDivisionError: nothing left to divide by"),
    ("Quitter", "raised", "SystemExit: I resign"),
    ("Cheat", "illegal", "Step 1 of 1"),
    ("Dreamer", "illegal", "There is no step a huge number"),
    ("Unfinished", "incomplete", "The turn was not complete after its "),
    ("Silent", "incomplete", "The turn was not complete after its 0 steps."),
    ("Greedy", "too_long", "The turn was complete after "),
    ("Mumbler", "not_steps", "A turn is a list of steps, not a NoneType."),
    ("Writer", "not_steps", "A step is a whole number, not a str."),
    ("Sleeper", "too_slow", "The turn took more than 0.3 s."),
    ("Spinner", "too_slow", "The turn took more than 0.3 s."),
]


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize(("name", "code", "reason"), FORFEITS)
def test_a_bot_that_misbehaves_forfeits_and_the_others_share_the_win(
    hold: Hold, records: Records, tmp_path: Path, game: str, name: str, code: str, reason: str
) -> None:
    bot = f"tests.arena.misfits:{name}"
    # Where nobody is slow on purpose, nobody is to be found slow on a busy machine.
    limit = 0.3 if code == "too_slow" else 600.0
    report = hold(f"{bot},random,random", game=game, players=3, games=3, move_seconds=limit)
    assert records("games.jsonl") == []
    lost = records("forfeits.jsonl")
    assert [record["forfeit"]["seat"] for record in lost] == [record["bots"].index(bot) for record in lost] == [0, 2, 1]
    for record in lost:
        assert (record["forfeit"]["bot"], record["forfeit"]["code"]) == (bot, code)
        assert record["forfeit"]["reason"].startswith(reason)
        assert record["forfeit"]["turn"] == len(record["turns"]) + 1
    for result in report.results:
        assert result.forfeit is not None
        assert result.shares == tuple(0 if seat == result.forfeit.seat else 0.5 for seat in range(3))
    figures = {found.name: found for found in report.figures.bots}
    assert figures[bot].forfeits == {code: 3}
    assert figures[bot].win_share.mean == 0
    assert figures["random"].forfeits == {}
    assert figures["random"].rating.mean > figures[bot].rating.mean


def test_the_record_of_a_forfeited_game_replays_as_far_as_it_went(hold: Hold, tmp_path: Path) -> None:
    hold("tests.arena.misfits:Greedy,random", game="bison")
    for line in (tmp_path / "forfeits.jsonl").read_bytes().splitlines():
        game = replay(parse_record(line), GAMES)
        assert game.outcome() is None
        assert len(game.turns) in (4, 5)


def test_a_bot_that_cannot_be_started_forfeits_before_the_first_turn(hold: Hold, records: Records) -> None:
    hold("random,tests.arena.misfits:Stillborn")
    assert [record["forfeit"]["turn"] for record in records("forfeits.jsonl")] == [1, 1]
    assert [record["forfeit"]["seat"] for record in records("forfeits.jsonl")] == [1, 0]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_games_of_a_deal_share_stack_and_first_player(hold: Hold, records: Records, game: str) -> None:
    hold("random,tests.arena.misfits:Plain,random", game=game, players=3, games=12)
    deals: dict[int, set[Any]] = {}
    for record in records():
        deals.setdefault(record["deal"], set()).add((record["first"], tuple(record.get("stack", ()))))
    assert len(deals) == 4
    assert all(len(found) == 1 for found in deals.values())
    assert len({deal for found in deals.values() for deal in found}) > 1


def test_every_record_replays_and_names_its_bots_and_seconds(hold: Hold, tmp_path: Path) -> None:
    hold("random,tests.arena.misfits:Plain", game="bison", games=4)
    for line in (tmp_path / "games.jsonl").read_bytes().splitlines():
        record = parse_record(line)
        assert replay(record, GAMES).outcome() is not None
        assert list(record.extra) == ["number", "block", "deal", "bots", "seconds"]
        assert sum(map(len, record.extra["seconds"])) == len(record.turns)


def test_every_bot_gets_a_seed_of_its_own() -> None:
    seeds = {bot_seed(seed, number, seat) for seed in range(5) for number in range(50) for seat in range(4)}
    assert len(seeds) == 5 * 50 * 4
    assert bot_seed(1, 2, 3) == bot_seed(1, 2, 3)


def test_games_of_one_deal_begin_with_the_same_random_turns(hold: Hold, records: Records) -> None:
    hold("greedy,random", game="wind-river", games=6, random_turns=1)
    found = records()
    beginnings = {
        record["deal"]: {tuple(other["turns"][:2]) for other in found if other["deal"] == record["deal"]}
        for record in found
    }
    assert len(beginnings) == 3
    assert all(len(turns) == 1 for turns in beginnings.values())
    assert len(set.union(*beginnings.values())) > 1
    assert all(text.startswith("set ") for turns in beginnings.values() for texts in turns for text in texts)


def test_random_turns_are_nobody_s_doing(hold: Hold, tmp_path: Path) -> None:
    """They are part of the record, and no bot's time."""
    hold("random,random", game="bison", random_turns=2)
    for line in (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        overflows = sum(text.startswith("over") for text in record["turns"])
        assert sum(map(len, record["seconds"])) == len(record["turns"]) - 4
        assert len(record["turns"]) - overflows == 48
