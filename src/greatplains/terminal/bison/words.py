"""Turns of Bison in plain words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final

from greatplains.core.contract import Meaning
from greatplains.games.bison.state import KINDS, TRACK_END
from greatplains.games.bison.steps import TRADE_RATE

_KINDS: Final = {kind[0]: kind for kind in KINDS}
# Steps that show that hunters take part in the action.
_AT_WORK: Final = ("place", "build", "target", "from")


def turn_words(meanings: Sequence[Meaning], text: str) -> str:
    """What the player does: `moves a hunter from c3p to c3r, pays 2 bison`."""
    parts = [_PHRASES[meaning.kind](meaning.parameters) for meaning in meanings if meaning.kind in _PHRASES]
    parts += _buildings(meanings) + _gathering(meanings) + _moves(meanings)
    kinds = {meaning.kind for meaning in meanings}
    if "action" in kinds and kinds.isdisjoint(_AT_WORK):
        parts.append("uses no hunters")
    parts += [f"gains 1 {meaning.parameters['animal']}" for meaning in meanings if meaning.kind == "gain"]
    payment = text.rsplit(" ", 1)[-1]
    if payment.startswith("-"):
        parts.append(f"pays {_payment(payment)}")
    return ", ".join(parts) or f"lets go of what is above {TRACK_END}"


_PHRASES: Final[dict[str, Callable[[dict[str, str | int]], str]]] = {
    "buy": lambda named: f"buys {item_words(str(named['item']))}",
    "trade": lambda named: f"trades {animals(TRADE_RATE, str(named['gives']))} for 1 {named['brings']}",
    "lay": lambda named: f"lays the tile on {named['cell']}",
    "place": lambda named: f"puts {hunters_words(int(named['hunters']))} on its {named['terrain']}",
}


def item_words(name: str) -> str:
    """`a 2-tepee`."""
    if name == "h":
        return "a hunter"
    return f"a {name[1]}-{'tepee' if name[0] == 't' else 'canoe'}"


def hunters_words(count: int) -> str:
    """`a hunter`, `3 hunters`."""
    return "a hunter" if count == 1 else f"{count} hunters"


def _buildings(meanings: Sequence[Meaning]) -> list[str]:
    action = next((meaning.parameters["action"] for meaning in meanings if meaning.kind == "action"), "")
    builds = [meaning.parameters for meaning in meanings if meaning.kind == "build"]
    return [
        f"puts a {named['value']}-{action} on {named['space']}"
        if named["value"]
        else f"takes the {action} off {named['space']}"
        for named in builds
    ]


def _gathering(meanings: Sequence[Meaning]) -> list[str]:
    targets = [meaning.parameters["space"] for meaning in meanings if meaning.kind == "target"]
    sources = _runs([str(meaning.parameters["space"]) for meaning in meanings if meaning.kind == "join"])
    joined = ", ".join(f"{hunters_words(count)} from {space}" for space, count in sources)
    return [f"calls {joined} to {target}" for target in targets]


def _moves(meanings: Sequence[Meaning]) -> list[str]:
    leaves = [meaning.parameters["space"] for meaning in meanings if meaning.kind == "from"]
    stops = [meaning.parameters["space"] for meaning in meanings if meaning.kind == "to"]
    moves = _runs([f"{leave} to {stop}" for leave, stop in zip(leaves, stops, strict=True)])
    return [f"moves {hunters_words(count)} from {move}" for move, count in moves]


def _runs(words: Sequence[str]) -> list[tuple[str, int]]:
    return [(word, len(list(same))) for word, same in groupby(words)]


def _payment(text: str) -> str:
    """`-b2s1`: 2 bison and 1 salmon."""
    kinds = [letter for letter in text if letter in _KINDS]
    counts = "".join(" " if letter in _KINDS else letter for letter in text[1:]).split()
    paid = [animals(int(count), _KINDS[kind]) for kind, count in zip(kinds, counts, strict=True)]
    return " and ".join([", ".join(paid[:-1]), paid[-1]] if len(paid) > 1 else paid)


def animals(count: int, kind: str) -> str:
    """Bison and salmon are the same in any number."""
    return f"{count} {kind}{'s' if kind == 'turkey' and count != 1 else ''}"
