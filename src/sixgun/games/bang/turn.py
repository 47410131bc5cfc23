"""Turns: the checks at their start, the three phases, their end, and whose is next."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action
from sixgun.games.bang.actions import DISCARD, END_PHASE, Discard
from sixgun.games.bang.card_events import CARD_DISCARDED, CardMoved, InPlayDiscarded
from sixgun.games.bang.cards import CARD, play_card
from sixgun.games.bang.death import CHECK_END, LoseLife
from sixgun.games.bang.distance import next_living
from sixgun.games.bang.draw import DRAW_TWO, EXPLODES, HEARTS_ONLY, Draw, DrawCheck
from sixgun.games.bang.entries import DEEDS
from sixgun.games.bang.events import PlayBegan, PlayEnded, TurnBegan, TurnEnded, TurnSkipped
from sixgun.games.bang.pieces import DYNAMITE, JAIL, KIND, SEATS
from sixgun.games.bang.table import NOBODY, PLAYING, BangTable, Question, Rule, SeatRule
from sixgun.games.bang.values import FUSE, IN_JAIL, MORE_CARDS, WIDE

PHASE_TWO: Final = "play"  # the kind of the question
WIDE_LIMIT: Final = 8  # BANG-238


class NextTurn(Rule):
    """Extra turns first; then the next living player clockwise."""

    __slots__ = ()
    clauses = ("BANG-011", "BANG-027", "BANG-030")

    def run(self, t: BangTable) -> None:
        if t.more_turns:
            t.do(Turn(t.turn, True), self)
        else:
            t.do(TURN[next_living(t, t.turn)], self)

    def calm(self, t: BangTable, seat: int) -> bool:
        return True


class Turn(SeatRule):
    """Dynamite first, then Jail; then the three phases."""

    __slots__ = ("extra",)
    clauses = ("BANG-020", "BANG-021", "BANG-118")

    def __init__(self, seat: int, extra: bool) -> None:
        self.seat, self.extra = seat, extra

    def run(self, t: BangTable) -> None:
        seat = self.seat
        t.emit(TurnBegan(seat, True) if self.extra else TURN_BEGAN[seat])
        begin = Jailed(seat) if t.value(IN_JAIL, seat) else PHASES[seat]
        if t.value(FUSE, seat):
            t.do(Fuse(seat), CHECK_END, begin)
        else:
            t.do(begin)


class Fuse(SeatRule):
    """Dynamite: "draw!", on spades 2 to 9 it explodes, otherwise it is passed on."""

    __slots__ = ()
    clauses = ("BANG-115", "BANG-055")

    def run(self, t: BangTable) -> None:
        t.do(DrawCheck(self.seat, EXPLODES, Explode(self.seat), PassDynamite(self.seat)))


class Explode(Rule):
    """The Dynamite is discarded and the player loses 3 life points; nobody is the causer."""

    __slots__ = ("seat",)
    clauses = ("BANG-115", "BANG-116")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: BangTable) -> None:
        t.emit(InPlayDiscarded(self.seat, lying(t, self.seat, DYNAMITE)))
        t.do(LoseLife(self.seat, 3, NOBODY))


class PassDynamite(Rule):
    """The Dynamite moves to the next living player clockwise."""

    __slots__ = ("seat",)
    clauses = ("BANG-115", "BANG-290")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: BangTable) -> None:
        t.emit(CardMoved(self.seat, lying(t, self.seat, DYNAMITE), next_living(t, self.seat)))


class Jailed(SeatRule):
    """Jail: "draw!", on hearts the player is free, otherwise he skips his turn."""

    __slots__ = ()
    clauses = ("BANG-111", "BANG-055")

    def run(self, t: BangTable) -> None:
        t.do(DrawCheck(self.seat, HEARTS_ONLY, LeaveJail(self.seat, True), LeaveJail(self.seat, False)))

    def calm(self, t: BangTable, seat: int) -> bool:
        return True


class LeaveJail(Rule):
    """The Jail is discarded either way; a failure costs the whole turn."""

    __slots__ = ("free", "seat")
    clauses = ("BANG-111", "BANG-113")

    def __init__(self, seat: int, free: bool) -> None:
        self.seat, self.free = seat, free

    def run(self, t: BangTable) -> None:
        t.emit(InPlayDiscarded(self.seat, lying(t, self.seat, JAIL)))
        if self.free:
            t.do(PHASES[self.seat])
        else:
            t.emit(TurnSkipped(self.seat))


def lying(t: BangTable, seat: int, kind: int) -> int:
    """The card of that kind in front of a player."""
    for card in t.in_play[seat]:
        if KIND[card] == kind:
            return card
    raise AssertionError("he has such a card")


class Phases(SeatRule):
    """Phase 1 as the player's powers have it, cards on top of it; then play, discard, end."""

    __slots__ = ()
    clauses = ("BANG-020", "BANG-022", "BANG-253")

    def run(self, t: BangTable) -> None:
        seat = self.seat
        t.do(BEGIN_PLAY[seat], PLAY_PHASE[seat], DISCARD_PHASE[seat], END_TURN[seat])
        if t.value(MORE_CARDS, seat):
            t.do(Draw(seat, t.value(MORE_CARDS, seat)))
        t.do(DRAW_PHASE[seat])

    def calm(self, t: BangTable, seat: int) -> bool:
        return True


