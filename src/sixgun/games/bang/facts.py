"""What follows from a position by the rules and everybody can see: clients draw it and work nothing out."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sixgun.games.bang.death import sides
from sixgun.games.bang.distance import seen_from, way
from sixgun.games.bang.gold_rush import COST, force_price, lower_price
from sixgun.games.bang.pieces import NAMES
from sixgun.games.bang.table import BangTable
from sixgun.games.bang.turn import hand_limit
from sixgun.games.bang.values import AWAY, SIGHT

TOWNS: Final = 1000  # remembered: who is in the game, and how far everybody sees, changes rarely
NOT_SEEN: Final = 0  # the distance to oneself, and to whoever is out of the game
Amounts = tuple[int, ...]  # by seat


def public_facts(t: BangTable) -> dict[str, object]:
    """Ways, distances and reach, cards above the hand limit, prices, and at the end the sides."""
    seats = range(t.seats)
    away = tuple([t.value(AWAY, seat) for seat in seats])
    nearer = tuple([t.value(SIGHT, seat) for seat in seats])
    ranges = tuple([t.weapon_range(seat) for seat in seats])
    return {
        **sights(t.ring, away, nearer, ranges),
        "excess": [max(0, len(t.hand[seat]) - hand_limit(t, seat)) for seat in seats],
        "prices": prices(t),
        "sides": sides(t) if t.over else [],
    }


@lru_cache(maxsize=TOWNS)
def sights(ring: tuple[int, ...], away: Amounts, nearer: Amounts, ranges: Amounts) -> dict[str, object]:
    """How each player sees each other one, and what makes it so."""
    seats = range(len(away))
    ways = [[way(ring, seat, other) for other in seats] for seat in seats]
    distances = [
        [seen_from(len(ways[s][o]) - 1, away[o], nearer[s]) if ways[s][o] else NOT_SEEN for o in seats]
        for s in seats
    ]
    return {
        "ways": ways,
        "distances": distances,
        "away": list(away),
        "nearer": list(nearer),
        "ranges": list(ranges),
        "in_reach": [[o for o in seats if NOT_SEEN < distances[s][o] <= ranges[s]] for s in seats],
    }


def prices(t: BangTable) -> dict[str, dict[str, int]]:
    """What each way to pay for an equipment card costs, by the verb of its action."""
    worn = [card for cards in t.equipment for card in cards]
    return {
        "buy": {NAMES[card]: COST[card] for card in t.row},
        "buy_cheaper": {NAMES[card]: lower_price(card) for card in t.row},
        "force_off": {NAMES[card]: force_price(card) for card in worn},
    }
