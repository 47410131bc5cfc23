"""What seats and the clock can say in Slap .45. The time of a slap is part of the action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.core.action import Action, the
from sixgun.core.table import Table
from sixgun.games.slap45.cards import TYPES

SEATS: Final = 7
MAIN: Final = 0
OFF: Final = 1
HOLSTER: Final = -1  # where a hand is that is in no base
NOBODY: Final = 7  # a slap without pointing
LATER: Final = 8  # the pointing follows as an action of its own

HANDS: Final = ("main", "off")
BASES: Final = tuple([f"B{seat}" for seat in range(SEATS)])
TARGETS: Final = (*[str(seat) for seat in range(SEATS)], "none", "later")
AUTO: Final = ("plain", "auto")
TIMES: Final = (200, 300, 400, 500, 700, 1000)


def recruits(t: Table) -> Sequence[int]:
    return range(3)


def times(t: Table) -> Sequence[int]:
    """The reaction times that are listed; every whole number in the range is allowed."""
    return TIMES


# -- timed actions of the live phase (4.4) -------------------------------------------------------

LEAVING: Final = 1  # kinds, one bit each; SLAP-003: the order within a tick
INTO_BASE: Final = 2
ON_CARD: Final = 4
POINTING: Final = 8


class SlapCenter(Action):
    """The main hand on the card at that tick, with or without pointing."""

    __slots__ = ("auto", "seq", "target", "target_tick", "tick")
    form = "slap_center {tick} > {target} @{target_tick} {auto} #{seq}"
    names = {"target": TARGETS, "auto": AUTO}
    listed = False

    def __init__(self, tick: int, target: int, target_tick: int, auto: int, seq: int) -> None:
        self.tick, self.target, self.target_tick, self.auto, self.seq = tick, target, target_tick, auto, seq


class SlapBase(Action):
    """A hand into a home base at that tick."""

    __slots__ = ("auto", "base", "hand", "seq", "tick")
    form = "slap_base {tick} {base} {hand} {auto} #{seq}"
    names = {"base": BASES, "hand": HANDS, "auto": AUTO}
    listed = False

    def __init__(self, tick: int, base: int, hand: int, auto: int, seq: int) -> None:
        self.tick, self.base, self.hand, self.auto, self.seq = tick, base, hand, auto, seq


class LeaveAt(Action):
    """A hand out of its base at that tick."""

    __slots__ = ("hand", "seq", "tick")
    form = "leave {hand} {tick} #{seq}"
    names = {"hand": HANDS}
    listed = False

    def __init__(self, tick: int, hand: int, seq: int) -> None:
        self.tick, self.hand, self.seq = tick, hand, seq


class PointAt(Action):
    """Pointing at that tick, which completes a slap whose target comes later."""

    __slots__ = ("seq", "target", "tick")
    form = "point {tick} > {target} #{seq}"
    names = {"target": TARGETS}
    listed = False

    def __init__(self, tick: int, target: int, seq: int) -> None:
        self.tick, self.target, self.seq = tick, target, seq


# -- the clock ---------------------------------------------------------------------------------


class StartClock(Action):
    """Somebody keeps the time of this table from now on: slaps carry their ticks."""

    form = "start_clock"


class Reveal(Action):
    """The foreperiod is over: the card is turned over, this is tick 0."""

    form = "reveal"


class Advance(Action):
    """No action with a tick below that one is missing any more."""

    __slots__ = ("tick",)
    form = "advance {tick}"
    listed = False

    def __init__(self, tick: int) -> None:
        self.tick = tick


class Close(Action):
    """Nothing at all is missing any more."""

    form = "close"


# -- between the rounds ------------------------------------------------------------------------


class Deal(Action):
    """Deal the top card."""

    form = "deal"


class DealType(Action):
    """The duel's dealer deals the topmost card of a type."""

    __slots__ = ("card",)
    form = "deal {card}"
    names = {"card": TYPES}

    def __init__(self, card: int) -> None:
        self.card = card


class Leave(Action):
    """Take a hand out of its base outside the race."""

    __slots__ = ("hand",)
    form = "leave {hand}"
    names = {"hand": HANDS}

    def __init__(self, hand: int) -> None:
        self.hand = hand


class Ready(Action):
    """Nothing more to do before the deal."""

    form = "ready"


class DeclareTrap(Action):
    """The Outlaws make a card type a trap."""

    __slots__ = ("card",)
    form = "declare_trap {card}"
    names = {"card": TYPES}

    def __init__(self, card: int) -> None:
        self.card = card


class Peek(Action):
    """The Railroad Company looks at the top card."""

    form = "peek"


class Resign(Action):
    """Give up; allowed at any time, never listed."""

    form = "resign"


# -- the aftermath -----------------------------------------------------------------------------


class UsePower(Action):
    """Pay one Gold for the gang's power."""

    form = "use_power"


