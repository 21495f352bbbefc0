"""Why a turn of Bison is better, and what was won and lost: codes, sentences and parameters, as data."""

from __future__ import annotations

from typing import Final

from greatplains.core.contract import Meaning
from greatplains.core.reason import NUMBER, TEXT, TEXTS, Problems, Words, words
from greatplains.games.bison.board import TERRAINS
from greatplains.games.bison.state import ACTIONS, KINDS
from greatplains.review.explanation import SEAT, Explanation, explanation

SENTENCES: Final = Problems("bison")
_add: Final = SENTENCES.add


def _animals(counted: str) -> Words:
    """So many of a kind."""
    one = {kind: kind for kind in KINDS}
    return Words("Animal", {**one, "turkey": "turkeys"}, counted, one)


_TERRAIN: Final = words("Terrain", TERRAINS)
_BUILDING: Final = words("Building", ("tepee", "canoe"))
_HOW: Final = words("Hold", {"alone": "leads alone", "shared": "shares the lead", "behind": "comes behind"})
_KIND: Final = words(
    "TurnKind",
    {
        "tile": "lay the tile",
        "tepee": "build a tepee",
        "canoe": "build a canoe",
        "gather": "gather hunters",
        "walk": "let hunters walk",
        "trek": "let hunters trek",
        "overflow": "spend what exceeds 15",
    },
)

# Regions
REGION_MORE: Final = _add(
    "region_more",
    "It {how} in the {terrain} {places}, for {award} {animal}, otherwise {other}.",
    "Bison 4",
    how=_HOW,
    terrain=_TERRAIN,
    places=TEXTS,
    award=NUMBER,
    animal=_animals("award"),
    other=NUMBER,
)
REGION_GROWS: Final = _add(
    "region_grows",
    "It makes the {terrain} {places}, where it {how}, worth {worth} {animal}, otherwise {other}.",
    "Bison 4",
    terrain=_TERRAIN,
    places=TEXTS,
    how=_HOW,
    worth=NUMBER,
    animal=_animals("worth"),
    other=NUMBER,
)
REGION_DENIED: Final = _add(
    "region_denied",
    "It keeps {rival} from leading alone in the {terrain} {places}: {award} {animal} for {rival}, otherwise {other}.",
    "Bison 4",
    rival=SEAT,
    terrain=_TERRAIN,
    places=TEXTS,
    award=NUMBER,
    animal=_animals("award"),
    other=NUMBER,
)
TAKEN_LATER: Final = _add(
    "taken_later",
    "After turn {turn} {rival} led alone in the {terrain} {places}.",
    "Bison 4",
    turn=NUMBER,
    rival=SEAT,
    terrain=_TERRAIN,
    places=TEXTS,
)
BUILT: Final = _add(
    "built",
    "It has a {piece} of {value} on {cell}, which hunters alone cannot beat.",
    "Bison 4",
    piece=_BUILDING,
    value=NUMBER,
    cell=TEXT,
)
GUARDED: Final = _add(
    "guarded",
    "Its {piece} of {value} on {cell} holds the {terrain} {places}, {worth} {animal}: hunters alone cannot take it.",
    "Bison 4",
    piece=_BUILDING,
    value=NUMBER,
    cell=TEXT,
    terrain=_TERRAIN,
    places=TEXTS,
    worth=NUMBER,
    animal=_animals("worth"),
)

# Hunters and animals
HUNTERS: Final = _add(
    "hunters",
    "It has {hunters} of its hunters on the board, otherwise {other}.",
    hunters=NUMBER,
    other=NUMBER,
)
IDLE: Final = _add(
    "idle",
    "It leaves {hunters} of its hunters where they bring nothing, otherwise {other}.",
    "Bison 4",
    hunters=NUMBER,
    other=NUMBER,
)
STOCK: Final = _add(
    "stock", "It leaves {animals} of its animals in stock, otherwise {other}.", animals=NUMBER, other=NUMBER
)
OVERFLOW: Final = _add(
    "overflow",
    "As things stand {animals} of its animals will exceed 15 at the scoring, otherwise {other}.",
    "Bison 4",
    animals=NUMBER,
    other=NUMBER,
)

# What was won and lost
SCORED: Final = _add(
    "scored",
    "The {terrain} {places} brought {award} {animal}.",
    "Bison 4",
    terrain=_TERRAIN,
    places=TEXTS,
    award=NUMBER,
    animal=_animals("award"),
)
PAID: Final = _add("paid", "For {hunters} hunters {animals} animals were paid.", hunters=NUMBER, animals=NUMBER)
SPILT: Final = _add("spilt", "Above 15, {animals} of its animals were lost.", "Bison 4", animals=NUMBER)

# Hints
TURN_KIND: Final = _add("turn_kind", "The best turn is to {kind}.", kind=_KIND)


def kind(meanings: list[Meaning]) -> Explanation:
    """The action of a turn; spending what exceeds a track is none."""
    actions = [str(meaning.parameters["action"]) for meaning in meanings if meaning.kind == "action"]
    assert all(action in ACTIONS for action in actions)
    return explanation(TURN_KIND, kind=actions[0] if actions else "overflow")
