"""Signs for terminals and files that cannot hold them all: letters instead of symbols."""

from __future__ import annotations

import codecs
from typing import Final, TextIO

_LETTERS: Final = str.maketrans(
    {
        **dict(zip("▲●■◆", "BRYG", strict=True)),
        **dict(zip("‡→━·ω▪", "#>=.o*", strict=True)),
        **dict(zip("“”’–×", '""\'-x', strict=True)),
        "…": "...",
    }
)


def show_signs_as_letters(*streams: TextIO) -> None:
    """Let these streams write a letter where their encoding lacks a sign, instead of failing."""
    codecs.register_error("greatplains", _as_letters)
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="greatplains")


def _as_letters(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end].translate(_LETTERS)
    return "".join(sign if sign.isascii() else "?" for sign in missing), error.end


def printable(text: str, most: int = 120) -> str:
    """Text of unknown origin, safe to print on one line: no control codes, no endless lines."""
    shown = "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text[: most + 1])
    return shown if len(text) <= most else shown[:most] + "…"
