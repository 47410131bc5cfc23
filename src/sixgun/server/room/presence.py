"""Who is here: open sockets, people who are away, and the bots that sit in for them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sixgun.server import wire
from sixgun.server.room.guest import Bucket, Guest
from sixgun.server.room.seats import lobby

if TYPE_CHECKING:
    from sixgun.server.room.seats import Document


class Presence:
    """The guests of one room. A seat stays its owner's while they are away."""

    def __init__(self, doc: Document, now: float) -> None:
        self.doc = doc
        self.guests: list[Guest] = []
        self.away: dict[int, float] = {}  # people without a socket, and since when
        self.stand_ins: set[int] = set()  # people for whom a bot plays
        self.empty_since: float | None = now
        self._talk: defaultdict[int, Bucket] = defaultdict(lambda: Bucket(5, 0.5))

    @property
    def seats(self) -> set[int]:
        """Seats of people with an open socket."""
        return {guest.seat for guest in self.guests if guest.seat is not None}

    def at(self, seat: int) -> list[Guest]:
        """All devices at that seat."""
        return [guest for guest in self.guests if guest.seat == seat]

    def is_bots(self, seat: int) -> bool:
        """Does a bot play there, for good or for an absent person?"""
        return self.doc.places[seat].who == "bot" or seat in self.stand_ins

    def may_talk(self, seat: int, now: float) -> bool:
        return self._talk[seat].take(now)

    # -- coming and going --------------------------------------------------------------------------------

    def come(self, guest: Guest) -> None:
        self.guests.append(guest)
        self.empty_since = None

    def go(self, guest: Guest, now: float) -> bool:
        """Whether that was the last socket of a seat."""
        self.guests.remove(guest)
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
        return lobby(self.doc, self.seats, self.stand_ins)

    def announce(self) -> None:
        """Tell everybody what has changed among the people."""
        self.say(wire.People(self.lobby()))

    def say(self, message: wire.ServerMessage, to: Sequence[Guest] | None = None) -> None:
        """One message to these guests, or to all."""
        text = wire.encode(message)
        for guest in self.guests if to is None else to:
            guest.send(text)
