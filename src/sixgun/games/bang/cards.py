"""The 22 kinds of playing card: one entry each says at whom it may be played and what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sixgun.core.action import Action, the
from sixgun.games.bang.actions import (
    CHOOSE,
    HAND,
    PLAY,
    PLAY_AT,
    SPOILS,
    Choose,
    Play,
    PlayAt,
    PlayFor,
    spoil_of,
)
from sixgun.games.bang.card_events import (
    CardDiscarded,
    CardLaid,
    CardPlayed,
    HandCardTaken,
    InPlayDiscarded,
    InPlayTaken,
    StoreCardTaken,
)
from sixgun.games.bang.combat import Attack, Duel, Fire, NoEffect, is_void, shot_at
from sixgun.games.bang.death import CheckEnd, beer_works, discard, heal
from sixgun.games.bang.distance import reachable, within
from sixgun.games.bang.draw import draw, reveal
from sixgun.games.bang.entries import DEEDS
from sixgun.games.bang.events import Helped
from sixgun.games.bang.pieces import (
    CARDS,
    DYNAMITE,
    FIRST_BLUE,
    FIRST_WEAPON,
    JAIL,
    KIND,
    KINDS,
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
    RANGE,
    RAPID,
    SIGHT,
    Gift,
    gives,
)

ALONE: Final = 0  # played without a target
AT: Final = 1  # played at a player
FOR: Final = 2  # played at a card of a player
SPOIL_CODES: Final = len(SPOILS)  # a player and one of his cards as one number: target * codes + spoil

Targets = Callable[[BangTable, int], Sequence[int]]
Effect = Callable[[BangTable, int, int, int], None]  # table, player, card, target
CARD: Final[dict[int, Card]] = {}


class Card:
    """One entry: how it is played, the targets it may have now (none: it may not be played), its effect."""

    __slots__ = ("effect", "shape", "targets")

    def __init__(self, name: str, shape: int, targets: Targets, effect: Effect, given: Gift = ()) -> None:
        self.shape, self.targets, self.effect = shape, targets, effect
        kind = KINDS.index(name)
        CARD[kind] = self
        gives([card for card in range(CARDS) if KIND[card] == kind], given)


# -- at whom -----------------------------------------------------------------------------------------


def himself(t: BangTable, seat: int) -> Sequence[int]:
    return (seat,)


def bang_targets(t: BangTable, seat: int) -> Sequence[int]:
    """BANG-070 to BANG-073: another reachable player; one BANG! card a turn unless nothing limits it."""
    return reachable(t, seat) if t.bangs == 0 or t.traits[seat][RAPID] else ()


def missed_targets(t: BangTable, seat: int) -> Sequence[int]:
    """BANG-077, BANG-085: a Missed! is played on one's own initiative by Calamity Janet only."""
    return bang_targets(t, seat) if t.traits[seat][BOTH_WAYS] else ()


def others(t: BangTable, seat: int) -> Sequence[int]:
    return [other for other in t.ring if other != seat]


def free_men(t: BangTable, seat: int) -> Sequence[int]:
    """BANG-110, BANG-316: Jail goes to anybody but the Sheriff who has none; also to oneself."""
    return [other for other in t.ring if not t.traits[other][IN_JAIL] and not is_sheriff(t, other)]


def is_sheriff(t: BangTable, seat: int) -> bool:
    return t.role(seat) == SHERIFF


def near_spoils(t: BangTable, seat: int) -> Sequence[int]:
    """BANG-048, BANG-095: cards of players at distance 1, whatever the weapon, and the own ones in play."""
    return spoils(t, seat, [*within(t, seat, 1), seat])


def all_spoils(t: BangTable, seat: int) -> Sequence[int]:
    return spoils(t, seat, t.ring)


def spoils(t: BangTable, seat: int, targets: Sequence[int]) -> list[int]:
    """BANG-097 to BANG-099: a random hand card, or a card in play; of oneself only the latter."""
    found = []
    for target in targets:
        if t.hand[target] and target != seat:
            found.append(target * SPOIL_CODES + HAND)
        for card in t.in_play[target]:
            found.append(target * SPOIL_CODES + spoil_of(card))
    return found


# -- what it does ------------------------------------------------------------------------------------


def bang(t: BangTable, seat: int, card: int, target: int) -> None:
    t.do(shot_at(t, target, seat, 1 + t.traits[seat][MISSES], SUIT[card]), CheckEnd())


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
    t.do(Fire(seat, tuple(t.others(seat)), SUIT[card]), CheckEnd())


