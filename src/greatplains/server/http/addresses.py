"""Whose address it is that something is counted for."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

# A household has a whole network of IPv6, and can use another address for every request.
_NETWORK_BITS: Final = 64
_LONGEST: Final = 64


@lru_cache(4096)
def household(address: str) -> str:
    """An address of IPv4 as it is, the network of one of IPv6; what is no address, cut short."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:_LONGEST]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, _NETWORK_BITS), strict=False))
