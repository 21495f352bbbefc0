"""The built web client: its files, read once, each with its type, its ETag and its compressed forms.

Only what was found when the server started is ever served, so no path can lead anywhere else. The build puts compressed
forms beside the files (`app.js.br`, `app.js.gz`) and a hash into the names below `assets/`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import greatplains
from greatplains.server.http.cached import ASK_AGAIN, FOR_GOOD, encodings, etag_of, matches_etag

# Not the machine's own list of types, which may say anything.
_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_UNKNOWN_TYPE: Final = "application/octet-stream"
# Compressed forms, the smallest first, and what they are called on the wire.
_COMPRESSED: Final = {".br": "br", ".gz": "gzip"}
_START: Final = "index.html"
_HASHED: Final = "assets/"


@dataclass(frozen=True, slots=True)
class File:
    """One file of the client."""

    type: str
    forms: dict[str, bytes]  # by encoding; "" is the file itself
    etag: str
    is_hashed: bool

    def answer(self, accepted: str, known: str) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body, for what the browser can decompress and what it has already."""
        headers = {
            "cache-control": FOR_GOOD if self.is_hashed else ASK_AGAIN,
            "etag": self.etag,
            "vary": "accept-encoding",
        }
        if matches_etag(known, self.etag):
            return 304, headers, b""
        allowed = encodings(accepted)
        encoding = next((name for name in _COMPRESSED.values() if name in self.forms and name in allowed), "")
        if encoding:
            headers["content-encoding"] = encoding
        return 200, headers, self.forms[encoding]


def changed(file: File, body: bytes) -> File:
    """The same file with another content, which is compressed nowhere."""
    return File(file.type, {"": body}, etag_of(body), is_hashed=False)


class WebClient:
    """All files of the client; without any there is no client."""

    def __init__(self, folder: Path) -> None:
        found = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self._files = {
            path.relative_to(folder).as_posix(): _read(path, path.relative_to(folder).as_posix())
            for path in found
            if path.suffix not in _COMPRESSED
        }

    def __bool__(self) -> bool:
        return _START in self._files

    def find(self, path: str) -> File | None:
        """The file at a path. Pages of the client all begin with the same file: it finds out by itself what to show."""
        name = path.lstrip("/")
        if name in self._files and not name.endswith(_START):
            return self._files[name]
        is_page = not f"{name}/".startswith(_HASHED) and "." not in name.rpartition("/")[2]
        return self._files.get(_START) if is_page else None


@cache
def web_client(folder: str) -> WebClient:
    """The client in that folder; in the installation if none is named."""
    return WebClient(Path(folder) if folder else Path(greatplains.__file__).parent / "web")


def _read(path: Path, name: str) -> File:
    body = path.read_bytes()
    forms = {"": body}
    for suffix, encoding in _COMPRESSED.items():
        compressed = path.with_name(path.name + suffix)
        if compressed.is_file():
            forms[encoding] = compressed.read_bytes()
    return File(_TYPES.get(path.suffix, _UNKNOWN_TYPE), forms, etag_of(body), name.startswith(_HASHED))
