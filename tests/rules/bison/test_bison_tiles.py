"""Bison 1: the standard tile set, and tile sets that users bring."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from greatplains.core.contract import Setup
from greatplains.core.errors import BadOptions
from greatplains.core.options import load_option
from greatplains.core.rng import Rng
from greatplains.games.bison.tilefile import parse_tile_file, read_tiles, standard_tiles

from .table import RULES, own_tiles, table

# tiles, a, d, (bison, salmon, turkey) of the three
STANDARD_TABLE = [
    ("01 02 03", 0, 2, [(3, 0, 0), (0, 2, 1), (0, 1, 2)]),
    ("04 05 06", 0, 3, [(0, 3, 0), (2, 0, 1), (1, 0, 2)]),
    ("07 08 09", 0, 4, [(0, 0, 3), (2, 1, 0), (1, 2, 0)]),
    ("10 11 12", 1, 2, [(1, 1, 1), (2, 1, 0), (0, 1, 2)]),
    ("13 14 15", 1, 3, [(1, 1, 1), (2, 0, 1), (0, 2, 1)]),
    ("16 17 18", 1, 4, [(1, 1, 1), (1, 2, 0), (1, 0, 2)]),
]

Data = dict[str, Any]


# The standard set.


@pytest.mark.parametrize(("ids", "a", "d", "animals"), STANDARD_TABLE)
def test_standard_draw_tiles(ids: str, a: int, d: int, animals: list[tuple[int, int, int]]) -> None:
    """Bison 1 standard set, line by line."""
    faces = standard_tiles().faces
    assert [faces[tile] for tile in ids.split()] == [(a, d, *kinds) for kinds in animals]


def test_standard_start_tiles() -> None:
    """Bison 1 standard set: a = 0, d = 3, (1,1,1); S1 c3/1, S2 c4/2, S3 d3/0, so the rivers meet under the totem."""
    assert [standard_tiles().faces[tile] for tile in ("S1", "S2", "S3")] == [(0, 3, 1, 1, 1)] * 3
    t = table()
    assert t.tiles() == {"S1 c3/1", "S2 c4/2", "S3 d3/0"}
    assert t.regions("river") == {frozenset({"c3r", "c4r", "d3r"})}


def test_standard_set_is_balanced() -> None:
    """Bison 1 standard set: every draw shape three times, 18 animals of each kind over the 18 draw tiles."""
    draw = [face for tile, face in standard_tiles().faces.items() if not tile.startswith("S")]
    assert len(draw) == 18
    assert set(Counter((a, d) for a, d, *_ in draw).values()) == {3}
    assert [sum(face[kind] for face in draw) for kind in (2, 3, 4)] == [18, 18, 18]


def test_every_tile_has_three_spaces_and_three_animals() -> None:
    """Bison 1 tiles: one prairie, one river, one mountain; exactly 3 animals in all, 0-3 on each."""
    tiles = standard_tiles()
    assert len(tiles.ids) == 21
    for tile in tiles.ids[3:]:
        t = table(tiles=[f"{tile} d2/0"])
        animals = [t.animals(space) for space in ("d2p", "d2r", "d2m")]
        assert sum(animals) == 3
        assert animals == list(tiles.faces[tile][2:])


@pytest.mark.parametrize("rotation", [3, 4, 9])
def test_a_tile_fits_in_three_rotations_only(rotation: int) -> None:
    """Bison 1 tiles: 3 rotations, 120° apart."""
    t = table()
    for right in range(3):
        assert t.allows(f"tile d2/{right} +b")
    t.misspelt(f"tile d2/{rotation} +b", "tile_place")


# A user's own set.


def test_own_set_from_toml_and_from_json(tmp_path: Path) -> None:
    """Bison 1 user sets: a user can supply the faces of a printed copy as a file."""
    own = own_tiles(**{"07": [5, 1, 0, 3, 0], "S2": [2, 5, 0, 0, 3]})
    toml, json_file = tmp_path / "own.toml", tmp_path / "own.json"
    toml.write_text(as_toml(own), encoding="utf-8")
    json_file.write_text(json.dumps(own), encoding="utf-8")
    assert load_option(RULES, "tiles", toml) == load_option(RULES, "tiles", json_file) == own


def test_own_faces_are_what_lies_on_the_table() -> None:
    """Bison 1 user sets: the game is played with the faces of the file."""
    t = table(tile_set=own_tiles(**{"07": [1, 5, 1, 0, 2]}, S1=[0, 3, 0, 3, 0]), hands={0: "07"})
    assert (t.animals("c3p"), t.animals("c3r"), t.animals("c3m")) == (0, 3, 0)
    t.play("tile d2/0 +b")  # mountain in the north-east only, prairie on the five other sides
    assert (t.animals("d2p"), t.animals("d2r"), t.animals("d2m")) == (1, 0, 2)
    assert t.near("d2m") == {"d2r", "c3p"}
    assert t.near("d2p") == {"d2r", "d3m"}


def test_draw_ids_are_any_distinct_texts() -> None:
    """Bison 1 user sets, Records options: draw ids are any distinct texts without blanks."""
    own = own_tiles()
    own["draw"] = {f"Fläche-{tile}": face for tile, face in own["draw"].items()}
    t = table(tile_set=own, hands={0: "Fläche-07"})
    t.play("tile d2/0 +b")
    assert "Fläche-07 d2/0" in t.tiles()


def test_key_order_means_nothing() -> None:
    """Records options: key order means nothing."""
    own = own_tiles(**{"07": [5, 1, 0, 3, 0]})
    turned = {"draw": dict(reversed(own["draw"].items())), "start": dict(reversed(own["start"].items()))}
    one, other = RULES.deal(3, Rng(4), {"tiles": own}), RULES.deal(3, Rng(4), {"tiles": turned})
    assert one == other
    assert RULES.opening(one).to_bytes() == RULES.opening(other).to_bytes()


def test_balance_is_not_asked_of_own_sets() -> None:
    """Bison 1 user sets: only ids, a, d and the sum of animals are checked."""
    own = own_tiles()
    own["draw"] = {tile: [5, 5, 3, 0, 0] for tile in own["draw"]}
    assert read_tiles(own).faces["01"] == (5, 5, 3, 0, 0)


def change(data: Data, path: str, value: object) -> Data:
    table_name, tile = path.split(".")
    data[table_name][tile] = value
    return data


def without(data: Data, path: str) -> Data:
    table_name, tile = path.split(".")
    del data[table_name][tile]
    return data


BAD_SETS: dict[str, Callable[[Data], object]] = {
    "17 draw tiles": lambda own: without(own, "draw.18"),
    "19 draw tiles": lambda own: change(own, "draw.19", [0, 3, 1, 1, 1]),
    "two start tiles": lambda own: without(own, "start.S3"),
    "four start tiles": lambda own: change(own, "start.S4", [0, 3, 1, 1, 1]),
    "start tile of another name": lambda own: change(without(own, "start.S3"), "start.X3", [0, 3, 1, 1, 1]),
    "draw tile named like a start tile": lambda own: change(without(own, "draw.18"), "draw.S1", [0, 3, 1, 1, 1]),
    "id with a blank": lambda own: change(without(own, "draw.18"), "draw.1 8", [0, 3, 1, 1, 1]),
    "id with a tab": lambda own: change(without(own, "draw.18"), "draw.1\t8", [0, 3, 1, 1, 1]),
    "empty id": lambda own: change(without(own, "draw.18"), "draw.", [0, 3, 1, 1, 1]),
    "a below 0": lambda own: change(own, "draw.01", [-1, 3, 1, 1, 1]),
    "a above 5": lambda own: change(own, "draw.01", [6, 3, 1, 1, 1]),
    "d below 1": lambda own: change(own, "draw.01", [0, 0, 1, 1, 1]),
    "d above 5": lambda own: change(own, "start.S1", [0, 6, 1, 1, 1]),
    "animals below 0": lambda own: change(own, "draw.01", [0, 3, -1, 2, 2]),
    "two animals": lambda own: change(own, "draw.01", [0, 3, 1, 1, 0]),
    "four animals": lambda own: change(own, "start.S2", [0, 3, 1, 1, 2]),
    "four numbers": lambda own: change(own, "draw.01", [0, 3, 1, 2]),
    "six numbers": lambda own: change(own, "draw.01", [0, 3, 1, 1, 1, 0]),
    "not whole": lambda own: change(own, "draw.01", [0, 3, 1.0, 1, 1]),
    "not numbers": lambda own: change(own, "draw.01", ["0", "3", "1", "1", "1"]),
    "true is no number": lambda own: change(own, "draw.01", [True, 3, 1, 1, 1]),
    "no list": lambda own: change(own, "draw.01", "0 3 1 1 1"),
    "no start": lambda own: {"draw": own["draw"]},
    "no draw": lambda own: {"start": own["start"]},
    "start is a list": lambda own: own | {"start": list(own["start"].values())},
    "another table": lambda own: own | {"extra": {}},
}


@pytest.mark.parametrize("name", BAD_SETS)
def test_bad_sets_are_refused_as_options_and_as_files(name: str, tmp_path: Path) -> None:
    """Bison 1 user sets: 3 start + 18 draw tiles with distinct ids, a 0-5, d 1-5, animals >= 0 and summing to 3."""
    bad = BAD_SETS[name](own_tiles())
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(bad), encoding="utf-8")
    with pytest.raises(BadOptions) as as_option:
        RULES.deal(2, Rng(1), {"tiles": bad})
    with pytest.raises(BadOptions) as as_file:
        load_option(RULES, "tiles", file)
    assert as_option.value.code == as_file.value.code
    assert as_option.value.code.startswith("tiles_")
    assert as_option.value.rule == "Bison 1 tiles"
    assert as_option.value.sentence == as_file.value.sentence


@pytest.mark.parametrize("bad", ["Standard", "", None, 1, [], [["01", 0, 3, 1, 1, 1]]])
def test_option_is_standard_or_a_whole_set(bad: object) -> None:
    """Records options: tiles is "standard" or a whole tile set."""
    stack = tuple(f"{number:02}" for number in range(1, 13))
    with pytest.raises(BadOptions) as caught:
        RULES.check_setup(Setup(2, 0, {"variant": 0, "tiles": bad}, stack))
    assert caught.value.code.startswith("tiles_")


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("broken.toml", b"[start\n"),
        ("broken.json", b'{"start": '),
        ("list.json", b"[1, 2, 3]"),
        ("number.json", b"3"),
        ("latin.toml", b"# Fl\xe4che\n"),
        ("deep.json", b"[" * 10_000),
        ("deep.toml", b"x = " + b"[" * 10_000),
        ("dotted.toml", b"a" + b".a" * 9_000 + b" = 1"),
        ("large.toml", b"# " + b"-" * 20_000),
        ("empty.toml", b""),
    ],
)
def test_files_that_are_no_tile_sets(name: str, content: bytes, tmp_path: Path) -> None:
    """Bison 1 user sets: a file is checked before anything is played with it."""
    file = tmp_path / name
    file.write_bytes(content)
    with pytest.raises(BadOptions) as caught:
        load_option(RULES, "tiles", file)
    assert caught.value.code.startswith("tiles_")


def test_a_key_of_thousands_of_parts_is_refused_before_it_is_parsed() -> None:
    """Bison 1 user sets: the parser would be at it for seconds, and a file comes from anybody."""
    with pytest.raises(BadOptions, match=r"is not TOML: there are too many dots in line 2\."):
        parse_tile_file("slow.toml", b"[start]\na" + b".a" * 9_000 + b" = 1")


def test_a_file_of_bytes_is_read_like_one_on_a_disk(tmp_path: Path) -> None:
    """Bison 1 user sets: the suffix tells TOML from JSON, in capitals too; both ways give the same set."""
    own = own_tiles(**{"07": [5, 1, 0, 3, 0]})
    file = tmp_path / "OWN.JSON"
    file.write_text(json.dumps(own), encoding="utf-8")
    assert parse_tile_file("OWN.JSON", file.read_bytes()) == load_option(RULES, "tiles", file) == own
    assert parse_tile_file("own", as_toml(own).encode()) == own


def test_file_that_is_not_there(tmp_path: Path) -> None:
    """Bison 1 user sets: no file, and a folder in its place."""
    for path in (tmp_path / "nothing.toml", tmp_path):
        with pytest.raises(OSError, match=path.name):
            load_option(RULES, "tiles", path)


@pytest.mark.parametrize("suffix", ["toml", "json"])
def test_file_with_one_id_twice(suffix: str, tmp_path: Path) -> None:
    """Bison 1 user sets: distinct ids, so a nineteenth line with the id of another tile is refused."""
    file = tmp_path / f"twice.{suffix}"
    text = as_toml(own_tiles()) if suffix == "toml" else json.dumps(own_tiles())
    once = '"18" = [1, 4, 1, 0, 2]' if suffix == "toml" else '"18": [1, 4, 1, 0, 2]'
    again = '"18" = [0, 3, 1, 1, 1]' if suffix == "toml" else '"18": [0, 3, 1, 1, 1]'
    assert once in text
    file.write_text(text.replace(once, f"{once}{chr(10) if suffix == 'toml' else ', '}{again}"), encoding="utf-8")
    with pytest.raises(BadOptions) as caught:
        load_option(RULES, "tiles", file)
    assert caught.value.code.startswith("tiles_")


def as_toml(data: Data) -> str:
    lines = []
    for name, tiles in data.items():
        lines += [f"[{name}]", *(f"{json.dumps(tile)} = {face}" for tile, face in tiles.items()), ""]
    return "\n".join(lines)
