"""The bullets in the box: a table of data that a user may replace (section 9.2 of the rules)."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from sixgun.core.action import Action, the
from sixgun.core.errors import Invalid
from sixgun.core.piece import Piece
from sixgun.games.kablamo.actions import CHAMBERS, MOST, Load, Play, Slot
from sixgun.games.kablamo.kinds import (
    ALL_KINDS,
    BULLET_NAMES,
    CLASS_OF,
    COPIES,
    DEFAULT_ROWS,
    HV,
    KABLAMO,
    LIVE_KINDS,
    Row,
)

COLUMNS: Final = ("kind", "class", "count", "numbers")
BOXES: Final = 32  # boxes of users' tables that are remembered at most
HAND: Final = 8  # KAB-022: bullets dealt to each player


class Box:
    """The bullets of one table: of each piece its kind, class, printed number, code and name."""

    __slots__ = (
        "alike",
        "bullets",
        "code",
        "deadly",
        "has_hv",
        "hv",
        "kablamos",
        "kind",
        "live",
        "loads",
        "name",
        "number",
        "numbered",
        "numbers",
        "plays",
        "rows",
        "slots",
    )

    def __init__(self, rows: Sequence[Row], iron: bool) -> None:
        """KAB-193: Iron strategist plays without high velocity bullets."""
        self.rows = tuple([row for row in rows if not (iron and row[1] == HV)])
        self.kind: list[str] = []
        self.number: list[int] = []
        self.code: list[int] = []
        for kind, _, count, numbers in self.rows:
            for copy in range(count):
                self._add(kind, copy, numbers)
        # the numbers of each kind that has some, copy by copy
        self.numbers = {kind: sorted(numbers) for kind, _, _, numbers in self.rows if numbers}
        self.bullets = list(range(len(self.code)))
        self.numbered = {number: bullet for bullet, number in enumerate(self.number) if number}
        self.live = [kind in LIVE_KINDS for kind in self.kind]
        # bullets that cannot be told apart have a bit in common, the others none
        self.alike = [1 << LIVE_KINDS.index(kind) if kind in LIVE_KINDS else 0 for kind in self.kind]
        self.hv = [CLASS_OF[kind] == HV for kind in self.kind]
        self.has_hv = any(self.hv)
        self.deadly = [kind == KABLAMO for kind in self.kind]
        self.kablamos = self.deadly.count(True)
        self.name = [BULLET_NAMES[code] for code in self.code]
        loads = {code: loads_of(code) for code in self.code}
        self.loads = [loads[code] for code in self.code]  # the actions that load a bullet, by chamber
        self.slots: list[Action] = [the(Slot, slot) for slot in self.bullets]
        # the actions that play a high velocity bullet, by assignee
        self.plays = [plays_of(code) if self.hv[bullet] else [] for bullet, code in enumerate(self.code)]

    def _add(self, kind: str, copy: int, numbers: tuple[int, ...]) -> None:
        first = ALL_KINDS.index(kind) * COPIES
        self.kind.append(kind)
        self.number.append(sorted(numbers)[copy] if numbers else 0)
        self.code.append(first + copy + 1 if numbers else first)


def loads_of(code: int) -> list[Load]:
    return [the(Load, code, position) for position in range(CHAMBERS)]


def plays_of(code: int) -> list[Action]:
    return [the(Play, code, seat) for seat in range(MOST)]


@lru_cache(maxsize=2)
def printed_box(iron: bool) -> Box:
    """The box as it is sold, with or without its high velocity bullets."""
    return Box(DEFAULT_ROWS, iron)


def pieces() -> list[Piece]:
    """The print on all bullets of the box as it is sold.

    The effect of a copy has no bullet of its own: for it, each kind stands there without a number too.
    """
    box = printed_box(iron=False)
    kinds = [Piece(kind, kind, CLASS_OF[kind], deadly=kind == KABLAMO) for kind in ALL_KINDS]
    names = zip(box.name, box.kind, box.number, strict=True)
    return kinds + [
        Piece(name, kind, CLASS_OF[kind], number=number) for name, kind, number in names if number
    ]


_boxes: dict[tuple[str, bool], Box] = {}  # by the content of a user's table: it is read and checked once


def box_of(options: Mapping[str, object]) -> Box:
    """The box that these options ask for."""
    iron = options["iron_strategist"] is True
    if options["bullets"] is None:
        return printed_box(iron)
    content = repr(options["bullets"]), iron
    box = _boxes.get(content)
    if box is None:
        box = Box(read_rows(options["bullets"]), iron)
        if len(_boxes) >= BOXES:
            _boxes.clear()
        _boxes[content] = box
    return box


def check_bullets(seats: int, options: Mapping[str, object]) -> None:
    """Section 9.2: the checks of a bullet table, in their order."""
    box = box_of(options)
    if box.kablamos == 0:
        raise Invalid("bullets_no_kablamo", "a bullet table needs at least one kablamo")
    if len(box.kind) < HAND * seats:
        raise Invalid(
            "bullets_too_few", f"{seats} players need {HAND * seats} bullets; there are {len(box.kind)}"
        )
    if options["iron_strategist"] is True and box.kablamos < seats:
        raise Invalid(
            "iron_needs_kablamos",
            f"Iron strategist deals each of {seats} players a kablamo; there are {box.kablamos}",
        )


# --- reading a user's table ---------------------------------------------------------------------------------


def written(rows: Sequence[Row]) -> str:
    """Rows as CSV text, which `read_rows` reads."""
    lines = [f"{kind},{sort},{count},{' '.join(map(str, numbers))}" for kind, sort, count, numbers in rows]
    return "\n".join([",".join(COLUMNS), *lines, ""])


def read_rows(table: object) -> list[Row]:
    """A table as CSV text with a header line, or as a list of objects, both with the columns of 9.2."""
    if isinstance(table, str):
        entries = _csv_entries(table)
        lines = [f"line {line}: " for line in range(2, len(entries) + 2)]
        return _rows(entries, lines)
    if not isinstance(table, (list, tuple)) or not all(isinstance(entry, Mapping) for entry in table):
        raise Invalid(
            "bullets_unknown_kind",
            f"a bullet table is CSV text or a list of objects with {', '.join(COLUMNS)}; not {table!r:.60}",
        )
    return _rows(table, [""] * len(table))


def _rows(entries: Sequence[Mapping[str, object]], lines: Sequence[str]) -> list[Row]:
    """The entries, checked; a complaint says in which line of a file it is."""
    kinds: list[str] = []
    for entry, line in zip(entries, lines, strict=True):
        kind = _kind(entry, line)
        if kind in kinds:
            raise Invalid(
                "bullets_unknown_kind",
                f"{line}'{kind}' stands in the bullet table more than once; keep one row",
            )
        kinds.append(kind)
    counts = [_count(entry, line) for entry, line in zip(entries, lines, strict=True)]
    numbers = [
        _numbers(entry, count, line) for entry, count, line in zip(entries, counts, lines, strict=True)
    ]
    _check_no_number_twice(numbers, lines)
    return [
        (kind, CLASS_OF[kind], count, mine) for kind, count, mine in zip(kinds, counts, numbers, strict=True)
    ]


def _csv_entries(text: str) -> list[dict[str, object]]:
    """One entry per line; the lines of a file are counted as an editor counts them."""
    lines = [line.strip() for line in text.strip().splitlines()]
    rows = list(csv.reader(lines))
    if not rows or tuple(rows[0]) != COLUMNS:
        raise Invalid("bullets_unknown_kind", f"line 1: a bullet table begins with {','.join(COLUMNS)}")
    found: list[dict[str, object]] = []
    for row in rows[1:]:
        cells = [*row, "", "", "", ""]
        numbers = [_whole(word) for word in cells[3].split()]
        found.append({"kind": cells[0], "class": cells[1], "count": _whole(cells[2]), "numbers": numbers})
    return found


def _whole(word: str) -> object:
    """A whole number if it is one; what else it is is complained of later."""
    return int(word) if word.strip().isdecimal() else word


def _kind(entry: Mapping[str, object], line: str) -> str:
    kind = entry.get("kind")
    if kind not in ALL_KINDS:
        raise Invalid(
            "bullets_unknown_kind", f"{line}{kind!r} is no kind of bullet; one of: {', '.join(ALL_KINDS)}"
        )
    if entry.get("class", CLASS_OF[str(kind)]) != CLASS_OF[str(kind)]:
        raise Invalid(
            "bullets_unknown_kind",
            f"{line}'{kind}' is of class {CLASS_OF[str(kind)]}, not {entry['class']!r}",
        )
    unknown = [str(name) for name in entry if name not in COLUMNS]
    if unknown:
        raise Invalid(
            "bullets_unknown_kind", f"{line}'{kind}': a row has {', '.join(COLUMNS)}; not {unknown[0]}"
        )
    return str(kind)


def _count(entry: Mapping[str, object], line: str) -> int:
    count = entry.get("count")
    if type(count) is not int or not 0 <= count < COPIES:
        raise Invalid(
            "bullets_bad_count",
            f"{line}'{entry['kind']}': count is a whole number from 0 to {COPIES - 1}, not {count!r}",
        )
    return count


def _numbers(entry: Mapping[str, object], count: int, line: str) -> tuple[int, ...]:
    kind, numbers = entry["kind"], entry.get("numbers") or []
    if not isinstance(numbers, (list, tuple)) or not all(type(n) is int and n >= 1 for n in numbers):
        raise Invalid(
            "bullets_bad_numbers", f"{line}'{kind}': numbers are whole and at least 1, not {numbers!r}"
        )
    needed = 0 if kind in LIVE_KINDS else count
    if len(numbers) != needed:
        raise Invalid(
            "bullets_bad_numbers",
            f"{line}'{kind}' needs {needed} numbers, one per bullet; there are {len(numbers)}",
        )
    return tuple(numbers)


def _check_no_number_twice(numbers: Sequence[tuple[int, ...]], lines: Sequence[str]) -> None:
    """KAB-054: no two bullets have the same number."""
    seen: set[int] = set()
    for mine, line in zip(numbers, lines, strict=True):
        for number in mine:
            if number in seen:
                raise Invalid(
                    "bullets_bad_numbers", f"{line}number {number} stands in the bullet table twice"
                )
            seen.add(number)
