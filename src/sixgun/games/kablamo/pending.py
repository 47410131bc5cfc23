"""A pending effect: it has a controller, and is assigned or about to be, but not executed yet (4.10)."""

from __future__ import annotations

from typing import Final, NamedTuple

NO_SEAT: Final = -1
PendingRow = tuple[str, int, int, bool, bool]  # as it lies in a document


class Pending(NamedTuple):
    """A pending effect, beside its bullet in the chain.

    A row with names, because documents and records hold it as a row; it is made a few times in a round only.
    """

    kind: str
    controller: int
    assignee: int = NO_SEAT
    fired: bool = False  # it comes from an active bullet
    taken_over: bool = False  # a Backfire has taken it over since it was assigned

    def assigned_to(self, seat: int) -> Pending:
        return Pending(self.kind, self.controller, seat, self.fired)

    def taken_over_by(self, seat: int) -> Pending:
        return Pending(self.kind, seat, self.assignee, self.fired, True)
