"""The last words of a server that is about to end: what was asked for is done, then everybody is sent away.

Clients take the code for a restart: they come back by themselves after a while that differs from one to the
other, so that they do not all knock at the next server in the same moment.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from sixgun.server.room.hall import Hall
from sixgun.server.room.room import Room

journal = logging.getLogger("sixgun.server")
RESTART: Final = 1012  # the code of WebSocket for a server that restarts
SOON: Final = "the server restarts; come again in a moment"
LOOK: Final = 0.02  # seconds between two looks whether all have gone


async def drain(hall: Hall, seconds: float) -> None:
    """Let nobody new in; when a room has done what is in its mailbox, its people go, in so many seconds."""
    hall.draining = True
    rooms = [room for room in hall.rooms.values() if not room.mail.broken]
    for room in rooms:
        room.mail.post(send_away, room)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while any(room.presence.guests for room in rooms):
                await asyncio.sleep(LOOK)
    left = sum(len(room.presence.guests) for room in rooms)
    journal.info("drained: %d rooms, %d sockets had to be cut off", len(rooms), left)


async def send_away(room: Room) -> None:
    for guest in room.presence.guests:
        guest.close(RESTART, SOON)
