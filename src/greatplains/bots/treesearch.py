"""Monte-Carlo tree search over whole turns, for any number of players and hidden tiles.

A node is a position at the start of a turn, an edge one of the good turns the lookahead finds there. Every iteration
deals hidden things anew, walks down by the seats' own interests (returns are a vector, each seat wants its own share
large), adds one node and asks the evaluation how the game would go on, instead of playing it to the end.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from greatplains.bots.evaluation import shares, value_buffer
from greatplains.bots.lookahead import Lookahead, play_turn, sure_lead
from greatplains.core.position import Position

# How the levels search: how much they look at turns that were looked at little, and how much the better ones at first.
CURIOSITY: Final = 1.0
SHARPNESS: Final = 1.0


class Edge:
    """A turn that may be played at a node, and where it leads; `hope` is the share it seems to bring at first."""

    def __init__(self, steps: list[int], prior: float, hope: float) -> None:
        self.steps = steps
        self.prior = prior
        self.hope = hope
        self.node = Node()


class Node:
    """What has been learnt of a position at the start of a turn: who moves, how often, and the shares in all."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.visits: i64 = 0
        self.edges: list[Edge] = []
        self.totals: vec[float] = value_buffer()


class TreeSearch:
    """A search on from what a lookahead finds; `width` turns are looked at in a node, the oftener visited the more.

    Positions of the first `opening` turns of each seat are judged by where they lead (`Lookahead.play_on`); with more
    than one rival, so are those of the round that begins with the root. Otherwise a turn would seem the worse the more
    rivals have moved after it, and what was looked at most would be what was looked at least deeply.
    """

    def __init__(self, lookahead: Lookahead, width: int, curiosity: float, sharpness: float, jitter: float) -> None:
        self.lookahead = lookahead
        self.evaluation = lookahead.evaluation
        self.jitter = jitter
        self.width = width
        self.curiosity = curiosity
        self.sharpness = sharpness
        self.opening: i64 = 0
        self.until: i64 = 0
        self.root = Node()
        self.values: vec[float] = value_buffer()
        self.reached = Position()

    def begin(self) -> None:
        """Forget the last search."""
        self.root = Node()

    def iterate(self, position: Position) -> None:
        """One iteration from the root, for one way hidden things may lie."""
        node = self.root
        path = [node]
        if not node.edges:
            self.until = self.opening * position.players
            if position.players > 2 and position.turn + position.players > self.until:
                self.until = position.turn + position.players
        while node.edges and not position.is_over:
            edge = self.choose(node, position)
            if edge is None:
                break
            position = self.reached
            node = edge.node
            path.append(node)
        self.expand(node, position)
        seat: i64
        values = self.values
        for passed in path:
            passed.visits += 1
            totals = passed.totals
            for seat in range(position.players):
                totals[seat] += values[seat]

    def choose(self, node: Node, position: Position) -> Edge | None:
        """The turn that promises most to the seat at the node, of those legal as things are dealt now.

        Leaves the position after it in `reached`.
        """
        seat = node.seat
        barred: list[Edge] = []
        spread = self.curiosity * sqrt(float(node.visits))
        while True:
            best: Edge | None = None
            best_score = -1.0
            left = 2 + int(sqrt(float(node.visits)))  # the more visits, the more turns are looked at
            for edge in node.edges:
                if left == 0:
                    break
                left -= 1
                visits = float(edge.node.visits)
                mean = edge.node.totals[seat] / visits if visits > 0.0 else edge.hope
                score = mean + spread * edge.prior / (1.0 + visits)
                if score > best_score and edge not in barred:
                    best_score = score
                    best = edge
            if best is None:
                return None
            after = position.copy()
            if play_turn(after, best.steps):
                self.reached = after
                return best
            barred.append(best)

    def expand(self, node: Node, position: Position) -> None:
        """Find the good turns of a new node, and estimate how the game goes on after the best of them."""
        if position.is_over or node.edges:
            self.judge(position)
            return
        node.seat = position.seat
        self.lookahead.jitter = self.jitter if node is self.root else 0.0
        lines = self.lookahead.best_turns(position, self.width)
        best = lines[0].worth
        total = 0.0
        for line in lines:
            total += exp((line.worth - best) * self.sharpness)
        for line in lines:
            prior = exp((line.worth - best) * self.sharpness) / total
            # The share of the win that belongs to a lead: `lead` and `shares` are two ways to say the same.
            node.edges.append(Edge(line.steps, prior, 1.0 / (1.0 + exp(-line.worth))))
        self.judge(lines[0].position)

    def judge(self, position: Position) -> None:
        """Write every seat's share of the win into `values`: exactly when the game is over."""
        position = self.lookahead.play_on(position, self.until)
        if position.is_over:
            position.win_shares(self.values)
            return
        self.evaluation.worth(position, self.values)
        shares(self.values, position.players)

    def is_decided(self, left: int) -> bool:
        """Is the turn looked at most so far ahead that as many more iterations as are left could not change it?"""
        first: i64 = 0
        second: i64 = 0
        for edge in self.root.edges:
            visits = edge.node.visits
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second > left

    def looked_at(self) -> list[Edge]:
        """The turns that were looked at, the one looked at most first."""
        found = [edge for edge in self.root.edges if edge.node.visits > 0]
        found.sort(key=_visits, reverse=True)
        return found if found else self.root.edges[:1]

    def promise(self, edge: Edge) -> float:
        """The lead of the seat at the root that the turn promises."""
        if edge.node.visits == 0:
            return sure_lead(edge.hope)
        return sure_lead(edge.node.totals[self.root.seat] / float(edge.node.visits))

    def best_turn(self) -> list[int]:
        """The turn looked at most often."""
        return self.good_turns(0.0)[0]

    def good_turns(self, near: float) -> list[list[int]]:
        """The turn looked at most often, and others that are as good: looked at half as often at least, and bringing
        at most so much less."""
        seat = self.root.seat
        best = self.root.edges[0]
        for edge in self.root.edges:
            if edge.node.visits > best.node.visits:
                best = edge
        found = [best.steps]
        if near > 0.0 and best.node.visits > 0:
            share = best.node.totals[seat] / float(best.node.visits)
            for edge in self.root.edges:
                visits = edge.node.visits
                if edge is best or 2 * visits < best.node.visits:
                    continue
                if edge.node.totals[seat] / float(visits) >= share - near:
                    found.append(edge.steps)
        return found


def _visits(edge: Edge) -> i64:
    return edge.node.visits
