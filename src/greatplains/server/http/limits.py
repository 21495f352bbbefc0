"""How much anybody may ask for: so much over time, and so much at once."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from greatplains.core.reason import Reason
from greatplains.server.domain import problems
from greatplains.server.domain.refusals import TooMany
from greatplains.server.settings import Settings

_MOST_BUCKETS: Final = 50_000
_MINUTE: Final = 60.0
_HOUR: Final = 3600.0
_DAY: Final = 24 * _HOUR
_MAILS_TO: Final = 4  # so many times fewer to one address
# Of one identity, each to each of its channels: several times as many as somebody has who plays all day.
_MESSAGES_A_DAY: Final = 2000
# An answer of so many bytes costs as much as a request.
_BYTES_A_REQUEST: Final = 20_000


class Buckets:
    """A bucket of tokens for each key: `rate` flow in every second, and `burst` fit in."""

    def __init__(
        self,
        rate: float,
        burst: float,
        clock: Callable[[], float] = time.monotonic,
        reason: Reason = problems.TOO_FAST,
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._reason = reason
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> None:
        """So many tokens, or `TooMany`. What costs more than there can ever be needs a full bucket."""
        now = self._clock()
        tokens, then = self._buckets.get(key, (self._burst, now))
        tokens = min(self._burst, tokens + (now - then) * self._rate)
        needed = min(cost, self._burst)
        if tokens < needed:
            wait = (needed - tokens) / self._rate if self._rate else 60.0
            raise TooMany(self._reason, seconds=round(wait + 0.05, 1))
        self._keep(key, tokens - cost, now)

    def charge(self, key: str, cost: float) -> None:
        """So many tokens for what was done already; what is missing has to flow in before there is more."""
        now = self._clock()
        tokens, then = self._buckets.get(key, (self._burst, now))
        self._keep(key, min(self._burst, tokens + (now - then) * self._rate) - cost, now)

    def _keep(self, key: str, tokens: float, now: float) -> None:
        self._buckets[key] = (max(tokens, -self._burst), now)
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
        imports, written = settings.imports_an_hour, settings.written_bytes_a_day
        self._imports = Buckets(imports / _HOUR, imports, reason=problems.IMPORTS)
        self._imports_of_address = Buckets(imports * factor / _HOUR, imports * factor, reason=problems.IMPORTS)
        self._written = Buckets(written / _DAY, written, reason=problems.WRITTEN)
        self._written_of_address = Buckets(written * factor / _DAY, written * factor, reason=problems.WRITTEN)
        reviews = settings.reviews_a_day
        self._reviews = Buckets(reviews / _DAY, reviews, reason=problems.REVIEWS)
        self._reviews_of_address = Buckets(reviews * factor / _DAY, reviews * factor, reason=problems.REVIEWS)
        hints = settings.hints_a_minute
        self._hints = Buckets(hints / _MINUTE, hints, reason=problems.HINTS)
        self._hints_of_address = Buckets(hints * factor / _MINUTE, hints * factor, reason=problems.HINTS)
        mails = settings.mails_a_day
        self._mails = Buckets(mails / _DAY, mails, reason=problems.MAILS)
        self._mails_to = Buckets(mails / _MAILS_TO / _DAY, max(1.0, mails / _MAILS_TO), reason=problems.MAILS)
        messages = _MESSAGES_A_DAY
        self._messages = Buckets(messages / _DAY, messages, reason=problems.WRITTEN)
        self._messages_of_address = Buckets(messages * factor / _DAY, messages * factor, reason=problems.WRITTEN)
        # Where somebody was last seen, so that what they write is counted there, too.
        self._seen_at: OrderedDict[str, str] = OrderedDict()

    def count_request(self, identity: str | None, address: str) -> None:
        """One more message of somebody, or `TooMany`."""
        self._of_address.take(address)
        if identity is not None:
            self._of_identity.take(identity)

    def charge(self, identity: str | None, address: str, cost: float) -> None:
        """It was more than one: what follows has to wait for it."""
        self._of_address.charge(address, cost)
        if identity is not None:
            self._of_identity.charge(identity, cost)

    def charge_answer(self, address: str, size: int) -> None:
        """An answer of so many bytes was sent to an address."""
        if size > _BYTES_A_REQUEST:
            self._of_address.charge(address, size / _BYTES_A_REQUEST)

    def count_address(self, address: str, cost: float = 1.0) -> None:
        """One more request from an address."""
        self._of_address.take(address, cost)

    def count_identity(self, identity: str, address: str, cost: float = 1.0) -> None:
        """One more request of an identity, from there."""
        self._of_identity.take(identity, cost)
        if self._seen_at.get(identity) != address:
            self._seen_at[identity] = address
            self._seen_at.move_to_end(identity)
            if len(self._seen_at) > _MOST_BUCKETS:
                self._seen_at.popitem(last=False)

    def count_newcomer(self, address: str) -> None:
        """One more guest from an address."""
        self._of_newcomers.take(address)

    def count_import(self, identity: str, address: str) -> None:
        """One more record that becomes a table."""
        self._imports_of_address.take(address)
        self._imports.take(identity)

    def count_review(self, identity: str, address: str) -> None:
        """One more game that is to be reviewed."""
        self._reviews_of_address.take(address)
        self._reviews.take(identity)

    def count_hint(self, identity: str, address: str) -> None:
        """One more hint that has to be thought about."""
        self._hints_of_address.take(address)
        self._hints.take(identity)

    def count_mail(self, who: str | None, address: str, to: str) -> None:
        """One more mail that somebody, from there, asks for; nobody gets more than a few that they did not want."""
        self._mails_to.take(to)
        self._mails.take(f"at {address}")
        if who is not None:
            self._mails.take(who)

    def count_messages(self, identity: str, count: int) -> None:
        """So many messages more that are to go to wherever somebody wants them."""
        self._messages.take(identity, count)
        address = self._seen_at.get(identity)
        if address is not None:
            self._messages_of_address.take(address, count)

    def count_written(self, identity: str, size: int) -> None:
        """So many bytes more that are to be kept."""
        self._written.take(identity, size)
        address = self._seen_at.get(identity)
        if address is not None:
            self._written_of_address.take(address, size)
