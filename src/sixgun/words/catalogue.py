"""Sentences from JSON catalogues: one file a game beside this module, `common.json` for all.

A catalogue has `asks` (question -> what the asked seat reads), `waits` (what the others read), `events`
(null: it goes without saying), `actions` (text form of the action, with its holes -> sentence), `facts`
(field of the view -> heading; null: not worth showing), `values` (word -> words) and `texts` (word -> what it
does, in short). A part of a sentence in [brackets] is left out where a hole of it is hidden or nobody.
A sentence has holes `{field}`, `{field|shape}` or `{one,two|shape}`; the shapes are `player`, `players`,
`other` (a player; its part in brackets is left out where it is the `seat` itself), `action`, `owners` (the
seats of pairs), `place` (a pair: a seat and a position), `row` (place by place, also what is face down),
`nth` (counted from 1), `some` (0 is nothing), `of NOUN` (3 nouns: by a number, or by the size of a list),
`scores`, `each SHAPE` (one entry a seat, nothings left out), `list SHAPE`, and
those that the catalogue declares under `shapes`: names for a row of counts, or one for each value of a
number or of no and yes. Whatever a catalogue leaves out is still told, in the plain words of the rules.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, TypedDict

from sixgun.games import find

HOLE: Final = re.compile(r"\{([\w,]+)(?:\|([\w ]+))?\}")
SEAT_FIELDS: Final = frozenset(
    ["seat", "target", "victim", "owner", "by", "shooter", "bidder", "source", "killer", "dealer", "chief"]
)
PART: Final = re.compile(r"\[([^\[\]]*)\]")
FACE_DOWN: Final = "face down"
LONG_PILE: Final = 12
SEATS_FIELDS: Final = frozenset(["seats", "targets", "winners", "players", "who"])


class Catalogue(TypedDict, total=False):
    """What a JSON file holds."""

    asks: dict[str, str]
    waits: dict[str, str]
    events: dict[str, str | None]
    actions: dict[str, str]
    facts: dict[str, str | None]
    values: dict[str, str]
    shapes: dict[str, list[str]]
    texts: dict[str, str]


@cache
def words_of(game: str) -> Words:
    """The words of one game."""
    own = _read(game)
    actions = {**forms_of(game), **own.get("actions", {})}
    return Words(_read("common"), {**own, "actions": actions})


def _read(name: str) -> Catalogue:
    path = Path(__file__).parent / f"{name}.json"
    found: Catalogue = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return found


class Words:
    """The sentences of one game, with `names` for its seats."""

    def __init__(self, common: Catalogue, own: Catalogue) -> None:
        self.asks = {**common.get("asks", {}), **own.get("asks", {})}
        self.waits = {**common.get("waits", {}), **own.get("waits", {})}
        self.events = {**common.get("events", {}), **own.get("events", {})}
        self.facts = {**common.get("facts", {}), **own.get("facts", {})}
        self.values = {**common.get("values", {}), **own.get("values", {})}
        self.shapes = {**common.get("shapes", {}), **own.get("shapes", {})}
        self.forms = [(_pattern(form), sentence) for form, sentence in own.get("actions", {}).items()]

    def ask(self, question: Mapping[str, object], names: Sequence[str]) -> str:
        """The question as the seat that is asked reads it."""
        kind = str(question["kind"])
        return begun(self.fill(self.asks.get(kind, f"{sentence(kind)}?"), question, names), names)

    def wait(self, question: Mapping[str, object], awaited: Sequence[int], names: Sequence[str]) -> str:
        """The question as everybody else reads it."""
        text = self.waits.get(str(question["kind"]), f"{{awaited|players}}: {plain(str(question['kind']))}.")
        return begun(self.fill(text, {**question, "awaited": list(awaited)}, names), names)

    def event(self, told: Mapping[str, object], names: Sequence[str]) -> str:
        """What has happened, from a redacted event; nothing for one that goes without saying."""
        kind = str(told["event"])
        if kind in self.events:
            text = self.events[kind]
            return "" if text is None else begun(self.fill(text, told, names), names)
        fields = [name for name in told if name not in ("event", "clauses", "seat")]
        parts = [f"{plain(name)} {self.shape(told[name], guess(name), names)}" for name in fields]
        who = f"{_name(told['seat'], names)}: " if "seat" in told else ""
        return f"{who}{', '.join([plain(kind) if who else sentence(kind), *parts])}."

    def action(self, text: str, names: Sequence[str]) -> str:
        """An action, from its one-line text."""
        for pattern, form in self.forms:
            if found := pattern.fullmatch(text):
                return self.fill(form, {key: _number(part) for key, part in found.groupdict().items()}, names)
        return plain(text)

    def heading(self, field: str) -> str | None:
        """What a fact of the view is called; None for one that is not worth showing."""
        text = self.facts.get(field, plain(field))
        return None if text is None else text.split("|")[0]

    def fact(self, field: str, value: object, names: Sequence[str]) -> str:
        """The value of a fact, or of one seat's entry of it, as short as it can be."""
        _, _, shape = (self.facts.get(field) or "").partition("|")
        return self.shape(value, shape or guess(field), names)

    # -- filling the holes -------------------------------------------------------------------

    def fill(self, text: str, fields: Mapping[str, object], names: Sequence[str]) -> str:
        def hole(found: re.Match[str]) -> str:
            name, shape = found[1], found[2]
            if "," in name:
                return self.shape([fields.get(part) for part in name.split(",")], shape or "", names)
            return self.shape(fields.get(name), guess(name) if shape is None else shape, names)

        return HOLE.sub(hole, PART.sub(lambda part: part[1] if is_told(part[1], fields) else "", text))

    def shape(self, value: object, shape: str, names: Sequence[str]) -> str:
        """A value in words."""
        first, _, rest = shape.partition(" ")
        if value is None:
            return "hidden"
        if first == "of":
            return many(value, rest)
        if isinstance(value, list):
            return self._list(value, first, rest, names)
        if first in ("player", "other"):
            return _name(value, names)
        if first == "action":
            return self.action(str(value), names)
        if first == "some" and not value:
            return "-"
        if first in self.shapes and isinstance(value, int):
            return self.shapes[first][value]
        return str(value + 1) if first == "nth" and isinstance(value, int) else self.value(value)

    def _list(self, value: list[object], shape: str, rest: str, names: Sequence[str]) -> str:
        if shape in self.shapes:
            return counted(value, self.shapes[shape])
        if shape in ("players", "owners"):
            seats = [entry[0] if isinstance(entry, list) else entry for entry in value]
            return together([_name(seat, names) for seat in seats])
        if shape == "list":
            return "; ".join([self.shape(entry, rest, names) for entry in value]) or "-"
        if shape == "place":
            return f"position {value[1]} of {_name(value[0], names)}"
        if shape == "row":
            return self._row(value)
        if shape in ("each", "scores"):
            return self._each(value, shape == "scores", rest, names)
        return self.value(value)

    def _each(self, value: list[object], whole: bool, shape: str, names: Sequence[str]) -> str:
        told = [(seat, entry) for seat, entry in enumerate(value) if whole or not is_nothing(entry)]
        entries = [(_name(seat, names), entry) for seat, entry in told]
        return (
            ", ".join([f"{name} {self.shape(entry, shape, names)}" for name, entry in entries]) or "nothing"
        )

    def _row(self, value: list[object]) -> str:
        return " ".join(["·" if entry is None else self._place(entry) for entry in value])

    def _place(self, entry: object) -> str:
        return "▮" if isinstance(entry, str) and entry.startswith("?") else self.value(entry)

    def value(self, value: object) -> str:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return f"{value:,}"
        if isinstance(value, str):
            return FACE_DOWN if value.startswith("?") else self.values.get(value, plain(value))
        if isinstance(value, Mapping):
            return (
                ", ".join([f"{plain(str(key))} {self.value(entry)}" for key, entry in value.items()]) or "-"
            )
        if isinstance(value, list):
            return self._pile(value)
        return "hidden" if value is None else str(value)

    def _pile(self, value: list[object]) -> str:
        """A list: what is known by name, what is face down by number; with empty places, place by place."""
        if all(entry == 0 and isinstance(entry, int) for entry in value):
            return "-"
        if None in value:
            return self._row(value)
        down = [entry for entry in value if isinstance(entry, str) and entry.startswith("?")]
        open_ones = [entry for entry in value if entry not in down]
        words = [
            f"({self.value(entry)})" if isinstance(entry, list) else self.value(entry) for entry in open_ones
        ]
        more = [f"… {len(words) - LONG_PILE} more"] if len(words) > LONG_PILE else []
        return ", ".join([*words[:LONG_PILE], *more, *([f"{len(down)} {FACE_DOWN}"] if down else [])]) or "-"


