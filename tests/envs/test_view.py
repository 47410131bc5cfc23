"""The numbers of an observation say what the view of the same seat says: both are made from one table by
different ways, and these tests hold them together."""

from __future__ import annotations

import random
from typing import Any, get_args, get_origin

import numpy as np
import pytest

import sixgun
from sixgun.core.attributes import Field
from sixgun.core.table import Table
from sixgun.envs.question import ANSWERS, SHOWN_NUMBERS
from sixgun.envs.shapes import HIDDEN, hashed
from sixgun.envs.spaces import Spaces
from tests.envs.tables import TABLES

DECISIONS = 120
Numbers = list[float]


class Retold:
    """An observation made from the view alone."""

    def __init__(self, spaces: Spaces, t: Table, seat: int) -> None:
        self.spaces, self.t, self.view = spaces, t, t.view(seat, spaces.layout.recall)
        self.blocks = {block.name: block for block in spaces.layout.blocks}
        self.names = spaces.layout.pieces.names.names
        self.found: dict[str, Numbers] = {
            "seat": marks(t.seats, [seat]),
            "to_act": marks(t.seats, self.list_of("to_act")),
        }
        self.question()
        for field in t.fields:
            if field.name in self.blocks:
                self.found[field.name] = self.field(field)
        if t.zones:
            self.pieces()

    def list_of(self, name: str) -> list[Any]:
        value = self.view[name]
        assert isinstance(value, list)
        return value

    def padded(self, name: str, numbers: Numbers) -> Numbers:
        return numbers + [0.0] * (self.blocks[name].size - len(numbers))

    def question(self) -> None:
        ask: Any = self.view["ask"] or {"kind": "", "answer": None}
        kinds = self.spaces.layout.question.kinds
        self.found["ask"] = [float(kind == ask["kind"]) for kind in kinds]
        shows, pieces = (self.t.ask.shows, self.t.ask.pieces) if self.t.ask else ((), ())
        shown = [number for name in shows for number in self.told(ask[name], name in pieces)]
        self.found["ask_shows"] = self.padded("ask_shows", shown[:SHOWN_NUMBERS])
        answer = ask.get("draft") or ask["answer"] or []
        texts = [answer] if isinstance(answer, str) else answer
        rows = [number for text in texts[-ANSWERS:] for number in self.action(text)]
        self.found["answer"] = self.padded("answer", rows)

    def told(self, value: Any, is_piece: bool) -> Numbers:
        if isinstance(value, list):
            return [number for entry in value for number in self.told(entry, is_piece)]
        if value is None:
            return [HIDDEN]
        if isinstance(value, str):
            return [self.names.index(value) if is_piece else hashed(value)]
        return [float(value)]

    def action(self, text: str) -> Numbers:
        action = sixgun.parse(self.spaces.game.name, text)
        row = [1.0 + self.spaces.game.grammar.actions.index(type(action)), *map(float, action.parts())]
        return row + [0.0] * (self.blocks["answer"].shape[1] - len(row))

    def field(self, field: Field) -> Numbers:
        shape = next(seen.shape for seen in self.spaces.layout.fields.seen if seen.name == field.name)
        rows = self.list_of(field.name) if field.each else [self.view[field.name]]
        form = get_args(field.shape)[0] if field.each else field.shape
        found: Numbers = []
        for row in rows:
            hidden = row is None
            numbers = shape.hidden.tolist() if hidden else written(form, field, row)
            found += numbers + [0.0] * (shape.width - len(numbers))
        return found

    def pieces(self) -> None:
        lists = [
            faces
            for zone in self.t.zones
            for faces in (self.list_of(zone.name) if zone.each else [self.list_of(zone.name)])
        ]
        ordered = [zone.ordered for zone in self.t.zones for _ in range(self.t.seats if zone.each else 1)]
        places = self.spaces.layout.places.places
        rows = np.zeros((len(self.names), len(lists) + 1))
        met = {name: self.names.index(name) for name in self.names}
        for place, faces in enumerate(lists):
            for position, face in enumerate(faces):
                if face is not None and not face.startswith("?"):
                    rows[met[face], place] = 1.0
                    rows[met[face], -1] = position if ordered[place] else 0
                    met[face] += 1
        self.found["pieces_in"] = [float(len([face for face in faces if face])) for faces in lists]
        self.found["pieces"] = rows.ravel().tolist()
        slots = [faces for faces, place in zip(lists, places, strict=True) if place.slots]
        if slots:
            self.found["taken"] = [float(face is not None) for faces in slots for face in faces]


def marks(size: int, places: list[int]) -> Numbers:
    return [float(place in places) for place in range(size)]


def written(form: Any, field: Field, value: Any) -> Numbers:
    """Words as marks, lists with their length in front, all else as it is."""
    if form is str:
        return [float(word == value) for word in field.words] if field.words else [hashed(value)]
    origin, args = get_origin(form), get_args(form)
    if origin is None:
        return [float(value)]
    fixed = origin is tuple and args[-1] is not Ellipsis
    forms = args if fixed else [args[0]] * len(value)
    entries = [
        number for part, entry in zip(forms, value, strict=True) for number in written(part, field, entry)
    ]
    return entries if fixed else [float(len(value)), *entries]


def agrees(spaces: Spaces, t: Table, seat: int) -> None:
    array, retold = spaces.array(t, seat), Retold(spaces, t, seat)
    assert set(retold.found) == set(retold.blocks)
    for name, block in retold.blocks.items():
        numbers = np.array(retold.found[name], np.float32).reshape(block.shape)
        np.testing.assert_array_equal(block.of(array), numbers, f"{name} of seat {seat}")


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
@pytest.mark.parametrize("recall", [True, False])
def test_the_numbers_say_what_the_view_says(
    game: str, seats: int, options: dict[str, Any], recall: bool
) -> None:
    """Some seats look at every decision of two games: what is kept from one look to the next stays true."""
    spaces, rng = Spaces(game, seats, options, recall=recall), random.Random(11)
    for seed in (1, 2):
        t = spaces.new(seed)
        for _ in range(DECISIONS):
            for seat in rng.sample(range(seats), rng.randint(0, seats)):
                agrees(spaces, t, seat)
            if t.over:
                break
            seat = rng.choice(list(t.to_act))
            t.apply(seat, rng.choice(t.legal(seat)))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_two_tables_can_be_looked_at_in_turn(game: str, seats: int, options: dict[str, Any]) -> None:
    spaces, rng = Spaces(game, seats, options), random.Random(12)
    tables = [spaces.new(1), spaces.new(2)]
    for _ in range(15):
        for t in [*tables, tables[0].clone(), tables[1].determinise(0, rng.getrandbits(32))]:
            agrees(spaces, t, rng.randrange(seats))
        for t in tables:
            if not t.over:
                seat = t.to_act[0]
                t.apply(seat, rng.choice(t.legal(seat)))
