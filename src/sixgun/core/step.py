"""Steps: what is still to be done. Asks: what is still to be decided."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from sixgun.core.action import Action, heard
from sixgun.core.event import AnswerReplaced, AnswerSealed, Event
from sixgun.core.rows import join, put
from sixgun.core.seats import LETTERS

if TYPE_CHECKING:
    from sixgun.core.rng import Rng
    from sixgun.core.table import Table

T = TypeVar("T", bound="Table")
UNKNOWN: Final = -1
UNANSWERED: Final = [(None,) * asked for asked in range(len(LETTERS) + 1)]  # by how many are asked


class Step(Generic[T]):
    """Something still to be done: frozen data, run once, then gone."""

    __slots__ = ()
    clauses: ClassVar[tuple[str, ...]] = ()

    def run(self, t: T) -> None:
        raise AssertionError(f"{type(self).__name__} does not say what it does")

    def void(self, t: T) -> bool:
        """Has the step lost its meaning (its player is out)? Then it is dropped unrun."""
        return False


class Moment(Step[T]):
    """A place in a procedure where nothing happens, unless a power puts something instead."""

    __slots__ = ()

    def run(self, t: T) -> None:
        """Nothing."""


def in_turn(t: Table, steps: list[Step[Any]]) -> None:
    """To be done next, one after the other."""
    for place in range(len(steps) - 1, -1, -1):
        t.do(steps[place])


class Procedure:
    """Steps that always come one after the other, with the moments between them."""

    __slots__ = ("steps",)

    def __init__(self, *steps: Step[Any]) -> None:
        self.steps = steps

    def heard(self, answered: Collection[type]) -> list[Step[Any]]:
        """Its steps without the moments that nobody answers."""
        return [step for step in self.steps if not isinstance(step, Moment) or type(step) in answered]


class Ask(Step[T]):
    """Something still to be decided: the engine waits here."""

    __slots__ = ()
    kind: ClassVar[str] = ""
    shows: ClassVar[tuple[str, ...]] = ()  # fields that everybody may see; the others stay secret
    limit: ClassVar[str] = ""  # the option with the milliseconds that the decision may take, if there is one
    closes: ClassVar[bool] = False  # when time is over, the clock answers once for all who are silent
    window: ClassVar[bool] = False  # a reaction window: nobody is shown who has answered before it closes
    pieces: ClassVar[tuple[str, ...]] = ()  # of these, the ones that hold pieces, which are told by name

    def run(self, t: T) -> None:
        if self.waits(t):
            t.wait_for(self)

    def waits(self, t: T) -> bool:
        """Does the table wait for an answer? `t.is_choice(self)`, where all can see if there is a choice."""
        return True

    def seats(self, t: T) -> Sequence[int]:
        """Whose answer is still missing."""
        raise AssertionError(f"{self.kind} does not say whom it asks")

    def next_seat(self, t: T) -> int:
        """The first of them."""
        return self.seats(t)[0]

    def asked(self, t: T) -> Sequence[int]:
        """The seats that are asked, whether they have answered already or not."""
        return self.seats(t)

    def options(self, t: T, seat: int) -> list[Action]:
        """Every legal answer of that seat in a fixed order, and nothing else."""
        raise AssertionError(f"{self.kind} does not say what it offers")

    def take(self, t: T, seat: int, action: Action) -> None:
        """Carry out that answer."""
        raise AssertionError(f"{self.kind} does not say what follows")

    def allows(self, t: T, seat: int, action: Action) -> bool:
        """Validation is membership in the options; only what cannot be listed is judged otherwise."""
        options: list[Any] = t.options_of(seat)
        for option in options:
            if option is action:
                return True
        return isinstance(action, Action) and heard(type(action), *action.parts()) in options

    def default(self, t: T, seat: int) -> Action:
        """The answer given for a silent seat; the first option unless the rules say otherwise."""
        return t.options_of(seat)[0]

    def answer(self, seat: int) -> Action | tuple[Action, ...] | None:
        """The answer that this seat has sealed, which it may see itself."""
        return None

    def draft(self, seat: int) -> tuple[Action, ...] | None:
        """The parts that this seat has given so far of an answer in parts; None where there are no parts."""
        return None

    def facts(self, t: T) -> dict[str, object]:
        """More that everybody may see with the question, found from the table; no client works out a rule."""
        return {}

    def imagined(self, t: T, seat: int, rng: Rng) -> Ask[T]:
        """This question in a world that `seat` imagines."""
        return self


class Sealed(Ask[T]):
    """A secret choice of several seats at once: answers stay sealed inside until the last has come.

    A sealed answer may be replaced until then; nobody else is told of a replacement.
    """

    __slots__ = ("_first", "answers", "who")

    def __init__(self, who: tuple[int, ...], answers: tuple[Action | None, ...] = ()) -> None:
        self.who: tuple[int, ...] = who
        self.answers: tuple[Action | None, ...] = answers or UNANSWERED[len(who)]
        # From this place on all are awaited, and nobody before it; unknown unless they answer in order.
        self._first: int = UNKNOWN if answers else 0

    def choices(self, t: T, seat: int) -> list[Action]:
        """The options of one of the seats asked."""
        raise AssertionError(f"{self.kind} does not say what it offers")

    def reveal(self, t: T, answers: list[Action]) -> None:
        """All answers are in, one for each of `who`, and opened together."""
        raise AssertionError(f"{self.kind} does not say what follows")

    def with_answers(self, answers: tuple[Action | None, ...]) -> Sealed[T]:
        """This question with these answers in it; a subclass with fields of its own says how."""
        return type(self)(self.who, answers)

    def asked(self, t: T) -> Sequence[int]:
        return self.who

    def seats(self, t: T) -> Sequence[int]:
        if self._first != UNKNOWN:
            return self.who[self._first :]
        answers: tuple[Any, ...] = self.answers
        return [seat for place, seat in enumerate(self.who) if answers[place] is None]

    def next_seat(self, t: T) -> int:
        if self._first != UNKNOWN:
            return self.who[self._first]
        answers: tuple[Any, ...] = self.answers
        for place, seat in enumerate(self.who):
            if answers[place] is None:
                return seat
        raise AssertionError(f"all have answered {self.kind}")

    def options(self, t: T, seat: int) -> list[Action]:
        return self.choices(t, seat) if seat in self.who else []

    def answer(self, seat: int) -> Action | None:
        return self.answers[self.who.index(seat)] if seat in self.who else None

    def take(self, t: T, seat: int, action: Action) -> None:
        who, place = self.who, self._first
        in_order = place != UNKNOWN and who[place] == seat  # as nearly always
        if not in_order:
            place = who.index(seat)
        answers: list[Any] = list(self.answers)
        t.emit(self.told(seat, action, answers[place] is None))
        answers[place] = action
        missing = place + 1 < len(who) if in_order else None in answers
        if missing:
            later = self.with_answers(tuple(answers))
            if in_order:
                later._first = place + 1
            t.do(later)
        else:
            self.reveal(t, answers)

    def told(self, seat: int, action: Action, first: bool) -> Event[Table]:
        """The event of an answer: all see that a seat is ready, but once only, and not in a window."""
        return AnswerSealed(seat, action) if first and not self.window else AnswerReplaced(seat, action)

    def imagined(self, t: T, seat: int, rng: Rng) -> Ask[T]:
        """The answers of others are unknown: any of their options may lie there."""
        answers = list(self.answers)
        for place, other in enumerate(self.who):
            if other != seat and answers[place] is not None:
                answers[place] = rng.pick(self.choices(t, other))
        return self.with_answers(tuple(answers))


Parts = tuple[Action, ...]


class SealedParts(Ask[T]):
    """A secret choice of several seats at once, each given part by part (load six chambers).

    A seat is awaited until its first answer is complete; nobody else sees the parts, or how many are in.
    A complete answer may be replaced until the last seat has one: the new parts are a draft, and the old
    answer counts until the draft is complete.
    """

    __slots__ = ("answers", "drafts", "who")

    def __init__(
        self, who: tuple[int, ...], answers: tuple[Parts | None, ...] = (), drafts: tuple[Parts, ...] = ()
    ) -> None:
        self.who: tuple[int, ...] = who
        self.answers: tuple[Parts | None, ...] = answers or UNANSWERED[len(who)]
        self.drafts: tuple[Parts, ...] = drafts or ((),) * len(who)

    def parts(self, t: T, seat: int, given: Parts) -> list[Action]:
        """What the seat may give next after the parts given so far; nothing if the answer is complete."""
        raise AssertionError(f"{self.kind} does not say what it offers")

    def complete(self, t: T, seat: int, given: Parts) -> bool:
        """Are these parts a whole answer? A class that knows without listing what may come next says how."""
        return not self.parts(t, seat, given)

    def reveal(self, t: T, answers: list[Parts]) -> None:
        """All answers are complete, one for each of `who`, and opened together."""
        raise AssertionError(f"{self.kind} does not say what follows")

    def with_answers(self, answers: tuple[Parts | None, ...], drafts: tuple[Parts, ...]) -> SealedParts[T]:
        """This question with other answers inside; a class with more fields says how."""
        return type(self)(self.who, answers, drafts)

    def seats(self, t: T) -> Sequence[int]:
        answers: tuple[Any, ...] = self.answers
        return [seat for place, seat in enumerate(self.who) if answers[place] is None]

    def next_seat(self, t: T) -> int:
        answers: tuple[Any, ...] = self.answers
        for place, seat in enumerate(self.who):
            if answers[place] is None:
                return seat
        raise AssertionError(f"all have answered {self.kind}")

    def asked(self, t: T) -> Sequence[int]:
        return self.who

    def options(self, t: T, seat: int) -> list[Action]:
        place = self.place_of(seat)
        return self.parts(t, seat, self.drafts[place]) if place >= 0 else []

    def place_of(self, seat: int) -> int:
        """The place of a seat among those asked, or -1."""
        for place, other in enumerate(self.who):
            if other == seat:
                return place
        return -1

    def answer(self, seat: int) -> Parts | None:
        place = self.place_of(seat)
        return self.answers[place] if place >= 0 else None

    def draft(self, seat: int) -> Parts | None:
        place = self.place_of(seat)
        return self.drafts[place] if place >= 0 else ()

    def take(self, t: T, seat: int, action: Action) -> None:
        place = self.place_of(seat)
        given = join(self.drafts[place], action)
        if self.complete(t, seat, given):
            self._seal(t, place, given)
        else:
            t.emit(AnswerReplaced(seat, action))
            t.do(self.with_answers(self.answers, put(self.drafts, place, given)))

    def _seal(self, t: T, place: int, given: Parts) -> None:
        """An answer is complete; when it was the last one, all are opened."""
        seat, missing = self.who[place], 0
        answers: list[Any] = list(self.answers)
        first = answers[place] is None
        t.emit(AnswerSealed(seat, given[-1]) if first else AnswerReplaced(seat, given[-1]))
        answers[place] = given
        for answer in answers:
            if answer is None:
                missing += 1
        if missing:
            drafts = put(self.drafts, place, ()) if self.drafts[place] else self.drafts
            t.do(self.with_answers(tuple(answers), drafts))
        else:
            self.reveal(t, answers)

    def imagined(self, t: T, seat: int, rng: Rng) -> Ask[T]:
        """Of the answers of others, complete ones may be any; drafts are as good as not begun."""
        answers, drafts = list(self.answers), list(self.drafts)
        for place, other in enumerate(self.who):
            if other != seat:
                drafts[place] = ()
                if answers[place] is not None:
                    answers[place] = self.any_answer(t, other, rng)
        return self.with_answers(tuple(answers), tuple(drafts))

    def any_answer(self, t: T, seat: int, rng: Rng) -> Parts:
        """A complete answer of that seat, its parts picked one by one."""
        given: Parts = ()
        while options := self.parts(t, seat, given):
            given = (*given, rng.pick(options))
        return given
