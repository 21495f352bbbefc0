"""Games of greedy bots against themselves, and what is kept of them: some positions, and who won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from greatplains.bots.evaluation import Evaluation, shares, value_buffer
from greatplains.bots.inputs import Inputs
from greatplains.bots.lookahead import Line
from greatplains.bots.networkfile import parse_network
from greatplains.bots.registry import KNOWLEDGE
from greatplains.bots.weights import learnt, shown_evaluation
from greatplains.core.playout import random_turn
from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.games import GAMES

# How carelessly the bots of a game choose, in units of the lead.
_TEMPERATURES: Final = (0.0, 0.15, 0.3, 0.6)
_CHOICE: Final = 12
_BEAM: Final = 3
_JITTER: Final = 0.05
# One turn in so many is random, so that mistakes are seen too.
_RANDOM_TURNS: Final = 25
# So many games of five begin with random turns, up to so many of each seat.
_RANDOM_BEGINNINGS: Final = 4
_MOST_RANDOM: Final = 3
# Positions of a game that are kept: they share one result, so more of them teach little.
_KEPT: Final = 14
# How much of what is learnt of a position comes from beyond the next turn.
_FAR: Final = 0.95


@dataclass(frozen=True, slots=True)
class Task:
    """Some games to be played, with all that decides them; `networks` is a file's content, empty for hand-made."""

    game: str
    players: int
    seed: int
    stream: str
    first: int
    count: int
    networks: bytes = b""


@dataclass(frozen=True, slots=True)
class Harvest:
    """Positions of many games, with values for seats counted from the one to move.

    `targets` are what a network is to say: the result, or rather what the networks that played said of the positions
    between here and there (`_targets`).
    """

    rows: NDArray[np.int16]
    targets: NDArray[np.float32]
    shares: NDArray[np.float32]
    scores: NDArray[np.float32]
    games: NDArray[np.int32]


def play_task(task: Task) -> Harvest:
    """Play the games of a task."""
    sight = sight_of(task.game)
    judge = judge_of(task.game, task.networks)
    return join([_play(task, number, judge, sight) for number in range(task.first, task.first + task.count)])


def judge_of(game: str, networks: bytes) -> Evaluation:
    """The evaluation that is run by a file of networks, or the hand-made one, which does not move."""
    if not networks:
        return shown_evaluation(game)
    return learnt(game, parse_network(networks, game, KNOWLEDGE[game]))


def sight_of(game: str) -> Inputs:
    """What a network is shown of positions."""
    make = KNOWLEDGE[game].inputs
    assert make is not None, "commands refuse to learn a game without inputs"
    return make(shown_evaluation(game))


def join(parts: list[Harvest]) -> Harvest:
    """All of them as one."""
    return Harvest(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.targets for part in parts]),
        np.concatenate([part.shares for part in parts]),
        np.concatenate([part.scores for part in parts]),
        np.concatenate([part.games for part in parts]),
    )


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


def _play(task: Task, number: int, judge: Evaluation, sight: Inputs) -> Harvest:
    rng = Rng(task.seed, f"{task.stream} {task.players} game {number}")
    position = opening(task.game, task.players, rng)
    if rng.below(5) < _RANDOM_BEGINNINGS:
        for _ in range(rng.below(_MOST_RANDOM * task.players + 1)):
            if not position.is_over:
                random_turn(position, rng)
    look = KNOWLEDGE[task.game].lookahead(judge, _BEAM, rng, _JITTER)
    temperature = _TEMPERATURES[rng.below(len(_TEMPERATURES))]
    rows, movers, said, is_random = [], [], [], []
    values = value_buffer()
    while not position.is_over:
        sight.write(position)
        rows.append(np.array(sight.row, np.int16))
        movers.append(position.seat)
        judge.worth(position, values)
        shares(values, task.players)
        said.append(list(values))
        is_random.append(rng.below(_RANDOM_TURNS) == 0)
        if is_random[-1]:
            random_turn(position, rng)
        else:
            lines = look.best_turns(position, _CHOICE if temperature else 1)
            position = pick(lines, temperature, rng).position
    won = value_buffer()
    position.win_shares(won)
    targets = _targets(said, is_random, list(won)) if task.networks else [list(won)] * len(rows)
    chosen = [at for at in range(len(rows)) if not is_random[at]]
    while len(chosen) > _KEPT:
        chosen.pop(rng.below(len(chosen)))
    scores = GAMES[task.game].outcome(position).scores

    def turned(of: Callable[[int], Sequence[float]]) -> NDArray[np.float32]:
        """Values of the seats, counted from the one to move; 0 where nobody sits."""
        players = task.players
        found = [[of(at)[(movers[at] + place) % players] for place in range(players)] for at in chosen]
        return np.pad(np.array(found, np.float32).reshape(-1, players), ((0, 0), (0, 4 - players)))

    return Harvest(
        np.array([rows[at] for at in chosen], np.int16).reshape(len(chosen), sight.size),
        turned(lambda at: targets[at]),
        turned(lambda at: list(won)),
        turned(lambda at: scores),
        np.full(len(chosen), number, np.int32),
    )


def _targets(said: list[list[float]], is_random: list[bool], won: list[float]) -> list[list[float]]:
    """Of each position: a little of what was said of the next, a little less of the one after it, … and of the result.

    What came after a random turn says nothing about the positions before it: there, what was said of it takes the
    place of the result.
    """
    found, after, far = [], won, won
    for before, was_random in zip(reversed(said), reversed(is_random), strict=True):
        far = before if was_random else [(1 - _FAR) * near + _FAR * rest for near, rest in zip(after, far, strict=True)]
        after = before
        found.append(far)
    return found[::-1]
