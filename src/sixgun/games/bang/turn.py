"""Turns: the checks at their start, the three phases, their end, and whose is next."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action
from sixgun.games.bang.actions import DISCARD, END_PHASE, Discard
from sixgun.games.bang.card_events import CARD_DISCARDED
from sixgun.games.bang.distance import next_living
from sixgun.games.bang.draw import Draw
from sixgun.games.bang.entries import CARD, DEEDS
from sixgun.games.bang.events import PlayBegan, PlayEnded, TurnBegan, TurnEnded
from sixgun.games.bang.pieces import SEATS
from sixgun.games.bang.table import PLAYING, BangTable, Question, Rule, SeatRule
from sixgun.games.bang.values import MORE_CARDS, WIDE

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
    """A turn begins: what waits for that comes first, then the three phases."""

    __slots__ = ("extra",)
    clauses = ("BANG-020", "BANG-021", "BANG-118")

    def __init__(self, seat: int, extra: bool) -> None:
        self.seat, self.extra = seat, extra

    def run(self, t: BangTable) -> None:
        t.do(PHASES[self.seat])
        t.emit(TurnBegan(self.seat, True) if self.extra else TURN_BEGAN[self.seat])


class Phases(SeatRule):
    """Phase 1 as the player's powers have it, cards on top of it; then play, discard, end."""

    __slots__ = ()
    clauses = ("BANG-020", "BANG-022", "BANG-253")

    def run(self, t: BangTable) -> None:
        seat, more = self.seat, t.value(MORE_CARDS, self.seat)
        t.do(BEGIN_PLAY[seat], PLAY_PHASE[seat], DISCARD_PHASE[seat], END_TURN[seat])
        if more:
            t.do(Draw(seat, more))
        t.do(DRAW_PHASE[seat])

    def calm(self, t: BangTable, seat: int) -> bool:
        return True


class DrawPhase(Draw):
    """Phase 1: the top two cards of the draw pile."""

    __slots__ = ()
    clauses = ("BANG-022",)

    def __init__(self, seat: int) -> None:
        super().__init__(seat, 2)


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

    def facts(self, t: BangTable) -> dict[str, object]:
        limit = hand_limit(t, self.seat)
        return {"limit": limit, "more": len(t.hand[self.seat]) - limit}

    def options(self, t: BangTable, seat: int) -> list[Action]:
        return [DISCARD[card] for card in t.hand[seat]] if seat == self.seat else []

    def take(self, t: BangTable, seat: int, action: Action) -> None:
        if isinstance(action, Discard):
            t.emit(CARD_DISCARDED[seat][action.card])
        if len(t.hand[seat]) > hand_limit(t, seat):
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
