"""Tables of Klack Klack Bang laid and played in text.

A seat is its hand, its stacks and, unless it sits at the table, its status: `(0,1) [2,2] [1,0] shot`.
"""

from __future__ import annotations

import re
from typing import Any

import sixgun
from sixgun.core.seats import LETTERS
from sixgun.games.klack.table import KlackTable

BUNDLE = re.compile(r"([(\[])(\d+),(\d+)[)\]]")
CLICK, BANG = 2, 1


def table(*seats: str, rolls: tuple[int, ...] = (), **given: Any) -> KlackTable:
    """A table at the start of a bidding phase; `center` follows from the stacks unless it is given."""
    lines = [BUNDLE.findall(seat) for seat in seats]
    hand = [next((int(a), int(b)) for mark, a, b in line if mark == "(") for line in lines]
    stacks = [[(int(a), int(b)) for mark, a, b in line if mark == "["] for line in lines]
    status = [seat.split()[-1] if seat[-1].isalpha() else "at_table" for seat in seats]
    options = {name: given.pop(name) for name in ("bang_bids", "converted_marker") if name in given}
    center = given.pop("center", 6 - sum(map(len, stacks)))
    doc = {"seats": len(seats), "hand": hand, "stacks": stacks, "status": status, "center": center}
    t = sixgun.position("klack", {**doc, "options": options, "rolls": list(rolls), **given})
    assert isinstance(t, KlackTable)
    return t


def fresh(seats: int, *rolls: int, **options: Any) -> KlackTable:
    """A new game whose next rolls are scripted."""
    return table(*["(6,6)"] * seats, rolls=rolls, **options)


def play(t: KlackTable, *lines: str) -> list[str]:
    """Play `A: bid (1,0)` and so on; returns the kinds of the events, without the sealing of answers."""
    told: list[Any] = []
    for line in lines:
        letter, action = line.split(": ")
        told += t.apply(LETTERS.index(letter), sixgun.parse("klack", action))
    return [str(event).split()[0] for event in told if not str(event).startswith("answer_")]


def bids(t: KlackTable, *bundles: str) -> list[str]:
    """All seats that are asked bid (or raise) these, in seat order."""
    assert t.ask is not None
    assert len(t.to_act) == len(bundles)
    lines = [f"{LETTERS[s]}: {t.ask.kind} {b}" for s, b in zip(t.to_act, bundles, strict=True)]
    return play(t, *lines)


def hands(t: KlackTable) -> str:
    return " ".join(f"({a},{b})" for a, b in t.hand)


def stacks(t: KlackTable, seat: str) -> str:
    return " ".join(f"[{a},{b}]" for a, b in t.stacks[LETTERS.index(seat)])


def scores(t: KlackTable) -> list[int]:
    return [t.score(seat) for seat in range(t.seats)]


def code(t: KlackTable, line: str) -> str:
    """The code with which an action is refused; the table must be as before."""
    letter, action = line.split(": ")
    before = t.dump()
    try:
        t.apply(LETTERS.index(letter), sixgun.parse("klack", action))
    except sixgun.Illegal as refused:
        assert t.dump() == before
        return refused.code
    raise AssertionError(f"{line} was accepted")
