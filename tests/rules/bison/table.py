"""Tables of Bison set from readable data, on which turn texts are played and looked at.

Pieces are written as a seat and what it has on a space, `"0 h3 t2"`: three hunters and a 2-tepee of seat 0. A reserve
or market is written `"h4 t1 t2 c1 c2"`. Tracks are (bison, salmon, turkey). Every piece on the table comes out of the
reserve, and when that has none out of the market, so each seat always has its 8 hunters, 6 tepees and 6 canoes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import pytest

from greatplains.core.contract import Setup
from greatplains.core.errors import BadNotation, GreatPlainsError, IllegalStep
from greatplains.games.bison.board import SPACES, TERRAINS, parse_cell, parse_space, space_name
from greatplains.games.bison.position import BisonPosition
from greatplains.games.bison.rules import BisonRules
from greatplains.games.bison.state import ACTIONS, ITEM_NAMES, ITEMS, SEASONS
from greatplains.games.bison.tilefile import read_tiles
from greatplains.games.bison.tiles import START_TILES

RULES: Final = BisonRules()
ALL_PIECES: Final = "h8 t1 t1 t2 t2 t3 t4 c1 c1 c2 c2 c3 c4"
# What the seats have done when only `turns_left` says how far the season is.
USUAL_ACTIONS: Final = ("tile", "gather", "walk", "trek")

Animals = tuple[int, int, int]
STEP: Final = {
    (found.kind, *found.parameters.values()): step
    for step in range(RULES.step_count)
    for found in [RULES.meaning(step)]
}


class Table:
    """A position of Bison to play turn texts on."""

    def __init__(self, position: BisonPosition) -> None:
        self.position = position

    # Playing.

    def play(self, *texts: str) -> None:
        """Play turns; each is also written again from its steps, and must read the same."""
        for text in texts:
            steps = RULES.parse_turn(self.position, text)
            assert RULES.turn_text(self.position, steps) == text
            for step in steps:
                self.position.play(step)
            assert self.position.is_turn_start

    def illegal(self, text: str, code: str, rule: str) -> None:
        """The rules do not allow the turn: for this reason, by this rule, and nothing has changed."""
        with self._unchanged(), pytest.raises(IllegalStep) as caught:
            self.play(text)
        _assert_reason(caught.value, code, rule)

    def misspelt(self, text: str, code: str) -> None:
        """The turn is not written as turns are written, and nothing has changed."""
        with self._unchanged(), pytest.raises(BadNotation) as caught:
            self.play(text)
        _assert_reason(caught.value, code, "records")

    def refused(self, text: str) -> GreatPlainsError:
        """The error that the turn raises, whatever it is; nothing has changed."""
        with self._unchanged(), pytest.raises(GreatPlainsError) as caught:
            self.play(text)
        return caught.value

    def allows(self, text: str) -> bool:
        """Could this turn be played? (On the table nothing changes.)"""
        try:
            Table(self.position.copy()).play(text)
        except GreatPlainsError:
            return False
        return True

    def step(self, kind: str, *parameters: str | int) -> None:
        """Play one step of a turn: `step("from", "c3p")`."""
        self.position.play(STEP[kind, *parameters])

    def choices(self, kind: str) -> set[str]:
        """What can be chosen now in a kind of step, as text: spaces, items, actions …"""
        found = [RULES.meaning(step) for step in self.position.legal_steps()]
        return {" ".join(map(str, meaning.parameters.values())) for meaning in found if meaning.kind == kind}

    def kinds(self) -> set[str]:
        """The kinds of steps there are now."""
        return {RULES.meaning(step).kind for step in self.position.legal_steps()}

    def harvest(self) -> list[Animals]:
        """Play the last turn of a season as one without hunters; what the scoring then brought each seat."""
        before = [self.tracks(seat) for seat in range(self.position.players)]
        last = self.seat
        self.play("canoe +t")
        gained = [self.tracks(seat) for seat in range(self.position.players)]
        bison, salmon, turkey = gained[last]
        gained[last] = (bison, salmon, turkey - 1)
        return [(b - x, s - y, t - z) for (b, s, t), (x, y, z) in zip(gained, before, strict=True)]

    # Looking.

    @property
    def seat(self) -> int:
        return int(self.position.seat)

    @property
    def season(self) -> int:
        """From 1 on."""
        return int(self.position.season) + 1

    def tracks(self, seat: int) -> Animals:
        """Bison, salmon, turkey."""
        bison, salmon, turkey = (self.position.tracks[seat * 3 + kind] for kind in range(3))
        return bison, salmon, turkey

    def space(self, name: str) -> str:
        """What stands on a space, written like the pieces a table is set with; "" when it is empty."""
        space = _space(name)
        owner = self.position.owner(space)
        if owner < 0:
            return ""
        hunters, value = self.position.hunters[space], self.position.pieces[space]
        piece = f"{'c' if name.endswith('r') else 't'}{value}"
        return " ".join([str(owner), *([f"h{hunters}"] if hunters else []), *([piece] if value else [])])

    def pieces(self) -> dict[str, str]:
        """All spaces that are not empty."""
        names = [space_name(space) for space in range(SPACES) if self.position.owner(space) >= 0]
        return {name: self.space(name) for name in names}

    def animals(self, name: str) -> int:
        return int(self.position.animals[_space(name)])

    def reserve(self, seat: int) -> str:
        return _items_text(list(self.position.reserve)[seat * ITEMS : (seat + 1) * ITEMS])

    def market(self, seat: int) -> str:
        return _items_text(list(self.position.market)[seat * ITEMS : (seat + 1) * ITEMS])

    def tiles(self) -> set[str]:
        """The laid tiles: `"07 d2/1"`."""
        view = RULES.view(self.position, None)
        return {f"{tile['tile']} {tile['cell']}/{tile['rotation']}" for tile in view["tiles"]}

    def open_cells(self) -> set[str]:
        return set(RULES.view(self.position, None)["open"])

    def hand(self, seat: int) -> str | None:
        """The tile in a seat's hand, as the seat itself sees it."""
        hand = RULES.view(self.position, seat)["seats"][seat]["hand"]
        return None if hand is None else str(hand["tile"])

    def used(self, seat: int) -> set[str]:
        """The actions a seat has taken this season."""
        return set(RULES.view(self.position, None)["seats"][seat]["used"])

    def near(self, name: str) -> set[str]:
        """Where a lone hunter of the seat to move could walk to from here."""
        return self._stops("walk", name)

    def in_reach(self, name: str) -> set[str]:
        """Where a lone hunter of the seat to move could trek to from here."""
        return self._stops("trek", name)

    def regions(self, terrain: str) -> set[frozenset[str]]:
        """The regions of a terrain, each as the names of its spaces."""
        return {frozenset(part.places) for part in RULES.breakdown(self.position) if part.name == terrain}

    def _stops(self, action: str, name: str) -> set[str]:
        other = Table(self.position.copy())
        other.position.add_hunters(other.position.seat, _space(name), 1)
        other.step("action", action)
        other.step("from", name)
        return other.choices("to")

    def _unchanged(self) -> _Unchanged:
        return _Unchanged(self.position)