class Decline(Action):
    """Leave the power unused."""

    form = "decline"


class Recruit(Action):
    """Recruit that many of the members just shot, for three Gold each."""

    __slots__ = ("count",)
    form = "recruit {count}"
    ranges = {"count": recruits}

    def __init__(self, count: int) -> None:
        self.count = count


# -- turn-based plans, piece by piece (SLAP-173) -----------------------------------------------

STAY: Final = 0
CENTER: Final = 1  # without pointing
POINT: Final = 2  # 2-8: the centre, pointing at seat 0-6
BASE: Final = 9  # 9-15: main into base 0-6
OFF_BASE: Final = 16  # 16-22: off into base 0-6
LEAVE: Final = 23  # 23 main, 24 off
PIECES: Final = (
    "stay",
    "center",
    *[f"center_{seat}" for seat in range(SEATS)],
    *[f"base_{seat}" for seat in range(SEATS)],
    *[f"off_{seat}" for seat in range(SEATS)],
    "leave_main",
    "leave_off",
)
END: Final = 0
THEN: Final = 1  # another step follows
OR: Final = 2  # the next base of the list, should this one bounce
MORE: Final = ("end", "then", "or")

FIRST: Final = 0  # what comes next in a plan: its first step,
NEXT: Final = 1  # another one,
BASES_MAIN: Final = 2  # or the next base of a list
BASES_OFF: Final = 3
MAIN_CAN_LEAVE: Final = 1  # what hands can do, one bit each
OFF_CAN_LEAVE: Final = 2
OFF_CAN_SLAP: Final = 4


class Plan(Action):
    """One step of the plan for a card type, and how the plan goes on."""

    __slots__ = ("base", "card", "hand", "kind", "more", "number", "puts", "stage", "step")
    form = "plan {card} {step} {more}"
    names = {"card": TYPES, "step": PIECES, "more": MORE}

    def __init__(self, card: int, step: int, more: int) -> None:
        self.card, self.step, self.more = card, step, more
        self.number: int = (card * len(PIECES) + step) * 3 + more  # in the order of all steps of plans
        self.hand: int = OFF if OFF_BASE <= step < LEAVE or step == LEAVE + OFF else MAIN
        self.kind: int = LEAVING if step >= LEAVE else INTO_BASE if step >= BASE else ON_CARD
        self.base: int = (step - BASE) % SEATS if self.kind == INTO_BASE else HOLSTER
        in_base = MAIN_CAN_LEAVE if self.hand == MAIN else OFF_CAN_LEAVE
        self.puts: int = in_base if self.kind == INTO_BASE else 0  # the hand that can leave afterwards
        bases = BASES_MAIN if self.hand == MAIN else BASES_OFF
        self.stage: int = FIRST if more == END else NEXT if more == THEN else bases  # what comes next

    def at(self, tick: int, seq: int) -> Action:
        """What the hand does when this step is carried out."""
        if self.kind == INTO_BASE:
            return SlapBase(tick, self.base, self.hand, 0, seq)
        if self.kind == LEAVING:
            return LeaveAt(tick, self.hand, seq)
        return SlapCenter(tick, self.step - POINT if self.step >= POINT else NOBODY, tick, 0, seq)


class PlanTime(Action):
    """The reaction time of a plan, where times are submitted."""

    __slots__ = ("card", "ms")
    form = "rt {card} {ms}"
    names = {"card": TYPES}
    ranges = {"ms": times}
    listed = False

    def __init__(self, card: int, ms: int) -> None:
        self.card, self.ms = card, ms


class Replan(Action):
    """Begin the own plans anew; the ones committed hold until the new ones are complete."""

    form = "replan"


PLAN: Final = [
    [[the(Plan, card, step, more) for more in range(3)] for step in range(len(PIECES))] for card in range(4)
]
DEAL: Final = the(Deal)
DEAL_TYPE: Final = [the(DealType, card) for card in range(4)]
LEAVES: Final = [the(Leave, MAIN), the(Leave, OFF)]
READY: Final = the(Ready)
TRAP: Final = [the(DeclareTrap, card) for card in range(4)]
PEEK: Final = the(Peek)
RESIGN: Final = the(Resign)
USE: Final = the(UsePower)
DECLINE: Final = the(Decline)
RECRUIT: Final[list[Action]] = [the(Recruit, count) for count in range(3)]
REPLAN: Final = the(Replan)
START: Final = the(StartClock)
REVEAL: Final = the(Reveal)
CLOSE: Final = the(Close)

ACTIONS: Final = (
    SlapCenter,
    SlapBase,
    LeaveAt,
    PointAt,
    StartClock,
    Reveal,
    Advance,
    Close,
    DealType,
    Deal,
    Leave,
    Ready,
    DeclareTrap,
    Peek,
    Resign,
    UsePower,
    Decline,
    Recruit,
    Plan,
    PlanTime,
    Replan,
)
