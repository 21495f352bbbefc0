"""A league: all games of an arena, those of an earlier run included."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from greatplains.arena.folder import Folder
from greatplains.arena.match import Match
from greatplains.arena.processes import Playground
from greatplains.arena.settings import Settings


def play_league(settings: Settings, folder: Folder, playground: Playground, advance: Callable[[int], None]) -> None:
    """Play the games that the folder does not hold yet; `advance` is told about each when it is kept."""
    with folder.writing() as pen:
        over = {record["number"] for record in folder.records()}
        left = [Match(settings, pairing) for pairing in settings.pairings() if pairing.number not in over]
        if not left:
            return
        with closing(playground(left)) as games:
            for played in games:
                pen.write(played)
                advance(played.number)
