"""Shots and how to escape them, Gatling, Indians! and Duel."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action, the
from sixgun.games.bang.actions import GIVE_UP, PLAY, POWERS, TAKE_HIT, Play, Use
from sixgun.games.bang.card_events import CARD_ANSWERED
from sixgun.games.bang.death import LOSE_ONE
from sixgun.games.bang.draw import HEARTS_ONLY, DrawCheck
from sixgun.games.bang.events import ShotCancelled
from sixgun.games.bang.pieces import DIAMONDS, SEATS
from sixgun.games.bang.table import NOBODY, BangTable, Question, Rule, SeatRule
from sixgun.games.bang.values import AS_BANG, AS_MISSED, BOTH_WAYS, COUNTS_AS, COVER, PEACE

NO_SUIT: Final = -1
OTHER_WAY: Final = {AS_BANG: AS_MISSED, AS_MISSED: AS_BANG}
SOURCES: Final = (1, 2)  # the bits of the Barrel and of Jourdonnais, in the order of `use`
TRIES: Final[list[Action]] = [the(Use, place) for place in range(len(SOURCES))]


def add_cards_as(t: BangTable, seat: int, kind: int, found: list[Action]) -> None:
    """Plays of the hand cards that count as a BANG! or a Missed!; for Calamity Janet both do (BANG-085)."""
    other = OTHER_WAY[kind] if t.value(BOTH_WAYS, seat) else kind
    for card in t.hand[seat]:
        if COUNTS_AS[card] == kind or COUNTS_AS[card] == other:
            found.append(PLAY[card])


def is_void(t: BangTable, target: int, suit: int) -> bool:
    """BANG-244: diamonds cards played by others do not affect a Calumet owner."""
    return suit == DIAMONDS and t.value(PEACE, target) > 0


class Shot(SeatRule):
    """A player is shot at; diamonds cards have no effect on some."""

    __slots__ = ("needed", "shooter", "suit")
    clauses = ("BANG-075", "BANG-082", "BANG-245")

    def __init__(self, seat: int, shooter: int, needed: int, suit: int) -> None:
        self.seat, self.shooter = seat, shooter
        self.needed, self.suit = needed, suit  # Missed! effects that cancel it; the suit of its card

    def run(self, t: BangTable) -> None:
        if is_void(t, self.seat, self.suit):
            t.do(NoEffect(self.shooter, self.seat))
        else:
            t.do(response(t, self.seat, self.shooter, self.needed, 0))


class CountMisses(SeatRule):
    """Enough Missed! effects cancel a shot; before that the target may try on."""

    __slots__ = ("needed", "shooter", "tried")
    clauses = ("BANG-075", "BANG-079", "BANG-082", "BANG-083")

    def __init__(self, seat: int, shooter: int, needed: int, tried: int) -> None:
        self.seat, self.shooter = seat, shooter
        self.needed = needed  # Missed! effects still to come
        self.tried = tried  # bits of the Barrel sources that were used

    def run(self, t: BangTable) -> None:
        if self.needed == 0:
            t.emit(ShotCancelled(self.shooter, self.seat))
        else:
            t.do(response(t, self.seat, self.shooter, self.needed, self.tried))

    def calm(self, t: BangTable, seat: int) -> bool:
        return seat == self.seat  # BANG-185


def response(t: BangTable, seat: int, shooter: int, needed: int, tried: int) -> Rule | Question:
    """The question how to dodge, unless everybody can see that there is no way: then it is a hit."""
    if not t.hand[seat] and not t.value(COVER, seat) & ~tried:
        return LOSE_ONE[seat][shooter]
    if needed == 1 and tried == 0:
        return DODGE[seat][shooter]
    return Dodge(seat, shooter, needed, tried)


class Dodge(Question):
    """The target may play Missed!, try a Barrel, or take the hit: in any order, as long as it helps."""

    __slots__ = ("needed", "shooter", "tried")
    window = True
    kind = "dodge"
    clauses = ("BANG-075", "BANG-076", "BANG-078", "BANG-080", "BANG-081")
    shows = ("seat", "shooter", "needed", "tried")

    def __init__(self, seat: int, shooter: int, needed: int, tried: int) -> None:
        self.seat, self.shooter, self.needed, self.tried = seat, shooter, needed, tried

    def facts(self, t: BangTable) -> dict[str, object]:
        cover = t.value(COVER, self.seat) & ~self.tried
        return {"life": t.at_stake(self.seat), "covered": cover > 0}

    def options(self, t: BangTable, seat: int) -> list[Action]:
        if seat != self.seat:
            return []
        found = [TAKE_HIT]
        unused = t.value(COVER, seat) & ~self.tried
        if unused:
            found.extend([TRIES[place] for place, bit in enumerate(SOURCES) if unused & bit])
        add_cards_as(t, seat, AS_MISSED, found)
        return found

    def take(self, t: BangTable, seat: int, action: Action) -> None:
        if isinstance(action, Play):
            t.emit(CARD_ANSWERED[seat][action.card])
            t.do(CountMisses(seat, self.shooter, self.needed - 1, self.tried))
        elif isinstance(action, Use):
            tried = self.tried | SOURCES[action.power]
            dodged = CountMisses(seat, self.shooter, self.needed - 1, tried)
            failed = CountMisses(seat, self.shooter, self.needed, tried)
            t.do(DrawCheck(seat, POWERS[action.power], HEARTS_ONLY, dodged, failed))
        else:
            t.do(LOSE_ONE[seat][self.shooter])


# Nearly always one Missed! effect is needed, and nothing was tried yet: the question lies ready.
DODGE: Final = [[Dodge(seat, shooter, 1, 0) for shooter in range(SEATS)] for seat in range(SEATS)]


class Fire(Rule):
    """A shot at one player after the other, clockwise; each part is finished before the next begins."""

    __slots__ = ("shooter", "suit", "targets")
    clauses = ("BANG-066", "BANG-067", "BANG-087", "BANG-106")

    def __init__(self, shooter: int, targets: tuple[int, ...], suit: int) -> None:
        self.shooter, self.targets, self.suit = shooter, targets, suit

    def run(self, t: BangTable) -> None:
        if self.targets:
            rest = Fire(self.shooter, self.targets[1:], self.suit)
            t.do(Shot(self.targets[0], self.shooter, 1, self.suit), rest)

    def calm(self, t: BangTable, seat: int) -> bool:
        return seat != self.shooter and seat not in self.targets  # BANG-182, BANG-183


class NoEffect(Rule):
    """A card is used up without effect on its target."""

    __slots__ = ("seat", "target")
    clauses = ("BANG-244", "BANG-245")

    def __init__(self, seat: int, target: int) -> None:
        self.seat, self.target = seat, target

    def run(self, t: BangTable) -> None:
        t.emit(ShotCancelled(self.seat, self.target))


class Attack(Rule):
    """Indians! attack one player after the other; Missed! and Barrel do not help."""

    __slots__ = ("seat", "suit", "targets")
    clauses = ("BANG-066", "BANG-102", "BANG-106", "BANG-246")

    def __init__(self, seat: int, targets: tuple[int, ...], suit: int) -> None:
        self.seat, self.targets, self.suit = seat, targets, suit

    def run(self, t: BangTable) -> None:
        if not self.targets:
            return
        target = self.targets[0]
        t.do(Attack(self.seat, self.targets[1:], self.suit))
        if is_void(t, target, self.suit):
            t.do(NoEffect(self.seat, target))
        elif t.hand[target]:
            t.do(FightIndians(target, self.seat))
        else:
            t.do(LOSE_ONE[target][self.seat])

    def calm(self, t: BangTable, seat: int) -> bool:
        return seat != self.seat and seat not in self.targets


class FightIndians(Question):
    """Each other player discards a BANG! card or loses a life point."""

    __slots__ = ("by",)
    window = True
    kind = "fight_indians"
    clauses = ("BANG-102",)
    shows = ("seat", "by")

    def __init__(self, seat: int, by: int) -> None:
        self.seat, self.by = seat, by

    def facts(self, t: BangTable) -> dict[str, object]:
        return {"life": t.at_stake(self.seat)}

    def options(self, t: BangTable, seat: int) -> list[Action]:
        found = [TAKE_HIT]
        add_cards_as(t, seat, AS_BANG, found)
        return found if seat == self.seat else []

    def take(self, t: BangTable, seat: int, action: Action) -> None:
        if isinstance(action, Play):
            t.emit(CARD_ANSWERED[seat][action.card])
        else:
            t.do(LOSE_ONE[seat][self.by])


class Duel(Rule):
    """The two alternately discard a BANG! card; the first who does not loses a life point."""

    __slots__ = ("challenger", "other", "seat")
    clauses = ("BANG-103", "BANG-105")

    def __init__(self, seat: int, other: int, challenger: int) -> None:
        self.seat, self.other, self.challenger = seat, other, challenger  # it is the turn of `seat`

    def run(self, t: BangTable) -> None:
        if t.hand[self.seat]:
            t.do(AnswerDuel(self.seat, self.other, self.challenger))
        else:
            t.do(lost_duel(self.seat, self.challenger))


def lost_duel(seat: int, challenger: int) -> Rule:
    """BANG-105: a challenger who loses has nobody to blame."""
    return LOSE_ONE[seat][NOBODY if seat == challenger else challenger]


class AnswerDuel(Question):
    """A duellist discards a BANG! card or gives up; no Missed! and no Barrel."""

    __slots__ = ("challenger", "other")
    window = True
    kind = "answer_duel"
    clauses = ("BANG-103", "BANG-104")
    shows = ("seat", "other", "challenger")

    def __init__(self, seat: int, other: int, challenger: int) -> None:
        self.seat, self.other, self.challenger = seat, other, challenger

    def facts(self, t: BangTable) -> dict[str, object]:
        return {"life": t.at_stake(self.seat)}

    def options(self, t: BangTable, seat: int) -> list[Action]:
        found = [GIVE_UP]
        add_cards_as(t, seat, AS_BANG, found)
        return found if seat == self.seat else []

    def take(self, t: BangTable, seat: int, action: Action) -> None:
        if isinstance(action, Play):
            t.emit(CARD_ANSWERED[seat][action.card])
            t.do(Duel(self.other, seat, self.challenger))
        else:
            t.do(lost_duel(seat, self.challenger))
