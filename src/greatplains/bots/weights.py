"""The weights of the evaluations: each game has its own, in files of its folder.

`scripts/tune_weights.py` finds better weights of the hand-made evaluation by self-play, `greatplains learn` makes the
networks of the learnt one, `benchmarks/calibration.py` sees to its chances.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from hashlib import blake2b
from typing import Final

from greatplains.bots.evaluation import Evaluation
from greatplains.bots.networkfile import NetworkFile, learnt_evaluation, parse_network
from greatplains.bots.registry import KNOWLEDGE

# The weights that the bots play with, and those that tuning began with.
WEIGHTS: Final = "weights.toml"
BY_HAND: Final = "weights_by_hand.toml"
# Those that networks are shown: what they have learnt from must not change when the bots get better weights.
SHOWN: Final = "weights_shown.toml"
NETWORK: Final = "network.bin"
# What makes the chances of the networks agree with what happens, where they do not by themselves.
CALIBRATION: Final = "calibration.toml"


def evaluation(game: str, weights: Sequence[float] | None = None) -> Evaluation:
    """The evaluation of a game, with the weights of its file or others."""
    return KNOWLEDGE[game].evaluation(list(weights if weights is not None else stored_weights(game)))


def learnt(game: str, file: NetworkFile | None = None) -> Evaluation:
    """The learnt evaluation of a game, with the networks of its folder or others."""
    networks = file if file is not None else stored_networks(game)
    return learnt_evaluation(networks, shown_evaluation(game), KNOWLEDGE[game])


def foreteller(game: str) -> Evaluation:
    """The learnt evaluation for whoever is told chances: those come true as often as it says."""
    return learnt(game, replace(stored_networks(game), sharpness=stored_sharpness(game)))


def stored_sharpness(game: str) -> tuple[float, ...]:
    """What the log-chances are multiplied by, for two, three and four players.

    `benchmarks/calibration.py --fit` finds it, for the networks that are there then; others, and games without such a
    file, have what came with the networks.
    """
    file = KNOWLEDGE[game].folder.joinpath(CALIBRATION)
    table = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    if table.get("networks") != digest_of_networks(game):
        return stored_networks(game).sharpness
    return tuple(float(value) for value in table["sharpness"])


def digest_of_networks(game: str) -> str:
    """Tells the networks of a game from others."""
    return blake2b(KNOWLEDGE[game].folder.joinpath(NETWORK).read_bytes(), digest_size=8).hexdigest()


def shown_evaluation(game: str) -> Evaluation:
    """The hand-made evaluation as networks are shown it: part of their inputs."""
    return evaluation(game, stored_weights(game, SHOWN))


def is_learnt(game: str) -> bool:
    """Has the game a learnt evaluation?"""
    return KNOWLEDGE[game].inputs is not None and KNOWLEDGE[game].folder.joinpath(NETWORK).is_file()


@cache
def stored_networks(game: str) -> NetworkFile:
    """The networks that the bots play with."""
    known = KNOWLEDGE[game]
    return parse_network(known.folder.joinpath(NETWORK).read_bytes(), game, known)


def stored_weights(game: str, file: str = WEIGHTS) -> list[float]:
    """The weights of the game's file, in the order of its features; with several each, first all of the beginning."""
    known = KNOWLEDGE[game]
    table = tomllib.loads(known.read(file))
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
