"""The engine on a game made for its tests: steps, asks, events, the order of things, refusals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from sixgun.core.action import Action, the
from sixgun.core.errors import Illegal
from sixgun.core.event import AnswerSealed, Event, GameEnded
from sixgun.core.power import TABLE, Power, Powers, Whenever
from sixgun.core.step import Ask, Moment, Procedure, Sealed, Step
from sixgun.core.table import Table
from sixgun.core.value import Value, answers_of, no_answers


class Draw(Action):
    __slots__ = ("cards",)
    form = "draw {cards}"

    def __init__(self, cards: int) -> None:
        self.cards = cards


class Lines(Table):
    """A table that only writes down what is done."""

    __slots__ = ("lines",)
    name = "lines"

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        super().__init__(seats, options)
        self.lines: list[str] = []


class Written(Event[Lines]):
    __slots__ = ("line",)

    def __init__(self, line: str) -> None:
        self.line = line

    def apply(self, t: Lines) -> None:
        t.lines.append(self.line)


class Write(Step[Lines]):
    __slots__ = ("line",)

    def __init__(self, line: str) -> None:
        self.line = line

    def run(self, t: Lines) -> None:
        t.emit(Written(self.line))

    def void(self, t: Lines) -> bool:
        return self.line == "void"


class WriteTwice(Step[Lines]):
    """Writes, and then has a step of its own to do next."""

    __slots__ = ("line",)

    def __init__(self, line: str) -> None:
        self.line = line

    def run(self, t: Lines) -> None:
        t.emit(Written(self.line))
        t.do(Write(f"{self.line} again"))


class Choose(Ask[Lines]):
    __slots__ = ("seat",)
    kind = "choose"
    clauses = ("TEST-001",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, t: Lines) -> Sequence[int]:
        return (self.seat,)

    def options(self, t: Lines, seat: int) -> list[Action]:
        found = [the(Draw, cards) for cards in (1, 2, 3)] if seat == self.seat else []
        return [*found, *t.powers.offers(t, self, seat)]

    def take(self, t: Lines, seat: int, action: Action) -> None:
        t.do(Write(str(action)), Stop())


class Stop(Step[Lines]):
    __slots__ = ()

    def run(self, t: Lines) -> None:
        t.emit(GameEnded((0,), (1, 0), "TEST-002"))


class Answered(Moment[Lines]):
    __slots__ = ()


class Unanswered(Moment[Lines]):
    __slots__ = ()


class Vote(Sealed[Lines]):
    __slots__ = ()
    kind = "vote"

    def choices(self, t: Lines, seat: int) -> list[Action]:
        return [the(Draw, cards) for cards in (1, 2, 3)]

    def reveal(self, t: Lines, answers: list[Action]) -> None:
        t.emit(Written(" and ".join(map(str, answers))))


class Forever(Step[Lines]):
    __slots__ = ()

    def run(self, t: Lines) -> None:
        t.do(Forever())


def lay(*steps: Step[Lines], powers: Sequence[Power] = ()) -> Lines:
    t = Lines(2, {})
    t.powers = Powers(powers)
    t.do(*steps)
    t.run()
    return t


def test_steps_are_done_in_reading_order() -> None:
    assert lay(Write("a"), Write("b"), Write("c"), Stop()).lines == ["a", "b", "c"]
    assert lay(Write("a"), Stop()).lines == ["a"]


def test_a_step_that_lost_its_meaning_is_dropped() -> None:
    assert lay(Write("a"), Write("void"), Write("c"), Stop()).lines == ["a", "c"]


def test_the_engine_waits_at_a_question_and_goes_on_after_the_answer() -> None:
    t = lay(Write("a"), Choose(1), Write("never"))
    assert t.lines == ["a"]
    assert (list(t.to_act), t.legal(0), [str(x) for x in t.legal(1)]) == (
        [1],
        [],
        ["draw 1", "draw 2", "draw 3"],
    )
    events = t.apply(1, the(Draw, 2))
    assert [str(event) for event in events] == [
        "written line=draw 2",
        "game_ended winners=(0,) scores=(1, 0) reason=TEST-002",
    ]
    assert t.over
    assert (t.ask, list(t.to_act), t.legal(1)) == (None, [], [])


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (0, 2, 0, 1), (1, 1, 2, 0)])
def test_sealed_answers_come_in_any_order_and_the_last_word_of_each_seat_counts(
    order: tuple[int, ...],
) -> None:
    t = lay(Vote((0, 1, 2)), Stop())
    for place, seat in enumerate(order):
        assert (t.lines, set(t.to_act)) == ([], {0, 1, 2} - set(order[:place]))
        assert (t.ask, t.legal(seat)[0]) == (t.stack[-1], the(Draw, 1))
        t.apply(seat, the(Draw, 3 if seat in order[:place] else 1 + seat % 2))
    last = [f"draw {3 if order.count(seat) > 1 else 1 + seat % 2}" for seat in range(3)]
    assert (t.lines, t.over) == ([" and ".join(last)], True)


def test_what_a_power_does_about_a_sealed_answer_waits_for_the_other_answers() -> None:
    note = Power("note", second, after={AnswerSealed: lambda t, me, event: Write(f"seat {event.seat}")})
    t = lay(Vote((0, 1)), Stop(), powers=[note])
    assert [str(event).split()[0] for event in t.apply(0, the(Draw, 1))] == ["answer_sealed"]
    assert list(t.to_act) == [1]
    t.apply(1, the(Draw, 2))
    assert t.lines == ["draw 1 and draw 2", "seat 1", "seat 0"]


def test_an_action_made_anew_is_the_same_action() -> None:
    t = lay(Choose(0))
    t.apply(0, Draw(3))
    assert t.lines == ["draw 3"]


@pytest.mark.parametrize(("seat", "cards", "code"), [(0, 4, "illegal_option"), (1, 1, "not_your_decision")])
def test_an_illegal_action_is_refused_and_changes_nothing(seat: int, cards: int, code: str) -> None:
    t = lay(Write("a"), Choose(0))
    stack, number = t.stack[:], t.number
    with pytest.raises(Illegal, match=f"seat {seat} may not answer 'choose' with 'draw {cards}'") as refused:
        t.apply(seat, the(Draw, cards))
    assert (refused.value.code, refused.value.clauses) == (code, ("TEST-001",))
    assert (t.stack, t.number, t.lines) == (stack, number, ["a"])


def test_nothing_is_legal_after_the_end() -> None:
    t = lay(Stop())
    with pytest.raises(Illegal) as refused:
        t.apply(0, the(Draw, 1))
    assert refused.value.code == "game_over"


def test_an_endless_loop_fails_loudly() -> None:
    with pytest.raises(RuntimeError, match="endless loop in lines"):
        lay(Forever())


def everybody(t: Table) -> Sequence[int]:
    return (0, 1)


def second(t: Table) -> Sequence[int]:
    return (1,)


def the_table(t: Table) -> Sequence[int]:
    return (TABLE,)


def test_what_a_rule_does_next_comes_before_what_powers_do_about_it() -> None:
    echo = Power("echo", second, after={Written: echo_once})
    assert lay(WriteTwice("a"), Write("b"), Stop(), powers=[echo]).lines == [
        "a",
        "a again",
        "echo a by 1",
        "b",
    ]


def echo_once(t: Table, owner: int, event: Event[Table]) -> Step[Table] | None:
    line = getattr(event, "line", "")
    return Write(f"echo {line} by {owner}") if line == "a" else None  # type: ignore[return-value]


def test_followers_come_from_the_active_player_on_and_then_in_printed_order() -> None:
    one = Power("one", everybody, after={Written: echo_once})
    two = Power("two", the_table, after={Written: echo_once})
    assert lay(Write("a"), Stop(), powers=[one, two]).lines == [
        "a",
        "echo a by -1",
        "echo a by 0",
        "echo a by 1",
    ]


def test_a_power_puts_another_step_in_place_of_one() -> None:
    def louder(t: Table, owner: int, step: Step[Table]) -> Step[Table] | None:
        line = getattr(step, "line", "")
        return Write(line.upper()) if line.islower() else None  # type: ignore[return-value]

    assert lay(Write("a"), Stop(), powers=[Power("loud", second, instead={Write: louder})]).lines == ["A"]


def test_powers_that_a_step_has_dealt_answer_the_very_next_step() -> None:
    class Deal(Step[Lines]):
        __slots__ = ()

        def run(self, t: Lines) -> None:
            t.powers = Powers([Power("x", second, instead={Forever: lambda t, me, step: Write("instead")})])

    assert lay(Deal(), Forever(), Stop()).lines == ["instead"]


def test_of_the_moments_of_a_procedure_only_those_stay_that_a_power_answers() -> None:
    answer = Power("x", lambda t: (0,), instead={Answered: lambda t, me, step: Write("answer")})
    steps: tuple[Step[Lines], ...] = (Answered(), Write("a"), Unanswered())
    procedure, powers = Procedure(*steps), Powers((answer,))
    assert powers.heard(procedure) == list(steps[:2])
    assert powers.heard(procedure) is powers.heard(procedure)
    assert Powers(()).heard(procedure) == [steps[1]]
    assert lay(*steps, Stop(), powers=(answer,)).lines == ["answer", "a"]


def test_a_power_offers_an_option() -> None:
    power = Power("more", second, option={"choose": lambda t, seat, ask: [the(Draw, 9)]})
    assert [str(action) for action in lay(Choose(1), powers=[power]).legal(1)][-1] == "draw 9"


def tenfold(t: Table, seat: int, number: int) -> int:
    return number * 10


def test_powers_change_numbers_of_their_seat_by_amounts_first_then_one_after_the_other() -> None:
    t = lay(Stop())
    entries: list[Value] = [{1: 2}, {1: tenfold}, {1: 1, 0: lambda t, s, n: s}]
    t.answers = [no_answers(2), answers_of(2, entries)]
    assert [t.value(1, seat, 4) for seat in (0, 1)] == [4, 70]
    assert [t.value(0, seat, 4) for seat in (0, 1)] == [4, 1]


def test_an_amount_comes_and_goes_without_a_new_count_but_a_function_does_not() -> None:
    first: Value = {0: 2, 1: tenfold}
    both = answers_of(2, [first]).after({0: 3}, 1)
    assert both is not None
    assert (both.amounts, both.changes) == ([5, 0], [None, tenfold])
    left = both.after({0: 2}, -1)
    assert left is not None
    assert left.amounts == [3, 0]
    assert both.after(first, -1) is None


class Forced(Choose):
    """One seat chooses among so many cards, if there is a choice."""

    __slots__ = ("cards",)
    kind = "forced"

    def __init__(self, seat: int, cards: int) -> None:
        super().__init__(seat)
        self.cards = cards

    def waits(self, t: Lines) -> bool:
        return t.is_choice(self)

    def options(self, t: Lines, seat: int) -> list[Action]:
        return [the(Draw, card) for card in range(1, self.cards + 1)] if seat == self.seat else []

    def take(self, t: Lines, seat: int, action: Action) -> None:
        t.do(Write(str(action)))


@pytest.mark.parametrize(("cards", "lines"), [(0, []), (1, ["draw 1"])])
def test_without_a_choice_nobody_is_asked_and_what_is_left_is_done(cards: int, lines: list[str]) -> None:
    t = lay(Forced(1, cards), Choose(0))
    assert (t.lines, list(t.to_act)) == (lines, [0])


def test_with_a_choice_its_seat_is_asked() -> None:
    t = lay(Forced(1, 2), Choose(0))
    assert (t.lines, list(t.to_act), len(t.legal(1)), t.legal(0)) == ([], [1], 2, [])
    t.apply(1, the(Draw, 2))
    assert (t.lines, list(t.to_act)) == (["draw 2"], [0])


def test_a_power_of_the_table_offers_its_option_to_whoever_is_asked() -> None:
    power = Power("shop", the_table, option={"choose": lambda t, owner, ask: [the(Draw, 9 + owner)]})
    for seat in (0, 1):
        t = lay(Choose(seat), powers=[power])
        assert [str(action) for action in t.legal(seat)][-1] == f"draw {9 + seat}"


def test_a_standing_condition_is_looked_at_between_steps() -> None:
    class NeverFewerThanTwo(Whenever):
        def due(self, t: Lines, owner: int) -> Step[Lines] | None:
            return Write("padding") if len(t.lines) == 1 else None

    power = Power("pad", second, whenever=NeverFewerThanTwo())
    assert lay(Write("a"), Write("b"), Stop(), powers=[power]).lines == ["a", "padding", "b"]


def test_nobody_is_asked_after_the_end() -> None:
    class EndAndAsk(Step[Lines]):
        def run(self, t: Lines) -> None:
            t.emit(GameEnded((0,), (1, 0), "TEST-002"))
            t.do(Choose(1))

    t = lay(EndAndAsk())
    assert (t.over, t.ask, list(t.to_act)) == (True, None, [])


def test_a_question_is_asked_next_unless_a_step_or_a_standing_condition_comes_before_it() -> None:
    class WriteAndAsk(Step[Lines]):
        def __init__(self, before: str) -> None:
            self.before = before

        def run(self, t: Lines) -> None:
            t.emit(Written("a"))
            t.do(Choose(1))
            if self.before:
                t.do(Write(self.before))

    class NeverOnlyOne(Whenever):
        def due(self, t: Lines, owner: int) -> Step[Lines] | None:
            return Write("padding") if len(t.lines) == 1 else None

    pad = Power("pad", second, whenever=NeverOnlyOne())
    asked = [lay(WriteAndAsk("")), lay(WriteAndAsk("b")), lay(WriteAndAsk(""), powers=[pad])]
    assert [t.lines for t in asked] == [["a"], ["a", "b"], ["a", "padding"]]
    for t in asked:
        assert (list(t.to_act), len(t.legal(1))) == ([1], 3)
        t.apply(1, the(Draw, 2))
        assert (t.lines[-1], t.over) == ("draw 2", True)


def test_a_table_counts_its_events_though_its_log_is_dropped() -> None:
    t = lay(Write("a"), Write("b"), Choose(1))
    assert (t.number, len(t.log)) == (2, 2)
    t.drop_log()
    assert (t.number, t.log) == (2, [])
    t.apply(1, the(Draw, 2))
    assert (t.number, len(t.log)) == (4, 2)
