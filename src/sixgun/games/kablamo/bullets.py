"""Every bullet that is not live: who is able to execute it (table 4.16), and what it does."""

from __future__ import annotations

from typing import Final

from sixgun.games.kablamo.asks import ask_if_choice
from sixgun.games.kablamo.effects.aiming import Cancel, Copy, TakeControl, targets_to_copy
from sixgun.games.kablamo.effects.drawing import speed_load, stockpiling, wet_powder
from sixgun.games.kablamo.effects.lasting import InFront, OnRevolver, OnTable, overhaul, somebody_is_cheating
from sixgun.games.kablamo.effects.moving import (
    DoubleCross,
    Gentlemen,
    Greased,
    LightsOut,
    Look,
    Sleight,
    TripleAction,
    can_swap_safe,
    look_further,
    moment_of_truth,
    within_reach,
)
from sixgun.games.kablamo.entry import BULLETS, Bullet
from sixgun.games.kablamo.kinds import (
    BACKFIRE,
    BOLSHEVIK,
    CHEATING,
    COWARDICE,
    CYLINDER,
    DOUBLE_CROSS,
    ETIQUETTE,
    GENTLEMEN,
    GREASED,
    HAMMER,
    HONOR,
    JACKET,
    LIGHTS_OUT,
    MARQUIS,
    MISFIRE,
    MOMENT,
    OVERHAUL,
    RATCHET,
    RICOCHET,
    SLEIGHT,
    SPEED_LOAD,
    STOCKPILING,
    TRIGGER,
    TRIGGER_HAPPY,
    TRIPLE,
    WET_POWDER,
)
from sixgun.games.kablamo.table import REACHABLE, KablamoTable

# --- who is able --------------------------------------------------------------------------------------------


def always(t: KablamoTable, seat: int, bullet: int) -> bool:
    return True


def another_effect(t: KablamoTable, seat: int, bullet: int) -> bool:
    """An active bullet or a pending effect other than the bullet itself."""
    return any(b != bullet for b in t.chain) or any(n != t.box.number[bullet] for n in t.active)


def effect_to_copy(t: KablamoTable, seat: int, bullet: int) -> bool:
    return bool(targets_to_copy(t, bullet))


def shots_to_come(t: KablamoTable, seat: int, bullet: int) -> bool:
    """KAB-085"""
    return not t.repeat_is_over()


def something_to_look_at(t: KablamoTable, seat: int, bullet: int) -> bool:
    return bool(within_reach(t, seat))


def somebody_can_swap(t: KablamoTable, seat: int, bullet: int) -> bool:
    return any(can_swap_safe(t, player) for player in t.living())


def some_malfunction(t: KablamoTable, seat: int, bullet: int) -> bool:
    return bool(t.malfunctions())


def bullets_to_cross(t: KablamoTable, seat: int, bullet: int) -> bool:
    if not t.movable(seat):
        return False
    return any(bool(t.movable(other, REACHABLE)) for other in t.living() if other != seat)


def two_with_bullets(t: KablamoTable, seat: int, bullet: int) -> bool:
    return sum([1 for player in t.living() if t.movable(player)]) >= 2


def spare_to_steal(t: KablamoTable, seat: int, bullet: int) -> bool:
    """KAB-162: an opponent of the candidate must have a spare."""
    return bool(t.movable(seat)) and any(bool(t.spares[s]) for s in t.living() if s != seat)


def three_within_reach(t: KablamoTable, seat: int, bullet: int) -> bool:
    places = within_reach(t, seat)
    return len(places) >= 3 and places[0][0] != places[-1][0]


def bag_not_empty(t: KablamoTable, seat: int, bullet: int) -> bool:
    """KAB-020"""
    return bool(t.bag)


def chamber_to_fill(t: KablamoTable, seat: int, bullet: int) -> bool:
    """KAB-068: the chamber of the bullet that is being assigned counts as empty."""
    cylinder = t.cylinder(seat)
    return bool(t.bag) and (bullet in cylinder or bool(t.empty(seat)))


def spares_to_replace(t: KablamoTable, seat: int, bullet: int) -> bool:
    return bool(t.bag) and bool(t.spares[seat])


# --- what happens -------------------------------------------------------------------------------------------


