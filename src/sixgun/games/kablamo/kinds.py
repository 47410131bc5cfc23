"""The 28 kinds of bullets by name. What each does stands in bullets.py."""

from __future__ import annotations

from typing import Final

LIVE: Final = "live"
HV: Final = "hv"  # high velocity
ACTION: Final = "action"

KABLAMO: Final = "kablamo"
CLICK: Final = "click"

MISFIRE: Final = "misfire"
BACKFIRE: Final = "backfire"
RICOCHET: Final = "ricochet"
CHEATING: Final = "somebody_is_cheating"
MARQUIS: Final = "marquis_of_queensbury_rules"
JACKET: Final = "full_metal_jacket"
BOLSHEVIK: Final = "bolshevik_rules"
LIGHTS_OUT: Final = "lights_out"
ETIQUETTE: Final = "lack_of_etiquette"
MOMENT: Final = "moment_of_truth"
OVERHAUL: Final = "overhaul"
COWARDICE: Final = "act_of_cowardice"
TRIGGER_HAPPY: Final = "trigger_happy"

GREASED: Final = "greased_cylinder"
DOUBLE_CROSS: Final = "double_cross"
GENTLEMEN: Final = "gentlemen_agreement"
SLEIGHT: Final = "sleight_of_hand"
TRIPLE: Final = "triple_action"
SPEED_LOAD: Final = "speed_load"
STOCKPILING: Final = "stockpiling"
WET_POWDER: Final = "wet_powder"
HONOR: Final = "test_of_honor"
RATCHET: Final = "ratchet_malfunction"
HAMMER: Final = "hammer_malfunction"
TRIGGER: Final = "trigger_malfunction"
CYLINDER: Final = "cylinder_malfunction"

LIVE_KINDS: Final = (KABLAMO, CLICK)
HV_KINDS: Final = (
    MISFIRE,
    BACKFIRE,
    RICOCHET,
    CHEATING,
    MARQUIS,
    JACKET,
    BOLSHEVIK,
    LIGHTS_OUT,
    ETIQUETTE,
    MOMENT,
    OVERHAUL,
    COWARDICE,
    TRIGGER_HAPPY,
)
ACTION_KINDS: Final = (
    GREASED,
    DOUBLE_CROSS,
    GENTLEMEN,
    SLEIGHT,
    TRIPLE,
    SPEED_LOAD,
    STOCKPILING,
    WET_POWDER,
    HONOR,
    RATCHET,
    HAMMER,
    TRIGGER,
    CYLINDER,
)
ALL_KINDS: Final = (*LIVE_KINDS, *HV_KINDS, *ACTION_KINDS)
CLASS_OF: Final = {
    **dict.fromkeys(LIVE_KINDS, LIVE),
    **dict.fromkeys(HV_KINDS, HV),
    **dict.fromkeys(ACTION_KINDS, ACTION),
}

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
