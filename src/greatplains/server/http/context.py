"""What a request needs of the process that serves it. `assembly` puts it together."""

from __future__ import annotations

from collections.abc import Callable

from greatplains.server.http.aside import Aside
from greatplains.server.http.cached import CachedAnswer
from greatplains.server.http.identities import Identities
from greatplains.server.http.kept import Kept
from greatplains.server.http.limits import Limits
from greatplains.server.http.passkeys import Passkeys
from greatplains.server.http.pictures import Pictures
from greatplains.server.http.webclient import WebClient
from greatplains.server.live.hub import Hub
from greatplains.server.live.lobby import Lobby
from greatplains.server.live.service import TableService
from greatplains.server.live.tables import Tables
from greatplains.server.metrics import Metrics
from greatplains.server.settings import Settings
from greatplains.server.store import Store
from greatplains.server.work.hints import Hints
from greatplains.server.work.puzzle_answers import PuzzleAnswers
from greatplains.server.work.telling.telling import Telling


class Context:
    """All of it; a request finds it in its scope."""

    settings: Settings
    metrics: Metrics
    store: Store
    identities: Identities
    passkeys: Passkeys
    tables: Tables
    service: TableService
    lobby: Lobby
    hub: Hub
    limits: Limits
    aside: Aside
    client: WebClient
    pictures: Pictures
    glimpses: Kept[CachedAnswer]
    telling: Telling
    review_wanted: Callable[[], None]  # somebody has asked for one
    hints: Hints
    puzzle_answers: PuzzleAnswers
    is_ready: bool  # while it starts and stops it is not
