"""Who is let into a room, and who is heard there: looked up in the room's own turn, when it takes effect.

Between the reading of a message and its turn anything may have happened: a seat is given up, its owner is
shown out, somebody else sits down. So whatever a socket says is judged by the room as it is in that turn.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Concatenate, Final, ParamSpec

from sixgun.server.room import commands
from sixgun.server.room.guest import GONE, Guest
from sixgun.server.room.room import Room
from sixgun.server.watch.journal import journal

P = ParamSpec("P")
UNKNOWN_TOKEN: Final = 4401
NO_TABLE: Final = 4404
MOVED: Final = "there is no table of that name any more; the host has the new link"
Deed = Callable[Concatenate[Room, Guest, P], Awaitable[None]]


async def admit(room: Room, guest: Guest, token: str | None, last: int) -> None:
    """Let the guest in at the seat or place that the token opens now; without one they look on."""
    seat = None if token is None else room.doc.seat_of(token)
    onlooker = None if token is None else room.doc.onlooker_of(token)
    if token is not None and seat is None and onlooker is None:
        turn_away(room, guest, UNKNOWN_TOKEN, "unknown_token", "this token opens no seat at this table")
    elif seat is None and guest.table != room.doc.id:
        turn_away(room, guest, NO_TABLE, "no_such_table", MOVED)
    elif seat is None and room.doc.shuttered:
        turn_away(room, guest, GONE, *commands.UNWATCHED)
    else:
        guest.seat, guest.onlooker = seat, 0 if onlooker is None else onlooker.number
        await room.enter(guest, last)


def turn_away(room: Room, guest: Guest, close: int, code: str, sentence: str) -> None:
    """The guest does not get in."""
    room.world.watch.turned_away.add(code)
    journal.info("turned away: %s", code, extra={"connection": guest.number})
    guest.refuse(code, sentence)
    guest.close(close, code)


def hear(room: Room, guest: Guest, deed: Deed[P], *args: P.args, **kwargs: P.kwargs) -> None:
    """Put a guest's message into the mailbox."""

    async def turn() -> None:
        if guest in room.presence.guests:  # whoever is not here any more is not heard
            await deed(room, guest, *args, **kwargs)

    room.mail.post(turn)
