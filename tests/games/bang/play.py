"""Tables laid in text and stories played in text.

A seat is one line: `A sheriff slab_the_killer 4 n2: bang missed_2s / barrel / horseshoe` is the letter, the
role, the character (or a quiet one), life (or full), nuggets; then hand / cards in play / equipment. A card
is its name (any copy), its sign (`9h`) or its id. `dead` is a player who is out of the game.
"""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
from sixgun.games.bang.pieces import CARD_NAMES, CHARACTER_NAMES, EQUIPMENT_NAMES, ROLE_NAMES
from sixgun.games.bang.table import BangTable

QUIET = [
    "black_jack",
    "willy_the_kid",
    "slab_the_killer",
    "bart_cassidy",
    "calamity_janet",
    "lucky_duke",
    "rose_doolan",
]
LETTERS = "ABCDEFG"


class Layout:
    """Collects what a position says, and hands out each piece once."""

    def __init__(self) -> None:
        self.taken: set[str] = set()
        self.kept: set[str] = set()
        self.doc: dict[str, Any] = {
            name: [] for name in ("roles", "characters", "hand", "in_play", "equipment")
        }
        for name in ("life", "alive", "nuggets"):
            self.doc[name] = []

    def piece(self, word: str, names: list[str]) -> str:
        fits = [n for n in names if n == word or n.startswith(f"{word}_") or f"{n}_".find(f"_{word}_") > 0]
        exact = [word] if word in names else fits
        for name in exact:
            if name not in self.taken and (name == word or name not in self.kept):
                self.taken.add(name)
                return name
        raise AssertionError(f"no piece left for '{word}'")

    def reserve(self, words: list[str], names: list[str]) -> None:
        """Pieces that are named by their id somewhere are not handed out for a mere name."""
        self.kept = {word for word in words if word in names}

    def pieces(self, words: str, names: list[str]) -> list[str]:
        return [self.piece(word, names) for word in words.split()]


def table(
    *seats: str,
    deck: str = "",
    discard: str = "",
    row: str = "",
    equipment_deck: str = "",
    gold: bool = False,
    shadow: bool = False,
    **more: Any,
) -> BangTable:
    """A position: the seats in text, piles with their top card first, the rest by field name."""
    layout = Layout()
    everything = " ".join([*seats, deck, discard, row, equipment_deck]).replace(":", " ").split()
    layout.reserve(everything, [*CARD_NAMES, *EQUIPMENT_NAMES])
    options = {"gold_rush": gold, "shadow": shadow, **more.pop("options", {})}
    piles = {
        "deck": layout.pieces(deck, CARD_NAMES)[::-1],
        "discard": layout.pieces(discard, CARD_NAMES)[::-1],
        "row": layout.pieces(row, EQUIPMENT_NAMES),
        "equipment_deck": layout.pieces(equipment_deck, EQUIPMENT_NAMES)[::-1],
    }
    named = [word for line in seats for word in line.split(":")[0].split() if word in CHARACTER_NAMES]
    quiet = [name for name in QUIET if name not in named]
    for line in seats:
        lay_seat(layout, line, quiet)
    turn = LETTERS.index(more.pop("turn", "A"))
    doc = {"seats": len(seats), "options": options, "turn": turn, **layout.doc, **piles, **more}
    t = sixgun.position("bang", doc)
    assert isinstance(t, BangTable)
    return t


def lay_seat(layout: Layout, line: str, quiet: list[str]) -> None:
    words, _, cards = line.partition(":")
    hand, in_play, equipment = (*cards.split("/"), "", "", "")[:3]
    rest = words.split()[1:]
    numbers = [word for word in rest if word.isdigit()]
    nuggets = [word[1:] for word in rest if word[0] == "n" and word[1:].isdigit()]
    characters = [word for word in rest if word in CHARACTER_NAMES]
    doc = layout.doc
    doc["roles"].append(layout.piece(rest[0], ROLE_NAMES))
    doc["characters"].append(characters[0] if characters else quiet.pop(0))
    doc["life"].append(int(numbers[0]) if numbers else 0)
    doc["alive"].append("dead" not in rest)
    doc["nuggets"].append(int(nuggets[0]) if nuggets else 0)
    doc["hand"].append(layout.pieces(hand, CARD_NAMES))
    doc["in_play"].append(layout.pieces(in_play, CARD_NAMES))
    doc["equipment"].append(layout.pieces(equipment, EQUIPMENT_NAMES))


def play(t: BangTable, *lines: str) -> list[Any]:
    """Play a story: `A: bang > B` is the first legal action of A that reads like it. Returns its events."""
    told: list[Any] = []
    for line in lines:
        seat, action = find(t, line)
        told.extend(t.apply(seat, action))
        t.check()
    return told


def idle(t: BangTable, letter: str) -> None:
    """Everybody gives the answer of the silent until it is that player's phase 2."""
    while asked(t) != f"{letter} play":
        seat = t.to_act[0]
        t.apply(seat, t.default(seat))


def find(t: BangTable, line: str) -> tuple[int, sixgun.Action]:
    letter, _, text = line.partition(":")
    seat = LETTERS.index(letter.strip())
    words = [str(LETTERS.index(word)) if word in LETTERS else word for word in text.split()]
    for action in t.legal(seat):
        if reads_like(str(action).split(), words):
            return seat, action
    legal = ", ".join(map(str, t.legal(seat)))
    raise AssertionError(f"'{line}' is not legal; asked are {t.to_act}, {t.ask and t.ask.kind}: {legal}")


def reads_like(action: list[str], words: list[str]) -> bool:
    return len(action) == len(words) and all(
        one == word or one.startswith(f"{word}_") or one.endswith(f"_{word}")
        for one, word in zip(action, words, strict=True)
    )


def can(t: BangTable, line: str) -> bool:
    """Is there a legal action that reads like the line?"""
    try:
        find(t, line)
    except AssertionError:
        return False
    return True


def refused(t: BangTable, letter: str, text: str) -> str:
    """The code with which the action is refused; the table is untouched."""
    before = t.dump()
    with pytest.raises(sixgun.Illegal) as error:
        t.apply(LETTERS.index(letter), sixgun.parse("bang", text))
    assert t.dump() == before
    return error.value.code


def hand(t: BangTable, letter: str) -> list[str]:
    return [t.piece_name(card) for card in t.hand[LETTERS.index(letter)]]


def in_play(t: BangTable, letter: str) -> list[str]:
    return [t.piece_name(card) for card in t.in_play[LETTERS.index(letter)]]


def equipment(t: BangTable, letter: str) -> list[str]:
    return [t.piece_name(card) for card in t.equipment[LETTERS.index(letter)]]


def names(t: BangTable, pieces: list[int]) -> list[str]:
    return [t.piece_name(piece) for piece in pieces]


def asked(t: BangTable) -> str:
    """Who is asked what: `B dodge`."""
    return f"{LETTERS[t.to_act[0]]} {t.ask.kind}" if t.ask else "over"


def winners(t: BangTable) -> str:
    return "".join(LETTERS[seat] for seat in t.result.winners) if t.result else ""


def kinds(events: list[Any]) -> list[str]:
    return [type(event).__name__ for event in events]
