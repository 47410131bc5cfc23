"""The 28 kinds of bullets: names, classes, numbers (sections 2.3 to 2.5). What each does: bullets.py."""

from __future__ import annotations

from typing import Final

LIVE: Final = "live"
HV: Final = "hv"  # high velocity
ACTION: Final = "action"

Row = tuple[str, str, int, tuple[int, ...]]  # kind, class, count, numbers
DEFAULT_ROWS: Final[list[Row]] = []  # the default data set, filled by the lines below


def live(kind: str, count: int) -> str:
    """The name of a kind of live bullet; such bullets have no numbers."""
    DEFAULT_ROWS.append((kind, LIVE, count, ()))
    return kind


def high_velocity(kind: str, *numbers: int) -> str:
    """The name of a kind of high velocity bullet."""
    DEFAULT_ROWS.append((kind, HV, len(numbers), numbers))
    return kind


def action(kind: str, *numbers: int) -> str:
    """The name of a kind of action bullet."""
    DEFAULT_ROWS.append((kind, ACTION, len(numbers), numbers))
    return kind


KABLAMO: Final = live("kablamo", 12)
CLICK: Final = live("click", 8)

# KAB-054, KAB-055: no number stands twice, and the high velocity bullets have the lowest.
MISFIRE: Final = high_velocity("misfire", 1)
BACKFIRE: Final = high_velocity("backfire", 2)
RICOCHET: Final = high_velocity("ricochet", 3)
CHEATING: Final = high_velocity("somebody_is_cheating", 4)
MARQUIS: Final = high_velocity("marquis_of_queensbury_rules", 5)
JACKET: Final = high_velocity("full_metal_jacket", 6)
BOLSHEVIK: Final = high_velocity("bolshevik_rules", 7)
LIGHTS_OUT: Final = high_velocity("lights_out", 8)
ETIQUETTE: Final = high_velocity("lack_of_etiquette", 9)
MOMENT: Final = high_velocity("moment_of_truth", 10)
OVERHAUL: Final = high_velocity("overhaul", 11)
COWARDICE: Final = high_velocity("act_of_cowardice", 12)
TRIGGER_HAPPY: Final = high_velocity("trigger_happy", 13)

GREASED: Final = action("greased_cylinder", 14, 27, 40, 53, 66)
DOUBLE_CROSS: Final = action("double_cross", 15, 28, 41, 54, 67)
GENTLEMEN: Final = action("gentlemen_agreement", 16, 29, 42, 55, 68)
SLEIGHT: Final = action("sleight_of_hand", 17, 30, 43, 56, 69)
TRIPLE: Final = action("triple_action", 18, 31, 44, 57, 70, 79)
SPEED_LOAD: Final = action("speed_load", 19, 32, 45, 58, 71)
STOCKPILING: Final = action("stockpiling", 20, 33, 46, 59, 72)
WET_POWDER: Final = action("wet_powder", 21, 34, 47, 60, 73)
HONOR: Final = action("test_of_honor", 22, 35, 48, 61, 74, 80)
RATCHET: Final = action("ratchet_malfunction", 23, 36, 49, 62, 75)
HAMMER: Final = action("hammer_malfunction", 24, 37, 50, 63, 76)
TRIGGER: Final = action("trigger_malfunction", 25, 38, 51, 64, 77)
CYLINDER: Final = action("cylinder_malfunction", 26, 39, 52, 65, 78)

CLASS_OF: Final = {kind: sort for kind, sort, _, _ in DEFAULT_ROWS}
ALL_KINDS: Final = tuple(CLASS_OF)
LIVE_KINDS: Final = tuple([kind for kind in ALL_KINDS if CLASS_OF[kind] == LIVE])

# A bullet's code is its kind's place in ALL_KINDS times 100, plus its copy (from 1 in ascending order of the
# printed numbers). Live bullets of a kind cannot be told apart: they share one code and one name.
COPIES: Final = 100


def bullet_names() -> list[str]:
    """The name of every code; unused codes have none."""
    names = [""] * (COPIES * len(ALL_KINDS))
    for place, kind in enumerate(ALL_KINDS):
        if kind in LIVE_KINDS:
            names[place * COPIES] = kind
        else:
            for copy in range(1, COPIES):
                names[place * COPIES + copy] = f"{kind}_{copy}"
    return names


BULLET_NAMES: Final = bullet_names()
