"""A pending effect: it has a controller, and is assigned or about to be, but not executed yet (4.10)."""

from __future__ import annotations

from typing import Final

NO_SEAT: Final = -1
# As the table keeps it beside its bullet in the chain: kind, controller, assignee, fired, taken over.
PendingRow = tuple[str, int, int, bool, bool]


class Pending:
    """A pending effect by the names of its parts.

    `fired`: it comes from an active bullet. `taken_over`: a Backfire has taken it since it was assigned.
    """

    __slots__ = ("assignee", "controller", "fired", "kind", "taken_over")

    def __init__(
        self,
        kind: str,
        controller: int,
        assignee: int = NO_SEAT,
        fired: bool = False,
        taken_over: bool = False,
    ) -> None:
        self.kind, self.controller, self.assignee = kind, controller, assignee
        self.fired, self.taken_over = fired, taken_over

    def assigned_to(self, seat: int) -> Pending:
        return Pending(self.kind, self.controller, seat, self.fired)

    def taken_over_by(self, seat: int) -> Pending:
        return Pending(self.kind, seat, self.assignee, self.fired, taken_over=True)

    def row(self) -> PendingRow:
        return self.kind, self.controller, self.assignee, self.fired, self.taken_over


def pending(row: PendingRow) -> Pending:
    """The effect that a row of the table tells of."""
    kind, controller, assignee, fired, taken_over = row
    return Pending(kind, controller, assignee, fired, taken_over)
