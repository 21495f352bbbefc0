"""AlphaZero in NumPy, for Wind River with two players; docs/alphazero.md explains it.

python examples/alphazero.py 8      eight rounds of self-play, with a line of progress after each
"""

import sys
from collections import deque
from typing import Any

import numpy as np
from librt.vecs import vec

from greatplains.core.playout import play_to_end
from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.envs.gamekind import GameKind
from greatplains.envs.registry import ENCODINGS
from greatplains.envs.spaces import mask_of, observation_of

Array = np.ndarray[Any, Any]
Lesson = tuple[Array, Array, Array, float]  # what was seen, what was legal, how good each step was, what came of it
KIND = GameKind("wind-river", 2, {})
STEPS, HIDDEN = KIND.rules.step_count, 96
HIGH = np.concatenate([np.full(part.size, part.high, np.float32) for part in ENCODINGS["wind-river"].layout])


def see(position: Position) -> Array:
    """What the seat to move sees, between 0 and 1."""
    return np.asarray(observation_of(KIND, position, position.seat) / HIGH)


def result(position: Position, seat: int) -> float:
    """What a seat gets of a game that is over: 1 for a win, -1 for a loss."""
    shares = vec[float]([0.0] * 4)
    position.win_shares(shares)
    return 2 * shares[seat] - 1


def softmax(rows: Array) -> Array:
    powers = np.exp(rows - rows.max(axis=-1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=-1, keepdims=True))


class Net:
    """How good each step is, and what the seat to move will get: one hidden layer, trained by Adam."""

    def __init__(self, rng: np.random.Generator) -> None:
        first = rng.normal(0, len(HIGH) ** -0.5, (len(HIGH) + 1, HIDDEN)).astype(np.float32)
        self.weights = [first, np.zeros((HIDDEN + 1, STEPS + 1), np.float32)]  # the last row of each is the bias
        self.moments = [np.zeros((2, *weight.shape), np.float32) for weight in self.weights]
        self.updates = 0

    def ask(self, seen: Array) -> tuple[Array, Array, Array]:
        hidden = np.maximum(seen @ self.weights[0][:-1] + self.weights[0][-1], 0)
        out = hidden @ self.weights[1][:-1] + self.weights[1][-1]
        return hidden, out[:, :STEPS], np.tanh(out[:, STEPS])

    def train(self, lessons: list[Lesson], rate: float = 2e-3) -> float:
        """One step of Adam; the loss before it."""
        seen, legal, policy, value = (np.array(part, np.float32) for part in zip(*lessons, strict=True))
        hidden, logits, guess = self.ask(seen)
        likely = softmax(np.where(legal > 0, logits, -1e9))
        slope = np.column_stack([likely - policy, 2 * (guess - value) * (1 - guess**2)]) / len(seen)
        below = slope @ self.weights[1][:-1].T * (hidden > 0)
        self.updates += 1
        for number, (rows, back) in enumerate(((seen, below), (hidden, slope))):
            change, moment = np.vstack([rows.T @ back, back.sum(0)]), self.moments[number]
            moment[0] += 0.1 * (change - moment[0])
            moment[1] += 0.001 * (change**2 - moment[1])
            size = np.sqrt(moment[1] / (1 - 0.999**self.updates)) + 1e-8
            self.weights[number] -= rate * moment[0] / (1 - 0.9**self.updates) / size
        return float(((guess - value) ** 2).mean() - (policy * np.log(likely + 1e-9)).sum(1).mean())


class Node:
    """A position of the tree, its steps, and for each its prior, visits and what it brought the seat to move."""

    def __init__(self, position: Position) -> None:
        self.position, self.steps = position, np.array(position.legal_steps(), np.int64)
        self.children: dict[int, Node] = {}
        self.prior, self.visits, self.total = np.zeros((3, len(self.steps)))

    def child(self, place: int) -> "Node":
        if place not in self.children:
            after = self.position.copy()
            after.apply(int(self.steps[place]))
            self.children[place] = Node(after)
        return self.children[place]

    def descend(self, path: "list[tuple[Node, int]]") -> "Node":
        """The end of the tree along the steps that promise most; the way there goes into `path`."""
        node = self
        while node.prior.any():
            bonus = 1.5 * node.prior * np.sqrt(node.visits.sum() + 1) / (1 + node.visits)
            place = int((node.total / np.maximum(node.visits, 1) + bonus).argmax())
            path.append((node, place))
            node = node.child(place)
        return node


