"""Finished games are told again one at a time: that takes long, and the games that run come first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar.datastructures import State

from sixgun.server.room.door import Full
from sixgun.server.room.guest import NotAllowed
from sixgun.server.room.hall import Hall

MOST: Final = 20  # asked for at the same time; each holds a whole game in memory


class Busy(Full):
    """Too many finished games are asked for at once."""

    def __init__(self) -> None:
        NotAllowed.__init__(self, "too_busy", "many games are being replayed just now; try again in a moment")


class Desk:
    """Where finished games are asked for."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.asked = 0
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait until it is your turn; `Busy`, if too many wait already, `Late`, if it takes too long."""
        if self.asked >= MOST:
            raise Busy
        self.asked += 1
        try:
            await self.hall.in_time(self._turn.acquire())
            try:
                yield
            finally:
                self._turn.release()
        finally:
            self.asked -= 1


def desk_of(state: State) -> Desk:
    desk = state["desk"]
    assert isinstance(desk, Desk)
    return desk
