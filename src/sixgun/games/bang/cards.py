"""The 22 kinds of playing card: one entry each says at whom it may be played and what it does."""

from __future__ import annotations

from typing import Final, TypeVar

from sixgun.core.action import Action
from sixgun.core.value import Value
from sixgun.games.bang.actions import (
    CHOOSE,
    HAND,
    IN_PLAY,
    PLAY,
    PLAY_AT,
    PLAY_FOR,
    SPOIL_CODES,
    Choose,
    Play,
    PlayAt,
    PlayFor,
)
from sixgun.games.bang.card_events import (
    CARD_DISCARDED,
    CardLaid,
    CardPlayed,
    HandCardTaken,
    InPlayDiscarded,
    InPlayTaken,
    StoreCardTaken,
)
from sixgun.games.bang.combat import Attack, Duel, Fire, NoEffect, Shot, is_void
from sixgun.games.bang.death import CHECK_END, Heal, beer_works
from sixgun.games.bang.distance import reachable, within
from sixgun.games.bang.draw import Draw, reveal
from sixgun.games.bang.events import Helped
from sixgun.games.bang.pieces import (
    CARDS,
    DYNAMITE,
    FIRST_WEAPON,
    JAIL,
    KIND,
    KINDS,
    ROLES,
    SHERIFF,
    SUIT,
)
from sixgun.games.bang.table import NOBODY, BangTable, Question, Rule
from sixgun.games.bang.values import (
    AWAY,
    BOTH_WAYS,
    COVER,
    FUSE,
    IN_JAIL,
    MISSES,
    NO_VALUE,
    RANGE,
    RAPID,
    SIGHT,
    enter,
)

CARD: Final[list[Card]] = []  # by card
Spoil = TypeVar("Spoil")  # what stands for a card that is taken: an action, or its code


class Card:
    """One entry: the ways in which it may be played now, and its effect. This one is played alone."""

    __slots__ = ("kind",)

    def __init__(self, name: str, value: Value = NO_VALUE) -> None:
        self.kind = KINDS.index(name)
        cards = [card for card in range(CARDS) if KIND[card] == self.kind]
        enter(cards, value)
        CARD.extend([self] * len(cards))  # the entries come in the order of the cards

    def offer(self, t: BangTable, seat: int, card: int, found: list[Action]) -> None:
        """Add every legal play of that card."""
        found.append(PLAY[card])

    def play(self, t: BangTable, seat: int, card: int, target: int, code: int) -> None:
        """BANG-033: a brown card is put on the discard pile before its effect is carried out."""
        t.emit(CardPlayed(seat, card, target))
        self.effect(t, seat, card, code)

    def effect(self, t: BangTable, seat: int, card: int, code: int) -> None:
        """What the card does for the player, at the player or the card that the code stands for."""
        raise AssertionError(f"{KINDS[self.kind]} does not say what it does")


# -- at whom -----------------------------------------------------------------------------------------


def others(t: BangTable, seat: int) -> list[int]:
    return [other for other in t.ring if other != seat]


def near(t: BangTable, seat: int) -> list[int]:
    """BANG-048, BANG-095: players at distance 1, whatever the weapon, and oneself."""
    found = within(t, seat, 1)
    found.append(seat)
    return found


def everybody(t: BangTable, seat: int) -> list[int]:
    return list(t.ring)


def add_spoils(t: BangTable, seat: int, targets: list[int], by_code: list[Spoil], found: list[Spoil]) -> None:
    """BANG-097 to BANG-099: a random hand card, or a card in play; of oneself only the latter."""
    for target in targets:
        first = target * SPOIL_CODES
        if t.hand[target] and target != seat:
            found.append(by_code[first + HAND])
        for card in t.in_play[target]:
            found.append(by_code[first + IN_PLAY + card])


class At(Card):
    """A card that is played at a player."""

    __slots__ = ()

    def targets(self, t: BangTable, seat: int) -> list[int]:
        return others(t, seat)

    def offer(self, t: BangTable, seat: int, card: int, found: list[Action]) -> None:
        row = PLAY_AT[card]
        for target in self.targets(t, seat):
            found.append(row[target])


class For(At):
    """A card that is played at a card of a player."""

    __slots__ = ()

    def offer(self, t: BangTable, seat: int, card: int, found: list[Action]) -> None:
        add_spoils(t, seat, self.targets(t, seat), PLAY_FOR[card], found)


# -- shots and attacks -------------------------------------------------------------------------------


