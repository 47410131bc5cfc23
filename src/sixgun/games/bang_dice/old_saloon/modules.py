"""Which modules answer at a table, in the order in which the rules let them act at one moment."""

from __future__ import annotations

from collections.abc import Mapping

from sixgun.games.bang_dice.entry import Entry
from sixgun.games.bang_dice.old_saloon.chief_arrow import CHIEF_ARROW
from sixgun.games.bang_dice.old_saloon.ghost import GHOST
from sixgun.games.bang_dice.old_saloon.saloon_dice import SALOON_DICE
from sixgun.games.bang_dice.old_saloon.special_roles import SPECIAL_ROLES


def modules(options: Mapping[str, object]) -> list[Entry]:
    """DICE-011: each alone or together. S1 is before S2, E2 before E3; M4 is characters only."""
    found = [(SALOON_DICE, "saloon_dice"), (CHIEF_ARROW, "chief_arrow"), (GHOST, "ghost")]
    entries = [entry for entry, option in found if options[option]]
    return entries if options["special_roles"] == "off" else [*entries, SPECIAL_ROLES]
