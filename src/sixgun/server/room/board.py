"""The board by the door: public tables that are not over, awake or asleep."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from sixgun.games import find
from sixgun.server import bodies
from sixgun.server.room.seats import Document, load

if TYPE_CHECKING:
    from sixgun.server.room.room import Room, World

MOST: Final = 200  # tables on the board
FRESH: Final = 5.0  # seconds for which the store is not asked again
DAY: Final = 86_400.0  # after which a table that sleeps is taken down


class Board:
    """Remembers what the store said of late, so that looking at it often costs little."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._kept: list[Document] = []
        self._read_at: float | None = None

    async def tables(self, rooms: Mapping[str, Room]) -> list[bodies.TableInfo]:
        """Those at which somebody is come first, then those with open seats, then the newest."""
        await self._read()
        awake = [room.doc for room in rooms.values() if room.doc.public]
        asleep = [doc for doc in self._kept if doc.id not in rooms]

        def order(doc: Document) -> tuple[bool, str, float]:
            return doc.id not in rooms or not rooms[doc.id].presence.guests, doc.phase, -doc.opened

        open_to_all = [doc for doc in (*awake, *asleep) if doc.phase != "over" and not doc.shuttered]
        return [entry(doc) for doc in sorted(open_to_all, key=order)[:MOST]]

    async def _read(self) -> None:
        """Whoever comes while the store is being asked is told what was known before."""
        now = self.world.time.now()
        if self._read_at is None or self._read_at + FRESH <= now:
            self._read_at = now
            self._kept = [load(row) for row in await self.world.store.public(now - DAY, MOST)]

    def take_down(self, table: str) -> None:
        """That table is not public any more."""
        self._kept = [doc for doc in self._kept if doc.id != table]


def entry(doc: Document) -> bodies.TableInfo:
    title = find(doc.game).title
    seats, taken = len(doc.places), len(doc.people())
    free = len([place for place in doc.places if place.who == "open"])
    return bodies.TableInfo(doc.id, doc.game, title, doc.title, doc.phase, seats, taken, free)
