"""How busy a server is, is told to whoever watches it, and to nobody else."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.server.playing import Running, browser, running

from greatplains.server.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("bearer", [{}, {"authorization": "Bearer"}, {"authorization": "Bearer guess"}])
async def test_without_a_token_nobody_reads_the_metrics(server: Running, bearer: dict[str, str]) -> None:
    async with browser(server) as http:
        said = await http.get("/metrics", headers=bearer)
    assert (said.status_code, said.json()["code"]) == (404, "not_found")


async def test_with_a_token_whoever_has_it_reads_them(settings: Settings) -> None:
    async with running(replace(settings, metrics_token="only for Prometheus")) as server, browser(server) as http:
        for bearer in ({}, {"authorization": "Bearer only for"}, {"cookie": "greatplains=only for Prometheus"}):
            assert (await http.get("/metrics", headers=bearer)).status_code == 404
        said = await http.get("/metrics", headers={"authorization": "Bearer only for Prometheus"})
        assert said.status_code == 200
        assert "greatplains_sockets" in said.text
