"""BANG! The Dice Game: characters, life, arrows, and how far everybody is from the thrower."""

from __future__ import annotations

from sixgun.games.bang_dice.roles import NUMBER, ROLES
from sixgun.terminal.boards.board import Board, Cell
from sixgun.words import say


class DiceBoard(Board):
    """Distances are seen from the player who throws."""

    columns = ("plays", "role", "life", "arrows", "away")

    def middle(self) -> list[Cell]:
        facts = ("active", "throws_left", "pile", "saloon_die", "ghost")
        dice = self.words.heading("dice") or "", self.dice()
        chief = [self.look.fact("chief")] if self.view["chief"] != -2 else []
        return [dice, *[self.look.fact(name) for name in facts], *chief, self.tokens()]

    def tokens(self) -> Cell:
        """Who has which of the Ghost's tokens."""
        tokens, ghost = enumerate(self.view["ghost_tokens"]), self.view["ghost"]
        given = [(seat, faces) for seat, faces in tokens if faces and seat != ghost]
        told = [f"{self.look.names[seat]}: {self.look.listed(faces)}" for seat, faces in given]
        return say("terminal-tokens"), ", ".join(told)

    def dice(self) -> str:
        """The faces by their numbers, as choices name them."""
        thrown = [(number, face) for number, face in enumerate(self.view["dice"], 1) if face]
        return ", ".join(f"{number}: {self.look.name(face)}" for number, face in thrown)

    def row(self, seat: int) -> list[str]:
        view = self.view
        role = self.look.known(view["role"][seat])
        return [
            self.look.name(view["character"][seat]),
            self.words.title(role[0]) if role else "?",
            f"{view['life'][seat]}/{view['maximum'][seat]}",
            str(view["arrows"][seat]),
            self.distance(seat),
        ]

    def distance(self, seat: int) -> str:
        away = self.view["away"][seat]
        return "" if not away else str(away)

    def out(self, seat: int) -> str:
        return "" if self.view["living"][seat] else say("terminal-out")

    def fate(self, seat: int) -> str:
        """The side of the role, and whether its owner died."""
        [role] = self.view["role"][seat]
        return ROLES[NUMBER[role]].type + ("" if self.view["living"][seat] else "-out")

    def own(self, me: int) -> list[Cell]:
        [role], character = self.view["role"][me], self.view["character"][me]
        if not self.view["living"][me] and not self.view["over"]:
            return [(say("terminal-own-dead"), self.after_death(me, role))]
        power = [(self.words.title(character), self.told_to_me(character))] if character else []
        return [(self.words.title(role), self.about(role)), *power]

    def told_to_me(self, word: str) -> str:
        return self.words.attribute("name", word, "own") or self.words.about(word)

    def about(self, word: str) -> str:
        """DICE-215: with three players everybody hunts one other. A role's power follows its side's goal."""
        if word not in NUMBER:
            return super().about(word)
        role = ROLES[NUMBER[word]]
        three = self.told(f"goal-three-{role.type}") if self.view["seats"] == 3 else ""
        power = super().about(role.kind) if role.special else ""
        return f"{three or super().about(role.type)} {power}".strip()

    def after_death(self, me: int, role: str) -> str:
        """DICE-404, DICE-405: the goal that one still has; a power is gone."""
        family, side = ROLES[NUMBER[role]].type, self.view["ghost_side"]
        if self.view["ghost"] == me:
            rides = f"{self.told('ghost-side', side=side)}. " if side else ""
            return f"{self.told('self-ghost')} {rides}{super().about(side or family)}"
        if family == "renegade" or self.view["seats"] == 3:
            return self.told("self-lost")
        return f"{self.told('self-dead')} {super().about(family)}"
