"""Noticing what has changed: attributes of a table beside copies of them from the last look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, TypeAlias, get_args, get_origin

Read: TypeAlias = Callable[[Any], tuple[Any, ...]]
Copy: TypeAlias = Callable[[Any], Any]


def reader(names: Sequence[str]) -> Read:
    """A function that reads all these attributes at once."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda holder: tuple([getattr(holder, name) for name in names])


def copier(form: Any) -> Copy:
    """A function that copies values of that type, so that they stay as they are when the table changes its
    lists in place. Nothing but lists is changed in place, and no lists lie deeper than lists of lists."""
    if get_origin(form) is not list:
        return itself
    return copied_rows if get_origin(get_args(form)[0]) is list else list


def itself(value: Any) -> Any:
    return value


def copied_rows(rows: list[list[Any]]) -> list[list[Any]]:
    return [row[:] for row in rows]
