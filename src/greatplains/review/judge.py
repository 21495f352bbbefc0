"""Comparing whole turns of a position: each is searched on from alike, so that what sets them apart is the turn.

What the seat to move cannot see is dealt anew, again and again, and every turn is looked at under the same deals, as
often and as deeply as the others it is compared with.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from greatplains.bots.levels import GREEDY, LEVELS, level_of
from greatplains.bots.lookahead import play_turn
from greatplains.bots.registry import KNOWLEDGE
from greatplains.bots.treesearch import CURIOSITY, SHARPNESS, Edge, TreeSearch
from greatplains.bots.weights import evaluation, foreteller, is_learnt
from greatplains.core.contract import Rules
from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.review.stretch import Stretch

# As many turns go on in each stage, the best of the one before; each stage takes the same share of the simulations.
STAGES: Final = (8, 4, 3)
# What is not the same under so many deals is not told as a line.
_LINE_DEALS: Final = 3
# A turn that was looked at less often is no answer to tell.
_LEAST_VISITS: Final = 2


@dataclass(frozen=True, slots=True)
class Line:
    """How the game would go on from a position: turns as texts, and where they lead."""

    texts: list[str]
    stretch: Stretch[Position]


class Candidate:
    """A turn that is compared with others, and the search on from it."""

    def __init__(self, steps: list[int], tree: TreeSearch) -> None:
        self.steps = steps
        self.tree = tree

    def look(self, deal: Position) -> None:
        """One more simulation, under one way hidden things may lie."""
        after = deal.copy()
        is_whole = play_turn(after, self.steps)
        assert is_whole, "a turn rests on what its seat knows"
        self.tree.iterate(after)

    def chances(self, players: int) -> list[float]:
        """Every seat's chance to win after this turn."""
        node = self.tree.root
        return [node.totals[seat] / float(node.visits) for seat in range(players)]


class Comparison:
    """Turns of one position, compared: `finalists` are the best, searched alike, best first."""

    def __init__(self, deals: list[Position], finalists: list[Candidate], played: Candidate | None, greedy: Candidate):
        self.deals = deals
        self.finalists = finalists
        self.played = played
        self.greedy = greedy

    @property
    def best(self) -> Candidate:
        """The turn that promises most."""
        return self.finalists[0]


class Judge:
    """Compares turns of one game, in the eyes of the strongest level, with chances that are calibrated."""

    def __init__(self, game: str) -> None:
        level = level_of(LEVELS[-1], game)
        judge = foreteller(game) if is_learnt(game) else evaluation(game)
        look = KNOWLEDGE[game].lookahead
        self.rules: Rules[Any] = GAMES[game]
        self.lookahead = look(judge, level.beam, Rng(0), 0.0)
        self.greedy = look(evaluation(game), GREEDY.beam, Rng(0), 0.0)
        self.opening = level.opening

    def compare(
        self,
        position: Position,
        played: Sequence[int] | None,
        rng: Rng,
        simulations: int,
        seconds: float | None = None,
    ) -> Comparison:
        """Compare the good turns of a position, and the one that was played, by so many simulations in all.

        With `seconds` there are as many simulations as that time allows, whatever their number was to be.
        """
        deals = [self.rules.resample(position, position.seat, rng)]
        found: dict[bytes, Candidate] = {}
        chosen = None if played is None else self._add(found, deals[0], list(played))
        greedy = self._add(found, deals[0], self.greedy.best_turns(deals[0], 1)[0].steps)
        for line in self.lookahead.best_turns(deals[0], STAGES[0]):
            self._add(found, deals[0], line.steps)
        candidates = list(found.values())[: STAGES[0]]
        kept, seen = candidates, 0
        for stage, count in enumerate(STAGES):
            kept = self._best(kept, count, position.seat, chosen, greedy) if stage else kept
            until = None if seconds is None else time.monotonic() + seconds / len(STAGES)
            rounds = max(1, simulations // (len(STAGES) * len(kept)))
            while rounds > 0 if until is None else time.monotonic() < until or seen == 0:
                if seen == len(deals):
                    deals.append(self.rules.resample(position, position.seat, rng))
                for candidate in kept:
                    candidate.look(deals[seen])
                seen += 1
                rounds -= 1
            if len(kept) == 1:
                break
        return Comparison(deals, _ranked(kept, position.seat), chosen, greedy)

    def loss(self, position: Position, best: Sequence[int], played: Sequence[int], rng: Rng, rounds: int) -> float:
        """What a turn gives away beside the best one, both looked at as often, under the same deals."""
        ours, theirs = self.weigh(position, (best, played), rng, rounds)
        return ours - theirs

    def weigh(self, position: Position, turns: Sequence[Sequence[int]], rng: Rng, rounds: int) -> list[float]:
        """What each of these turns promises to the seat to move, all looked at as often, under the same deals."""
        seat, players = int(position.seat), int(position.players)
        candidates = [Candidate(list(steps), self._tree()) for steps in turns]
        for _ in range(rounds):
            deal = self.rules.resample(position, position.seat, rng)
            for candidate in candidates:
                candidate.look(deal)
        return [candidate.chances(players)[seat] for candidate in candidates]

    def line(self, comparison: Comparison, candidate: Candidate, seat: int, turns: int) -> Line:
        """How the game would go on: the turn and the answers to it, as far as they do not depend on what is hidden."""
        positions = [deal.copy() for deal in comparison.deals[:_LINE_DEALS]]
        steps, node = candidate.steps, candidate.tree.root
        texts: list[str] = []
        passed, played = [positions[0].copy()], [tuple(steps)]
        while True:
            text = self.rules.turn_text(positions[0], steps)
            if not all(play_turn(position, steps) for position in positions):
                break
            if texts and not self._look_alike(positions, seat):
                break
            texts.append(text)
            passed.append(positions[0].copy())
            answer = max(node.edges, key=_visits, default=None)
            if len(texts) == turns or answer is None or answer.node.visits < _LEAST_VISITS:
                break
            steps, node = answer.steps, answer.node
            played.append(tuple(steps))
        return Line(texts, Stretch(tuple(passed), tuple(played[: len(texts)])))

    def _look_alike(self, positions: Sequence[Position], seat: int) -> bool:
        first, *others = (self.rules.view(position, seat) for position in positions)
        return all(view == first for view in others)

    def _add(self, found: dict[bytes, Candidate], deal: Position, steps: list[int]) -> Candidate:
        """A turn to be compared; two that lead to the same position are one."""
        after = deal.copy()
        for step in steps:
            after.apply(step)
        return found.setdefault(after.to_bytes(), Candidate(steps, self._tree()))

    def _tree(self) -> TreeSearch:
        tree = TreeSearch(self.lookahead, STAGES[0], CURIOSITY, SHARPNESS, 0.0)
        tree.opening = self.opening
        return tree

    @staticmethod
    def _best(
        candidates: Sequence[Candidate], count: int, seat: int, chosen: Candidate | None, greedy: Candidate
    ) -> list[Candidate]:
        """The best of them, with the turn played and the greedy one."""
        best = _ranked(candidates, seat)[:count]
        return list(dict.fromkeys([*best, *(each for each in (chosen, greedy) if each is not None)]))


def _ranked(candidates: Sequence[Candidate], seat: int) -> list[Candidate]:
    return sorted(candidates, key=lambda each: -each.tree.root.totals[seat])


def _visits(edge: Edge) -> int:
    return int(edge.node.visits)
