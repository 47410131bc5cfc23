"""How the presses of a round were timed, as everybody sees it when the round is final (SLAP-186)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from sixgun.games.slap45.actions import LeaveAt, PointAt, SlapBase, SlapCenter
from sixgun.games.slap45.events import CardRevealed, RoundBegan, RoundJudged
from sixgun.server import wire
from sixgun.server.race.verdict import seat_or_none

if TYPE_CHECKING:
    from sixgun.core.action import Action
    from sixgun.core.event import Event
    from sixgun.core.table import Table

Stamps = Mapping[tuple[int, int], wire.Receipt]  # by seat and number of the press


def receipts(number: int, card: str, told: RoundJudged, stamps: Stamps) -> wire.Receipts:
    """All presses of a round with their results, and what came of them."""
    return wire.Receipts(
        number=number,
        card=card,
        tick=told.tick,
        clause=told.clause,
        slapper=seat_or_none(told.slapper),
        target=seat_or_none(told.target),
        loser=seat_or_none(told.loser),
        dead_heat=told.dead_heat,
        rows=[row(stamps, seat, action, result) for seat, action, result in told.stream],
    )


def row(stamps: Stamps, seat: int, action: Action, result: str) -> wire.Receipt:
    """One press; nothing but its tick is known of a bot's."""
    assert isinstance(action, (SlapCenter, SlapBase, LeaveAt, PointAt))
    found = stamps.get((seat, action.seq)) or wire.Receipt(seat, str(action), "", action.tick)
    return msgspec.structs.replace(found, result=result)


class Retold:
    """The receipts of a game that is over, found again in its events and in the notes of its log."""

    def __init__(self, t: Table) -> None:
        self._t = t
        self._number = 0
        self._card = ""
        self._stamps: dict[tuple[int, int], wire.Receipt] = {}

    def note(self, action: Action, note: Mapping[str, object] | None) -> None:
        """How that press was timed; nothing is noted of other actions."""
        if note is not None and isinstance(action, (SlapCenter, SlapBase, LeaveAt, PointAt)):
            stamp = msgspec.convert(note, wire.Receipt)
            self._stamps[stamp.seat, action.seq] = stamp

    def hear(self, events: Sequence[Event[Any]]) -> wire.Receipts | None:
        """The receipts of the round that these events have ended, if they have."""
        found = None
        for event in events:
            if isinstance(event, RoundBegan):
                self._number, self._stamps = event.number, {}
            elif isinstance(event, CardRevealed):
                self._card = self._t.piece_name(event.card)
            elif isinstance(event, RoundJudged):
                found = receipts(self._number, self._card, event, self._stamps)
        return found
