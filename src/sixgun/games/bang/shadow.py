"""Shadow-gunslingers: eliminated players come back for their own turns, with no life to lose."""

from __future__ import annotations

from typing import Final

from sixgun.core.power import TABLE, Instead, Power
from sixgun.games.bang.death import CHECK_END, DiscardAll
from sixgun.games.bang.distance import next_living
from sixgun.games.bang.draw import Nothing
from sixgun.games.bang.entries import table_owned
from sixgun.games.bang.events import Happening, OfSeat
from sixgun.games.bang.gold_rush import DropEquipment
from sixgun.games.bang.pieces import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.games.bang.table import LAW, OUTLAWS, BangTable, Rule
from sixgun.games.bang.turn import DiscardPhase, NextTurn, Turn


class ShadowEntered(OfSeat):
    """An eliminated player is in the game for one turn, at their own seat."""

    __slots__ = ()
    clauses = ("BANG-281", "BANG-287")

    def apply(self, t: BangTable) -> None:
        t.ring = tuple(sorted([*t.ring, self.seat]))


class SideTaken(Happening):
    """The shadow-Renegade's side is set until their next turn."""

    __slots__ = ("seat", "side")
    clauses = ("BANG-294", "BANG-295", "BANG-297")
    shows = ("seat", "side")

    def __init__(self, seat: int, side: int) -> None:
        self.seat, self.side = seat, side

    def apply(self, t: BangTable) -> None:
        t.renegade_side = self.side


class ShadowLeft(OfSeat):
    """A shadow's turn is over: the player is out of the game again."""

    __slots__ = ()
    clauses = ("BANG-284", "BANG-285")

    def apply(self, t: BangTable) -> None:
        t.leave_ring(self.seat)


def next_turn(t: BangTable, owner: int, step: NextTurn) -> Rule | None:
    """BANG-281: every seat has its turn, living or not; an extra turn of a shadow is one more (BANG-302)."""
    seat = t.turn if t.more_turns else (t.turn + 1) % t.seats
    if t.alive[seat]:
        return None
    return SkipShadows() if final_duel(t) else ShadowTurn(seat, t.more_turns > 0)


def final_duel(t: BangTable) -> bool:
    """BANG-306: by option, shadows wait while only the Sheriff and the Renegade are alive."""
    if t.options["shadow_final_duel"] is not True:
        return False
    return sorted([t.role(seat) for seat in t.living()]) == [SHERIFF, RENEGADE]


class SkipShadows(Rule):
    """The next turn is a living player's; an extra turn that a shadow was granted is lost."""

    __slots__ = ()
    clauses = ("BANG-306",)

    def run(self, t: BangTable) -> None:
        t.do(Turn(next_living(t, t.turn), False), NextTurn())


class ShadowTurn(Rule):
    """A shadow enters, takes a turn and leaves; the shadow-Renegade's side is set first."""

    __slots__ = ("extra", "seat")
    clauses = ("BANG-281", "BANG-283", "BANG-302", "BANG-304")

    def __init__(self, seat: int, extra: bool) -> None:
        self.seat, self.extra = seat, extra

    def run(self, t: BangTable) -> None:
        t.emit(ShadowEntered(self.seat))
        if t.role(self.seat) == RENEGADE:
            t.emit(SideTaken(self.seat, side_by_roles(t)))
        t.do(Turn(self.seat, self.extra), LeaveAgain(self.seat), NextTurn())


def side_by_roles(t: BangTable) -> int:
    """BANG-295, BANG-296: the face-up roles of the others decide; a tie is for the Outlaws."""
    law = 1 + len([s for s in range(t.seats) if not t.alive[s] and t.role(s) == DEPUTY])
    outlaws = len([s for s in range(t.seats) if not t.alive[s] and t.role(s) == OUTLAW])
    return LAW if law > outlaws else OUTLAWS


class LeaveAgain(Rule):
    """A shadow discards everything but nuggets and leaves; this is no elimination."""

    __slots__ = ("seat",)
    clauses = ("BANG-284", "BANG-285", "BANG-160")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: BangTable) -> None:
        t.do(DiscardAll(self.seat), DropEquipment(self.seat), StepOut(self.seat), CHECK_END)


class StepOut(Rule):
    """The shadow is out of the game until its seat's next turn."""

    __slots__ = ("seat",)
    clauses = ("BANG-286",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: BangTable) -> None:
        t.emit(ShadowLeft(self.seat))


def no_phase_three(t: BangTable, owner: int, step: DiscardPhase) -> Rule | None:
    """BANG-304: the exit replaces phase 3."""
    return None if t.alive[step.seat] else Nothing()


SWAPS: Final[dict[type, Instead]] = {NextTurn: next_turn, DiscardPhase: no_phase_three}
SHADOW: Final = Power("shadow", table_owned, instead=SWAPS, seat=TABLE)
