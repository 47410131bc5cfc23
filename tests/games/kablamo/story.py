"""Stories of Kablamo in the short codes of the rules file.

    s = Story("A: u v w x y K1 | MQ5 C1", "B: u v w x y C2 | C3 C4")
    s.play("A: play MQ5")
    assert s.cylinder("A") == "_ u v w x y"

A line is a seat: its chambers from the firing position on (`_` is empty), its spares, what lies on its
revolver (the last one on top) and what lies in front of it. Small letters are bullets that do not matter.
Whoever is not mentioned passes; decisions not mentioned are the time-out's. Bullets are drawn in the order of
the bag.
"""

from __future__ import annotations

import re
from typing import Any

import sixgun
from sixgun.core.attributes import EMPTY
from sixgun.core.event import Event
from sixgun.games.kablamo.box import printed_box
from sixgun.games.kablamo.table import KablamoTable
from sixgun.games.kablamo.window import Window

SEATS = "ABCDE"
CODES = "MI BF RI SC MQ FJ BR LO LE MT OV AC HT GC DC GA SH TA SL ST WP TH RM HM TM CM"
BOX = printed_box(iron=False)
KINDS = dict.fromkeys(kind for kind in BOX.kind if kind not in ("kablamo", "click"))
KIND_CODES = dict(zip(CODES.split(), KINDS, strict=True))
CODE_OF_KIND = {kind: code for code, kind in KIND_CODES.items()}


def bullet(code: str) -> int:
    """TA31 -> the number of the piece"""
    letters, number = re.fullmatch(r"([A-Z]+)(\d+)", code).groups()  # type: ignore[union-attr]
    if letters in "KC":
        return (0 if letters == "K" else 12) + int(number) - 1
    found = BOX.number.index(int(number))
    assert BOX.kind[found] == KIND_CODES[letters], code
    return found


def code(piece: int) -> str:
    if BOX.live[piece]:
        return f"K{piece + 1}" if piece < 12 else f"C{piece - 11}"
    return f"{CODE_OF_KIND[BOX.kind[piece]]}{BOX.number[piece]}"


