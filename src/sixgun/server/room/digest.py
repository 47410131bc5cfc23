"""A short hash of everything that has happened: it tells whether a log still leads to the same past.

Each action's digest is chained to the one before. It is made of the events' own fields, so it is the same
interpreted and compiled, and depends on nothing but the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

import msgspec

from sixgun.core.names import field_names

if TYPE_CHECKING:
    from sixgun.core.event import Event

SIZE: Final = 8  # bytes
KNOWN: Final = 20_000  # actions whose text is remembered at most
Look = tuple[str, Callable[[object], object]]

_spelt: dict[object, str] = {}
_looks: dict[type, Look] = {}


def digest(before: str, events: Sequence[Event[Any]]) -> str:
    """The digest after these events."""
    told: list[object] = [before]
    for event in events:
        name, fields = look(type(event))
        told += name, fields(event)
    return blake2b(_encode(told), digest_size=SIZE).hexdigest()


def look(kind: type[Event[Any]]) -> Look:
    """The name of such events, and how their fields are read."""
    found = _looks.get(kind)
    if found is None:
        names = field_names(kind)
        found = _looks[kind] = kind.__name__, attrgetter(*names) if names else nothing
    return found


def nothing(_: object) -> None:
    """The fields of an event that has none."""


def spelt(action: object) -> str:
    """An action inside an event, as text."""
    found = _spelt.get(action)
    if found is None:
        if len(_spelt) >= KNOWN:
            _spelt.clear()
        found = _spelt[action] = str(action)
    return found


_encode = msgspec.msgpack.Encoder(enc_hook=spelt).encode
