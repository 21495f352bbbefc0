"""The report of an arena: for programs, for a browser and for the terminal, from the same figures."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any, Final

from greatplains import __version__, build_kind
from greatplains.arena.folder import Folder
from greatplains.arena.results import Result, result_of
from greatplains.arena.settings import Settings
from greatplains.arena.statistics import Figures, figures_of

FORMAT: Final = "greatplains-arena-report/1"


@dataclass(frozen=True, slots=True)
class Report:
    """The settings, the results of all games, and the figures made of them."""

    settings: Settings
    results: tuple[Result, ...]
    figures: Figures

    def to_json(self) -> dict[str, Any]:
        """Every figure; shares are from 0 to 1, intervals are for a confidence of 95 %, times are seconds a turn."""
        return {
            "format": FORMAT,
            "greatplains": f"{__version__} ({build_kind()})",
            "settings": self.settings.to_json(),
            **asdict(self.figures),
            "forfeited": [
                {"number": result.number, "bot": result.bots[result.forfeit.seat], **asdict(result.forfeit)}
                for result in self.results
                if result.forfeit
            ],
        }

    def json_text(self) -> str:
        """The report as it is written to a file."""
        return json.dumps(self.to_json(), ensure_ascii=False, indent=2) + "\n"


def report_of(settings: Settings, folder: Folder) -> Report:
    """The report of all games in the folder."""
    results = tuple(result_of(record) for record in folder.records())
    return Report(settings, results, figures_of(results))
