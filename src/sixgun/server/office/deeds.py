"""Everything that a host can do, by the page or by a script: each deed with the wish that it takes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple

from msgspec import Meta, Struct

from sixgun.core.errors import Invalid
from sixgun.server import wire
from sixgun.server.office.bans import meant
from sixgun.server.room.lettering import shown
from sixgun.server.watch.journal import journal

if TYPE_CHECKING:
    from sixgun.server.office.office import Office

DAY: Final = 86_400.0
BATCH: Final = 50  # games deleted at once: the store has others to serve in between
Short = Annotated[str, Meta(min_length=1, max_length=200)]


class Close(Struct, forbid_unknown_fields=True):
    """A table, by its short name, its id or its link."""

    table: Short


class Announce(Struct, forbid_unknown_fields=True):
    """Something that everybody is to read."""

    text: Annotated[str, Meta(max_length=300)]


class Ban(Struct, forbid_unknown_fields=True):
    """An address."""

    address: Short


class Unban(Struct, forbid_unknown_fields=True):
    """An address, or the network of an IPv6 address."""

    address: Short


class Delete(Struct, forbid_unknown_fields=True):
    """Games that have been over for so many days; `count` only says how many there are."""

    days: Annotated[int, Meta(ge=1, le=36_500)]
    count: bool = False


async def close(office: Office, wish: Close) -> str:
    """Everybody is sent away; the table cannot be opened again, and its log stays until it is deleted."""
    table = find(office, wish.table)
    name = office.hall.world.watch.name_of(table)
    if not await office.hall.shut(table):
        raise Invalid("no_such_table", "there is no such table, or it is closed already")
    journal.info("the host closes it for good", extra={"room": name})
    return f"The table {name} is closed."


def find(office: Office, text: str) -> str:
    """The id that is meant: short names are looked for among the rooms that are awake."""
    word = text.strip().rstrip("/").rpartition("/")[2]
    return next((room.doc.id for room in office.hall.rooms.values() if room.name == word), word)


async def announce(office: Office, wish: Announce) -> str:
    """Everybody who has a socket in a room reads it."""
    text = shown(wish.text)
    if not text:
        raise Invalid("bad_message", "there is nothing in that announcement")
    rooms = list(office.hall.rooms.values())
    for room in rooms:
        room.presence.say(wire.Announced(text))
    readers = sum(len(room.presence.guests) for room in rooms)
    journal.info("the host announces something to %d sockets", readers)
    return f"Sent to {counted(readers, 'socket')}."


async def ban(office: Office, wish: Ban) -> str:
    """From now on its requests are refused, and its sockets are closed."""
    address = meant(wish.address)
    await office.bans.add(address, office.hall.world.time.now())
    cut = await office.cut(address)
    journal.info("the host bans %s", address)  # the address itself: the line is about nothing else
    return f"{address} is banned; {counted(cut, 'socket')} closed."


async def unban(office: Office, wish: Unban) -> str:
    address = meant(wish.address)
    if not await office.bans.lift(address):
        raise Invalid("not_banned", f"{address} is not banned")
    journal.info("the host lifts the ban of %s", address)
    return f"{address} may come again."


async def delete(office: Office, wish: Delete) -> str:
    """Finished and closed games go with their logs; those whose room is awake stay."""
    hall = office.hall
    found = await hall.world.store.finished(hall.world.time.now() - wish.days * DAY)
    rooms = [room for room in found if room not in hall.rooms]
    if wish.count:
        return f"Over for {counted(wish.days, 'day')} or more: {counted(len(rooms), 'game')}."
    for first in range(0, len(rooms), BATCH):
        await hall.world.store.delete(rooms[first : first + BATCH])
    journal.info("the host deletes %d games that were over for %d days", len(rooms), wish.days)
    return f"{counted(len(rooms), 'game')} deleted."


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


class Deed(NamedTuple):
    """What is wished for, and how it is done; the sentence says what came of it."""

    wish: type[Struct]
    do: Callable[[Any, Any], Awaitable[str]]


DEEDS: Final = {
    "close": Deed(Close, close),
    "announce": Deed(Announce, announce),
    "ban": Deed(Ban, ban),
    "unban": Deed(Unban, unban),
    "delete": Deed(Delete, delete),
}
