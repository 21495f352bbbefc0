"""Somebody who connects and sends, and reads as little as they please."""

from __future__ import annotations

import asyncio
import json
import os
import socket as so
from collections.abc import Callable
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

from tests.server.playing import PATIENCE, Running

_KEY = "dGhlIHNhbXBsZSBub25jZQ=="


class Silent:
    """One connection, with little room for what it does not read."""

    def __init__(self, running: Running) -> None:
        self._address = urlsplit(running.address)
        self.socket = so.socket()
        self.socket.setsockopt(so.SOL_SOCKET, so.SO_RCVBUF, 4096)
        self.socket.setblocking(False)

    async def __aenter__(self) -> Silent:
        await asyncio.get_running_loop().sock_connect(self.socket, (self._address.hostname, self._address.port))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()

    async def send(self, data: bytes) -> None:
        async with asyncio.timeout(PATIENCE):
            await asyncio.get_running_loop().sock_sendall(self.socket, data)

    async def get(self, path: str, times: int = 1) -> None:
        """Ask so often, one after the other, and read nothing."""
        await self.send(f"GET {path} HTTP/1.1\r\nhost: here\r\n\r\n".encode() * times)

    async def post(self, path: str, length: int, body: bytes = b"", token: str = "") -> None:
        """Begin to send a body of that length."""
        bearer = f"authorization: Bearer {token}\r\n" if token else ""
        head = f"POST {path} HTTP/1.1\r\nhost: here\r\n{bearer}content-type: application/json\r\n"
        await self.send(f"{head}content-length: {length}\r\n\r\n".encode() + body)

    async def open_socket(self, table: str, token: str) -> None:
        """Ask for a socket, and read that there is one."""
        await self.send(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: here\r\nauthorization: Bearer {token}\r\n"
            f"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
            f"sec-websocket-key: {_KEY}\r\n\r\n".encode()
        )
        said = b""
        while b"\r\n\r\n" not in said:
            said += await self.read(1)
        assert said.startswith(b"HTTP/1.1 101")

    async def say(self, kind: str, **data: Any) -> None:
        await self.send(frame(json.dumps({"type": kind, **data}).encode()))

    async def read(self, most: int = 65_536) -> bytes:
        """What there is; nothing at the end."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await asyncio.get_running_loop().sock_recv(self.socket, most)
            except ConnectionResetError:
                return b""

    async def read_all(self) -> bytes:
        """All that comes until the other side hangs up."""
        said = b""
        while data := await self.read():
            said += data
        return said


def frame(data: bytes, first: int = 0x81) -> bytes:
    """A frame as a browser sends it."""
    mask, size = os.urandom(4), len(data)
    length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([first]) + length + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))


async def until(is_so: Callable[[], object]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.005)
