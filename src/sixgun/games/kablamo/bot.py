"""A player of Kablamo who follows the Kablamos (section 10 of the rules).

It reckons the chance of a Kablamo in every chamber from what its seat is entitled to know, and takes the
option after which it is in less danger than the others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sixgun.core.action import Action
from sixgun.core.rng import small
from sixgun.games.kablamo.actions import (
    Assign,
    Chamber,
    Choose,
    Give,
    GiveBack,
    Load,
    Pair,
    Pick,
    Slot,
    Target,
    Turn,
)
from sixgun.games.kablamo.kinds import BULLET_NAMES, CLASS_OF, CLICK, HV, KABLAMO, TRIGGER, TRIGGER_HAPPY
from sixgun.games.kablamo.reckoning import Reckoning
from sixgun.games.kablamo.worth import DREADED, kind_of, worth_of_effect, worth_of_playing

Worth = Callable[[Reckoning, Action], float]

LATER = (0.06, 0.1, 0.17, 0.3, 0.55, 1.0)  # how soon each position is fired
EXPECTED = 0.35  # the chance that what somebody else gives away is a Kablamo


class Bot:
    """Weighs every option by the danger after it, with a little seeded noise between equals."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = small(seed)

    def choose(self, view: Mapping[str, Any], options: Sequence[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        seen = Reckoning(view)
        weigh = WORTH[type(options[-1]).__name__]
        worth = [weigh(seen, option) + self.rng.below(1000) / 1e7 for option in options]
        return options[worth.index(max(worth))]


# --- loading ------------------------------------------------------------------------------------------------


def worth_of_loading(seen: Reckoning, action: Action) -> float:
    """Notes 3, 5, 6: Kablamos last into the own revolver and first into others'; keep high velocity ones."""
    assert isinstance(action, Load)
    kind = kind_of(action.bullet)
    if seen.ask["kind"] == "honor_load":
        return {KABLAMO: 1.0, CLICK: 0.5}.get(kind, 0.2 - 0.1 * (CLASS_OF[kind] == HV))
    cost = LATER[action.position] if kind == KABLAMO else 0.03 if CLASS_OF[kind] == HV else 0.0
    return -cost - 0.01 * (kind == CLICK)


def worth_of_giving(seen: Reckoning, action: Action) -> float:
    """Moment of truth: anything but a Kablamo into the own safe position."""
    assert isinstance(action, Give)
    kind = kind_of(action.bullet)
    return -1.0 if kind == KABLAMO else -0.1 if CLASS_OF[kind] == HV else 0.0


def worth_of_chamber(seen: Reckoning, action: Action) -> float:
    """Stockpiling: a Kablamo where it is fired last, anything else where it is fired first."""
    assert isinstance(action, Chamber)
    return -LATER[action.position] if KABLAMO in seen.drawn else LATER[action.position]


def worth_of_mulligan(seen: Reckoning, action: Action) -> float:
    """Two Kablamos fit among the spares."""
    many = seen.spares.count(KABLAMO) > 2
    return 1.0 if isinstance(action, GiveBack) == many else 0.0


# --- choosing -----------------------------------------------------------------------------------------------


def worth_of_assigning(seen: Reckoning, action: Action) -> float:
    assert isinstance(action, Assign)
    return worth_of_effect(seen, pending_kind(seen), action.seat)


def pending_kind(seen: Reckoning) -> str:
    """The effect that is being assigned; a copy's is that of its original."""
    name: str = seen.ask["bullet"]
    if name in seen.chain:
        kind: str = seen.effects[seen.chain.index(name)][0]
        return kind
    return kind_of(BULLET_NAMES.index(name))


def worth_of_turning(seen: Reckoning, action: Action) -> float:
    """Notes 10, 14: turn so that the least dangerous bullets come up."""
    assert isinstance(action, Turn)
    return seen.if_turned(seen.me, action.chambers)


def worth_of_choosing(seen: Reckoning, action: Action) -> float:
    """Greased cylinder, the target of a Test of honor, the victim of a Sleight of hand."""
    assert isinstance(action, Choose)
    seat = action.seat
    if seen.ask["kind"] == "greased_revolver":
        return seen.if_turned(seat, 3)
    if seen.ask["kind"] == "honor_target":
        gaps = [p for p in range(5) if seen.faces[seat][p] is None]
        return max([LATER[position] for position in gaps], default=0.0)
    return -float(seen.spare_counts[seat])


def worth_of_pairing(seen: Reckoning, action: Action) -> float:
    """Lights out: by the danger after the swap. Gentlemen agreement: with a Kablamo of one's own to give."""
    assert isinstance(action, Pair)
    if seen.ask["kind"] == "lights_out_players":
        return seen.if_swapped(action.one, action.other)
    if seen.me in (action.one, action.other):
        return max(seen.cylinders[seen.me]) - EXPECTED
    return 0.0


def worth_of_picking(seen: Reckoning, action: Action) -> float:
    assert isinstance(action, Pick)
    place = (action.seat, action.position)
    return PICKING[seen.ask["kind"]](seen, place)


def worth_of_look(seen: Reckoning, place: tuple[int, int]) -> float:
    """The own next shots first."""
    seat, position = place
    face = seen.faces[seat][position]
    known = face is not None and face[0] != "?"
    return (LATER[position] if seat == seen.me else 0.1 * LATER[position]) - 2.0 * known


def worth_of_gift(seen: Reckoning, place: tuple[int, int]) -> float:
    """Gentlemen agreement, Sleight of hand: away with the own Kablamo; what comes is unknown."""
    seat, position = place
    return seen.if_chance(seat, position, EXPECTED) + 0.3 * seen.cylinders[seat][position]


def worth_of_crossing(seen: Reckoning, place: tuple[int, int]) -> float:
    """Notes 9, 10: the own Kablamo out of 5 and 4 into somebody's 4."""
    own = seen.ask.get("position")
    if own is not None:
        return seen.if_moved([(seen.me, own), place])
    targets = [(seat, p) for seat in seen.others for p in range(5) if p in seen.movable(seat)]
    return max([seen.if_moved([place, target]) for target in targets], default=0.0)


def worth_of_cycling(seen: Reckoning, place: tuple[int, int]) -> float:
    """Triple action: the own Kablamo, then where it is to go, then what comes instead."""
    picked = [(seat, position) for seat, position in seen.ask["picked"]]
    seat, position = place
    if not picked:
        weight = LATER[position] if seat == seen.me else 0.2 * (1 - LATER[position])
        return seen.cylinders[seat][position] * weight
    return seen.if_moved([*picked, place])


PICKING: dict[str, Callable[[Reckoning, tuple[int, int]], float]] = {
    "etiquette_look": worth_of_look,
    "gentlemen_bullet": worth_of_gift,
    "sleight_swap": worth_of_gift,
    "double_cross_swap": worth_of_crossing,
    "triple_cycle": worth_of_cycling,
}


def worth_of_target(seen: Reckoning, action: Action) -> float:
    """Misfire stops what is dreaded most; Backfire and Ricochet take what is."""
    assert isinstance(action, Target)
    name = BULLET_NAMES[action.bullet]
    if name in seen.chain:
        kind, controller, assignee = seen.effects[seen.chain.index(name)][:3]
        mine = seen.me in (controller, assignee) and kind not in (TRIGGER, TRIGGER_HAPPY)
        return DREADED.get(kind, 0.1) - 0.5 * mine
    return 0.5 * DREADED.get(kind_of(action.bullet), 0.1)


def worth_of_slot(seen: Reckoning, action: Action) -> float:
    assert isinstance(action, Slot)
    return 0.0


WORTH: dict[str, Worth] = {
    "Load": worth_of_loading,
    "Give": worth_of_giving,
    "Chamber": worth_of_chamber,
    "GiveBack": worth_of_mulligan,
    "Assign": worth_of_assigning,
    "Turn": worth_of_turning,
    "Choose": worth_of_choosing,
    "Pair": worth_of_pairing,
    "Pick": worth_of_picking,
    "Target": worth_of_target,
    "Slot": worth_of_slot,
    "Play": worth_of_playing,
    "PlayOpen": worth_of_playing,
}
