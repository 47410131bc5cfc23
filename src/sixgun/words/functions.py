"""The functions that messages may call; `catalogue` says what each is for."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime.types import FluentType, fluent_number

COPY: Final = re.compile(r"(?P<kind>\w+?)(?:_(?P<rank>10|[2-9jqka])(?P<suit>[cdhs]))?(?:_(?P<number>\d+))?")
HIDDEN: Final = "hidden"
LONG: Final = 12  # entries of a list that are told one by one
BILLS: Final = (1000, 2000)
Find = Callable[[str, str, str, Mapping[str, object]], str | None]
Tell = Callable[[str], str]


class Items(FluentType):
    """A list on its way through a message."""

    def __init__(self, entries: Sequence[object]) -> None:
        self.entries = list(entries)


def fluent(value: object) -> object:
    """A value as messages take it."""
    if value is None:
        return HIDDEN
    if isinstance(value, bool):
        return "yes" if value else "no"
    return Items(value) if isinstance(value, (list, tuple)) else value


def bare(value: object) -> Any:
    """A value as it came."""
    return value.entries if isinstance(value, Items) else value


def seats_in(value: object) -> list[int]:
    """The seats that a value names: a list of them, one, or nobody."""
    found = bare(value)
    if found == HIDDEN or found == -1:
        return []
    return [int(seat) for seat in found] if isinstance(found, list) else [int(found)]


def plain(word: str) -> str:
    """choose_victim -> choose victim"""
    return word.replace("_", " ").strip()


def kind_of(word: str) -> str:
    """bang_8c -> bang"""
    found = COPY.fullmatch(word)
    return found["kind"] if found else word


class Scene:
    """Who sits at the table and who reads, while a message is told; and the words for values."""

    def __init__(self, find: Find, locale: str) -> None:
        self.find, self.locale = find, locale.replace("-", "_")
        self.names: Sequence[str] = ()
        self.you: int | None = None

    @contextmanager
    def of(self, names: Sequence[str] | None, you: int | None) -> Iterator[None]:
        """Tell something to `you`; without names, to whoever is being told something already."""
        before = self.names, self.you
        if names is not None:
            self.names, self.you = names, you
        try:
            yield
        finally:
            self.names, self.you = before

    def name(self, value: object, form: str = "") -> str:
        if isinstance(value, bool):
            return self.common("yes" if value else "no")
        if isinstance(value, (int, float)):
            return format_decimal(value, locale=self.locale)
        if isinstance(value, str) and not value:
            return self.common("nothing")
        if isinstance(value, str):
            return self.common("face-down") if value.startswith("?") else self.word(value, form)
        if isinstance(value, (list, tuple)):
            return self.row(value) if None in value else self.pile(value)
        return self.common(HIDDEN) if value is None else str(value)

    def word(self, word: str, form: str = "") -> str:
        """A word of the rules; a piece of which there are copies by its kind and what tells it apart."""
        if (own := self.find("name", word, form, {})) is not None:
            return own
        found = COPY.fullmatch(word)
        parts = found.groupdict("none") if found else {}
        kind = self._in_form("name", parts.get("kind", word), form, {})
        if kind is None:
            return plain(word)
        return self._in_form("copy", "", form, {**parts, "name": kind}) or kind

    def _in_form(self, part: str, word: str, form: str, fields: Mapping[str, object]) -> str | None:
        """In that form, or as usual where there is no such form."""
        found = self.find(part, word, form, fields) if form else None
        return found or self.find(part, word, "", fields)

    def pile(self, value: Sequence[object]) -> str:
        """What is known by name, what is face down by number, a long list cut short."""
        down = [entry for entry in value if isinstance(entry, str) and entry.startswith("?")]
        known = [entry for entry in value if entry not in down]
        words = [f"({self.name(e)})" if isinstance(e, (list, tuple)) else self.name(e) for e in known[:LONG]]
        more = [self.common("more", count=len(known) - LONG)] if len(known) > LONG else []
        return self.listed(
            [*words, *more, *([self.common("face-down-count", count=len(down))] if down else [])]
        )

    def row(self, value: Sequence[object]) -> str:
        """Place by place, also what is empty or face down."""
        return " ".join(["·" if entry is None else self.place(entry) for entry in value])

    def place(self, entry: object) -> str:
        return "▮" if isinstance(entry, str) and entry.startswith("?") else self.name(entry)

    def listed(self, words: Sequence[str], join: str = "") -> str:
        if not words:
            return self.common("nothing")
        return format_list(list(words), "standard" if join == "and" else "unit-short", self.locale)

    def common(self, id: str, **fields: object) -> str:
        return self.find(id, "", "", fields) or id


class Functions:
    """The functions of one catalogue."""

    def __init__(self, find: Find, action: Tell, locale: str) -> None:
        self.find, self.tell_action = find, action
        self.scene = Scene(find, locale)

    def table(self) -> dict[str, Callable[..., Any]]:
        own: list[Callable[..., Any]] = [self.player, self.verb, self.who, self.name, self.row, self.count]
        own += [self.at, self.each, self.alike, self.money, self.action, self.nth]
        return {function.__name__.upper(): function for function in own}

    def player(self, value: object, form: str = "") -> str:
        seats = seats_in(value)
        if not seats:
            return self.scene.common("nobody")
        you_first = sorted(seats, key=lambda seat: seat != self.scene.you)
        return self.scene.listed([self._player(seat, form) for seat in you_first], "and")

    def _player(self, seat: int, form: str) -> str:
        id = "you" if seat == self.scene.you else "player"
        fields = {"name": self.scene.names[seat]}
        return self.find(id, "", form, fields) or self.find(id, "", "", fields) or ""

    def verb(self, value: object, you: str, one: str, many: str = "") -> str:
        return {"you": you, "many": many or you}.get(self.who(value), one)

    def who(self, value: object, other: object = None) -> str:
        seats = seats_in(value)
        if not seats:
            return "none"
        if other is not None and seats == seats_in(other):
            return "same"
        return "many" if len(seats) > 1 else "you" if seats[0] == self.scene.you else "one"

    def name(self, value: object, form: str = "") -> str:
        return self.scene.name(bare(value), form)

    def row(self, value: object) -> str:
        return self.scene.row(bare(value))

    def count(self, value: object) -> Any:
        return fluent_number(len(bare(value)))

    def at(self, value: object, place: int) -> Any:
        found = fluent(bare(value)[int(place)])
        return fluent_number(found) if isinstance(found, int) else found

    def each(self, value: object, message: str, seats: object = None, all: str = "no", join: str = "") -> str:
        of = range(len(bare(value))) if seats is None else seats_in(seats)
        entries = list(zip(of, bare(value), strict=True))
        told = [(seat, entry) for seat, entry in entries if all == "yes" or not is_nothing(entry)]
        words = [self.find(message, "", "", {"seat": seat, "value": entry}) or "" for seat, entry in told]
        return self.scene.listed(words, join)

    def alike(self, value: object, message: str, by: object = HIDDEN) -> str:
        groups: dict[tuple[object, bool], list[int]] = {}
        for seat, entry in enumerate(bare(value)):
            if not is_nothing(entry):
                groups.setdefault((entry, seats_in(by) == [seat]), []).append(seat)
        you_first = sorted(groups.items(), key=lambda group: self.scene.you not in group[1])
        told = [{"seat": seats, "value": entry, "by": by} for (entry, _), seats in you_first]
        return self.scene.listed([self.find(message, "", "", fields) or "" for fields in told], "and")

    def money(self, *value: Any) -> str:
        counts = [int(count) for count in (bare(value[0]) if len(value) == 1 else value)]
        worth = sum(count * bill for count, bill in zip(counts, BILLS, strict=True))
        fields = {"ones": counts[0], "twos": counts[1], "bills": sum(counts), "worth": worth}
        return self.find("money", "", "", fields) or str(worth)

    def action(self, value: str) -> str:
        return self.tell_action(value)

    def nth(self, value: int) -> Any:
        return fluent_number(int(value) + 1)


def is_nothing(entry: object) -> bool:
    """No entry at all, or one in which every count is 0."""
    if isinstance(entry, (list, tuple)):
        return all(is_nothing(part) for part in entry)
    return entry is None or entry == 0