class Story:
    """A hand-made table and what is played on it."""

    def __init__(
        self, *seats: str, bag: str | None = None, table: str = "", round: int = 1, **options: Any
    ) -> None:
        lines = [[part.split() for part in (*line[2:].split("|"), "", "", "")[:4]] for line in seats]
        named = {word for line in lines for part in line for word in part if word[0].isupper()}
        named |= {*(bag or "").split(), *table.split()}
        self.labels: dict[int, str] = {}
        self.fillers = [p for p in range(99, 19, -1) if code(p) not in named]
        zones = [[[self._piece(word) for word in part] for part in line] for line in lines]
        doc: dict[str, Any] = {
            "seats": len(seats),
            "options": options,
            "round": round - 1,
            "rolls": [1] * 300,
            "chambers": [line[0] for line in zones],
            "spares": [line[1] for line in zones],
            "on_revolver": [line[2] for line in zones],
            "in_front": [line[3] for line in zones],
            "on_table": [bullet(word) for word in table.split()],
        }
        if bag is not None:
            doc["bag"] = [bullet(word) for word in bag.split()]
        t = sixgun.position("kablamo", doc)
        assert isinstance(t, KablamoTable)
        self.t = t

    def _piece(self, word: str) -> int:
        if word == "_":
            return EMPTY
        if word[0].isupper():
            return bullet(word)
        piece = self.fillers.pop(0)
        self.labels[piece] = word
        return piece

    # -- playing -------------------------------------------------------------------------------

    def play(self, *steps: str) -> Story:
        """Each step is `A: action`, or several at the same time: `A: action; B: action`."""
        for step in steps:
            for line in step.split("; "):
                seat, action = self._read(line)
                self._until(lambda seat=seat, action=action: action in self.t.legal(seat), step)
                self.t.apply(seat, action)
            if self.t.ask and self.t.ask.window and "declares" not in step:
                self._close()
        return self

    def until(self, name: str) -> Story:
        """Everybody passes up to that window or that question."""
        self._until(lambda: self.now() == name, name)
        return self

    def next(self, name: str) -> Story:
        """The same, but beyond the question that is open now."""
        self._answer()
        while self.t.ask and len(self.t.to_act) < len(self.t.ask.asked(self.t)):
            self._answer()
        return self.until(name)

    def next_round(self) -> Story:
        number = self.t.round
        self._until(lambda: self.t.round > number, "the next round")
        return self

    def end(self) -> Story:
        self._until(lambda: self.t.over, "the end")
        return self

    def now(self) -> str:
        ask = self.t.ask
        return "" if ask is None else ask.name if isinstance(ask, Window) else ask.kind

    def refusal(self, line: str) -> str:
        """The code of the error that an action meets now."""
        seat, action = self._read(line)
        before = self.t.dump()
        try:
            self.t.apply(seat, action)
        except sixgun.Illegal as illegal:
            assert self.t.dump() == before
            return illegal.code
        raise AssertionError(f"{line} is legal")

    def legal(self, seat: str) -> list[str]:
        return [str(action) for action in self.t.legal(SEATS.index(seat))]

    def can(self, line: str) -> bool:
        seat, action = self._read(line)
        return action in self.t.legal(seat)

    def _until(self, reached: Any, what: str) -> None:
        for _ in range(3000):
            if reached():
                return
            assert not self.t.over, f"the game is over before {what}"
            self._answer()
        raise AssertionError(f"{what} does not come; now: {self.now()}")

    def _answer(self) -> None:
        seat = self.t.to_act[0]
        self.t.apply(seat, self.t.default(seat))

    def _close(self) -> None:
        ask = self.t.ask
        while self.t.ask is not None and type(self.t.ask) is type(ask) and self._is_half_answered():
            self._answer()

    def _is_half_answered(self) -> bool:
        ask = self.t.ask
        return ask is not None and 0 < len(self.t.to_act) < len(ask.asked(self.t))

    def _read(self, line: str) -> tuple[int, sixgun.Action]:
        seat, text = line.split(": ", 1)
        if text.startswith("pick"):
            text = re.sub(r"\b([A-E])([0-5])\b", lambda m: f"{SEATS.index(m[1])}:{m[2]}", text)
        else:
            text = re.sub(r"\b[A-Z]+\d+\b", lambda m: BOX.name[bullet(m[0])], text)
            text = re.sub(r"\b[A-E]\b", lambda m: str(SEATS.index(m[0])), text)
        return SEATS.index(seat), sixgun.parse("kablamo", text)

    # -- looking -------------------------------------------------------------------------------

    def _label(self, piece: int) -> str:
        return self.labels.get(piece) or code(piece)

    def cylinder(self, seat: str) -> str:
        t = self.t
        words = [
            "_" if p == EMPTY else ("*" if t.is_active(p) else "") + self._label(p)
            for p in t.cylinder(SEATS.index(seat))
        ]
        return " ".join(words)

    def spares(self, seat: str) -> str:
        return " ".join(sorted(map(self._label, self.t.spares[SEATS.index(seat)])))

    def on(self, seat: str) -> str:
        """What is attached to a revolver, armed effects with an exclamation mark."""
        revolver = self.t.revolver[SEATS.index(seat)]
        pairs = zip(self.t.on_revolver[revolver], self.t.attached[revolver], strict=True)
        return " ".join(self._label(piece) + "!" * armed for piece, (_, armed) in pairs)

    def on_table(self) -> list[tuple[str, bool]]:
        """What lies in the middle of the table, and whether it is in force."""
        return list(self.t.on_table_as)

    def front(self, seat: str) -> str:
        return " ".join(map(self._label, self.t.in_front[SEATS.index(seat)]))

    def bag(self) -> str:
        return " ".join(map(self._label, self.t.bag))

    def discarded(self, *codes: str) -> bool:
        return all(bullet(word) in self.t.discard for word in codes)

    def in_bag(self, *codes: str) -> bool:
        return all(bullet(word) in self.t.bag for word in codes)

    def alive(self) -> str:
        return "".join(SEATS[seat] for seat in self.t.living)

    def winners(self) -> str:
        assert self.t.result is not None
        return "".join(SEATS[seat] for seat in self.t.result.winners)

    def told(self, seat: str | None, *names: str) -> list[dict[str, Any]]:
        """The messages of these kinds that one seat has got so far."""
        viewer = None if seat is None else SEATS.index(seat)
        messages = [self.t.redact(event, viewer) for event in self.t.log]
        return [m for m in messages if m is not None and m["event"] in names]

    def happened(self, kind: type[Event[Any]]) -> list[Event[Any]]:
        return [event for event in self.t.log if isinstance(event, kind)]