class Bang(Card):
    """A card that shoots."""

    __slots__ = ()

    def offer(self, t: BangTable, seat: int, card: int, found: list[Action]) -> None:
        """BANG-070 to BANG-073: another reachable player; one BANG! card a turn unless nothing limits it."""
        if t.bangs == 0 or t.value(RAPID, seat):
            row = PLAY_AT[card]
            for target in reachable(t, seat):
                found.append(row[target])

    def effect(self, t: BangTable, seat: int, card: int, target: int) -> None:
        t.do(Shot(target, seat, t.value(MISSES, seat, 1), SUIT[card]), CHECK_END)


class Missed(Bang):
    """A card that cancels shots."""

    __slots__ = ()

    def offer(self, t: BangTable, seat: int, card: int, found: list[Action]) -> None:
        """BANG-077, BANG-085: on one's own initiative it is played by Calamity Janet only, as a BANG!."""
        if t.value(BOTH_WAYS, seat):
            super().offer(t, seat, card, found)


class Gatling(Card):
    """A shot at everybody else."""

    __slots__ = ()

    def effect(self, t: BangTable, seat: int, card: int, code: int) -> None:
        t.do(Fire(seat, tuple(t.others(seat)), SUIT[card]), CHECK_END)


class Indians(Card):
    """Everybody else is attacked."""

    __slots__ = ()

    def effect(self, t: BangTable, seat: int, card: int, code: int) -> None:
        t.do(Attack(seat, tuple(t.others(seat)), SUIT[card]), CHECK_END)


class Challenge(At):
    """A Duel with any other player."""

    __slots__ = ()

    def effect(self, t: BangTable, seat: int, card: int, target: int) -> None:
        t.do(CHECK_END)
        challenge(t, seat, target, SUIT[card])


def challenge(t: BangTable, seat: int, target: int, suit: int) -> None:
    """BANG-103, BANG-247: the challenged player begins; a Duel of diamonds leaves a Calumet owner alone."""
    if is_void(t, target, suit):
        t.do(NoEffect(seat, target))
    else:
        t.do(Duel(target, seat, seat))


# -- life points and cards ---------------------------------------------------------------------------


class Beer(Card):
    """A life point."""

    __slots__ = ()

    def effect(self, t: BangTable, seat: int, card: int, code: int) -> None:
        if beer_works(t):
            t.do(Heal(seat, 1))


class Saloon(Card):
    """A life point for everybody."""

    __slots__ = ()

    def effect(self, t: BangTable, seat: int, card: int, code: int) -> None:
        t.do(*[Heal(other, 1) for other in t.order_from(seat)])


class Coach(Card):
    """Cards from the draw pile."""

    __slots__ = ("load",)

    def __init__(self, name: str, load: int) -> None:
        super().__init__(name)
        self.load = load

    def effect(self, t: BangTable, seat: int, card: int, code: int) -> None:
        t.do(Draw(seat, self.load))


class Panic(For):
    """A card of a player at distance 1, whatever the weapon, comes to the hand."""

    __slots__ = ()

    def targets(self, t: BangTable, seat: int) -> list[int]:
        return near(t, seat)

    def effect(self, t: BangTable, seat: int, card: int, code: int) -> None:
        strip(t, seat, code, SUIT[card], True)


class CatBalou(For):
    """A card of any player is discarded."""

    __slots__ = ()

    def targets(self, t: BangTable, seat: int) -> list[int]:
        return everybody(t, seat)

    def effect(self, t: BangTable, seat: int, card: int, code: int) -> None:
        strip(t, seat, code, SUIT[card], False)


def strip(t: BangTable, seat: int, code: int, suit: int, taken: bool) -> None:
    """BANG-095, BANG-096: a random hand card or the named card in play is taken or discarded."""
    target, spoil = code // SPOIL_CODES, code % SPOIL_CODES
    if target != seat and is_void(t, target, suit):
        t.do(NoEffect(seat, target))
    elif spoil == HAND:
        card = t.rng.pick(t.hand[target])
        t.emit(HandCardTaken(seat, target, card, card) if taken else CARD_DISCARDED[target][card])
    else:
        card = spoil - IN_PLAY
        t.emit(InPlayTaken(seat, target, card) if taken else InPlayDiscarded(target, card))
        if KIND[card] in (JAIL, DYNAMITE) and target != seat:
            t.emit(Helped(seat, target))


class Store(Card):
    """As many cards as players lie open, and everybody takes one."""

    __slots__ = ()

    def effect(self, t: BangTable, seat: int, card: int, code: int) -> None:
        open_store(t, seat)


