"""The score of Wind River, with the reason of every place."""

from __future__ import annotations

from typing import Final

from greatplains.core.contract import Part, Standing
from greatplains.games.windriver.position import WindRiverPosition

WHY: Final = {
    "most_tents": "most tents in the Great Plains",
    "more_resources": "tied in tents, more resources",
    "level": "tied in tents and resources",
    "fewer_tents": "fewer tents in the Great Plains",
    "fewer_resources": "tied in tents, fewer resources",
}


def breakdown(position: WindRiverPosition) -> list[Part]:
    """One part: the tents in the Great Plains, with the resources that break a tie."""
    pairs = [(int(position.on_plains[seat]), int(position.resources[seat])) for seat in range(position.players)]
    standings = [
        Standing(
            seat=seat,
            rank=1 + sum(other > pair for other in pairs),
            award=pair[0],
            why=_reason(pair, pairs),
            facts={"tents": pair[0], "resources": pair[1]},
        )
        for seat, pair in enumerate(pairs)
    ]
    standings.sort(key=lambda standing: (standing.rank, standing.seat))
    return [Part("great plains", (), sum(tents for tents, _ in pairs), tuple(standings))]


def _reason(pair: tuple[int, int], pairs: list[tuple[int, int]]) -> str:
    best_tents = max(tents for tents, _ in pairs)
    if pair[0] < best_tents:
        return "fewer_tents"
    if pair < max(pairs):
        return "fewer_resources"
    if pairs.count(pair) > 1:
        return "level"
    return "more_resources" if sum(tents == best_tents for tents, _ in pairs) > 1 else "most_tents"
