"""Numbers that powers change: the hook `value`.

The rules ask about a seat by the number of a question ("how far away do others see it?"), with the number
that holds without any power. An entry answers with an amount, which is added, or with a function, which makes
another number of it. What a seat's powers answer together is found when one of them comes or goes, so that
the rules only look it up: `t.value(AWAY, seat)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

Change = Callable[[Any, int, int], int]  # the table, the seat, the number so far -> the number
Value = dict[int, "int | Change"]  # what one entry answers, by question


class Answers:
    """How the powers of one seat change numbers: by question, the amount that is added, and the function that
    is applied then, or None. They are never changed, so that tables and seats can share them."""

    __slots__ = ("amounts", "changes")

    def __init__(self, amounts: list[int], changes: list[Change | None]) -> None:
        self.amounts, self.changes = amounts, changes

    def after(self, value: Value, sign: int) -> Answers | None:
        """The answers once an entry has come (sign 1) or gone (sign -1), if it only adds amounts; None if it
        has a function, whose place in the printed order counts."""
        amounts = self.amounts[:]
        for question, answer in value.items():
            if not isinstance(answer, int):
                return None
            amounts[question] += sign * answer
        return Answers(amounts, self.changes)


def no_answers(questions: int) -> Answers:
    """The answers of a seat without powers, in a game with so many questions."""
    return answers_of(questions, ())


def answers_of(questions: int, entries: Iterable[Value]) -> Answers:
    """The answers of several entries together, in printed order."""
    amounts = [0] * questions
    changes: list[Change | None] = [None] * questions
    for value in entries:
        for question, answer in value.items():
            if isinstance(answer, int):
                amounts[question] += answer
            else:
                earlier = changes[question]
                changes[question] = answer if earlier is None else one_after_the_other(earlier, answer)
    return Answers(amounts, changes)


def one_after_the_other(first: Change, second: Change) -> Change:
    return lambda t, seat, number: second(t, seat, first(t, seat, number))
