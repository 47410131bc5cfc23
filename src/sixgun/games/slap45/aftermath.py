"""What a slap leads to: the cards' effects, powers, hits and recruits."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action
from sixgun.core.step import Step
from sixgun.games.slap45.actions import DECLINE, RECRUIT, USE, Recruit, UsePower
from sixgun.games.slap45.consequences import (
    GoldTaken,
    KnockedOut,
    MembersLost,
    PowerDeclined,
    PowerUsed,
    Recruited,
)
from sixgun.games.slap45.gangs import GANGS
from sixgun.games.slap45.open_ask import AftermathAsk
from sixgun.games.slap45.table import NO_TRAP, SlapTable

PRICE: Final = 3  # SLAP-140: Gold for a recruit
NO_ONE: Final = -1


class Resolve(Step[SlapTable]):
    """The last one out loses a member; a slap of a trapped card springs it; others have effects."""

    __slots__ = ("clause", "loser", "protected", "slapper", "target")
    clauses = ("SLAP-017", "SLAP-074", "SLAP-077", "SLAP-133")

    def __init__(self, slapper: int, target: int, protected: bool, loser: int, clause: str) -> None:
        self.slapper, self.target, self.protected = slapper, target, protected
        self.loser, self.clause = loser, clause

    def run(self, t: SlapTable) -> None:
        if self.loser >= 0:
            t.do(LoseMembers(self.loser, 1, NO_ONE, self.clause))
        elif self.slapper >= 0:
            trapper = t.traps[t.card()]
            if trapper != NO_TRAP:
                heir = trapper if t.members[trapper] and trapper != self.slapper else NO_ONE  # SLAP-107
                t.do(LoseMembers(self.slapper, 1, heir, "SLAP-133"))
            else:
                t.do(OfferPower(self.slapper, self.target, self.protected))


class OfferPower(Step[SlapTable]):
    """The slapper's power is offered only if he can pay and it can change the result."""

    __slots__ = ("protected", "slapper", "target")
    clauses = ("SLAP-121", "SLAP-122", "SLAP-123")

    def __init__(self, slapper: int, target: int, protected: bool) -> None:
        self.slapper, self.target, self.protected = slapper, target, protected

    def run(self, t: SlapTable) -> None:
        if t.powered() and t.gold(self.slapper) > 0 and self.is_useful(t):
            t.do(Power(self.slapper, self.target, self.protected))
        else:
            t.do(EFFECTS[t.card()](self.slapper, self.target, self.protected))

    def is_useful(self, t: SlapTable) -> bool:
        gang = GANGS[t.gang[self.slapper]]
        if gang.card != t.card() or gang.offered is None:
            return False
        return gang.offered(t, self.target, self.protected)


class Power(AftermathAsk):
    """Use the gang's power for one Gold, or not; silence is a no."""

    __slots__ = ("protected", "target")
    kind = "power"
    clauses = ("SLAP-122", "SLAP-123", "SLAP-124", "SLAP-125", "SLAP-126", "SLAP-127")
    shows = ("seat", "target")

    def __init__(self, seat: int, target: int, protected: bool) -> None:
        super().__init__(seat)
        self.target: int = target
        self.protected: bool = protected

    def options(self, t: SlapTable, seat: int) -> list[Action]:
        return [DECLINE, USE] if seat == self.seat else []

    def decide(self, t: SlapTable, seat: int, action: Action) -> None:
        if isinstance(action, UsePower):
            t.emit(PowerUsed(seat, t.stash[seat][0]))
            t.do(Shot(seat, self.target, GANGS[t.gang[seat]].kills))
        else:
            t.emit(PowerDeclined(seat))
            t.do(EFFECTS[t.card()](seat, self.target, self.protected))


# -- the four cards ------------------------------------------------------------------------------


class CardEffect(Step[SlapTable]):
    """What a slapped card does."""

    __slots__ = ("protected", "slapper", "target")

    def __init__(self, slapper: int, target: int, protected: bool) -> None:
        self.slapper: int = slapper
        self.target: int = target
        self.protected: bool = protected


class TalkinIron(CardEffect):
    """The player pointed at loses a member unless he is in cover."""

    __slots__ = ()
    clauses = ("SLAP-053", "SLAP-060", "SLAP-061", "SLAP-062")

    def run(self, t: SlapTable) -> None:
        if not self.protected:
            t.do(Shot(self.slapper, self.target, 1))


