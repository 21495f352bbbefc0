"""What a person answers in a terminal, or a script through a pipe: a line at a time, of bounded length."""

from __future__ import annotations

import sys
from typing import Final

from greatplains.commands.signs import printable

_LONGEST: Final = 4000


class Gone(Exception):
    """Nobody answers any more: Ctrl-D, or the end of a script."""


def ask(prompt: str) -> str:
    """The answer, without blanks round it; what cannot be read as text is shown as such signs."""
    sys.stdout.write(prompt)
    sys.stdout.flush()
    source = sys.stdin.buffer
    line = source.readline(_LONGEST)
    if not line:
        # The prompt stands in a line of its own.
        sys.stdout.write("\n")
        raise Gone
    is_whole = line.endswith(b"\n")
    while not is_whole and (rest := source.readline(_LONGEST)):
        is_whole = rest.endswith(b"\n")
    answer = line.decode("utf-8", "replace").strip()
    if not sys.stdin.isatty():
        # A terminal shows what is typed; of a script it would be missing.
        sys.stdout.write(f"{printable(answer)}\n")
    return answer
