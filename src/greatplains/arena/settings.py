"""What decides the games of an arena: the same settings give the same games."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from greatplains.arena.schedule import Pairing, first_pairings

FORMAT: Final = "greatplains-arena/1"


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of an arena; `games` is a number of whole blocks.

    Games begin as at a table, so that nothing is hidden of how bots open; bots make them different by their seeds. With
    `random_turns` each seat first plays so many at random.
    """

    game: str
    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int
    move_seconds: float | None = None
    random_turns: int = 0

    def pairings(self) -> list[Pairing]:
        """The games to be played."""
        return first_pairings(self.bots, self.players, self.games)

    def to_json(self) -> dict[str, Any]:
        """As `arena.json` holds it."""
        return {"format": FORMAT, **asdict(self), "bots": list(self.bots), "options": dict(self.options)}


# How a person names each setting that may differ; the options of a game by their own names.
_WORDS: Final = {
    "game": "game",
    "players": "--players",
    "bots": "--bots",
    "seed": "--seed",
    "move_seconds": "--move-seconds",
    "random_turns": "--random-turns",
}


def differences(before: Mapping[str, Any], settings: Settings) -> list[str]:
    """The settings that are not as before, as a person names them; more games than before are no difference."""
    now = json.loads(json.dumps(settings.to_json()))
    found = [words for key, words in _WORDS.items() if before.get(key) != now[key]]
    if before.get("game") == settings.game:
        found += _other_options(before.get("options"), now["options"])
    games = before.get("games")
    if not isinstance(games, int) or games > settings.games:
        found.append("--games")
    return found


def _other_options(before: object, now: Mapping[str, Any]) -> list[str]:
    known = before if isinstance(before, dict) else {}
    return [f"--{name}" for name in dict.fromkeys([*known, *now]) if known.get(name) != now.get(name)]
