"""What is refused where something is to be learnt."""

from __future__ import annotations

from typing import Final

from greatplains.core.reason import TEXT, TEXTS, Problems

PROBLEMS: Final = Problems("learn")
_add: Final = PROBLEMS.add

NO_TORCH: Final = _add(
    "no_torch", "Torch and NumPy are not installed; they come with: pip install 'greatplains[learn]'."
)
BUSY: Final = _add("learn_busy", "“{folder}” cannot be used: another run is learning there.", folder=TEXT)
FOREIGN: Final = _add(
    "learn_foreign", "“{folder}” cannot be used: it is not empty and holds no {file}.", folder=TEXT, file=TEXT
)
DAMAGED: Final = _add("learn_damaged", "“{folder}” cannot be used: {file} is damaged.", folder=TEXT, file=TEXT)
OTHER_PLAN: Final = _add(
    "learn_settings",
    "“{folder}” cannot be used: it holds a run with other settings ({names}); repeat those or name another directory.",
    folder=TEXT,
    names=TEXTS,
)
LOST_PROCESS: Final = _add("learn_process", "A process that played games ended abruptly; the same command goes on.")
UNUSABLE: Final = _add("learn_unusable", "“{folder}” cannot be used: {reason}.", folder=TEXT, reason=TEXT)
