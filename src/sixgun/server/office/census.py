"""Who is in the house now, counted when somebody asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from sixgun.server.room.hall import Hall
    from sixgun.server.room.room import Room


class Census(Collector):
    """The rooms that are awake, and everybody in them. Registered with the figures of the server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.sockets = 0  # open, whether they have found their room or not

    def collect(self) -> Iterator[Metric]:
        rooms = list(self.hall.rooms.values())
        yield self._rooms(rooms)
        yield self._seats(rooms)
        yield _gauge("onlookers", "Sockets without a seat", sum(onlookers(room) for room in rooms))
        yield _gauge("sockets", "Open sockets", self.sockets)
        yield _gauge("rooms_broken", "Rooms that wait to be cleared away after an error", broken(rooms))
        yield _gauge("draining", "1 while nobody new is let in", int(self.hall.draining))
        errors = CounterMetricFamily("sixgun_store_errors", "Calls that the database has failed")
        errors.add_metric([], self.hall.world.store.errors)
        yield errors

    def _rooms(self, rooms: list[Room]) -> Metric:
        family = GaugeMetricFamily("sixgun_rooms", "Rooms awake", labels=["game", "phase"])
        for labels, count in Counter((room.doc.game, room.doc.phase) for room in rooms).items():
            family.add_metric(labels, count)
        return family

    def _seats(self, rooms: list[Room]) -> Metric:
        family = GaugeMetricFamily("sixgun_seats", "Seats in rooms awake", labels=["who"])
        family.add_metric(["person"], sum(people(room) for room in rooms))
        family.add_metric(["bot"], sum(bots(room) for room in rooms))
        return family


def people(room: Room) -> int:
    """People with a seat, here or away."""
    return len(room.doc.people())


def bots(room: Room) -> int:
    return len([place for place in room.doc.places if place.who == "bot"])


def onlookers(room: Room) -> int:
    return len([guest for guest in room.presence.guests if guest.seat is None])


def broken(rooms: list[Room]) -> int:
    return len([room for room in rooms if room.mail.broken])


def _gauge(name: str, text: str, value: float) -> Metric:
    return GaugeMetricFamily(f"sixgun_{name}", text, value)
