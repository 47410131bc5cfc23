"""Reaction windows: a question says of itself that it is one."""

from __future__ import annotations

from sixgun.core.step import Ask, Sealed
from sixgun.core.table import Table


class Window(Sealed[Table]):
    """Everybody may react."""

    __slots__ = ()
    kind = "window"
    window = True


def test_a_question_is_a_reaction_window_only_if_it_says_so() -> None:
    assert Window((0, 1)).window
    assert not Ask[Table]().window
    assert not Sealed[Table]((0, 1)).window
