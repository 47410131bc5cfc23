"""The deck: filling it, looking at its top card, turning that card over."""

from __future__ import annotations

from typing import Final

from sixgun.core.step import Step
from sixgun.games.slap45.events import CARD_REVEALED, DeckShuffled, DuelDealerLooked
from sixgun.games.slap45.table import SlapTable


class FillDeck(Step[SlapTable]):
    """When a card is needed and the deck is empty, the shuffled discard pile becomes the deck."""

    __slots__ = ()
    clauses = ("SLAP-111",)

    def run(self, t: SlapTable) -> None:
        if not t.deck:
            deck = sorted(t.discard)
            t.rng.shuffle(deck)
            t.emit(DeckShuffled(tuple(deck), len(deck)))


class RevealCard(Step[SlapTable]):
    """The top card is turned over in the centre, for all at once."""

    __slots__ = ()
    clauses = ("SLAP-014",)

    def run(self, t: SlapTable) -> None:
        t.emit(CARD_REVEALED[t.deck[0]])


class ShowDealer(Step[SlapTable]):
    """The duel's dealer sees the top card."""

    __slots__ = ()
    clauses = ("SLAP-155",)

    def run(self, t: SlapTable) -> None:
        t.emit(DuelDealerLooked(t.dealer, t.deck[0]))


FILL_DECK: Final = FillDeck()
REVEAL_CARD: Final = RevealCard()
SHOW_DEALER: Final = ShowDealer()
