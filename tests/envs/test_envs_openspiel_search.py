"""The searches of OpenSpiel play our games."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from greatplains.envs.openspiel import CompiledRollouts

pytestmark = pytest.mark.openspiel

TABLES = [f"greatplains_{name}(players={players})" for name in ("bison", "wind_river") for players in (2, 3, 4)]


def first_decision(table: str) -> Any:
    state = pyspiel.load_game(table).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[3][0])
    return state


def evaluators() -> list[Any]:
    return [CompiledRollouts(rollouts=2, seed=1), mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))]


@pytest.mark.parametrize("table", TABLES)
def test_the_search_of_openspiel_in_c_finds_a_step(table: str) -> None:
    """`mcts_search`, not `step`: that one crashes with games written in Python (open_spiel 2.0.2)."""
    state = first_decision(table)
    bot = pyspiel.MCTSBot(
        state.get_game(),
        pyspiel.RandomRolloutEvaluator(1, 1),
        1.4,
        20,
        100,
        False,
        1,
        False,
        pyspiel.ChildSelectionPolicy.UCT,
    )
    assert bot.mcts_search(state).best_child().action in state.legal_actions()


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("evaluator", evaluators(), ids=["compiled", "openspiel"])
def test_the_search_of_openspiel_in_python_finds_a_step(table: str, evaluator: Any) -> None:
    state = first_decision(table)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 20, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("table", [table for table in TABLES if "bison" in table])
@pytest.mark.parametrize("evaluator", evaluators(), ids=["compiled", "openspiel"])
def test_the_search_over_information_sets_plays_on(table: str, evaluator: Any) -> None:
    state = first_decision(table)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.4, 20, random_state=np.random.RandomState(1))
    for _ in range(12):
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        step = bot.step(state)
        assert step in state.legal_actions()
        state.apply_action(step)


def test_rollouts_are_worth_what_the_games_bring() -> None:
    for table in TABLES:
        state = first_decision(table)
        players = state.num_players()
        worth = CompiledRollouts(rollouts=40, seed=3).evaluate(state)
        assert sum(worth) == pytest.approx(0)
        assert all(-1 <= value <= players - 1 for value in worth)
        chances = [chance for _, chance in CompiledRollouts().prior(state)]
        assert chances == pytest.approx([1 / len(chances)] * len(chances))


def test_a_rollout_is_needed() -> None:
    with pytest.raises(ValueError, match="At least 1 rollout"):
        CompiledRollouts(rollouts=0)


def test_the_examples_of_the_page_run() -> None:
    page = (Path(__file__).parents[2] / "docs" / "openspiel.md").read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    for example in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        exec(example, names)
    assert sum(names["state"].returns()) == pytest.approx(0)
    state = names["game"].new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert names["bot"].step(state) in state.legal_actions()


def test_the_page_tells_how_long_games_can_be() -> None:
    page = (Path(__file__).parents[2] / "docs" / "openspiel.md").read_text(encoding="utf-8")
    for name in ("bison", "wind_river"):
        lengths = [pyspiel.load_game(f"greatplains_{name}(players={n})").max_game_length() for n in (2, 3, 4)]
        assert " / ".join(f"{length:,}" for length in lengths) in page
