"""Every bullet that is not live: its print, who is able to execute it (table 4.16), and what it does."""

from __future__ import annotations

from typing import Final

from sixgun.core.value import Value
from sixgun.games.kablamo.effects.aiming import Cancel, Copy, TakeControl, targets_to_copy
from sixgun.games.kablamo.effects.drawing import EmptyRevolver, Stockpile, WetPowder
from sixgun.games.kablamo.effects.honor import test_honor
from sixgun.games.kablamo.effects.lasting import (
    IN_FRONT,
    NEXT_ROUND,
    ON_REVOLVER,
    ON_TABLE,
    Overhaul,
    StopCheating,
    discard_active,
    malfunctions,
)
from sixgun.games.kablamo.effects.moving import (
    DoubleCross,
    Gentlemen,
    Greased,
    LightsOut,
    LookFurther,
    MomentOfTruth,
    Sleight,
    TripleAction,
    can_swap_safe,
)
from sixgun.games.kablamo.entry import (
    DISCARDS,
    ENTRIES,
    EXTRA_SHOTS,
    POINTS_AT,
    SHOWS,
    TURNS,
    TURNS_BACK,
    VICTIMS,
    Bullet,
    Entries,
    Lasting,
    by,
)
from sixgun.games.kablamo.events.firing import PhaseBegan
from sixgun.games.kablamo.firing import Resolve
from sixgun.games.kablamo.kinds import Print, action, add_kind, hv
from sixgun.games.kablamo.table import KablamoTable

# --- who is able --------------------------------------------------------------------------------------------


NOBODY: Final[tuple[int, ...]] = ()


def always(t: KablamoTable, bullet: int) -> tuple[int, ...]:
    return t.living


def another_effect(t: KablamoTable, bullet: int) -> tuple[int, ...]:
    """An active bullet or a pending effect other than the bullet itself."""
    number = t.box.number[bullet]
    found = any(b != bullet for b in t.chain) or any(n != number for n in t.active)
    return t.living if found else NOBODY


def effect_to_copy(t: KablamoTable, bullet: int) -> tuple[int, ...]:
    return t.living if targets_to_copy(t, bullet) else NOBODY


def shots_to_come(t: KablamoTable, bullet: int) -> tuple[int, ...]:
    """KAB-085"""
    return NOBODY if t.repeat_is_over() else t.living


def something_to_look_at(t: KablamoTable, bullet: int) -> tuple[int, ...]:
    exposed = [seat for seat in t.living if t.exposed(seat)]
    return tuple([seat for seat in t.living if others(exposed, seat) or t.movables(seat)])


def somebody_can_swap(t: KablamoTable, bullet: int) -> tuple[int, ...]:
    for seat in t.living:
        if can_swap_safe(t, seat, bullet):
            return t.living
    return NOBODY


def some_malfunction(t: KablamoTable, bullet: int) -> tuple[int, ...]:
    return t.living if malfunctions(t) else NOBODY


def bullets_to_cross(t: KablamoTable, bullet: int) -> tuple[int, ...]:
    """Players with a bullet of their own and another within reach."""
    exposed = [seat for seat in t.living if t.exposed(seat)]
    return tuple([seat for seat in t.living if others(exposed, seat) and t.movables(seat)])


def two_with_bullets(t: KablamoTable, bullet: int) -> tuple[int, ...]:
    found = 0
    for seat in t.living:
        if t.movables(seat):
            found += 1
    return t.living if found >= 2 else NOBODY


def spare_to_steal(t: KablamoTable, bullet: int) -> tuple[int, ...]:
    """KAB-162: an opponent of the candidate must have a spare."""
    victims = [seat for seat in t.living if t.spares_beside(seat, bullet)]
    return tuple([seat for seat in t.living if others(victims, seat) and t.movables(seat)])


def three_within_reach(t: KablamoTable, bullet: int) -> tuple[int, ...]:
    """Of at least two revolvers."""
    exposed = [t.exposed(seat) for seat in t.living]
    return tuple(
        [seat for place, seat in enumerate(t.living) if reaches_three(exposed, place, t.movables(seat))]
    )


def reaches_three(exposed: list[int], mine: int, own: int) -> bool:
    """Three bullets in two revolvers, of those that are exposed and the player's own."""
    total, revolvers = own, 1 if own else 0
    for place, bullets in enumerate(exposed):
        if place != mine and bullets:
            total += bullets
            revolvers += 1
    return total >= 3 and revolvers >= 2


def others(seats: list[int], seat: int) -> bool:
    """Is there anybody but this one?"""
    return len(seats) > 1 or (len(seats) == 1 and seats[0] != seat)


def bag_not_empty(t: KablamoTable, bullet: int) -> tuple[int, ...]:
    """KAB-020"""
    return t.living if t.bag else NOBODY


def chamber_to_fill(t: KablamoTable, bullet: int) -> tuple[int, ...]:
    """KAB-068: the chamber of the bullet that is being assigned counts as empty."""
    if not t.bag:
        return NOBODY
    return tuple([seat for seat in t.living if t.room(seat) or bullet in t.cylinder(seat)])


def spares_to_replace(t: KablamoTable, bullet: int) -> tuple[int, ...]:
    return tuple([seat for seat in t.living if t.spares_beside(seat, bullet)]) if t.bag else NOBODY


# --- when it is an answer -----------------------------------------------------------------------------------


def any_time(t: KablamoTable) -> bool:
    return True


def while_a_fired_one_is_pending(t: KablamoTable) -> bool:
    """KAB-082, KAB-133: the chain contains the pending effect of an active bullet."""
    return len(t.fired_in_chain()) > 0


