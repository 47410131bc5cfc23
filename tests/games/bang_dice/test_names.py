"""Law 1: no rule names a character or a role that is not its own."""

from __future__ import annotations

from sixgun.games.bang_dice.characters import CHARACTERS
from sixgun.games.bang_dice.names import CHARACTER_NAMES
from sixgun.games.bang_dice.roles import ROLES, TYPES
from tests.games.naming import strangers

TYPE_NAMES = {*TYPES, *[type.upper() for type in TYPES]}
SPECIAL = {role.kind for role in ROLES if role.special}
ROLE_NAMES = SPECIAL | {"BAD", "BEAR", "DOC", "GAMBLER", "GOOD", "JUDGE", "LEFT_HAND", "RIGHT_HAND", "UGLY"}
THE_BOX = ("names.py", "roles.py")
HEURISTICS = ("bot.py", "dice_sense.py", "judgement.py")  # how a seat thinks, outside the rules
CHARACTER_ENTRIES = ("characters.py", "old_saloon/new_characters.py")
ROLE_ENTRIES = (
    "old_saloon/judge.py",
    "old_saloon/life_powers.py",
    "old_saloon/own_powers.py",
    "old_saloon/special_roles.py",
    "old_saloon/throw_powers.py",
)

# The four types are no cards with a power: the rulebook gives them their part in these rules.
TYPES_AT_WORK = (
    "events.py",  # the Sheriff lies open, so that all know which cards of that type nobody has
    "old_saloon/ghost.py",  # a Renegade who becomes the Ghost takes a side
    "old_saloon/own_powers.py",  # the Good exchanges roles with the Sheriff
    "options.py",  # the sides that they can take
    "positions.py",  # a position that is over, or has no Sheriff, is refused
    "setup.py",  # the Sheriff or the Deputy begins, and has more life points
    "table.py",  # who the Sheriff is now
    "victory.py",  # who wins
)


def test_the_names_in_the_box_are_those_of_the_entries() -> None:
    assert tuple(CHARACTERS) == CHARACTER_NAMES


def test_no_rule_knows_a_character() -> None:
    assert strangers("bang_dice", CHARACTERS, (*THE_BOX, *HEURISTICS, *CHARACTER_ENTRIES)) == []


def test_no_rule_knows_a_role_with_a_power() -> None:
    assert strangers("bang_dice", ROLE_NAMES, (*THE_BOX, *HEURISTICS, *ROLE_ENTRIES)) == []


def test_no_other_rule_knows_the_types_of_roles() -> None:
    assert strangers("bang_dice", TYPE_NAMES, (*THE_BOX, *HEURISTICS, *TYPES_AT_WORK)) == []
