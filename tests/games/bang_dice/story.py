"""Tables laid and stories played in text.

    t = table("A sheriff suzy_lafayette 7/10 a=2", "B outlaw 5/8 a=1+C", ..., throws="arrow beer | gatling")
    play(t, "A: rethrow 12", "*: pass", "A: stop")

A line is: letter, role, then in any order a character, life/maximum, `a=` arrows held (`+C`: the Chief's
Arrow too), `out` (eliminated), `ghost`, `up` (role face up). Who has no character in the text gets one that
does not matter in the story. A is active unless `active` says otherwise. `throws` are the faces of the next
dice; the bars are for the reader.
"""

from __future__ import annotations

import re
from typing import Any

import sixgun
from sixgun.core.event import Event
from sixgun.core.seats import LETTERS
from sixgun.games.bang_dice.characters import CHARACTERS
from sixgun.games.bang_dice.roles import NUMBER
from sixgun.games.bang_dice.table import DiceTable

NEUTRAL = (  # abilities of the own turn; the active player of a story gets the last one left, Paul Regret
    "lucky_duke",
    "calamity_janet",
    "rose_doolan",
    "willy_the_kid",
    "slab_the_killer",
    "kit_carlson",
    "black_jack",
    "jesse_jones",
)
HARMLESS = "paul_regret"


class Laid:
    """A position in the making, one line a seat."""

    def __init__(self, lines: tuple[str, ...], active: str) -> None:
        seats = len(lines)
        self.active = LETTERS.index(active)
        self.doc: dict[str, Any] = {
            "seats": seats,
            "active": self.active,
            "role": [[] for _ in lines],
            "character": [""] * seats,
            "life": [0] * seats,
            "maximum": [0] * seats,
            "living": [True] * seats,
            "face_up": [False] * seats,
            "arrows": [0] * seats,
        }
        self.roles = list(NUMBER)
        for seat, line in enumerate(lines):
            words = line.split()
            assert words[0] == LETTERS[seat], f"the line of seat {seat} begins with {LETTERS[seat]}"
            self.doc["role"][seat] = [self.role(words[1])]
            for word in words[2:]:
                self.read(seat, word)
        self.fill_in()

    def role(self, word: str) -> str:
        card = next(name for name in self.roles if re.fullmatch(rf"{word}(_\d)?", name))
        self.roles.remove(card)
        return card

    def read(self, seat: int, word: str) -> None:
        if match := re.fullmatch(r"(\d+)/(\d+)", word):
            self.doc["life"][seat], self.doc["maximum"][seat] = int(match[1]), int(match[2])
        elif match := re.fullmatch(r"a=(\d+)(\+C)?", word):
            self.doc["arrows"][seat] = int(match[1])
            if match[2]:
                self.doc["chief"] = seat
        elif word in ("out", "ghost"):
            self.doc["living"][seat] = False
            if word == "ghost":
                self.doc["ghost"] = seat
        elif word == "up":
            self.doc["face_up"][seat] = True
        else:
            assert word in CHARACTERS, f"what is {word}?"
            self.doc["character"][seat] = word

    def fill_in(self) -> None:
        used = self.doc["character"]
        free = [name for name in NEUTRAL if name not in used]
        for seat, name in enumerate(used):
            if not name:
                mine = seat == self.active and HARMLESS not in used
                used[seat] = HARMLESS if mine else free.pop(0)


def table(
    *lines: str, active: str = "A", throws: str = "", more: dict[str, Any] | None = None, **options: object
) -> DiceTable:
    """A hand-made position at the start of the active player's turn."""
    laid = Laid(lines, active)
    rolls = throws.replace("|", " ").split()
    t = sixgun.position("bang_dice", {**laid.doc, "rolls": rolls, "options": options, **(more or {})})
    assert isinstance(t, DiceTable)
    return t


def play(t: DiceTable, *story: str) -> list[Event[Any]]:
    """Lines like `A: stop`; `*: pass` lets everybody who is asked in this window pass."""
    told: list[Event[Any]] = []
    for line in story:
        who, text = line.split(": ")
        seats = list(t.to_act) if who == "*" else [LETTERS.index(who)]
        for seat in seats:
            told += t.apply(seat, sixgun.parse("bang_dice", text))
    return told


def pass_windows(t: DiceTable) -> None:
    """Nobody uses a special role until something else is asked."""
    while t.ask is not None and t.ask.window:
        play(t, "*: pass")


def asked(t: DiceTable) -> str:
    """Who is asked what: "A throw_again"."""
    assert t.ask is not None
    return f"{''.join(LETTERS[seat] for seat in t.to_act)} {t.ask.kind}"


def choices(t: DiceTable, seat: str) -> list[str]:
    return [str(action) for action in t.legal(LETTERS.index(seat))]


def lives(t: DiceTable) -> str:
    return " ".join(f"{life}/{most}" for life, most in zip(t.life, t.maximum, strict=True))


def names(events: list[Event[Any]]) -> list[str]:
    return [str(event).split()[0] for event in events]


def refused(t: DiceTable, line: str) -> str:
    """The code with which an action is refused; the table must be as it was."""
    before = t.dump()
    who, text = line.split(": ")
    try:
        t.apply(LETTERS.index(who), sixgun.parse("bang_dice", text))
    except sixgun.Illegal as illegal:
        assert t.dump() == before
        return illegal.code
    raise AssertionError(f"{line} is legal")


def winners(t: DiceTable) -> str:
    assert t.result is not None
    return "".join(LETTERS[seat] for seat in t.result.winners)
