"""Addresses that have to stay outside, kept in the store."""

from __future__ import annotations

from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

from sixgun.core.errors import Invalid
from sixgun.server.addresses import UNKNOWN, network
from sixgun.server.office.gate import Shut

if TYPE_CHECKING:
    from sixgun.server.store.log import Store

BAN: Final = "ban:"
SENTENCE: Final = "this address is banned from this server; its host can lift the ban"


class Banned(Shut):
    """The address has to stay outside."""

    status, code = 403, "banned"


class Bans:
    """Which addresses, and since when."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.since: dict[str, float] = {}

    async def load(self) -> None:
        kept = await self._store.kept(BAN)
        self.since = {name.removeprefix(BAN): float(value) for name, value in kept.items()}

    async def add(self, address: str, now: float) -> None:
        await self._store.keep(BAN + address, str(now))
        self.since[address] = now

    async def lift(self, address: str) -> bool:
        """Whether it was banned."""
        self.since.pop(address, None)
        return await self._store.drop(BAN + address)


def meant(text: str) -> str:
    """The address that a host has written; for IPv6 also its network, as the list shows it."""
    written = text.strip()
    found = network(written.removesuffix("/64")) if ":" in written else network(written)
    if found == UNKNOWN:
        raise Invalid("bad_address", f"{written!r} is no address; write it like 203.0.113.7 or 2001:db8::1")
    if ip_address(written.removesuffix("/64").strip("[]").partition("%")[0]).is_loopback:
        raise Invalid("bad_address", "this machine itself cannot be banned; is the proxy's word believed?")
    return found
