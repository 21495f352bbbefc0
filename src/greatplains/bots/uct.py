"""Plain UCT: Monte-Carlo tree search step by step, with random games to the end and no knowledge of the game.

The measure for everything cleverer: `search` must beat it at equal time, and its simulations a second are those that
other engines count.
"""

from __future__ import annotations

from math import log, sqrt

from librt.vecs import vec
from mypy_extensions import i64

from greatplains.bots.evaluation import value_buffer
from greatplains.core.playout import play_to_end
from greatplains.core.position import Position, mask_buffer
from greatplains.core.rng import Rng


class StepNode:
    """A step that was tried: how often, and the shares of the win it led to."""

    def __init__(self, step: i64) -> None:
        self.step: i64 = step
        self.visits: i64 = 0
        self.children: list[StepNode] = []
        self.totals: vec[float] = value_buffer()


class Uct:
    """A search tree from one position on."""

    def __init__(self, curiosity: float, rng: Rng) -> None:
        self.curiosity = curiosity
        self.rng = rng
        self.root = StepNode(-1)
        self.masks: vec[i64] = mask_buffer()
        self.values: vec[float] = value_buffer()

    def begin(self) -> None:
        """Forget the last search."""
        self.root = StepNode(-1)

    def simulate(self, position: Position) -> None:
        """One simulation from the root to the end of the game; the position is used up."""
        node = self.root
        path = [node]
        while not position.is_over and node.visits > 0:
            node = self.descend(node, position)
            path.append(node)
        play_to_end(position, self.masks, self.rng)
        position.win_shares(self.values)
        seat: i64
        for passed in path:
            passed.visits += 1
            for seat in range(position.players):
                passed.totals[seat] += self.values[seat]

    def descend(self, node: StepNode, position: Position) -> StepNode:
        """Play the child with the highest bound that is legal as things are dealt now; a new one first."""
        seat = position.seat
        legal = position.legal_steps()
        known = {child.step: child for child in node.children}
        for step in legal:
            if step not in known:
                child = StepNode(step)
                node.children.append(child)
                position.apply(step)
                return child
        spread = log(float(node.visits) + 1.0)
        best = known[legal[0]]
        best_score = -1.0
        for step in legal:
            child = known[step]
            visits = float(child.visits) + 1e-9
            score = child.totals[seat] / visits + self.curiosity * sqrt(spread / visits)
            if score > best_score:
                best_score = score
                best = child
        position.apply(best.step)
        return best

    def best_step(self) -> int:
        """The step tried most often; there is one after two simulations."""
        best = self.root.children[0]
        for child in self.root.children:
            if child.visits > best.visits:
                best = child
        return best.step
