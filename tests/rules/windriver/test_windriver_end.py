"""Wind River 4: when the game is over, and who has won."""

from __future__ import annotations

import pytest

from greatplains.core.contract import Outcome
from greatplains.core.errors import IllegalStep

from .table import BLUE, GREEN, PURPLE, RED, lay_out, opening


def test_the_game_is_over_when_the_last_tent_reaches_the_plains() -> None:
    """Wind River 4: when no tent is on the board, the game is over."""
    table = lay_out(bison="c6 d1", tents={RED: "c6"}, resources=[2, 3], plains=[1, 2])
    table.play("bison d1e; tent c6e")
    assert (table.is_over, table.phase, table.legal()) == (True, "over", [])
    assert table.outcome == Outcome((2, 2), (2, 3), (GREEN,))


def test_the_game_is_over_when_the_last_tent_is_lost() -> None:
    """Wind River 4, W9: lost at supply."""
    table = lay_out(bison="c6", tents={RED: "d1*2"}, plains=[1, 0])
    assert table.play("bison c6e; lose d1*2").outcome == Outcome((1, 0), (0, 0), (RED,))


def test_bison_left_on_the_board_do_not_matter() -> None:
    """Wind River 4: no *tent* on the board."""
    table = lay_out(bison="c6*5 d1*5", tents={RED: "c6"}, phase="extra")
    assert table.play("tent c6e").is_over


def test_tents_in_hand_do_not_matter() -> None:
    """Wind River 4: tents in hand are not on the board."""
    table = lay_out(tents={RED: "c6"}, resources=[9, 9], phase="extra")
    assert table.hand == [6, 7]
    assert table.play("tent c6e").is_over


def test_the_game_goes_on_while_anybody_has_a_tent_on_the_board() -> None:
    """Wind River 4: Green's tent is enough."""
    table = lay_out(bison="d1", tents={RED: "c6", GREEN: "d1"}, phase="extra").play("tent c6e")
    assert not table.is_over
    assert table.outcome is None
    assert table.to_move == GREEN


@pytest.mark.parametrize(
    ("plains", "resources", "winners"),
    [
        ((3, 1, 2, 0), (0, 9, 9, 9), (RED,)),
        ((0, 1, 2, 5), (9, 9, 9, 0), (BLUE,)),
        ((2, 2, 1, 0), (0, 1, 9, 9), (GREEN,)),
        ((2, 2, 2, 0), (4, 1, 5, 9), (PURPLE,)),
        ((2, 2, 2, 0), (4, 4, 1, 9), (RED, GREEN)),
        ((1, 3, 0, 3), (4, 2, 1, 2), (GREEN, BLUE)),
        ((1, 1, 1, 1), (0, 0, 0, 0), (RED, GREEN, PURPLE, BLUE)),
    ],
)
def test_who_wins(plains: tuple[int, ...], resources: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """Wind River 4: most tents in the Great Plains; tie: most resources; still tied: a draw."""
    last = winners[0]
    before = [count - (seat == last) for seat, count in enumerate(plains)]
    table = lay_out(
        players=4, to_move=last, tents={last: "c6"}, resources=resources, plains=before, phase="extra"
    ).play("tent c6e")
    assert table.outcome == Outcome(plains, resources, winners)


def test_a_draw_when_nobody_got_anywhere() -> None:
    """Wind River 4: no tents in the plains, no resources: everybody is tied."""
    table = lay_out(players=3, tents={RED: "c1"}, resources=[0, 0, 0])
    assert table.play("lose c1").outcome == Outcome((0, 0, 0), (0, 0, 0), (RED, GREEN, PURPLE))


def test_resources_do_not_outweigh_tents() -> None:
    """Wind River 4: resources count only to break a tie."""
    table = lay_out(tents={RED: "c6"}, resources=[0, 10], phase="extra")
    assert table.play("tent c6e").outcome == Outcome((1, 0), (0, 10), (RED,))


def test_nothing_is_played_after_the_end() -> None:
    """Wind River 4: the game is over."""
    table = lay_out(bison="c1", tents={RED: "c6"}, phase="extra").play("tent c6e")
    for text in ("pass", "herd c1e", "bison c1e; pass"):
        table.refuses(text, IllegalStep, "game_over", "Wind River 4")


def test_there_is_no_outcome_before_the_end() -> None:
    """Wind River 4: a running game has no result."""
    assert opening(2).play("set c1", "set c2").outcome is None
