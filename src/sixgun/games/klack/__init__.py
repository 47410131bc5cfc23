"""Klack Klack Bang: secret bids, then Russian roulette for the whole pot."""

from __future__ import annotations

from sixgun.core.game import Game, Option
from sixgun.games.klack.actions import Bid, ChooseVictim, Convert, Raise
from sixgun.games.klack.round import Round
from sixgun.games.klack.table import KlackTable

GAME = Game(
    name="klack",
    title="Klack Klack Bang",
    rules="1",
    seats=(3, 4, 5, 6),
    best=4,
    options=(
        Option(
            "bang_bids",
            "return",
            values=("return", "discard"),
            clauses=("KLACK-078",),
            text="At a bang the other players take their bids back, or all bids leave the game.",
        ),
        Option(
            "converted_marker",
            "center",
            values=("center", "removed"),
            clauses=("KLACK-033",),
            text="The marker of a converted stack goes back to the centre, or out of the game.",
        ),
        Option(
            "decision_seconds",
            60,
            values=(None,),
            low=5,
            high=600,
            clauses=("KLACK-090",),
            text="Seconds for each decision; then the smallest legal answer is given for the silent.",
        ),
    ),
    actions=(Bid, Raise, Convert, ChooseVictim),
    table=KlackTable,
    opening=lambda t: [Round()],
    first={"decision_seconds": 180},
    everything={"bang_bids": "discard", "converted_marker": "removed"},
)
