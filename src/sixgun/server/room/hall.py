"""All rooms of this process: opened, found, joined, put to sleep."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

from msgspec.structs import replace

from sixgun.core.errors import Invalid
from sixgun.games import find
from sixgun.server import bodies, wire
from sixgun.server.room import commands
from sixgun.server.room.board import Board
from sixgun.server.room.clock import Alarm
from sixgun.server.room.door import Closing, Door, Full
from sixgun.server.room.guest import NotAllowed
from sixgun.server.room.lettering import shown
from sixgun.server.room.past import Unfit
from sixgun.server.room.room import Room, World
from sixgun.server.room.seats import (
    Document,
    Place,
    load,
    new_id,
    new_token,
    plain_options,
)
from sixgun.server.store.house import CLOSED
from sixgun.server.store.log import Conflict, Entry, Row
from sixgun.server.store.trouble import StoreFailed
from sixgun.server.watch.journal import journal

R = TypeVar("R")
SEED = 32  # bytes from which a table is dealt
MOST_MOVED = 1_000  # ids of which it is remembered where their rooms are now
NO_SUCH_TABLE = ("no_such_table", "there is no table of that name; it may have been closed")
TRIES = 20  # ids drawn for one table; one is enough but for luck that nobody has
DAY = 86_400.0
SHUT = ("table_closed", "the host of this server has closed this table for good")


class Missing(Exception):
    """There is no such table, or not in this phase."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code, self.message = code, message


class Late(NotAllowed):
    """A room or the store has not answered in time."""

    def __init__(self) -> None:
        super().__init__("too_slow", "the server is slow just now; try again in a moment")


