"""Kablamo: cylinders, spares, and what sticks to revolvers."""

from __future__ import annotations

from typing import Final

from sixgun.games.kablamo.box import pieces
from sixgun.terminal.boards.board import Board, Cell
from sixgun.words import say

DEADLY: Final = [piece.name for piece in pieces() if piece.deadly]


class KablamoBoard(Board):
    """KAB-002: chambers in the order of firing, from the safe position to the one under the hammer."""

    columns = ("cylinder", "spares", "seen")

    def middle(self) -> list[Cell]:
        facts = ("phase", "on_table", "chain", "executing", "drawn", "active")
        bag = self.words.heading("bag") or "", say("terminal-bullets", count=len(self.view["bag"]))
        return [("", say("terminal-cylinder")), bag, *[self.look.fact(name) for name in facts]]

    def row(self, seat: int) -> list[str]:
        view, revolver = self.view, self.view["revolver"][seat]
        cylinder = view["chambers"][revolver]
        chambers = "".join("·" if bullet is None else "▮" for bullet in reversed(cylinder))
        seen = [
            f"{self.words.find('table', 'position', '', {'number': place})}: {self.look.name(bullet)}"
            for place, bullet in enumerate(cylinder)
            if bullet and not bullet.startswith("?")
        ]
        stuck = [self.look.name(name) for name in [*view["on_revolver"][revolver], *view["in_front"][seat]]]
        return [chambers, str(len(view["spares"][seat])), ", ".join([*seen, *stuck, *self.aim(seat)])]

    def aim(self, seat: int) -> list[str]:
        """At whom the revolver points, unless at its own holder as usual (KAB-045)."""
        aims = self.view["aims"][seat]
        if aims == [seat] or not self.view["alive"][seat]:
            return []
        names = self.words.scene.listed([self.look.names[aim] for aim in aims], "and")
        return [self.told("aim", names=names) if aims else self.told("aim-none")]

    def out(self, seat: int) -> str:
        return "" if self.view["alive"][seat] else say("terminal-out")

    def hint(self, option: str) -> str:
        """What is deadly says so in the chamber of one's own revolver that is fired first."""
        ask = self.view["ask"] or {}
        mine = [load for load in ask.get("loads", ()) if load["seat"] == load["owner"] == self.look.me]
        fatal = [f"load {name} > {ask['first']}" for name in DEADLY] if mine else []
        return self.told("danger") if option in fatal else super().hint(option)

    def own(self, me: int) -> list[Cell]:
        spares = say("terminal-own-spares"), self.look.listed(self.view["spares"][me])
        return [self.goal(), spares]
