"""The eight characters of Gold Rush: one entry each."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action
from sixgun.core.errors import Refusal
from sixgun.games.bang.actions import (
    BUY_CHEAPER,
    DISCARD,
    BuyCheaper,
    Discard,
    UseAt,
    number,
    use,
    use_at,
)
from sixgun.games.bang.card_events import AsideDiscarded, CardPlayed
from sixgun.games.bang.characters import keep_aside, look_at
from sixgun.games.bang.combat import NO_SUIT, Shot
from sixgun.games.bang.death import CHECK_END
from sixgun.games.bang.distance import reachable
from sixgun.games.bang.draw import DRAW_ONE, RED, DrawCheck, Nothing
from sixgun.games.bang.entries import (
    DEEDS,
    NO_OFFER,
    OUT_OF_RANGE,
    REFUSED,
    TWICE,
    Character,
    Usage,
    too_poor,
)
from sixgun.games.bang.events import TurnEnded, TurnGranted, WoundSurvived
from sixgun.games.bang.gold_events import (
    EquipmentDrawn,
    EquipmentDropped,
    NuggetsPaid,
    NuggetsTaken,
    ShotBought,
    UseCounted,
)
from sixgun.games.bang.gold_rush import TakeNuggets, lower_price, next_equipment
from sixgun.games.bang.pieces import EQUIPMENT, NAMES, kind_of
from sixgun.games.bang.shop import FREE, Declare, not_bought, usable
from sixgun.games.bang.table import BangTable, Question, Rule, SeatRule
from sixgun.games.bang.turn import PHASE_TWO, DrawPhase
from sixgun.games.bang.values import AS_BEER, COUNTS_AS


def don_bell(t: BangTable, me: int, event: TurnEnded) -> Rule | None:
    """BANG-260, BANG-261: at the end of a normal turn only."""
    if event.seat != me or t.extra:
        return None
    return DrawCheck(me, "don_bell", RED, GrantTurn(me), Nothing())


class GrantTurn(SeatRule):
    """A red card gives Don Bell an extra turn."""

    __slots__ = ()
    clauses = ("BANG-260", "BANG-262")

    def run(self, t: BangTable) -> None:
        t.emit(TurnGranted(self.seat))


def dutch_will(t: BangTable, me: int, step: DrawPhase) -> Rule | None:
    return DrawAndDiscard(me) if step.seat == me else None


class DrawAndDiscard(SeatRule):
    """Dutch Will draws two cards, discards one of them and takes a nugget."""

    __slots__ = ()
    clauses = ("BANG-264", "BANG-265")

    def run(self, t: BangTable) -> None:
        look_at(t, self.seat, 2)
        if len(t.aside) > 1:
            t.do(DutchDiscards(self.seat))
        else:
            dutch_discards(t, self.seat, t.aside[:])


def dutch_discards(t: BangTable, seat: int, cards: list[int]) -> None:
    for card in cards:
        t.emit(AsideDiscarded(seat, card))
    if t.aside:
        keep_aside(t, seat)
    t.emit(NuggetsTaken(seat, 1))


class DutchDiscards(Question):
    """Which of the two cards just drawn is discarded?"""

    __slots__ = ()
    kind = "dutch_discards"
    clauses = ("BANG-264",)

    def options(self, t: BangTable, seat: int) -> list[Action]:
        return [DISCARD[card] for card in t.aside] if seat == self.seat else []

    def take(self, t: BangTable, seat: int, action: Action) -> None:
        if isinstance(action, Discard):
            dutch_discards(t, seat, [action.card])


SHOTS: Final = use_at("jacky_murieta")


def jacky(t: BangTable, me: int, ask: Question) -> list[Action]:
    """BANG-266: two nuggets for a shot at a reachable player."""
    return [SHOTS[target] for target in reachable(t, me)] if t.nuggets[me] >= 2 else NO_OFFER


def use_jacky(t: BangTable, seat: int, target: int) -> None:
    """BANG-267: the shot has no suit, so Calumet does not stop it."""
    t.emit(ShotBought(seat, target, 2))
    t.do(Shot(target, seat, 1, NO_SUIT), CHECK_END)


def not_jacky(t: BangTable, seat: int, action: Action) -> Refusal | None:
    if isinstance(action, UseAt) and action.target in t.ring and action.target != seat:
        return too_poor(t, seat, 2) or OUT_OF_RANGE
    return too_poor(t, seat, 2)


JACKY: Final = Usage(use_jacky, not_jacky)


DIG: Final = use("josh_mccloud")


def josh(t: BangTable, me: int, ask: Question) -> list[Action]:
    return [DIG] if t.nuggets[me] >= 2 else NO_OFFER


def use_josh(t: BangTable, seat: int, target: int) -> None:
    """BANG-268, BANG-269: draw an equipment card; a second one of a kind is discarded without effect."""
    t.emit(NuggetsPaid(seat, 2))
    card = next_equipment(t)
    t.emit(EquipmentDrawn(seat, card))
    if kind_of(card) in [kind_of(mine) for mine in t.equipment[seat]]:
        t.emit(EquipmentDropped(card))
    else:
        t.do(Declare(seat, card, FREE))


def not_josh(t: BangTable, seat: int, action: Action) -> Refusal | None:
    return too_poor(t, seat, 2)


JOSH: Final = Usage(use_josh, not_josh)


def madam_yto(t: BangTable, me: int, event: CardPlayed) -> Rule | None:
    """BANG-271: any Beer card, whoever plays it and what for."""
    return DRAW_ONE[me] if COUNTS_AS[event.card] == AS_BEER else None


def luzena(t: BangTable, me: int, ask: Question) -> list[Action]:
    """BANG-272: once a turn an equipment card for a nugget less."""
    if t.discounts:
        return NO_OFFER
    return [BUY_CHEAPER[number(c)] for c in t.row if lower_price(c) <= t.nuggets[me] and usable(t, me, c)]


def buy_cheaper(t: BangTable, seat: int, action: BuyCheaper) -> None:
    card = EQUIPMENT + action.equipment
    t.emit(UseCounted(seat, 0, 0, 1))
    t.do(Declare(seat, card, lower_price(card)))


def not_cheaper(t: BangTable, seat: int, action: BuyCheaper) -> Refusal | None:
    if NAMES[t.characters[seat]] != "pretty_luzena":
        return Refusal("illegal_option", "the discount is Pretty Luzena's", ("BANG-272",))
    if t.discounts:
        return Refusal("max_uses_reached", "one discount per turn", ("BANG-272",))
    return not_bought(t, seat, EQUIPMENT + action.equipment, 1)


BRIBE: Final = use("raddie_snake")


def raddie(t: BangTable, me: int, ask: Question) -> list[Action]:
    """BANG-274: at most twice a turn, whatever the Gold Pan does."""
    return [BRIBE] if t.snakes < 2 and t.nuggets[me] else NO_OFFER


def use_snake(t: BangTable, seat: int, target: int) -> None:
    t.emit(UseCounted(seat, 0, 1, 0))
    t.emit(NuggetsPaid(seat, 1))
    t.do(DRAW_ONE[seat])


def not_snake(t: BangTable, seat: int, action: Action) -> Refusal | None:
    return too_poor(t, seat, 1) or (TWICE if t.snakes > 1 else None)


SNAKE: Final = Usage(use_snake, not_snake)


def simeon(t: BangTable, me: int, event: WoundSurvived) -> Rule | None:
    return TakeNuggets(me, event.counted) if event.seat == me and event.counted else None


DEEDS[BuyCheaper] = buy_cheaper
REFUSED[BuyCheaper] = not_cheaper

GOLD: Final = (
    Character("don_bell", gold_rush=True, after={TurnEnded: don_bell}),  # BANG-260
    Character("dutch_will", gold_rush=True, instead={DrawPhase: dutch_will}),  # BANG-264
    Character("jacky_murieta", gold_rush=True, option={PHASE_TWO: jacky}, usage=JACKY),  # BANG-266
    Character("josh_mccloud", gold_rush=True, option={PHASE_TWO: josh}, usage=JOSH),  # BANG-268
    Character("madam_yto", gold_rush=True, after={CardPlayed: madam_yto}),  # BANG-271
    Character("pretty_luzena", gold_rush=True, option={PHASE_TWO: luzena}),  # BANG-272
    Character("raddie_snake", gold_rush=True, option={PHASE_TWO: raddie}, usage=SNAKE),  # BANG-274
    Character("simeon_picos", gold_rush=True, after={WoundSurvived: simeon}),  # BANG-275
)
