"""Numbers that each viewer counts for himself: of events heard, and of questions put to a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixgun.core.event import Event


class Numbers:
    """Made anew from the log after a restart, they come out the same.

    A number never depends on anything of which its viewer has not heard.
    """

    __slots__ = ("heard", "questions", "watched")

    def __init__(self, seats: int) -> None:
        self.heard = [0] * seats
        self.questions = [1] * seats
        self.watched = 0  # events that onlookers have heard

    def note(self, actor: int | None, events: Sequence[Event[Any]], asks_anew: bool) -> None:
        """An action of that seat (None: the deal) has led to these events, perhaps to a new question."""
        for seat in range(len(self.heard)):
            mine = [event for event in events if hears(event, seat)]
            self.heard[seat] += len(mine)
            if seat == actor or asks_anew or not all(event.quiet for event in mine):
                self.questions[seat] += 1
        self.watched += sum([hears(event, None) for event in events])

    def of(self, viewer: int | None) -> int:
        return self.watched if viewer is None else self.heard[viewer]


def hears(event: Event[Any], viewer: int | None) -> bool:
    """Does the viewer hear of the event at all? (The same as: `redact` does not give None.)"""
    return not event.only or getattr(event, event.only) == viewer
