"""Answers that are the same for everybody: worked out once, compressed once, and cached by browsers."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response

import greatplains

FOR_GOOD: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"  # kept, but only shown after we have said that it is still so


@dataclass(frozen=True, slots=True)
class CachedAnswer:
    """An answer in JSON, as it is and compressed."""

    body: bytes
    compressed: bytes
    etag: str

    @classmethod
    def of(cls, answer: object) -> CachedAnswer:
        body = msgspec.json.encode(answer)
        return cls(body, gzip.compress(body, mtime=0), etag_of(body))


def etag_of(body: bytes) -> str:
    """The ETag of a content: the same as long as it is the same."""
    return f'"{sha256(body).hexdigest()[:32]}"'


@cache
def version() -> str:
    """Another one whenever the rules, the drawings or the version of the program are not the same."""
    digest = sha256(greatplains.__version__.encode())
    root = Path(greatplains.__file__).parent
    for folder in ("core", "games", "drawing"):
        for source in sorted(root.joinpath(folder).rglob("*.py")):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def respond(request: Request[Any, Any, Any], answer: CachedAnswer, version_asked: str) -> Response[bytes]:
    """The answer; nothing but its ETag for whoever has it already. Asked for by version, it is kept for good."""
    headers = {
        "cache-control": FOR_GOOD if version_asked == version() else ASK_AGAIN,
        "etag": answer.etag,
        "vary": "accept-encoding",
    }
    if matches_etag(request.headers.get("if-none-match", ""), answer.etag):
        return Response(b"", status_code=304, media_type="application/json", headers=headers)
    if "gzip" not in encodings(request.headers.get("accept-encoding", "")):
        return Response(answer.body, media_type="application/json", headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(answer.compressed, media_type="application/json", headers=headers)


def matches_etag(header: str, etag: str) -> bool:
    """Does `If-None-Match` name this ETag?"""
    return any(word.strip().removeprefix("W/") in (etag, "*") for word in header.split(","))


def encodings(header: str) -> set[str]:
    """The encodings that `Accept-Encoding` allows by name."""
    allowed = set()
    for word in header.lower().split(","):
        name, _, weight = word.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            allowed.add(name.strip())
    return allowed