def cancel(t: KablamoTable, seat: int, bullet: int) -> None:
    ask_if_choice(t, Cancel(seat, bullet))


def take_control(t: KablamoTable, seat: int, bullet: int) -> None:
    ask_if_choice(t, TakeControl(seat, bullet))


def copy(t: KablamoTable, seat: int, bullet: int) -> None:
    ask_if_choice(t, Copy(seat, bullet))


def swap_revolvers(t: KablamoTable, seat: int, bullet: int) -> None:
    ask_if_choice(t, LightsOut(seat))


def look(t: KablamoTable, seat: int, bullet: int) -> None:
    look_further(t, Look(seat))


def grease(t: KablamoTable, seat: int, bullet: int) -> None:
    ask_if_choice(t, Greased(seat))


def cross(t: KablamoTable, seat: int, bullet: int) -> None:
    ask_if_choice(t, DoubleCross(seat))


def agree(t: KablamoTable, seat: int, bullet: int) -> None:
    ask_if_choice(t, Gentlemen(seat))


def steal(t: KablamoTable, seat: int, bullet: int) -> None:
    ask_if_choice(t, Sleight(seat))


def cycle(t: KablamoTable, seat: int, bullet: int) -> None:
    t.do(TripleAction(seat))


ENTRIES: Final = (
    # High velocity bullets
    Bullet(MISFIRE, another_effect, cancel),  # KAB-125 KAB-126
    Bullet(BACKFIRE, another_effect, take_control),  # KAB-127 KAB-128 KAB-129
    Bullet(RICOCHET, effect_to_copy, copy),  # KAB-130 KAB-131 KAB-132
    Bullet(CHEATING, shots_to_come, somebody_is_cheating, assignable=False),  # KAB-134 KAB-135 KAB-136
    Bullet(MARQUIS, shots_to_come, OnTable(MARQUIS), assignable=False),  # KAB-137
    Bullet(JACKET, shots_to_come, OnTable(JACKET), assignable=False),  # KAB-138
    Bullet(BOLSHEVIK, always, OnTable(BOLSHEVIK, now=False), assignable=False),  # KAB-139
    Bullet(LIGHTS_OUT, always, swap_revolvers),  # KAB-140 KAB-141 KAB-142
    Bullet(ETIQUETTE, something_to_look_at, look),  # KAB-143 KAB-144 KAB-145
    Bullet(MOMENT, somebody_can_swap, moment_of_truth, assignable=False),  # KAB-146 KAB-147
    Bullet(OVERHAUL, some_malfunction, overhaul, assignable=False),  # KAB-148
    Bullet(COWARDICE, always, OnRevolver(COWARDICE)),  # KAB-149 KAB-150 KAB-151
    Bullet(TRIGGER_HAPPY, shots_to_come, InFront(TRIGGER_HAPPY)),  # KAB-152
    # Action bullets
    Bullet(GREASED, always, grease),  # KAB-153
    Bullet(DOUBLE_CROSS, bullets_to_cross, cross),  # KAB-154 KAB-155
    Bullet(GENTLEMEN, two_with_bullets, agree),  # KAB-156 KAB-157
    Bullet(SLEIGHT, spare_to_steal, steal),  # KAB-160 KAB-161 KAB-162
    Bullet(TRIPLE, three_within_reach, cycle),  # KAB-158 KAB-159
    Bullet(SPEED_LOAD, bag_not_empty, speed_load),  # KAB-163 KAB-164 KAB-165
    Bullet(STOCKPILING, chamber_to_fill, stockpiling),  # KAB-168 KAB-169
    Bullet(WET_POWDER, spares_to_replace, wet_powder),  # KAB-170
    Bullet(HONOR, always, InFront(HONOR)),  # KAB-171 to KAB-176
    Bullet(RATCHET, always, OnRevolver(RATCHET)),  # KAB-177
    Bullet(HAMMER, always, OnRevolver(HAMMER)),  # KAB-177
    Bullet(TRIGGER, always, OnRevolver(TRIGGER)),  # KAB-177 KAB-178 KAB-179
    Bullet(CYLINDER, always, OnRevolver(CYLINDER)),  # KAB-177 KAB-180
)
BULLETS.update({entry.kind: entry for entry in ENTRIES})
