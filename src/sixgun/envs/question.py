"""The pending question as numbers: who looks, who is asked, what is asked and shown, the own answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from sixgun.core.action import Action
from sixgun.core.codec import steps_of
from sixgun.core.game import Game
from sixgun.core.step import Ask
from sixgun.core.table import AnyAsk, Table
from sixgun.envs.actions import Features
from sixgun.envs.shapes import HIDDEN, Add, Kept, Row, flat, floats, one, reader, stretch

SHOWN_NUMBERS: Final = 16  # of the pending question
ANSWERS: Final = 8  # the last parts of the own answer


class Form:
    """How the questions of one class are written; `rows` are those of the pieces."""

    def __init__(self, ask: type[AnyAsk], seats: int, kinds: dict[str, int], rows: Sequence[int]) -> None:
        self.seats, self.kind, self.width = seats, 2 * seats + kinds[ask.kind], 2 * seats + len(kinds)
        self.heads = Kept(self._head, self.width)  # by the seat that looks and those that are asked
        self.window, self.shows = ask.window, bool(ask.shows)
        self.read = reader(ask.shows)
        self.pieces = [name in ask.pieces for name in ask.shows]
        self.rows = rows
        self.numbers = Kept(self._shown, SHOWN_NUMBERS)  # by what is read
        self.sealed = ask.answer is not Ask.answer or ask.draft is not Ask.draft

    def _head(self, key: tuple[int, ...]) -> Row:
        seat, *asked = key
        numbers = [0.0] * self.width
        numbers[seat] = numbers[self.kind] = 1.0
        for other in asked:
            numbers[self.seats + other] = 1.0
        return floats(numbers)

    def _shown(self, values: tuple[Any, ...]) -> Row:
        pairs = zip(values, self.pieces, strict=True)
        shown = flat([self._named(value) if is_piece else value for value, is_piece in pairs])
        return floats([*shown, *[0.0] * SHOWN_NUMBERS][:SHOWN_NUMBERS])

    def _named(self, value: Any) -> Any:
        """Pieces by the row of their name: equal ones cannot be told apart."""
        if isinstance(value, (tuple, list)):
            return [self._named(entry) for entry in value]
        return self.rows[value] if isinstance(value, int) and value >= 0 else HIDDEN


def told(ask: type[AnyAsk]) -> Callable[[str], str]:
    """What stands there by its name; pieces stand there by the row of their name."""
    return lambda name: f"{name} (row of `pieces`)" if name in ask.pieces else name


class Forms(dict[type[AnyAsk], Form]):
    """The same of all classes, as they are met."""

    def __init__(self, seats: int, kinds: dict[str, int], rows: Sequence[int]) -> None:
        super().__init__()
        self.made_of = seats, kinds, rows

    def __missing__(self, ask: type[AnyAsk]) -> Form:
        form = self[ask] = Form(ask, *self.made_of)
        return form


class Question:
    """How the questions of a game are written at the beginning of an observation."""

    def __init__(self, game: Game, seats: int, rows: Sequence[int]) -> None:
        self.seats, self.features = seats, Features(game)
        asks = [step for step in steps_of(game).values() if issubclass(step, Ask) and step.kind]
        self.asks = sorted(asks, key=lambda ask: (ask.kind, len(ask.shows), ask.shows))
        self.kinds = {kind: place for place, kind in enumerate(sorted({ask.kind for ask in asks}))}
        self.forms = Forms(seats, self.kinds, rows)
        self.answers = Kept(self._answer, ANSWERS * self.features.width)
        width = 2 * seats + len(self.kinds)
        self.head, self.shows = stretch(0, width), stretch(width, SHOWN_NUMBERS)

    def lay(self, add: Add) -> None:
        add("seat", (self.seats,), "1 at the own seat")
        add("to_act", (self.seats,), "1 for every seat whose answer is missing")
        add("ask", (len(self.kinds),), f"1 at the kind of question: {', '.join(self.kinds)}")
        add("ask_shows", (SHOWN_NUMBERS,), "the numbers that the question shows, in its order")
        add("answer", (ANSWERS, self.features.width), "the own answer so far: kind of action, parts")

    def document(self) -> list[str]:
        """What stands in `ask_shows` at each kind of question, and in the rows of actions."""
        shown = {f"ask_shows at {ask.kind}: {', '.join(map(told(ask), ask.shows))}": ask for ask in self.asks}
        return [*[line for line, ask in shown.items() if ask.shows], *self.features.document()]

    def write(self, t: Table, seat: int, out: Row) -> None:
        ask = t.ask
        if ask is None:
            out[stretch(seat, 1)] = one(1.0)
            return
        form = self.forms[type(ask)]
        out[self.head] = form.heads[seat, *(ask.asked(t) if form.window else ask.seats(t))]
        if form.shows:
            out[self.shows] = form.numbers[form.read(ask)]
        if form.sealed:
            self._write_answer(ask, seat, out)

    def _write_answer(self, ask: AnyAsk, seat: int, out: Row) -> None:
        answer = ask.draft(seat) or ask.answer(seat)
        if answer:
            first, numbers = self.shows.stop, self.answers[answer]
            out[first : first + len(numbers)] = numbers

    def _answer(self, answer: Action | tuple[Action, ...]) -> Row:
        rows = [answer] if isinstance(answer, Action) else answer[-ANSWERS:]
        return floats([number for action in rows for number in self.features.of(action)])
