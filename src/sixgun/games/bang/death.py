"""Losing life, the last chance, elimination, rewards, and the end of the game."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action
from sixgun.core.event import GameEnded
from sixgun.games.bang.actions import DECLINE, DISCARD, Discard
from sixgun.games.bang.card_events import CARD_DISCARDED, InPlayDiscarded
from sixgun.games.bang.draw import Draw
from sixgun.games.bang.entries import DEEDS
from sixgun.games.bang.events import (
    Eliminated,
    LifeGained,
    LifeLost,
    RoleShown,
    SheriffPunished,
    WoundSurvived,
)
from sixgun.games.bang.pieces import (
    DEPUTY,
    OUTLAW,
    RENEGADE,
    ROLE_WORDS,
    ROLES,
    SEATS,
    SHERIFF,
)
from sixgun.games.bang.table import LAW, NO_SIDE, NOBODY, OUTLAWS, BangTable, OpenQuestion, Question, Rule
from sixgun.games.bang.values import DIGS, UNSEEN

LAST_CHANCE: Final = "last_chance"  # the kind of the question


class LoseLife(Rule):
    """Life points are lost together; a shadow has none to lose."""

    __slots__ = ("by", "points", "seat")
    clauses = ("BANG-130", "BANG-131", "BANG-141", "BANG-282")

    def __init__(self, seat: int, points: int, by: int) -> None:
        self.seat, self.points, self.by = seat, points, by

    def void(self, t: BangTable) -> bool:
        return not t.alive[self.seat]

    def run(self, t: BangTable) -> None:
        counted = min(self.points, t.life[self.seat] - 1)  # not the last life point
        t.do(LiveOrDie(self.seat, counted, self.by))
        t.emit(LifeLost(self.seat, self.points, self.by))  # the nuggets that follow it come first


class LiveOrDie(Rule):
    """With a life point left the wound is survived; otherwise there is one last chance, if any."""

    __slots__ = ("by", "counted", "seat")
    clauses = ("BANG-130", "BANG-133", "BANG-134", "BANG-135", "BANG-136", "BANG-140")

    def __init__(self, seat: int, counted: int, by: int) -> None:
        self.seat, self.counted, self.by = seat, counted, by

    def run(self, t: BangTable) -> None:
        if t.life[self.seat] >= 1:
            t.emit(WoundSurvived(self.seat, self.counted, self.by))
            return
        chance = LastChance(self.seat, self.counted, self.by)
        t.do(chance if chance.is_asked(t) else Eliminate(self.seat, self.by))


# Nearly always it is one life point that is lost: the step lies ready by victim and causer.
_CAUSERS: Final = (*range(SEATS), NOBODY)  # the last entry of a row is the one of nobody
LOSE_ONE: Final = [[LoseLife(seat, 1, by) for by in _CAUSERS] for seat in range(SEATS)]


class LastChance(Question):
    """The dying player may save themselves, one life point at a time, or decline."""

    __slots__ = ("by", "counted")
    window = True
    kind = LAST_CHANCE
    clauses = ("BANG-133", "BANG-137", "BANG-138", "BANG-139", "BANG-091")
    shows = ("seat", "by")

    def __init__(self, seat: int, counted: int, by: int) -> None:
        self.seat, self.counted, self.by = seat, counted, by

    def facts(self, t: BangTable) -> dict[str, object]:
        return {"needed": 1 - t.life[self.seat]}

    def is_asked(self, t: BangTable) -> bool:
        """With nothing to do the hand is shown anyway (D9), unless somebody takes it unseen."""
        unseen = any(t.value(UNSEEN, other) for other in t.ring if other != self.seat)
        return (unseen and len(t.hand[self.seat]) > 0) or len(self.options(t, self.seat)) > 1

    def options(self, t: BangTable, seat: int) -> list[Action]:
        if seat != self.seat:
            return []
        found = [DECLINE]
        t.powers.add_offers(t, self, LAST_CHANCE, seat, found)
        return found

    def take(self, t: BangTable, seat: int, action: Action) -> None:
        if action is DECLINE:
            t.do(Eliminate(seat, self.by))
            return
        t.do(LiveOrDie(seat, self.counted, self.by))
        DEEDS[type(action)](t, seat, action)


class Heal(Rule):
    """Life points are regained, never above the maximum; a shadow regains nothing."""

    __slots__ = ("points", "seat")
    clauses = ("BANG-068", "BANG-282")

    def __init__(self, seat: int, points: int) -> None:
        self.seat, self.points = seat, points

    def void(self, t: BangTable) -> bool:
        return not t.alive[self.seat]

    def run(self, t: BangTable) -> None:
        points = min(self.points, t.max_life[self.seat] - t.life[self.seat])
        if points > 0:
            t.emit(LifeGained(self.seat, points))


class Eliminate(Rule):
    """The role is turned face up; cards, equipment and nuggets go; then come Wanted and other rewards."""

    __slots__ = ("by", "seat")
    clauses = ("BANG-144",)

    def __init__(self, seat: int, by: int) -> None:
        self.seat, self.by = seat, by

    def run(self, t: BangTable) -> None:
        t.do(Reward(self.by, self.seat))
        t.emit(Eliminated(self.seat, t.roles[self.seat], self.by))  # Gold Rush follows it
        t.do(LeaveCards(self.seat))


class LeaveCards(Rule):
    """The cards of an eliminated player are discarded (or go to Vulture Sam)."""

    __slots__ = ("seat",)
    clauses = ("BANG-144", "BANG-190")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: BangTable) -> None:
        t.do(DiscardAll(self.seat))


class DiscardAll(Rule):
    """All cards in play and in hand are discarded; their order is asked only where somebody may care."""

    __slots__ = ("seat",)
    clauses = ("BANG-145",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: BangTable) -> None:
        if order_matters(t):
            t.do(OrderDiscards(self.seat))
            return
        for card in t.in_play[self.seat][:] + t.hand[self.seat][:]:
            discard(t, self.seat, card)


class OrderDiscards(OpenQuestion):
    """The player chooses the order of their cards on the discard pile, card by card."""

    __slots__ = ()
    kind = "order_discards"
    clauses = ("BANG-145",)

    def void(self, t: BangTable) -> bool:
        return not t.in_play[self.seat] and not t.hand[self.seat]

    def options(self, t: BangTable, seat: int) -> list[Action]:
        return [DISCARD[card] for card in t.in_play[seat] + t.hand[seat]] if seat == self.seat else []

    def take(self, t: BangTable, seat: int, action: Action) -> None:
        if isinstance(action, Discard):
            discard(t, seat, action.card)
            t.do(DiscardAll(seat))


def order_matters(t: BangTable) -> bool:
    """Is there a player who could draw from the discard pile, if need be as a shadow?"""
    return any(t.value(DIGS, seat) for seat in (range(t.seats) if t.shadow else t.ring))


def discard(t: BangTable, seat: int, card: int) -> None:
    if card in t.in_play[seat]:
        t.emit(InPlayDiscarded(seat, card))
    else:
        t.emit(CARD_DISCARDED[seat][card])


class Reward(Rule):
    """Three cards for an Outlaw; a Sheriff who shot a Deputy loses all cards."""

    __slots__ = ("by", "victim")
    clauses = ("BANG-146", "BANG-147", "BANG-150", "BANG-315")

    def __init__(self, by: int, victim: int) -> None:
        self.by, self.victim = by, victim

    def void(self, t: BangTable) -> bool:
        return self.by == NOBODY

    def run(self, t: BangTable) -> None:
        role = t.role(self.victim)
        if t.seats == 3 or role == OUTLAW:
            t.do(Draw(self.by, 3))
        elif role == DEPUTY and t.role(self.by) == SHERIFF:
            t.emit(SheriffPunished(self.by))
            t.do(DiscardAll(self.by))


class CheckEnd(Rule):
    """Victory is checked when whatever eliminated somebody has been resolved for all its targets."""

    __slots__ = ()
    clauses = ("BANG-160", "BANG-165", "BANG-168")

    def run(self, t: BangTable) -> None:
        for alive in t.alive:
            if not alive:
                self.judge(t)
                return

    def judge(self, t: BangTable) -> None:
        """Somebody is out of the game: has anybody won?"""
        if t.seats == 3:
            self.three(t)
        elif not t.alive[sheriff(t)]:
            self.without_sheriff(t)
        else:
            self.with_sheriff(t)

    def with_sheriff(self, t: BangTable) -> None:
        """BANG-163: the law wins when nobody in the game fights it any more."""
        for seat in t.ring:
            if side(t, seat) in (OUTLAWS, RENEGADES):
                return
        end(t, LAW, "BANG-163")

    def without_sheriff(self, t: BangTable) -> None:
        """BANG-161, BANG-162: the Renegade alone, or else the Outlaws, even if none of them is alive."""
        if len(t.ring) == 1 and side(t, t.ring[0]) == RENEGADES:
            end(t, RENEGADES, "BANG-161")
        else:
            end(t, OUTLAWS, "BANG-162")

    def three(self, t: BangTable) -> None:
        """BANG-313, BANG-314, BANG-317: whoever eliminated their own target, or else the last one left."""
        for victim, by in enumerate(t.killer):
            if by != NOBODY and HUNTED[t.role(by)] == t.role(victim):
                finish(t, (by,), "BANG-313")
                return
        if len(t.ring) == 1:
            finish(t, tuple(t.ring), "BANG-314")


CHECK_END: Final = CheckEnd()
HUNTED = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}  # BANG-312
RENEGADES: Final = 3  # the side of the living Renegade
SIDE_WORDS: Final = ("renegade", "law", "outlaws", "renegade")  # an eliminated Renegade may have no side


def sheriff(t: BangTable) -> int:
    for seat, role in enumerate(t.roles):
        if role == ROLES + SHERIFF:
            return seat
    return NOBODY


def side(t: BangTable, seat: int) -> int:
    """For whom a player fights now; the eliminated Renegade of the shadow variant changes sides."""
    role = t.role(seat)
    if role == RENEGADE:
        return RENEGADES if t.alive[seat] else t.renegade_side
    return OUTLAWS if role == OUTLAW else LAW


def sides(t: BangTable) -> list[str]:
    """For whom each player has fought, when all roles are known; with three players everybody is alone."""
    if t.seats == 3:
        return [ROLE_WORDS[t.role(seat)] for seat in range(t.seats)]
    return [SIDE_WORDS[side(t, seat)] for seat in range(t.seats)]


def end(t: BangTable, winner: int, reason: str) -> None:
    """BANG-164: eliminated members of the winning side win too."""
    finish(t, tuple([seat for seat in range(t.seats) if side(t, seat) == winner != NO_SIDE]), reason)


def finish(t: BangTable, winners: tuple[int, ...], reason: str) -> None:
    """BANG-166: the game ends at once, and all roles are revealed."""
    for seat in t.living():
        t.emit(RoleShown(seat, t.roles[seat]))
    t.emit(GameEnded(winners, tuple([int(seat in winners) for seat in range(t.seats)]), reason))
