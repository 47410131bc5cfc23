"""The 22 kinds of playing card: one entry each says at whom it may be played and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from sixgun.core.action import Action
from sixgun.games.bang.actions import (
    CHOOSE,
    HAND,
    PLAY,
    PLAY_AT,
    PLAY_FOR,
    SPOIL_CODES,
    Choose,
    Play,
    PlayAt,
    PlayFor,
    spoil_of,
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
from sixgun.games.bang.combat import Attack, Duel, Fire, NoEffect, is_void, shot_at
from sixgun.games.bang.death import CHECK_END, beer_works, discard, heal
from sixgun.games.bang.distance import reachable, within
from sixgun.games.bang.draw import draw, reveal
from sixgun.games.bang.events import Helped
from sixgun.games.bang.pieces import (
    CARDS,
    DYNAMITE,
    FIRST_BLUE,
    FIRST_WEAPON,
    JAIL,
    KIND,
    KINDS,
    ROLES,
    SHERIFF,
    SUIT,
)
from sixgun.games.bang.table import NOBODY, BangTable, Question, Rule
from sixgun.games.bang.traits import (
    AWAY,
    BARREL,
    BOTH_WAYS,
    FUSE,
    IN_JAIL,
    MISSES,
    NOTHING,
    RANGE,
    RAPID,
    SIGHT,
    Gift,
    gives,
)

Targets = Callable[[BangTable, int], list[int]]
Effect = Callable[[BangTable, int, int, int], None]  # table, player, card, target
CARD: Final[list[Card]] = []  # by card
Spoil = TypeVar("Spoil")  # what stands for a card that is taken: an action, or its code


class Card:
    """One entry: the ways in which it may be played now, and its effect. This one is played alone."""

    __slots__ = ("effect", "kind")

    def __init__(self, name: str, effect: Effect, gift: Gift = NOTHING) -> None:
        self.kind, self.effect = KINDS.index(name), effect
        cards = [card for card in range(CARDS) if KIND[card] == self.kind]
        gives(cards, gift)
        CARD.extend([self] * len(cards))  # the entries come in the order of the cards

    def offer(self, t: BangTable, seat: int, card: int, found: list[Action]) -> None:
        """Add every legal play of that card."""
        found.append(PLAY[card])


class Bang(Card):
    """A card that shoots."""

    __slots__ = ()

    def offer(self, t: BangTable, seat: int, card: int, found: list[Action]) -> None:
        """BANG-070 to BANG-073: another reachable player; one BANG! card a turn unless nothing limits it."""
        if t.bangs == 0 or t.traits[seat][RAPID]:
            row = PLAY_AT[card]
            for target in reachable(t, seat):
                found.append(row[target])


class Missed(Bang):
    """A card that cancels shots."""

    __slots__ = ()

    def offer(self, t: BangTable, seat: int, card: int, found: list[Action]) -> None:
        """BANG-077, BANG-085: on one's own initiative it is played by Calamity Janet only, as a BANG!."""
        if t.traits[seat][BOTH_WAYS]:
            super().offer(t, seat, card, found)


class At(Card):
    """A card that is played at a player."""

    __slots__ = ("targets",)

    def __init__(self, name: str, targets: Targets, effect: Effect, gift: Gift = NOTHING) -> None:
        super().__init__(name, effect, gift)
        self.targets = targets

    def offer(self, t: BangTable, seat: int, card: int, found: list[Action]) -> None:
        row = PLAY_AT[card]
        for target in self.targets(t, seat):
            found.append(row[target])


class For(At):
    """A card that is played at a card of a player."""

    __slots__ = ()

    def offer(self, t: BangTable, seat: int, card: int, found: list[Action]) -> None:
        add_spoils(t, seat, self.targets(t, seat), PLAY_FOR[card], found)


class Blue(Card):
    """A card that is laid in front of oneself."""

    __slots__ = ()

    def __init__(self, name: str, trait: int, amount: int) -> None:
        super().__init__(name, lay, (trait, amount))

    def offer(self, t: BangTable, seat: int, card: int, found: list[Action]) -> None:
        """BANG-062: no second card of the same name in front of a player."""
        for other in t.in_play[seat]:
            if KIND[other] == self.kind:
                return
        found.append(PLAY[card])


# -- at whom -----------------------------------------------------------------------------------------


def others(t: BangTable, seat: int) -> list[int]:
    return [other for other in t.ring if other != seat]


def free_men(t: BangTable, seat: int) -> list[int]:
    """BANG-110, BANG-316: Jail goes to anybody but the Sheriff who has none; also to oneself."""
    return [other for other in t.ring if not t.traits[other][IN_JAIL] and t.roles[other] != ROLES + SHERIFF]


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
            found.append(by_code[first + spoil_of(card)])


# -- what it does ------------------------------------------------------------------------------------


def bang(t: BangTable, seat: int, card: int, target: int) -> None:
    t.do(shot_at(t, target, seat, 1 + t.traits[seat][MISSES], SUIT[card]), CHECK_END)


