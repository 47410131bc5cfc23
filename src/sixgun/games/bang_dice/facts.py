"""Facts that follow from the position: told with every view, so that no client works them out."""

from __future__ import annotations

from sixgun.games.bang_dice.dice import PLACES_IN
from sixgun.games.bang_dice.questions import GATLINGS_NEEDED
from sixgun.games.bang_dice.table import NOBODY, TOKENS, DiceTable
from sixgun.games.bang_dice.victory import teams


def public_facts(t: DiceTable) -> dict[str, object]:
    """Everybody sees these."""
    return {
        "away": away(t),
        "in_reach": in_reach(t),
        "hits": hits(t),
        "gatling_gun": [t.symbols.gatlings, t.value(GATLINGS_NEEDED, max(t.active, 0), 3)],
        "fresh_dice": PLACES_IN[t.fresh],
        "ghost_tokens": ghost_tokens(t),
    }


def open_facts(t: DiceTable) -> dict[str, object]:
    """Where all roles lie open, everybody sees who stands together."""
    return {"teams": [{"name": name, "seats": seats} for name, seats in teams(t) if seats]}


def away(t: DiceTable) -> list[int | None]:
    """DICE-108: how many places each other living player is away from the thrower."""
    return t.circle.away(t.active) if t.acting else [None] * t.seats


def in_reach(t: DiceTable) -> list[int]:
    """DICE-091, DICE-092: the players whom a Bull's Eye of the thrower can hit."""
    if not t.acting or not t.living[t.active]:
        return []
    return t.circle.targets(t.active, t.reach(t.active, True) | t.reach(t.active, False))


def hits(t: DiceTable) -> list[list[int]]:
    """DICE-091 to DICE-093: the players whom a Bull's Eye 1 of the thrower can hit, and those of a 2."""
    if not t.acting or not t.living[t.active]:
        return [[], []]
    return [t.circle.targets(t.active, t.reach(t.active, one)) for one in (True, False)]


def ghost_tokens(t: DiceTable) -> list[list[str]]:
    """DICE-414, DICE-424: the tokens in front of each player; those that are not given are the Ghost's."""
    found: list[list[str]] = [[] for _ in range(t.seats)]
    if t.ghost != NOBODY:
        for token, holder in zip(TOKENS, t.tokens, strict=True):
            found[t.ghost if holder == NOBODY else holder].append(token)
    return found