class _Unchanged:
    """A refused turn leaves everything as it was."""

    def __init__(self, position: BisonPosition) -> None:
        self.position = position
        self.before = position.to_bytes()

    def __enter__(self) -> None:
        return None

    def __exit__(self, *_: object) -> None:
        assert self.position.to_bytes() == self.before


def table(
    *,
    players: int = 2,
    variant: int = 0,
    first: int = 0,
    season: int = 1,
    tiles: Sequence[str] = (),
    tile_set: Any = "standard",
    hands: Mapping[int, str] | None = None,
    pieces: Mapping[str, str] | None = None,
    tracks: Mapping[int, Animals] | None = None,
    reserve: Mapping[int, str] | None = None,
    used: Mapping[int, str] | None = None,
    turns_left: int | None = None,
) -> Table:
    """A table in some season, the totem with the seat `first`.

    `tiles` lie besides the start tiles. `used` names the actions each seat has taken; `turns_left` says instead how
    many turns the season still has. A seat whose `reserve` is given has the rest of its pieces, as far as they are not
    on the table, in its market.
    """
    faces = read_tiles(tile_set)
    taken = _taken(players, first, used, turns_left)
    laid = [text.split(" ")[0] for text in tiles]
    stack = _stack(players, first, season, faces.ids[START_TILES:], laid, hands or {}, taken)
    setup = Setup(players, (first - season + 1) % players, {"variant": variant, "tiles": tile_set}, stack)
    position = RULES.opening(RULES.check_setup(setup))
    for text in tiles:
        tile, cell, rotation = text.replace("/", " ").split(" ")
        number = parse_cell(cell)
        assert number is not None
        assert not position.laid >> number & 1, f"two tiles on {cell}"
        position.lay_tile(faces.number_of[tile], number, int(rotation))
    for seat, animals in (tracks or {}).items():
        for kind in range(3):
            position.tracks[seat * 3 + kind] = animals[kind]
    for name, text in (pieces or {}).items():
        _put(position, name, text)
    for seat, text in (reserve or {}).items():
        _set_reserve(position, seat, _items(text))
    position.season = season - 1
    position.begin_season()
    for seat, actions in taken.items():
        for action in actions:
            position.used[seat] |= 1 << ACTIONS.index(action)
        if "tile" in actions:
            position.tiles_in_hand &= ~(1 << seat)
    position.turn_of_season = sum(map(len, taken.values()))
    position.turn = (season - 1) * 4 * players + position.turn_of_season
    position.seat = (first + position.turn_of_season) % players
    return Table(position)


