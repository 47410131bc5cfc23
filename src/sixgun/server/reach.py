"""Under which addresses other machines reach this server: what a host prints, and what a guest is sent."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

Address = IPv4Address | IPv6Address
ELSEWHERE: Final = {
    socket.AF_INET: "192.0.2.1",
    socket.AF_INET6: "2001:db8::1",
}  # nobody's, by RFC 5737, 3849
LET_IN: Final = "Only this machine reaches it; to let others in, start it with --host 0.0.0.0"


def own_addresses() -> list[str]:
    """The addresses of this machine, the one that it talks to others by first. May ask a name server."""
    found = [address for family in ELSEWHERE for address in _outward(family)]
    with suppress(OSError):
        found += [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None)]
    return list(dict.fromkeys(found))


def _outward(family: socket.AddressFamily) -> list[str]:
    """The address from which packets would go out; none is sent."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((ELSEWHERE[family], 9))
        return [str(probe.getsockname()[0])]
    return []


def origins(host: str, port: int, machine: Sequence[str]) -> list[str]:
    """How others reach a server that listens at that host; nothing, if only this machine can."""
    listens = _parsed(host)
    if listens is None:
        return [] if host == "localhost" else [origin(host, port)]
    if not listens.is_unspecified:
        return [] if listens.is_loopback else [origin(host, port)]
    known = [address for text in machine if (address := _parsed(text)) is not None]
    return [
        origin(str(address), port)
        for address in known
        if address.version == listens.version and not (address.is_loopback or address.is_link_local)
    ]


def origin(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def opened(host: str, port: int, machine: Sequence[str]) -> tuple[str, str]:
    """The addresses to print, and a sentence more for a host who has let nobody in."""
    others = origins(host, port, machine)
    listens = _parsed(host)
    if others:
        return " and ".join(f"{each}/" for each in others), ""
    if listens is not None and listens.is_unspecified:
        return f"{origin('::1' if listens.version == 6 else '127.0.0.1', port)}/", ""
    return f"{origin(host, port)}/", LET_IN


def _parsed(text: str) -> Address | None:
    try:
        return ip_address(text)
    except ValueError:
        return None
