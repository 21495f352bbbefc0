"""Servers are killed under load; afterwards nothing is missing, and nothing is there twice (`killing.py` says how).

`make test-faults` runs it. GREATPLAINS_KILLS says how often to kill, GREATPLAINS_SEED when, and what people play.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.killing import Cluster, Story, alone, kill_and_compare, together

pytestmark = [pytest.mark.anyio, pytest.mark.faults]

KILLS = int(os.environ.get("GREATPLAINS_KILLS", "50"))
SEED = int(os.environ.get("GREATPLAINS_SEED", "1"))


@pytest.fixture(params=["sqlite", "cluster", "cluster behind a proxy"])
def cluster(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Cluster]:
    if request.param == "sqlite":
        with alone(request.getfixturevalue("sqlite_url"), tmp_path) as cluster:
            yield cluster
        return
    url, postgres, redis = [request.getfixturevalue(one) for one in ("postgres_url", "postgres_server", "redis_server")]
    with together(url, postgres, redis, tmp_path, is_behind_proxy="proxy" in request.param) as cluster:
        yield cluster


async def test_nothing_is_lost_and_nothing_is_done_twice(cluster: Cluster) -> None:
    await kill_and_compare(cluster, Story(SEED, KILLS))
