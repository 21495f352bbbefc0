"""The kinds of game that every environment is tried with."""

import pytest

KINDS = [(game, players) for game in ("bison", "wind-river") for players in (2, 3, 4)]


@pytest.fixture(params=KINDS, ids=[f"{game} for {players}" for game, players in KINDS])
def kind(request: pytest.FixtureRequest) -> tuple[str, int]:
    found: tuple[str, int] = request.param
    return found
