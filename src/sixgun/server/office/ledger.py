"""The host's view of the house: its rooms, its load, its bans. Rooms bear their short names only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from sixgun.server.office.census import bots, broken, onlookers, people
from sixgun.server.watch.pulse import memory

if TYPE_CHECKING:
    from sixgun.server.office.office import Office
    from sixgun.server.room.room import Room


class RoomLine(Struct):
    """One room that is awake. Times are seconds ago; `idle` is null where nobody has moved yet."""

    name: str
    game: str
    phase: str
    public: bool
    people: int
    present: int
    bots: int
    onlookers: int
    idle: float | None
    age: float
    broken: bool


class Load(Struct):
    """How busy the server is. Moves and lag are those of the last ten seconds, in seconds and bytes."""

    moves_per_second: float
    sockets: int
    rooms: int
    broken: int
    memory: int
    lag: float
    store_errors: int
    up: float
    draining: bool


class BanLine(Struct):
    """A banned address, and how many seconds ago it was banned."""

    address: str
    age: float


class Ledger(Struct):
    """Everything that the host sees at a glance."""

    load: Load
    rooms: list[RoomLine]
    bans: list[BanLine]


class Done(Struct):
    """What a deed of the host has led to, in a sentence."""

    message: str


def ledger(office: Office) -> Ledger:
    """Those who moved last come first."""
    now = office.hall.world.time.now()
    rooms = sorted([line(room, now) for room in office.hall.rooms.values()], key=_order)
    bans = [BanLine(address, now - since) for address, since in sorted(office.bans.since.items())]
    return Ledger(load(office), rooms, bans)


def _order(room: RoomLine) -> tuple[bool, float]:
    return not room.broken, room.age if room.idle is None else room.idle


def load(office: Office) -> Load:
    hall, pulse = office.hall, office.hall.world.watch.pulse
    rooms = list(hall.rooms.values())
    return Load(
        moves_per_second=round(pulse.moves_per_second, 1),
        sockets=office.census.sockets,
        rooms=len(rooms),
        broken=broken(rooms),
        memory=memory(),
        lag=round(pulse.lag, 4),
        store_errors=hall.world.store.errors,
        up=hall.world.time.now() - office.opened,
        draining=hall.draining,
    )


def line(room: Room, now: float) -> RoomLine:
    doc, play = room.doc, room.play
    return RoomLine(
        name=room.name,
        game=doc.game,
        phase=doc.phase,
        public=doc.public,
        people=people(room),
        present=len(room.presence.seats),
        bots=bots(room),
        onlookers=onlookers(room),
        idle=now - play.moved if play is not None and play.seq else None,
        age=now - doc.opened,
        broken=room.mail.broken,
    )
