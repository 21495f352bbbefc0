"""What was won and lost with a turn of Wind River, and where."""

from __future__ import annotations

from collections.abc import Sequence

from greatplains.games.windriver.meaning import meaning
from greatplains.games.windriver.position import WindRiverPosition
from greatplains.review.explanation import Entry, explanation
from greatplains.review.windriver import sentences as say


def entries(before: WindRiverPosition, steps: Sequence[int], after: WindRiverPosition) -> list[Entry]:
    """Tents that came home, and tents that were lost."""
    seat = int(before.seat)
    found: list[Entry] = []
    for step in steps:
        meant = meaning(step)
        if meant.kind == "lose":
            found.append(Entry(seat, -1, explanation(say.LOST, hex=str(meant.parameters["hex"]))))
        elif meant.kind == "tent" and after.on_plains[seat] > before.on_plains[seat]:
            found.append(Entry(seat, 1, explanation(say.CAME_HOME, hex=str(meant.parameters["hex"]))))
    return found
