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
from sixgun.games.slap45.open_ask import AftermathAsk
from sixgun.games.slap45.table import HIT_BY_POWER, SlapTable

PRICE: Final = 3  # SLAP-140: Gold for a recruit
NO_ONE: Final = -1


class TakeEffect(Step[SlapTable]):
    """The slapped card does what it says, unless something comes instead: a trap, or a gang's power."""

    __slots__ = ("protected", "slapper", "target")
    clauses = ("SLAP-050", "SLAP-053")

    def __init__(self, slapper: int, target: int, protected: bool) -> None:
        self.slapper: int = slapper
        self.target: int = target
        self.protected: bool = protected

    def run(self, t: SlapTable) -> None:
        t.do(EFFECTS[t.card()](self.slapper, self.target, self.protected))


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
            t.do(Shoot(seat, self.target, t.value(HIT_BY_POWER, seat, 1)))
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
    """The player pointed at loses a member unless in cover."""

    __slots__ = ()
    clauses = ("SLAP-053", "SLAP-060", "SLAP-061", "SLAP-062")

    def run(self, t: SlapTable) -> None:
        if not self.protected:
            t.do(Shoot(self.slapper, self.target, 1))


class BigGun(CardEffect):
    """The player pointed at loses a member, in cover or not."""

    __slots__ = ()
    clauses = ("SLAP-053", "SLAP-065")

    def run(self, t: SlapTable) -> None:
        t.do(Shoot(self.slapper, self.target, 1))


class Horse(CardEffect):
    """Whoever slaps the horse is trampled."""

    __slots__ = ()
    clauses = ("SLAP-078", "SLAP-079")

    def run(self, t: SlapTable) -> None:
        t.do(LoseMembers(self.slapper, 1, NO_ONE, "SLAP-078"))


class Gold(CardEffect):
    """The slapper takes the Gold, or gives it to the player pointed at; in the duel it is a dud."""

    __slots__ = ()
    clauses = ("SLAP-081", "SLAP-082", "SLAP-083", "SLAP-159")

    def run(self, t: SlapTable) -> None:
        if not t.duel:
            t.emit(GoldTaken(self.target if self.target >= 0 else self.slapper, t.center[0]))


EFFECTS: Final[list[type[CardEffect]]] = [TalkinIron, Horse, BigGun, Gold]  # by card type


# -- hits ----------------------------------------------------------------------------------------


class Shoot(Step[SlapTable]):
    """Without a target a shot misses; whom it hits the shooter may recruit, as far as the Gold goes."""

    __slots__ = ("kills", "shooter", "target")
    clauses = ("SLAP-053", "SLAP-140")

    def __init__(self, shooter: int, target: int, kills: int) -> None:
        self.shooter: int = shooter
        self.target: int = target
        self.kills: int = kills

    def run(self, t: SlapTable) -> None:
        if self.target < 0:
            return
        most = min(self.kills, t.gold(self.shooter) // PRICE) if t.powered() else 0
        if most > 0:
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
        if not t.members[self.target]:
            t.do(KnockOut(self.target, seat))


class LoseMembers(Step[SlapTable]):
    """Members are lost for good; with the last one the gang is out at once."""

    __slots__ = ("clause", "heir", "members", "seat")
    clauses = ("SLAP-100", "SLAP-101")

    def __init__(self, seat: int, members: int, heir: int, clause: str) -> None:
        self.seat: int = seat
        self.members: int = members
        self.heir: int = heir  # of the Gold, should it be the last one
        self.clause: str = clause

    def run(self, t: SlapTable) -> None:
        t.emit(MembersLost(self.seat, t.members[self.seat][: self.members], self.clause))
        if not t.members[self.seat]:
            t.do(KnockOut(self.seat, self.heir))


class KnockOut(Step[SlapTable]):
    """A gang without members is out; its heir is who killed it, but in the duel no Gold moves any more."""

    __slots__ = ("heir", "seat")
    clauses = ("SLAP-101", "SLAP-102", "SLAP-105", "SLAP-106", "SLAP-107", "SLAP-144", "SLAP-151")

    def __init__(self, seat: int, heir: int) -> None:
        self.seat: int = seat
        self.heir: int = heir

    def run(self, t: SlapTable) -> None:
        heir, gold = (NO_ONE, 0) if t.duel else (self.heir, len(t.stash[self.seat]))
        t.emit(KnockedOut(self.seat, heir, gold=gold))
