"""Hand-made positions: what they leave out follows from what they say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sixgun.core.errors import Invalid
from sixgun.core.rows import put
from sixgun.core.step import Step
from sixgun.games.bang.death import CHECK_END
from sixgun.games.bang.pieces import CARDS, CHARACTERS, EQUIPMENT, NAMES, ROLES, SHERIFF
from sixgun.games.bang.setup import Setup
from sixgun.games.bang.shadow import LeaveAgain, ShadowTurn
from sixgun.games.bang.table import ENDING, EYE, NOBODY, OUTLAWS, PLAYING, SETTING_UP, STARTING, BangTable
from sixgun.games.bang.turn import DiscardPhase, EndTurn, NextTurn, PlayPhase, Turn
from sixgun.games.bang.values import LIFE

MANY: Final = 1000


def opening(t: Any) -> Sequence[Step[Any]]:
    """A fresh table is set up; a hand-made position goes on with the phase that it names."""
    if t.phase == SETTING_UP:
        return [Setup()]
    return [CHECK_END, *rest_of_turn(t, t.turn)]  # somebody may have won already


def rest_of_turn(t: BangTable, seat: int) -> Sequence[Step[Any]]:
    if t.phase == STARTING:
        return [Turn(seat, t.extra), NextTurn()] if t.alive[seat] else [ShadowTurn(seat, t.extra)]
    if t.phase == PLAYING:
        leave = [] if t.alive[seat] else [LeaveAgain(seat)]
        return [PlayPhase(seat), DiscardPhase(seat), EndTurn(seat), *leave, NextTurn()]
    return [DiscardPhase(seat), EndTurn(seat), NextTurn()]


def settle(t: BangTable) -> None:
    """A position without roles is a fresh table, and must be one."""
    if t.roles:
        complete(t)
    elif any(t.all_zones()) or t.phase != SETTING_UP or any(t.life):
        raise Invalid("bad_position", "a position names one of the 'roles' and 'characters' for each seat")


def complete(t: BangTable) -> None:
    """Full life, everybody in the game, and all other pieces in their piles, under those that were named."""
    if len(t.roles) != t.seats or len(t.characters) != t.seats:
        raise Invalid("bad_position", "a position names one of the 'roles' and 'characters' for each seat")
    t.turn = max(t.turn, 0)
    t.phase = t.phase or PLAYING
    if t.extra and t.phase == STARTING:
        t.more_turns += 1  # the one that begins now
    fill_piles(t)
    refuse_nonsense(t)
    count_life(t)
    show(t)


def refuse_nonsense(t: BangTable) -> None:
    """Numbers that no table can have, and pieces where they cannot lie."""
    backs = {"roles": "role", "characters": "character", "spares": "character", "box": "character"}
    backs.update(dict.fromkeys(("row", "in_use", "equipment", "equipment_deck"), "equipment"))
    for zone in t.zones:
        places: list[list[int]] = getattr(t, zone.name) if zone.each else [getattr(t, zone.name)]
        for piece in [piece for pieces in places for piece in pieces]:
            if not 0 <= piece < len(NAMES) or t.piece_back(piece) != backs.get(zone.name, "card"):
                raise Invalid("bad_position", f"piece {piece} cannot lie in '{zone.name}'")
    limits = {
        "turn": t.seats - 1,
        "phase": ENDING,
        "renegade_side": OUTLAWS,
        "face_up": len(t.equipment_deck),
    }
    limits.update(dict.fromkeys(("bangs", "pans", "snakes", "discounts", "more_turns"), MANY))
    for name, most in limits.items():
        if not 0 <= getattr(t, name) <= most:
            raise Invalid("bad_position", f"'{name}' is a number from 0 to {most}")
    if len(t.harmed) != t.seats**2 or len(t.helped) != t.seats**2:
        raise Invalid("bad_position", f"'harmed' and 'helped' have {t.seats**2} entries")
    if not t.alive[t.turn] and not t.shadow:
        raise Invalid("bad_position", f"seat {t.turn} is out of the game: it has no turn")
    if min(t.life) < 0 or not all(NOBODY <= by < t.seats for by in t.killer):
        raise Invalid("bad_position", "'life' is never below 0, and a 'killer' is a seat or -1")
    for seat in range(t.seats):  # BANG-144, BANG-284
        if not is_in_game(t, seat) and (t.hand[seat] or t.in_play[seat] or t.equipment[seat]):
            raise Invalid("bad_position", f"seat {seat} is out of the game and has no cards")
    if t.aside or t.in_use or len(t.row) != (3 if t.gold_rush else 0):
        raise Invalid("bad_position", "nothing lies aside or is in use, and three cards lie in the row")


def is_in_game(t: BangTable, seat: int) -> bool:
    """BANG-287: the living, and a shadow in its own turn once it has begun."""
    return t.alive[seat] or (seat == t.turn and t.shadow and t.phase == PLAYING)


def fill_piles(t: BangTable) -> None:
    lying = {piece for pieces in t.all_zones() for piece in pieces}
    missing = [piece for piece in t.pieces_here() if piece not in lying]
    t.deck[:0] = [piece for piece in missing if piece < CARDS]
    t.box.extend([piece for piece in missing if piece >= CHARACTERS])
    equipment = [piece for piece in missing if EQUIPMENT <= piece < ROLES]
    while len(t.row) < 3 and equipment:
        t.row = [*t.row, equipment.pop()]
    t.equipment_deck[t.face_up : t.face_up] = equipment


def count_life(t: BangTable) -> None:
    """Life that is not given is full; whoever is dead is out of the game, but for a shadow in its turn."""
    for seat in range(t.seats):
        full = LIFE[t.characters[seat]] + (t.roles[seat] == ROLES + SHERIFF)
        t.max_life = put(t.max_life, seat, full)
        t.life[seat] = (t.life[seat] or full) if t.alive[seat] else 0
        t.count(seat)
    t.ring = tuple([seat for seat in range(t.seats) if is_in_game(t, seat)])


def show(t: BangTable) -> None:
    """Who sees what, by where it lies."""
    t.shown, t.known = [0] * len(NAMES), [0] * len(NAMES)
    for seat in range(t.seats):
        own = EYE[seat]
        mark(t, t.hand[seat] + t.spares[seat : seat + 1], own)
        open_role = not t.alive[seat] or t.seats == 3 or t.roles[seat] == ROLES + SHERIFF
        mark(t, t.roles[seat : seat + 1], t.public if open_role else own)
        mark(t, t.in_play[seat] + t.equipment[seat], t.public)
    mark(t, t.discard + t.aside + t.row + t.in_use + t.characters, t.public)
    mark(t, t.equipment_deck[: t.face_up], t.public)


def mark(t: BangTable, pieces: list[int], eyes: int) -> None:
    for piece in pieces:
        t.shown[piece] = t.known[piece] = eyes
