"""What names, colours and texts of people may look like."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from greatplains.core.reason import Reason
from greatplains.server.domain import problems
from greatplains.server.domain.refusals import Refusal, TooLarge

NAME_LENGTH: Final = 30
NOTE_LENGTH: Final = 4000
# A tile set of 21 faces, with the longest ids there are, is a quarter of it.
_OPTIONS_BYTES: Final = 4_000
# So many characters may become one: a letter and its accents.
_MOST_JOINED: Final = 8
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}")
# Joins the parts of one picture, as in a family of emoji. All other invisible characters can turn or hide text.
_JOINER: Final = "\u200d"
_UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def check_name(name: str) -> str:
    """A display name: 1 to 30 visible characters."""
    return _check_text(name, NAME_LENGTH, problems.NAME_EMPTY, problems.NAME_LONG, problems.NAME_SIGNS)


def check_chat(text: str, most: int) -> str:
    """A chat message."""
    return _check_text(text, most, problems.TEXT_EMPTY, problems.TEXT_LONG, problems.TEXT_SIGNS)


def check_note(text: str) -> str:
    """A note: any number of lines, also none."""
    if len(text) > NOTE_LENGTH:
        raise Refusal(problems.NOTE_LONG, most=NOTE_LENGTH, found=len(text))
    note = text.replace("\r\n", "\n").replace("\t", " ")
    if any(unicodedata.category(letter) in _UNSEEN and letter not in (_JOINER, "\n") for letter in note):
        raise Refusal(problems.TEXT_SIGNS)
    return note.strip()


def plain_text(text: str) -> str:
    """A text from elsewhere on one line, without characters that turn or hide others."""
    shown = (" " if unicodedata.category(letter) in _UNSEEN and letter != _JOINER else letter for letter in text)
    return " ".join("".join(shown).split())


def check_options_size(options: Mapping[str, Any]) -> None:
    """The options of a table are stored with it and sent to everybody there, so they are short."""
    if len(msgspec.json.encode(options)) > _OPTIONS_BYTES:
        raise TooLarge(problems.OPTIONS_LARGE, most=_OPTIONS_BYTES)


def check_colour(colour: str) -> str:
    """A colour as #rrggbb."""
    if not _COLOUR.fullmatch(colour):
        raise Refusal(problems.COLOUR)
    return colour


def _check_text(text: str, most: int, empty: Reason, long: Reason, signs: Reason) -> str:
    # Before all else: to put the accents of a text in order takes time with the square of their number.
    if len(text) > most * _MOST_JOINED:
        raise Refusal(long, most=most, found=len(text))
    text = " ".join(unicodedata.normalize("NFC", text).split(" ")).strip(" ")
    if not text:
        raise Refusal(empty)
    if len(text) > most:
        raise Refusal(long, most=most, found=len(text))
    if any(unicodedata.category(letter) in _UNSEEN and letter != _JOINER for letter in text):
        raise Refusal(signs)
    return text