def own_tiles(**changed: Any) -> dict[str, Any]:
    """The standard tiles as a user's own set, with some faces changed: `own_tiles(S1=[0, 3, 0, 3, 0])`."""
    faces = {tile_id: list(face) for tile_id, face in read_tiles("standard").faces.items()} | changed
    return {
        "start": {tile_id: face for tile_id, face in faces.items() if tile_id.startswith("S")},
        "draw": {tile_id: face for tile_id, face in faces.items() if not tile_id.startswith("S")},
    }


def spaces_of(cells: Sequence[str]) -> Iterator[str]:
    """The three spaces of each cell."""
    return (cell + terrain[0] for cell in cells for terrain in TERRAINS)


def _assert_reason(error: GreatPlainsError, code: str, rule: str) -> None:
    assert (error.code, error.rule) == (code, rule), f"{error.code}, {error.rule}: {error.sentence}"


def _taken(
    players: int, first: int, used: Mapping[int, str] | None, turns_left: int | None
) -> dict[int, tuple[str, ...]]:
    order = [(first + place) % players for place in range(players)]
    if turns_left is not None:
        assert used is None
        played = 4 * players - turns_left
        return {seat: USUAL_ACTIONS[: (played + players - 1 - place) // players] for place, seat in enumerate(order)}
    taken = {seat: tuple((used or {}).get(seat, "").split()) for seat in range(players)}
    counts = [len(taken[seat]) for seat in order]
    assert counts == sorted(counts, reverse=True), "seats take their turns in order"
    assert counts[0] - counts[-1] <= 1, "seats take their turns in order"
    return taken


def _stack(
    players: int,
    first: int,
    season: int,
    ids: Sequence[str],
    laid: Sequence[str],
    hands: Mapping[int, str],
    taken: Mapping[int, Sequence[str]],
) -> tuple[str, ...]:
    """An order of the tiles that has put those on the table and those in the hands."""
    drawn_before = (season - 1) * players
    place_of = {seat: drawn_before + (seat - first) % players for seat in range(players)}
    stack = dict.fromkeys(range(players * SEASONS[players]), "")
    stack |= {place_of[seat]: tile for seat, tile in hands.items()}
    spent = [*range(drawn_before), *(place_of[seat] for seat in taken if "tile" in taken[seat])]
    stack |= dict(zip(spent, laid, strict=False))
    rest = [tile for tile in ids if tile not in laid and tile not in hands.values()]
    gaps = [place for place, tile in stack.items() if not tile]
    assert len(rest) >= len(gaps), "so many tiles lie on the table in a later season only"
    stack |= dict(zip(gaps, rest, strict=False))
    return tuple(stack[place] for place in sorted(stack))


def _set_reserve(position: BisonPosition, seat: int, items: Sequence[int]) -> None:
    """What the seat has neither in this reserve nor on the table is in its market."""
    for item, count in enumerate(items):
        here = seat * ITEMS + item
        off_table = position.reserve[here] + position.market[here]
        assert count <= off_table, f"seat {seat} has no more {ITEM_NAMES[item]}"
        position.reserve[here] = count
        position.market[here] = off_table - count


def _put(position: BisonPosition, name: str, text: str) -> None:
    owner, *words = text.split(" ")
    seat, space = int(owner), _space(name)
    assert position.tile_at[space % 27] >= 0, f"no tile for {name}"
    items = _items(" ".join(words))
    for item, count in enumerate(items):
        for _ in range(count):
            stock = position.reserve if position.reserve[seat * ITEMS + item] > 0 else position.market
            assert stock[seat * ITEMS + item] > 0, f"seat {seat} has no more {ITEM_NAMES[item]}"
            stock[seat * ITEMS + item] -= 1
    position.add_hunters(seat, space, items[0])
    values = [(item - 1) % 4 + 1 for item in range(1, ITEMS) if items[item]]
    if values:
        (value,) = values
        position.set_piece(seat, space, value)


def _items(text: str) -> list[int]:
    """`"h2 t1 t1 c3"` as a number of each item."""
    items = [0] * ITEMS
    for word in text.split():
        if word.startswith("h"):
            items[0] += int(word[1:])
        else:
            items[ITEM_NAMES.index(word)] += 1
    return items


def _items_text(items: Sequence[int]) -> str:
    hunters, *others = items
    words = [name for name, count in zip(ITEM_NAMES[1:], others, strict=True) for _ in range(count)]
    return " ".join([f"h{hunters}", *words])


def _space(name: str) -> int:
    space = parse_space(name)
    assert space is not None, f"no space {name}"
    return space
