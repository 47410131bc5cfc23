"""All rooms of this process: opened, found, joined, put to sleep."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from sixgun.core.errors import Invalid
from sixgun.games import find
from sixgun.server import bodies, wire
from sixgun.server.room import commands
from sixgun.server.room.clock import Alarm
from sixgun.server.room.room import Room, World
from sixgun.server.room.seats import (
    Document,
    Onlooker,
    Place,
    clean,
    hashed,
    load,
    new_id,
    new_token,
    plain_options,
)
from sixgun.server.store.log import Entry

SEED = 32  # bytes from which a table is dealt
MOST_ROOMS = 5_000  # awake at the same time
MOST_ONLOOKERS = 100  # at one table, by name
DAY = 86_400.0


class Missing(Exception):
    """There is no such table, or not in this phase."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code, self.message = code, message


class Full(Exception):
    """The server carries all the tables that it can."""


class Hall:
    """Where tables are opened and found. A sleeping room wakes from the log when somebody comes."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.rooms: dict[str, Room] = {}
        self._waking = asyncio.Lock()
        self._broom: Alarm | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self.sweep_later()

    # -- opening -------------------------------------------------------------------------------------------

    async def open(self, wish: bodies.NewTable) -> bodies.Seated:
        """A new table with its first person, the host; or a running game against bots."""
        game = find(wish.game)
        options = plain_options(game.blank(wish.seats, wish.options).options)
        doc = self._document(wish.game, options, [Place() for _ in range(wish.seats)])
        doc.id, doc.title, doc.public = new_id(wish.public), wish.title, wish.public
        doc.bots, doc.windows = wish.bots, wish.windows
        token = new_token()
        doc.seat_person(0, wish.name, token)
        room = await self.put_up(doc)
        if wish.play_now:
            await self._ask(room, lambda: commands.begin(room))
        return bodies.Seated(doc.id, 0, token)

    def _document(self, game: str, options: dict[str, wire.Value], places: list[Place]) -> Document:
        seed = self.world.chance().randbytes(SEED).hex()
        return Document(new_id(False), game, options, places, seed, self.world.time.now())

    async def put_up(self, doc: Document) -> Room:
        if len(self.rooms) >= MOST_ROOMS:
            raise Full
        await self.world.store.save(doc.row())
        return self._wake(doc, ())

    def _wake(self, doc: Document, entries: Sequence[Entry]) -> Room:
        self.rooms[doc.id] = room = Room(doc, entries, self.world, self.rematch)
        return room

    async def rematch(self, room: Room) -> str:
        """A new table with the same house rules and people; a person alone with bots plays on at once."""
        old = room.doc
        places = [
            Place(p.who, p.name, p.token, level=p.level, muted=p.muted, orders=p.orders) for p in old.places
        ]
        doc = self._document(old.game, old.options, places)
        doc.title, doc.public, doc.bots, doc.windows, doc.host = (
            old.title,
            old.public,
            old.bots,
            old.windows,
            old.host,
        )
        doc.pass_on_host()
        another = await self.put_up(doc)
        if len(doc.people()) == 1:
            await self._ask(another, lambda: commands.begin(another))
        return doc.id

    # -- finding -------------------------------------------------------------------------------------------

    async def find(self, table: str) -> Room:
        """The room of that id, woken if it sleeps."""
        room = self.rooms.get(table)
        if room is not None and not room.mail.broken:
            return room
        async with self._waking:
            room = self.rooms.get(table)
            if room is not None and not room.mail.broken:
                return room
            row = await self.world.store.room(table)
            if row is None:
                raise Missing("no_such_table", "there is no table of that name; it may have been closed")
            entries = await self.world.store.log(table)
            room = self._wake(load(row), entries)
            if (
                room.doc.phase != row.phase
            ):  # stopped between the last action and the word that it was the last
                await self.world.store.save(room.doc.row())
            return room

    def public(self) -> list[bodies.TableInfo]:
        """Tables that anybody may come to: those with open seats first."""
        docs = [room.doc for room in self.rooms.values() if room.doc.public and room.doc.phase != "over"]
        return [_info(doc) for doc in sorted(docs, key=lambda doc: (doc.phase, -doc.opened))]

    async def join(self, table: str, wish: bodies.Join) -> bodies.Seated:
        """A seat while there is one and the game has not started; otherwise a place to look on from."""
        room = await self.find(table)
        token = new_token()
        seat: int | None = None

        async def sit() -> None:
            nonlocal seat
            seat = take_place(room.doc, wish, token)
            await room.save()

        await self._ask(room, sit)
        return bodies.Seated(table, seat, token)

    async def _ask(self, room: Room, deed: Callable[[], Awaitable[None]]) -> None:
        """Have something done in the room's own turn, and wait for it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def visit() -> None:
            try:
                await deed()
            except (Invalid, Full, Missing) as error:
                done.set_exception(error)
            else:
                done.set_result(None)

        room.mail.post(visit)
        await done

    # -- sleeping ------------------------------------------------------------------------------------------

    def sweep_later(self) -> None:
        self._broom = self.world.time.after(60.0, self._sweep)

    def _sweep(self) -> None:
        self._sweeping = asyncio.create_task(self.sweep())
        self.sweep_later()

    async def sweep(self) -> None:
        """Rooms that nobody is in go to sleep; tables that never started are forgotten after a day."""
        now = self.world.time.now()
        asleep = [room for room in self.rooms.values() if self._may_sleep(room, now)]
        for room in asleep:
            del self.rooms[room.doc.id]
        for room in asleep:
            await room.close()
        await self.world.store.forget(now - DAY)

    def _may_sleep(self, room: Room, now: float) -> bool:
        """Everybody who finds a room posts to it at once, so nobody is on the way to an idle one."""
        since = room.presence.empty_since
        empty = since is not None and since + self.world.pace.keep <= now
        return room.mail.broken or (empty and room.mail.idle)

    async def close(self) -> None:
        if self._broom is not None:
            self._broom.cancel()
        for room in list(self.rooms.values()):
            await room.close()
        await self.world.store.close()


def take_place(doc: Document, wish: bodies.Join, token: str) -> int | None:
    """The first open seat, or a name among the onlookers."""
    seat = doc.first_open() if doc.phase == "lobby" and not wish.watch else None
    if seat is not None:
        doc.seat_person(seat, wish.name, token)
    elif len(doc.onlookers) >= MOST_ONLOOKERS:
        raise Full
    else:
        doc.onlookers.append(Onlooker(clean(wish.name), hashed(token)))
    return seat


def _info(doc: Document) -> bodies.TableInfo:
    title = find(doc.game).title
    seats, taken = len(doc.places), len(doc.people())
    free = len([place for place in doc.places if place.who == "open"])
    return bodies.TableInfo(doc.id, doc.game, title, doc.title, doc.phase, seats, taken, free)
