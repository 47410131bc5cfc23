"""Actions: what a seat can answer. Frozen, each one of its kind, one line of text both ways."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeVar, cast

from sixgun.core.errors import Invalid
from sixgun.core.names import field_names

if TYPE_CHECKING:
    from sixgun.core.table import Table

A = TypeVar("A", bound="Action")
HOLE = re.compile(r"\\\{(\w+)\\\}")


class Action:
    """One answer to a question. `form` is its text, with the fields in braces; `names` spells numbers."""

    __slots__ = ()
    form: ClassVar[str] = ""
    verb: ClassVar[str] = ""  # what clients know it by; the first word of its form, unless it says another
    names: ClassVar[dict[str, Sequence[str]]] = {}
    listed: ClassVar[bool] = True  # False: too many to list (a slap at any tick), so none is kept
    ranges: ClassVar[dict[str, Callable[[Table], Sequence[int]]]] = {}  # what a field can be at a table

    def parts(self) -> tuple[int, ...]:
        """The values of the fields, in the order of the constructor."""
        return tuple([getattr(self, name) for name in field_names(type(self))])

    def __str__(self) -> str:
        words = {name: self._spell(name) for name in field_names(type(self))}
        return self.form.format(**words)

    def _spell(self, name: str) -> str:
        number: int = getattr(self, name)
        names = self.names.get(name, ())
        return names[number] if 0 <= number < len(names) else str(number)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return the, (type(self), *self.parts())


_all: dict[tuple[object, ...], Action] = {}


def the(kind: type[A], *parts: int) -> A:
    """The one action of that kind with those parts: there is never a second, so `is` compares actions.

    Of a kind that cannot be listed a new one is made each time, so that nobody can fill the memory with them.
    """
    key = (kind, *parts)
    found = _all.get(key)
    if found is None:
        found = kind(*parts)
        if kind.listed:
            _all[key] = found
    return cast("A", found)


def heard(kind: type[A], *parts: int) -> A:
    """An action that somebody names: one that was never on offer is made, but not kept."""
    found = _all.get((kind, *parts))
    return kind(*parts) if found is None else cast("A", found)


class Grammar:
    """The actions of one game, read from text."""

    def __init__(self, actions: Sequence[type[Action]]) -> None:
        self.actions = tuple(actions)
        self.rules = [(action, _pattern(action.form)) for action in actions]

    def parse(self, text: str, keep: bool = True) -> Action:
        make = the if keep else heard
        for action, pattern in self.rules:
            match = pattern.fullmatch(text.strip())
            if match:
                words = match.groupdict()
                return make(action, *[_read(action, name, words[name]) for name in field_names(action)])
        forms = "; ".join(action.form for action in self.actions)
        raise Invalid(
            "unparsable_action", f"'{text}' is no action of this game; actions are written: {forms}"
        )


def _pattern(form: str) -> re.Pattern[str]:
    words = HOLE.sub(r"(?P<\1>-?\\w+)", re.escape(form))
    return re.compile(words.replace(r"\ ", r"\s*"))


def _read(action: type[Action], name: str, word: str) -> int:
    if name in action.names:
        names = action.names[name]
        if word not in names:
            raise Invalid("unparsable_action", f"'{word}' is no {name}; one of: {', '.join(names)}")
        return list(names).index(word)
    if not re.fullmatch(r"-?\d{1,9}", word):
        raise Invalid("unparsable_action", f"'{word}' stands where {name}, a whole number, belongs")
    return int(word)
