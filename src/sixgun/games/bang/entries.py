"""How a card or a character is entered: the ways to play it, its numbers, and its hooks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from sixgun.core.action import Action
from sixgun.core.errors import Refusal
from sixgun.core.power import TABLE, After, Instead, Offer, Owners, Power, Whenever
from sixgun.core.value import Value
from sixgun.games.bang.actions import (
    PLAY,
    SPOIL_CODES,
    SPOILS,
    Play,
    PlayAt,
    PlayFor,
    Use,
    UseAt,
    power_number,
)
from sixgun.games.bang.card_events import CardPlayed
from sixgun.games.bang.pieces import BROWN, KIND, KINDS, NAMES, SEATS, enter_cards, enter_character
from sixgun.games.bang.table import NOBODY, BangTable
from sixgun.games.bang.values import COUNTS_AS, LIFE, NO_VALUE, NOTHING_ELSE, VALUES, enter

Deed = Callable[[BangTable, int, Any], None]  # the table, the player, the action
Effect = Callable[[BangTable, int, int], None]  # the table, the player, the target if there is one
WhyNot = Callable[[BangTable, int, Any], Refusal | None]  # the table, the player, the action
CARD: Final[list[Card]] = []  # by card
ENTRIES: Final[dict[int, Character]] = {}  # by character
DEEDS: Final[dict[type[Action], Deed]] = {}  # what an answer leads to in phase 2 or at the last chance
REFUSED: Final[dict[type[Action], WhyNot]] = {}  # why such an answer is none now
USES: Final[dict[int, Usage]] = {}  # by what `use …` names
NO_OFFER: Final[list[Action]] = []  # of a power that has nothing to offer now


def table_owned(t: BangTable) -> tuple[int, ...]:
    """Own a power of the table: of a module, or of cards that lie in front of changing players."""
    return (TABLE,)


# -- playing cards -----------------------------------------------------------------------------------


class Card:
    """An entry of the table of cards: its copies, how it may be played now, and its effect.

    This one is played alone.
    """

    __slots__ = ("kind", "power", "unwelcome")
    family: ClassVar[str] = BROWN

    def __init__(
        self,
        name: str,
        signs: str,
        value: Value = NO_VALUE,
        reach: int = 0,
        counts_as: int = NOTHING_ELSE,
        unwelcome: bool = False,
        option: dict[str, Offer] | None = None,
        after: dict[type, After] | None = None,
        instead: dict[type, Instead] | None = None,
    ) -> None:
        cards = enter_cards(name, signs, self.family, reach)
        self.kind = KIND[cards[0]]
        self.unwelcome = unwelcome  # nobody wants it in front of them
        self.power: Power | None = None
        if option or after or instead:
            self.power = Power(name, table_owned, option=option, after=after, instead=instead, seat=TABLE)
        enter(cards, value)
        for card in cards:
            COUNTS_AS[card] = counts_as
            CARD.append(self)
            SPOILS.append(NAMES[card])

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

    def not_alone(self, t: BangTable, seat: int) -> Refusal:
        """Say why it is not played without a target now."""
        return Refusal("illegal_target", "this card is not played like that", ("BANG-064",))

    def not_at(self, t: BangTable, seat: int, target: int) -> Refusal:
        """Say why it is not played at that player now."""
        if target not in t.ring or target == seat:
            return NOBODY_ELSE
        return Refusal("illegal_target", "this card is not played at a player", ("BANG-064",))

    def not_for(self, t: BangTable, seat: int, target: int) -> Refusal:
        """Say why it is not played at that card of a player now."""
        cards = t.hand[target] + t.in_play[target] if target in t.ring else [NOBODY]
        if not cards and t.equipment[target]:
            return NEVER_EQUIPMENT
        return Refusal("illegal_target", "there is no such card", ("BANG-097", "BANG-099"))


def play(t: BangTable, seat: int, action: Play) -> None:
    CARD[action.card].play(t, seat, action.card, NOBODY, NOBODY)


def play_at(t: BangTable, seat: int, action: PlayAt) -> None:
    CARD[action.card].play(t, seat, action.card, action.target, action.target)


def play_for(t: BangTable, seat: int, action: PlayFor) -> None:
    code = action.target * SPOIL_CODES + action.spoil
    CARD[action.card].play(t, seat, action.card, action.target, code)


def use(t: BangTable, seat: int, action: Use) -> None:
    USES[action.power].effect(t, seat, NOBODY)


def use_at(t: BangTable, seat: int, action: UseAt) -> None:
    USES[action.power].effect(t, seat, action.target)


class Usage:
    """The effect of an ability or an equipment card that is used, and the reasons not to use it now."""

    __slots__ = ("effect", "why_not")

    def __init__(self, effect: Effect, why_not: WhyNot) -> None:
        self.effect, self.why_not = effect, why_not


def too_poor(t: BangTable, seat: int, price: int) -> Refusal | None:
    if t.nuggets[seat] >= price:
        return None
    return Refusal("not_enough_nuggets", f"it costs {price} nuggets", ("BANG-206",))


def is_whole(t: BangTable, seat: int) -> Refusal | None:
    """BANG-309: there is nothing that the player could regain; a shadow never can."""
    return NOTHING_TO_REGAIN if t.life[seat] >= t.max_life[seat] or not t.alive[seat] else None


NOBODY_ELSE: Final = Refusal("illegal_target", "name another player in the game", ("BANG-064", "BANG-070"))
OUT_OF_RANGE: Final = Refusal("out_of_range", "your weapon does not reach that far", ("BANG-047",))
TWICE: Final = Refusal("max_uses_reached", "twice a turn is enough", ("BANG-249", "BANG-274"))
NEVER_EQUIPMENT: Final = Refusal(
    "equipment_not_targetable", "equipment is never a target", ("BANG-222", "BANG-223")
)
NOTHING_TO_REGAIN: Final = Refusal(
    "already_at_max_life", "there is nothing to regain", ("BANG-180", "BANG-251", "BANG-309")
)
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
    """An entry of the table of characters: life points, numbers, hooks, and what can be used. Those of Gold
    Rush say so."""

    __slots__ = ("name", "piece", "powers")

    def __init__(
        self,
        name: str,
        life: int = 4,
        gold_rush: bool = False,
        value: Value = NO_VALUE,
        option: dict[str, Offer] | None = None,
        after: dict[type, After] | None = None,
        instead: dict[type, Instead] | None = None,
        whenever: Whenever | None = None,
        usage: Usage | None = None,
    ) -> None:
        self.name = name
        self.piece = enter_character(name, life, gold_rush)
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
        VALUES.append(value)
        LIFE.append(life)
        ENTRIES[self.piece] = self
        if usage is not None:
            USES[power_number(name)] = usage
