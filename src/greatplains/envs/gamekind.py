"""What an environment plays: a game, its players and options, checked once, before the first step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from operator import index
from secrets import randbits
from typing import Any, Final, SupportsIndex, cast

from greatplains.core import problems as common
from greatplains.core.errors import BadOptions
from greatplains.core.position import Position, mask_buffer
from greatplains.core.rng import Rng
from greatplains.envs import problems
from greatplains.envs.batch import NO_LIMIT
from greatplains.envs.dealer import DRAWN
from greatplains.envs.observer import BlindObserver
from greatplains.envs.registry import ENCODINGS
from greatplains.games import GAMES

REWARDS: Final = ("share", "margin")


class GameKind:
    """Deals games of one kind and says what seats see of them.

    `options` are those of the game, `first` is the first seat (None: drawn), `reward` is
    "share" or "margin", and a game of more than `max_steps` steps is broken off. Without `observe`, what seats see is
    left out.
    """

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, Any],
        *,
        first: int | None = None,
        reward: str = "share",
        max_steps: int | None = None,
        observe: bool = True,
    ) -> None:
        if str(game) not in GAMES:
            raise BadOptions(common.UNKNOWN_GAME.under(""), game=game, games=list(GAMES))
        self.rules = GAMES[game]
        self.players = whole_number("players", players)
        self.options = dict(options)
        self.first = None if first is None else whole_number("first", first)
        if reward not in REWARDS:
            raise BadOptions(problems.REWARD, reward=reward)
        self.reward = reward
        self.max_steps = NO_LIMIT if max_steps is None else whole_number("max_steps", max_steps, least=1)
        if not isinstance(observe, bool):
            raise BadOptions(problems.YES_OR_NO, name="observe", found=type(observe).__name__)
        self.observe = observe
        eyes = ENCODINGS[game].observer
        self.observer = eyes if observe else BlindObserver(eyes)
        self.masks = mask_buffer()
        setup = self.rules.deal(self.players, Rng(0), self.options, self.first)
        openings = [self.rules.opening(replace(setup, first=seat)) for seat in range(self.players)]
        self.dealer = ENCODINGS[game].dealer(openings, DRAWN if self.first is None else self.first)

    def __reduce__(self) -> tuple[Any, ...]:
        words = {
            "first": self.first,
            "reward": self.reward,
            "max_steps": self.max_steps or None,
            "observe": self.observe,
        }
        return _kind, (self.rules.name, self.players, self.options, words)

    def deal(self, rng: Rng) -> Position:
        """A new game."""
        return self.dealer.deal(rng)


def _kind(game: str, players: int, options: Mapping[str, Any], words: dict[str, Any]) -> GameKind:
    return GameKind(game, players, options, **words)


def whole_number(name: str, value: object, least: int = 0) -> int:
    """The value, if it is a whole number that makes sense; NumPy's are taken too."""
    try:
        number = index(cast(SupportsIndex, None if isinstance(value, bool) else value))
    except TypeError:
        raise BadOptions(problems.WHOLE, name=name, found=type(value).__name__) from None
    if number < least:
        raise BadOptions(problems.LEAST, name=name, least=least, number=number)
    return number


def deal_stream(seed: int | None, current: Rng | None) -> Rng:
    """The random numbers deals are drawn from: new ones for a seed, else the current ones go on."""
    if seed is not None:
        return Rng(whole_number("seed", seed), "deal")
    return current or Rng(randbits(62), "deal")


def check_reset_options(options: Mapping[str, Any] | None, ignored: str = "") -> None:
    """`reset` knows none: whoever gives some believes that they change the game."""
    unknown = [str(key) for key in options if key != ignored] if isinstance(options, Mapping) else [repr(options)]
    if unknown and options is not None:
        raise BadOptions(problems.RESET_OPTIONS, keys=unknown)
