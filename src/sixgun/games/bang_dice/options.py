"""The options of a table and what is wrong with them (section 9)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sixgun.core.errors import Invalid
from sixgun.core.game import Option
from sixgun.games.bang_dice.characters import CHARACTERS, character_pool
from sixgun.games.bang_dice.roles import DEPUTY, OUTLAW

ON_OFF: Final = (False, True)
SIDES: Final = {"5": OUTLAW, "6": DEPUTY, "7": OUTLAW, "8": DEPUTY}  # DICE-405


class GhostTable(Option):
    """A map from each seat count to a side; what is in it is checked with the other options."""

    shape = "map"

    def allows(self, value: object) -> bool:
        return True

    def __str__(self) -> str:
        return f"a map like {json.dumps(SIDES)}"


class CharacterList(Option):
    """Nothing, or one character for each seat."""

    shape = "each"

    def allows(self, value: object) -> bool:
        return value is None or isinstance(value, (list, tuple))

    def __str__(self) -> str:
        return "a list of characters, one for each seat"


OPTIONS: Final[Sequence[Option]] = (
    Option(
        "saloon_dice",
        False,
        values=ON_OFF,
        clauses=("DICE-230", "DICE-231"),
        text="M1: each turn a player may use the Loudmouth or the Coward in place of a base die.",
    ),
    Option(
        "chief_arrow",
        False,
        values=ON_OFF,
        clauses=("DICE-240",),
        text="M2: the Indian Chief's Arrow counts as two, and may spare its holder.",
    ),
    Option(
        "special_roles",
        "off",
        values=("off", "special_only", "mixed"),
        clauses=("DICE-301", "DICE-302"),
        text="M3: roles with a power, alone or mixed with the normal ones (4 to 8 seats).",
    ),
    Option(
        "new_characters",
        False,
        values=ON_OFF,
        clauses=("DICE-355", "DICE-356"),
        text="M4: the new characters are shuffled in, as far as their modules are in use.",
    ),
    Option(
        "ghost",
        False,
        values=ON_OFF,
        clauses=("DICE-400",),
        text="M5: the first player eliminated plays on as the Ghost (5 to 8 seats).",
    ),
    GhostTable(
        "ghost_renegade_table",
        SIDES,
        choices=(DEPUTY, OUTLAW),
        clauses=("DICE-405",),
        text="The side of a Renegade who becomes the Ghost, by the number of seats.",
    ),
    CharacterList(
        "characters",
        None,
        choices=tuple(CHARACTERS),
        clauses=("DICE-024",),
        text="A fixed character for each seat.",
    ),
)


def check_options(seats: int, options: dict[str, Any]) -> None:
    """The combinations that section 9 rejects, before anything is dealt."""
    if options["ghost"] and seats < 5:
        raise Invalid("err_ghost_needs_5_players", f"the Ghost needs 5 seats or more, not {seats}")
    if options["special_roles"] != "off" and seats == 3:
        raise Invalid("err_special_roles_3_players", "special roles need a Sheriff: 4 seats or more")
    check_ghost_table(options["ghost_renegade_table"])
    if options["characters"] is not None:
        check_characters(seats, options["characters"], options)


def check_ghost_table(table: object) -> None:
    if table == SIDES:
        return
    if (
        not isinstance(table, Mapping)
        or set(table) != set(SIDES)
        or any(side not in (DEPUTY, OUTLAW) for side in table.values())
    ):
        raise Invalid(
            "err_ghost_table", f"ghost_renegade_table is a map like {json.dumps(SIDES)}, not {table!r}"
        )


def check_characters(seats: int, names: Sequence[object], options: Mapping[str, object]) -> None:
    for name in names:
        if not isinstance(name, str) or name not in CHARACTERS:
            raise Invalid("err_unknown_option", f"no character '{name}'; there are: {', '.join(CHARACTERS)}")
    if len(names) != seats or len(set(names)) != seats:
        raise Invalid("err_character_list", f"{seats} seats need {seats} different characters, not {names}")
    for name in names:
        if name not in character_pool(options):
            raise Invalid("err_character_needs_module", f"'{name}' is left out without its module")
