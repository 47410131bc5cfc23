"""The powers at one table: of the characters dealt, of Gold Rush, of the shadows."""

from __future__ import annotations

from sixgun.core.power import Power, Powers
from sixgun.core.table import NO_POWERS
from sixgun.games.bang.entries import ENTRIES
from sixgun.games.bang.gold_rush import GOLD_RUSH
from sixgun.games.bang.shadow import SHADOW
from sixgun.games.bang.table import SETTING_UP, BangTable


def find_powers(t: BangTable) -> None:
    """Index what is at this table; before the characters are known there is nothing."""
    if t.phase == SETTING_UP:
        t.powers = NO_POWERS
        return
    found: list[Power] = []
    for seat, piece in enumerate(t.characters):
        powers = ENTRIES[piece].powers
        if powers:
            found.append(powers[seat])
    if t.gold_rush:
        found.extend(GOLD_RUSH)
    if t.shadow:
        found.append(SHADOW)
    t.powers = Powers(found)
