"""Powers: cards, characters and modules answer the questions that the rules ask.

Five kinds of answer: `value` changes a number (value.py), `option` offers its owner one more choice, `after`
follows an event with a step, `instead` puts another step in place of one, `whenever` watches between steps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from sixgun.core.step import Procedure, in_turn

if TYPE_CHECKING:
    from sixgun.core.action import Action
    from sixgun.core.event import Event
    from sixgun.core.step import Ask, Step
    from sixgun.core.table import Table

TABLE: Final = -1  # the owner of a module's powers: the table itself
ANYBODY: Final = -2  # the seat of a power that can have other owners

# each gets the game's own table, the owner, and what it is about
Offer = Callable[[Any, int, Any], "list[Action]"]
After = Callable[[Any, int, Any], "Step[Any] | None"]
Instead = Callable[[Any, int, Any], "Step[Any] | None"]
Owners = Callable[[Any], Sequence[int]]


class Whenever:
    """A standing condition: what it wants done now, if anything. It is looked at between all steps, and
    a method of an object is quicker to call than a function that is kept somewhere."""

    __slots__ = ()

    def due(self, t: Any, seat: int) -> Step[Any] | None:
        raise AssertionError(f"{type(self).__name__} does not say when it holds")


class Power:
    """One entry of a table of cards: who has it now, and its answers. `seat` is its only possible owner: the
    table, which always has it, or a seat that has it as long as it is among the owners."""

    __slots__ = ("after", "instead", "name", "option", "owners", "seat", "whenever")

    def __init__(
        self,
        name: str,
        owners: Owners,
        option: dict[str, Offer] | None = None,
        after: dict[type, After] | None = None,
        instead: dict[type, Instead] | None = None,
        whenever: Whenever | None = None,
        seat: int = ANYBODY,
    ) -> None:
        self.name = name
        self.seat = seat
        self.owners = owners
        self.option = option or {}
        self.after = after or {}
        self.instead = instead or {}
        self.whenever = whenever

    def is_had(self, t: Table) -> bool:
        """Has its only possible owner the power now?"""
        return self.seat == TABLE or len(self.owners(t)) > 0

    def serves(self, t: Table, seat: int) -> bool:
        """Does it answer for that seat now, as the seat's own or as the table's?"""
        if self.seat != ANYBODY:
            return self.seat == TABLE or (self.seat == seat and len(self.owners(t)) > 0)
        owners = self.owners(t)
        return seat in owners or TABLE in owners

    def put_instead(self, t: Table, swap: Instead, step: Step[Any]) -> Step[Any] | None:
        """The step that the first owner concerned puts in place of another."""
        if self.seat != ANYBODY:
            other = swap(t, self.seat, step)
            return other if other is not None and self.is_had(t) else None
        for owner in self.owners(t):
            other = swap(t, owner, step)
            if other is not None:
                return other
        return None


class Powers:
    """The powers of one table, indexed when it is set up: an unanswered question costs a look-up."""

    __slots__ = ("_heard", "after", "instead", "option", "whenever")

    def __init__(self, powers: Sequence[Power]) -> None:
        self._heard: dict[Procedure, list[Step[Any]]] = {}
        self.option: dict[str, list[tuple[Power, Offer]]] = {}
        self.after: dict[type, list[tuple[Power, After]]] = {}
        self.instead: dict[type, list[tuple[Power, Instead]]] = {}
        self.whenever: list[tuple[Power, Whenever]] = []
        for power in powers:
            self._index(power)

    def _index(self, power: Power) -> None:
        for kind, offer in power.option.items():
            self.option.setdefault(kind, []).append((power, offer))
        for event, after in power.after.items():
            self.after.setdefault(event, []).append((power, after))
        for step, instead in power.instead.items():
            self.instead.setdefault(step, []).append((power, instead))
        if power.whenever:
            self.whenever.append((power, power.whenever))

    def offers(self, t: Table, ask: Ask[Any], seat: int) -> list[Action]:
        """The options that a seat's powers, and the table's, add to a question."""
        found: list[Action] = []
        self.add_offers(t, ask, ask.kind, seat, found)
        return found

    def add_offers(self, t: Table, ask: Ask[Any], kind: str, seat: int, found: list[Action]) -> None:
        """Add the offers to the options found so far; the kind is the question's."""
        hooks = self.option.get(kind) if self.option else None
        if hooks is not None:
            for power, offer in hooks:
                if power.seat >= 0 and power.seat != seat:
                    continue
                if power.seat == TABLE or power.serves(t, seat):
                    more = offer(t, seat, ask)
                    if more:
                        found.extend(more)

    def follow(self, t: Table, event: Event[Any]) -> None:
        """Put on the stack what powers do about an event: from the active player on, one seat's in printed
        order."""
        answers: list[tuple[int, Step[Any]]] = []
        for power, after in self.after[type(event)]:
            if power.seat != ANYBODY:
                step = after(t, power.seat, event)
                if step is not None and power.is_had(t):
                    answers.append((power.seat, step))
                continue
            for owner in power.owners(t):
                step = after(t, owner, event)
                if step is not None:
                    answers.append((owner, step))
        if len(answers) == 1:
            t.do(answers[0][1])
        elif answers:
            in_turn(t, [step for _, step in in_order(t, answers)])

    def heard(self, procedure: Procedure) -> list[Step[Any]]:
        """A procedure without the moments that no power answers; found once for each."""
        found = self._heard.get(procedure)
        if found is None:
            found = self._heard[procedure] = procedure.heard(self.instead)
        return found

    def replacement(self, t: Table, step: Step[Any]) -> Step[Any] | None:
        """The step that the first power concerned puts in place of this one."""
        for power, swap in self.instead[type(step)]:
            other = swap(t, TABLE, step) if power.seat == TABLE else power.put_instead(t, swap, step)
            if other is not None:
                return other
        return None

    def standing(self, t: Table) -> Step[Any] | None:
        """The first standing condition that wants something done now, in seat order."""
        answers: list[tuple[int, Step[Any]]] = []
        for power, watch in self.whenever:
            for owner in power.owners(t):
                step = watch.due(t, owner)
                if step is not None:
                    answers.append((owner, step))
        return in_order(t, answers)[0][1] if answers else None


def in_order(t: Table, answers: list[tuple[int, Step[Any]]]) -> list[tuple[int, Step[Any]]]:
    """The answers of several owners, from the active player on; the table's own come first."""
    if len(answers) > 1:
        order = {seat: place for place, seat in enumerate(t.order())}
        answers.sort(key=lambda answer: order.get(answer[0], -1))
    return answers
