"""Kablamo: Russian roulette for nobles, with six-chamber revolvers that everybody loads in secret."""

from __future__ import annotations

from sixgun.core.game import Game, Option
from sixgun.games.kablamo import bullets
from sixgun.games.kablamo.actions import ACTIONS
from sixgun.games.kablamo.box import check_bullets, pieces, written
from sixgun.games.kablamo.kinds import DEFAULT_ROWS
from sixgun.games.kablamo.setup import opening
from sixgun.games.kablamo.table import KablamoTable

assert bullets.BULLETS  # importing it fills the entries of the tables


class BulletTable(Option):
    """Any table may be given; section 9.2 checks it."""

    shape = "file"

    def allows(self, value: object) -> bool:
        return True

    def template(self) -> str:
        return written(DEFAULT_ROWS)

    def __str__(self) -> str:
        return "none or a bullet table"


GAME = Game(
    name="kablamo",
    title="Kablamo",
    rules="1",
    seats=(2, 3, 4, 5),
    best=4,
    options=(
        Option(
            "memory",
            "strict",
            values=("strict", "assisted"),
            clauses=("KAB-200", "KAB-201"),
            text="Loaded bullets are everybody's own business to remember, or shown to those who know them.",
        ),
        Option(
            "social_markers",
            False,
            values=(False, True),
            clauses=("KAB-190", "KAB-191", "KAB-192"),
            text="Social player: every loaded bullet carries the marker of the player who loaded it.",
        ),
        Option(
            "iron_strategist",
            False,
            values=(False, True),
            clauses=("KAB-193", "KAB-194"),
            text="Iron strategist: no high velocity bullets, and everybody starts with a Kablamo.",
        ),
        Option(
            "mulliganovski",
            False,
            values=(False, True),
            clauses=("KAB-195", "KAB-196", "KAB-197", "KAB-198"),
            text="Mulliganovski: bullets dealt may be given back, twice, for one bullet less each time.",
        ),
        BulletTable(
            "bullets",
            None,
            clauses=("KAB-054",),
            text="Another bullet table: CSV text or a list of rows with kind, class, count and numbers.",
        ),
        Option(
            "window_policy",
            "uniform",
            values=("uniform", "fast"),
            clauses=("KAB-076",),
            text="Ask everybody in every window, or only those who can play, which shows who can.",
        ),
        Option(
            "window_seconds",
            15,
            low=0,
            high=600,
            clauses=("KAB-076",),
            text="Seconds for windows and responses (0: no limit); the silent pass.",
        ),
        Option(
            "cylinder_malfunction_mode",
            "after",
            values=("after", "instead"),
            clauses=("KAB-059",),
            text="Cylinder malfunction turns back after the firing, or instead of the next turn.",
        ),
        Option(
            "max_rounds",
            200,
            low=0,
            high=100_000,
            clauses=("KAB-189",),
            text="The game ends without a winner after that many rounds (0: never).",
        ),
    ),
    actions=ACTIONS,
    table=KablamoTable,
    opening=opening,
    check_options=check_bullets,
    bad_seats="bad_player_count",
    bad_option="unknown_option",
    pieces=pieces(),
    first={"memory": "assisted", "window_seconds": 30},
    everything={"social_markers": True, "mulliganovski": True},
)
