"""Under which address others reach this machine."""

from __future__ import annotations

import socket as sockets
from ipaddress import ip_address


def own_address() -> str:
    """Under which address others in the network reach this machine. Nothing is sent for it."""
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"  # there is no network
        address: str = probe.getsockname()[0]
        return address


def is_loopback(address: str) -> bool:
    """Does the address lead no further than to this machine?"""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return address == "localhost"
