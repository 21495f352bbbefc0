"""Fitting a network to who won, with Torch; what comes out is in whole numbers and needs no Torch."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn
from torch.nn import functional

from greatplains.bots.inputs import FEATURE_UNIT
from greatplains.bots.network import ACTIVATION_BITS, FIRST_BITS, MOST, OUTPUT_BITS, SECOND_BITS
from greatplains.bots.networkfile import OUTPUTS, Weights
from greatplains.learn.harvest import Harvest, followed

# One game in so many is held out: all of its positions, for they share one result.
HELD_OUT: Final = 10
_BATCH: Final = 512
_RATE: Final = 2e-3
_DECAY: Final = 1e-2
_WARM_UP: Final = 0.1
# How much foretelling the scores counts beside foretelling the winner; it teaches what leads to winning.
_SCORES: Final = 0.1
# How much of what is learnt of a position comes from beyond the next turn.
_FAR: Final = 0.9
# Those who are taught by results learn by heart sooner: so much of the epochs is enough.
_TEACHING: Final = 0.5
# A network begins with so much of the hand-made worth, and learns what has to be said besides.
_TRUST: Final = 0.5
# Rare inputs are not blown up beyond this.
_LEAST_SPREAD: Final = 0.1
_TOP: Final = float(MOST) / 2**ACTIVATION_BITS
_SAMPLE: Final = 100_000


@dataclass(frozen=True, slots=True)
class Trained:
    """A network, and how well it foretells games it has not learnt from (cross entropy; lower is better)."""

    weights: Weights
    trust: float
    """How much of the hand-made worth is added to what the network says."""
    sharpness: float
    loss: float
    """On games it has learnt from."""
    held_out_loss: float
    hand_made_loss: float
    """Of the hand-made evaluation with the best temperature, on the same games."""
    positions: int


class _Net(nn.Module):
    def __init__(self, inputs: int, hidden: tuple[int, int]) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, hidden[0])
        self.second = nn.Linear(*hidden)
        self.last = nn.Linear(hidden[1], OUTPUTS)
        self.scores = nn.Linear(hidden[1], OUTPUTS)
        self.trust = nn.Parameter(torch.tensor(_TRUST))
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)

    def forward(self, rows: torch.Tensor, worth: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        active = self.second(self.first(rows).clamp(0.0, _TOP)).clamp(0.0, _TOP)
        return self.last(active) + self.trust * worth, self.scores(active)


@dataclass(frozen=True, slots=True)
class _Lessons:
    """A harvest as Torch takes it. `worth_at` is where the inputs hold what the hand-made evaluation says of seats."""

    rows: NDArray[np.int16]
    scores: torch.Tensor
    mean: torch.Tensor
    spread: torch.Tensor
    worth_at: list[int]

    def inputs(self, index: NDArray[Any]) -> tuple[torch.Tensor, torch.Tensor]:
        """What a network is shown of these positions, scaled, and the worths."""
        rows = torch.from_numpy(self.rows[index].astype(np.float32))
        return (rows - self.mean) / self.spread, rows[:, self.worth_at] / FEATURE_UNIT


def train(
    harvest: Harvest, players: int, hidden: tuple[int, int], epochs: float, seed: int, worth_at: tuple[int, ...]
) -> Trained:
    """A network for that many players. The same harvest and seed give the same network.

    Results alone are a poor teacher: all positions of a game share one. So networks that learn from results come
    first, each from one half of the games; what they say of the other half is what the network itself learns from
    (`followed`).
    """
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    rng = np.random.default_rng(seed)
    is_held = harvest.games % HELD_OUT == HELD_OUT - 1
    is_first = harvest.games // HELD_OUT % 2 == 0
    shares = harvest.shares[:, :players]
    learnt_from = np.flatnonzero(~is_held & ~harvest.is_random)
    held = np.flatnonzero(is_held & ~harvest.is_random)
    lessons = _lessons(
        harvest, players, rng.choice(learnt_from, min(_SAMPLE, len(learnt_from)), replace=False), worth_at
    )
    said = np.zeros_like(shares)
    for half in (is_first, ~is_first):
        others = learnt_from[~half[learnt_from]]
        teacher = _fit(lessons, shares, others if len(others) else learnt_from, hidden, epochs * _TEACHING, rng)
        said[half] = _said(teacher, lessons, np.flatnonzero(half), players)
    net = _fit(lessons, followed(harvest, said, _FAR), learnt_from, hidden, epochs, rng)
    weights = quantised(net, lessons.mean, lessons.spread)
    trust = float(net.trust.detach())
    results = torch.from_numpy(shares)
    worth = lessons.inputs(held)[1][:, :players]
    outputs = torch.from_numpy(_outputs(weights, harvest.rows[held])[:, :players]) + trust * worth
    sharpness = _temperature(outputs, results[held])
    with torch.no_grad():
        some = np.sort(rng.choice(learnt_from, min(len(held), len(learnt_from)), replace=False))
        inside = float(_surprise(net(*lessons.inputs(some))[0][:, :players] * sharpness, results[some]).mean())
        return Trained(
            weights,
            trust,
            sharpness,
            inside,
            float(_surprise(outputs * sharpness, results[held]).mean()),
            float(_surprise(worth * _temperature(worth, results[held]), results[held]).mean()),
            len(learnt_from),
        )


def _lessons(harvest: Harvest, players: int, sample: NDArray[Any], worth_at: tuple[int, ...]) -> _Lessons:
    rows = harvest.rows[np.sort(sample)].astype(np.float32)
    scores = torch.from_numpy(harvest.scores)[:, :players]
    return _Lessons(
        harvest.rows,
        (scores - scores.mean()) / (float(scores.std()) + 1e-6),
        torch.from_numpy(rows.mean(0)),
        torch.from_numpy(rows.std(0)).clamp(min=_LEAST_SPREAD),
        list(worth_at),
    )


def _fit(
    lessons: _Lessons,
    targets: NDArray[np.float32],
    learnt_from: NDArray[Any],
    hidden: tuple[int, int],
    epochs: float,
    rng: np.random.Generator,
) -> _Net:
    """A network that says the targets of these positions."""
    players = targets.shape[1]
    aims = torch.from_numpy(targets)
    net = _Net(lessons.rows.shape[1], hidden)
    steps = max(1, int(epochs * len(learnt_from) / _BATCH))
    adam = torch.optim.AdamW(net.parameters(), lr=_RATE, weight_decay=_DECAY)
    plan = torch.optim.lr_scheduler.LambdaLR(adam, lambda step: _pace(step / steps))
    order, place = rng.permutation(learnt_from), 0
    for _ in range(steps):
        if place + _BATCH > len(order):
            order, place = rng.permutation(learnt_from), 0
        index = np.sort(order[place : place + _BATCH])
        place += _BATCH
        logits, guessed = net(*lessons.inputs(index))
        loss = _surprise(logits[:, :players], aims[index]).mean()
        loss = loss + _SCORES * functional.mse_loss(guessed[:, :players], lessons.scores[index])
        adam.zero_grad()
        loss.backward()
        adam.step()
        plan.step()
    return net


def _said(net: _Net, lessons: _Lessons, index: NDArray[Any], players: int) -> NDArray[np.float32]:
    """The chances that a network gives in these positions."""
    found = np.zeros((len(index), players), np.float32)
    with torch.no_grad():
        for at in range(0, len(index), _SAMPLE):
            logits, _ = net(*lessons.inputs(index[at : at + _SAMPLE]))
            found[at : at + _SAMPLE] = functional.softmax(logits[:, :players], 1).numpy()
    return found


def sharpness_of(weights: Weights, trust: float, harvest: Harvest, players: int, worth_at: tuple[int, ...]) -> float:
    """By what the log-chances of a network must be multiplied to agree with these games."""
    rows = harvest.rows[~harvest.is_random]
    worth = torch.from_numpy(rows[:, list(worth_at[:players])].astype(np.float32)) / FEATURE_UNIT
    outputs = torch.from_numpy(_outputs(weights, rows)[:, :players]) + trust * worth
    return _temperature(outputs, torch.from_numpy(harvest.shares[~harvest.is_random, :players]))


def _pace(done: float) -> float:
    """How fast it learns: a warm-up, then ever slower."""
    return min(1.0, done / _WARM_UP + 0.01) * 0.5 * (1.0 + cos(pi * min(done, 1.0)))


def quantised(net: _Net, mean: torch.Tensor, spread: torch.Tensor) -> Weights:
    """The network in whole numbers, with the scaling of the inputs in its first layer."""
    with torch.no_grad():
        first = net.first.weight.double() / spread.double()
        start = net.first.bias.double() - first @ mean.double()
        layers = [
            (first * 2**FIRST_BITS, start * 2**FIRST_BITS),
            (
                net.second.weight.double() * 2 ** (SECOND_BITS - ACTIVATION_BITS),
                net.second.bias.double() * 2**SECOND_BITS,
            ),
            (net.last.weight.double() * 2 ** (OUTPUT_BITS - ACTIVATION_BITS), net.last.bias.double() * 2**OUTPUT_BITS),
        ]
    sizes = (layers[0][0].shape[1], *(len(bias) for _, bias in layers))
    return Weights(
        sizes,
        tuple(weight.T.contiguous().round().int().flatten().tolist() for weight, _ in layers),
        tuple(bias.round().int().tolist() for _, bias in layers),
    )


def _outputs(weights: Weights, rows: NDArray[np.int16]) -> NDArray[np.float32]:
    """What the network in whole numbers says of many positions, as `bots/network.py` adds it up."""
    values = rows.astype(np.int64)
    shifts = (FIRST_BITS - ACTIVATION_BITS, SECOND_BITS - ACTIVATION_BITS, 0)
    for at, shift in enumerate(shifts):
        shape = weights.sizes[at : at + 2]
        # Sums stay below 2**31, so doubles hold them exactly.
        layer = np.array(weights.weights[at], np.float64).reshape(shape)
        sums = (values.astype(np.float64) @ layer).astype(np.int64) + np.array(weights.biases[at], np.int64)
        values = np.clip((sums + (1 << shift >> 1)) >> shift, 0, int(MOST)) if shift else sums
    return (values / 2**OUTPUT_BITS).astype(np.float32)


def _surprise(logits: torch.Tensor, shares: torch.Tensor) -> torch.Tensor:
    return -(shares * functional.log_softmax(logits, 1)).sum(1)


def _temperature(logits: torch.Tensor, shares: torch.Tensor) -> float:
    """By what the log-chances must be multiplied to foretell best."""
    low, high = 0.05, 5.0
    for _ in range(40):
        third = (high - low) / 3
        if _surprise(logits * (low + third), shares).mean() < _surprise(logits * (high - third), shares).mean():
            high -= third
        else:
            low += third
    return (low + high) / 2
