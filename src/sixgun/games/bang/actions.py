"""The answers of a player in BANG!: a card by its name, a target behind `>`, and a few verbs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.core.action import Action, the
from sixgun.core.seats import any_seat
from sixgun.core.table import Table
from sixgun.games.bang.pieces import (
    CARD_NAMES,
    CARDS,
    CHARACTER_NAMES,
    EQUIPMENT,
    EQUIPMENT_NAMES,
    ROLES,
    SEATS,
)

NUMBERS: Final = [str(seat) for seat in range(SEATS)]
SPOILS: Final = ["hand"]  # what is taken from a player; the entries add the cards in play
POWERS: Final = [  # numbered as environments know them; a new one gets the next number
    "barrel",
    "jourdonnais",
    "sid_ketchum",
    "gold_pan",
    "rucksack",
    "raddie_snake",
    "josh_mccloud",
    "jacky_murieta",
]
MODES: Final = ("panic", "beer", "bang", "general_store", "duel", "cat_balou")


def takers(t: Table) -> Sequence[int]:
    """The cards that are played at a card."""
    return [card for card in range(CARDS) if PLAY_FOR[card]]


class Play(Action):
    """Play a card from hand: for its effect, in front of oneself, or as an answer."""

    __slots__ = ("card",)
    form = "{card}"
    verb = "play"
    names = {"card": CARD_NAMES}

    def __init__(self, card: int) -> None:
        self.card = card


class PlayAt(Action):
    """Play a card at a player."""

    __slots__ = ("card", "target")
    form = "{card} > {target}"
    verb = "play"
    names = {"card": CARD_NAMES, "target": NUMBERS}
    ranges = {"target": any_seat}

    def __init__(self, card: int, target: int) -> None:
        self.card, self.target = card, target


class PlayFor(Action):
    """Play a card at one card of a player."""

    __slots__ = ("card", "spoil", "target")
    form = "{card} > {target} {spoil}"
    verb = "play"
    names = {"card": CARD_NAMES, "target": NUMBERS, "spoil": SPOILS}
    ranges = {"card": takers, "target": any_seat}

    def __init__(self, card: int, target: int, spoil: int) -> None:
        self.card, self.target, self.spoil = card, target, spoil


class Cash(Action):
    """Play a Beer for a nugget."""

    __slots__ = ("card",)
    form = "{card} for nugget"
    verb = "cash"
    names = {"card": CARD_NAMES}

    def __init__(self, card: int) -> None:
        self.card = card


class EndPhase(Action):
    """Phase 2 is over."""

    __slots__ = ()
    form = "end_phase"


class TakeHit(Action):
    """No answer to a shot or to Indians!."""

    __slots__ = ()
    form = "take_hit"


class GiveUp(Action):
    """No answer in a Duel."""

    __slots__ = ()
    form = "give_up"


class Decline(Action):
    """No rescue (any more)."""

    __slots__ = ()
    form = "decline"


class Discard(Action):
    """Put a card on the discard pile."""

    __slots__ = ("card",)
    form = "discard {card}"
    names = {"card": CARD_NAMES}

    def __init__(self, card: int) -> None:
        self.card = card


class Choose(Action):
    """Choose one of the cards lying there: the result of a "draw!", or from the General Store."""

    __slots__ = ("card",)
    form = "choose {card}"
    names = {"card": CARD_NAMES}

    def __init__(self, card: int) -> None:
        self.card = card


class PutBack(Action):
    """Put a card that was looked at back on top of the draw pile."""

    __slots__ = ("card",)
    form = "put_back {card}"
    names = {"card": CARD_NAMES}

    def __init__(self, card: int) -> None:
        self.card = card


class DrawPile(Action):
    """Take the first card from the draw pile."""

    __slots__ = ()
    form = "draw_pile"


class DiscardPile(Action):
    """Take the first card from the discard pile."""

    __slots__ = ()
    form = "discard_pile"


class DrawFrom(Action):
    """Take the first card from a player's hand."""

    __slots__ = ("target",)
    form = "draw_from {target}"
    names = {"target": NUMBERS}
    ranges = {"target": any_seat}

    def __init__(self, target: int) -> None:
        self.target = target


class Keep(Action):
    """Keep one of the two characters dealt."""

    __slots__ = ("character",)
    form = "keep {character}"
    names = {"character": CHARACTER_NAMES}

    def __init__(self, character: int) -> None:
        self.character = character


class Use(Action):
    """Use an ability or an equipment card."""

    __slots__ = ("power",)
    form = "use {power}"
    names = {"power": POWERS}

    def __init__(self, power: int) -> None:
        self.power = power


class UseAt(Action):
    """Use an ability at a player."""

    __slots__ = ("power", "target")
    form = "use {power} > {target}"
    names = {"power": POWERS, "target": NUMBERS}
    ranges = {"target": any_seat}

    def __init__(self, power: int, target: int) -> None:
        self.power, self.target = power, target


