"""How a card or a character is entered: the ways to play it, its numbers, and its hooks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sixgun.core.action import Action
from sixgun.core.power import TABLE, After, Instead, Offer, Owners, Power, Whenever
from sixgun.core.value import Value
from sixgun.games.bang.actions import PLAY, SPOIL_CODES, Play, PlayAt, PlayFor, Use, UseAt
from sixgun.games.bang.card_events import CardPlayed
from sixgun.games.bang.pieces import CARDS, CHARACTER_NAMES, CHARACTERS, KIND, KINDS, SEATS
from sixgun.games.bang.table import NOBODY, BangTable
from sixgun.games.bang.values import COUNTS_AS, LIFE, NO_VALUE, NOTHING_ELSE, VALUES, enter

Deed = Callable[[BangTable, int, Any], None]  # the table, the player, the action
Usage = Callable[[BangTable, int, int], None]  # the table, the player, the target if there is one
CARD: Final[list[Card]] = []  # by card
ENTRIES: Final[dict[int, Character]] = {}  # by character
DEEDS: Final[dict[type[Action], Deed]] = {}  # what an answer leads to in phase 2 or at the last chance
USES: Final[dict[int, Usage]] = {}  # what `use …` leads to
NO_OFFER: Final[list[Action]] = []  # of a power that has nothing to offer now


def table_owned(t: BangTable) -> tuple[int, ...]:
    """Own a power of the table: of a module, or of cards that lie in front of changing players."""
    return (TABLE,)


# -- playing cards -----------------------------------------------------------------------------------


class Card:
    """An entry of the table of cards: how it may be played now, and its effect. This one is played alone."""

    __slots__ = ("kind", "power", "unwelcome")

    def __init__(
        self,
        name: str,
        value: Value = NO_VALUE,
        counts_as: int = NOTHING_ELSE,
        unwelcome: bool = False,
        option: dict[str, Offer] | None = None,
        after: dict[type, After] | None = None,
        instead: dict[type, Instead] | None = None,
    ) -> None:
        self.kind = KINDS.index(name)
        self.unwelcome = unwelcome  # nobody wants it in front of them
        self.power: Power | None = None
        if option or after or instead:
            self.power = Power(name, table_owned, option=option, after=after, instead=instead, seat=TABLE)
        cards = [card for card in range(CARDS) if KIND[card] == self.kind]
        enter(cards, value)
        for card in cards:
            COUNTS_AS[card] = counts_as
        CARD.extend([self] * len(cards))  # the entries come in the order of the cards

    def offer(self, t: BangTable, seat: int, card: int, found: list[Action]) -> None:
        """Add every legal play of that card."""
        found.append(PLAY[card])

    def play(self, t: BangTable, seat: int, card: int, target: int, code: int) -> None:
        """BANG-033: a brown card is put on the discard pile before its effect is carried out."""
        t.emit(CardPlayed(seat, card, target))
        self.effect(t, seat, card, code)

    def effect(self, t: BangTable, seat: int, card: int, code: int) -> None:
        """Do what the card says, at the player or the card that the code stands for."""
        raise AssertionError(f"{KINDS[self.kind]} does not say what it does")


def play(t: BangTable, seat: int, action: Play) -> None:
    CARD[action.card].play(t, seat, action.card, NOBODY, NOBODY)


def play_at(t: BangTable, seat: int, action: PlayAt) -> None:
    CARD[action.card].play(t, seat, action.card, action.target, action.target)


def play_for(t: BangTable, seat: int, action: PlayFor) -> None:
    code = action.target * SPOIL_CODES + action.spoil
    CARD[action.card].play(t, seat, action.card, action.target, code)


def use(t: BangTable, seat: int, action: Use) -> None:
    USES[action.power](t, seat, NOBODY)


def use_at(t: BangTable, seat: int, action: UseAt) -> None:
    USES[action.power](t, seat, action.target)


DEEDS.update({Play: play, PlayAt: play_at, PlayFor: play_for, Use: use, UseAt: use_at})


# -- characters --------------------------------------------------------------------------------------


def _seated(seat: int) -> Owners:
    """The owner is that seat, while it is in the game."""
    mine, nobody = (seat,), ()

    def owners(t: BangTable) -> tuple[int, ...]:
        return mine if seat in t.ring else nobody

    return owners


SEATED: Final = [_seated(seat) for seat in range(SEATS)]


class Character:
    """An entry of the table of characters: life points, numbers, hooks, and what can be used."""

    __slots__ = ("name", "piece", "powers")

    def __init__(
        self,
        name: str,
        life: int = 4,
        value: Value = NO_VALUE,
        option: dict[str, Offer] | None = None,
        after: dict[type, After] | None = None,
        instead: dict[type, Instead] | None = None,
        whenever: Whenever | None = None,
        uses: dict[int, Usage] | None = None,
    ) -> None:
        self.name = name
        self.piece = CHARACTERS + CHARACTER_NAMES.index(name)
        self.powers: list[Power] = []  # by seat, working while the seat is in the game
        if option or after or instead or whenever:
            self.powers = [
                Power(
                    name,
                    owners,
                    option=option,
                    after=after,
                    instead=instead,
                    whenever=whenever,
                    seat=seat,
                )
                for seat, owners in enumerate(SEATED)
            ]
        VALUES[self.piece] = value
        LIFE[self.piece] = life
        ENTRIES[self.piece] = self
        USES.update(uses or {})
