"""Cards that move: drawn, looked at, played, laid, discarded, taken."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.core.rows import add, less
from sixgun.games.bang.events import Happening, OfCard, note_harm
from sixgun.games.bang.pieces import CARDS, SEATS
from sixgun.games.bang.table import EYE, NOBODY, BangTable
from sixgun.games.bang.values import AS_BANG, AS_MISSED, COUNTS_AS


class CardAt(Happening):
    """A player does something with a card at somebody, or at nobody in particular."""

    __slots__ = ("card", "seat", "target")
    shows = ("seat", "card", "target")
    pieces = ("card",)

    def __init__(self, seat: int, card: int, target: int) -> None:
        self.seat, self.card, self.target = seat, card, target


class OfCards(Happening):
    """Something happens with cards that only their player sees; the others see how many there are."""

    __slots__ = ("cards", "count", "seat")
    shows = ("seat", "count")
    private: ClassVar[dict[str, str]] = {"cards": "seat"}
    pieces = ("cards",)

    def __init__(self, seat: int, count: int, cards: tuple[int, ...]) -> None:
        self.seat, self.count, self.cards = seat, count, cards


class CardsDrawn(OfCards):
    """Cards go from the draw pile to a hand, unseen by others."""

    __slots__ = ()
    clauses = ("BANG-022",)

    def apply(self, t: BangTable) -> None:
        hand, deck, bit = t.hand[self.seat], t.deck, EYE[self.seat]
        shown, known = t.shown, t.known
        for card in self.cards:
            deck.pop()
            hand.append(card)
            shown[card] = bit
            known[card] = known[card] | bit


class CardShown(OfCard):
    """A card just drawn is shown to everybody."""

    __slots__ = ()
    clauses = ("BANG-171",)

    def apply(self, t: BangTable) -> None:
        t.known[self.card] = t.public


class CardsLookedAt(OfCards):
    """Cards of the draw pile are laid aside; only one player looks at them."""

    __slots__ = ()
    clauses = ("BANG-037", "BANG-176", "BANG-264")

    def apply(self, t: BangTable) -> None:
        del t.deck[-self.count :]
        t.aside = [*t.aside, *self.cards]
        bit = EYE[self.seat]
        for card in self.cards:
            t.shown[card] = bit
            t.known[card] |= bit


class CardPutBack(Happening):
    """One of the cards looked at goes back on top of the draw pile, face down."""

    __slots__ = ("card", "seat")
    clauses = ("BANG-037", "BANG-176")
    shows = ("seat",)
    private: ClassVar[dict[str, str]] = {"card": "seat"}
    pieces = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def apply(self, t: BangTable) -> None:
        # others do not know which of the cards it was: they know none of them any more
        forget(t, t.aside, EYE[self.seat])
        t.aside = less(t.aside, self.card)
        t.deck.append(self.card)
        t.shown[self.card] = 0


class CardsKept(OfCards):
    """The cards laid aside go to the hand of the player who looked at them."""

    __slots__ = ()
    clauses = ("BANG-176", "BANG-264")

    def apply(self, t: BangTable) -> None:
        t.aside = []
        t.hand[self.seat].extend(self.cards)


class AsideDiscarded(OfCard):
    """A card laid aside goes face up to the discard pile."""

    __slots__ = ()
    clauses = ("BANG-264",)

    def apply(self, t: BangTable) -> None:
        t.aside = less(t.aside, self.card)
        lay_open(t, self.card)


class CardPlayed(CardAt):
    """A brown card is played from hand onto the discard pile; a BANG! card counts against the limit."""

    __slots__ = ()
    clauses = ("BANG-033", "BANG-060", "BANG-064", "BANG-071", "BANG-073")

    def apply(self, t: BangTable) -> None:
        t.hand[self.seat].remove(self.card)
        lay_open(t, self.card)
        if self.target != NOBODY:
            note_harm(t, self.seat, self.target)
            if COUNTS_AS[self.card] in (AS_BANG, AS_MISSED):  # BANG-086
                t.bangs += 1


class CardLaid(CardAt):
    """A blue card is laid face up in front of a player."""

    __slots__ = ()
    clauses = ("BANG-061", "BANG-110", "BANG-114")

    def apply(self, t: BangTable) -> None:
        t.hand[self.seat].remove(self.card)
        begin_work(t, self.target, self.card)
        t.shown[self.card] = t.known[self.card] = t.public
        note_harm(t, self.seat, self.target)


class CardMoved(CardAt):
    """A card in play passes from one player to another."""

    __slots__ = ()
    clauses = ("BANG-115",)

    def apply(self, t: BangTable) -> None:
        end_work(t, self.seat, self.card)
        begin_work(t, self.target, self.card)


class CardDiscarded(Happening):
    """A card of a hand is discarded, seen by everybody; `answer`: to fend off an attack."""

    __slots__ = ("answer", "card", "seat")
    clauses = ("BANG-024", "BANG-075", "BANG-102", "BANG-103")
    shows = ("seat", "card", "answer")
    pieces = ("card",)

    def __init__(self, seat: int, card: int, *, answer: bool) -> None:
        self.seat, self.card, self.answer = seat, card, answer

    def apply(self, t: BangTable) -> None:
        t.hand[self.seat].remove(self.card)
        lay_open(t, self.card)


def discards(*, answer: bool) -> list[list[CardDiscarded]]:
    return [[CardDiscarded(seat, card, answer=answer) for card in range(CARDS)] for seat in range(SEATS)]


# Cards are discarded all the time: the event lies ready for each seat and card.
CARD_DISCARDED: Final = discards(answer=False)
CARD_ANSWERED: Final = discards(answer=True)


class InPlayDiscarded(OfCard):
    """A card in play is discarded and stops working."""

    __slots__ = ()
    clauses = ("BANG-063", "BANG-096", "BANG-119")

    def apply(self, t: BangTable) -> None:
        end_work(t, self.seat, self.card)
        lay_open(t, self.card)


class HandCardTaken(Happening):
    """A random card of a hand changes hands: the two players see it, the others see that it moved."""

    __slots__ = ("card", "loss", "owner", "seat")
    clauses = ("BANG-095", "BANG-173", "BANG-175")
    shows = ("seat", "owner")
    private: ClassVar[dict[str, str]] = {"card": "seat", "loss": "owner"}  # one card, told to both
    pieces = ("card", "loss")

    def __init__(self, seat: int, owner: int, card: int, loss: int) -> None:
        self.seat, self.owner, self.card, self.loss = seat, owner, card, loss

    def apply(self, t: BangTable) -> None:
        # whoever knew a card of that hand cannot know any more whether it is still there
        forget(t, t.hand[self.owner], EYE[self.owner] | EYE[self.seat])
        t.hand[self.owner].remove(self.card)
        t.hand[self.seat].append(self.card)
        t.shown[self.card] = EYE[self.seat]
        t.known[self.card] |= EYE[self.seat]


class InPlayTaken(Happening):
    """A card in play goes to another player's hand, seen by everybody."""

    __slots__ = ("card", "owner", "seat")
    clauses = ("BANG-095", "BANG-188")
    shows = ("seat", "owner", "card")
    pieces = ("card",)

    def __init__(self, seat: int, owner: int, card: int) -> None:
        self.seat, self.owner, self.card = seat, owner, card

    def apply(self, t: BangTable) -> None:
        end_work(t, self.owner, self.card)
        t.hand[self.seat].append(self.card)
        t.shown[self.card] = EYE[self.seat]


