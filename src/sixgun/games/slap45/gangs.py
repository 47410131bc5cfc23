"""The seven gangs and their powers (SLAP-124 to SLAP-131, SLAP-137)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from sixgun.games.slap45.cards import BIG_GUN, GOLD, MOVE, TALKIN_IRON

if TYPE_CHECKING:
    from sixgun.games.slap45.table import SlapTable

NO_CARD: Final = -1
Offered = Callable[["SlapTable", int, bool], bool]  # table, target or -1, whether cover protects him


class Gang:
    """One gang: the slapped card that its power changes, when it is offered, how many members it kills."""

    __slots__ = ("card", "kills", "name", "offered")

    def __init__(
        self, name: str, card: int = NO_CARD, offered: Offered | None = None, kills: int = 1
    ) -> None:
        self.name, self.card, self.offered, self.kills = name, card, offered, kills


UNION: Final = "union"
CONFEDERATES: Final = "confederates"
PONCHO_POSSE: Final = "poncho_posse"
COMANCHE: Final = "comanche"
SHERIFFS: Final = "lone_star_sheriffs"
OUTLAWS: Final = "black_hat_outlaws"
RAILROAD: Final = "railroad_company"

ALL_GANGS: Final = (
    Gang(UNION, TALKIN_IRON, lambda t, target, covered: covered),  # SLAP-124
    Gang(
        CONFEDERATES, BIG_GUN, lambda t, target, covered: target >= 0 and len(t.members[target]) > 1, 2
    ),  # SLAP-125
    Gang(PONCHO_POSSE, GOLD, lambda t, target, covered: target >= 0),  # SLAP-126
    Gang(COMANCHE, MOVE, lambda t, target, covered: True),  # SLAP-127
    Gang(SHERIFFS),  # SLAP-128: their second hand, see table.may_slap_off
    Gang(OUTLAWS),  # SLAP-131: their traps, see between
    Gang(RAILROAD),  # SLAP-137: their peek, see between
)
GANGS: Final = {gang.name: gang for gang in ALL_GANGS}
GANG_NAMES: Final = tuple([gang.name for gang in ALL_GANGS])


MEMBERS_OF: Final = {gang: tuple([f"{gang}_{number}" for number in range(1, 7)]) for gang in GANG_NAMES}


def members_of(gang: str) -> tuple[str, ...]:
    """The six members, who are all equal."""
    return MEMBERS_OF[gang]
