"""Slap .45: everybody slaps the card, a base, or nothing, all at once; the last gang standing wins."""

from __future__ import annotations

from sixgun.core.game import Game
from sixgun.games.slap45.actions import ACTIONS
from sixgun.games.slap45.between import Round
from sixgun.games.slap45.options import OPTIONS, check_options
from sixgun.games.slap45.pieces import pieces
from sixgun.games.slap45.powers import GANGS
from sixgun.games.slap45.setup import Setup
from sixgun.games.slap45.table import SlapTable

__all__ = ["GAME", "GANGS"]  # with the powers come their steps: a dump may name any of them

GAME = Game(
    name="slap45",
    title="Slap .45",
    rules="1",
    seats=(3, 4, 5, 6, 7),
    best=5,
    options=OPTIONS,
    actions=ACTIONS,
    table=SlapTable,
    opening=lambda t: [Round()] if isinstance(t, SlapTable) and t.gang[0] else [Setup(), Round()],
    check_options=check_options,
    pieces=tuple(pieces()),
    first={"mode": "basic", "bot_skill": "novice"},
)
