"""No rule of BANG! names a card or a character: each answers hooks in its own entry."""

from __future__ import annotations

from sixgun.games.bang.actions import POWERS
from sixgun.games.bang.pieces import CHARACTER_NAMES, EQUIPMENT_KINDS, KINDS, NAMES, ROLE_NAMES, ROLE_WORDS
from tests.games.naming import strangers

ENTRIES = ("cards.py", "characters.py", "equipment.py", "gold_characters.py")
AT_HOME = (
    *ENTRIES,
    "actions.py",  # what a player writes: the numbers of what is used
    *("bot.py", "bot_belief.py", "bot_play.py", "bot_worth.py"),  # thinking about the game is no rule of it
)
OTHER_THINGS = {
    *("bang", "gold_rush", "GOLD_RUSH"),  # the game, and its expansion
    "wanted",  # the condition of a "draw!", as the question tells it
}


def loud(names: set[str]) -> set[str]:
    """These names as texts and as constants."""
    return names | {name.upper() for name in names}


ROLES = loud({*ROLE_WORDS, *ROLE_NAMES})
CARDS = loud({*KINDS, *EQUIPMENT_KINDS, *CHARACTER_NAMES, *NAMES}) - ROLES - OTHER_THINGS
SHORT = {name.split("_")[0].upper() for name in CHARACTER_NAMES} | {f"USE_{name.upper()}" for name in POWERS}


def test_no_rule_names_a_card_or_a_character() -> None:
    assert strangers("bang", CARDS | SHORT, AT_HOME) == []


def test_roles_are_named_only_where_they_decide_something() -> None:
    """Who wins and is rewarded, who begins, what is open from the start, and on whose side a shadow is."""
    about_roles = ("death.py", "pieces.py", "setup.py", "shadow.py")
    sheriff = ["events.py: SHERIFF", "positions.py: SHERIFF", "table.py: SHERIFF"]  # one life point more
    assert strangers("bang", ROLES, (*AT_HOME, *about_roles)) == sheriff
