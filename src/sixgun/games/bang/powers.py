"""The powers at one table: of the characters dealt, of Gold Rush, of the shadows."""

from __future__ import annotations

from typing import Final

from sixgun.core.power import Powers
from sixgun.core.table import NO_POWERS
from sixgun.games.bang.cards import PLAYING_CARDS
from sixgun.games.bang.entries import ENTRIES
from sixgun.games.bang.equipment import CARDS
from sixgun.games.bang.shadow import SHADOW
from sixgun.games.bang.shop import GOLD_RUSH
from sixgun.games.bang.table import SETTING_UP, BangTable

_indexed: Final[dict[tuple[int, ...], Powers]] = {}
INDEXED: Final = 1000
CARD_POWERS: Final = [card.power for card in PLAYING_CARDS if card.power is not None]
EQUIPMENT_POWERS: Final = [power for card in CARDS for power in card.powers]


def find_powers(t: BangTable) -> None:
    """Find the powers at this table; before the characters are known there are none. Tables with the same
    characters and modules share the index."""
    if t.phase == SETTING_UP:
        t.powers = NO_POWERS
        return
    key = (t.gold_rush, t.shadow, *t.characters)
    found = _indexed.get(key)
    if found is None:
        if len(_indexed) >= INDEXED:
            _indexed.clear()
        found = _indexed[key] = _index(t)
    t.powers = found


def _index(t: BangTable) -> Powers:
    found = CARD_POWERS[:]
    for seat, piece in enumerate(t.characters):
        powers = ENTRIES[piece].powers
        if powers:
            found.append(powers[seat])
    if t.gold_rush:
        found.append(GOLD_RUSH)
        found.extend(EQUIPMENT_POWERS)
    if t.shadow:
        found.append(SHADOW)
    return Powers(found)
