"""A table laid in text and a race told in the notation of section 8.

`C(1,420->2)` seat 1 slaps the centre at 420 pointing at seat 2; `C(0,400->1@601)` pointing at another tick;
`C(0,400,later)`; `B(2,430,B0)` a base slap, `Boff(...)` with the off hand; `L(0,380)`, `Loff(0,380)` leaving;
`P(0,520->1)` pointing. A `!` at the end makes it an `auto` slap.
"""

from __future__ import annotations

import re
from typing import Any

import sixgun
from sixgun.core.action import the
from sixgun.core.seats import CLOCK
from sixgun.games.slap45.actions import (
    CLOSE,
    DEAL,
    LATER,
    MAIN,
    NOBODY,
    OFF,
    REVEAL,
    START,
    Advance,
    LeaveAt,
    PointAt,
    SlapBase,
    SlapCenter,
)
from sixgun.games.slap45.cards import FIRST_GOLD
from sixgun.games.slap45.events import RoundJudged
from sixgun.games.slap45.gangs import members_of
from sixgun.games.slap45.table import SlapTable

FIRST = {"talkin_iron": 0, "move": 20, "big_gun": 40, "gold": 66}
STANDARD = ["union", "confederates", "poncho_posse", "comanche"]
LAWMEN = ["lone_star_sheriffs", "black_hat_outlaws", "railroad_company", "union"]
TOLD = re.compile(r"(C|B|Boff|L|Loff|P)\((\d),(-?\d+)(?:->(\d)(?:@(-?\d+))?|,B(\d)|,(later))?\)(!?)")


def between(card: str = "talkin_iron", **doc: Any) -> SlapTable:
    """A table before the deal, with that card on top. `gold` and `alive` are given as numbers a seat."""
    options = {"mode": "basic", **doc.pop("options", {})}
    gangs = doc.pop("gang", None) or (STANDARD if doc.get("seats", 3) == 4 else None)
    if gangs:
        options.update(mode="powers", gangs=gangs)
        doc["seats"] = len(gangs)
    gold = doc.pop("gold", None)
    if gold:
        doc["stash"] = _stashes(gold)
    alive = doc.pop("alive", None)
    if alive:
        names = gangs or ["union", "confederates", "poncho_posse"]
        doc["members"] = [list(members_of(names[seat])[6 - n :]) for seat, n in enumerate(alive)]
    deck = [FIRST[name] + n * (-1 if name == "gold" else 1) for n, name in enumerate(card.split())]
    t = sixgun.position("slap45", {"deck": deck, "options": options, **doc})
    assert isinstance(t, SlapTable)
    return t


def _stashes(gold: list[int]) -> list[list[int]]:
    places = [sum(gold[:seat]) for seat in range(len(gold))]
    return [[FIRST_GOLD + places[seat] + n for n in range(count)] for seat, count in enumerate(gold)]


def live(card: str = "talkin_iron", **doc: Any) -> SlapTable:
    """The same table with a clock, the card just revealed."""
    t = between(card, **doc)
    t.apply(CLOCK, START)
    t.apply(t.dealer, DEAL)
    t.apply(CLOCK, REVEAL)
    return t


def action(text: str, seq: int) -> tuple[int, sixgun.Action]:
    match = TOLD.fullmatch(text.replace(" ", ""))
    assert match, text
    kind, who, when, target, target_tick, base, later, bang = match.groups()
    seat, t, auto = int(who), int(when), int(bang == "!")
    if kind == "C":
        at = LATER if later else int(target) if target else NOBODY
        return seat, SlapCenter(t, at, int(target_tick) if target_tick else t, auto, seq)
    if kind in ("B", "Boff"):
        return seat, SlapBase(t, int(base), OFF if kind == "Boff" else MAIN, auto, seq)
    if kind == "P":
        return seat, PointAt(t, int(target), seq)
    return seat, LeaveAt(t, OFF if kind == "Loff" else MAIN, seq)


class Story:
    """What came of a race: the judgement, and the result of every action in the order told."""

    def __init__(self, judged: RoundJudged | None, told: list[tuple[int, sixgun.Action]]) -> None:
        self.judged = judged
        self.results = []
        if judged:
            found = {(seat, str(sent)): result for seat, sent, result in judged.stream}
            self.results = [found[seat, str(sent)] for seat, sent in told]

    @property
    def tick(self) -> int:
        assert self.judged
        return self.judged.tick


def race(t: SlapTable, *story: str, until: int | None = None) -> Story:
    """Submit the actions in the order told, then let time pass: to a tick, or to the end."""
    told = [action(text, seq) for seq, text in enumerate(story)]
    events = []
    for seat, sent in told:
        events += t.apply(seat, sent)
    events += t.apply(CLOCK, CLOSE if until is None else the(Advance, until))
    judged = [event for event in events if isinstance(event, RoundJudged)]
    return Story(judged[0] if judged else None, told)


def say(t: SlapTable, *story: str) -> None:
    """`2: deal move` and so on, in the text forms of the game."""
    for line in story:
        seat, text = line.split(":", 1)
        t.apply(int(seat), sixgun.parse("slap45", text.strip()))


def refused(t: SlapTable, seat: int, what: sixgun.Action | str) -> str:
    """The code with which an action is refused; the table is untouched."""
    before = t.dump()
    try:
        t.apply(seat, sixgun.parse("slap45", what) if isinstance(what, str) else what)
    except sixgun.Illegal as illegal:
        assert t.dump() == before
        return illegal.code
    raise AssertionError(f"{what} was not refused")


def alive(t: SlapTable) -> list[int]:
    return [len(members) for members in t.members]


def gold(t: SlapTable) -> list[int]:
    return [len(stash) for stash in t.stash]


def discarded(t: SlapTable, kind: str) -> int:
    return len([piece for piece in t.discard if t.piece_name(piece).startswith(kind)])