class HandTakenOver(Happening):
    """A whole hand goes to another player; only the two see the cards."""

    __slots__ = ("cards", "count", "loss", "owner", "seat")
    clauses = ("BANG-188",)
    shows = ("seat", "owner", "count")
    private: ClassVar[dict[str, str]] = {"cards": "seat", "loss": "owner"}
    pieces = ("cards", "loss")

    def __init__(
        self, seat: int, owner: int, count: int, cards: tuple[int, ...], loss: tuple[int, ...]
    ) -> None:
        self.seat, self.owner, self.count, self.cards, self.loss = seat, owner, count, cards, loss

    def apply(self, t: BangTable) -> None:
        t.hand[self.owner].clear()
        t.hand[self.seat].extend(self.cards)
        bit = EYE[self.seat]
        for card in self.cards:
            t.shown[card] = bit
            t.known[card] |= bit


class DiscardTaken(OfCard):
    """The top card of the discard pile goes to a hand."""

    __slots__ = ()
    clauses = ("BANG-178",)

    def apply(self, t: BangTable) -> None:
        t.discard.pop()
        t.hand[self.seat].append(self.card)
        t.shown[self.card] = EYE[self.seat]


class CardsRevealed(Happening):
    """Cards of the draw pile are turned face up and lie aside; `source` is what they were turned for."""

    __slots__ = ("cards", "seat", "source")
    clauses = ("BANG-034", "BANG-050", "BANG-100")
    shows = ("seat", "cards", "source")
    pieces = ("cards",)

    def __init__(self, seat: int, cards: tuple[int, ...], *, source: str) -> None:
        self.seat, self.cards, self.source = seat, cards, source

    def apply(self, t: BangTable) -> None:
        t.aside = [*t.aside, *self.cards]
        for card in self.cards:
            t.deck.pop()
            t.shown[card] = t.known[card] = t.public


class DrawResolved(Happening):
    """The result of a "draw!" is named, and all flipped cards go to the discard pile in flip order."""

    __slots__ = ("card", "good", "seat", "source")
    clauses = ("BANG-053", "BANG-054")
    shows = ("seat", "card", "source", "good")
    pieces = ("card",)

    def __init__(self, seat: int, card: int, *, source: str, good: bool) -> None:
        self.seat, self.card, self.source, self.good = seat, card, source, good

    def apply(self, t: BangTable) -> None:
        t.discard.extend(t.aside)
        t.aside = []


class StoreCardTaken(OfCard):
    """A card of the General Store goes to a hand."""

    __slots__ = ()
    clauses = ("BANG-100",)

    def apply(self, t: BangTable) -> None:
        t.aside = less(t.aside, self.card)
        t.hand[self.seat].append(self.card)
        t.shown[self.card] = EYE[self.seat]


def lay_open(t: BangTable, card: int) -> None:
    t.discard.append(card)
    t.shown[card] = t.known[card] = t.public


def forget(t: BangTable, cards: list[int], but: int) -> None:
    """Only those eyes can still tell these cards apart."""
    for card in cards:
        t.known[card] &= but


def begin_work(t: BangTable, seat: int, piece: int) -> None:
    """BANG-119: a card works from the moment it lies in front of a player."""
    t.in_play[seat] = add(t.in_play[seat], piece)
    t.gain(seat, piece)


def end_work(t: BangTable, seat: int, piece: int) -> None:
    t.in_play[seat] = less(t.in_play[seat], piece)
    t.lose(seat, piece)
