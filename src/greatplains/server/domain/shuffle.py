"""The shuffle: nobody need trust the server, and nobody alone decides it.

A server that sets up a table draws a secret of 32 bytes and publishes its SHA-256, the commitment, before anybody sits
down. Whoever sits may then add 16 random bytes; a seat that adds none counts as empty. When the game begins, everything
chance decides follows from the secret and from what was added, by `shared_setup`; when it is over the secret is shown,
and everybody can work it out again. docs/shuffle.md says it for those who check; web/src/shuffle does it in the page.

Games of version 0.1 were dealt by the server alone. Their commitment is the SHA-256 of a salt, a line feed and the
set-up as canonical JSON (keys in order, no blanks, UTF-8); they can be checked as ever.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from typing import Any, Final

from greatplains.core.contract import Rules, Setup
from greatplains.core.rng import keyed

_SECRET_BYTES: Final = 32
_KEY_BYTES: Final = 8
_HEADING: Final = "greatplains shuffle 2"


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance decided for one game, and the secret of its commitment. Hidden until the game is over."""

    setup: Setup
    salt: str


@dataclass(frozen=True, slots=True)
class Shared:
    """What everybody knows of a shuffle that seats took part in: what each added, and the first seat if it was chosen
    and not drawn."""

    random: Sequence[str]
    first: int | None


def new_secret() -> str:
    """The server's part of a shuffle, from the system's source of secrets."""
    return secrets.token_hex(_SECRET_BYTES)


def promise(secret: str) -> str:
    """The commitment to a secret: published before anybody adds to the shuffle."""
    return sha256(secret.encode()).hexdigest()


def new_deal(rules: Rules[Any], players: int, options: Mapping[str, Any], shared: Shared, secret: str) -> Deal:
    """Shuffle for a new game."""
    return Deal(shared_setup(rules, players, options, shared, secret), secret)


def shared_setup(rules: Rules[Any], players: int, options: Mapping[str, Any], shared: Shared, secret: str) -> Setup:
    """What follows from the secret and from what seats added, each in hexadecimal digits. The first eight bytes of the
    SHA-256 of these lines begin the random numbers that the rules deal by."""
    lines = [_HEADING, secret, *shared.random]
    return rules.deal(players, keyed(sha256("\n".join(lines).encode()).digest()[:_KEY_BYTES]), options, shared.first)


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
    """What was published about the shuffle of a game of 0.1, which the server dealt alone."""
    return sha256(f"{salt}\n{setup}".encode()).hexdigest()


def is_kept(rules: Rules[Any], setup: Setup, published: str, salt: str, shared: Shared | None) -> bool:
    """Does this set-up fit what was published before the game? `shared` is None for games of 0.1."""
    if shared is None:
        return _is_same(published, commitment(salt, setup_text(setup)))
    return (
        _is_same(published, promise(salt))
        and len(shared.random) == setup.players
        and shared_setup(rules, setup.players, setup.options, shared, salt) == setup
    )


def _is_same(one: str, other: str) -> bool:
    return compare_digest(one.encode(), other.encode())
