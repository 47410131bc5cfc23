"""One's own tables: the games of a browser, for whoever holds the tokens of their seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sixgun.games import find
from sixgun.server import bodies
from sixgun.server.room import messages
from sixgun.server.room.seats import Document, load
from sixgun.server.store.house import CLOSED

if TYPE_CHECKING:
    from sixgun.server.room.hall import Hall
    from sixgun.server.room.room import Room


async def tables(hall: Hall, keys: Sequence[bodies.Key]) -> list[bodies.OwnTable]:
    """Those at which one of these tokens holds a seat; of all others not even that they exist."""
    found = [await _table(hall, key) for key in keys]
    return [table for table in found if table is not None]


async def _table(hall: Hall, key: bodies.Key) -> bodies.OwnTable | None:
    """No room is woken for it: of one that sleeps it is not told whose move it is."""
    room = hall.rooms.get(key.table)
    doc = room.doc if room is not None else await _asleep(hall, key.table)
    seat = None if doc is None else doc.seat_of(key.token)
    return None if doc is None or seat is None else entry(doc, seat, room)


async def _asleep(hall: Hall, table: str) -> Document | None:
    row = await hall.in_time(hall.world.store.room(table))
    return None if row is None or row.phase == CLOSED else load(row)


def entry(doc: Document, seat: int, room: Room | None) -> bodies.OwnTable:
    play = None if room is None or not doc.running else room.play
    question = None if play is None else messages.pending(play, seat)
    return bodies.OwnTable(
        table=doc.id,
        game=doc.game,
        title=find(doc.game).title,
        name=doc.title,
        phase=doc.phase,
        seat=seat,
        names=[place.name for place in doc.places],
        asked=question is not None and question.awaited,
        awaited=[] if play is None else list(play.kept.table.to_act),
        winners=doc.winners,
    )
