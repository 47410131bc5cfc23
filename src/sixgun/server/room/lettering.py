"""Names, titles and chat as they may be shown: nothing is invisible, turns the direction, or piles up.

Every script stays as it is written, and so do emoji. A joiner stays between two emoji, and between letters of
the scripts that are written with it (Persian, Hindi, …); the selector of colour stays behind a symbol. Tags,
ideographic variants and all other invisible characters go.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Final
from unicodedata import category, name, normalize

UNSHOWN: Final = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}  # Unicode's categories of what is not print
BLANK: Final = set("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")  # look empty
JOINERS: Final = {"\u200c", "\u200d"}
COLOUR: Final = {"\ufe0e", "\ufe0f"}  # show the symbol before as text, or as a picture
KEYCAP: Final = "\u20e3"
MARKS: Final = 2  # accents in a row at most
JOINED: Final = {
    *("ARABIC", "SYRIAC", "MONGOLIAN", "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL"),
    *("TELUGU", "KANNADA", "MALAYALAM", "SINHALA"),
}


def shown(text: str) -> str:
    """A line as it may be shown to others; empty, if there is nothing to show."""
    kept = ""
    letters = " ".join(normalize("NFC", text).split())
    for at, letter in enumerate(letters):
        if _may_follow(kept, letter, letters[at + 1 : at + 2]):
            kept += letter
    return normalize("NFC", " ".join(kept.split()))


def _may_follow(kept: str, letter: str, following: str) -> bool:
    before = kept[-1:]
    if letter in JOINERS:
        return _joins(before, letter, following)
    if letter in COLOUR:
        return _is_symbol(before) or (following == KEYCAP and before.isascii())
    if letter in BLANK or "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef":
        return False
    if category(letter) in ("Mn", "Me"):
        return before.strip() != "" and _marks_at_end(kept) < MARKS
    return category(letter) not in UNSHOWN or _is_picture(letter)


def _joins(before: str, letter: str, following: str) -> bool:
    """Does a joiner stand where it changes the picture?"""
    if letter == "\u200d" and (_is_symbol(before) or before in COLOUR) and _is_symbol(following):
        return True
    return _script(before) in JOINED and _script(following) in JOINED


def _is_symbol(letter: str) -> bool:
    return letter != "" and (category(letter) in ("So", "Sm", "Sk") or _is_picture(letter))


def _is_picture(letter: str) -> bool:
    """An emoji, perhaps a newer one than Python knows."""
    return "\U0001f000" <= letter <= "\U0001faff"


def _script(letter: str) -> str:
    """The first word of a letter's name."""
    return name(letter, "").split(" ")[0] if letter else ""


def _marks_at_end(kept: str) -> int:
    """Accents in a row, as far as they are counted."""
    ends = takewhile(lambda mark: category(mark) in ("Mn", "Me"), reversed(kept[-MARKS:]))
    return len(list(ends))
