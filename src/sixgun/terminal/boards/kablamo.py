"""Kablamo: cylinders, spares, and what sticks to revolvers."""

from __future__ import annotations

from sixgun.terminal.boards.board import Board, Cell
from sixgun.words import say


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
        return [chambers, str(len(view["spares"][seat])), ", ".join([*seen, *stuck])]

    def out(self, seat: int) -> str:
        return "" if self.view["alive"][seat] else say("terminal-out")

    def own(self, me: int) -> list[Cell]:
        spares = say("terminal-own-spares"), self.look.listed(self.view["spares"][me])
        return [self.goal(), spares]
