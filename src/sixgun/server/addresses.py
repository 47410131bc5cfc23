"""Where a request comes from: the address by which a client is known, and the word of proxies."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from ipaddress import ip_address, ip_network
from typing import Final

Client = tuple[str, int] | None  # host and port, as ASGI has them
FORWARDING: Final = ("forwarded", "via", "x-real-ip", "x-forwarded-")  # how the headers of proxies begin
UNKNOWN: Final = "unknown"


def network(address: str) -> str:
    """The address that is meant: a whole network of 64 bits for IPv6, because one client has all of it."""
    try:
        known = ip_address(address.strip("[]").partition("%")[0])
    except ValueError:
        return UNKNOWN
    if known.version == 6 and known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(known) if known.version == 4 else str(ip_network((known, 64), strict=False))


def address_of(client: Client) -> str:
    """By what a client is known, told by the proxy where one is trusted; all unknown ones count as one."""
    return UNKNOWN if client is None else network(client[0])


def is_forwarded(headers: Iterable[str]) -> bool:
    """Does a proxy say by one of these headers that it stands in between?"""
    return any(name.lower().startswith(FORWARDING) for name in headers)


def is_local(client: Client, headers: Mapping[str, str]) -> bool:
    """Does it come from this very machine, under a name that only this machine has, past no proxy?"""
    named = _is_loopback(_host(headers.get("host", "")))
    return client is not None and _is_loopback(client[0]) and named and not is_forwarded(headers)


def _host(text: str) -> str:
    """A host without its port."""
    return text[1:].partition("]")[0] if text.startswith("[") else text.partition(":")[0]


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