class Buy(Action):
    """Buy an equipment card of the row."""

    __slots__ = ("equipment",)
    form = "buy {equipment}"
    names = {"equipment": EQUIPMENT_NAMES}

    def __init__(self, equipment: int) -> None:
        self.equipment = equipment


class BuyCheaper(Action):
    """Buy an equipment card of the row with Pretty Luzena's discount."""

    __slots__ = ("equipment",)
    form = "buy {equipment} cheaper"
    verb = "buy_cheaper"
    names = {"equipment": EQUIPMENT_NAMES}

    def __init__(self, equipment: int) -> None:
        self.equipment = equipment


class ForceOff(Action):
    """Pay to make its owner discard an equipment card."""

    __slots__ = ("equipment",)
    form = "force_off {equipment}"
    names = {"equipment": EQUIPMENT_NAMES}

    def __init__(self, equipment: int) -> None:
        self.equipment = equipment


class UseAs(Action):
    """Say as what a Bottle or a Pardner is used."""

    __slots__ = ("mode",)
    form = "as {mode}"
    names = {"mode": MODES}

    def __init__(self, mode: int) -> None:
        self.mode = mode


class Aim(Action):
    """Name the player whom an equipment card is for."""

    __slots__ = ("target",)
    form = "at {target}"
    names = {"target": NUMBERS}
    ranges = {"target": any_seat}

    def __init__(self, target: int) -> None:
        self.target = target


class AimFor(Action):
    """Name the player and the card that an equipment card takes or discards."""

    __slots__ = ("spoil", "target")
    form = "at {target} {spoil}"
    names = {"target": NUMBERS, "spoil": SPOILS}
    ranges = {"target": any_seat}

    def __init__(self, target: int, spoil: int) -> None:
        self.target, self.spoil = target, spoil


ACTIONS: Final = (
    PlayFor,
    PlayAt,
    Cash,
    EndPhase,
    TakeHit,
    GiveUp,
    Decline,
    DiscardPile,
    Discard,
    Choose,
    PutBack,
    DrawPile,
    DrawFrom,
    Keep,
    UseAt,
    Use,
    BuyCheaper,
    Buy,
    ForceOff,
    UseAs,
    AimFor,
    Aim,
    Play,
)

_ALL: Final = range(CARDS)
_SEATS: Final = range(SEATS)
PLAY: Final = [the(Play, card) for card in _ALL]
PLAY_AT: Final = [[the(PlayAt, card, seat) for seat in _SEATS] for card in _ALL]
SPOIL_CODES: Final = 1 + CARDS  # a player and one of their cards as one number: target * codes + spoil
CODES: Final = list(range(SEATS * SPOIL_CODES))
PLAY_FOR: Final[list[list[Action]]] = [[] for _ in _ALL]  # by card and code; filled by the entries
AIM_FOR: Final = [the(AimFor, code // SPOIL_CODES, code % SPOIL_CODES) for code in CODES]
CASH: Final = [the(Cash, card) for card in _ALL]
DISCARD: Final = [the(Discard, card) for card in _ALL]
CHOOSE: Final = [the(Choose, card) for card in _ALL]
PUT_BACK: Final = [the(PutBack, card) for card in _ALL]
DRAW_FROM: Final = [the(DrawFrom, seat) for seat in _SEATS]
_GEAR: Final = range(ROLES - EQUIPMENT)
BUY: Final = [the(Buy, card) for card in _GEAR]
BUY_CHEAPER: Final = [the(BuyCheaper, card) for card in _GEAR]
FORCE_OFF: Final = [the(ForceOff, card) for card in _GEAR]
USE_AS: Final = [the(UseAs, mode) for mode in range(len(MODES))]
AIM: Final = [the(Aim, seat) for seat in _SEATS]
END_PHASE: Final[Action] = the(EndPhase)
TAKE_HIT: Final[Action] = the(TakeHit)
GIVE_UP: Final[Action] = the(GiveUp)
DECLINE: Final[Action] = the(Decline)
DRAW_PILE: Final[Action] = the(DrawPile)
DISCARD_PILE: Final[Action] = the(DiscardPile)
HAND: Final = 0  # the spoil "a random card of the hand"
IN_PLAY: Final = 1  # the spoil that is card 0 in play; the other cards follow it


def use(power: str) -> Action:
    """The use of the ability or equipment card of that name."""
    return the(Use, power_number(power))


def use_at(power: str) -> list[Action]:
    """The uses of the ability of that name, by target."""
    return [the(UseAt, power_number(power), seat) for seat in _SEATS]


def power_number(power: str) -> int:
    """The number by which actions know an ability or equipment card; a new one gets the next."""
    if power not in POWERS:
        POWERS.append(power)
    return POWERS.index(power)


def add_plays_for(card: int) -> None:
    """The card is one that is played at a card."""
    PLAY_FOR[card] = [the(PlayFor, card, code // SPOIL_CODES, code % SPOIL_CODES) for code in CODES]


def number(equipment: int) -> int:
    """The number of an equipment card among the equipment cards."""
    return equipment - EQUIPMENT
