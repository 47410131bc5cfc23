"""The tables that the general properties are tried at.

`TABLES` for every day: each seat count, each module and option. `MORE_TABLES` for the long run: the other
seat counts and mixes of modules.
"""

from typing import Any

BASE = {"gold_rush": False}
SHADOWS = {"gold_rush": False, "shadow": True}
EVERYTHING = {"gold_rush": True, "shadow": True}
CHOICE = {"character_choice": 2}

TABLES = [
    (3, {**BASE}),
    (3, {**CHOICE}),
    (4, {"gold_rush": True}),
    (4, {**EVERYTHING, "shadow_final_duel": True}),
    (5, {**BASE, **CHOICE}),
    (5, {"gold_rush": True}),
    (6, {**SHADOWS}),
    (7, {**BASE}),
    (7, {**EVERYTHING, **CHOICE}),
]
MIXES: list[dict[str, Any]] = [BASE, {"gold_rush": True}, SHADOWS, EVERYTHING]
ALL = [(seats, mix) for seats in (3, 4, 5, 6, 7) for mix in MIXES if seats > 3 or not mix.get("shadow")]
MORE_TABLES = [laid for laid in ALL if laid not in TABLES]
