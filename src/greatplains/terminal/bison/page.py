"""A view of Bison as a page for the terminal: the map, the players, and what each region would bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from greatplains.core.contract import Part, Standing, View
from greatplains.games.bison.board import TERRAINS
from greatplains.games.bison.state import ACTIONS_A_SEASON, KIND_OF_TERRAIN, KINDS, TRACK_END
from greatplains.terminal.bison.board import LARGE, SMALL, SMALLER, SMALLEST, TOTEM, board_canvas, hand_canvas
from greatplains.terminal.bison.choices import choice_words as choice_words
from greatplains.terminal.bison.choices import question as question
from greatplains.terminal.bison.grounds import GROUNDS
from greatplains.terminal.bison.words import animals
from greatplains.terminal.bison.words import turn_words as turn_words
from greatplains.terminal.hexes import HexSize
from greatplains.terminal.outcome import Counting
from greatplains.terminal.palette import INK, PLAYERS
from greatplains.terminal.screen import (
    LEAST_WIDTH,
    Screen,
    flowed,
    hanging,
    heading,
    player,
    sentence,
    tables,
    too_narrow,
)

COUNTING: Final = Counting("Animals in all", "The higher lowest track wins")
_ANIMAL: Final = {TERRAINS[number]: KINDS[kind] for number, kind in enumerate(KIND_OF_TERRAIN)}
_PIECE: Final = {"prairie": "T", "mountain": "T", "river": "C"}
# The columns that a map of each size takes, with a margin beside a large one.
_SIZES: Final = ((98, LARGE), (72, SMALL), (60, SMALLER), (48, SMALLEST))
# Tracks are drawn as bars where three of them find room.
_BARS_FROM: Final = 78
_NAME_ROOM: Final = 8


def page(view: View, parts: Sequence[Part], why: Callable[[Standing], str], screen: Screen) -> Group:
    """Everything there is to see."""
    if screen.width < LEAST_WIDTH:
        return Group(too_narrow("The game", LEAST_WIDTH, screen))
    size = next((size for width, size in _SIZES if screen.width >= width), None)
    blocks = [*_map(view, size, screen), Text()]
    hand = view["seats"][view["seat"]]["hand"] if view["seat"] is not None else None
    if hand:
        tiles = hand_canvas(hand, size or SMALLEST)
        blocks += [_hand_title(view["seat"], hand), *tiles.lines(screen.has_colours), Text()]
    blocks += [*_tracks(view, screen), Text(), *_pieces(view, screen), Text()]
    return Group(*blocks, *_regions(view, parts, why, screen), Text(), *_legend(screen))


def _map(view: View, size: HexSize | None, screen: Screen) -> Sequence[RenderableType]:
    if size is None:
        return [too_narrow("The map", _SIZES[-1][0], screen)]
    return board_canvas(view, size).lines(screen.has_colours)


def status(view: View) -> Text:
    """Where the game stands, and who is to move."""
    if view["over"]:
        return Text(f"After the last of {view['seasons']} seasons.")
    season = f"Season {view['season']} of {view['seasons']}"
    mover = player(view["to_move"])
    if view["phase"] == "overflow":
        return sentence(
            f"{season}, scoring of the {view['scoring']}s: ", mover, f" has more than {TRACK_END} of a kind."
        )
    stack = "the stack is empty" if view["stack"] == 0 else f"{view['stack']} tiles in the stack"
    return sentence(f"{season}, round {view['round']} of {ACTIONS_A_SEASON}, {stack}: ", mover, " to move.")


def section(view: View) -> str:
    """The part of the game a turn belongs to."""
    return f"Season {view['season']} of {view['seasons']}"


def stage(view: View) -> str:
    """The place of a turn within that part."""
    return "scoring" if view["phase"] == "overflow" else f"round {view['round']}"


def stores(view: View) -> Text:
    """All tracks in one line."""
    line = Text()
    for seat, own in enumerate(view["seats"]):
        line.append("   " if seat else "")
        line.append_text(player(seat))
        line.append("".join(f" {own['tracks'][kind]}{kind[0]}" for kind in KINDS))
    return line


def _tracks(view: View, screen: Screen) -> Sequence[RenderableType]:
    has_bars = screen.width >= _BARS_FROM
    rows: list[list[str | Text]] = []
    for seat, own in enumerate(view["seats"]):
        tracks = [own["tracks"][kind] for kind in KINDS]
        shown = [_track(count) if has_bars else str(count) for count in tracks]
        rows.append([_name(view, seat), *shown, str(sum(tracks))])
    return tables(["", *KINDS, "all"], rows, screen.width, numbers=["all"] if has_bars else [*KINDS, "all"])


def _name(view: View, seat: int) -> Text:
    """The holder of the totem has it before the name, the seat to move an arrow."""
    is_to_move = seat == view["to_move"] and not view["over"]
    return sentence(TOTEM if seat == view["totem"] else " ", "→ " if is_to_move else "  ", player(seat))


def _track(count: int) -> Text:
    filled = min(count, TRACK_END)
    return sentence("━" * filled, Text("·" * (TRACK_END - filled), "dim"), f" {count:2}")


def _pieces(view: View, screen: Screen) -> Sequence[RenderableType]:
    rows: list[list[str | Text]] = [
        [_name(view, seat), _items(own["reserve"]), _items(own["market"]), " ".join(own["used"]) or "none yet"]
        for seat, own in enumerate(view["seats"])
    ]
    return tables(["", "reserve", "market", "actions this season"], rows, screen.width)


def _items(items: dict[str, Any]) -> str:
    """`4h T12 C1`: four hunters, tepees of value 1 and 2, a canoe of value 1."""
    words = [f"{items['hunters']}h"]
    for letter, kind in (("T", "tepees"), ("C", "canoes")):
        if items[kind]:
            words.append(letter + "".join(map(str, items[kind])))
    return " ".join(words)


def _hand_title(seat: int, hand: dict[str, Any]) -> Text:
    return sentence(player(seat), f" has tile {hand['tile']} in hand; turned by 0, 1 and 2 thirds:")


def _regions(view: View, parts: Sequence[Part], why: Callable[[Standing], str], screen: Screen) -> list[RenderableType]:
    """Every region with somebody in it, best first; then those still free."""
    lines: list[RenderableType] = [
        heading("Regions, and what each brought" if view["over"] else "Regions, and what each would bring now")
    ]
    room = max((len(_strength(part, standing)) for part in parts for standing in part.standings), default=0)
    for part in parts:
        if part.standings:
            lines.append(
                sentence(
                    f"{part.name} with {animals(part.worth, _ANIMAL[part.name])}: ", Text(" ".join(part.places), "dim")
                )
            )
        for standing in part.standings:
            name = player(standing.seat)
            name.pad_right(_NAME_ROOM - len(name))
            strength = _strength(part, standing).ljust(room)
            lines.append(hanging(sentence("  ", name, f" +{standing.award:<2}  {strength}  "), why(standing)))
    free = [part for part in parts if not part.standings]
    if free:
        lines.append(Text("Nobody in " + ", ".join(map(_free_region, free)) + "."))
    return [*lines, *_totals(view, parts, screen)]


def _strength(part: Part, standing: Standing) -> str:
    """What a player has there: `T2 T1 3h`."""
    words = [f"{_PIECE[part.name]}{value}" for value in (4, 3, 2, 1) for _ in range(standing.facts[f"value_{value}"])]
    if standing.facts["hunters"]:
        words.append(f"{standing.facts['hunters']}h")
    return " ".join(words)


def _free_region(part: Part) -> str:
    return f"{'+'.join(part.places)} ({part.worth}{_ANIMAL[part.name][0]})"


def _totals(view: View, parts: Sequence[Part], screen: Screen) -> list[Text]:
    """What all regions together bring each player."""
    totals: list[Text] = []
    for seat in range(view["players"]):
        line = sentence("" if seat else "In all: ", player(seat))
        for kind in KINDS:
            awards = [
                own.award for part in parts for own in part.standings if own.seat == seat and _ANIMAL[part.name] == kind
            ]
            line.append(f" {sum(awards)}{kind[0]}")
        totals.append(line)
    return flowed(totals, screen.width)


def _legend(screen: Screen) -> list[Text]:
    grounds: list[Text] = []
    for letter, words in (("p", "prairie, b bison"), ("m", "mountain, t turkey"), ("r", "river, s salmon")):
        terrain = GROUNDS[letter]
        grounds.append(
            Text(f" {words} ", f"{INK} on {terrain.colour}") if screen.has_colours else Text(f"{terrain.sign} {words}")
        )
    owner = PLAYERS[0]
    example = Text(f"{owner.symbol}3T2: {owner.name} has 3 hunters and a tepee of value 2 there", "dim")
    signs = (f"{TOTEM} totem", "→ to move", "··· free for a tile", "h hunter", "T12 tepees 1 and 2", "C canoe")
    return [
        *flowed(grounds, screen.width),
        *flowed((Text(sign, "dim") for sign in signs), screen.width),
        example,
    ]
