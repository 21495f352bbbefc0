"""What Bison refuses. `reasons` and `notation` say when."""

from __future__ import annotations

from typing import Final

from greatplains.core.reason import NUMBER, TEXT, TEXTS, Problems, words
from greatplains.games.bison.state import ACTIONS, ITEM_NAMES, KINDS

PROBLEMS: Final = Problems("bison")
_add: Final = PROBLEMS.add

_ANIMAL: Final = words("Animal", KINDS)
_ACTION: Final = words("Action", ACTIONS)
_BUILDING: Final = words("Building", ("tepee", "canoe"))
_ITEM: Final = words("Item", ITEM_NAMES)
# What a phase of the turn asks for.
_ASKED: Final = words(
    "BisonAsked",
    {
        "choose": "a purchase, a trade or an action",
        "lay": "a cell and a rotation for the tile",
        "place": "hunters for the new tile, or none",
        "build": "a space to change, or none",
        "target": "the space to gather on, or none",
        "join": "a hunter to join",
        "leave": "a hunter to move, or none",
        "arrive": "the space where the hunter stops",
        "gain": "an animal to gain",
        "pay_bison": "how many bison pay",
        "pay_salmon": "how many salmon pay",
        "overflow": "a purchase or trade of what exceeds 15, or done",
    },
)

GAME_OVER: Final = _add("game_over", "The game is over.", "Bison 4 end")
NOT_NOW: Final = _add(
    "not_now", "“{kind}” is not possible now: the turn asks for {asked}.", "Bison 3", kind=TEXT, asked=_ASKED
)

# Buying, trading, choosing an action
NO_BUYING: Final = _add("no_buying", "Nothing can be bought at the last scoring.", "B5")
SOLD_OUT: Final = _add("sold_out", "Your market has no more {item}.", "Bison 3 buy", item=_ITEM)
TOO_POOR: Final = _add(
    "too_poor", "This costs {price} of each animal, and you do not have them.", "Bison 3 buy", price=NUMBER
)
NOT_EXCEEDING: Final = _add(
    "not_exceeding",
    "Only a kind above {end} is traded now; your {kind} track stands at {have}.",
    "Bison 4, B13",
    end=NUMBER,
    have=NUMBER,
    kind=_ANIMAL,
)
TOO_FEW_TO_TRADE: Final = _add(
    "too_few_to_trade",
    "A trade takes {rate} of a kind; your {kind} track stands at {have}.",
    "Bison 3 trade",
    rate=NUMBER,
    kind=_ANIMAL,
    have=NUMBER,
)
TRACK_FULL: Final = _add("track_full", "Your {kind} track is full.", "Bison 3 trade, B13", "B6", kind=_ANIMAL)
ACTION_USED: Final = _add(
    "action_used", "You have taken the action {action} this season already.", "Bison 3 season", action=_ACTION
)
TILE_COMPULSORY: Final = _add(
    "tile_compulsory", "Your tile must be laid this season: this is your last action.", "Bison 3 tile"
)

# Laying a tile
CELL_TAKEN: Final = _add("cell_taken", "There is a tile on {cell} already.", "Bison 3 tile", cell=TEXT)
CELL_APART: Final = _add("cell_apart", "{cell} shares no side with a laid tile.", "Bison 3 tile", cell=TEXT)
RESERVE: Final = _add("reserve", "Hunters in your reserve: {reserve}.", "Bison 3 tile", reserve=NUMBER)

# What an action costs
TOO_MANY: Final = _add("too_many", "At most {most} hunters take part in an action.", "Bison 3 cost", most=NUMBER)
TOO_EXPENSIVE: Final = _add(
    "too_expensive",
    "Your animals do not pay for more hunters than {limit} in this action.",
    "Bison 3 cost",
    limit=NUMBER,
)
TOO_FEW: Final = _add("too_few", "Your {kind} track stands at {have}.", "Bison 3 cost", have=NUMBER, kind=_ANIMAL)
TOO_MUCH: Final = _add("too_much", "Only {due} animals are to be paid.", "Bison 3 cost", due=NUMBER)
TOO_LITTLE: Final = _add("too_little", "Your other animals cannot pay the rest of {due}.", "Bison 3 cost", due=NUMBER)
WRONG_PAYMENT: Final = _add(
    "wrong_payment",
    "Hunters used: {hunters}; they cost {cost} animals, not {paid}.",
    "Bison 3 cost",
    hunters=NUMBER,
    cost=NUMBER,
    paid=NUMBER,
)
GAIN_MISSING: Final = _add(
    "gain_missing", "An action without hunters brings an animal: +b, +s or +t.", "Bison 3 cost, B12"
)
NO_GAIN: Final = _add(
    "no_gain", "There is nothing to gain here, so “{word}” cannot stand.", "Bison 3 cost, B6", word=TEXT
)
ACTION_CLOSED: Final = _add("action_closed", "No further hunter can take part in this action.", "Bison 3 cost, B14")