def indians(t: BangTable, seat: int, card: int, target: int) -> None:
    t.do(Attack(seat, tuple(t.others(seat)), SUIT[card]), CheckEnd())


def duel(t: BangTable, seat: int, card: int, target: int) -> None:
    challenge(t, seat, target, SUIT[card])


def challenge(t: BangTable, seat: int, target: int, suit: int) -> None:
    """BANG-103, BANG-247: the challenged player begins; a Duel of diamonds leaves a Calumet owner alone."""
    if is_void(t, target, suit):
        t.do(NoEffect(seat, target))
    else:
        t.do(Duel(target, seat, seat), CheckEnd())


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
        t.emit(HandCardTaken(seat, target, card, card) if taken else CardDiscarded(target, card))
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


def place_for(kind: int) -> Targets:
    """BANG-062: no second card of the same name in front of a player."""

    def free_place(t: BangTable, seat: int) -> Sequence[int]:
        for card in t.in_play[seat]:
            if KIND[card] == kind:
                return ()
        return (seat,)

    return free_place


def blue(name: str, *given: tuple[int, int]) -> Card:
    return Card(name, ALONE, place_for(KINDS.index(name)), lay, given)


ENTRIES: Final = (
    Card("bang", AT, bang_targets, bang),  # BANG-070
    Card("missed", AT, missed_targets, bang),  # BANG-077, BANG-085
    Card("beer", ALONE, himself, beer),  # BANG-090
    Card("panic", FOR, near_spoils, panic),  # BANG-095
    Card("cat_balou", FOR, all_spoils, cat_balou),  # BANG-096
    Card("stagecoach", ALONE, himself, stagecoach),  # BANG-093
    Card("wells_fargo", ALONE, himself, wells_fargo),  # BANG-094
    Card("gatling", ALONE, himself, gatling),  # BANG-087
    Card("duel", AT, others, duel),  # BANG-103
    Card("indians", ALONE, himself, indians),  # BANG-102
    Card("general_store", ALONE, himself, general_store),  # BANG-100
    Card("saloon", ALONE, himself, saloon),  # BANG-092
    blue("barrel", (BARREL, 1)),  # BANG-078
    blue("scope", (SIGHT, 1)),  # BANG-042
    blue("mustang", (AWAY, 1)),  # BANG-041
    Card("jail", AT, free_men, lay, ((IN_JAIL, 1),)),  # BANG-110
    blue("dynamite", (FUSE, 1)),  # BANG-114
    blue("volcanic", (RAPID, 1)),  # BANG-072
    blue("schofield", (RANGE, 1)),
    blue("remington", (RANGE, 2)),
    blue("rev_carabine", (RANGE, 3)),
    blue("winchester", (RANGE, 4)),
)


# -- playing -----------------------------------------------------------------------------------------


def plays(t: BangTable, seat: int) -> list[Action]:
    """Every legal play of a hand card."""
    found: list[Action] = []
    seen: dict[int, Sequence[int]] = {}  # BANG-064: targets of one kind are the same for all its cards
    for card in t.hand[seat]:
        kind = KIND[card]
        entry = CARD[kind]
        if kind not in seen:
            seen[kind] = entry.targets(t, seat)
        if entry.shape == AT:
            row = PLAY_AT[card]
            found.extend([row[target] for target in seen[kind]])
        elif entry.shape == ALONE:
            if seen[kind]:
                found.append(PLAY[card])
        else:
            found.extend([the(PlayFor, card, code // SPOIL_CODES, code % SPOIL_CODES) for code in seen[kind]])
    return found


def play(t: BangTable, seat: int, action: Play) -> None:
    carry_out(t, seat, action.card, NOBODY, NOBODY)


def play_at(t: BangTable, seat: int, action: PlayAt) -> None:
    carry_out(t, seat, action.card, action.target, action.target)


def play_for(t: BangTable, seat: int, action: PlayFor) -> None:
    carry_out(t, seat, action.card, action.target, action.target * SPOIL_CODES + action.spoil)


def carry_out(t: BangTable, seat: int, card: int, target: int, code: int) -> None:
    """BANG-033: a brown card is put on the discard pile before its effect is carried out."""
    if KIND[card] < FIRST_BLUE:
        t.emit(CardPlayed(seat, card, target))
    CARD[KIND[card]].effect(t, seat, card, code)


DEEDS[Play] = play
DEEDS[PlayAt] = play_at
DEEDS[PlayFor] = play_for
