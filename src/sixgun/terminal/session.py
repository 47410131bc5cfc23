"""A game at one terminal: people who share it, bots in the other seats, a record of it all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sixgun.bots import Player
from sixgun.bots.match import choice
from sixgun.core.action import Action
from sixgun.core.event import Event
from sixgun.core.rng import Rng
from sixgun.core.seats import NAMES
from sixgun.core.step import Sealed, SealedParts
from sixgun.core.table import Table
from sixgun.record import Writer

SEALED: Final = ("answer_sealed", "answer_replaced")


class Session:
    """Runs a table until a person has to decide. Knows no screen."""

    def __init__(self, table: Table, bots: Mapping[int, Player], order: Rng, writer: Writer | None) -> None:
        self.table, self.bots, self.order, self.writer = table, bots, order, writer
        self.people = [seat for seat in range(table.seats) if seat not in bots]
        self.names = list(NAMES[: table.seats])
        self.heard = [0] * table.seats  # events that each seat had before its eyes when it last answered

    def advance(self) -> int | None:
        """Let the bots decide until a person is asked: that seat, or None at the end."""
        while not self.table.over:
            seat = self._who()
            if seat in self.bots:
                self.answer(seat, choice(self.table, seat, self.bots[seat]))
            elif self._passes(seat):
                self._take(seat, self.table.default(seat))
            else:
                return seat
        return None

    def _passes(self, seat: int) -> bool:
        """Whoever is alone with bots need not say that they pass where they can do nothing else."""
        t = self.table
        window = t.ask is not None and t.ask.window
        return window and len(self.people) == 1 and t.legal(seat) == [t.default(seat)]

    def _who(self) -> int:
        """Sealed answers are given by bots first, as their order tells nothing; a race is drawn."""
        asked = list(self.table.to_act)
        if len(asked) > 1 and not isinstance(self.table.ask, (Sealed, SealedParts)):
            return self.order.pick(asked)
        return next((seat for seat in asked if seat in self.bots), asked[0])

    def answer(self, seat: int, action: Action) -> None:
        heard = len(self.table.log)
        self._take(seat, action)
        self.heard[seat] = heard

    def _take(self, seat: int, action: Action) -> None:
        events = self.table.apply(seat, action)
        if self.writer:
            self.writer.action(seat, action, events)

    def told(self, seat: int | None) -> list[Mapping[str, Any]]:
        """The whole story, as that seat may know it; what it has to remember, only until it answers."""
        t = self.table
        heard = len(t.log) if seat is None else self.heard[seat]
        kept = [event for event in t.log[:heard] if not t.forgets(event)]
        return tell(t, [*kept, *t.log[heard:]], seat)

    def news(self, seat: int) -> list[Mapping[str, Any]]:
        """What has happened since that seat last answered."""
        return tell(self.table, self.table.log[self.heard[seat] :], seat)

    def close(self) -> None:
        """End the record, whether the game is over or was left."""
        if self.writer:
            self.writer.end()
            self.writer.out.close()
            self.writer = None


def tell(table: Table, events: Sequence[Event[Any]], seat: int | None) -> list[Mapping[str, Any]]:
    """Events as a seat hears them; a sealed answer of others, or one's own passing, goes without saying."""
    heard = [table.redact(event, seat) for event in events]
    return [told for told in heard if told is not None and not _goes_without_saying(told)]


def _goes_without_saying(told: Mapping[str, object]) -> bool:
    return told["event"] in SEALED and told.get("action") in (None, "pass")
