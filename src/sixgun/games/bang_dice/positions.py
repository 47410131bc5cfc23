"""Hand-made positions: what they leave out follows from what they say; what no table can be is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sixgun.core.errors import Invalid
from sixgun.core.rows import put
from sixgun.core.seats import eye
from sixgun.games.bang_dice.characters import character_pool
from sixgun.games.bang_dice.roles import DEPUTY, DISTRIBUTION, RENEGADE, ROLES, SHERIFF, TYPE_OF
from sixgun.games.bang_dice.setup import opener
from sixgun.games.bang_dice.table import ARROWS, CAUSES, NOBODY, NOT_USED, PILE, TOKENS, DiceTable

DOUBLER: Final = len(TOKENS) - 1  # the last of the Ghost tokens


def settle(t: DiceTable) -> None:
    """Arrows not held are in the pile, roles not dealt in the box; a Ghost Renegade has a side."""
    t.pile = ARROWS - sum(t.arrows)
    if any(t.role):
        refuse_unless([len(mine) for mine in t.role] == [1] * t.seats, "every seat has one role (DICE-021)")
        held = [card for mine in t.role for card in mine]
        t.box = [card for card in range(len(ROLES)) if card not in held]
        check_roles(t)
        for seat in range(t.seats):
            settle_role(t, seat)
        settle_ghost(t)
    refuse_unless(NOBODY <= t.active < t.seats, f"there is no seat {t.active}")
    if not all(t.living):
        refuse_unless(any(t.role), "where somebody is out the position names the roles")
        moves = t.living[opener(t)] or opener(t) == t.ghost
        refuse_unless(moves, "the active player is living, or the Ghost (DICE-003)")
    check_characters(t)


def settle_role(t: DiceTable, seat: int) -> None:
    card = t.role[seat][0]
    is_open = t.seats == 3 or TYPE_OF[card] == SHERIFF or not t.living[seat]
    t.face_up = put(t.face_up, seat, t.face_up[seat] or is_open)
    t.shown[card] = t.public if t.face_up[seat] else eye(t.seats, seat)
    t.known[card] = t.shown[card]


def settle_ghost(t: DiceTable) -> None:
    """DICE-405: the side of a Renegade follows from the number of seats."""
    sides = t.options["ghost_renegade_table"]
    renegade = 0 <= t.ghost < t.seats and t.type_of(t.ghost) == RENEGADE
    if t.options["ghost"] and renegade and isinstance(sides, Mapping):
        t.ghost_side = t.ghost_side or sides[str(t.seats)]


def check(t: DiceTable) -> None:
    """The facts that hold whenever somebody is asked."""
    check_roles(t)
    check_characters(t)
    check_arrows(t)
    rows = [t.pending, t.lost, *t.shots, *t.beers]
    refuse_unless(min(t.life) >= 0, f"nobody has less than no life points, as in {t.life} (DICE-005)")
    refuse_unless({len(row) for row in rows} == {t.seats}, f"such a row has {t.seats} numbers")
    refuse_unless(t.cause in CAUSES, f"'{t.cause}' is no cause of losses")
    check_out(t)
    check_ghost(t)
    if t.role[0] and t.result is None:
        check_goes_on(t)


def check_roles(t: DiceTable) -> None:
    """DICE-020, DICE-210, DICE-300: as many of each type as the table says, of the cards in use."""
    cards = sorted([*t.box, *[card for mine in t.role for card in mine]])
    dealt = cards == list(range(len(ROLES))) and t.possible()
    refuse_unless(dealt, f"roles are dealt by the table {DISTRIBUTION[t.seats]}")
    for role in [ROLES[card] for mine in t.role for card in mine]:
        left_out = t.options["special_roles"] == ("off" if role.special else "special_only")
        refuse_unless(not left_out, f"{role.kind} is not in use with these options")


def check_characters(t: DiceTable) -> None:
    """DICE-024, DICE-356: all different, of those whose modules are in use."""
    dealt = [name for name in t.character if name]
    strange = set(dealt) - set(character_pool(t.options))
    refuse_unless(not strange, f"not in use with these options: {', '.join(sorted(strange))}")
    refuse_unless(len(set(dealt)) == len(dealt), f"no character occurs twice, as in {dealt} (DICE-024)")


def check_arrows(t: DiceTable) -> None:
    """DICE-135, DICE-136: nine regular arrows, and never none in the pile but in an attack."""
    counted = t.pile + sum(t.arrows) == ARROWS and min(t.pile, *t.arrows) >= 0
    refuse_unless(counted, f"there are {ARROWS} arrows; found {t.arrows} and {t.pile}")
    lies = PILE <= t.chief < t.seats if t.options["chief_arrow"] else t.chief == NOT_USED
    refuse_unless(lies, f"the Chief's Arrow cannot be at {t.chief} with these options")
    attacked = t.tokens_in_pile() > 0 or t.cause == "indians"
    refuse_unless(attacked, "the pile is empty in an attack only (DICE-135)")


def check_out(t: DiceTable) -> None:
    """DICE-142: who is out has nothing left."""
    for seat in range(t.seats):
        if not t.living[seat]:
            refuse_unless(not t.has_arrows(seat), "an eliminated player holds no arrows (DICE-142)")
            refuse_unless(t.life[seat] == 0, "an eliminated player has no life points (DICE-140)")


def check_ghost(t: DiceTable) -> None:
    """DICE-401 to DICE-405, DICE-414 to DICE-416: who the Ghost is, and where its tokens lie."""
    refuse_unless(len(t.tokens) == len(TOKENS), f"there are {len(TOKENS)} Ghost tokens")
    if t.ghost == NOBODY:
        first = all(t.living) or not t.options["ghost"] or t.result is not None
        refuse_unless(first, "the first player eliminated is the Ghost (DICE-401)")
        refuse_unless(set(t.tokens) == {NOBODY} and not t.ghost_side, "without a Ghost nobody has its tokens")
        return
    out = t.options["ghost"] and 0 <= t.ghost < t.seats and not t.living[t.ghost]
    refuse_unless(bool(out), "the Ghost is one of the eliminated players, where it is in use (DICE-401)")
    renegade = t.type_of(t.ghost) == RENEGADE
    refuse_unless(renegade == (t.ghost_side != ""), "a Renegade who is the Ghost has a side (DICE-405)")
    given = [seat for seat in t.tokens[:DOUBLER] if seat != NOBODY]
    doubled = t.tokens[DOUBLER]
    refuse_unless(doubled == NOBODY or doubled in given, "the x2 lies with another token (DICE-415)")
    held = len(given) <= 1 and all(0 <= seat < t.seats and t.living[seat] for seat in given)
    refuse_unless(held, f"one living player has a Ghost token at most, not {given} (DICE-414)")


def check_goes_on(t: DiceTable) -> None:
    """DICE-007: no victory condition is met."""
    types = {t.type_of(seat) for seat in t.living_from(0)}
    goes_on = len(t.living_from(0)) > 1 if t.seats == 3 else SHERIFF in types and types - {SHERIFF, DEPUTY}
    refuse_unless(bool(goes_on), "with those who are living the game is over (DICE-007)")


def refuse_unless(true: bool, sentence: str) -> None:
    if not true:
        raise Invalid("bad_position", sentence)
