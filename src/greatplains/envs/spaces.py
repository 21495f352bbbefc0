"""The spaces of both games, as Gymnasium describes them, and the arrays that lie in them."""

from __future__ import annotations

from typing import Any, TypedDict, cast

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from greatplains.core.position import Position
from greatplains.envs.layouts import LAYOUTS
from greatplains.envs.table import Table

Observation = npt.NDArray[np.uint8]
# Gymnasium draws from `Discrete` spaces with masks of this type only.
ActionMask = npt.NDArray[np.int8]


class MaskedObservation(TypedDict):
    """What an agent of PettingZoo sees and may do."""

    observation: Observation
    action_mask: ActionMask


def observation_space(game: str) -> spaces.Space[Observation]:
    """Each entry from 0 to the bound of its part."""
    high = np.concatenate([np.full(part.size, part.high, np.uint8) for part in LAYOUTS[game]])
    return cast(spaces.Space[Observation], spaces.Box(np.zeros_like(high), high, dtype=np.uint8))


def action_space(table: Table) -> spaces.Discrete[np.int64]:
    """The steps of the game."""
    return spaces.Discrete(table.rules.step_count)


def mask_space(table: Table) -> spaces.Box:
    """A 1 for each legal step."""
    return spaces.Box(0, 1, (table.rules.step_count,), np.int8)


def observation_of(table: Table, position: Position, seat: int) -> Observation:
    """What the seat sees."""
    return np.array(table.observer.observe(position, seat))


def mask_of(table: Table, position: Position) -> ActionMask:
    """What the seat to move may do; nothing when the game is over."""
    return np.array(table.observer.legal(position, table.masks)).view(np.int8)


def parts_of(game: str, observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
    """The parts of an observation by name, each in its shape; of a batch, too (the last axis is split)."""
    head = observation.shape[:-1]
    return {part.name: observation[..., part.start : part.end].reshape(*head, *part.shape) for part in LAYOUTS[game]}
