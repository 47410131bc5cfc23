"""Law 1: no rule asks for a bullet by its name; bullets answer the questions that rules ask."""

from __future__ import annotations

from sixgun.games.kablamo import kinds
from sixgun.games.kablamo.kinds import ALL_KINDS
from tests.games.naming import strangers

CLASSES = {"LIVE", "HV", "ACTION"}
TEXTS = {name: value for name, value in vars(kinds).items() if isinstance(value, str) and name.isupper()}
CONSTANTS = TEXTS.keys() - CLASSES
AT_HOME = {
    "kinds.py",  # the names, classes and numbers
    "box.py",  # the bullets of a table; a table without Kablamos is refused
    "bullets.py",  # the entries
    "effects/aiming.py",  # their steps: Ricochet
    "effects/honor.py",  # Test of honor
    "effects/lasting.py",  # Somebody is cheating, Act of cowardice
    "bot.py",  # heuristics, outside the rules
    "reckoning.py",
    "worth.py",
}
THE_GAME = {"__init__.py: kablamo", "table.py: kablamo"}  # which has the name of a bullet


def test_no_rule_names_a_bullet() -> None:
    assert {TEXTS[name] for name in CONSTANTS} <= set(ALL_KINDS)
    assert set(strangers("kablamo", CONSTANTS | set(ALL_KINDS), AT_HOME)) == THE_GAME
