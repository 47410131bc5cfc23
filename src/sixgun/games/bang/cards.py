"""The 22 kinds of playing card: one entry each says at whom it may be played and what it does."""

from __future__ import annotations

from typing import Final, TypeVar

from sixgun.core.action import Action
from sixgun.core.errors import Refusal
from sixgun.core.step import in_turn
from sixgun.core.value import Value
from sixgun.games.bang.actions import (
    CHOOSE,
    CODES,
    HAND,
    IN_PLAY,
    PLAY,
    PLAY_AT,
    PLAY_FOR,
    SPOIL_CODES,
    Choose,
    add_plays_for,
)
from sixgun.games.bang.card_events import (
    CARD_DISCARDED,
    CardLaid,
    CardMoved,
    HandCardTaken,
    InPlayDiscarded,
    InPlayTaken,
    StoreCardTaken,
)
from sixgun.games.bang.combat import Attack, Duel, Fire, NoEffect, Shot, is_void
from sixgun.games.bang.death import CHECK_END, LAST_CHANCE, Heal, LoseLife
from sixgun.games.bang.distance import nearest, next_living, reachable, within
from sixgun.games.bang.draw import EXPLODES, HEARTS_ONLY, Draw, DrawCheck, reveal
from sixgun.games.bang.entries import CARD, NO_OFFER, NOBODY_ELSE, OUT_OF_RANGE, Card
from sixgun.games.bang.events import Helped, TurnBegan, TurnSkipped
from sixgun.games.bang.pieces import BLUE, KIND, ROLES, SHERIFF, SUIT
from sixgun.games.bang.table import COLT, NOBODY, BangTable, OpenQuestion, Question, Rule, SeatRule
from sixgun.games.bang.turn import PHASES, Phases
from sixgun.games.bang.values import (
    AS_BANG,
    AS_BEER,
    AS_MISSED,
    AWAY,
    BOTH_WAYS,
    COUNTS_AS,
    COVER,
    FUSE,
    IN_JAIL,
    MISSES,
    NO_VALUE,
    RANGE,
    RAPID,
    SIGHT,
)

Spoil = TypeVar("Spoil")  # stands for a card that is taken: an action, or its code

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

    def not_alone(self, t: BangTable, seat: int) -> Refusal:
        """With nobody to play it at, say why not at the nearest."""
        anybody = self.targets(t, seat)
        return super().not_alone(t, seat) if anybody else self.not_at(t, seat, nearest(t, seat))


class For(At):
    """A card that is played at a card of a player."""

    __slots__ = ()

    def __init__(self, name: str, signs: str) -> None:
        super().__init__(name, signs)
        for card, entry in enumerate(CARD):
            if entry is self:
                add_plays_for(card)

    def offer(self, t: BangTable, seat: int, card: int, found: list[Action]) -> None:
        add_spoils(t, seat, self.targets(t, seat), PLAY_FOR[card], found)

    def not_alone(self, t: BangTable, seat: int) -> Refusal:
        spoils: list[int] = []
        add_spoils(t, seat, self.targets(t, seat), CODES, spoils)
        return Card.not_alone(self, t, seat) if spoils else self.not_for(t, seat, nearest(t, seat))


# -- shots and attacks -------------------------------------------------------------------------------


class Bang(Card):
    """A card that shoots."""

    __slots__ = ()

    def offer(self, t: BangTable, seat: int, card: int, found: list[Action]) -> None:
        """BANG-070 to BANG-073: another reachable player; one card per turn unless nothing limits it."""
        if t.bangs == 0 or t.value(RAPID, seat):
            row = PLAY_AT[card]
            for target in reachable(t, seat):
                found.append(row[target])

    def not_alone(self, t: BangTable, seat: int) -> Refusal:
        limited = t.bangs > 0 and not t.value(RAPID, seat)
        if limited or not reachable(t, seat):
            return self.not_at(t, seat, nearest(t, seat))
        return super().not_alone(t, seat)

    def not_at(self, t: BangTable, seat: int, target: int) -> Refusal:
        if target not in t.ring or target == seat:
            return NOBODY_ELSE
        if t.bangs and not t.value(RAPID, seat):
            return Refusal("bang_limit_reached", "one BANG! card per turn", ("BANG-071", "BANG-073"))
        return OUT_OF_RANGE

    def effect(self, t: BangTable, seat: int, card: int, target: int) -> None:
        t.do(Shot(target, seat, t.value(MISSES, seat, 1), SUIT[card]), CHECK_END)