class Hall:
    """Where tables are opened and found. A sleeping room wakes from the log when somebody comes."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.rooms: dict[str, Room] = {}
        self._unfit: dict[str, tuple[int, str]] = {}  # rooms that cannot wake: at which entry, and why
        self.board = Board(world)
        self.door = Door(world.settings.limits, world.time)
        self.draining = False  # nobody new is let in any more
        self._moved: dict[str, Room] = {}  # rooms that are awake, by ids that they had before
        self._waking = asyncio.Lock()
        self._coming = 0  # rooms for which there is a place, but which are not awake yet
        self._broom: Alarm | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self._swept = world.time.now()
        self.sweep_later()

    # -- opening -------------------------------------------------------------------------------------------

    async def open(self, wish: bodies.NewTable, address: str) -> bodies.Seated:
        """A new table with its first person, the host; or a running game against bots."""
        self.door.open_table(address)
        game = find(wish.game)
        options = plain_options(game.blank(wish.seats, wish.options).options)
        doc = self._document(wish.game, options, [Place() for _ in range(wish.seats)])
        doc.title, doc.public = shown(wish.title), wish.public
        doc.bots, doc.windows = wish.bots, wish.windows
        token = new_token()
        doc.seat_person(0, wish.name, token)
        room = await self.put_up(doc)
        room.presence.settle(0, address)
        if wish.play_now:
            await self._ask(room, lambda: commands.begin(room))
        return bodies.Seated(doc.id, 0, token)

    def _document(self, game: str, options: dict[str, wire.Value], places: list[Place]) -> Document:
        seed = self.world.chance().randbytes(SEED).hex()
        return Document(new_id(), game, options, places, seed, self.world.time.now())

    async def put_up(self, doc: Document) -> Room:
        async with self._place():
            await self.in_time(self._add(doc))
            return self._wake(doc, ())

    async def _add(self, doc: Document) -> None:
        """Write the new room; an id that another room has is drawn anew."""
        for _ in range(TRIES):
            try:
                return await self.world.store.add(doc.row())
            except Conflict:
                doc.id = new_id()
        raise Full

    def _wake(self, doc: Document, entries: Sequence[Entry]) -> Room:
        self.rooms[doc.id] = room = Room(doc, entries, self.world, self)
        return room

    async def rematch(self, room: Room) -> str:
        """A new table with the same house rules and people; a person alone with bots plays on at once."""
        old = room.doc
        doc = self._document(old.game, old.options, [again(place) for place in old.places])
        doc.title, doc.public, doc.bots, doc.windows, doc.host = (
            old.title,
            old.public,
            old.bots,
            old.windows,
            old.host,
        )
        doc.unwatched = old.unwatched
        doc.speed, doc.timed = old.speed, old.timed
        doc.pass_on_host()
        another = await self.put_up(doc)
        if len(doc.people()) == 1:
            await self._ask(another, lambda: commands.begin(another))
        return doc.id

    async def move(self, room: Room) -> None:
        """Another id for that room; the one before is nobody's."""
        doc = room.doc
        for _ in range(TRIES):
            moved = replace(doc, id=new_id())
            with suppress(Conflict):
                await self.world.store.move(doc.id, moved.row())
                break
        else:
            raise Full
        del self.rooms[doc.id]
        self.board.take_down(doc.id)
        self._moved = dict([*self._moved.items(), (doc.id, room)][-MOST_MOVED:])
        doc.id = moved.id
        self.rooms[doc.id] = room

    def _moved_from(self, table: str, token: str | None) -> Room | None:
        """The room that had that id, for those who sit there; to all others it is gone."""
        room = self._moved.get(table)
        if room is None or token is None or room.doc.seat_of(token) is None:
            return None
        return self.rooms.get(room.doc.id)

    # -- finding -------------------------------------------------------------------------------------------

    async def find(self, table: str, token: str | None = None) -> Room:
        """The room of that id, woken if it sleeps; whoever sits there may use an id that it had before."""
        room = self.rooms.get(table) or self._moved_from(table, token)
        if room is not None and not room.mail.broken:
            return room
        return await self.in_time(self._find_asleep(table))

    async def has(self, table: str) -> bool:
        """Is there such a table, awake or asleep? If the file cannot be read just now, there may be."""
        if table in self.rooms or table in self._moved:
            return True
        try:
            row = await self.in_time(self.world.store.room(table))
        except (Late, StoreFailed):
            return True
        return row is not None and row.phase != CLOSED

    async def _find_asleep(self, table: str) -> Room:
        """One after the other, so that no room wakes twice."""
        async with self._waking:
            room = self.rooms.get(table)
            if room is not None and not room.mail.broken:
                return room
            if table in self._unfit:
                raise Unfit(*self._unfit[table])
            row = await self.world.store.room(table)
            if row is None:
                raise Missing(*NO_SUCH_TABLE)
            if row.phase == CLOSED:
                raise Missing(*SHUT)
            async with self._place():
                room = self._wake_again(row, await self.world.store.log(table))
            if room.doc.phase != row.phase:  # stopped before it was written that the last action was the last
                room.mail.post(room.keep)
            return room

    def _wake_again(self, row: Row, entries: Sequence[Entry]) -> Room:
        """From its log; one that does not fit today's rules stays as it is, and the host hears of it once."""
        try:
            return self._wake(load(row), entries)
        except Unfit as unfit:
            self._unfit[row.id] = unfit.entry, unfit.reason
            self.board.take_down(row.id)
            extra = {"room": self.world.watch.name_of(row.id)}
            journal.error("cannot go on at entry %d of its log: %s", *self._unfit[row.id], extra=extra)
            raise

    async def public(self) -> list[bodies.TableInfo]:
        """Tables that anybody may come to."""
        return await self.board.tables(self.rooms)

    async def join(self, table: str, wish: bodies.Join, address: str) -> bodies.Seated:
        """A seat while there is one and the game has not started; otherwise a place to look on from."""
        self.door.join(address)
        room = await self.find(table)
        token = new_token()
        seat: int | None = None

        async def sit() -> None:
            nonlocal seat
            if room.doc.id != table:  # it has moved in the meantime
                raise Missing(*NO_SUCH_TABLE)
            seat = take_place(room, wish, token, address)
            await room.save()

        try:
            await self._ask(room, sit)
        except Late:
            room.mail.post(give_back, room, token)
            raise
        return bodies.Seated(table, seat, token)

    async def _ask(self, room: Room, deed: Callable[[], Awaitable[None]]) -> None:
        """Have something done in the room's own turn, and wait for it; an error reaches both."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def visit() -> None:
            if done.done():  # nobody waits for it any more
                return
            try:
                await deed()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
                if not isinstance(error, (Invalid, NotAllowed, Missing)):
                    raise
            else:
                if not done.done():
                    done.set_result(None)

        room.mail.post(visit)
        await self.in_time(done)

    async def in_time(self, work: Awaitable[R]) -> R:
        """Wait for a room or the store, but not for ever."""
        try:
            async with asyncio.timeout(self.world.pace.answer):
                return await work
        except TimeoutError as error:
            raise Late from error

    async def shut(self, table: str) -> bool:
        """Send everybody away for good: the table cannot be opened again. Whether there was one."""
        async with self._waking:
            found = await self.world.store.shut(table)
            room = self.rooms.pop(table, None) if found else None
        self.board.take_down(table)
        if room is not None:
            with suppress(Late):  # all have been told; whatever hangs in the room is given up
                await self.in_time(room.dismiss(*SHUT))
        return found

    # -- sleeping ------------------------------------------------------------------------------------------

    def sweep_later(self) -> None:
        self._broom = self.world.time.after(60.0, self._sweep)

    def _sweep(self) -> None:
        self._sweeping = asyncio.create_task(self.sweep())
        self.sweep_later()

    async def sweep(self) -> None:
        """Rooms that nobody is in go to sleep; tables that never started are forgotten after a day."""
        now = self.world.time.now()
        await self._put_to_sleep([room for room in self.rooms.values() if self._may_sleep(room, now)])
        for room in self.rooms.values():
            if room.presence.onlookers.due(now):
                room.mail.post(room.tidy)
        await self._forget(now)

    async def _forget(self, now: float) -> None:
        """If the file cannot be written, the log has said so and the next time will do."""
        passed, self._swept = now - self._swept, now
        lobbies = [room.doc.id for room in self.rooms.values() if room.doc.phase == "lobby"]
        with suppress(StoreFailed):
            await self.world.store.forget(passed, DAY, lobbies)

    def _may_sleep(self, room: Room, now: float) -> bool:
        since = room.presence.empty_since
        return room.mail.broken or (quiet(room) and since is not None and since + self.world.pace.keep <= now)

    async def _put_to_sleep(self, rooms: Sequence[Room]) -> None:
        for room in rooms:
            self.rooms.pop(room.doc.id, None)
        self._moved = {old: room for old, room in self._moved.items() if room not in rooms}
        for room in rooms:
            await room.close()

    @asynccontextmanager
    async def _place(self) -> AsyncIterator[None]:
        """A place among the rooms that are awake; when all are taken, the least used rooms have to sleep."""
        if self.draining:
            raise Closing
        self._coming += 1
        try:
            missing = len(self.rooms) + self._coming - self.world.settings.limits.rooms
            if missing > 0:
                await self._make_room(missing)
            yield
        finally:
            self._coming -= 1

    async def _make_room(self, places: int) -> None:
        """A table at which somebody is keeps its place; a few more go than must, to save the next search."""
        least = sorted([room for room in self.rooms.values() if quiet(room)], key=use)
        if len(least) < places:
            raise Full
        await self._put_to_sleep(least[: max(places, self.world.settings.limits.rooms // 100)])

    async def close(self) -> None:
        if self._broom is not None:
            self._broom.cancel()
        for room in list(self.rooms.values()):
            await room.close()
        await self.world.thinkers.close()
        await self.world.store.close()


def quiet(room: Room) -> bool:
    """Is nobody here? Whoever finds a room posts to it at once, so nobody is on the way to an idle one."""
    return room.presence.empty_since is not None and room.mail.idle


def use(room: Room) -> tuple[bool, float]:
    """Least used first: a game that is not over comes last, otherwise the longest empty room first."""
    return room.doc.running, room.presence.empty_since or 0.0


def again(place: Place) -> Place:
    """A place as it is at the next table; a bot's is open, and so is one that its person has given up."""
    if place.who != "person" or not place.token:
        return Place()
    return Place(
        place.who, place.name, place.token, muted=place.muted, orders=place.orders, passes=place.passes
    )


def take_place(room: Room, wish: bodies.Join, token: str, address: str) -> int | None:
    """The first open seat, or a name among the onlookers."""
    doc = room.doc
    seat = doc.first_open() if doc.phase == "lobby" and not wish.watch else None
    if seat is None and doc.unwatched and doc.phase != "over":
        raise NotAllowed(*commands.UNWATCHED)
    if seat is None:
        room.presence.onlookers.add(wish.name, token, room.now())
    else:
        room.presence.check_share(address)
        doc.seat_person(seat, wish.name, token)
        room.presence.settle(seat, address)
    return seat


async def give_back(room: Room, token: str) -> None:
    """Free a place again of which its owner was never told."""
    seat, onlooker = room.doc.seat_of(token), room.doc.onlooker_of(token)
    if seat is not None:
        await commands.vacate(room, seat)
    elif onlooker is not None:
        room.doc.onlookers.remove(onlooker)
        await room.save()
