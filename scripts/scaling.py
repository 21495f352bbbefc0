"""Work out the last table of docs/scaling.md from the figures and assumptions above it: python -m scripts.scaling"""

from __future__ import annotations

import re
from math import ceil, floor, log10
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parents[1] / "docs" / "scaling.md"
_PLAYERS: Final = (1_000, 1_000_000)
_DIGITS: Final = 2

_FIGURE: Final = re.compile(r"^\| `(\w+)` \| [^|]+ \| ([\d.]+) \|$", flags=re.M)
_RESULT: Final = re.compile(r"^(\| `(\w+)` \| [^|]+ \| `([^`]+)` \|)[^|]*\|[^|]*\|$", flags=re.M)


def worked_out(page: str) -> str:
    """The page with the results that follow from its figures."""
    figures = {name: float(value) for name, value in _FIGURE.findall(page)}
    known = [{**figures, "players": float(players)} for players in _PLAYERS]

    def work_out(row: re.Match[str]) -> str:
        for values in known:
            values[row[2]] = float(eval(row[3], {"ceil": ceil}, values))
        shown = " | ".join(rounded(values[row[2]]) for values in known)
        return f"{row[1]} {shown} |"

    return _RESULT.sub(work_out, page)


def rounded(value: float) -> str:
    """With as many digits as can be believed."""
    if abs(value) < 10**_DIGITS and value == int(value):
        return str(int(value))
    places = _DIGITS - 1 - floor(log10(abs(value)))
    return f"{round(value, places):,.{max(places, 0)}f}"


if __name__ == "__main__":
    PAGE.write_text(worked_out(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
