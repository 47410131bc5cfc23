"""BANG! with Gold Rush and shadow-gunslingers: secret roles, open shooting."""

from __future__ import annotations

from sixgun.core.errors import Invalid
from sixgun.core.game import Game, Option, Options
from sixgun.games.bang import characters, equipment, gold_characters  # noqa: F401  for their entries
from sixgun.games.bang.actions import ACTIONS
from sixgun.games.bang.pieces import PRINT
from sixgun.games.bang.positions import opening
from sixgun.games.bang.table import BangTable


def check_options(seats: int, options: Options) -> None:
    """Section 9: the first combination of the list that is not played."""
    if options["shadow"] and seats == 3:
        raise Invalid("shadow_needs_sheriff", "shadows need a Sheriff and teams: play them with 4 to 7 seats")
    if options["shadow_final_duel"] and not options["shadow"]:
        raise Invalid("option_requires_shadow", "'shadow_final_duel' needs 'shadow'")


GAME = Game(
    name="bang",
    title="BANG!",
    rules="1",
    seats=(3, 4, 5, 6, 7),
    best=5,
    options=(
        Option(
            "gold_rush",
            True,
            values=(True, False),
            clauses=("BANG-005", "BANG-009"),
            text="Gold nuggets, equipment and eight more characters.",
        ),
        Option(
            "shadow",
            False,
            values=(True, False),
            clauses=("BANG-280",),
            text="Eliminated players come back for their own turns as shadows.",
        ),
        Option(
            "shadow_final_duel",
            False,
            values=(True, False),
            clauses=("BANG-306",),
            text="Shadows wait while only the Sheriff and the Renegade are alive.",
        ),
        Option(
            "two_player",
            False,
            values=(False,),
            clauses=("BANG-001",),
            text="The module for two players is not part of this game.",
        ),
        Option(
            "character_choice",
            1,
            values=(1, 2),
            clauses=("BANG-004",),
            text="Characters dealt to each player, of which they keep one.",
        ),
    ),
    actions=ACTIONS,
    table=BangTable,
    opening=opening,
    check_options=check_options,
    pieces=PRINT,
    first={"gold_rush": False},
    everything={"gold_rush": True, "shadow": True, "shadow_final_duel": True, "character_choice": 2},
)
