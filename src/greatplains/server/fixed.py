"""Answers that are the same for everybody: worked out once, packed once, and kept by browsers."""

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
class Fixed:
    """An answer in JSON, as it is and packed."""

    body: bytes
    packed: bytes
    tag: str

    @classmethod
    def of(cls, answer: object) -> Fixed:
        body = msgspec.json.encode(answer)
        return cls(body, gzip.compress(body, mtime=0), tag_of(body))


def tag_of(body: bytes) -> str:
    """The mark of a content: the same as long as it is the same."""
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


def respond(request: Request[Any, Any, Any], fixed: Fixed, version_asked: str) -> Response[bytes]:
    """The answer; nothing but its mark for whoever has it already. Asked for by version, it is kept for good."""
    headers = {
        "cache-control": FOR_GOOD if version_asked == version() else ASK_AGAIN,
        "etag": fixed.tag,
        "vary": "accept-encoding",
    }
    if is_known(request.headers.get("if-none-match", ""), fixed.tag):
        return Response(b"", status_code=304, media_type="application/json", headers=headers)
    if "gzip" not in encodings(request.headers.get("accept-encoding", "")):
        return Response(fixed.body, media_type="application/json", headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(fixed.packed, media_type="application/json", headers=headers)


def is_known(header: str, tag: str) -> bool:
    """Does `If-None-Match` name this mark?"""
    return any(word.strip().removeprefix("W/") in (tag, "*") for word in header.split(","))


def encodings(header: str) -> set[str]:
    """The encodings that `Accept-Encoding` allows by name."""
    allowed = set()
    for word in header.lower().split(","):
        name, _, weight = word.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            allowed.add(name.strip())
    return allowed
