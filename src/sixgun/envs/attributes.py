"""Reading attributes of tables by name, and copying what tables change in place."""

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
    if not names:
        return lambda holder: ()
    read = attrgetter(names[0])  # gives the value itself, no tuple
    return lambda holder: (read(holder),)


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
