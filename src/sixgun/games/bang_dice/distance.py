"""Whom a Bull's Eye can reach (the table at the end of section 4.6)."""

from __future__ import annotations

from typing import Final

from sixgun.games.bang_dice.table import DiceTable

ONE_PLACE: Final = 0b001
TWO_PLACES: Final = 0b010
THREE_PLACES: Final = 0b100


def targets(t: DiceTable, seat: int, bulls_eye: int) -> list[int]:
    """The living players that this Bull's Eye may hit, clockwise from the shooter."""
    ring = t.living_from(seat)
    places = TWO_PLACES if bulls_eye == 2 and len(ring) > 3 else ONE_PLACE  # DICE-093
    places = t.answer_to("places", seat, places)
    return [ring[offset] for offset in offsets(len(ring), places)]


_offsets: dict[tuple[int, int], list[int]] = {}


def offsets(living: int, places: int) -> list[int]:
    """DICE-108: counting in either direction; DICE-094: never round to the shooter himself."""
    if (living, places) not in _offsets:
        counts = [n for n in (1, 2, 3) if places >> (n - 1) & 1]
        found = {n % living for n in counts} | {-n % living for n in counts}
        _offsets[living, places] = sorted(found - {0})
    return _offsets[living, places]