# Building
ONE_CHANGE: Final = _add(
    "one_change",
    "One action changes one {action} in the base game.",
    "Bison 3 tepee, variant 1",
    "Bison 3 canoe, variant 1",
    action=_BUILDING,
)
WRONG_TERRAIN: Final = _add(
    "wrong_terrain",
    "Tepees stand on prairies and mountains, canoes on rivers; {space} does not fit.",
    "Bison 3 tepee, B11",
    "Bison 3 canoe, B11",
    space=TEXT,
)
CHANGED_ALREADY: Final = _add(
    "changed_already", "{space} has been changed in this action already.", "Bison 3 variant 1", space=TEXT
)
NO_CHANGE: Final = _add(
    "no_change",
    "{space} has the value {value} already.",
    "Bison 3 tepee",
    "Bison 3 canoe",
    space=TEXT,
    value=NUMBER,
)
NO_REDUCING: Final = _add("no_reducing", "Tepees and canoes are reduced only in variant 2.", "Bison 3 variant 2")
TOO_FEW_HUNTERS: Final = _add(
    "too_few_hunters",
    "Hunters needed: {needed}; on {space}: {hunters}.",
    "Bison 3 tepee",
    "Bison 3 canoe",
    needed=NUMBER,
    space=TEXT,
    hunters=NUMBER,
)
TOO_FEW_IN_RESERVE: Final = _add(
    "too_few_in_reserve",
    "Hunters needed: {needed}; in your reserve: {hunters}.",
    "Bison 3 variant 2, B3",
    needed=NUMBER,
    hunters=NUMBER,
)
NO_PIECE: Final = _add(
    "no_piece",
    "There is no piece of value {value} in your reserve.",
    "Bison 3 tepee",
    "Bison 3 canoe",
    value=NUMBER,
)

# Moving
NO_HUNTER: Final = _add(
    "no_hunter",
    "You have no hunter on {space}.",
    "Bison 3 movement",
    "Bison 3 tepee",
    "Bison 3 canoe",
    space=TEXT,
)
NOBODY_JOINS: Final = _add(
    "nobody_joins", "You have no hunters elsewhere to join {space}.", "Bison 3 gather", space=TEXT
)
SAME_SPACE: Final = _add("same_space", "Hunters join {space} from other spaces.", "B17", space=TEXT)
GATHER_SOMEONE: Final = _add("gather_someone", "Who gathers brings at least one hunter.", "Bison 3 gather")
MOVED_ALREADY: Final = _add(
    "moved_already", "Your hunters on {space} have moved in this action already.", "Bison 3 movement", space=TEXT
)
NO_STOP: Final = _add(
    "no_stop",
    "From {space} a hunter can stop nowhere: every space in reach belongs to others.",
    "Bison 3 movement",
    space=TEXT,
)
NO_TILE: Final = _add("no_tile", "There is no tile on {space} yet.", "Bison 3 movement", space=TEXT)
NO_MOVE: Final = _add("no_move", "A hunter does not end where it began.", "Bison 3 movement")
OCCUPIED: Final = _add(
    "occupied",
    "{space} belongs to another player; a hunter may pass but not stop there.",
    "Bison 3 movement",
    space=TEXT,
)
TOO_FAR: Final = _add(
    "too_far",
    "{space} is out of reach of {origin}; the limit of steps is {steps}.",
    "Bison 3 walk",
    "Bison 3 trek",
    space=TEXT,
    steps=NUMBER,
    origin=TEXT,
)

# More than 15 animals
OVERFLOW_FIRST: Final = _add(
    "overflow_first",
    "Seat {seat} has more than 15 animals of a kind: an “over” turn comes first.",
    "Bison 4",
    seat=NUMBER,
)
OVER_PART: Final = _add("over_part", "“{part}” cannot be done at an overflow.", "records", part=TEXT)
OVERFLOW_CLOSED: Final = _add("overflow_closed", "Nothing exceeds 15 any more before “{part}”.", "Bison 4", part=TEXT)
NO_OVERFLOW: Final = _add("no_overflow", "Nobody has more than 15 animals of a kind now.", "Bison 4")