class Missed(Bang):
    """A card that cancels shots."""

    __slots__ = ()

    def offer(self, t: BangTable, seat: int, card: int, found: list[Action]) -> None:
        """BANG-077, BANG-085: on one's own initiative it is played by Calamity Janet only, as a BANG!."""
        if t.value(BOTH_WAYS, seat):
            super().offer(t, seat, card, found)

    def not_alone(self, t: BangTable, seat: int) -> Refusal:
        if t.value(BOTH_WAYS, seat):
            return super().not_alone(t, seat)
        return Refusal("wrong_phase", "a Missed! is played against a shot at oneself", ("BANG-077",))

    def not_at(self, t: BangTable, seat: int, target: int) -> Refusal:
        both = t.value(BOTH_WAYS, seat)
        return super().not_at(t, seat, target) if both else Card.not_at(self, t, seat, target)


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
        t.do(BeginDuel(seat, target, SUIT[card]), CHECK_END)


class BeginDuel(Rule):
    """The challenged player begins; a Duel of diamonds has no effect on some."""

    __slots__ = ("seat", "suit", "target")
    clauses = ("BANG-103", "BANG-247")

    def __init__(self, seat: int, target: int, suit: int) -> None:
        self.seat, self.target, self.suit = seat, target, suit

    def run(self, t: BangTable) -> None:
        if is_void(t, self.target, self.suit):
            t.do(NoEffect(self.seat, self.target))
        else:
            t.do(Duel(self.target, self.seat, self.seat))


# -- life points and cards ---------------------------------------------------------------------------


class Beer(Card):
    """A life point, but not while only two players are in the game."""

    __slots__ = ()

    def effect(self, t: BangTable, seat: int, card: int, code: int) -> None:
        if beer_works(t):
            t.do(Heal(seat, 1))


def beer_works(t: BangTable) -> bool:
    """BANG-091: while only two players are in the game a Beer gives no life point."""
    return len(t.ring) > 2


def last_beer(t: BangTable, owner: int, ask: Question) -> list[Action]:
    """BANG-133: out of turn, to survive."""
    if not beer_works(t):
        return NO_OFFER
    return [PLAY[card] for card in t.hand[ask.seat] if COUNTS_AS[card] == AS_BEER]


class Saloon(Card):
    """A life point for everybody."""

    __slots__ = ()

    def effect(self, t: BangTable, seat: int, card: int, code: int) -> None:
        in_turn(t, [Heal(other, 1) for other in t.order_from(seat)])


class Coach(Card):
    """Cards from the draw pile."""

    __slots__ = ("load",)

    def __init__(self, name: str, signs: str, load: int) -> None:
        super().__init__(name, signs)
        self.load = load

    def effect(self, t: BangTable, seat: int, card: int, code: int) -> None:
        t.do(Draw(seat, self.load))


class Panic(For):
    """A card of a player at distance 1, whatever the weapon, comes to the hand."""

    __slots__ = ()

    def targets(self, t: BangTable, seat: int) -> list[int]:
        return near(t, seat)

    def not_for(self, t: BangTable, seat: int, target: int) -> Refusal:
        if target in t.ring and target not in near(t, seat):
            return Refusal("out_of_range", "Panic! reaches distance 1", ("BANG-048",))
        return super().not_for(t, seat, target)

    def effect(self, t: BangTable, seat: int, card: int, code: int) -> None:
        t.do(Strip(seat, code, SUIT[card], True))


class CatBalou(For):
    """A card of any player is discarded."""

    __slots__ = ()

    def targets(self, t: BangTable, seat: int) -> list[int]:
        return everybody(t, seat)

    def effect(self, t: BangTable, seat: int, card: int, code: int) -> None:
        t.do(Strip(seat, code, SUIT[card], False))


