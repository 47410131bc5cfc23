"""Slap .45: gangs, hands in bases, Gold, and the keys that slap."""

from __future__ import annotations

from typing import Final

from sixgun.games.slap45.cards import TYPES, types
from sixgun.terminal.boards.board import Board, Cell, Look
from sixgun.words import say

BASE_KEYS: Final = "asdfghj"


class SlapBoard(Board):
    """The keys are those of the race, clockwise from the reader's seat."""

    columns: tuple[str, ...] = ("gang", "members", "gold", "keys", "hands")

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        if not self.view["clocked"]:
            self.columns = tuple([column for column in self.columns if column != "keys"])

    def middle(self) -> list[Cell]:
        facts = ("round_no", "dealer", "duel")
        trapped = self.told("trap"), self.look.listed(self.view.get("trapped", []))
        center = self.words.heading("center") or "", self.look.listed(self.view["center"])
        deck = self.words.heading("deck") or "", say("terminal-cards", count=len(self.view["deck"]))
        return [center, *[self.look.fact(name) for name in facts if name in self.view], trapped, deck]

    def row(self, seat: int) -> list[str]:
        view = self.view
        gang = view["gang"][seat]
        return [
            self.look.name(gang) if gang else "",
            str(len(view["members"][seat])),
            str(len(view["stash"][seat])),
            *([self.keys(seat)] if self.view["clocked"] else []),
            self.hands(seat),
        ]

    def keys(self, seat: int) -> str:
        """What to press: the base's letter, and the number that points at the player."""
        if self.look.me is None:
            return ""
        place = (seat - self.look.me) % self.view["seats"]
        letter = BASE_KEYS[place].upper()
        return f"{letter} {place}" if place else letter

    def hands(self, seat: int) -> str:
        """In whose base the hands lie; nothing for free hands."""
        told = [self.words.fact(name, self.view[name][seat], self.look.names) for name in ("main", "off")]
        laid = [self.view[name][seat] >= 0 for name in ("main", "off")]
        return ", ".join(text for text, there in zip(told, laid, strict=True) if there)

    def out(self, seat: int) -> str:
        return "" if self.view["members"][seat] else say("terminal-out")

    def own(self, me: int) -> list[Cell]:
        gang = self.view["gang"][me]
        goal = say("terminal-own-goal"), self.told("goal")
        return [goal, *([(self.words.title(gang), self.about(gang))] if gang else [])]

    def about(self, word: str) -> str:
        """In the basic game (SLAP-120) and in a duel (SLAP-154) gangs have no powers."""
        without = self.view["options"]["mode"] == "basic" or self.view["duel"]
        return "" if without and word in self.view["gang"] else super().about(word)

    def explained(self) -> dict[str, str]:
        """All the cards that may turn up, not only the one that lies there; then the bases and the gangs."""
        cards = [TYPES[card] for card in types(self.view["options"]["mode"] == "powers")]
        told = {self.words.title(card): self.about(card) for card in cards}
        gangs = {self.words.title(gang): self.about(gang) for gang in self.view["gang"] if gang}
        told |= {say("terminal-bases"): self.told("base-does"), **gangs}
        return {title: text for title, text in told.items() if text}
