"""The office of one server: everything that its host needs, from the start to the end of the process."""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from litestar.datastructures import State
from litestar.types import Send

from sixgun.server import wire
from sixgun.server.office.bans import SENTENCE, Banned, Bans
from sixgun.server.office.census import Census
from sixgun.server.office.gate import Gate
from sixgun.server.office.probe import Probe
from sixgun.server.watch.journal import stray

if TYPE_CHECKING:
    from sixgun.server.room.hall import Hall

KEY: Final = "key of names"
AWAY: Final = 4403
PATIENCE: Final = 2.0  # seconds for the last words to a socket


class Office:
    """Opened with the hall, closed before it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.census, self.probe = Census(hall), Probe(hall)
        self.gate = Gate(hall.world.settings.admin, hall.world.time)
        self.bans = Bans(hall.world.store)
        self.lines: defaultdict[str, set[Send]] = defaultdict(set)  # open sockets by address
        self.patience = PATIENCE
        self.form_key = secrets.token_urlsafe(18)
        self.said = ""  # about the last deed, for the page that comes next
        self.opened = hall.world.time.now()

    async def open(self) -> Office:
        watch = self.hall.world.watch
        watch.key = await self._key()
        await self.bans.load()
        watch.registry.register(self.census)
        asyncio.get_running_loop().set_exception_handler(stray)
        watch.pulse.start()
        return self

    async def _key(self) -> bytes:
        """The house's own, so that rooms keep their short names over a restart."""
        store = self.hall.world.store
        found = (await store.kept(KEY)).get(KEY)
        if found is None:
            found = self.hall.world.watch.key.hex()
            await store.keep(KEY, found)
        return bytes.fromhex(found)

    async def cut(self, address: str) -> int:
        """Close all sockets of an address with a word; how many there were."""
        lines = list(self.lines.get(address, ()))
        await asyncio.gather(*[self._cut(send) for send in lines])
        return len(lines)

    async def _cut(self, send: Send) -> None:
        """Whoever has gone needs no word; whoever does not read is cut off by the next ping."""
        with suppress(TimeoutError, RuntimeError, OSError):
            async with asyncio.timeout(self.patience):
                await turn_away(send)

    def close(self) -> None:
        watch = self.hall.world.watch
        watch.pulse.stop()
        watch.registry.unregister(self.census)
        self.probe.stop()


async def turn_away(send: Send) -> None:
    """The last words to a socket of a banned address."""
    text = wire.encode(wire.Refused(Banned.code, SENTENCE))
    await send({"type": "websocket.send", "text": text, "bytes": None})
    await send({"type": "websocket.close", "code": AWAY, "reason": Banned.code})


def office_of(state: State) -> Office:
    office = state["office"]
    assert isinstance(office, Office)
    return office