def forms_of(game: str) -> dict[str, str]:
    """Every action in the plain words of its own text form."""
    forms = [action.form for action in find(game).grammar.actions]
    return {form: re.sub(r"_(?![^{]*\})", " ", form) for form in forms}


def guess(field: str) -> str:
    """The shape of a field that says nothing of it: fields named like a seat hold seats."""
    if field in SEAT_FIELDS:
        return "player"
    return "players" if field in SEATS_FIELDS else ""


def _name(value: object, names: Sequence[str]) -> str:
    """The name of a seat; other numbers, such as -1 for nobody, stay what they are."""
    number = int(value) if isinstance(value, (int, str)) and str(value).lstrip("-").isdecimal() else -1
    if 0 <= number < len(names):
        return names[number]
    return "nobody" if number == -1 else str(value)


def _number(word: str) -> int | str:
    return int(word) if word.lstrip("-").isdecimal() else word


def is_told(part: str, fields: Mapping[str, object]) -> bool:
    """Does a part of a sentence say anything: no hole of it is hidden, nobody, or the `seat` once more?"""
    holes = [(name, shape) for parts, shape in HOLE.findall(part) for name in parts.split(",")]
    nothing = {
        shape: (None, -1, fields.get("seat")) if shape == "other" else (None, -1) for _, shape in holes
    }
    return all(fields.get(name) not in nothing[shape] for name, shape in holes)