class DrawPhase(SeatRule):
    """Phase 1: the top two cards of the draw pile."""

    __slots__ = ()
    clauses = ("BANG-022",)

    def run(self, t: BangTable) -> None:
        t.do(DRAW_TWO[self.seat])


class BeginPlay(SeatRule):
    """Phase 2 begins."""

    __slots__ = ()
    clauses = ("BANG-023",)

    def run(self, t: BangTable) -> None:
        t.emit(PLAY_BEGAN[self.seat])


class PlayPhase(Question):
    """Phase 2: any number of actions, in any order, until the player ends it."""

    __slots__ = ()
    kind = PHASE_TWO
    clauses = ("BANG-023", "BANG-026", "BANG-060")

    def void(self, t: BangTable) -> bool:
        return t.phase != PLAYING or (not t.alive[self.seat] and self.seat not in t.ring)

    def options(self, t: BangTable, seat: int) -> list[Action]:
        if seat != self.seat:
            return []
        found = [END_PHASE]
        for card in t.hand[seat]:
            CARD[card].offer(t, seat, card, found)
        t.powers.add_offers(t, self, PHASE_TWO, seat, found)
        return found

    def take(self, t: BangTable, seat: int, action: Action) -> None:
        if action is END_PHASE:
            t.emit(PLAY_ENDED[seat])
        else:
            t.do(self)
            if not play_card(t, seat, action):
                DEEDS[type(action)](t, seat, action)

    def calm(self, t: BangTable, seat: int) -> bool:
        return True


class DiscardPhase(SeatRule):
    """Phase 3: discard down to the current life points."""

    __slots__ = ()
    clauses = ("BANG-024",)

    def run(self, t: BangTable) -> None:
        if len(t.hand[self.seat]) > hand_limit(t, self.seat):
            t.do(DISCARD_EXCESS[self.seat])


class DiscardExcess(Question):
    """Exactly the excess is discarded, card by card, of the player's choice."""

    __slots__ = ()
    kind = "discard"
    clauses = ("BANG-024", "BANG-025")

    def void(self, t: BangTable) -> bool:
        return len(t.hand[self.seat]) <= hand_limit(t, self.seat)

    def options(self, t: BangTable, seat: int) -> list[Action]:
        return [DISCARD[card] for card in t.hand[seat]] if seat == self.seat else []

    def take(self, t: BangTable, seat: int, action: Action) -> None:
        if isinstance(action, Discard):
            t.emit(CARD_DISCARDED[seat][action.card])
        if not self.void(t):
            t.do(self)


def hand_limit(t: BangTable, seat: int) -> int:
    return WIDE_LIMIT if t.value(WIDE, seat) else t.life[seat]


class EndTurn(SeatRule):
    """The turn was played to its end."""

    __slots__ = ()
    clauses = ("BANG-020", "BANG-028")

    def run(self, t: BangTable) -> None:
        t.emit(TURN_ENDED[self.seat])

    def calm(self, t: BangTable, seat: int) -> bool:
        return True


# The steps and events of every turn are always the same: they lie ready for each seat.
_SEATS: Final = range(SEATS)
TURN: Final = [Turn(seat, False) for seat in _SEATS]
PHASES: Final = [Phases(seat) for seat in _SEATS]
DRAW_PHASE: Final = [DrawPhase(seat) for seat in _SEATS]
BEGIN_PLAY: Final = [BeginPlay(seat) for seat in _SEATS]
PLAY_PHASE: Final = [PlayPhase(seat) for seat in _SEATS]
DISCARD_PHASE: Final = [DiscardPhase(seat) for seat in _SEATS]
END_TURN: Final = [EndTurn(seat) for seat in _SEATS]
DISCARD_EXCESS: Final = [DiscardExcess(seat) for seat in _SEATS]
TURN_BEGAN: Final = [TurnBegan(seat, False) for seat in _SEATS]
PLAY_BEGAN: Final = [PlayBegan(seat) for seat in _SEATS]
PLAY_ENDED: Final = [PlayEnded(seat) for seat in _SEATS]
TURN_ENDED: Final = [TurnEnded(seat) for seat in _SEATS]
