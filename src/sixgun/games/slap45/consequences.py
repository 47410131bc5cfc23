"""What happens in Slap .45 when a race is over: Gold, losses, recruits, deaths, the duel."""

from __future__ import annotations

from typing import Final

from sixgun.core.event import Event
from sixgun.core.rows import add, lay
from sixgun.games.slap45.actions import HOLSTER
from sixgun.games.slap45.cards import TYPE, TYPES
from sixgun.games.slap45.events import pay
from sixgun.games.slap45.table import NO_TRAP, SlapTable


class PowerUsed(Event[SlapTable]):
    """The slapper pays one Gold for their gang's power."""

    __slots__ = ("gold", "seat")
    clauses = ("SLAP-122", "SLAP-113")
    shows = ("seat", "gold")
    pieces = ("gold",)

    def __init__(self, seat: int, gold: int) -> None:
        self.seat, self.gold = seat, gold

    def apply(self, t: SlapTable) -> None:
        pay(t, self.seat, self.gold)


class PowerDeclined(Event[SlapTable]):
    """The slapper leaves their gang's power unused."""

    __slots__ = ("seat",)
    clauses = ("SLAP-123",)
    shows = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class GoldTaken(Event[SlapTable]):
    """The slapped Gold goes into a stash."""

    __slots__ = ("card", "seat")
    clauses = ("SLAP-081", "SLAP-082", "SLAP-112")
    shows = ("seat", "card")
    pieces = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def apply(self, t: SlapTable) -> None:
        t.leave_center(self.card)
        t.stash = lay(t.stash, self.seat, add(t.stash[self.seat], self.card))


class MembersLost(Event[SlapTable]):
    """A gang loses its first members."""

    __slots__ = ("clause", "members", "seat")
    clauses = ("SLAP-100", "SLAP-142")
    shows = ("seat", "members", "clause")

    def __init__(self, seat: int, members: tuple[str, ...], clause: str) -> None:
        self.seat, self.members, self.clause = seat, members, clause

    def apply(self, t: SlapTable) -> None:
        left = t.members[self.seat][len(self.members) :]
        t.members = lay(t.members, self.seat, left)
        t.graves += self.members
        if not left:
            t.count_living()


class Recruited(Event[SlapTable]):
    """Members just shot join the shooter for three Gold each."""

    __slots__ = ("gold", "members", "seat")
    clauses = ("SLAP-140", "SLAP-143")
    shows = ("seat", "members", "gold")
    pieces = ("gold",)

    def __init__(self, seat: int, members: tuple[str, ...], gold: tuple[int, ...]) -> None:
        self.seat, self.members, self.gold = seat, members, gold

    def apply(self, t: SlapTable) -> None:
        for piece in self.gold:
            pay(t, self.seat, piece)
        t.members = lay(t.members, self.seat, t.members[self.seat] + self.members)
        t.graves = tuple([member for member in t.graves if member not in self.members])


class KnockedOut(Event[SlapTable]):
    """A gang without members is out with its base; its Gold goes to whoever killed it, or is discarded, but
    for the duel, in which stashes are frozen."""

    __slots__ = ("gold", "heir", "seat")
    clauses = ("SLAP-101", "SLAP-103", "SLAP-105", "SLAP-106", "SLAP-108", "SLAP-151")
    shows = ("seat", "heir", "gold")

    def __init__(self, seat: int, heir: int, *, gold: int) -> None:
        self.seat, self.heir, self.gold = seat, heir, gold

    def apply(self, t: SlapTable) -> None:
        t.deaths = (*t.deaths, self.seat)
        t.main = lay([HOLSTER if base == self.seat else base for base in t.main], self.seat, HOLSTER)
        t.off = lay([HOLSTER if base == self.seat else base for base in t.off], self.seat, HOLSTER)
        t.forget(self.seat)
        t.find_powers()
        if not t.duel:
            self._pass_on_gold(t)

    def _pass_on_gold(self, t: SlapTable) -> None:
        gold = t.stash[self.seat]
        if self.heir >= 0:
            t.stash = lay(t.stash, self.heir, t.stash[self.heir] + gold)
        else:
            t.discard = t.discard + gold
        t.stash = lay(t.stash, self.seat, [])


class CardDiscarded(Event[SlapTable]):
    """The card of the round goes to the discard pile."""

    __slots__ = ("card",)
    clauses = ("SLAP-084", "SLAP-112")
    shows = ("card",)
    pieces = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def apply(self, t: SlapTable) -> None:
        t.leave_center(self.card)
        t.discard = add(t.discard, self.card)


CARD_DISCARDED: Final = [CardDiscarded(card) for card in range(len(TYPE))]


class TrapSprung(Event[SlapTable]):
    """The trap on a card type was live in this round and is gone."""

    __slots__ = ("kind",)
    clauses = ("SLAP-134",)
    shows = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def apply(self, t: SlapTable) -> None:
        t.traps = lay(t.traps, TYPES.index(self.kind), NO_TRAP)
        t.find_powers()


class DuelStarted(Event[SlapTable]):
    """Two players are left: all hands to the holsters, traps gone, stashes frozen; the first dead deals."""

    __slots__ = ("dealer", "duelers")
    clauses = ("SLAP-150", "SLAP-151", "SLAP-153", "SLAP-136")
    shows = ("duelers", "dealer")

    def __init__(self, duelers: tuple[int, ...], dealer: int) -> None:
        self.duelers, self.dealer = duelers, dealer

    def apply(self, t: SlapTable) -> None:
        t.duel = True
        t.main, t.off = [HOLSTER] * t.seats, [HOLSTER] * t.seats
        t.traps = [NO_TRAP] * 4
        t.find_powers()


class ResignationsTaken(Event[SlapTable]):
    """Players who gave up are out."""

    clauses = ("SLAP-162",)

    def apply(self, t: SlapTable) -> None:
        t.resigning = ()
