"""What is learnt from: positions of games, and who won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from greatplains.bots.evaluation import value_buffer
from greatplains.bots.inputs import Inputs
from greatplains.bots.registry import KNOWLEDGE
from greatplains.bots.weights import shown_evaluation
from greatplains.games import GAMES
from greatplains.learn.selfplay import Games, Task, beginning


@dataclass(frozen=True, slots=True)
class Harvest:
    """Positions before the turns of many games, in their order, with values for seats counted from the one to move."""

    rows: NDArray[np.int16]
    shares: NDArray[np.float32]
    """Of the win."""
    scores: NDArray[np.float32]
    games: NDArray[np.int32]
    """The number of the game; those of different rounds may be the same."""
    movers: NDArray[np.int8]
    is_last: NDArray[np.bool_]
    is_random: NDArray[np.bool_]
    """Was the turn that was played then nobody's choice?"""


def harvest(work: tuple[Task, Games]) -> Harvest:
    """What can be learnt from the games of a task."""
    task, games = work
    sight = sight_of(task.game)
    found = []
    turn = step = 0
    for at, count in enumerate(games.turns.tolist()):
        lengths = games.lengths[turn : turn + count]
        steps = games.steps[step : step + int(lengths.sum())]
        is_random = games.is_random[turn : turn + count]
        found.append(_gather(task, task.first + at, lengths.tolist(), steps.tolist(), is_random, sight))
        turn += count
        step += len(steps)
    return join(found)


def sight_of(game: str) -> Inputs:
    """What a network is shown of positions."""
    make = KNOWLEDGE[game].inputs
    assert make is not None, "commands refuse to learn a game without inputs"
    return make(shown_evaluation(game))


def join(parts: list[Harvest]) -> Harvest:
    """All of them as one."""
    names = [field.name for field in fields(Harvest)]
    return Harvest(**{name: np.concatenate([getattr(part, name) for part in parts]) for name in names})


def followed(harvest: Harvest, said: NDArray[np.float32], far: float) -> NDArray[np.float32]:
    """What a network is to say of each position: a little of what was `said` of the next one, a little less of the one
    after it, … and the rest, `far` for each turn between, of the result.

    What came after a random turn says nothing about the positions before it: there, what was said of the position
    before that turn takes the place of the result.
    """
    players = said.shape[1]
    seats = np.arange(players)
    movers = harvest.movers[:, None].astype(np.int64)

    def by_seat(values: NDArray[np.float32]) -> NDArray[np.float32]:
        return np.take_along_axis(values, (seats - movers) % players, 1)

    said = by_seat(said)
    found = by_seat(harvest.shares[:, :players])
    ends = np.flatnonzero(harvest.is_last)
    starts = np.concatenate(([0], ends[:-1] + 1))
    is_cut = harvest.is_random[:, None]
    found[ends] = np.where(is_cut[ends], said[ends], found[ends])
    for back in range(1, int((ends - starts).max(initial=0)) + 1):
        at = ends[ends - starts >= back] - back
        kept = (1 - far) * said[at + 1] + far * found[at + 1]
        found[at] = np.where(is_cut[at], said[at], kept)
    return np.take_along_axis(found, (seats + movers) % players, 1)


def _gather(
    task: Task, number: int, lengths: list[int], steps: list[int], is_random: NDArray[np.bool_], sight: Inputs
) -> Harvest:
    """Play a game again, and keep every position before a turn."""
    position, _ = beginning(task, number)
    rows, movers = [], []
    at = 0
    for length in lengths:
        sight.write(position)
        rows.append(np.array(sight.row, np.int16))
        movers.append(position.seat)
        for step in steps[at : at + length]:
            position.apply(step)
        at += length
    won = value_buffer()
    position.win_shares(won)
    players = task.players

    def turned(values: Sequence[float]) -> NDArray[np.float32]:
        """Values of the seats, counted from the one to move; 0 where nobody sits."""
        found = [[values[(mover + place) % players] for place in range(players)] for mover in movers]
        return np.pad(np.array(found, np.float32).reshape(-1, players), ((0, 0), (0, 4 - players)))

    return Harvest(
        np.array(rows, np.int16).reshape(len(rows), sight.size),
        turned(list(won)),
        turned(GAMES[task.game].outcome(position).scores),
        np.full(len(rows), number, np.int32),
        np.array(movers, np.int8),
        np.arange(1, len(rows) + 1) == len(rows),
        is_random,
    )