def open_store(t: BangTable, seat: int) -> None:
    """BANG-100: as many cards as players in the game; the player himself takes first."""
    reveal(t, seat, len(t.ring))
    t.do(GeneralStore(tuple(t.order_from(seat))))


class GeneralStore(Rule):
    """Everybody in turn takes one of the cards lying there; when they run out the picks stop."""

    __slots__ = ("order",)
    clauses = ("BANG-100", "BANG-101")

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def run(self, t: BangTable) -> None:
        if len(t.aside) == 1:
            t.emit(StoreCardTaken(self.order[0], t.aside[0]))
        elif t.aside:
            t.do(GeneralStore(self.order[1:]))
            t.do(PickCard(self.order[0]))


class PickCard(Question):
    """One of the cards of the General Store goes to the hand."""

    __slots__ = ()
    kind = "general_store"
    clauses = ("BANG-100",)

    def options(self, t: BangTable, seat: int) -> list[Action]:
        return [CHOOSE[card] for card in t.aside] if seat == self.seat else []

    def take(self, t: BangTable, seat: int, action: Action) -> None:
        if isinstance(action, Choose):
            t.emit(StoreCardTaken(seat, action.card))


# -- blue cards --------------------------------------------------------------------------------------


class Blue(Card):
    """A card that is laid in front of oneself."""

    __slots__ = ()

    def offer(self, t: BangTable, seat: int, card: int, found: list[Action]) -> None:
        """BANG-062: no second card of the same name in front of a player."""
        for other in t.in_play[seat]:
            if KIND[other] == self.kind:
                return
        found.append(PLAY[card])

    def play(self, t: BangTable, seat: int, card: int, target: int, code: int) -> None:
        """BANG-061: it takes effect where it lies."""
        t.emit(CardLaid(seat, card, seat))


class Weapon(Blue):
    """A card that shoots farther, or more often."""

    __slots__ = ()

    def play(self, t: BangTable, seat: int, card: int, target: int, code: int) -> None:
        """BANG-063: a different weapon replaces the old one."""
        for old in t.in_play[seat]:
            if KIND[old] >= FIRST_WEAPON:
                t.emit(InPlayDiscarded(seat, old))
        t.emit(CardLaid(seat, card, seat))


class Jail(At):
    """A card that is laid in front of a player."""

    __slots__ = ()

    def targets(self, t: BangTable, seat: int) -> list[int]:
        """BANG-110, BANG-316: it goes to anybody but the Sheriff who has none; also to oneself."""
        return [o for o in t.ring if not t.value(IN_JAIL, o) and t.roles[o] != ROLES + SHERIFF]

    def play(self, t: BangTable, seat: int, card: int, target: int, code: int) -> None:
        t.emit(CardLaid(seat, card, target))


ENTRIES: Final = (
    Bang("bang"),  # BANG-070
    Missed("missed"),  # BANG-077, BANG-085
    Beer("beer"),  # BANG-090
    Panic("panic"),  # BANG-095
    CatBalou("cat_balou"),  # BANG-096
    Coach("stagecoach", 2),  # BANG-093
    Coach("wells_fargo", 3),  # BANG-094
    Gatling("gatling"),  # BANG-087
    Challenge("duel"),  # BANG-103
    Indians("indians"),  # BANG-102
    Store("general_store"),  # BANG-100
    Saloon("saloon"),  # BANG-092
    Blue("barrel", value={COVER: 1}),  # BANG-078
    Blue("scope", value={SIGHT: 1}),  # BANG-042
    Blue("mustang", value={AWAY: 1}),  # BANG-041
    Jail("jail", value={IN_JAIL: 1}),  # BANG-110
    Blue("dynamite", value={FUSE: 1}),  # BANG-114
    Weapon("volcanic", value={RAPID: 1}),  # BANG-072
    Weapon("schofield", value={RANGE: 1}),
    Weapon("remington", value={RANGE: 2}),
    Weapon("rev_carabine", value={RANGE: 3}),
    Weapon("winchester", value={RANGE: 4}),
)


# -- playing -----------------------------------------------------------------------------------------


def play_card(t: BangTable, seat: int, action: Action) -> bool:
    """Carry out a play of a hand card; no other action is one."""
    if isinstance(action, Play):
        CARD[action.card].play(t, seat, action.card, NOBODY, NOBODY)
    elif isinstance(action, PlayAt):
        CARD[action.card].play(t, seat, action.card, action.target, action.target)
    elif isinstance(action, PlayFor):
        code = action.target * SPOIL_CODES + action.spoil
        CARD[action.card].play(t, seat, action.card, action.target, code)
    else:
        return False
    return True