# Turns written as text
FREE_PART: Final = _add("free_part", "“{part}” is no purchase or trade.", "records", part=TEXT)
UNKNOWN_ACTION: Final = _add(
    "unknown_action", "“{word}” is no action: there are {actions}.", "records", word=TEXT, actions=TEXTS
)
TILE_PLACE: Final = _add("tile_place", "A tile is laid on a cell with a rotation, as in “tile d2/1”.", "records")
TILE_HUNTERS: Final = _add("tile_hunters", "Hunters on the new tile are written as “p3”, “r3” or “m3”.", "records")
BUILD: Final = _add("build", "“{word}” is no change: write a space and its value, as in “d2p:2”.", "records", word=TEXT)
GATHER: Final = _add("gather", "Gathering is written as “gather c3m<d2p*2,c4r”.", "records")
GATHER_FROM: Final = _add("gather_from", "“{word}” is no space from which hunters join.", "records", word=TEXT)
MOVE: Final = _add("move", "“{word}” is no move: write two spaces, as in “b4m>c4p”.", "records", word=TEXT)
GAIN: Final = _add("gain", "“{word}” is no gain: write +b, +s or +t.", "records", word=TEXT)
PAYMENT: Final = _add(
    "payment", "“{word}” is no payment: write kinds in the order b, s, t, as in “-b2s1”.", "records", word=TEXT
)
BAD_REPEAT: Final = _add("bad_repeat", "“{word}”: *N is written from 2 on.", "records", word=TEXT)

# Setting up
VARIANT: Final = _add("variant", "The variant must be the number 0, 1 or 2.", "records")
STACK_SIZE: Final = _add(
    "stack_size", "The stack must have {wanted} tiles, not {found}.", "Bison 2", wanted=NUMBER, found=NUMBER
)
UNKNOWN_TILE: Final = _add("unknown_tile", "There is no draw tile “{id}”.", "Bison 2", id=TEXT)
TILE_TWICE: Final = _add("tile_twice", "Tile “{id}” stands twice in the stack.", "Bison 2", id=TEXT)

# Tile sets
TILES_OPTION: Final = _add(
    "tiles_option", "A tile set is “standard” or an object with “start” and “draw”.", "Bison 1 tiles"
)
TILES_NOT_TEXT: Final = _add("tiles_not_text", "The tile file “{path}” is not UTF-8 text.", "Bison 1 tiles", path=TEXT)
TILES_TOO_LARGE: Final = _add(
    "tiles_too_large", "The tile file “{path}” is too large for a tile set.", "Bison 1 tiles", path=TEXT
)
TILES_SYNTAX: Final = _add(
    "tiles_syntax",
    "The tile file “{path}” is not {kind}: {error}.",
    "Bison 1 tiles",
    path=TEXT,
    kind=words("TileFile", ("JSON", "TOML")),
    error=TEXT,
)
TILES_PARTS: Final = _add("tiles_parts", "A tile set needs “start” and “draw”.", "Bison 1 tiles")
TILES_STRAY: Final = _add(
    "tiles_stray", "A tile set has “start” and “draw”, but not “{key}”.", "Bison 1 tiles", key=TEXT
)
TILES_START: Final = _add("tiles_start", "The start tiles are S1, S2 and S3, not {ids}.", "Bison 1 tiles", ids=TEXTS)
TILES_DRAW: Final = _add(
    "tiles_draw", "There must be {wanted} draw tiles, not {found}.", "Bison 1 tiles", wanted=NUMBER, found=NUMBER
)
TILES_ID: Final = _add(
    "tiles_id",
    "“{id}” cannot be the id of a draw tile: ids have at most {most} characters, no blanks, and are not S1, S2, S3.",
    "Bison 1 tiles",
    id=TEXT,
    most=NUMBER,
)
TILES_NUMBERS: Final = _add(
    "tiles_numbers",
    "Tile {id} must be five whole numbers: a, d, bison, salmon, turkey.",
    "Bison 1 tiles",
    id=TEXT,
)
TILES_CORNER: Final = _add(
    "tiles_corner",
    "Tile {id}: a, the corner where its river begins, must be 0 to 5, not {a}.",
    "Bison 1 tiles",
    id=TEXT,
    a=NUMBER,
)
TILES_SIDES: Final = _add(
    "tiles_sides",
    "Tile {id}: d, the number of prairie sides, must be 1 to 5, not {d}.",
    "Bison 1 tiles",
    id=TEXT,
    d=NUMBER,
)
TILES_ANIMALS: Final = _add(
    "tiles_animals",
    "Tile {id} must show {wanted} animals in all, none below 0: not {bison}, {salmon}, {turkey}.",
    "Bison 1 tiles",
    id=TEXT,
    wanted=NUMBER,
    bison=NUMBER,
    salmon=NUMBER,
    turkey=NUMBER,
)
FACE: Final = _add(
    "face",
    "A face is a-d-bison-salmon-turkey: a 0 to 5, d 1 to 5, at most three animals; “{face}” is none.",
    face=TEXT,
)
