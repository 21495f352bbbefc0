"""The spaces of the games, as Gymnasium describes them, and the arrays that lie in them."""

from __future__ import annotations

from typing import Any, TypedDict, cast

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from greatplains.core.position import Position
from greatplains.envs.gamekind import GameKind
from greatplains.envs.registry import ENCODINGS

Observation = npt.NDArray[np.uint8]
# Gymnasium draws from `Discrete` spaces with masks of this type only.
ActionMask = npt.NDArray[np.int8]


class MaskedObservation(TypedDict):
    """What an agent of PettingZoo sees and may do."""

    observation: Observation
    action_mask: ActionMask


def observation_space(game: str) -> spaces.Space[Observation]:
    """Each entry from 0 to the bound of its part."""
    high = np.concatenate([np.full(part.size, part.high, np.uint8) for part in ENCODINGS[game].layout])
    return cast(spaces.Space[Observation], spaces.Box(np.zeros_like(high), high, dtype=np.uint8))


def state_space(game: str, players: int) -> spaces.Space[Observation]:
    """The observations of all seats, a row for each."""
    box = cast(spaces.Box, observation_space(game))
    rows = [np.stack([bound] * players) for bound in (box.low, box.high)]
    return cast(spaces.Space[Observation], spaces.Box(rows[0], rows[1], dtype=np.uint8))


def action_space(kind: GameKind) -> spaces.Discrete[np.int64]:
    """The steps of the game."""
    return spaces.Discrete(kind.rules.step_count)


def mask_space(kind: GameKind) -> spaces.Box:
    """A 1 for each legal step."""
    return spaces.Box(0, 1, (kind.rules.step_count,), np.int8)


def observation_of(kind: GameKind, position: Position, seat: int) -> Observation:
    """What the seat sees."""
    return np.array(kind.observer.observe(position, seat))


def mask_of(kind: GameKind, position: Position) -> ActionMask:
    """What the seat to move may do; nothing when the game is over."""
    return np.array(kind.observer.legal(position, kind.masks)).view(np.int8)


def sample_steps(masks: ActionMask, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """A legal step for each row, each as likely as the others; 0 for a row without any, as of a game that has ended."""
    width = masks.shape[-1]
    row_starts = np.arange(masks.size // width + 1) * width
    legal = np.flatnonzero(masks != 0)  # of truth values it is five times as fast
    # Where the legal steps of each row begin among those of all.
    firsts = legal.searchsorted(row_starts)
    counts = np.diff(firsts)
    chosen = firsts[:-1] + (rng.random(len(counts)) * counts).astype(np.int64)
    found = np.zeros(len(counts), np.int64)
    has_any = counts > 0
    found[has_any] = legal[chosen[has_any]] - row_starts[:-1][has_any]
    return found.reshape(masks.shape[:-1])


def parts_of(game: str, observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
    """The parts of an observation by name, each in its shape; of a batch, too (the last axis is split)."""
    head = observation.shape[:-1]
    layout = ENCODINGS[game].layout
    return {part.name: observation[..., part.start : part.end].reshape(*head, *part.shape) for part in layout}
