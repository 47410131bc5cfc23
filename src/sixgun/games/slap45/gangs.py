"""The seven gangs and their members; what they can do is in `powers`."""

from __future__ import annotations

from typing import Final

UNION: Final = "union"
CONFEDERATES: Final = "confederates"
PONCHO_POSSE: Final = "poncho_posse"
COMANCHE: Final = "comanche"
SHERIFFS: Final = "lone_star_sheriffs"
OUTLAWS: Final = "black_hat_outlaws"
RAILROAD: Final = "railroad_company"

GANG_NAMES: Final = (UNION, CONFEDERATES, PONCHO_POSSE, COMANCHE, SHERIFFS, OUTLAWS, RAILROAD)
MEMBERS_OF: Final = {gang: tuple([f"{gang}_{number}" for number in range(1, 7)]) for gang in GANG_NAMES}


def members_of(gang: str) -> tuple[str, ...]:
    """The six members, who are all equal."""
    return MEMBERS_OF[gang]
