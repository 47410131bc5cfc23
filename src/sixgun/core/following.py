"""What each event alters in what a viewer sees, so that a client follows a table without knowing its rules.

A follower keeps a table of its own and lets the events that have happened at the true one happen there too:
nothing else ever changes a table, so both stay equal. After each event it looks for what is not as it was,
and tells each viewer the fields of their view that are different now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sixgun.core.attributes import Attribute, Zone
from sixgun.core.view import look, visible

if TYPE_CHECKING:
    from sixgun.core.event import Event
    from sixgun.core.table import Table
    from sixgun.core.view import View

Viewer = int | None  # None: an onlooker


class Follower:
    """A table that follows another one, and the view that each viewer has of it."""

    __slots__ = ("eyes", "facts", "kept", "over", "recall", "table", "views", "visible")

    def __init__(self, t: Table) -> None:
        self.table: Table = t.clone()
        self.over: bool = t.over
        self.recall: bool = t.assists()
        self.visible: list[Attribute] = visible(t, self.recall)
        self.kept: list[object] = [snapshot(getattr(t, attribute.name)) for attribute in self.visible]
        self.eyes: list[int] = (t.known if self.recall else t.shown)[:]
        self.facts: View = t.public_facts()
        self.views: dict[Viewer, View] = {}  # whoever is to be told puts in what they see at first

    def follow(self, event: Event[Any]) -> dict[Viewer, View]:
        """Let the event happen here too: the fields of each viewer's view that it alters."""
        event.apply(self.table)
        touched = self._touched()
        public = {**self._new_facts(), **self._ending()}
        return {viewer: self._changes(viewer, touched, public) for viewer in self.views}

    def _touched(self) -> list[Attribute]:
        """Everything that has changed, or is seen by other seats than before."""
        turned = self._turned()
        touched = []
        for place, attribute in enumerate(self.visible):
            now: Any = getattr(self.table, attribute.name)
            if now != self.kept[place]:
                self.kept[place] = snapshot(now)
                touched.append(attribute)
            elif turned and isinstance(attribute, Zone) and holds(attribute, now, turned):
                touched.append(attribute)
        return touched

    def _turned(self) -> set[int]:
        """The pieces that others see now than before."""
        before, now = self.eyes, self.table.known if self.recall else self.table.shown
        if now == before:
            return set()
        self.eyes = now[:]
        return {piece for piece, eyes in enumerate(now) if eyes != before[piece]}

    def _changes(self, viewer: Viewer, touched: list[Attribute], public: View) -> View:
        """The fields that this viewer sees otherwise than before."""
        now = {attribute.name: look(self.table, attribute, viewer, self.recall) for attribute in touched}
        changes = difference(self.views[viewer], {**now, **public})
        self.views[viewer].update(changes)
        return changes

    def _new_facts(self) -> View:
        """The public facts that are others now."""
        before, self.facts = self.facts, self.table.public_facts()
        return difference(before, self.facts)

    def _ending(self) -> View:
        """What the last event of all alters besides."""
        result = self.table.result
        if result is None or self.over:
            return {}
        self.over = True
        return {"over": True, "result": result.document()}


def difference(before: View, now: View) -> View:
    """The fields that are others now, or were not to be seen before."""
    return {name: value for name, value in now.items() if name not in before or value != before[name]}


def snapshot(value: object) -> object:
    """The value as it is now, whatever events do to its lists."""
    if isinstance(value, list):
        return [entry[:] if isinstance(entry, list) else entry for entry in value]
    return value


def holds(zone: Zone, pieces: Any, some: set[int]) -> bool:
    """Does one of those pieces lie there?"""
    return any(not some.isdisjoint(mine) for mine in (pieces if zone.each else [pieces]))
