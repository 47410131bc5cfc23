"""Which pages may open sockets: our own, and those of hosts on the list. Who is no browser names no page.

A page of another host could otherwise let its visitors' browsers connect here. It cannot forge these headers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final
from urllib.parse import SplitResult, urlsplit

PORTS: Final = {"http": 80, "https": 443}


def is_welcome(headers: Mapping[str, str], origins: Sequence[str]) -> bool:
    """Does it come from a page of this host, as the browser or the proxy names it, or of a friend?"""
    origin = headers.get("origin")
    if origin is None or origin.lower() in {friend.rstrip("/").lower() for friend in origins}:
        return True
    hosts = (headers.get("host", ""), headers.get("x-forwarded-host", ""))
    try:
        page = urlsplit(origin)
        own = {place(urlsplit(f"{page.scheme}://{host.split(',')[0].strip()}")) for host in hosts if host}
        return page.scheme in PORTS and bool(page.hostname) and place(page) in own
    except ValueError:  # no address at all
        return False


def place(page: SplitResult) -> tuple[str | None, int | None]:
    """Host and port; the scheme is not compared, because not every proxy tells it."""
    return page.hostname, page.port or PORTS.get(page.scheme)
