"""How much anybody may ask for, and what names and texts may look like."""

from __future__ import annotations

import re
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from greatplains.server.refusals import Refusal, TooLarge, TooMany

NAME_LENGTH: Final = 30
# A tile set of 21 faces is a tenth of it; its ids could be of any length.
_OPTIONS_BYTES: Final = 20_000
_MOST_BUCKETS: Final = 100_000
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}")
# Joins the parts of one picture, as in a family of emoji. All other invisible characters can turn or hide text.
_JOINER: Final = "\u200d"
_UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


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
            raise TooMany("too_fast", "Too many requests; wait {seconds} seconds.", seconds=round(wait + 0.05, 1))
        self._buckets[key] = (tokens - 1, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)


def check_name(name: str) -> str:
    """A display name: 1 to 30 visible characters."""
    return _check_text("name", "A name", name, NAME_LENGTH)


def check_chat(text: str, most: int) -> str:
    """A chat message."""
    return _check_text("text", "A message", text, most)


def check_options_size(options: Mapping[str, Any]) -> None:
    """The options of a table are stored with it and sent to everybody there, so they are short."""
    if len(msgspec.json.encode(options)) > _OPTIONS_BYTES:
        raise TooLarge("options_large", "The options of a table have at most {most} bytes.", most=_OPTIONS_BYTES)


def check_colour(colour: str) -> str:
    """A colour as #rrggbb."""
    if not _COLOUR.fullmatch(colour):
        raise Refusal("colour", "A colour is written #rrggbb, with digits and a to f.")
    return colour


def _check_text(code: str, what: str, text: str, most: int) -> str:
    text = " ".join(unicodedata.normalize("NFC", text).split(" ")).strip(" ")
    if not text:
        raise Refusal(f"{code}_empty", what + " must not be empty.")
    if len(text) > most:
        raise Refusal(f"{code}_long", what + " has at most {most} characters, not {found}.", most=most, found=len(text))
    if any(unicodedata.category(letter) in _UNSEEN and letter != _JOINER for letter in text):
        raise Refusal(f"{code}_signs", what + " must not hold control characters or other invisible signs.")
    return text