def search(net: Net, roots: list[Node], simulations: int, rng: np.random.Generator) -> None:
    """Grow the trees of all games together: the network is asked once for all their ends."""
    for _ in range(simulations + 1):
        paths: list[list[tuple[Node, int]]] = [[] for _ in roots]
        ends = [root.descend(path) for root, path in zip(roots, paths, strict=True)]
        _, logits, guesses = net.ask(np.stack([see(end.position) for end in ends]))
        for end, path, row, guess in zip(ends, paths, logits, guesses, strict=True):
            seat, value = end.position.seat, float(guess)
            if end.position.is_over:
                value = result(end.position, seat)
            else:
                end.prior = softmax(row[end.steps])
                if not path:  # noise at the root, so that everything is tried some day
                    end.prior = 0.75 * end.prior + 0.25 * rng.dirichlet([0.5] * len(end.steps))
            for node, place in path:
                node.visits[place] += 1
                node.total[place] += value if node.position.seat == seat else -value


def self_play(net: Net, games: int, simulations: int, rng: np.random.Generator) -> list[Lesson]:
    """Games of the network with itself, side by side."""
    tables = [(Node(KIND.deal(Rng(int(rng.integers(2**62))))), list[tuple[int, Lesson]]()) for _ in range(games)]
    lessons: list[Lesson] = []
    while tables:
        search(net, [root for root, _ in tables], simulations, rng)
        going = []
        for root, history in tables:
            policy = np.zeros(STEPS, np.float32)
            policy[root.steps] = root.visits / root.visits.sum()
            history.append((root.position.seat, (see(root.position), mask_of(KIND, root.position), policy, 0.0)))
            after = root.child(int(rng.choice(len(root.steps), p=root.visits / root.visits.sum()))).position
            if after.is_over:
                lessons += [(*lesson[:3], result(after, seat)) for seat, lesson in history]
            else:
                going.append((Node(after), history))
        tables = going
    return lessons


def random_play(games: int, seed: int) -> list[Lesson]:
    """What can be learnt from random games: those that somebody won, one in sixty, played again and looked at."""
    rng, lessons = Rng(seed), list[Lesson]()
    for _ in range(games):
        position, again = KIND.deal(rng), Rng(rng.below(2**31 - 1))
        end, state = position.copy(), again.state
        play_to_end(end, KIND.masks, again)
        again.state = state
        while result(end, 0) != 0 and not position.is_over:
            legal = mask_of(KIND, position)
            lessons.append((see(position), legal, legal / legal.sum(), result(end, position.seat)))
            position.apply(position.random_step(KIND.masks, again))
    return lessons


def strength(net: Net, games: int, seed: int) -> float:
    """The share of the wins against random play: the best step of the network each time, without any search."""
    rng, total = Rng(seed), 0.0
    for game in range(games):
        position = KIND.deal(rng)
        while not position.is_over:
            step = position.random_step(KIND.masks, rng)
            if position.seat == game % 2:
                step = int(np.where(mask_of(KIND, position) > 0, net.ask(see(position)[None])[1][0], -np.inf).argmax())
            position.apply(step)
        total += (result(position, game % 2) + 1) / 2
    return total / games


def learn(rounds: int, first: int = 30_000, games: int = 32, simulations: int = 24, seed: int = 1) -> list[float]:
    """Random games, then self-play and training in turn; the strength before and after each round."""
    rng = np.random.default_rng(seed)
    net, memory = Net(rng), deque(random_play(first, seed), maxlen=40_000)
    curve = []
    for number in range(rounds + 1):
        if number > 0:
            memory.extend(self_play(net, games, simulations, rng))
        losses = [net.train([memory[at] for at in rng.integers(len(memory), size=256)]) for _ in range(4 * games)]
        curve.append(strength(net, 200, seed))
        print(f"round {number}: loss {np.mean(losses):.2f}, {curve[-1]:.0%} of the wins against random play")
    return curve


if __name__ == "__main__":
    learn(int(sys.argv[1]) if len(sys.argv) > 1 else 8)
