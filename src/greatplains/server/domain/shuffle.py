"""The shuffle is promised at the start and shown at the end, so that nobody need trust the server.

The commitment is the SHA-256, in hexadecimal, of the salt, a line feed, and the set-up as canonical JSON: keys in
order, no blanks, UTF-8. The salt keeps anybody from trying out all shuffles.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from typing import Any

from greatplains.core.contract import Rules, Setup
from greatplains.core.rng import Rng

_SALT_BYTES = 16
_SEED_BITS = 256


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance decided for one game, and the salt of its commitment. Secret until the game is over."""

    setup: Setup
    salt: str

    @property
    def commitment(self) -> str:
        return commitment(self.salt, setup_text(self.setup))


def new_deal(rules: Rules[Any], players: int, options: Mapping[str, Any], first: int | None) -> Deal:
    """Shuffle for a new game, from the system's source of secrets."""
    rng = Rng(secrets.randbits(_SEED_BITS), "server deal")
    return Deal(rules.deal(players, rng, options, first), secrets.token_hex(_SALT_BYTES))


def setup_text(setup: Setup) -> str:
    """The set-up as canonical JSON."""
    fields = {
        "players": setup.players,
        "first": setup.first,
        "options": dict(setup.options),
        "stack": list(setup.stack),
    }
    return json.dumps(fields, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def parse_setup(text: str) -> Setup:
    """The set-up that `setup_text` wrote."""
    fields = json.loads(text)
    return Setup(fields["players"], fields["first"], fields["options"], tuple(fields["stack"]))


def commitment(salt: str, setup: str) -> str:
    """The promise: published when the game starts."""
    return sha256(f"{salt}\n{setup}".encode()).hexdigest()


def is_kept(promise: str, salt: str, setup: str) -> bool:
    """Do the revealed salt and set-up fit the commitment that was published?"""
    return compare_digest(promise.encode(), commitment(salt, setup).encode())
