"""The pending question as numbers: who looks, who is asked, what is asked and shown, the seat's own answer.

The numbers of a question stand in three stretches: the head (seat, seats asked, kind of question), what the
question shows, and the answer so far. Rows for them are made once for what they say and kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sixgun.core.action import Action
from sixgun.core.codec import steps_of
from sixgun.core.game import Game
from sixgun.core.step import Ask
from sixgun.core.table import AnyAsk, Table
from sixgun.envs.actions import Features
from sixgun.envs.attributes import Read, reader
from sixgun.envs.blocks import Part
from sixgun.envs.shapes import HIDDEN, Kept, Row, flat, floats, zeros

SHOWN_NUMBERS: Final = 16  # of the pending question
ANSWERS: Final = 8  # the last parts of the seat's own answer


class Form:
    """How the questions of one class are written. `lines` are those of the pieces, by their names."""

    __slots__ = (
        "heads",
        "kind",
        "lines",
        "pieces",
        "read",
        "sealed",
        "seats",
        "shown",
        "shows",
        "width",
        "window",
    )

    def __init__(self, ask: type[AnyAsk], seats: int, kinds: dict[str, int], lines: Sequence[int]) -> None:
        self.seats, self.lines, self.width = seats, lines, 2 * seats + len(kinds)
        self.kind: int = 2 * seats + kinds[ask.kind]
        self.heads = Kept(self._head, self.width)  # by the seat that looks and those that are asked
        self.window, self.shows = ask.window, ask.shows
        self.read: Read = reader(ask.shows)
        self.pieces = [name in ask.pieces for name in ask.shows]
        self.shown = Kept(self._shown, SHOWN_NUMBERS)  # by what is read
        self.sealed: bool = ask.answer is not Ask.answer or ask.draft is not Ask.draft

    def _head(self, key: tuple[int, ...]) -> Row:
        seat, *asked = key
        row = zeros(self.width)
        row[seat] = row[self.kind] = 1.0
        for other in asked:
            row[self.seats + other] = 1.0
        return row

    def _shown(self, values: tuple[Any, ...]) -> Row:
        pairs = zip(values, self.pieces, strict=True)
        shown = flat([self._named(value) if is_piece else value for value, is_piece in pairs])
        return (floats(shown) + zeros(SHOWN_NUMBERS))[:SHOWN_NUMBERS]

    def _named(self, value: Any) -> Any:
        """Pieces by the first line of their name: equal ones cannot be told apart."""
        if isinstance(value, (tuple, list)):
            return [self._named(entry) for entry in value]
        return self.lines[value] if isinstance(value, int) and value >= 0 else HIDDEN


class Question(Part):
    """The questions of a game, written at the beginning of an observation."""

    __slots__ = ("answer", "answers", "asks", "features", "forms", "head", "kinds", "shown")

    def __init__(self, game: Game, seats: int, lines: Sequence[int]) -> None:
        super().__init__(0)
        self.features = Features(game)
        asks = [step for step in steps_of(game).values() if issubclass(step, Ask) and step.kind]
        self.asks = sorted(asks, key=lambda ask: (ask.kind, len(ask.shows), ask.shows))
        self.kinds = {kind: place for place, kind in enumerate(sorted({ask.kind for ask in asks}))}
        self.forms = {ask: Form(ask, seats, self.kinds, lines) for ask in asks}
        self.answers = Kept(self._answer, ANSWERS * self.features.width)
        self._lay(seats)

    def _lay(self, seats: int) -> None:
        self.add("seat", (seats,), "1 at the seat that looks")
        self.add("to_act", (seats,), "1 for every seat that still has to answer")
        self.add("ask", (len(self.kinds),), f"1 at the kind of question: {', '.join(self.kinds)}")
        self.head = slice(0, self.size)
        shown = self.add("ask_shows", (SHOWN_NUMBERS,), "the numbers that the question shows, in its order")
        self.shown = slice(shown, self.size)
        text = "the seat's own answer so far: kind of action, parts"
        answer = self.add("answer", (ANSWERS, self.features.width), text)
        self.answer = slice(answer, self.size)

    def document(self) -> list[str]:
        """What stands in `ask_shows` at each kind of question, and in the rows of actions."""
        lines = [f"ask_shows at {ask.kind}: {', '.join(shown_names(ask))}" for ask in self.asks if ask.shows]
        return [*dict.fromkeys(lines), *self.features.document()]

    def write(self, t: Table, seat: int, out: Row) -> None:
        """Write the pending question as that seat sees it."""
        ask = t.ask
        if ask is None:
            out[seat] = 1.0
            return
        form = self.forms[type(ask)]
        out[self.head] = form.heads.of((seat, *(ask.asked(t) if form.window else ask.seats(t))))
        if form.shows:
            out[self.shown] = form.shown.of(form.read(ask))
        answer = (ask.draft(seat) or ask.answer(seat)) if form.sealed else None
        if answer:
            out[self.answer] = self.answers.of(answer)

    def _answer(self, answer: Action | tuple[Action, ...]) -> Row:
        actions = [answer] if isinstance(answer, Action) else answer[-ANSWERS:]
        numbers = floats([number for action in actions for number in self.features.of(action)])
        return numbers + zeros(ANSWERS * self.features.width - len(numbers))


def shown_names(ask: type[AnyAsk]) -> list[str]:
    """What a question shows, by name; where it shows pieces, they stand as rows of `pieces`."""
    return [f"{name} (row of `pieces`)" if name in ask.pieces else name for name in ask.shows]
