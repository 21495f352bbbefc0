"""What an arena refuses: its folder, its processes, its cluster."""

from __future__ import annotations

from typing import Final

from greatplains.core.reason import NUMBER, TEXT, TEXTS, Problems

PROBLEMS: Final = Problems("arena")
_add: Final = PROBLEMS.add

# The folder
BUSY: Final = _add("folder_busy", "“{folder}” cannot be used: another arena is writing there.", folder=TEXT)
FOREIGN: Final = _add(
    "folder_foreign",
    "“{folder}” cannot be used: it holds games but no {file}; name another directory.",
    folder=TEXT,
    file=TEXT,
)
DAMAGED: Final = _add(
    "folder_damaged", "“{folder}” cannot be used: {file} is damaged ({error}).", folder=TEXT, file=TEXT, error=TEXT
)
FORMAT: Final = _add(
    "folder_format",
    '“{folder}” cannot be used: {file} is not of the format "{format}".',
    folder=TEXT,
    file=TEXT,
    format=TEXT,
)
OTHER_SETTINGS: Final = _add(
    "folder_settings",
    "“{folder}” cannot be used: it holds games with other settings ({names}); repeat those, name another directory, "
    "or --fresh.",
    folder=TEXT,
    names=TEXTS,
)
DAMAGED_LINE: Final = _add(
    "folder_line",
    "“{folder}” cannot be used: line {n} of {file}: {error}.",
    folder=TEXT,
    n=NUMBER,
    file=TEXT,
    error=TEXT,
)
NO_GAME: Final = _add(
    "folder_game",
    "“{folder}” cannot be used: line {n} of {file} is no game of an arena.",
    folder=TEXT,
    n=NUMBER,
    file=TEXT,
)
UNUSABLE: Final = _add("folder_unusable", "“{folder}” cannot be used: {reason}.", folder=TEXT, reason=TEXT)

# Processes and the cluster
LOST_PROCESS: Final = _add(
    "lost_process",
    "A process ended abruptly during game {number} ({bots}) or one soon after it.",
    number=NUMBER,
    bots=TEXTS,
)
LOST_WORKER: Final = _add("lost_worker", "A worker of the cluster was lost: {reason}.", reason=TEXT)
NO_RAY: Final = _add("no_ray", "Ray is not installed; it comes with: pip install 'greatplains[ray]'.")
NO_CLUSTER: Final = _add("no_cluster", "There is no Ray cluster at “{address}”: {reason}.", address=TEXT, reason=TEXT)

# A game that nobody goes on with
GAME_LOST: Final = _add(
    "game_lost",
    "Game {number} cannot be played to its end: in turn {turn} the bot “{name}” failed: {reason}",
    number=NUMBER,
    turn=NUMBER,
    name=TEXT,
    reason=TEXT,
)
