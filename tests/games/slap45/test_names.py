"""Law 1: no rule asks for a gang by its name; gangs answer the questions that rules ask."""

from __future__ import annotations

from sixgun.games.slap45 import gangs
from sixgun.games.slap45.gangs import GANG_NAMES
from tests.games.naming import strangers

CONSTANTS = {name for name, value in vars(gangs).items() if isinstance(value, str) and value in GANG_NAMES}
AT_HOME = {
    "gangs.py",  # the names and the members
    "powers.py",  # the entries
    "bot.py",  # heuristics, outside the rules
}


def test_no_rule_names_a_gang() -> None:
    assert len(CONSTANTS) == len(GANG_NAMES)
    assert strangers("slap45", CONSTANTS | set(GANG_NAMES), AT_HOME) == []
