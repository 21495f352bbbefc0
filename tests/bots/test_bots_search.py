"""The tree search and plain UCT."""

from __future__ import annotations

from math import sqrt

import pytest
from tests.bots.seated import game_after
from tests.properties.tables import Table
from tests.rules.windriver.table import GREEN, RED, lay_out

from greatplains.bots import sit
from greatplains.bots.lookahead import play_turn
from greatplains.bots.registry import KNOWLEDGE
from greatplains.bots.treesearch import Node, TreeSearch
from greatplains.bots.uct import StepNode, Uct
from greatplains.bots.uctbot import UctBot
from greatplains.bots.weights import evaluation
from greatplains.core.rng import Rng

GAMES = ["bison", "wind-river"]


def tree_of(game: str) -> TreeSearch:
    look = KNOWLEDGE[game].lookahead(evaluation(game), 1, Rng(1))
    return TreeSearch(look, width=4, curiosity=1.0, sharpness=1.0, jitter=0.0)


def nodes(root: Node) -> list[Node]:
    return [root, *(node for edge in root.edges for node in nodes(edge.node))]


@pytest.mark.parametrize("game_name", GAMES)
@pytest.mark.parametrize(("players", "turns"), [(2, 20), (4, 45)])
def test_visits_and_shares_add_up(game_name: str, players: int, turns: int) -> None:
    game = game_after(Table(game_name, players, 1, 7, "even"), turns)
    seat, tree = sit(game), tree_of(game_name)
    for _ in range(12):
        tree.iterate(seat.imagine(Rng(3)))
    assert tree.root.visits == 12
    assert tree.root.seat == seat.number
    assert 1 <= len(tree.root.edges) <= 4
    for node in nodes(tree.root):
        # One visit was the node's own; others may have stopped there when no known turn was legal, or at the end.
        assert sum(edge.node.visits for edge in node.edges) <= max(0, node.visits - 1)
        assert sum(node.totals) == pytest.approx(float(node.visits))
    assert sum(edge.node.visits for edge in tree.root.edges) == 11
    assert sum(edge.prior for edge in tree.root.edges) == pytest.approx(1.0)


@pytest.mark.parametrize("game_name", GAMES)
def test_the_best_turn_is_legal_and_whole(game_name: str) -> None:
    game = game_after(Table(game_name, 3, 0, 5, "even"), 25)
    seat, tree, rng = sit(game), tree_of(game_name), Rng(2)
    for simulations in range(1, 8):
        tree.iterate(seat.imagine(rng))
        assert tree.root.visits == simulations
        after = game.position.copy()
        assert play_turn(after, tree.best_turn())
        assert after.turn == game.position.turn + 1


def test_a_new_search_forgets_the_last_one() -> None:
    game = game_after(Table("wind-river", 2, 0, 5, "even"), 10)
    tree = tree_of("wind-river")
    tree.iterate(game.position.copy())
    tree.begin()
    assert tree.root.visits == 0
    assert tree.root.edges == []


def test_a_turn_that_wins_at_once_is_found() -> None:
    """Green is ahead by resources; Red's last tent can go home and wins (Wind River 4)."""
    table = lay_out(bison="c6 d1", tents={RED: "c6"}, plains=[2, 2], resources=[0, 5])
    tree = tree_of("wind-river")
    for _ in range(8):
        tree.iterate(table.position.copy())
    after = table.position.copy()
    assert play_turn(after, tree.best_turn())
    assert after.is_over
    assert after.on_plains[RED] == 3 > after.on_plains[GREEN]


def test_a_turn_is_played_as_far_as_it_is_legal() -> None:
    game = game_after(Table("wind-river", 2, 0, 5, "even"), 10)
    legal = game.position.legal_steps()
    illegal = next(step for step in range(game.rules.step_count) if step not in legal)
    assert not play_turn(game.position.copy(), [])
    assert not play_turn(game.position.copy(), [illegal])


# Plain UCT.


def step_nodes(root: StepNode) -> list[StepNode]:
    return [root, *(node for child in root.children for node in step_nodes(child))]


@pytest.mark.parametrize("game_name", GAMES)
def test_simulations_add_up(game_name: str) -> None:
    game = game_after(Table(game_name, 2, 0, 8, "even"), 30)
    uct = Uct(sqrt(2.0), Rng(1))
    for _ in range(25):
        uct.simulate(game.position.copy())
    assert uct.root.visits == 25
    for node in step_nodes(uct.root):
        assert sum(node.totals) == pytest.approx(float(node.visits))
        assert node.visits >= 1
        if node.children:
            assert sum(child.visits for child in node.children) == node.visits - 1
    assert game.position.is_legal(uct.best_step())
    assert len({child.step for child in uct.root.children}) == len(uct.root.children)
    uct.begin()
    assert uct.root.visits == 0


def test_uct_finds_the_step_that_wins() -> None:
    """At the extra action: only the step home wins, everything else loses by resources."""
    table = lay_out(bison="c6", tents={RED: "c6"}, plains=[2, 2], resources=[0, 5], phase="extra")
    uct = Uct(sqrt(2.0), Rng(4))
    for _ in range(60):
        uct.simulate(table.position.copy())
    after = table.position.copy()
    after.play(uct.best_step())
    assert after.is_over
    assert after.on_plains[RED] == 3


@pytest.mark.parametrize("game_name", GAMES)
def test_uct_plays_whole_turns_the_same_with_the_same_seed(game_name: str) -> None:
    game = game_after(Table(game_name, 2, 0, 8, "even"), 40 if game_name == "bison" else 20)
    steps = UctBot(1, simulations=8).choose_turn(sit(game))
    assert steps == UctBot(1, simulations=8).choose_turn(sit(game))
    after = game.position.copy()
    assert play_turn(after, steps)
    assert after.turn == game.position.turn + 1