# --- numbers that change ------------------------------------------------------------------------------------


def none(t: KablamoTable, seat: int, number: int) -> int:
    return 0


def twice(t: KablamoTable, seat: int, number: int) -> int:
    return 2 * number


def the_left_of(t: KablamoTable, seat: int, other: int) -> int:
    return t.left_of(other)


def backwards(t: KablamoTable, seat: int, chambers: int) -> int:
    return -chambers


def malfunction(kind: str, printed: Print, value: Value | None = None, armed: Value | None = None) -> Lasting:
    """KAB-177: a fault of the revolver that it is attached to, until Overhaul ends it."""
    return Lasting(kind, printed, always, ON_REVOLVER, value=value, armed=armed, malfunction=True)


# --- the entries, in printed order --------------------------------------------------------------------------
# KAB-054, KAB-055: no number stands twice, and the high velocity bullets have the lowest.

# KAB-059 KAB-180: after the firing, or instead of the next turn
CYLINDERS: Final = action(26, 39, 52, 65, 78)
TURNING_BACK: Final = malfunction("cylinder_malfunction", CYLINDERS, armed={TURNS_BACK: -1})
TURNING_INSTEAD: Final = malfunction("cylinder_malfunction", CYLINDERS, value={TURNS: backwards})

BULLETS: Final = (
    # KAB-125 KAB-126
    Bullet("misfire", hv(1), another_effect, Cancel, answers=any_time),
    # KAB-127 KAB-128 KAB-129
    Bullet("backfire", hv(2), another_effect, TakeControl, answers=any_time),
    # KAB-130 KAB-131 KAB-132
    Bullet("ricochet", hv(3), effect_to_copy, Copy, answers=any_time),
    # KAB-134 KAB-135 KAB-136
    Lasting(
        "somebody_is_cheating",
        hv(4),
        shots_to_come,
        ON_TABLE,
        StopCheating,
        while_a_fired_one_is_pending,
        instead={Resolve: discard_active},
    ),
    # KAB-051 KAB-137
    Lasting("marquis_of_queensbury_rules", hv(5), shots_to_come, ON_TABLE, value={VICTIMS: none}),
    # KAB-050 KAB-138
    Lasting("full_metal_jacket", hv(6), shots_to_come, ON_TABLE, value={VICTIMS: twice}),
    # KAB-029 KAB-049 KAB-139
    Lasting("bolshevik_rules", hv(7), always, NEXT_ROUND, value={POINTS_AT: the_left_of}),
    # KAB-140 KAB-141 KAB-142
    Bullet("lights_out", hv(8), always, by(LightsOut)),
    # KAB-143 KAB-144 KAB-145
    Bullet("lack_of_etiquette", hv(9), something_to_look_at, by(LookFurther)),
    # KAB-146 KAB-147
    Bullet("moment_of_truth", hv(10), somebody_can_swap, by(MomentOfTruth), assignable=False),
    # KAB-148
    Bullet("overhaul", hv(11), some_malfunction, by(Overhaul), assignable=False),
    # KAB-039 KAB-104 KAB-149 KAB-150 KAB-151
    Lasting("act_of_cowardice", hv(12), always, ON_REVOLVER, value={DISCARDS: 1}, armed={EXTRA_SHOTS: 1}),
    # KAB-152
    Lasting("trigger_happy", hv(13), shots_to_come, IN_FRONT, value={EXTRA_SHOTS: 1}),
    # KAB-153
    Bullet("greased_cylinder", action(14, 27, 40, 53, 66), always, by(Greased)),
    # KAB-154 KAB-155
    Bullet("double_cross", action(15, 28, 41, 54, 67), bullets_to_cross, by(DoubleCross)),
    # KAB-156 KAB-157
    Bullet("gentlemen_agreement", action(16, 29, 42, 55, 68), two_with_bullets, by(Gentlemen)),
    # KAB-160 KAB-161 KAB-162
    Bullet("sleight_of_hand", action(17, 30, 43, 56, 69), spare_to_steal, by(Sleight)),
    # KAB-158 KAB-159
    Bullet("triple_action", action(18, 31, 44, 57, 70, 79), three_within_reach, by(TripleAction)),
    # KAB-163 KAB-164 KAB-165
    Bullet("speed_load", action(19, 32, 45, 58, 71), bag_not_empty, by(EmptyRevolver)),
    # KAB-168 KAB-169
    Bullet("stockpiling", action(20, 33, 46, 59, 72), chamber_to_fill, by(Stockpile)),
    # KAB-170
    Bullet("wet_powder", action(21, 34, 47, 60, 73), spares_to_replace, by(WetPowder)),
    # KAB-112 KAB-171 to KAB-176
    Lasting(
        "test_of_honor", action(22, 35, 48, 61, 74, 80), always, IN_FRONT, after={PhaseBegan: test_honor}
    ),
    # KAB-033
    malfunction("ratchet_malfunction", action(23, 36, 49, 62, 75), value={TURNS: none}),
    # KAB-038
    malfunction("hammer_malfunction", action(24, 37, 50, 63, 76), value={SHOWS: none}),
    # KAB-178 KAB-179
    malfunction("trigger_malfunction", action(25, 38, 51, 64, 77), armed={EXTRA_SHOTS: 1}),
    TURNING_BACK,
)
for bullet in BULLETS:
    add_kind(bullet.kind, bullet.printed)
ENTRIES["after"] = Entries(BULLETS)
ENTRIES["instead"] = Entries([TURNING_INSTEAD if b is TURNING_BACK else b for b in BULLETS])
