"""Secret choices given part by part, answers that come unseen, empty places, actions out of turn."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sixgun.core.action import Action, the
from sixgun.core.attributes import EMPTY, Zone
from sixgun.core.errors import Illegal
from sixgun.core.event import Event
from sixgun.core.rng import small
from sixgun.core.step import Sealed, SealedParts
from sixgun.core.table import Table


class Letter(Action):
    __slots__ = ("letter",)
    form = "letter {letter}"

    def __init__(self, letter: int) -> None:
        self.letter = letter


class Leave(Action):
    __slots__ = ()
    form = "leave"


class Left(Event["Toy"]):
    __slots__ = ("seat",)
    shows = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Opened(Event["Toy"]):
    __slots__ = ("words",)
    shows = ("words",)

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words


class Toy(Table):
    """Two seats, three pieces in a row of four places."""

    __slots__ = ("row",)
    zones = (Zone("row"),)

    def __init__(self) -> None:
        super().__init__(2, {})
        self.rng = small(1)
        self.row = [0, EMPTY, 1, 2]
        self.shown = [self.public, 0, 0]
        self.known = [self.public, 1, 0]

    def copy(self) -> Toy:
        other = Toy()
        other.row = self.row[:]
        return other

    def piece_name(self, piece: int) -> str:
        return f"piece_{piece}"

    def piece_back(self, piece: int) -> str:
        return "back"

    def anytime(self, seat: int) -> Sequence[Action]:
        return (the(Leave),)

    def take_anytime(self, seat: int, action: Action) -> None:
        self.emit(Left(seat))


class Word(SealedParts[Toy]):
    """Everybody spells a word of two letters."""

    __slots__ = ()
    kind = "word"

    def parts(self, t: Toy, seat: int, given: tuple[Action, ...]) -> list[Action]:
        return [the(Letter, n) for n in range(3)] if len(given) < 2 else []

    def reveal(self, t: Toy, answers: list[tuple[Action, ...]]) -> None:
        t.emit(Opened(tuple(["+".join(map(str, answer)) for answer in answers])))
        t.do(Secret((0, 1)))


class Secret(Sealed[Toy]):
    """Nobody sees who has answered."""

    __slots__ = ()
    kind = "secret"
    window = True

    def choices(self, t: Toy, seat: int) -> list[Action]:
        return [the(Letter, n) for n in range(3)]

    def reveal(self, t: Toy, answers: list[Action]) -> None:
        t.do(Word((0, 1)))


def toy() -> Toy:
    t = Toy()
    t.do(Word((0, 1)))
    t.run()
    return t


def say(t: Toy, seat: int, letter: int) -> list[object]:
    """The events of a letter as the other seat hears them."""
    return [t.redact(event, 1 - seat) for event in t.apply(seat, the(Letter, letter))]


def test_parts_are_secret_and_a_seat_is_awaited_until_its_answer_is_complete() -> None:
    t = toy()
    before = t.view(1)
    assert say(t, 0, 2) == [None]
    assert list(t.to_act) == [0, 1]
    assert t.view(1) == before
    assert t.view(0)["ask"] == {"kind": "word", "clauses": [], "answer": None, "draft": ["letter 2"]}
    assert t.view(1)["ask"] == {"kind": "word", "clauses": [], "answer": None, "draft": []}
    (sealed,) = say(t, 0, 1)
    assert sealed == {"event": "answer_sealed", "clauses": [], "seat": 0, "action": None}
    assert list(t.to_act) == [1]
    question = {"kind": "word", "clauses": [], "answer": ["letter 2", "letter 1"], "draft": []}
    assert t.view(0)["ask"] == question


def test_a_complete_answer_counts_until_its_replacement_is_complete() -> None:
    t = toy()
    for letter in (2, 1, 0):
        say(t, 0, letter)
    assert list(t.to_act) == [1]
    say(t, 1, 0)
    assert "letter 2+letter 1" in str(t.apply(1, the(Letter, 0)))
    t = toy()
    for letter in (2, 1, 0, 0):
        say(t, 0, letter)
    say(t, 1, 0)
    assert "letter 0+letter 0" in str(t.apply(1, the(Letter, 0)))


def test_imagined_drafts_of_others_are_empty_and_complete_answers_rechosen() -> None:
    t = toy()
    say(t, 0, 2)
    worlds = [t.determinise(1, seed).ask for seed in range(9)]
    assert all(isinstance(ask, Word) and ask.drafts == ((), ()) for ask in worlds)
    say(t, 0, 2)
    found = {ask.answers[0] for seed in range(40) if isinstance(ask := t.determinise(1, seed).ask, Word)}
    assert len(found) > 3
    own = t.determinise(0, 1).ask
    assert isinstance(own, Word)
    assert own.answers[0] == (the(Letter, 2), the(Letter, 2))


def test_unseen_answers_show_nobody_who_has_answered() -> None:
    t = toy()
    for seat in (0, 0, 1, 1):
        t.apply(seat, the(Letter, 0))
    before = t.view(1)
    assert say(t, 0, 2) == [None]
    assert list(t.to_act) == [1]
    assert t.view(1) == before
    assert t.view(1)["to_act"] == [0, 1]


def test_an_action_out_of_turn_leaves_the_question_as_it_is() -> None:
    t = toy()
    say(t, 0, 1)
    ask = t.ask
    assert [str(event) for event in t.apply(0, the(Leave))] == ["left seat=0"]
    assert t.ask is ask
    assert the(Leave) not in t.legal(0)
    with pytest.raises(Illegal):
        t.apply(0, the(Letter, 7))


def test_an_empty_place_is_seen_by_everybody_and_stays_empty_in_every_world() -> None:
    t = toy()
    assert t.view(1)["row"] == ["piece_0", None, "?back", "?back"]
    assert t.view(0, recall=True)["row"] == ["piece_0", None, "piece_1", "?back"]
    rows = {tuple(world.row) for seed in range(20) if isinstance(world := t.determinise(1, seed), Toy)}
    assert rows == {(0, EMPTY, 1, 2), (0, EMPTY, 2, 1)}


def test_the_options_of_an_imagined_world_are_its_own() -> None:
    t = toy()
    say(t, 0, 2)
    say(t, 0, 1)
    say(t, 0, 1)
    assert t.legal(0) == [the(Letter, n) for n in range(3)]
    world = t.determinise(1, 3)
    world.apply(0, the(Letter, 0))
    assert isinstance(ask := world.ask, Word)
    assert ask.drafts[0] == (the(Letter, 0),)
