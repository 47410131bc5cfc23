"""M4: the eight new characters (sections 2.7 and 4.17): one entry each."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action
from sixgun.core.event import Event
from sixgun.core.step import Step
from sixgun.games.bang_dice.actions import (
    GIVE_ARROW,
    PASS,
    STEAL_CHIEF,
    TAKE_OVER,
    TAKE_REGULAR,
    GiveArrow,
    StealChief,
    TakeOver,
)
from sixgun.games.bang_dice.arrows import ARROW_RESULT, TakeArrow
from sixgun.games.bang_dice.dice import ARROW
from sixgun.games.bang_dice.entry import Character
from sixgun.games.bang_dice.loss import VOLLEY, OthersAnswer
from sixgun.games.bang_dice.questions import (
    ARROWS_DUE,
    ARROWS_NOW,
    BESIDE_COWARD,
    BESIDE_LOUDMOUTH,
    LOSS_TO_BULLS_EYES,
    SHOOTERS_GAIN,
)
from sixgun.games.bang_dice.step import Choice
from sixgun.games.bang_dice.table import DiceTable, added
from sixgun.games.bang_dice.throwing import ArrowsThrown, arrows_thrown


class ChiefStolen(Event[DiceTable]):
    """Apache Kid takes the Chief's Arrow from its holder, and nothing from the pile."""

    __slots__ = ("holder", "seat")
    clauses = ("DICE-362", "DICE-363")
    shows = ("seat", "holder")

    def __init__(self, seat: int, holder: int) -> None:
        self.seat, self.holder = seat, holder

    def apply(self, t: DiceTable) -> None:
        t.chief = self.seat


class StealOrTake(Choice):
    """Apache Kid fulfils an arrow result by a regular arrow or by the Chief's Arrow of another player."""

    __slots__ = ()
    kind = "arrow_source"
    clauses = ("DICE-362",)

    def choices(self, t: DiceTable) -> list[Action]:
        return [TAKE_REGULAR, STEAL_CHIEF]

    def take(self, t: DiceTable, seat: int, action: Action) -> None:
        if isinstance(action, StealChief):
            t.emit(ChiefStolen(seat, t.chief))
        else:
            t.do(TakeArrow(seat, seat, False))


class ElenaGift(Choice):
    """Once a throw Elena Fuente may let another living player take one of her arrows; she decides for each
    token when it is taken."""

    __slots__ = ("left",)
    kind = "give_arrow"
    clauses = ("DICE-368", "DICE-369")
    shows = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def choices(self, t: DiceTable) -> list[Action]:
        return [PASS, *[GIVE_ARROW[seat] for seat in t.living_from(self.seat) if seat != self.seat]]

    def take(self, t: DiceTable, seat: int, action: Action) -> None:
        more = self.left - 1
        if isinstance(action, GiveArrow):
            t.do(TakeArrow(action.seat, seat, False), *[ARROW_RESULT[seat]] * more)
        elif more:
            t.do(ARROW_RESULT[seat], ElenaGift(seat, more))
        else:
            t.do(ARROW_RESULT[seat])


class LossTakenOver(Event[DiceTable]):
    """Molly Stark is to lose what another player was to lose."""

    __slots__ = ("points", "seat", "victim")
    clauses = ("DICE-375", "DICE-379", "DICE-221")
    shows = ("seat", "victim", "points")

    def __init__(self, seat: int, victim: int, points: int) -> None:
        self.seat, self.victim, self.points = seat, victim, points

    def apply(self, t: DiceTable) -> None:
        t.pending = added(added(t.pending, self.seat, self.points), self.victim, -self.points)


class TakeLossOver(Choice):
    """L4: Molly Stark may take over whole losses of others, as long as she has the life points."""

    __slots__ = ()
    kind = "take_over"
    clauses = ("DICE-113", "DICE-375", "DICE-376", "DICE-377", "DICE-378")

    def facts(self, t: DiceTable) -> dict[str, object]:
        near = within_reach(t, self.seat)
        return {"losing": [points if s in near else 0 for s, points in enumerate(t.pending)]}

    def choices(self, t: DiceTable) -> list[Action]:
        return [PASS, *[TAKE_OVER[victim] for victim in within_reach(t, self.seat)]]

    def take(self, t: DiceTable, seat: int, action: Action) -> None:
        if isinstance(action, TakeOver):
            t.emit(LossTakenOver(seat, action.seat, t.pending[action.seat]))
            if within_reach(t, seat):
                t.do(TakeLossOver(seat))


def within_reach(t: DiceTable, molly: int) -> list[int]:
    """DICE-377: her own loss and all that she takes over never exceed her life points."""
    most = t.life[molly] - t.pending[molly]
    return [s for s, points in enumerate(t.pending) if s != molly and 0 < points <= most]


def apache(t: DiceTable, me: int, step: TakeArrow) -> Step[DiceTable] | None:
    mine = step.thrown and step.seat == me
    return StealOrTake(me) if mine and t.chief >= 0 and t.chief != me else None


def elena(t: DiceTable, me: int, step: ArrowsThrown) -> Step[DiceTable] | None:
    thrown = arrows_thrown(t)
    return ElenaGift(me, thrown) if step.seat == me and thrown else None


def molly(t: DiceTable, me: int, step: OthersAnswer) -> Step[DiceTable] | None:
    return TakeLossOver(me) if within_reach(t, me) else None


def doc_holyday(t: DiceTable, me: int, gain: int) -> int:
    """DICE-373, DICE-374: after the own volley of three or more symbols."""
    shots = t.symbols.ones + t.symbols.twos
    return gain + 2 if t.cause == VOLLEY and shots >= 3 else gain


NEW_CHARACTERS: Final[tuple[Character, ...]] = (
    Character("jose_delgado", 7, needs="saloon_dice", value={BESIDE_LOUDMOUTH: 1}),  # DICE-357, DICE-358
    Character("tequila_joe", 7, needs="saloon_dice", value={BESIDE_COWARD: 1}),  # DICE-359, DICE-360
    Character("apache_kid", 9, needs="chief_arrow", instead={TakeArrow: apache}),  # DICE-362, DICE-363
    Character(
        "bill_noface",
        9,
        value={  # DICE-364 to DICE-367
            ARROWS_NOW: lambda t, me, arrows: 0,
            ARROWS_DUE: lambda t, me, arrows: t.dice.count(ARROW),
        },
    ),
    Character("elena_fuente", 7, instead={ArrowsThrown: elena}),  # DICE-368 to DICE-370
    Character(
        "vera_custer", 7, value={LOSS_TO_BULLS_EYES: lambda t, me, loss: max(0, loss - 1)}
    ),  # DICE-371, DICE-372
    Character("doc_holyday", 8, value={SHOOTERS_GAIN: doc_holyday}),  # DICE-373, DICE-374
    Character("molly_stark", 8, instead={OthersAnswer: molly}),  # DICE-375 to DICE-379
)
