"""The end of a game in plain words."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from greatplains.core.contract import Outcome
from greatplains.terminal.screen import listed, player, sentence


@dataclass(frozen=True, slots=True)
class Counting:
    """What a game counts at its end, and how it tells tied players apart."""

    score: str
    tiebreak: str


def outcome_words(outcome: Outcome, counting: Counting) -> list[Text]:
    """The scores, the tie-break if it was needed, and who won."""
    best = max(outcome.scores)
    level = [seat for seat, score in enumerate(outcome.scores) if score == best]
    scores = listed(sentence(player(seat), f" {score}") for seat, score in enumerate(outcome.scores))
    lines = [sentence(f"{counting.score}: ", scores, ".")]
    if len(level) > 1:
        ties = listed(sentence(player(seat), f" {outcome.tiebreaks[seat]}") for seat in level)
        lines.append(sentence(f"Tied at {best}. {counting.tiebreak}: ", ties, "."))
    winners = listed(player(seat) for seat in outcome.winners)
    lines.append(sentence(winners, " wins." if len(outcome.winners) == 1 else " share the win: it is a draw."))
    return lines