class Strip(Rule):
    """A random hand card or the named card in play is taken or discarded."""

    __slots__ = ("code", "seat", "suit", "taken")
    clauses = ("BANG-095", "BANG-096", "BANG-244")

    def __init__(self, seat: int, code: int, suit: int, taken: bool) -> None:
        self.seat, self.code, self.suit, self.taken = seat, code, suit, taken

    def run(self, t: BangTable) -> None:
        target, spoil = self.code // SPOIL_CODES, self.code % SPOIL_CODES
        if target != self.seat and is_void(t, target, self.suit):
            t.do(NoEffect(self.seat, target))
        elif spoil == HAND:
            self.strip_hand(t, target, t.rng.pick(t.hand[target]))
        else:
            self.strip_front(t, target, spoil - IN_PLAY)

    def strip_hand(self, t: BangTable, target: int, card: int) -> None:
        taken = HandCardTaken(self.seat, target, card, card)
        t.emit(taken if self.taken else CARD_DISCARDED[target][card])

    def strip_front(self, t: BangTable, target: int, card: int) -> None:
        t.emit(InPlayTaken(self.seat, target, card) if self.taken else InPlayDiscarded(target, card))
        if CARD[card].unwelcome and target != self.seat:
            t.emit(Helped(self.seat, target))


class Store(Card):
    """As many cards as players lie open, and everybody takes one."""

    __slots__ = ()

    def effect(self, t: BangTable, seat: int, card: int, code: int) -> None:
        t.do(OpenStore(seat))


class OpenStore(Rule):
    """As many cards as players in the game lie open; the player takes first."""

    __slots__ = ("seat",)
    clauses = ("BANG-100",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: BangTable) -> None:
        reveal(t, self.seat, len(t.ring), "general_store")
        t.do(GeneralStore(tuple(t.order_from(self.seat))))


class GeneralStore(Rule):
    """Everybody in turn takes one of the cards lying there; when they run out the picks stop."""

    __slots__ = ("order",)
    clauses = ("BANG-100", "BANG-101")

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def run(self, t: BangTable) -> None:
        if t.aside:
            t.do(PickCard(self.order[0]), GeneralStore(self.order[1:]))


class PickCard(OpenQuestion):
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
    family = BLUE

    def offer(self, t: BangTable, seat: int, card: int, found: list[Action]) -> None:
        """BANG-062: no second card of the same name in front of a player."""
        for other in t.in_play[seat]:
            if KIND[other] == self.kind:
                return
        found.append(PLAY[card])

    def play(self, t: BangTable, seat: int, card: int, target: int, code: int) -> None:
        """BANG-061: it takes effect where it lies."""
        t.emit(CardLaid(seat, card, seat))

    def not_alone(self, t: BangTable, seat: int) -> Refusal:
        return Refusal("duplicate_in_play", "a card of that name lies in front of you", ("BANG-062",))


class Weapon(Blue):
    """A card that shoots farther, or more often."""

    __slots__ = ()

    def __init__(self, name: str, signs: str, reach: int, value: Value = NO_VALUE) -> None:
        super().__init__(name, signs, {RANGE: reach - COLT, **value}, reach)

    def play(self, t: BangTable, seat: int, card: int, target: int, code: int) -> None:
        """BANG-063: a different weapon replaces the old one."""
        for old in t.in_play[seat]:
            if isinstance(CARD[old], Weapon):
                t.emit(InPlayDiscarded(seat, old))
        t.emit(CardLaid(seat, card, seat))


# -- Jail and Dynamite -------------------------------------------------------------------------------


class Jail(At):
    """A card that is laid in front of a player."""

    __slots__ = ()
    family = BLUE

    def targets(self, t: BangTable, seat: int) -> list[int]:
        """BANG-110, BANG-316: it goes to anybody but the Sheriff who has none; also to oneself."""
        return [o for o in t.ring if not t.value(IN_JAIL, o) and t.roles[o] != ROLES + SHERIFF]

    def play(self, t: BangTable, seat: int, card: int, target: int, code: int) -> None:
        t.emit(CardLaid(seat, card, target))

    def not_at(self, t: BangTable, seat: int, target: int) -> Refusal:
        if target not in t.ring:
            return NOBODY_ELSE
        if t.role(target) == SHERIFF:
            return Refusal("sheriff_cannot_be_jailed", "the Sheriff is never put in Jail", ("BANG-110",))
        return Refusal("duplicate_in_play", "that player is in Jail already", ("BANG-062",))


def jailed(t: BangTable, owner: int, step: Phases) -> Rule | None:
    return Jailed(step.seat) if t.value(IN_JAIL, step.seat) else None


class Jailed(SeatRule):
    """Jail: "draw!", on hearts the player is free, otherwise they skip their turn."""

    __slots__ = ()
    clauses = ("BANG-111", "BANG-055")

    def run(self, t: BangTable) -> None:
        free, stuck = LeaveJail(self.seat, True), LeaveJail(self.seat, False)
        t.do(DrawCheck(self.seat, "jail", HEARTS_ONLY, free, stuck))

    def calm(self, t: BangTable, seat: int) -> bool:
        return True


