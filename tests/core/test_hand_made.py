"""Hand-made positions in words, and imagined worlds that must be possible: on a toy game of four cards."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from sixgun.core.action import Action, the
from sixgun.core.attributes import Zone
from sixgun.core.errors import Invalid
from sixgun.core.game import Game
from sixgun.core.step import Sealed
from sixgun.core.table import Table

NAMES = ("red_1", "red_2", "black_1", "black_2")


class Nod(Action):
    __slots__ = ()
    form = "nod"


class Toy(Table):
    """Each of two seats has a secret card; one of them is always red and one black."""

    __slots__ = ("armed", "box", "card")
    name = "toy"
    zones = (Zone("card", each=True), Zone("box"))

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        super().__init__(seats, options)
        self.card: list[list[int]] = [[0], [2]]
        self.box: list[int] = [1, 3]
        self.armed = False
        self.shown = [0] * 4
        self.known = [1, 0, 2, 0]

    def copy(self) -> Toy:
        other = Toy(self.seats, self.options)
        other.card, other.box = [mine[:] for mine in self.card], self.box[:]
        return other

    def check(self) -> None:
        assert sorted([*self.card[0], *self.card[1], *self.box]) == [0, 1, 2, 3]

    def arm(self) -> None:
        self.armed = True

    def possible(self) -> bool:
        return (self.card[0][0] < 2) != (self.card[1][0] < 2)

    def roll_named(self, word: str) -> int:
        return {"one": 1, "six": 6}[word]

    def piece_name(self, piece: int) -> str:
        return NAMES[piece]

    def piece_back(self, piece: int) -> str:
        return "card"


class Ready(Sealed[Toy]):
    """A sealed question with a field of its own."""

    __slots__ = ("topic",)
    kind = "ready"

    def __init__(self, topic: int, who: tuple[int, ...], answers: tuple[Action | None, ...] = ()) -> None:
        super().__init__(who, answers)
        self.topic = topic

    def with_answers(self, answers: tuple[Action | None, ...]) -> Ready:
        return Ready(self.topic, self.who, answers)

    def choices(self, t: Toy, seat: int) -> list[Action]:
        return [the(Nod)]


GAME = Game("toy", "Toy", "1", (2,), (), (Nod,), Toy, lambda t: [Ready(7, (0, 1))])


def test_pieces_of_a_hand_made_position_are_given_by_name() -> None:
    t = GAME.position({"card": [["red_2"], ["black_1"]], "box": ["red_1", "black_2"]})
    assert isinstance(t, Toy)
    assert (t.card, t.box, t.armed) == ([[1], [2]], [0, 3], True)
    with pytest.raises(Invalid, match="no piece 'blue'"):
        GAME.position({"card": [["blue"], ["black_1"]]})


def test_scripted_rolls_are_numbers_or_words_of_the_game() -> None:
    t = GAME.position({"rolls": ["six", 3, "one"]})
    assert [t.rng.roll(6) for _ in range(3)] == [6, 3, 1]
    with pytest.raises(Invalid, match="'rolls' is a list"):
        GAME.position({"rolls": "six"})


def test_imagined_worlds_are_possible_ones() -> None:
    t = GAME.new(2, 1, {})
    worlds = [t.determinise(0, seed) for seed in range(50)]
    seen = {world.card[1][0] for world in worlds if isinstance(world, Toy)}
    assert seen == {2, 3}


def test_a_sealed_question_keeps_its_own_fields_while_answers_come_in() -> None:
    t = GAME.new(2, 1, {})
    t.apply(1, the(Nod))
    ask = t.ask
    assert isinstance(ask, Ready)
    assert (ask.topic, t.to_act) == (7, [0])
    imagined = t.determinise(0, 1).ask
    assert isinstance(imagined, Ready)
    assert imagined.topic == 7
