"""A table: one running game. One way in (`apply`), one way state changes (`emit`), one way out (`view`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from sixgun.core import codec, packing, view, worlds
from sixgun.core.action import Action
from sixgun.core.attributes import Attribute, Besides, Field, Zone
from sixgun.core.errors import Illegal, Invalid, Refusal
from sixgun.core.power import ANYBODY, Powers
from sixgun.core.rng import Bits, Rng, as_rng
from sixgun.core.seats import all_eyes
from sixgun.core.step import Ask, Step, in_turn
from sixgun.core.value import Answers

if TYPE_CHECKING:
    from sixgun.core.event import Event, Result

AnyStep = Step[Any]
AnyAsk = Ask[Any]
NOBODY_ASKED: Final = -9  # no list of options is built yet for this decision
ENDLESS: Final = 100_000
NO_POWERS: Final = Powers(())
UNSEEDED: Final = Rng(())  # draws nothing


class Table:
    """The state that all games share; each game adds its own fields and zones."""

    __slots__ = (
        "_ask",
        "_asked",
        "_options",
        "_spent",
        "answers",
        "earlier",
        "known",
        "log",
        "options",
        "powers",
        "public",
        "result",
        "rng",
        "seats",
        "shown",
        "stack",
    )
    name: ClassVar[str] = ""
    fields: ClassVar[tuple[Field, ...]] = ()
    zones: ClassVar[tuple[Zone, ...]] = ()
    besides: ClassVar[tuple[Besides, ...]] = ()  # attributes that are no part of the position

    @classmethod
    def attributes(cls) -> tuple[Attribute, ...]:
        """Everything that a game's table has of its own."""
        return (*cls.fields, *cls.zones, *cls.besides)

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        self.seats: int = seats
        self.options: Mapping[str, object] = options
        self.rng: Rng = UNSEEDED
        self.stack: list[AnyStep] = []
        self.log: list[Event[Any]] = []
        self.earlier: int = 0  # so many events happened before those of the log
        self.result: Result | None = None
        self.shown: list[int] = []
        self.known: list[int] = []
        self.powers: Powers = NO_POWERS
        self.answers: list[Answers] = []  # per seat: how its powers change the numbers of the rules
        self.public: int = all_eyes(seats)  # the mask of everybody, spectators too
        self._ask: AnyAsk | None = None
        self._asked: int = NOBODY_ASKED
        self._options: list[Action] = []
        self._spent: bool = False  # the step on top is being done: what it leads to takes its place

    # -- the engine ---------------------------------------------------------------------------

    def do(
        self, first: AnyStep, second: AnyStep | None = None, third: AnyStep | None = None, *others: AnyStep
    ) -> None:
        """To be done next, in reading order."""
        if second is not None:
            if third is not None:
                if others:
                    in_turn(self, list(others))
                self.do(third)
            self.do(second)
        if self._spent:
            self.stack[-1], self._spent = first, False
        else:
            self.stack.append(first)

    def emit(self, event: Event[Any]) -> None:
        """The only way state changes: apply, record, let powers follow up."""
        event.apply(self)
        self.log.append(event)
        after = self.powers.after
        if after and type(event) in after:
            self.powers.follow(self, event)

    def apply(self, seat: int, action: Action) -> list[Event[Any]]:
        """The only way in: refuse, or take the answer and run to the next question."""
        ask = self._ask
        if ask is None:
            raise self.illegal(seat, action)
        listed: list[Any] = self._options if self._asked == seat else []
        for option in listed:
            if option is action:
                break
        else:
            if not ask.allows(self, seat, action):
                if action in self.anytime(seat):
                    return self._interrupt(seat, action)
                raise self.illegal(seat, action)
        told = len(self.log)
        self.answer(ask, seat, action)
        return self.log[told:]

    def answer(self, ask: AnyAsk, seat: int, action: Action) -> None:
        """The pending question gets an answer that is known to be one of its options."""
        self._spent = True
        self._asked = NOBODY_ASKED
        self._ask = None
        ask.take(self, seat, action)
        self.run()

    def _interrupt(self, seat: int, action: Action) -> list[Event[Any]]:
        """Something that is no answer: the question stays as it is."""
        told = len(self.log)
        self.forget_options()
        self._ask = None
        self.take_anytime(seat, action)
        self.run()
        return self.log[told:]

    def run(self) -> None:
        """Run steps until somebody is asked or the game is over."""
        stack = self.stack
        for _turn in range(ENDLESS):
            if self._spent:  # and has led to nothing
                stack.pop()
                self._spent = False
            if self.result is not None:
                return
            powers = self.powers  # a step may have dealt new ones
            for power, watch in powers.whenever:  # nearly always nothing is due, whoever has the power
                if power.seat == ANYBODY or watch.due(self, power.seat) is not None:
                    due = powers.standing(self)
                    if due is not None:
                        self.do(due)
                    break
            step = stack[-1]
            if step.void(self):
                self._spent = True
                continue
            instead = powers.instead
            other = powers.replacement(self, step) if instead and type(step) in instead else None
            if other is not None:
                stack[-1] = other
                continue
            self._spent = True
            step.run(self)
            if self._ask is not None:
                return
        raise RuntimeError(f"endless loop in {self.name} at {stack[-3:]}")

    def wait_for(self, ask: AnyAsk) -> None:
        """The question stays where it is until somebody answers."""
        self._ask, self._spent = ask, False

    def is_choice(self, ask: AnyAsk) -> bool:
        """Is there more than one answer? If not, the only one is taken, and without any the game goes on."""
        seat = ask.next_seat(self)
        options = ask.options(self, seat)
        if len(options) < 2:
            if options:
                ask.take(self, seat, options[0])
            return False
        self._asked, self._options = seat, options
        return True

    def value(self, question: int, seat: int, number: int = 0) -> int:
        """A number that the rules ask for, as the powers of that seat change it."""
        answers = self.answers[seat]
        change = answers.changes[question]
        number += answers.amounts[question]
        return number if change is None else change(self, seat, number)

    # -- what may be asked of a table --------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def number(self) -> int:
        """How many events have happened."""
        return self.earlier + len(self.log)

    @property
    def ask(self) -> AnyAsk | None:
        """The pending question."""
        return self._ask

    def wait(self) -> None:
        """The question on top of a stack that was put there is the pending one."""
        top = self.stack[-1] if self.result is None and self.stack else None
        self._ask = top if isinstance(top, Ask) else None

    @property
    def to_act(self) -> Sequence[int]:
        """The seats whose answer is missing."""
        return [] if self._ask is None else self._ask.seats(self)

    def legal(self, seat: int) -> list[Action]:
        """Every action that the seat may take now, in a fixed order; empty for a seat that is not asked."""
        return self.options_of(seat)[:]

    def options_of(self, seat: int) -> list[Action]:
        """The options of a seat, built once per decision and shared: not to be changed."""
        if self._asked != seat:
            self._options = [] if self._ask is None else self._ask.options(self, seat)
            self._asked = seat
        return self._options

    def forget_options(self) -> None:
        """The question has changed, or the pieces have: its options are to be built anew."""
        self._asked = NOBODY_ASKED

    def default(self, seat: int) -> Action:
        """The answer that the rules give for a silent seat."""
        ask = self.ask
        if ask is None or not self.options_of(seat):
            raise self.illegal(seat, None)
        return ask.default(self, seat)

    def view(self, seat: int | None, recall: bool = False) -> dict[str, object]:
        """What that seat may see now (None: a spectator); with `recall`, what a perfect memory knows."""
        return view.view(self, seat, recall)

    def redact(self, event: Event[Any], seat: int | None) -> dict[str, object] | None:
        """The event as that seat may see it; None where it does not hear of it."""
        return view.redact(self, event, seat)

    def forgets(self, event: Event[Any]) -> bool:
        """Is the event told only while it happens, and in no story afterwards?"""
        return event.fleeting and self.forgetful()

    def determinise(self, seat: int | None, rng: Rng | Bits | int) -> Table:
        """A world that the seat cannot tell from the true one."""
        return worlds.determinise(self, seat, as_rng(rng))

    def drop_log(self) -> None:
        """Somebody else keeps the events that have happened."""
        self.earlier = self.number
        self.log.clear()

    def dump(self) -> dict[str, object]:
        """The whole position as a JSON-ready document."""
        return codec.dump(self)

    def pack(self) -> bytes:
        """The position as bytes, small and quick to read, for this version of the rules only."""
        return packing.pack(self)

    def clone(self) -> Table:
        """An independent copy, log dropped."""
        other = self.copy()
        other.rng = self.rng.copy()
        other.stack = self.stack[:]
        other.earlier = self.number
        other.result = self.result
        if self.known:
            other.shown = self.shown[:]
            other.known = self.known[:]
        other.powers = self.powers
        other.answers = self.answers[:]
        other._ask = self._ask
        other._asked = self._asked
        other._options = self._options
        return other

    # -- refusing ----------------------------------------------------------------------------

    def illegal(self, seat: int, action: object) -> Illegal:
        ask = self.ask
        return Illegal(self.why_not(seat, action), seat, action, ask.kind if ask else "game over")

    def why_not(self, seat: int, action: object) -> Refusal:
        """Why an action is refused: the code and sentence of the rules file."""
        ask = self.ask
        if ask is None:
            return Refusal("game_over", "the game is over")
        if not self.options_of(seat):
            return Refusal("not_your_decision", f"only seats {list(self.to_act)} are asked now", ask.clauses)
        return Refusal("illegal_option", "it is not one of the options", ask.clauses)

    # -- what a game adds --------------------------------------------------------------------

    def lay_out(self) -> None:
        """Put everything where it is before the game begins; a copy does without."""

    def copy(self) -> Table:
        """A new table with the game's own attributes, each copied as its declaration says."""
        raise AssertionError("each game copies its own fields")

    def check(self) -> None:
        """Fail unless every piece is somewhere exactly once and every number is possible."""
        raise AssertionError("each game checks its own pieces")

    def settle(self) -> None:
        """Complete a hand-made position by what follows from the rest."""

    def arm(self) -> None:
        """Set the powers, and whatever else follows from a position which was loaded or made by hand."""

    def possible(self) -> bool:
        """Could hidden pieces lie as they do now, by what everybody knows? Imagined worlds obey it."""
        return True

    def assists(self) -> bool:
        """Do the rules show everybody what a perfect memory would know?"""
        return False

    def public_facts(self) -> dict[str, object]:
        """What follows from the position and everybody sees: told with it, so that no client works it out."""
        return {}

    def open_facts(self) -> dict[str, object]:
        """What follows from all pieces, hidden ones too: told when everything lies open."""
        return {}

    def forgetful(self) -> bool:
        """Do the rules leave it to the players to remember what was fleeting?"""
        return False

    def roll_named(self, word: str) -> int:
        """The roll that a word in a hand-made position stands for."""
        raise Invalid("bad_position", f"'rolls' is a list of whole numbers; '{word}' is none")

    def anytime(self, seat: int) -> Sequence[Action]:
        """What a seat may do whether it is asked or not, such as to resign; no part of `legal`."""
        return ()

    def take_anytime(self, seat: int, action: Action) -> None:
        """What such an action leads to; the pending question stays."""
        raise AssertionError("this game has no actions out of turn")

    def order(self) -> Sequence[int]:
        """Seats in the order in which simultaneous powers apply: from the active player clockwise."""
        return range(self.seats)

    def piece_name(self, piece: int) -> str:
        raise AssertionError("this game has no pieces")

    def piece_back(self, piece: int) -> str:
        """Pieces with the same back cannot be told apart face down."""
        raise AssertionError("this game has no pieces")

    def all_zones(self) -> list[list[int]]:
        """The piece lists of all zones, in the order of the declaration."""
        found: list[list[int]] = []
        for zone in self.zones:
            lists = getattr(self, zone.name)
            found.extend(lists if zone.each else [lists])
        return found
