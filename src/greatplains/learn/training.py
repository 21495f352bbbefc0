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
from greatplains.learn.selfplay import Harvest

# One game in so many is held out: all of its positions, for they share one result.
HELD_OUT: Final = 10
_BATCH: Final = 512
_RATE: Final = 2e-3
_DECAY: Final = 1e-2
_WARM_UP: Final = 0.1
# How much foretelling the scores counts beside foretelling the winner; it teaches what leads to winning.
_SCORES: Final = 0.1
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


def train(
    harvest: Harvest, players: int, hidden: tuple[int, int], epochs: float, seed: int, worth_at: tuple[int, ...]
) -> Trained:
    """A network for that many players. The same harvest and seed give the same network.

    `worth_at` is where the inputs hold what the hand-made evaluation says of each seat.
    """
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    rng = np.random.default_rng(seed)
    is_held = harvest.games % HELD_OUT == HELD_OUT - 1
    learnt_from, held = np.flatnonzero(~is_held), np.flatnonzero(is_held)
    sample = harvest.rows[rng.choice(learnt_from, min(_SAMPLE, len(learnt_from)), replace=False)].astype(np.float32)
    mean = torch.from_numpy(sample.mean(0))
    spread = torch.from_numpy(sample.std(0)).clamp(min=_LEAST_SPREAD)
    shares = torch.from_numpy(harvest.shares)[:, :players]
    targets = torch.from_numpy(harvest.targets)[:, :players]
    scores = torch.from_numpy(harvest.scores)[:, :players]
    unit = float(scores.std()) + 1e-6
    scores = (scores - scores.mean()) / unit

    def inputs(index: NDArray[Any]) -> tuple[torch.Tensor, torch.Tensor]:
        rows = torch.from_numpy(harvest.rows[index].astype(np.float32))
        return (rows - mean) / spread, rows[:, list(worth_at)] / FEATURE_UNIT

    net = _Net(harvest.rows.shape[1], hidden)
    steps = max(1, int(epochs * len(learnt_from) / _BATCH))
    adam = torch.optim.AdamW(net.parameters(), lr=_RATE, weight_decay=_DECAY)
    plan = torch.optim.lr_scheduler.LambdaLR(adam, lambda step: _pace(step / steps))
    order, place = rng.permutation(learnt_from), 0
    for _ in range(steps):
        if place + _BATCH > len(order):
            order, place = rng.permutation(learnt_from), 0
        index = np.sort(order[place : place + _BATCH])
        place += _BATCH
        logits, guessed = net(*inputs(index))
        loss = _surprise(logits[:, :players], targets[index]).mean()
        loss = loss + _SCORES * functional.mse_loss(guessed[:, :players], scores[index])
        adam.zero_grad()
        loss.backward()
        adam.step()
        plan.step()
    weights = quantised(net, mean, spread)
    trust = float(net.trust.detach())
    worth = inputs(held)[1][:, :players]
    outputs = torch.from_numpy(_outputs(weights, harvest.rows[held])[:, :players]) + trust * worth
    sharpness = _temperature(outputs, shares[held])
    with torch.no_grad():
        some = np.sort(rng.choice(learnt_from, min(len(held), len(learnt_from)), replace=False))
        inside = float(_surprise(net(*inputs(some))[0][:, :players], shares[some]).mean())
        return Trained(
            weights,
            trust,
            sharpness,
            inside,
            float(_surprise(outputs * sharpness, shares[held]).mean()),
            float(_surprise(worth * _temperature(worth, shares[held]), shares[held]).mean()),
            len(learnt_from),
        )


def sharpness_of(weights: Weights, trust: float, harvest: Harvest, players: int, worth_at: tuple[int, ...]) -> float:
    """By what the log-chances of a network must be multiplied to agree with these games."""
    worth = torch.from_numpy(harvest.rows[:, list(worth_at[:players])].astype(np.float32)) / FEATURE_UNIT
    outputs = torch.from_numpy(_outputs(weights, harvest.rows)[:, :players]) + trust * worth
    return _temperature(outputs, torch.from_numpy(harvest.shares)[:, :players])


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
