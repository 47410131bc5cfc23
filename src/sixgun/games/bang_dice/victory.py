"""L9: who has won (sections 4.9 and 4.12)."""

from __future__ import annotations

from typing import Final

from sixgun.core.event import GameEnded
from sixgun.core.step import Step
from sixgun.games.bang_dice.questions import TEAM
from sixgun.games.bang_dice.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF, TYPES
from sixgun.games.bang_dice.table import DiceTable

LAW: Final = (SHERIFF, DEPUTY)
ALONE: Final = "alone"
TARGET: Final = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}  # DICE-214


class CheckVictory(Step[DiceTable]):
    """The victory conditions are checked once for the whole group; the game stops at that moment."""

    __slots__ = ()
    clauses = ("DICE-007", "DICE-118")

    def run(self, t: DiceTable) -> None:
        if t.seats == 3:
            check_three(t)
        else:
            check_teams(t)


def check_teams(t: DiceTable) -> None:
    """DICE-144 to DICE-150: the Sheriff's elimination is looked at first."""
    left, sheriff, badmen = t.living_from(0), False, False
    for seat in left:
        type = t.type_of(seat)
        if type == SHERIFF:
            sheriff = True
        elif type != DEPUTY:
            badmen = True
    if sheriff:
        if not badmen:
            end(t, team(t, LAW), "DICE-147")
    elif len(left) == 1 and t.type_of(left[0]) == RENEGADE:
        end(t, left, "DICE-145")
    else:
        end(t, team(t, (OUTLAW,)), "DICE-146")


def team(t: DiceTable, types: tuple[str, ...]) -> list[int]:
    """DICE-150: all members of the team, eliminated ones too."""
    return [seat for seat in range(t.seats) if side_of(t, seat) in types]


def side_of(t: DiceTable, seat: int) -> str:
    """The type for which a player wins: that of their role, unless a power says otherwise."""
    return TYPES[t.value(TEAM, seat, TYPES.index(t.type_of(seat)))]


def teams(t: DiceTable) -> list[tuple[str, list[int]]]:
    """DICE-144 to DICE-150, DICE-214: who stands together. A Renegade has nobody, and nor has anybody with
    three players."""
    if t.seats == 3:
        return [(ALONE, [seat]) for seat in range(3)]
    renegades = [(RENEGADE, [seat]) for seat in team(t, (RENEGADE,))]
    return [("law", team(t, LAW)), ("outlaws", team(t, (OUTLAW,))), *renegades]


def check_three(t: DiceTable) -> None:
    """DICE-215 to DICE-220: the own target first, then the last one living."""
    left = t.living_from(0)
    if len(left) + len(t.fallen) == 3 and t.by >= 0:
        prey = TARGET[t.type_of(t.by)]
        if any(t.type_of(seat) == prey for seat in t.fallen):
            return end(t, [t.by], "DICE-215")
    if len(left) == 1:
        end(t, left, "DICE-218")
    elif not left:
        end(t, [], "DICE-219")
    return None


def end(t: DiceTable, winners: list[int], reason: str) -> None:
    scores = [0] * t.seats
    for seat in winners:
        scores[seat] = 1
    t.emit(GameEnded(tuple(winners), tuple(scores), reason))
