"""The draw pile: drawing cards, and the "draw!"."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.core.action import Action
from sixgun.games.bang.actions import CHOOSE, Choose
from sixgun.games.bang.card_events import CardsDrawn, CardsRevealed, DrawResolved
from sixgun.games.bang.events import DeckShuffled
from sixgun.games.bang.pieces import DIAMONDS, HEARTS, RANK, SEATS, SPADES, SUIT
from sixgun.games.bang.table import BangTable, OpenQuestion, Rule, SeatRule
from sixgun.games.bang.values import FLIPS

HEARTS_ONLY: Final = 0  # Barrel, Jail
RED: Final = 1  # Don Bell
EXPLODES: Final = 2  # Dynamite


def top(t: BangTable, count: int) -> tuple[int, ...]:
    """The top cards of the draw pile, the topmost first; no more than lie there."""
    deck = t.deck
    if count == 2 and len(deck) >= 2:  # nearly always it is two or one
        return (deck[-1], deck[-2])
    if count == 1:
        return (deck[-1],)
    cards = deck[-count:]
    cards.reverse()
    return tuple(cards)


def ready(t: BangTable) -> bool:
    """BANG-035: is there a card in the draw pile, if need be from the discard pile?"""
    if not t.deck:
        renew(t)
    return bool(t.deck)


def renew(t: BangTable) -> None:
    """BANG-031: as soon as the draw pile is empty the discard pile is shuffled into a new one."""
    if t.discard:
        order = t.discard[:]
        t.rng.shuffle(order)
        t.emit(DeckShuffled(tuple(order)))


def reveal(t: BangTable, seat: int, count: int, source: str) -> None:
    """Turn the top cards over and lay them aside, as many as there are."""
    while count > 0 and (t.deck or ready(t)):
        cards = top(t, count)
        t.emit(CardsRevealed(seat, cards, source=source))
        count -= len(cards)
        if not t.deck:
            renew(t)


def meets(card: int, wanted: int) -> bool:
    """Does the card fulfil the condition of a "draw!"?"""
    if wanted == HEARTS_ONLY:
        return SUIT[card] == HEARTS
    if wanted == RED:
        return SUIT[card] in (HEARTS, DIAMONDS)
    return SUIT[card] == SPADES and 2 <= RANK[card] <= 9


class Draw(SeatRule):
    """The top cards of the draw pile go to the hand, as many as there are."""

    __slots__ = ("count",)
    clauses: ClassVar[tuple[str, ...]] = ("BANG-022", "BANG-032", "BANG-093", "BANG-094")

    def __init__(self, seat: int, count: int) -> None:
        self.seat, self.count = seat, count

    def run(self, t: BangTable) -> None:
        count = self.count
        while count > 0 and (t.deck or ready(t)):
            cards = top(t, count)
            t.emit(CardsDrawn(self.seat, len(cards), cards))
            count -= len(cards)
            if not t.deck:
                renew(t)


# Nearly always it is one or two cards: the steps lie ready for each seat.
DRAW_ONE: Final = [Draw(seat, 1) for seat in range(SEATS)]
DRAW_TWO: Final = [Draw(seat, 2) for seat in range(SEATS)]


class DrawCheck(Rule):
    """Flip the top card, or more with extra flips, and see whether the result fits the condition. `source` is
    the card or character that asks for it."""

    __slots__ = ("failure", "seat", "source", "success", "wanted")
    clauses = ("BANG-050", "BANG-052", "BANG-053")

    def __init__(self, seat: int, source: str, wanted: int, success: Rule, failure: Rule) -> None:
        self.seat, self.source, self.wanted = seat, source, wanted
        self.success, self.failure = success, failure

    def run(self, t: BangTable) -> None:
        reveal(t, self.seat, t.value(FLIPS, self.seat, 1), self.source)
        if t.aside:
            t.do(ChooseResult(self.seat, self.source, self.wanted, self.success, self.failure))
        else:  # BANG-032: with no card at all the "draw!" fails
            t.do(self.failure)


class ChooseResult(OpenQuestion):
    """The player picks one of the flipped cards as the result."""

    __slots__ = ("failure", "source", "success", "wanted")
    kind = "choose_result"
    clauses = ("BANG-053",)
    shows = ("seat", "wanted")

    def __init__(self, seat: int, source: str, wanted: int, success: Rule, failure: Rule) -> None:
        self.seat, self.source, self.wanted = seat, source, wanted
        self.success, self.failure = success, failure

    def options(self, t: BangTable, seat: int) -> list[Action]:
        return [CHOOSE[card] for card in t.aside] if seat == self.seat else []

    def take(self, t: BangTable, seat: int, action: Action) -> None:
        if isinstance(action, Choose):
            fits = meets(action.card, self.wanted)
            good = fits != (self.wanted == EXPLODES)  # the only result that nobody hopes for
            t.emit(DrawResolved(seat, action.card, source=self.source, good=good))
            t.do(self.success if fits else self.failure)


class Nothing(Rule):
    """Nothing at all, in place of a step."""

    __slots__ = ()

    def run(self, t: BangTable) -> None:
        pass
