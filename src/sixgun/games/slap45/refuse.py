"""Why an action is refused: the codes of 4.4 and section 9, each with a sentence to act on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sixgun.core.action import Action
from sixgun.core.errors import Refusal
from sixgun.core.seats import CLOCK
from sixgun.games.slap45.actions import (
    LATER,
    MAIN,
    NOBODY,
    OFF,
    Advance,
    DealType,
    LeaveAt,
    PlanTime,
    PointAt,
    SlapBase,
    SlapCenter,
)
from sixgun.games.slap45.open_ask import TimedAsk
from sixgun.games.slap45.table import RACE, SlapTable

Fault = Callable[[SlapTable, int, Any], Refusal]
FAULTS: Final[dict[type, Fault]] = {}  # why a power's action is refused before the deal, by its class
EARLIEST = -1_000_000
LATEST = 100_000  # ticks beyond every timeout


def why_not(t: SlapTable, seat: int, action: object) -> Refusal | None:
    """The reason where the rules file gives one; None: the general reasons say it."""
    ask = t.ask
    if ask is None:
        return None
    if isinstance(action, RACE):
        if isinstance(ask, TimedAsk):
            return race_fault(t, seat, action, ask)
        return Refusal("round_over", "nobody races now: the slap has no effect", ("SLAP-005", "SLAP-097"))
    if seat != CLOCK and not t.lives(seat) and seat != t.dealer:
        return Refusal("dead_player", "only living players act", ("SLAP-030",))
    if isinstance(action, Advance):
        return Refusal("late", "time only goes forward", ("SLAP-007",))
    return _between_fault(t, seat, action) if ask.kind == "between" else _plan_fault(t, action)


def _between_fault(t: SlapTable, seat: int, action: object) -> Refusal | None:
    fault = FAULTS.get(type(action))
    if fault is not None:
        return fault(t, seat, action)
    if isinstance(action, DealType) and seat == t.dealer and t.duel:
        covered = [dueler for dueler in t.living if t.in_cover(dueler)]
        if len(covered) == 1:
            return Refusal("would_favour", "with one dueler in cover the top card is dealt", ("SLAP-157",))
        return Refusal(
            "bad_action", "the deck holds no such card, or the dealer may not choose", ("SLAP-156",)
        )
    return None


def _plan_fault(t: SlapTable, action: object) -> Refusal | None:
    if isinstance(action, PlanTime) and t.house.submitted:
        low, high = t.house.reaction, t.house.timeout
        return Refusal("bad_rt", f"the next plan's reaction time lies in {low} to {high}", ("SLAP-174",))
    return None


def race_fault(t: SlapTable, seat: int, action: Action, ask: TimedAsk) -> Refusal | None:
    """Why an action cannot enter the race; None if it can. Whatever it achieves there is judged there."""
    if not t.lives(seat):
        return Refusal("dead_player", "only living players act in the live phase", ("SLAP-030", "SLAP-153"))
    if not isinstance(action, RACE):
        return Refusal("bad_action", "in the race there are slaps, leaving and pointing", ("SLAP-015",))
    fault = _wrong_content(t, seat, action)
    if fault is None and action.tick < ask.w:
        fault = Refusal("late", "this tick is already final", ("SLAP-007",))
    if fault is None and ask.kind == "armed" and action.tick >= 0:
        fault = Refusal("bad_action", "the card is not revealed: ticks are below 0", ("SLAP-045",))
    if fault is None and ask.repeats(seat, action.seq):
        fault = Refusal("bad_action", "this seat has used this number in this round", ("SLAP-002",))
    return fault


def _wrong_content(t: SlapTable, seat: int, action: Action) -> Refusal | None:
    if isinstance(action, (SlapBase, LeaveAt)) and action.hand not in (MAIN, OFF):
        return Refusal("bad_action", "a player has a main and an off hand", ("SLAP-020",))
    if isinstance(action, SlapBase):
        return _wrong_base(t, seat, action)
    if isinstance(action, (SlapCenter, PointAt)) and not can_be_named(t, action.target):
        return Refusal("bad_action", f"there are seats 0 to {t.seats - 1} to point at", ("SLAP-052",))
    if isinstance(action, SlapCenter) and not in_time(action.target_tick):
        return Refusal("bad_action", "the tick of the pointing is out of all bounds", ("SLAP-052",))
    if isinstance(action, RACE) and not in_time(action.tick):
        return Refusal("bad_action", "the tick is out of all bounds", ("SLAP-001",))
    return None


def _wrong_base(t: SlapTable, seat: int, action: SlapBase) -> Refusal | None:
    if not in_time(action.tick):
        return Refusal("bad_action", "the tick is out of all bounds", ("SLAP-001",))
    if not 0 <= action.base < t.seats or not t.members[action.base]:
        return Refusal("unknown_base", "this base is not on the table", ("SLAP-031",))
    if action.hand == OFF and not t.may_slap_off(seat):
        return Refusal("no_second_hand", "only Sheriffs who do not deal slap with two hands", ("SLAP-032",))
    return None


def can_be_named(t: SlapTable, target: int) -> bool:
    """A seat of the table, living or not, or no seat."""
    return 0 <= target < t.seats or target in (NOBODY, LATER)


def in_time(tick: int) -> bool:
    return EARLIEST <= tick <= LATEST
