"""BANG! The Dice Game with Old Saloon: five dice, secret roles, arrows, and five modules."""

from __future__ import annotations

from sixgun.core.game import Game
from sixgun.games.bang_dice.actions import ACTIONS
from sixgun.games.bang_dice.options import OPTIONS, check_options
from sixgun.games.bang_dice.pieces import pieces
from sixgun.games.bang_dice.powers import arms_of
from sixgun.games.bang_dice.setup import Setup
from sixgun.games.bang_dice.table import DiceTable

__all__ = ["GAME", "arms_of"]  # with the powers come all steps of the modules: a dump may name any of them

GAME = Game(
    name="bang_dice",
    title="BANG! The Dice Game",
    rules="1",
    seats=(3, 4, 5, 6, 7, 8),
    best=5,
    options=OPTIONS,
    actions=ACTIONS,
    table=DiceTable,
    opening=lambda t: [Setup()],
    check_options=check_options,
    bad_seats="err_player_count",
    bad_option="err_unknown_option",
    pieces=tuple(pieces()),
    everything={
        "saloon_dice": True,
        "chief_arrow": True,
        "special_roles": "mixed",
        "new_characters": True,
        "ghost": True,
    },
)
