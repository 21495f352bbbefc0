"""nginx before several servers, with the lines that docs/hosting.md gives for it, so that the page cannot be wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from tests.server.services import nginx

_PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
_ONE = "proxy_pass http://127.0.0.1:8420;"
_PLACE = re.compile(r"^ *server 127\.0\.0\.1:\d+(.*;)\n", flags=re.M)


@contextmanager
def proxied(addresses: Sequence[str]) -> Iterator[str]:
    """The address of a proxy that keeps the people of a table at one of the servers at these addresses."""
    with nginx(sites(addresses)) as address:
        yield address


def sites(addresses: Sequence[str]) -> str:
    """What the page says, but without TLS, and for these servers."""
    blocks: list[str] = re.findall(r"^```nginx\n(.+?)^```", _PAGE.read_text(encoding="utf-8"), flags=re.M | re.S)
    site, upstream, passing = blocks
    found = _PLACE.search(upstream)
    assert found is not None, "docs/hosting.md does not say where the servers are"
    places = "".join(f"server {urlsplit(address).netloc}{found[1]}\n" for address in addresses)
    upstream = upstream[: found.start()] + places + _PLACE.sub("", upstream[found.start() :])
    site = _replaced(site, "listen 443 ssl;", "listen 127.0.0.1:PORT;")
    site = re.sub(r"^ *ssl_certificate.*\n", "", site, flags=re.M)
    site = _replaced(site, _ONE, passing)
    return upstream + site


def _replaced(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, f"docs/hosting.md does not have the line: {old}"
    return text.replace(old, new)
