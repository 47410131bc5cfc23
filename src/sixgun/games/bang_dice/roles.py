"""The role cards and how many of each type are dealt: sections 2.4 and 2.5 of the rules."""

from __future__ import annotations

from typing import Final

SHERIFF: Final = "sheriff"
DEPUTY: Final = "deputy"
OUTLAW: Final = "outlaw"
RENEGADE: Final = "renegade"
TYPES: Final = (SHERIFF, DEPUTY, OUTLAW, RENEGADE)


class Role:
    """One role card: its name, the type that it counts as, whether it has a power, its extra life."""

    __slots__ = ("extra_life", "name", "special", "type")

    def __init__(self, name: str, type: str, special: bool = False, extra_life: int = 0) -> None:
        self.name, self.type, self.special, self.extra_life = name, type, special, extra_life


ROLES: Final[tuple[Role, ...]] = (
    Role("sheriff", SHERIFF, extra_life=2),  # DICE-026
    Role("deputy_1", DEPUTY),
    Role("deputy_2", DEPUTY),
    Role("outlaw_1", OUTLAW),
    Role("outlaw_2", OUTLAW),
    Role("outlaw_3", OUTLAW),
    Role("renegade_1", RENEGADE),
    Role("renegade_2", RENEGADE),
    Role("the_bear", SHERIFF, special=True, extra_life=3),  # DICE-311
    Role("the_good", DEPUTY, special=True),
    Role("the_doc", DEPUTY, special=True),
    Role("the_judge", DEPUTY, special=True),
    Role("the_gambler", OUTLAW, special=True),
    Role("the_bad", OUTLAW, special=True),
    Role("the_ugly", OUTLAW, special=True),
    Role("right_hand_of_the_devil", RENEGADE, special=True),
    Role("left_hand_of_the_devil", RENEGADE, special=True),
)
NUMBER: Final = {role.name: number for number, role in enumerate(ROLES)}
TYPE_OF: Final = tuple([role.type for role in ROLES])  # of each card number

# DICE-020, DICE-210: sheriff, deputies, outlaws, renegades
DISTRIBUTION: Final[dict[int, dict[str, int]]] = {
    3: {SHERIFF: 0, DEPUTY: 1, OUTLAW: 1, RENEGADE: 1},
    4: {SHERIFF: 1, DEPUTY: 0, OUTLAW: 2, RENEGADE: 1},
    5: {SHERIFF: 1, DEPUTY: 1, OUTLAW: 2, RENEGADE: 1},
    6: {SHERIFF: 1, DEPUTY: 1, OUTLAW: 3, RENEGADE: 1},
    7: {SHERIFF: 1, DEPUTY: 2, OUTLAW: 3, RENEGADE: 1},
    8: {SHERIFF: 1, DEPUTY: 2, OUTLAW: 3, RENEGADE: 2},
}


_pools: Final[dict[tuple[int, str], dict[str, list[int]]]] = {}


def pool(seats: int, special_roles: str) -> dict[str, list[int]]:
    """The cards of each type that may be drawn (DICE-301, DICE-302)."""
    found = _pools.get((seats, special_roles))
    if found is None:
        found = _pools[seats, special_roles] = _pool(seats, special_roles)
    return found


def _pool(seats: int, special_roles: str) -> dict[str, list[int]]:
    if special_roles == "off":
        return {type: plain_cards(type)[:needed] for type, needed in DISTRIBUTION[seats].items()}
    special = {type: special_cards(type) for type in TYPES}
    if special_roles == "special_only":
        return special
    return {type: plain_cards(type) + special[type] for type in TYPES}


def plain_cards(type: str) -> list[int]:
    return [card for card, role in enumerate(ROLES) if role.type == type and not role.special]


def special_cards(type: str) -> list[int]:
    return [card for card, role in enumerate(ROLES) if role.type == type and role.special]
