"""The rules as text: the files of docs/rules, which the wheel carries beside the code."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from sixgun.core.errors import Invalid

DEFINED: Final = re.compile(r"^\s*(?:[-*+]|\|)\s*\*\*([A-Z]+[0-9]*-\d{3})\*\*\s*(.*)$")
HEADING: Final = re.compile(r"^#+\s+(.*)$")
NUMBER: Final = re.compile(r"(?:([A-Za-z]+[0-9]*)-)?(\d{1,3})")


class Clause:
    """One rule sentence: its id, its text and the heading above it."""

    __slots__ = ("id", "section", "text")

    def __init__(self, id: str, section: str, text: str) -> None:
        self.id, self.section, self.text = id, section, text


class Rulebook:
    """One rules file."""

    def __init__(self, game: str, text: str) -> None:
        self.game, self.text = game, text
        self.clauses: dict[str, Clause] = {clause.id: clause for clause in _clauses(text)}

    @property
    def prefix(self) -> str:
        return next(iter(self.clauses), "").rpartition("-")[0]

    def named(self, word: str) -> Clause | None:
        """The clause that a word names: KLACK-023, klack-23 or 23."""
        found = NUMBER.fullmatch(word)
        if not found:
            return None
        return self.clauses.get(f"{(found[1] or self.prefix).upper()}-{int(found[2]):03}")

    def search(self, words: Sequence[str]) -> list[Clause]:
        """The clauses that hold all the words, in the order of the file."""
        wanted = [word.casefold() for word in words]
        texts = [(clause, f"{clause.section} {clause.text}".casefold()) for clause in self.clauses.values()]
        return [clause for clause, text in texts if all(word in text for word in wanted)]


@cache
def rulebook(game: str) -> Rulebook:
    """The rules of a game."""
    path = _folder() / f"{game}.md"
    if not path.is_file():
        there = ", ".join(written())
        raise Invalid("unknown_game", f"there are no rules for '{game}'; there are rules for: {there}")
    return Rulebook(game, path.read_text(encoding="utf-8"))


def written() -> list[str]:
    """The games whose rules are written, whether they are built or not."""
    return sorted(file.stem for file in _folder().glob("*.md") if file.stem.islower())


def _folder() -> Path:
    """In a wheel the rules lie in the package, in a check-out in docs/rules above it."""
    package = Path(__file__).resolve().parent.parent
    above = [folder / "docs" / "rules" for folder in package.parents]
    return next((folder for folder in [package / "rules", *above] if folder.is_dir()), package / "rules")


def _clauses(text: str) -> list[Clause]:
    found: list[Clause] = []
    section, inside = "", False
    for line in text.splitlines():
        if heading := HEADING.match(line):
            section, inside = heading[1], False
        elif defined := DEFINED.match(line):
            found.append(Clause(defined[1], section, defined[2].rstrip(" |")))
            inside = True
        elif inside and line.startswith("  ") and line.strip():
            found[-1].text += f" {line.strip()}"
        else:
            inside = False
    return found
