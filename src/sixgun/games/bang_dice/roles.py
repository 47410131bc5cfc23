"""The role cards and how many of each type are dealt: sections 2.4 and 2.5 of the rules."""

from __future__ import annotations

from typing import Final

SHERIFF: Final = "sheriff"
DEPUTY: Final = "deputy"
OUTLAW: Final = "outlaw"
RENEGADE: Final = "renegade"
TYPES: Final = (SHERIFF, DEPUTY, OUTLAW, RENEGADE)


class Role:
    """A role in the box: its name, the type that it counts as, how many cards it has, its extra life.

    A role with a name of its own is special: it has a power.
    """

    __slots__ = ("copies", "extra_life", "kind", "special", "type")

    def __init__(self, kind: str, type: str, copies: int = 1, extra_life: int = 0) -> None:
        self.kind, self.type, self.copies, self.extra_life = kind, type, copies, extra_life
        self.special: bool = kind != type

    def cards(self) -> list[str]:
        """The names of its cards."""
        if self.copies == 1:
            return [self.kind]
        return [f"{self.kind}_{number}" for number in range(1, self.copies + 1)]


BOX: Final[tuple[Role, ...]] = (
    Role("sheriff", SHERIFF, extra_life=2),  # DICE-026
    Role("deputy", DEPUTY, copies=2),
    Role("outlaw", OUTLAW, copies=3),
    Role("renegade", RENEGADE, copies=2),
    Role("the_bear", SHERIFF, extra_life=3),  # DICE-311
    Role("the_good", DEPUTY),
    Role("the_doc", DEPUTY),
    Role("the_judge", DEPUTY),
    Role("the_gambler", OUTLAW),
    Role("the_bad", OUTLAW),
    Role("the_ugly", OUTLAW),
    Role("right_hand_of_the_devil", RENEGADE),
    Role("left_hand_of_the_devil", RENEGADE),
)
# by card number
ROLES: Final = tuple([role for role in BOX for _ in range(role.copies)])
CARD_NAMES: Final = tuple([name for role in BOX for name in role.cards()])
NUMBER: Final = {name: card for card, name in enumerate(CARD_NAMES)}
TYPE_OF: Final = tuple([role.type for role in ROLES])

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