class BigGun(CardEffect):
    """The player pointed at loses a member, in cover or not."""

    __slots__ = ()
    clauses = ("SLAP-053", "SLAP-065")

    def run(self, t: SlapTable) -> None:
        t.do(Shot(self.slapper, self.target, 1))


class Horse(CardEffect):
    """Whoever slaps the horse is trampled."""

    __slots__ = ()
    clauses = ("SLAP-078", "SLAP-079")

    def run(self, t: SlapTable) -> None:
        t.do(LoseMembers(self.slapper, 1, NO_ONE, "SLAP-078"))


class Gold(CardEffect):
    """The slapper takes the Gold, or gives it to the player he points at; in the duel it is a dud."""

    __slots__ = ()
    clauses = ("SLAP-081", "SLAP-082", "SLAP-083", "SLAP-159")

    def run(self, t: SlapTable) -> None:
        if not t.duel:
            t.emit(GoldTaken(self.target if self.target >= 0 else self.slapper, t.center[0]))


EFFECTS: Final[list[type[CardEffect]]] = [TalkinIron, Horse, BigGun, Gold]  # by card type


# -- hits ----------------------------------------------------------------------------------------


class Shot(Step[SlapTable]):
    """A shot that hits: the shooter may recruit what he hits, if he can pay; without a target it misses."""

    __slots__ = ("kills", "shooter", "target")
    clauses = ("SLAP-053", "SLAP-127", "SLAP-140", "SLAP-141")

    def __init__(self, shooter: int, target: int, kills: int) -> None:
        self.shooter, self.target, self.kills = shooter, target, kills

    def run(self, t: SlapTable) -> None:
        most = min(self.kills, t.gold(self.shooter) // PRICE)
        if self.target < 0:
            return
        if t.powered() and most > 0:
            t.do(RecruitMembers(self.shooter, self.target, self.kills, most))
        else:
            t.do(LoseMembers(self.target, self.kills, self.shooter, "SLAP-060"))


class RecruitMembers(AftermathAsk):
    """How many of the members hit join the shooter, for three Gold each; silence is none."""

    __slots__ = ("kills", "most", "target")
    kind = "recruit"
    clauses = ("SLAP-140", "SLAP-141")
    shows = ("seat", "target", "most")

    def __init__(self, seat: int, target: int, kills: int, most: int) -> None:
        super().__init__(seat)
        self.target: int = target
        self.kills: int = kills
        self.most: int = most

    def options(self, t: SlapTable, seat: int) -> list[Action]:
        return RECRUIT[: self.most + 1] if seat == self.seat else []

    def decide(self, t: SlapTable, seat: int, action: Action) -> None:
        assert isinstance(action, Recruit)
        joining = t.members[self.target][: action.count]
        t.emit(MembersLost(self.target, t.members[self.target][: self.kills], "SLAP-142"))
        if joining:
            t.emit(Recruited(seat, joining, tuple(t.stash[seat][: PRICE * action.count])))
        t.do(KnockOut(self.target, seat))


class LoseMembers(Step[SlapTable]):
    """Members are lost for good."""

    __slots__ = ("clause", "heir", "members", "seat")
    clauses = ("SLAP-100",)

    def __init__(self, seat: int, members: int, heir: int, clause: str) -> None:
        self.seat, self.members, self.heir, self.clause = seat, members, heir, clause

    def run(self, t: SlapTable) -> None:
        t.emit(MembersLost(self.seat, t.members[self.seat][: self.members], self.clause))
        t.do(KnockOut(self.seat, self.heir))


class KnockOut(Step[SlapTable]):
    """A gang without members is out at once; in the duel no Gold moves any more."""

    __slots__ = ("heir", "seat")
    clauses = ("SLAP-101", "SLAP-102", "SLAP-105", "SLAP-106", "SLAP-107", "SLAP-144", "SLAP-151")

    def __init__(self, seat: int, heir: int) -> None:
        self.seat, self.heir = seat, heir

    def run(self, t: SlapTable) -> None:
        if not t.members[self.seat]:
            t.emit(KnockedOut(self.seat, self.heir))
