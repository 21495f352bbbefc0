"""Games of bots against themselves. What is kept is the games: `harvest.py` makes positions of them."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from greatplains.bots.evaluation import Evaluation
from greatplains.bots.lookahead import Line
from greatplains.bots.networkfile import parse_network
from greatplains.bots.registry import KNOWLEDGE
from greatplains.bots.treesearch import CURIOSITY, SHARPNESS, TreeSearch
from greatplains.bots.weights import learnt, shown_evaluation
from greatplains.core.playout import random_turn
from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.games import GAMES

_BEAM: Final = 3
_JITTER: Final = 0.05
_CHOICE: Final = 12
# Random turns of each seat with which a game may begin.
_MOST_RANDOM: Final = 3


@dataclass(frozen=True, slots=True)
class Habits:
    """How the bots of a game play when they learn."""

    temperatures: tuple[float, ...]
    """How carelessly they choose, in units of the lead; every game has one of these."""
    whims: int
    """One turn in 25 is not chosen, so that mistakes are seen too: any of so many good ones, or of all (0)."""
    random_beginnings: int
    """So many games of five begin with random turns."""


_A_WHIM_IN: Final = 25
# A random turn of Bison harms so much that the rest of the game says little of what was before.
_HABITS: Final = {
    "bison": Habits(temperatures=(0.0, 0.1, 0.2, 0.4), whims=24, random_beginnings=2),
}
_USUAL: Final = Habits(temperatures=(0.0, 0.15, 0.3, 0.6), whims=0, random_beginnings=4)


@dataclass(frozen=True, slots=True)
class Task:
    """Some games to be played, with all that decides them.

    `networks` is a file's content, empty for hand-made; without `simulations` bots play what seems best at once.
    """

    game: str
    players: int
    seed: int
    stream: str
    first: int
    count: int
    networks: bytes = b""
    simulations: int = 0


@dataclass(frozen=True, slots=True)
class Games:
    """Games that were played, turn by turn."""

    turns: NDArray[np.int32]
    """Of each game."""
    lengths: NDArray[np.int32]
    """Steps of each turn, game after game."""
    steps: NDArray[np.int32]
    is_random: NDArray[np.bool_]
    """Was the turn nobody's choice?"""


def play_task(task: Task) -> Games:
    """Play the games of a task."""
    judge = judge_of(task.game, task.networks)
    played = [_play(task, number, judge) for number in range(task.first, task.first + task.count)]
    turns = [turn for game in played for turn in game]
    return Games(
        np.array([len(game) for game in played], np.int32),
        np.array([len(turn.steps) for turn in turns], np.int32),
        np.array([step for turn in turns for step in turn.steps], np.int32),
        np.array([turn.is_random for turn in turns], np.bool_),
    )


def judge_of(game: str, networks: bytes) -> Evaluation:
    """The evaluation that is run by a file of networks, or the hand-made one, which does not move."""
    if not networks:
        return shown_evaluation(game)
    return learnt(game, parse_network(networks, game, KNOWLEDGE[game]))


def opening(game: str, players: int, rng: Rng) -> Position:
    """A first position; options that are a choice are drawn, the usual one as often as all others."""
    rules = GAMES[game]
    options: dict[str, Any] = {}
    for option in rules.options:
        if option.kind == "choice":
            usual = rng.below(2) == 0
            options[option.name] = option.default if usual else option.values[rng.below(len(option.values))]
    return rules.opening(rules.deal(players, rng, options))


def pick(lines: list[Line], temperature: float, rng: Rng) -> Line:
    """The best line, or with a temperature a worse one now and then."""
    if temperature == 0.0:
        return lines[0]
    chances = [exp((line.worth - lines[0].worth) / temperature) for line in lines]
    drawn = rng.below(10**6) / 10**6 * sum(chances)
    for line, chance in zip(lines, chances, strict=True):
        drawn -= chance
        if drawn < 0:
            return line
    return lines[-1]


def beginning(task: Task, number: int) -> tuple[Position, Rng]:
    """The first position of a game, and the chance that decides the rest of it."""
    rng = Rng(task.seed, f"{task.stream} {task.players} game {number}")
    return opening(task.game, task.players, rng), rng


@dataclass(frozen=True, slots=True)
class _Turn:
    steps: list[int]
    is_random: bool


def _play(task: Task, number: int, judge: Evaluation) -> list[_Turn]:
    habits = _HABITS.get(task.game, _USUAL)
    position, rng = beginning(task, number)
    turns = []
    if rng.below(5) < habits.random_beginnings:
        for _ in range(rng.below(_MOST_RANDOM * task.players + 1)):
            if not position.is_over:
                turns.append(_Turn(random_turn(position, rng), True))
    look = KNOWLEDGE[task.game].lookahead(judge, _BEAM, rng, _JITTER)
    tree = TreeSearch(look, _CHOICE, CURIOSITY, SHARPNESS, _JITTER) if task.simulations else None
    temperature = habits.temperatures[rng.below(len(habits.temperatures))]
    while not position.is_over:
        is_random = rng.below(_A_WHIM_IN) == 0
        if is_random and habits.whims == 0:
            steps = random_turn(position, rng)
        elif tree is not None and not is_random:
            steps = _searched(tree, task, position, temperature, rng)
        else:
            lines = look.best_turns(position, habits.whims if is_random else _CHOICE if temperature else 1)
            line = lines[rng.below(len(lines))] if is_random else pick(lines, temperature, rng)
            steps, position = line.steps, line.position
        turns.append(_Turn(steps, is_random))
    return turns


def _searched(tree: TreeSearch, task: Task, position: Position, temperature: float, rng: Rng) -> list[int]:
    """Search by what the seat may know, and play the turn that is chosen then."""
    tree.begin()
    for _ in range(task.simulations):
        tree.iterate(GAMES[task.game].resample(position, position.seat, rng))
        if len(tree.root.edges) == 1:
            break
    looked_at = tree.looked_at()
    lines = [Line(position, edge.steps, tree.promise(edge)) for edge in looked_at]
    # The turn looked at most is the one to play; others that seem better were looked at too little.
    for line in lines:
        line.worth = min(line.worth, lines[0].worth)
    steps = pick(lines, temperature, rng).steps
    for step in steps:
        position.apply(step)
    return steps
