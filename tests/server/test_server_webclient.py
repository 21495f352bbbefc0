"""The files of the web client: which file is at which path, how long it is kept, and nothing else of the machine."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from tests.server.playing import Running, browser, running

from greatplains.server.settings import Settings

pytestmark = pytest.mark.anyio

PAGE = "<!doctype html><title>Great Plains</title><script type=module src=/assets/app-1a2b.js></script>"
SCRIPT = "document.title = 'Great Plains'; // " + "x" * 2000
FOR_GOOD = "public, max-age=31536000, immutable"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    built = tmp_path / "built"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text(PAGE)
    (built / "favicon.svg").write_text("<svg/>")
    (built / "assets" / "app-1a2b.js").write_text(SCRIPT)
    (built / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode(), mtime=0))
    (built / "assets" / "app-1a2b.js.br").write_bytes(b"packed by brotli")
    (built / "assets" / "app-3c4d.css").write_text("body { margin: 0 }")
    (tmp_path / "secret.txt").write_text("not for you")
    return built


@pytest.fixture
async def http(settings: Settings, folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with running(replace(settings, client=str(folder))) as server, browser(server) as http:
        yield http


@pytest.mark.parametrize(
    "path", ["/", "/lobby", "/settings", "/table/abc_-123", "/replay/abc/17", "/rules/bison", "/a/page/nobody/knows"]
)
async def test_every_page_begins_with_the_same_file(http: httpx.AsyncClient, path: str) -> None:
    page = await http.get(path)
    assert (page.status_code, page.text) == (200, PAGE)
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert page.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/assets/app-1a2b.js", "text/javascript; charset=utf-8", FOR_GOOD),
        ("/assets/app-3c4d.css", "text/css; charset=utf-8", FOR_GOOD),
        ("/favicon.svg", "image/svg+xml", "no-cache"),
    ],
)
async def test_files_have_their_type_and_hashed_ones_are_kept(
    http: httpx.AsyncClient, path: str, kind: str, kept: str
) -> None:
    file = await http.get(path)
    assert (file.headers["content-type"], file.headers["cache-control"]) == (kind, kept)
    again = await http.get(path, headers={"if-none-match": file.headers["etag"]})
    assert (again.status_code, again.content, again.headers["cache-control"]) == (304, b"", kept)


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("identity", None), ("zstd", None)],
)
async def test_the_smallest_form_is_sent_that_is_accepted(
    http: httpx.AsyncClient, accepted: str, encoding: str | None
) -> None:
    async with http.stream("GET", "/assets/app-1a2b.js", headers={"accept-encoding": accepted}) as response:
        data = b"".join([chunk async for chunk in response.aiter_raw()])
    assert response.headers.get("content-encoding") == encoding
    assert response.headers["vary"] == "accept-encoding"
    assert (
        data
        == {"br": b"packed by brotli", "gzip": gzip.compress(SCRIPT.encode(), mtime=0), None: SCRIPT.encode()}[encoding]
    )


@pytest.mark.parametrize("path", ["/", "/lobby", "/assets/app-1a2b.js", "/favicon.svg"])
async def test_head_is_answered_without_a_body(http: httpx.AsyncClient, path: str) -> None:
    got, head = await http.get(path), await http.head(path)
    assert (head.status_code, head.content) == (200, b"")
    for name in ("content-type", "content-length", "etag", "cache-control"):
        assert head.headers[name] == got.headers[name]


@pytest.mark.parametrize(
    "path",
    [
        "/assets/app-old.js",
        "/assets/lobby",
        "/assets/",
        "/nothing.png",
        "/index.html",
        "/assets/app-1a2b.js.gz",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/..%5csecret.txt",
        "//etc/hosts.allow",
    ],
)
async def test_what_is_not_there_is_not_there(http: httpx.AsyncClient, path: str) -> None:
    # Sent as it is written: the library would tidy it up.
    response = await http.request("GET", httpx.URL(str(http.base_url)).copy_with(raw_path=path.encode()))
    assert "not for you" not in response.text
    assert (response.status_code, response.json()["code"]) == (404, "not_found")


async def test_no_address_has_a_nul_in_it(http: httpx.AsyncClient) -> None:
    response = await http.request("GET", httpx.URL(str(http.base_url)).copy_with(raw_path=b"/assets/%00.js"))
    assert (response.status_code, response.json()["code"]) == (400, "malformed")


async def test_the_interface_is_not_hidden_by_pages(http: httpx.AsyncClient) -> None:
    for path in ("/api", "/api/nowhere", "/api/tables/x/nowhere", "/api/openapi.json/nowhere"):
        response = await http.get(path)
        assert (response.status_code, response.json()["code"]) == (404, "not_found")
    assert (await http.get("/health")).json()["status"] == "alive"
    assert (await http.post("/lobby")).status_code == 405


async def test_without_a_client_there_is_a_small_start_page(settings: Settings, tmp_path: Path) -> None:
    async with running(replace(settings, client=str(tmp_path / "nothing"))) as server, browser(server) as http:
        page = await http.get("/")
        assert "installed without the pages" in page.text
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert (await http.get("/lobby")).status_code == 404


async def test_a_server_without_settings_serves_what_was_installed(server: Running) -> None:
    async with browser(server) as http:
        assert "Great Plains" in (await http.get("/")).text
