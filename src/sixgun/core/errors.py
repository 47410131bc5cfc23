"""Errors and refusals, worded so that a person can act on them."""

from __future__ import annotations


class Invalid(ValueError):
    """A table cannot be set up as asked: unknown game, seats, option, position or document."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{message} [{code}]")
        self.code = code
        self.message = message

    def __reduce__(self) -> tuple[object, ...]:
        return Invalid, (self.code, self.message)


class Refusal:
    """Why an action is not allowed: the code of the rules file, a sentence, and the clauses behind it."""

    __slots__ = ("clauses", "code", "message")

    def __init__(self, code: str, message: str, clauses: tuple[str, ...] = ()) -> None:
        self.code, self.message, self.clauses = code, message, clauses


class Illegal(Exception):
    """A player's action was refused; the table is untouched."""

    def __init__(self, refusal: Refusal, seat: int | None, action: object, kind: str) -> None:
        rules = f" ({', '.join(refusal.clauses)})" if refusal.clauses else ""
        super().__init__(f"seat {seat} may not answer {kind!r} with '{action}': {refusal.message}{rules}")
        self.code = refusal.code
        self.message = refusal.message
        self.clauses = refusal.clauses
        self.seat = seat
        self.action = action
        self.kind = kind

    def __reduce__(self) -> tuple[object, ...]:
        return again, (self.code, self.message, self.clauses, self.seat, self.action, self.kind)


def again(
    code: str, message: str, clauses: tuple[str, ...], seat: int | None, action: object, kind: str
) -> Illegal:
    """A refusal that another process has told."""
    return Illegal(Refusal(code, message, clauses), seat, action, kind)
