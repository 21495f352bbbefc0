"""What a seat may see of Bison: everything but the tiles in other hands and in the stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from greatplains.core.bits import members
from greatplains.core.contract import View
from greatplains.core.rng import Rng
from greatplains.games.bison.board import CELLS, TERRAINS, cell_name, space_name
from greatplains.games.bison.position import BisonPosition
from greatplains.games.bison.state import (
    ACTIONS,
    ACTIONS_A_SEASON,
    CANOES,
    HUNTERS,
    ITEMS,
    KINDS,
    OVERFLOWING,
    TEPEES,
)
from greatplains.games.bison.tiles import START_TILES

PHASES: Final = (
    "choose",
    "lay",
    "place",
    "build",
    "target",
    "join",
    "from",
    "to",
    "gain",
    "pay bison",
    "pay salmon",
    "overflow",
    "over",
)


COURSE: Final = (
    "to_move",
    "turn",
    "over",
    "phase",
    "season",
    "seasons",
    "round",
    "totem",
    "stack",
    "draft",
    "scoring",
)


def view(position: BisonPosition, seat: int | None) -> View:
    """The position as the seat sees it."""
    return views(position, [seat])[0]


def views(position: BisonPosition, seats: Sequence[int | None]) -> list[View]:
    """The position as each of the seats sees it: they differ in the tile in hand."""
    shared = _open_to_all(position)
    found = []
    for seat in seats:
        seen = shared.copy()
        seen["seat"] = seat
        if seat is not None and position.holds_tile(seat):
            own = shared["seats"][seat].copy()
            own["hand"] = hand(position, seat)
            seen["seats"] = shared["seats"].copy()
            seen["seats"][seat] = own
        found.append(seen)
    return found


def _open_to_all(position: BisonPosition) -> View:
    """What everybody may see; what only one seat may see is None."""
    return {
        "game": position.game,
        "players": position.players,
        "variant": position.variant,
        "seat": None,
        **dict(zip(COURSE, course_values(position), strict=True)),
        "tiles": [tile(position, cell) for cell in members(position.laid)],
        "open": [cell_name(cell) for cell in members(position.open)],
        "spaces": {
            space_name(terrain * CELLS + cell): space_view(position, terrain * CELLS + cell)
            for cell in members(position.laid)
            for terrain in range(len(TERRAINS))
        },
        "seats": [seat_view(position, seat) for seat in range(position.players)],
    }


def course_values(position: BisonPosition) -> list[Any]:
    """How far the game and the turn have come: what has the names of `COURSE`."""
    phase = PHASES[position.phase]
    return [
        position.seat,
        position.turn,
        position.is_over,
        phase,
        position.season + 1,
        position.seasons,
        min(position.turn_of_season // position.players + 1, ACTIONS_A_SEASON),
        position.totem_seat(),
        len(position.stack) - (position.season + 1) * position.players,
        None if position.is_turn_start else _draft(position, phase),
        TERRAINS[position.terrain] if position.phase == OVERFLOWING else None,
    ]


def tile(position: BisonPosition, cell: int) -> View:
    """A tile on the board."""
    number, rotation = divmod(position.tile_at[cell], 3)
    tile_id = position.tiles.ids[number]
    return {"cell": cell_name(cell), "tile": tile_id, "rotation": rotation, "face": list(position.tiles.faces[tile_id])}


def space_view(position: BisonPosition, space: int) -> View:
    """A space, and who has pieces there."""
    owner = position.owner(space)
    return {
        "animals": position.animals[space],
        "seat": None if owner < 0 else owner,
        "hunters": position.hunters[space],
        "value": position.pieces[space],
    }


def seat_view(position: BisonPosition, seat: int) -> View:
    """A seat, without the tile in its hand."""
    return {
        "tracks": {kind: position.tracks[seat * 3 + number] for number, kind in enumerate(KINDS)},
        "reserve": items(position.reserve, seat),
        "market": items(position.market, seat),
        "used": used(position, seat),
        "holds_tile": position.holds_tile(seat),
        "hand": None,
    }


def hand(position: BisonPosition, seat: int) -> View | None:
    """The tile in a hand, which only its seat may see."""
    if not position.holds_tile(seat):
        return None
    tile_id = position.tiles.ids[position.stack[position.draw_of(seat)]]
    return {"tile": tile_id, "face": list(position.tiles.faces[tile_id])}


def items(counts: vec[u8], seat: i64) -> View:
    """A seat's hunters and pieces, of the reserves or of the markets."""
    own = seat * ITEMS
    return {
        "hunters": counts[own + HUNTERS],
        "tepees": _values(counts, own + TEPEES),
        "canoes": _values(counts, own + CANOES),
    }


def used(position: BisonPosition, seat: i64) -> list[str]:
    """The actions that a seat has taken in this season."""
    return [ACTIONS[action] for action in members(position.used[seat])]


def _values(counts: vec[u8], kind: i64) -> list[int]:
    """The value of each piece of a kind, ascending."""
    found: list[int] = []
    value: i64
    for value in range(1, 5):
        for _ in range(i64(counts[kind + value])):
            found.append(value)
    return found


def _draft(position: BisonPosition, phase: str) -> View:
    """The turn under way, for whoever is shown it."""
    if phase in ("choose", "overflow"):
        return {"action": None, "hunters": 0, "limit": 0, "due": 0, "origin": None}
    origin = {
        "place": lambda: cell_name(position.origin),
        "join": lambda: space_name(position.origin),
        "to": lambda: space_name(position.origin),
    }.get(phase, lambda: None)()
    return {
        "action": ACTIONS[position.action],
        "hunters": position.spent,
        "limit": position.limit,
        "due": position.due if phase.startswith("pay") else 0,
        "origin": origin,
    }


def resample(position: BisonPosition, seat: int | None, rng: Rng) -> BisonPosition:
    """Deal the tiles anew that the seat does not know: in other hands, in the stack, and discarded unseen."""
    known = {i64(position.tile_at[cell]) // 3 for cell in members(position.laid)}
    drawn = (position.season + 1) * position.players
    hidden = list(range(drawn, len(position.stack)))
    for other in range(position.players):
        if position.holds_tile(other):
            place = position.draw_of(other)
            if other == seat:
                known.add(position.stack[place])
            else:
                hidden.append(place)
    ids = [position.tiles.ids[tile] for tile in range(START_TILES, len(position.tiles.ids)) if tile not in known]
    rng.shuffle(ids)
    stack = list(position.stack)
    for place, tile_id in zip(sorted(hidden), ids, strict=False):
        stack[place] = position.tiles.number_of[tile_id]
    dealt = position.copy()
    dealt.set_stack(stack)
    return dealt
