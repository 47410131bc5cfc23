"""Is the server ready for people? The process is, and its store answers in time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from sixgun.server.watch.journal import journal

if TYPE_CHECKING:
    from sixgun.server.room.hall import Hall

PATIENCE: Final = 2.0  # seconds for the store
NO_ROOM: Final = "-"  # an id that no room has


class Probe:
    """Asks the store for a room that is not there: one question at a time, however many want to know."""

    def __init__(self, hall: Hall, patience: float = PATIENCE) -> None:
        self.hall, self.patience = hall, patience
        self._asking: asyncio.Task[str] | None = None

    async def trouble(self) -> str:
        """Why nobody should be sent here now; empty, if all is well."""
        if self.hall.draining:
            return "the server is closing; come back in a moment"
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask())
        try:
            return await asyncio.wait_for(asyncio.shield(self._asking), self.patience)
        except TimeoutError:
            return "the store does not answer"

    async def _ask(self) -> str:
        try:
            await self.hall.world.store.room(NO_ROOM)
        except Exception as error:
            journal.warning("not ready: the store fails: %s", error)
            return f"the store fails: {type(error).__name__}"
        return ""

    def stop(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
