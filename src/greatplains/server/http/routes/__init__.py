"""Everything that can be asked for by HTTP, and the socket of a table."""

from __future__ import annotations

from typing import Final

from litestar.types import ControllerRouterHandler

from greatplains.server.http.routes.agreements import AgreementsController
from greatplains.server.http.routes.devices import DeviceController
from greatplains.server.http.routes.games import GamesController
from greatplains.server.http.routes.lessons import LessonsController
from greatplains.server.http.routes.lobby import LobbyController
from greatplains.server.http.routes.mydata import MyDataController
from greatplains.server.http.routes.passkeys import PasskeyController
from greatplains.server.http.routes.people import PeopleController
from greatplains.server.http.routes.pictures import PicturesController
from greatplains.server.http.routes.play import PlayController
from greatplains.server.http.routes.puzzles import PuzzlesController
from greatplains.server.http.routes.records import RecordsController
from greatplains.server.http.routes.reviews import ReviewsController
from greatplains.server.http.routes.site import address, client, health, messages_schema, metrics, ready
from greatplains.server.http.routes.socket import table_socket
from greatplains.server.http.routes.tables import TablesController
from greatplains.server.http.routes.telling import TellingController
from greatplains.server.http.routes.variations import VariationsController

ROUTES: Final[list[ControllerRouterHandler]] = [
    client,
    address,
    health,
    ready,
    metrics,
    messages_schema,
    GamesController,
    PeopleController,
    DeviceController,
    MyDataController,
    PasskeyController,
    TablesController,
    LobbyController,
    LessonsController,
    PuzzlesController,
    PlayController,
    AgreementsController,
    RecordsController,
    ReviewsController,
    VariationsController,
    PicturesController,
    TellingController,
    table_socket,
]
