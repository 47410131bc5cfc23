"""What a slap leads to: the cards' effects, powers, hits and recruits."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.core.action import Action
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


def resolve(t: SlapTable, slapper: int, target: int, protected: bool, loser: int, clause: str) -> None:
    """SLAP-074, SLAP-077: the last one out loses a member; SLAP-133: a slap of a trapped card springs it."""
    if loser >= 0:
        lose_members(t, loser, 1, NO_ONE, clause)
    elif slapper >= 0:
        card = t.card()
        trapper = t.traps[card]
        if trapper != NO_TRAP:
            heir = trapper if t.members[trapper] and trapper != slapper else NO_ONE  # SLAP-107
            lose_members(t, slapper, 1, heir, "SLAP-133")
        elif offers_power(t, slapper, target, protected):
            t.do(Power(slapper, target, protected))
        else:
            EFFECTS[card].follow(t, slapper, target, protected)


def offers_power(t: SlapTable, slapper: int, target: int, protected: bool) -> bool:
    """SLAP-121, SLAP-122: only if the slapper can pay and his power can change the result."""
    if not t.powered() or t.gold(slapper) == 0:
        return False
    gang = GANGS[t.gang[slapper]]
    return gang.card == t.card() and gang.offered is not None and gang.offered(t, target, protected)


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
            shoot(t, seat, self.target, GANGS[t.gang[seat]].kills)
        else:
            t.emit(PowerDeclined(seat))
            EFFECTS[t.card()].follow(t, seat, self.target, self.protected)


# -- the four cards ------------------------------------------------------------------------------


class CardEffect:
    """What a slapped card does."""

    __slots__ = ()
    clauses: ClassVar[tuple[str, ...]] = ()

    def follow(self, t: SlapTable, slapper: int, target: int, protected: bool) -> None:
        raise AssertionError(f"{type(self).__name__} does not say what it does")


class TalkinIron(CardEffect):
    """The player pointed at loses a member unless he is in cover."""

    __slots__ = ()
    clauses = ("SLAP-053", "SLAP-060", "SLAP-061", "SLAP-062")

    def follow(self, t: SlapTable, slapper: int, target: int, protected: bool) -> None:
        if not protected:
            shoot(t, slapper, target, 1)


class BigGun(CardEffect):
    """The player pointed at loses a member, in cover or not."""

    __slots__ = ()
    clauses = ("SLAP-053", "SLAP-065")

    def follow(self, t: SlapTable, slapper: int, target: int, protected: bool) -> None:
        shoot(t, slapper, target, 1)


class Horse(CardEffect):
    """Whoever slaps the horse is trampled."""

    __slots__ = ()
    clauses = ("SLAP-078", "SLAP-079")

    def follow(self, t: SlapTable, slapper: int, target: int, protected: bool) -> None:
        lose_members(t, slapper, 1, NO_ONE, "SLAP-078")


class Gold(CardEffect):
    """The slapper takes the Gold, or gives it to the player he points at; in the duel it is a dud."""

    __slots__ = ()
    clauses = ("SLAP-081", "SLAP-082", "SLAP-083", "SLAP-159")

    def follow(self, t: SlapTable, slapper: int, target: int, protected: bool) -> None:
        if not t.duel:
            t.emit(GoldTaken(target if target >= 0 else slapper, t.center[0]))


EFFECTS: Final[list[CardEffect]] = [TalkinIron(), Horse(), BigGun(), Gold()]  # by card type


# -- hits ----------------------------------------------------------------------------------------


def shoot(t: SlapTable, shooter: int, target: int, kills: int) -> None:
    """SLAP-053: without a target a shot misses; SLAP-140: the shooter may recruit what he can pay."""
    if target < 0:
        return
    most = min(kills, t.gold(shooter) // PRICE)
    if most > 0 and t.powered():
        t.do(RecruitMembers(shooter, target, kills, most))
    else:
        lose_members(t, target, kills, shooter, "SLAP-060")


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
        knock_out(t, self.target, seat)


def lose_members(t: SlapTable, seat: int, members: int, heir: int, clause: str) -> None:
    """SLAP-100: members are lost for good."""
    t.emit(MembersLost(seat, t.members[seat][:members], clause))
    knock_out(t, seat, heir)


def knock_out(t: SlapTable, seat: int, heir: int) -> None:
    """SLAP-101, SLAP-102: a gang without members is out at once.

    SLAP-105 to SLAP-107, SLAP-144: its heir is who killed it; SLAP-151: in the duel no Gold moves any more.
    """
    if not t.members[seat]:
        t.emit(KnockedOut(seat, NO_ONE if t.duel else heir))