def is_nothing(entry: object) -> bool:
    """No entry at all, or one in which every count is 0."""
    if isinstance(entry, list):
        return all(is_nothing(part) for part in entry)
    return entry is None or entry == 0


def counted(counts: Sequence[object], names: Sequence[str]) -> str:
    """[3, 2] -> 3×1,000 + 2×2,000 = 7,000, with the sum where the names are numbers"""
    pairs = [(_number(str(count)), name) for count, name in zip(counts, names, strict=False)]
    there = [(count, name) for count, name in pairs if isinstance(count, int) and count]
    text = " + ".join([f"{count}×{name}" for count, name in there]) or "nothing"
    worth = [count * int(name.replace(",", "")) for count, name in there if name.replace(",", "").isdecimal()]
    return f"{text} = {sum(worth):,}" if sum(worth) and sum(count for count, _ in there) > 1 else text


def many(value: object, noun: str) -> str:
    """2 life points, 1 nugget"""
    count = len(value) if isinstance(value, list) else value
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def begun(text: str, names: Sequence[str]) -> str:
    """With a capital letter at its beginning, unless that is a name, which stays as its owner writes it."""
    return text if text.startswith(tuple(names)) else text[:1].upper() + text[1:]


def together(words: Sequence[str]) -> str:
    """A, B and C"""
    if len(words) < 2:
        return "".join(words) or "nobody"
    return f"{', '.join(words[:-1])} and {words[-1]}"


def plain(word: str) -> str:
    return word.replace("_", " ").strip()


def sentence(word: str) -> str:
    """choose_victim -> Choose victim"""
    return begun(plain(word), ())


def _pattern(form: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[-\\w]+)", re.escape(form)))
