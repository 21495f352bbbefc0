"""What a seat observes of a state, as text and as numbers: the observers of OpenSpiel."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from greatplains.core.contract import View
from greatplains.envs.openspiel.world import World
from greatplains.envs.registry import ENCODINGS

if TYPE_CHECKING:
    from greatplains.envs.openspiel.games import GreatPlainsState


class Observer:
    """Text for every kind of observation; numbers for the plain one, what a seat sees of the position now.

    | observation | text |
    |---|---|
    | public and private | the view of the seat, as JSON |
    | public | the view of a spectator |
    | private | what the seat has in hand, or all hands |
    | the same with perfect recall | everything that happened, as the seat, a spectator or everybody saw it |

    The numbers and their order are those of all our environments; without private information those that only the seat
    itself sees are 0.
    """

    def __init__(self, game: str, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observers of Great Plains have no parameters, but were given {params}.")
        self.kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        encoding = ENCODINGS[game]
        self.eyes = encoding.observer
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        self.hidden: list[Any] = []
        private = self.kind.private_info
        if self.kind.public_info and not self.kind.perfect_recall and private != pyspiel.PrivateInfoType.ALL_PLAYERS:
            self.tensor = np.zeros(self.eyes.size, np.float32)
            for part in encoding.layout:
                self.dict[part.name] = self.tensor[part.start : part.end].reshape(part.shape)
            if private == pyspiel.PrivateInfoType.NONE:
                self.hidden = [self.dict[part.name] for part in encoding.layout if part.is_private]

    def set_from(self, state: GreatPlainsState, player: int) -> None:
        """Let the numbers be those of the state."""
        if self.tensor is None:
            return
        row: Any = self.eyes.observe(state.world.position, player)
        self.tensor[:] = np.frombuffer(row, np.uint8)
        for numbers in self.hidden:
            numbers.fill(0)

    def string_from(self, state: GreatPlainsState, player: int) -> str:
        """The text of the state."""
        world = state.world
        players = world.position.players
        private = self.kind.private_info
        if not self.kind.public_info:
            return _private(world.hands_so_far if self.kind.perfect_recall else world.hand, players, private, player)
        if self.kind.perfect_recall:
            return _remembered(world, private, player)
        return json.dumps(_public(world, private, player), separators=(",", ":"))


def _private(hand: Callable[[int], str], players: int, private: Any, player: int) -> str:
    if private == pyspiel.PrivateInfoType.NONE:
        return ""
    if private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
        return hand(player)
    hands = [hand(seat) for seat in range(players)]
    return ",".join(hands) if any(hands) else ""


def _remembered(world: World, private: Any, player: int) -> str:
    if private == pyspiel.PrivateInfoType.NONE:
        return world.seen[-1]
    if private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
        return world.seen[player]
    return "\n".join(world.seen[:-1])


def _public(world: World, private: Any, player: int) -> View:
    if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
        return full_view(world)
    return world.view(player if private == pyspiel.PrivateInfoType.SINGLE_PLAYER else None)


def full_view(world: World) -> View:
    """Everything, what is in all hands included."""
    hands = [world.hand(seat) for seat in range(world.position.players)]
    return world.view(None) | ({"hands": hands} if any(hands) else {})