def beer(t: BangTable, seat: int, card: int, target: int) -> None:
    if beer_works(t):
        heal(t, seat, 1)


def saloon(t: BangTable, seat: int, card: int, target: int) -> None:
    for other in t.order_from(seat):
        heal(t, other, 1)


def stagecoach(t: BangTable, seat: int, card: int, target: int) -> None:
    draw(t, seat, 2)


def wells_fargo(t: BangTable, seat: int, card: int, target: int) -> None:
    draw(t, seat, 3)


def gatling(t: BangTable, seat: int, card: int, target: int) -> None:
    t.do(Fire(seat, tuple(t.others(seat)), SUIT[card]), CHECK_END)


def indians(t: BangTable, seat: int, card: int, target: int) -> None:
    t.do(Attack(seat, tuple(t.others(seat)), SUIT[card]), CHECK_END)


def duel(t: BangTable, seat: int, card: int, target: int) -> None:
    challenge(t, seat, target, SUIT[card])


def challenge(t: BangTable, seat: int, target: int, suit: int) -> None:
    """BANG-103, BANG-247: the challenged player begins; a Duel of diamonds leaves a Calumet owner alone."""
    if is_void(t, target, suit):
        t.do(NoEffect(seat, target))
    else:
        t.do(Duel(target, seat, seat), CHECK_END)


def general_store(t: BangTable, seat: int, card: int, target: int) -> None:
    """BANG-100: as many cards as players in the game; the player himself takes first."""
    reveal(t, seat, len(t.ring))
    t.do(GeneralStore(tuple(t.order_from(seat))))


def panic(t: BangTable, seat: int, card: int, code: int) -> None:
    strip(t, seat, code, SUIT[card], True)


def cat_balou(t: BangTable, seat: int, card: int, code: int) -> None:
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
        card = spoil - 1
        t.emit(InPlayTaken(seat, target, card) if taken else InPlayDiscarded(target, card))
        if KIND[card] in (JAIL, DYNAMITE) and target != seat:
            t.emit(Helped(seat, target))


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
            t.do(PickCard(self.order[0]), GeneralStore(self.order[1:]))


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


def lay(t: BangTable, seat: int, card: int, target: int) -> None:
    """BANG-061, BANG-063: in front of oneself; a different weapon replaces the old one."""
    if KIND[card] >= FIRST_WEAPON:
        for old in [c for c in t.in_play[seat] if KIND[c] >= FIRST_WEAPON]:
            discard(t, seat, old)
    t.emit(CardLaid(seat, card, target if target != NOBODY else seat))


ENTRIES: Final = (
    Bang("bang", bang),  # BANG-070
    Missed("missed", bang),  # BANG-077, BANG-085
    Card("beer", beer),  # BANG-090
    For("panic", near, panic),  # BANG-095
    For("cat_balou", everybody, cat_balou),  # BANG-096
    Card("stagecoach", stagecoach),  # BANG-093
    Card("wells_fargo", wells_fargo),  # BANG-094
    Card("gatling", gatling),  # BANG-087
    At("duel", others, duel),  # BANG-103
    Card("indians", indians),  # BANG-102
    Card("general_store", general_store),  # BANG-100
    Card("saloon", saloon),  # BANG-092
    Blue("barrel", BARREL, 1),  # BANG-078
    Blue("scope", SIGHT, 1),  # BANG-042
    Blue("mustang", AWAY, 1),  # BANG-041
    At("jail", free_men, lay, (IN_JAIL, 1)),  # BANG-110
    Blue("dynamite", FUSE, 1),  # BANG-114
    Blue("volcanic", RAPID, 1),  # BANG-072
    Blue("schofield", RANGE, 1),
    Blue("remington", RANGE, 2),
    Blue("rev_carabine", RANGE, 3),
    Blue("winchester", RANGE, 4),
)


# -- playing -----------------------------------------------------------------------------------------


def add_plays(t: BangTable, seat: int, found: list[Action]) -> None:
    """Every legal play of a hand card."""
    for card in t.hand[seat]:
        CARD[card].offer(t, seat, card, found)


def play_card(t: BangTable, seat: int, action: Action) -> bool:
    """Carry out a play of a hand card; no other action is one."""
    if isinstance(action, Play):
        carry_out(t, seat, action.card, NOBODY, NOBODY)
    elif isinstance(action, PlayAt):
        carry_out(t, seat, action.card, action.target, action.target)
    elif isinstance(action, PlayFor):
        carry_out(t, seat, action.card, action.target, action.target * SPOIL_CODES + action.spoil)
    else:
        return False
    return True


def carry_out(t: BangTable, seat: int, card: int, target: int, code: int) -> None:
    """BANG-033: a brown card is put on the discard pile before its effect is carried out."""
    if KIND[card] < FIRST_BLUE:
        t.emit(CardPlayed(seat, card, target))
    CARD[card].effect(t, seat, card, code)
