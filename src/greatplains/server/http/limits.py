"""How much anybody may ask for: so much over time, and so much at once."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from greatplains.server.domain import problems
from greatplains.server.domain.refusals import TooMany
from greatplains.server.settings import Settings

_MOST_BUCKETS: Final = 100_000


class Buckets:
    """A bucket of tokens for each key: `rate` flow in every second, and `burst` fit in."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> None:
        """One token, or `TooMany`."""
        now = self._clock()
        tokens, then = self._buckets.get(key, (self._burst, now))
        tokens = min(self._burst, tokens + (now - then) * self._rate)
        if tokens < 1:
            wait = (1 - tokens) / self._rate if self._rate else 60.0
            raise TooMany(problems.TOO_FAST, seconds=round(wait + 0.05, 1))
        self._buckets[key] = (tokens - 1, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)


class Limits:
    """What has been asked for of late: by an identity, from an address, and by guests that are new."""

    def __init__(self, settings: Settings) -> None:
        rate, burst, factor = settings.requests_a_second, settings.requests_at_once, settings.address_factor
        self._of_identity = Buckets(rate, burst)
        self._of_address = Buckets(rate * factor, burst * factor)
        self._of_newcomers = Buckets(settings.new_guests_a_minute / 60, settings.new_guests_a_minute)

    def count_request(self, identity: str | None, address: str) -> None:
        """One more request of somebody, or `TooMany`."""
        self.count_address(address)
        if identity is not None:
            self.count_identity(identity)

    def count_address(self, address: str) -> None:
        """One more request from an address."""
        self._of_address.take(address)

    def count_identity(self, identity: str) -> None:
        """One more request of an identity."""
        self._of_identity.take(identity)

    def count_newcomer(self, address: str) -> None:
        """One more guest from an address."""
        self._of_newcomers.take(address)
