"""The report of a run: what every round learnt and how strong it was, as JSON and as a page."""

from __future__ import annotations

from typing import Any

from greatplains.learn.folder import Folder
from greatplains.learn.plan import Plan


def write_report(plan: Plan, rounds: list[dict[str, Any]], folder: Folder) -> None:
    """Write `report.json` and `index.html`."""
    folder.write_json("report.json", {"plan": plan.to_json(), "command": plan.command(), "rounds": rounds})
