"""Who watches a room: some under a name, which they keep while they are there, the others only counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.server.room.door import Crowded
from sixgun.server.room.seats import Onlooker, clean, hashed

if TYPE_CHECKING:
    from sixgun.server.room.guest import Guest
    from sixgun.server.room.seats import Document

MOST_NAMES: Final = 100  # at one table
EXPECTED: Final = 60.0  # seconds in which somebody who has got a place has to come
MISSED: Final = 300.0  # seconds for which the place of somebody who has gone is kept


class Onlookers:
    """A guest without a seat is an onlooker; its `onlooker` is the number of its name, or 0."""

    def __init__(self, doc: Document, guests: list[Guest], now: float) -> None:
        self.doc, self._guests = doc, guests
        self._kept = {
            one.number: now + MISSED for one in doc.onlookers
        }  # for whom nobody is here, until when

    @property
    def sockets(self) -> list[Guest]:
        return [guest for guest in self._guests if guest.seat is None and guest.closed is None]

    def under(self, number: int) -> list[Guest]:
        """The sockets of that name; 0: those without one."""
        return [guest for guest in self.sockets if guest.onlooker == number]

    def add(self, name: str, token: str, now: float) -> None:
        """A place under that name, if there is one left."""
        self.forget(now)
        if len(self.doc.onlookers) >= MOST_NAMES:
            raise Crowded("too_many_guests", "this table has all the onlookers that it can name")
        number = max([one.number for one in self.doc.onlookers], default=0) + 1
        self.doc.onlookers.append(Onlooker(clean(name), hashed(token), number))
        self._kept[number] = now + EXPECTED

    def has(self, number: int) -> bool:
        """Is there a name of that number?"""
        return any(one.number == number for one in self.doc.onlookers)

    def came(self, guest: Guest) -> None:
        self._kept.pop(guest.onlooker, None)

    def went(self, guest: Guest, now: float) -> None:
        if self.has(guest.onlooker) and not self.under(guest.onlooker):
            self._kept[guest.onlooker] = now + MISSED

    def due(self, now: float) -> bool:
        """Is there a place that its owner has lost?"""
        return any(until <= now for until in self._kept.values())

    def forget(self, now: float) -> None:
        """Names whose owners have stayed away are free again."""
        for number in [number for number, until in self._kept.items() if until <= now]:
            self.drop(number)

    def drop(self, number: int) -> None:
        """The place of that number is free, and its token worthless."""
        self._kept.pop(number, None)
        self.doc.onlookers = [one for one in self.doc.onlookers if one.number != number]
