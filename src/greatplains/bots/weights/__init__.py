"""The weights of the evaluations, one file a game; `scripts/tune_weights.py` finds better ones by self-play."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from importlib import resources
from typing import Final

from greatplains.bots import bison_evaluation, windriver_evaluation
from greatplains.bots.evaluation import Evaluation

# For each game: its evaluation, its features, and how many weights each has.
_EVALUATIONS: Final[dict[str, tuple[Callable[[list[float]], Evaluation], tuple[str, ...], int]]] = {
    "bison": (bison_evaluation.BisonEvaluation, bison_evaluation.FEATURES, 2),
    "wind-river": (windriver_evaluation.WindRiverEvaluation, windriver_evaluation.FEATURES, 1),
}


def evaluation(game: str, weights: Sequence[float] | None = None) -> Evaluation:
    """The evaluation of a game, with the weights of its file or others."""
    make, _, _ = _EVALUATIONS[game]
    return make(list(weights if weights is not None else stored_weights(game)))


def stored_weights(game: str, folder: str = ".") -> list[float]:
    """The weights of the game's file, in the order of its features; with two each, first all of the beginning.

    The folder `by_hand` holds the weights that tuning began with.
    """
    _, features, columns = _EVALUATIONS[game]
    text = resources.files(__name__).joinpath(folder, f"{game}.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)
    rows = [table[feature] if columns > 1 else [table[feature]] for feature in features]
    return [float(row[column]) for column in range(columns) for row in rows]


def weights_text(game: str, weights: Sequence[float]) -> str:
    """The weights as they stand in the game's file."""
    _, features, columns = _EVALUATIONS[game]
    lines: list[str] = []
    for number, feature in enumerate(features):
        row = [f"{weights[column * len(features) + number]:.4f}" for column in range(columns)]
        lines.append(f"{feature} = {row[0] if columns == 1 else '[' + ', '.join(row) + ']'}")
    return "\n".join(lines) + "\n"
