"""BANG!: characters, life, hands, distances, and what lies in front of everybody."""

from __future__ import annotations

from sixgun.terminal.boards.board import Board, Cell
from sixgun.words import say
from sixgun.words.functions import kind_of

SIDES = ("", "law", "outlaws")  # of a Renegade who rides as a shadow


class BangBoard(Board):
    """Distances are seen from the reader's seat; a tick stands for within reach."""

    columns = ("plays", "role", "life", "cards", "gold", "away", "in-front")

    def middle(self) -> list[Cell]:
        view = self.view
        prices = view["prices"]["buy"]
        sale = ", ".join(f"{self.look.name(card)} ({prices.get(card, '?')})" for card in view["row"])
        discards = self.look.name(view["discard"][-1]) if view["discard"] else ""
        deck = say("terminal-cards", count=len(view["deck"]))
        top = self.words.heading("discard") or "", discards
        shop = self.words.heading("row") or "", sale
        return [self.look.fact("turn"), (self.words.heading("deck") or "", deck), top, shop] + [
            self.look.fact(name) for name in ("aside", "in_use", "bangs", "extra")
        ]

    def row(self, seat: int) -> list[str]:
        view = self.view
        role, laid = view["roles"][seat], [*view["in_play"][seat], *view["equipment"][seat]]
        life = f"{view['life'][seat]}/{view['max_life'][seat]}"
        return [
            self.look.listed(self.look.known(self.character(seat))),
            self.words.title(role) if self.look.known([role]) else "?",
            (self.told("shadow") if self.rides(seat) else life) if self.character(seat) else "",
            str(len(view["hand"][seat])),
            str(view["nuggets"][seat]),
            self.distance(seat),
            ", ".join(self.look.name(card) for card in laid),
        ]

    def character(self, seat: int) -> list[str]:
        """None while they are still being chosen: whoever plays one has life points."""
        return [self.view["characters"][seat]] if self.view["max_life"][seat] else []

    def distance(self, seat: int) -> str:
        me = self.look.me
        if me is None or seat == me or not (self.character(me) and self.view["distances"][me][seat]):
            return ""
        return f"{self.view['distances'][me][seat]} {'✓' if seat in self.view['in_reach'][me] else '✗'}"

    def rides(self, seat: int) -> bool:
        """Is this a shadow, here for its turn?"""
        return not self.view["alive"][seat] and seat in self.view["ring"]

    def out(self, seat: int) -> str:
        if self.view["alive"][seat] or self.rides(seat):
            return ""
        comes_back = self.view["options"]["shadow"] and not self.view["over"]
        return self.told("waits") if comes_back else say("terminal-out")

    def fate(self, seat: int) -> str:
        """The role, and whether its owner died."""
        return kind_of(self.view["roles"][seat]) + ("" if self.view["alive"][seat] else "-out")

    def own(self, me: int) -> list[Cell]:
        view = self.view
        role, chosen = view["roles"][me], self.character(me)
        dead = "" if view["alive"][me] or view["over"] else self.after_death(kind_of(role))
        plays = bool(chosen) and (view["alive"][me] or view["turn"] == me)
        reach = say("terminal-own-reach", reach=view["ranges"][me]) if plays else ""
        return [
            (say("terminal-own-dead"), dead),
            (self.words.title(role), self.about(role)),
            *[(self.words.title(character), self.about(character)) for character in chosen],
            (say("terminal-own-weapon"), reach),
            (say("terminal-own-hand"), self.look.listed(view["hand"][me])),
        ]

    def hint(self, option: str) -> str:
        """Whoever chooses a character also hears of its life points."""
        life = self.words.attribute("name", self.words.piece_in(option), "life")
        return f"{super().hint(option)} {life if option.startswith('keep ') else ''}".strip()

    def about(self, word: str) -> str:
        """BANG-313: with three players everybody hunts one other."""
        three = self.told(f"goal-three-{kind_of(word)}") if self.view["seats"] == 3 else ""
        return three or super().about(word)

    def after_death(self, role: str) -> str:
        if self.view["options"]["shadow"]:
            side = SIDES[self.view["renegade_side"]] if role == "renegade" else ""
            return " ".join(filter(None, [self.told("self-shadow"), side and self.told(f"self-side-{side}")]))
        return "" if role == "renegade" or self.view["seats"] == 3 else self.told("self-dead")
