"""What the bots know of each game: how to look at turns, what to look for, and the weights, one file a game.

`scripts/tune_weights.py` finds better weights by self-play.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import resources
from typing import Final

from greatplains.bots import bison_evaluation, windriver_evaluation
from greatplains.bots.bison_turns import BisonTurns
from greatplains.bots.evaluation import Evaluation
from greatplains.bots.lookahead import Lookahead


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The evaluation of a game, its features with so many weights each, and how its turns are found."""

    evaluation: Callable[[list[float]], Evaluation]
    features: tuple[str, ...]
    moments: int
    lookahead: type[Lookahead]


KNOWLEDGE: Final = {
    "bison": Knowledge(
        bison_evaluation.BisonEvaluation, bison_evaluation.FEATURES, bison_evaluation.MOMENTS, BisonTurns
    ),
    "wind-river": Knowledge(windriver_evaluation.WindRiverEvaluation, windriver_evaluation.FEATURES, 1, Lookahead),
}


def evaluation(game: str, weights: Sequence[float] | None = None) -> Evaluation:
    """The evaluation of a game, with the weights of its file or others."""
    return KNOWLEDGE[game].evaluation(list(weights if weights is not None else stored_weights(game)))


def stored_weights(game: str, folder: str = ".") -> list[float]:
    """The weights of the game's file, in the order of its features; with several each, first all of the beginning.

    The folder `by_hand` holds the weights that tuning began with.
    """
    known = KNOWLEDGE[game]
    text = resources.files(__name__).joinpath(folder, f"{game}.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)
    rows = [table[feature] if known.moments > 1 else [table[feature]] for feature in known.features]
    return [float(row[moment]) for moment in range(known.moments) for row in rows]


def weights_text(game: str, weights: Sequence[float], found_by: str) -> str:
    """The weights as they stand in the game's file, with the command that found them."""
    known = KNOWLEDGE[game]
    when = "" if known.moments == 1 else " at the beginning, in the middle and at the end of a game"
    lines = [f"# What each feature of a position is worth{when}.", f"# Found by: {found_by}"]
    for number, feature in enumerate(known.features):
        row = [f"{weights[moment * len(known.features) + number]:.4f}" for moment in range(known.moments)]
        lines.append(f"{feature} = {row[0] if known.moments == 1 else '[' + ', '.join(row) + ']'}")
    return "\n".join(lines) + "\n"
