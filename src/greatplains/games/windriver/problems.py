"""What Wind River refuses. `reasons` and `notation` say when."""

from __future__ import annotations

from typing import Final

from greatplains.core.reason import NUMBER, TEXT, Problems, words
from greatplains.games.windriver.board import DIRECTIONS

PROBLEMS: Final = Problems("wind-river")
_add: Final = PROBLEMS.add

_DIRECTION: Final = words("Direction", DIRECTIONS)
_MOVER: Final = words("Mover", ("bison", "tent"))
# What a phase of the turn asks for.
_ASKED: Final = words(
    "WindRiverAsked",
    {
        "set": "setting a tent",
        "bison": "moving a bison",
        "lose": "removing an unsupplied tent",
        "extra": "an extra action or pass",
    },
)

GAME_OVER: Final = _add("game_over", "The game is over.", "Wind River 4")
NOT_NOW: Final = _add(
    "not_now", "“{kind}” is not possible now: the turn asks for {asked}.", "Wind River 3", kind=TEXT, asked=_ASKED
)

# Places
OUT_OF_PLAY: Final = _add(
    "out_of_play", "{hex} is not in play with {players} players.", "W10", hex=TEXT, players=NUMBER
)
LANE_OUT_OF_PLAY: Final = _add(
    "lane_out_of_play",
    "{hex} {direction} leads into a lane that is not in play.",
    "W10",
    hex=TEXT,
    direction=_DIRECTION,
)
NO_WAY: Final = _add(
    "no_way",
    "No {who} can leave the board from {hex} to the {direction}.",
    "Wind River 1",
    "W5",
    who=_MOVER,
    hex=TEXT,
    direction=_DIRECTION,
)
HEX_TAKEN: Final = _add(
    "hex_taken", "There is a tent on {hex} already; the first tents stand alone.", "Wind River 2", hex=TEXT
)

# Bison
NO_BISON: Final = _add("no_bison", "There is no bison on {hex}.", "Wind River 3 bison", hex=TEXT)
MOVED_ALREADY: Final = _add(
    "moved_already", "Every bison on {hex} has moved in this phase already.", "Wind River 3 bison", hex=TEXT
)
HEX_FULL: Final = _add(
    "hex_full", "There are {most} bison on {target} already.", "Wind River 3 bison", most=NUMBER, target=TEXT
)
BISON_NEVER_WEST: Final = _add(
    "bison_never_west", "Bison go e, ne or se only, not “{word}”.", "Wind River 3 bison", word=TEXT
)

# Tents
NO_TENT: Final = _add(
    "no_tent",
    "You have no tent on {hex}.",
    "Wind River 3 supply",
    "Wind River 3 tent",
    "Wind River 3 new",
    hex=TEXT,
)
SUPPLIED: Final = _add(
    "supplied", "Your tents on {hex} are supplied; only unsupplied ones are removed.", "W11", hex=TEXT
)
CANNOT_PAY_ENTRY: Final = _add(
    "cannot_pay_entry",
    "There are tents of others on {target}: entering costs 1 resource and you have none.",
    "Wind River 3 tent, W7",
    target=TEXT,
)
NO_TENT_IN_HAND: Final = _add("no_tent_in_hand", "You have no tent in hand.", "Wind River 3 new")
TOO_POOR: Final = _add(
    "too_poor",
    "A new tent costs {price} resources, you have {have}.",
    "Wind River 3 new",
    price=NUMBER,
    have=NUMBER,
)
SHARED_HEX: Final = _add("shared_hex", "There are tents of others on {hex}.", "Wind River 3 new", hex=TEXT)

# Earning
RESOURCES_FULL: Final = _add("resources_full", "You hold {most} resources already.", "Wind River 3 earn", most=NUMBER)
NOTHING_TO_EARN: Final = _add("nothing_to_earn", "You would earn nothing.", "Wind River 3 earn, W3")

# Turns written as text
TURN_COMPLETE: Final = _add("turn_complete", "The turn is complete before “{part}”.", "Wind River 3", part=TEXT)
SET_MISSING: Final = _add("set_missing", "A tent is to be set.", "Wind River 3")
BISON_MISSING: Final = _add("bison_missing", "Bison still to be moved: {left}.", "Wind River 3", left=NUMBER)
LOSE_MISSING: Final = _add(
    "lose_missing",
    "Unsupplied tents that cannot be paid for, still to be removed: {left}.",
    "Wind River 3",
    left=NUMBER,
)
EXTRA_MISSING: Final = _add("extra_missing", "The turn ends with tent, earn, new, herd or pass.", "Wind River 3")
STRAY_WORDS: Final = _add("stray_words", "Nothing follows “{kind}”.", "records", kind=TEXT)
ONE_WORD: Final = _add("one_word", "“{kind}” is followed by one place.", "records", kind=TEXT)
NO_WORDS: Final = _add("no_words", "“{kind}” is followed by places.", "records", kind=TEXT)
UNKNOWN_WORD: Final = _add(
    "unknown_word", "“{kind}” is no part of a turn (in “{written}”).", "records", kind=TEXT, written=TEXT
)
UNKNOWN_HEX: Final = _add("unknown_hex", "“{word}” is no hex: hexes are a1 to f6.", "records", word=TEXT)
UNKNOWN_MOVE: Final = _add(
    "unknown_move", "“{word}” is no move: a move is a hex and e, ne, se, w, nw or sw.", "records", word=TEXT
)
BAD_REPEAT: Final = _add(
    "bad_repeat", "“{word}” repeats {count} times: *N is written from 2 on.", "records", word=TEXT, count=NUMBER
)

# Setting up
NO_STACK: Final = _add("no_stack", "Wind River has no stack of tiles.", "records")
