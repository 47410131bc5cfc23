"""A board: the shared facts, a row for every seat, and what concerns the reader alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from sixgun.core.table import Table
from sixgun.words import say, words_of

COMMON: Final = frozenset(["game", "seats", "seat", "options", "over", "result", "to_act", "ask"])
NOTHING: Final = ("nothing", "no", "hidden", "nobody")  # values that need not be shown
Cell = tuple[str, str]  # a heading and a value


class Look:
    """One look at a table: what is seen, by whom, and the names around it."""

    def __init__(self, t: Table, view: Mapping[str, Any], names: Sequence[str]) -> None:
        self.game, self.view, self.names = t.name, view, names
        self.me: int | None = view["seat"]
        self.each = [f.name for f in t.fields if f.each] + [z.name for z in t.zones if z.each]
        self.words = words_of(t.name)

    def fact(self, name: str) -> Cell:
        """A fact that all share, with its heading."""
        return self.words.heading(name) or "", self.words.fact(name, self.view[name], self.names)

    def name(self, value: object) -> str:
        return self.words.name(value)

    def known(self, pieces: Sequence[str]) -> list[str]:
        """Those of the pieces that lie open to the reader."""
        return [piece for piece in pieces if piece and not piece.startswith("?")]

    def listed(self, pieces: Sequence[str]) -> str:
        """Pieces by name; nothing at all where there are none."""
        return self.words.name(list(pieces)) if pieces else ""


class Board:
    """The board of any game, made of the headings and values in the catalogue alone."""

    columns: tuple[str, ...] = ()  # after the name, by their messages; the last takes what is left

    def __init__(self, look: Look) -> None:
        self.look, self.view, self.words = look, look.view, look.words

    def middle(self) -> list[Cell]:
        """What lies on the table for all."""
        known = {*self.look.each, *COMMON}
        return [self.look.fact(name) for name in self.view if name not in known and self.words.heading(name)]

    def row(self, seat: int) -> list[str]:
        """What everybody may know of a seat."""
        named = [name for name in self.look.each if name in self.view and self.words.heading(name)]
        cells = [(self.words.heading(n) or "", self._value(n, seat)) for n in named]
        return [" · ".join(f"{heading} {value}" for heading, value in telling(cells))]

    def _value(self, name: str, seat: int) -> str:
        return self.words.fact(name, self.view[name][seat], self.look.names)

    def out(self, seat: int) -> str:
        """Why the seat plays no more; empty while it does."""
        return ""

    def fate(self, seat: int) -> str:
        """Who a player was when the game ended, if the game has words for that."""
        return ""

    def own(self, me: int) -> list[Cell]:
        """The reader's role, goal, power and hand, each with its text."""
        return []

    def told(self, word: str, **fields: object) -> str:
        """A text that the game's table in the browser has too; empty where there is none."""
        return self.words.find("table", word, "", fields) or ""

    def about(self, word: str) -> str:
        """What a named piece does at this table."""
        return self.words.about(word)

    def hint(self, option: str) -> str:
        """What the piece in an option does."""
        return self.about(self.words.piece_in(option))

    def goal(self) -> Cell:
        """What everybody wants, in a game without roles."""
        return say("terminal-own-goal"), say(f"terminal-goal-{self.look.game}")

    def explained(self) -> dict[str, str]:
        """What every named piece in sight does, the reader's own first."""
        found = [word for value in self.view.values() for word in named_in(value)]
        texts = {self.words.title(word): self.about(word) for word in found}
        return {title: text for title, text in texts.items() if text}


def telling(cells: Sequence[Cell]) -> list[Cell]:
    """The cells that say something."""
    nothing = {"", *[say(id) for id in NOTHING]}
    return [cell for cell in cells if cell[1] not in nothing]


def named_in(value: object) -> Iterator[str]:
    """All words in a value of a view."""
    if isinstance(value, str) and not value.startswith("?"):
        yield value
    elif isinstance(value, (list, tuple)):
        for entry in value:
            yield from named_in(entry)
