"""What nobody may see: tiles in other hands, the stack, and the tiles put aside."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng
from greatplains.games.bison.position import BisonPosition

from .table import RULES, Table, table


def midgame(players: int = 3, turns: int = 31, seed: int = 5) -> BisonPosition:
    """Some turns into a game played at random: some tiles of the season are laid, some in the hands."""
    position = RULES.opening(RULES.deal(players, Rng(seed), {"variant": 1}))
    rng = Rng(seed, "play")
    for _ in range(turns):
        random_turn(position, rng)
    return position


def seen(position: BisonPosition, seat: int | None) -> str:
    """All that leaves the rules for a seat, as bytes would carry it."""
    return json.dumps(RULES.view(position, seat))


def test_drawn_tile_is_secret() -> None:
    """Bison 3 draw: each player keeps it secret: only its own seat sees it."""
    t = table(players=3, hands={0: "07", 1: "11", 2: "15"})
    for seat, tile in enumerate(["07", "11", "15"]):
        seats = RULES.view(t.position, seat)["seats"]
        assert [other["hand"] and other["hand"]["tile"] for other in seats] == [
            tile if other == seat else None for other in range(3)
        ]
        assert all(other["holds_tile"] for other in seats)


def test_spectator_sees_no_hand() -> None:
    """Bison 3 draw, Records stack: a spectator sees no tile that is not laid."""
    t = table(players=3, hands={0: "07", 1: "11", 2: "15"})
    assert [seat["hand"] for seat in RULES.view(t.position, None)["seats"]] == [None, None, None]
    for tile in [f"{number:02}" for number in range(1, 19)]:
        assert f'"{tile}"' not in seen(t.position, None)


def test_stack_is_only_a_number() -> None:
    """Records stack: not part of what a player may see during the game."""
    t = table(players=2, hands={0: "07", 1: "11"})
    assert RULES.view(t.position, 0)["stack"] == 10
    shown = [tile for tile in (f"{number:02}" for number in range(1, 19)) if f'"{tile}"' in seen(t.position, 0)]
    assert shown == ["07"]


def test_laid_tile_is_open_and_leaves_the_hand() -> None:
    """Bison 3 tile: what lies on the table everybody sees."""
    t = table(hands={0: "07", 1: "11"})
    t.play("tile d2/0 +b")
    for seat in (None, 0, 1):
        view = RULES.view(t.position, seat)
        assert {"cell": "d2", "tile": "07", "rotation": 0, "face": [0, 4, 0, 0, 3]} in view["tiles"]
        assert (view["seats"][0]["hand"], view["seats"][0]["holds_tile"]) == (None, False)


def test_everything_else_is_open() -> None:
    """Bison 2 player: tracks, reserves, markets and pieces are seen by all."""
    t = table(pieces={"c3p": "0 h2 t1"}, tracks={0: (1, 2, 3)})
    for seat in (None, 0, 1):
        view = RULES.view(t.position, seat)
        assert view["seats"][0]["tracks"] == {"bison": 1, "salmon": 2, "turkey": 3}
        assert view["seats"][0]["reserve"] == {"hunters": 2, "tepees": [2], "canoes": [1, 2]}
        assert view["spaces"]["c3p"] == {"animals": 1, "seat": 0, "hunters": 2, "value": 1}


@pytest.mark.parametrize("other", ["08", "18"])
def test_positions_that_differ_in_hidden_tiles_look_the_same(other: str) -> None:
    """Bison 3 draw: for seat 0 and a spectator it makes no difference what seat 1 holds."""
    one, two = table(hands={0: "07", 1: "11"}), table(hands={0: "07", 1: other})
    assert seen(one.position, 0) == seen(two.position, 0)
    assert seen(one.position, None) == seen(two.position, None)
    assert seen(one.position, 1) != seen(two.position, 1)


def test_refusals_tell_nothing_about_hidden_tiles() -> None:
    """Bison 3 draw: the reason for a refused turn is the same whatever others hold."""
    texts = ["tile c3/0 +b", "walk c3p>c3r", "canoe c3p:1", "buy t4; buy t4; walk +b", "over"]
    one, two = table(hands={0: "07", 1: "11"}), table(hands={0: "07", 1: "08"})
    assert [str(one.refused(text)) for text in texts] == [str(two.refused(text)) for text in texts]


@pytest.mark.parametrize("turns", [0, 5, 31, 50])
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_resampling_keeps_what_the_seat_sees(turns: int, seat: int | None) -> None:
    """Bison 3 draw: the same position for that seat, with everything hidden dealt anew."""
    position = midgame(turns=turns)
    before = position.to_bytes()
    for seed in range(10):
        dealt = RULES.resample(position, seat, Rng(seed))
        assert seen(dealt, seat) == seen(position, seat)
        assert len(set(dealt.stack)) == len(position.stack)
    assert position.to_bytes() == before


def hands_over_seeds(position: BisonPosition, seat: int | None, holder: int) -> set[str | None]:
    return {Table(RULES.resample(position, seat, Rng(seed))).hand(holder) for seed in range(150)}


def test_resampling_deals_other_hands_from_all_that_is_hidden() -> None:
    """Bison 3 draw, Bison 2 stack: another hand can be any tile not seen, also one put aside; the own one stays."""
    t = table(tiles=["01 d2/0", "02 c2/0"], season=2, hands={0: "07", 1: "11"})
    hidden = {f"{number:02}" for number in range(3, 19)} - {"07"}
    assert hands_over_seeds(t.position, 0, 0) == {"07"}
    assert hands_over_seeds(t.position, 0, 1) == hidden
    assert hands_over_seeds(t.position, None, 0) == hidden | {"07"}


def test_resampling_changes_the_order_of_the_stack() -> None:
    """Records stack: what is still to be drawn is unknown to everybody."""
    position = midgame(turns=12)
    drawn = 6
    orders = {tuple(RULES.resample(position, 0, Rng(seed)).stack)[drawn:] for seed in range(10)}
    assert len(orders) == 10


def test_resampled_positions_play_on() -> None:
    """Bison 2 stack: a resampled game is a game: it can be played to its end, each tile once."""
    dealt = RULES.resample(midgame(), 1, Rng(9))
    rng = Rng(9, "play")
    while not dealt.is_over:
        random_turn(dealt, rng)
    tiles = [tile["tile"] for tile in RULES.view(dealt, None)["tiles"]]
    assert len(tiles) == len(set(tiles)) == 18


HIDE: list[Callable[[BisonPosition], BisonPosition]] = [
    lambda position: RULES.resample(position, 0, Rng(1)),
    lambda position: RULES.resample(position, 0, Rng(2)),
]


@pytest.mark.parametrize("hide", HIDE)
def test_same_turn_looks_the_same_whatever_is_hidden(hide: Callable[[BisonPosition], BisonPosition]) -> None:
    """Bison 3 draw: playing on from two positions that look alike, they look alike again."""
    t = table(hands={0: "07", 1: "11"})
    other = Table(hide(t.position))
    for text in ("tile d2/0 p2 -b2", "walk +b"):
        t.play(text)
        other.play(text)
        assert seen(t.position, 0) == seen(other.position, 0)
