"""Kinds of bullets: classes, numbers, names (sections 2.3 to 2.5), filled by the entries of bullets.py."""

from __future__ import annotations

from typing import Final, NamedTuple

LIVE: Final = "live"
HV: Final = "hv"  # high velocity
ACTION: Final = "action"

# Live bullets have no number and no entry: the rules themselves say what they do.
KABLAMO: Final = "kablamo"
CLICK: Final = "click"
LIVE_KINDS: Final = (KABLAMO, CLICK)

# Kinds that steps of their own or the bots speak of
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
SPEED_LOAD: Final = "speed_load"
STOCKPILING: Final = "stockpiling"
WET_POWDER: Final = "wet_powder"
HONOR: Final = "test_of_honor"
RATCHET: Final = "ratchet_malfunction"
HAMMER: Final = "hammer_malfunction"
TRIGGER: Final = "trigger_malfunction"
CYLINDER: Final = "cylinder_malfunction"


class Print(NamedTuple):
    """The print on the bullets of a kind: their class, and the number of each copy."""

    sort: str
    numbers: tuple[int, ...]


def hv(*numbers: int) -> Print:
    return Print(HV, numbers)


def action(*numbers: int) -> Print:
    return Print(ACTION, numbers)


# --- all kinds, in printed order ----------------------------------------------------------------------------

# A bullet's code is its kind's place in ALL_KINDS times 100, plus its copy (from 1 in ascending order of the
# printed numbers). Live bullets of a kind cannot be told apart: they share one code and one name.
COPIES: Final = 100

Row = tuple[str, str, int, tuple[int, ...]]  # kind, class, count, numbers
DEFAULT_ROWS: Final[list[Row]] = []  # the default data set
ALL_KINDS: Final[list[str]] = []
CLASS_OF: Final[dict[str, str]] = {}
BULLET_NAMES: Final[list[str]] = []  # the name of every code; unused codes have none


def add_live(kind: str, count: int) -> None:
    """The next kind in printed order is one of live bullets."""
    _add((kind, LIVE, count, ()), [kind, *[""] * (COPIES - 1)])


def add_kind(kind: str, printed: Print) -> None:
    """The next kind in printed order is one of numbered bullets."""
    names = [f"{kind}_{copy}" for copy in range(1, COPIES)]
    _add((kind, printed.sort, len(printed.numbers), printed.numbers), ["", *names])


def _add(row: Row, names: list[str]) -> None:
    DEFAULT_ROWS.append(row)
    ALL_KINDS.append(row[0])
    CLASS_OF[row[0]] = row[1]
    BULLET_NAMES.extend(names)


add_live(KABLAMO, 12)
add_live(CLICK, 8)