class LeaveJail(Rule):
    """The Jail is discarded either way; a failure costs the whole turn."""

    __slots__ = ("free", "seat")
    clauses = ("BANG-111", "BANG-113")

    def __init__(self, seat: int, free: bool) -> None:
        self.seat, self.free = seat, free

    def run(self, t: BangTable) -> None:
        t.emit(InPlayDiscarded(self.seat, lying(t, self.seat, Jail)))
        if self.free:
            t.do(PHASES[self.seat])
        else:
            t.emit(TurnSkipped(self.seat))


class Dynamite(Blue):
    """A card that goes from player to player until it explodes."""

    __slots__ = ()


def lit(t: BangTable, owner: int, event: TurnBegan) -> Rule | None:
    return Fuse(event.seat) if t.value(FUSE, event.seat) else None


class Fuse(SeatRule):
    """Dynamite: "draw!", on spades 2 to 9 it explodes, otherwise it is passed on."""

    __slots__ = ()
    clauses = ("BANG-115", "BANG-055")

    def run(self, t: BangTable) -> None:
        boom, fizz = Explode(self.seat), PassDynamite(self.seat)
        t.do(DrawCheck(self.seat, "dynamite", EXPLODES, boom, fizz), CHECK_END)


class Explode(Rule):
    """The Dynamite is discarded and the player loses 3 life points; nobody is the causer."""

    __slots__ = ("seat",)
    clauses = ("BANG-115", "BANG-116")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: BangTable) -> None:
        t.emit(InPlayDiscarded(self.seat, lying(t, self.seat, Dynamite)))
        t.do(LoseLife(self.seat, 3, NOBODY))


class PassDynamite(Rule):
    """The Dynamite moves to the next living player clockwise."""

    __slots__ = ("seat",)
    clauses = ("BANG-115", "BANG-290")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: BangTable) -> None:
        dynamite = lying(t, self.seat, Dynamite)
        t.emit(CardMoved(self.seat, dynamite, next_living(t, self.seat)))


def lying(t: BangTable, seat: int, kind: type[Card]) -> int:
    """The card of that kind in front of a player."""
    return next(card for card in t.in_play[seat] if isinstance(CARD[card], kind))


BANGS: Final = "as 2c 3c 4c 5c 6c 7c 8c 9c 2d 3d 4d 5d 6d 7d 8d 9d 10d jd qd kd ad qh kh ah"
PLAYING_CARDS: Final = (
    Bang("bang", BANGS, counts_as=AS_BANG),  # BANG-070
    Missed("missed", "2s 3s 4s 5s 6s 7s 8s 10c jc qc kc ac", counts_as=AS_MISSED),  # BANG-077, BANG-085
    Beer("beer", "6h 7h 8h 9h 10h jh", counts_as=AS_BEER, option={LAST_CHANCE: last_beer}),  # BANG-090
    Panic("panic", "jh qh ah 8d"),  # BANG-095
    CatBalou("cat_balou", "kh 9d 10d jd"),  # BANG-096
    Coach("stagecoach", "9s_1 9s_2", 2),  # BANG-093
    Coach("wells_fargo", "3h", 3),  # BANG-094
    Gatling("gatling", "10h"),  # BANG-087
    Challenge("duel", "qd js 8c"),  # BANG-103
    Indians("indians", "kd ad"),  # BANG-102
    Store("general_store", "9c qs"),  # BANG-100
    Saloon("saloon", "5h"),  # BANG-092
    Blue("barrel", "qs ks", value={COVER: 1}),  # BANG-078
    Blue("scope", "as", value={SIGHT: 1}),  # BANG-042
    Blue("mustang", "8h 9h", value={AWAY: 1}),  # BANG-041
    Jail("jail", "js 10s 4h", value={IN_JAIL: 1}, unwelcome=True, instead={Phases: jailed}),  # BANG-110
    Dynamite("dynamite", "2h", value={FUSE: 1}, unwelcome=True, after={TurnBegan: lit}),  # BANG-114
    Weapon("volcanic", "10s 10c", 1, value={RAPID: 1}),  # BANG-072
    Weapon("schofield", "jc qc ks", 2),
    Weapon("remington", "kc", 3),
    Weapon("rev_carabine", "ac", 4),
    Weapon("winchester", "8s", 5),
)
