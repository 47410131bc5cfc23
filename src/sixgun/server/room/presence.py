"""Who is here: open sockets, people who are away, and the bots that sit in for them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sixgun.server import wire
from sixgun.server.room.door import Crowded
from sixgun.server.room.guest import GONE, TOO_MANY, Bucket, Guest
from sixgun.server.room.onlookers import Onlookers
from sixgun.server.room.seats import lobby

if TYPE_CHECKING:
    from sixgun.server.room.seats import Document
    from sixgun.server.settings import Limits


class Presence:
    """The guests of one room. A seat stays its owner's while they are away."""

    def __init__(self, doc: Document, limits: Limits, now: float) -> None:
        self.doc, self.limits = doc, limits
        self.guests: list[Guest] = []
        self.onlookers = Onlookers(doc, self.guests, now)
        self.away: dict[int, float] = {}  # people without a socket, and since when
        self.stand_ins: set[int] = set()  # people for whom a bot plays
        self.empty_since: float | None = now
        self._homes: dict[str, str] = {}  # from where each seat was taken or last used, by its token's hash
        self._talk: defaultdict[int, Bucket] = defaultdict(lambda: Bucket(5, 0.5))

    @property
    def seats(self) -> set[int]:
        """Seats of people with an open socket."""
        return {guest.seat for guest in self.guests if guest.seat is not None}

    @property
    def alone(self) -> bool:
        """Does one person play with bots? Then there is nobody to hide from, and nobody who waits."""
        return len(set(self.doc.people()) - self.stand_ins) <= 1

    def at(self, seat: int) -> list[Guest]:
        """All devices at that seat."""
        return [guest for guest in self.guests if guest.seat == seat]

    def by_viewer(self) -> dict[int | None, list[Guest]]:
        """All devices of each seat that has one, and those of the onlookers."""
        present: dict[int | None, list[Guest]] = {}
        for guest in self.guests:
            present.setdefault(guest.seat, []).append(guest)
        return present

    def is_bots(self, seat: int) -> bool:
        """Does a bot play there, for good or for an absent person?"""
        return self.doc.places[seat].who == "bot" or seat in self.stand_ins

    def may_talk(self, seat: int, now: float) -> bool:
        return self._talk[seat].take(now)

    # -- coming and going --------------------------------------------------------------------------------

    def admits(self, guest: Guest) -> bool:
        """Is there a place? At a seat always: the device that came first makes way."""
        if guest.seat is not None:
            self._limit_devices(guest.seat)
        elif len(self.onlookers.sockets) >= self.limits.onlookers:
            guest.refuse("too_many_guests", "this table has all the onlookers that it can take")
            guest.close(TOO_MANY, "too_many_guests")
        return guest.closed is None

    def _limit_devices(self, seat: int) -> None:
        devices = [guest for guest in self.at(seat) if guest.closed is None]
        for first in devices[: max(0, len(devices) + 1 - self.limits.devices)]:
            first.refuse(
                "too_many_devices", "your seat is open on too many other devices; close some of them"
            )
            first.close(GONE, "too_many_devices")

    def settle(self, seat: int, address: str) -> None:
        """Whoever has the seat lives there."""
        tokens = [place.token for place in self.doc.places]
        known = {token: home for token, home in self._homes.items() if token in tokens}
        self._homes = {**known, tokens[seat]: address}

    def check_share(self, address: str) -> None:
        """Raises `Crowded` if strangers at that address have enough seats of a public table."""
        homes = [self._homes.get(self.doc.places[seat].token) for seat in self.doc.people()]
        host = self.doc.host
        at_home = host is not None and self._homes.get(self.doc.places[host].token) == address
        if self.doc.public and not at_home and homes.count(address) >= self.limits.seats_per_address:
            message = "others at your address sit here already; watch, or ask the host for a private table"
            raise Crowded("too_many_seats", message)

    def come(self, guest: Guest) -> None:
        if guest.seat is not None:
            self.settle(guest.seat, guest.address)
        self.guests.append(guest)
        self.onlookers.came(guest)
        self.empty_since = None

    def go(self, guest: Guest, now: float) -> bool:
        """Whether that was the last socket of a seat."""
        self.guests.remove(guest)
        self.onlookers.went(guest, now)
        if not self.guests:
            self.empty_since = now
        if guest.seat is None or guest.seat in self.seats:
            return False
        self.away[guest.seat] = now
        return True

    def play_again(self, seat: int) -> None:
        """Nobody is missing there any more."""
        self.away.pop(seat, None)
        self.stand_ins.discard(seat)

    def expect(self, now: float) -> None:
        """From now on people without a socket are away."""
        self.away = {seat: now for seat in self.doc.people() if seat not in self.seats}

    # -- telling -----------------------------------------------------------------------------------------

    def lobby(self) -> wire.Lobby:
        return lobby(self.doc, self.seats, self.stand_ins, len(self.onlookers.under(0)))

    def announce(self) -> None:
        """Tell everybody what has changed among the people."""
        self.say(wire.People(self.lobby()))

    def say(self, message: wire.ServerMessage, to: Sequence[Guest] | None = None) -> None:
        """One message to these guests, or to all."""
        text = wire.encode(message)
        for guest in self.guests if to is None else to:
            guest.send(text)
