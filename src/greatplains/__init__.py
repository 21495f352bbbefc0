"""Great Plains: the board games Bison and Wind River, to play and to study."""

from __future__ import annotations

__version__ = "0.1.0"


def build_kind() -> str:
    """`compiled` when the rules are machine code made by mypyc, `interpreted` when they run as plain Python."""
    from greatplains.core import bits

    return "interpreted" if (bits.__file__ or "").endswith(".py") else "compiled"
