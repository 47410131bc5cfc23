"""Actions as numbers and views as arrays, for every game."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import sixgun
from sixgun.core.table import Table
from sixgun.envs.actions import LONG, MOST_MASKS, Numbered
from sixgun.envs.shapes import MOST_NUMBERS, AnyWord, Kept, Many, Shape, Tuple, Word, floats
from sixgun.envs.spaces import Seeds, Spaces, win
from tests.envs.tables import EVERY_TABLE, TABLES
from tests.properties import walk


def tables_of(game: str, seats: int, options: dict[str, Any], decisions: int = 150) -> list[Table]:
    """The positions of one random game."""
    t = sixgun.new(game, seats=seats, seed=3, **options)
    found = []
    for position, _, _ in walk(t, random.Random(3)):
        found.append(position.clone())
        if len(found) == decisions:
            break
    return found


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
@pytest.mark.parametrize("scheme", ["numbered", "listed"])
def test_every_option_has_a_number_of_its_own_and_back(
    game: str, seats: int, options: dict[str, Any], scheme: str
) -> None:
    spaces = Spaces(game, seats, options, scheme)
    for t in tables_of(game, seats, options):
        for seat in t.to_act:
            legal = spaces.actions.legal(t, seat)
            assert len(set(legal)) == len(t.legal(seat))
            assert [str(spaces.actions.action(t, seat, n)) for n in legal] == [str(a) for a in t.legal(seat)]
            assert legal == [spaces.actions.number(t, seat, action) for action in t.legal(seat)]
            assert list(np.flatnonzero(spaces.mask(t, seat))) == sorted(legal)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_numbers_are_the_same_for_every_table_of_the_same_kind(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    one, two = Spaces(game, seats, options, "numbered"), Spaces(game, seats, options, "numbered")
    assert one.actions.size == two.actions.size < 10_000
    t = one.new(1)
    texts = [str(one.actions.action(t, 0, number)) for number in range(one.actions.size)]
    assert texts == [str(two.actions.action(t, 0, number)) for number in range(two.actions.size)]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
@pytest.mark.parametrize("recall", [True, False])
def test_an_array_tells_what_the_view_tells_and_nothing_else(
    game: str, seats: int, options: dict[str, Any], recall: bool
) -> None:
    """Equal views give equal arrays: a world that a seat cannot tell from the true one looks the same."""
    spaces = Spaces(game, seats, options, recall=recall)
    space = spaces.observation_space()
    for number, t in enumerate(tables_of(game, seats, options, 60)):
        for seat in range(seats):
            seen = spaces.observe(t, seat, spaces.mask(t, seat))
            assert space.contains(seen)
            world = t.determinise(seat, number)
            np.testing.assert_array_equal(spaces.array(world, seat), seen["observation"])


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_whoever_gets_an_array_may_write_in_it(game: str, seats: int, options: dict[str, Any]) -> None:
    spaces = Spaces(game, seats, options)
    for t in tables_of(game, seats, options, 20):
        seat = t.to_act[0]
        arrays: list[Any] = [spaces.array(t, seat), spaces.mask(t, seat)]
        before = [array.copy() for array in arrays]
        for array in arrays:
            array[:] = 7
        np.testing.assert_array_equal(spaces.array(t, seat), before[0])
        np.testing.assert_array_equal(spaces.mask(t, seat), before[1])


def test_rows_are_kept_up_to_a_bound() -> None:
    kept = Kept(lambda number: floats([number]), MOST_NUMBERS // 4)
    for number in range(30):
        assert kept.of(number) == floats([number])
        assert len(kept.rows) <= 4


def test_masks_of_long_lists_are_kept_up_to_a_bound() -> None:
    actions = Spaces("klack", 4, {}).actions
    assert isinstance(actions, Numbered)
    for first in range(MOST_MASKS + LONG):
        options = actions.actions[first : first + LONG]
        marked = np.flatnonzero(np.frombuffer(actions.kept_bits(options), np.int8))
        assert list(marked) == list(range(first, first + LONG))
        assert actions.kept_bits(options) is actions.kept_bits((*options,))
        assert len(actions.masks) <= MOST_MASKS


def too_long(shape: Shape, value: Any) -> bool:
    if isinstance(shape, Many):
        return len(value) > shape.most or any(too_long(shape.entry, entry) for entry in value)
    if isinstance(shape, Tuple):
        return any(too_long(part, entry) for part, entry in zip(shape.parts, value, strict=True))
    return isinstance(shape, AnyWord) or (isinstance(shape, Word) and value not in shape.codes)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_every_list_and_word_fits_into_the_array(game: str, seats: int, options: dict[str, Any]) -> None:
    layout = Spaces(game, seats, options).layout
    for t in tables_of(game, seats, options, 200)[::4]:
        for field in layout.fields.seen:
            value = getattr(t, field.name)
            for entry in value if field.each else [value]:
                assert not too_long(field.shape, entry), f"{field.name} = {value}"


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_blocks_lie_one_behind_the_other(game: str, seats: int, options: dict[str, Any]) -> None:
    spaces = Spaces(game, seats, options)
    place = 0
    for block in spaces.layout.blocks:
        assert block.start == place
        place += block.size
        assert f"{block.name} {block.shape}" in spaces.document()
    assert place == spaces.layout.size == spaces.array(spaces.new(1), 0).size


def test_the_document_says_what_questions_show_and_which_number_a_kind_of_action_has() -> None:
    text = Spaces("klack", 4, {}).document()
    assert "\naction 1: bid " in text
    text = Spaces("kablamo", 3, {}).document()
    assert "\nask_shows at sleight_swap: seat, position, victim\n" in text
    assert "\nask_shows at response: " in text
    assert "(row of `pieces`)" in text


def test_a_block_is_read_by_its_name() -> None:
    spaces = Spaces("klack", 4, {})
    t = sixgun.position("klack", {"seats": 4, "hand": [[6, 6], [5, 6], [6, 4], [6, 6]], "bid": [[0, 0]] * 4})
    blocks = {block.name: block for block in spaces.layout.blocks}
    array = spaces.array(t, 2)
    assert blocks["hand"].of(array).tolist() == [[6, 6], [5, 6], [6, 4], [6, 6]]
    assert blocks["seat"].of(array).tolist() == [0, 0, 1, 0]
    assert blocks["status"].of(array)[1].tolist() == [1, 0, 0]


def test_without_recall_the_hands_of_others_are_hidden() -> None:
    spaces = Spaces("klack", 3, {}, recall=False)
    hand = next(block for block in spaces.layout.blocks if block.name == "hand")
    assert hand.of(spaces.array(spaces.new(1), 1)).tolist() == [[-1, -1], [6, 6], [-1, -1]]


def test_the_own_sealed_answer_is_seen_by_its_owner_alone() -> None:
    spaces = Spaces("klack", 3, {})
    t = spaces.new(1)
    t.apply(0, sixgun.parse("klack", "bid (2,1)"))
    answer = next(block for block in spaces.layout.blocks if block.name == "answer")
    assert answer.of(spaces.array(t, 0))[0].tolist() == [1, 2, 1]
    assert not answer.of(spaces.array(t, 1)).any()


def test_listed_options_come_with_their_parts() -> None:
    spaces = Spaces("klack", 3, {}, "listed")
    rows = spaces.option_rows(spaces.new(1), 0)
    assert rows[:3].tolist() == [[1, 0, 1], [1, 0, 2], [1, 0, 3]]
    assert not rows[48:].any()


def test_more_options_than_places_are_refused() -> None:
    spaces = Spaces("klack", 3, {}, "listed", most_options=20)
    with pytest.raises(sixgun.Invalid, match="most_options=48"):
        spaces.mask(spaces.new(1), 0)


def test_an_unknown_scheme_is_refused() -> None:
    with pytest.raises(sixgun.Invalid, match="'numbered' or 'listed'"):
        Spaces("klack", 3, {}, "random")


def test_the_first_table_of_a_seed_is_the_one_that_everybody_gets_for_it() -> None:
    seeds, again = Seeds(7), Seeds(7)
    first, second = seeds.next(), seeds.next()
    assert first == 7
    assert second != first
    assert [again.next(), again.next()] == [first, second]
    assert Seeds(None).next() != Seeds(None).next()


def test_winners_share_and_nobody_wins_a_game_without_winners() -> None:
    stacks = [[[1, 0]] * 6, [], []]
    result = sixgun.position("klack", {"center": 0, "hand": [[0, 0]] * 3, "stacks": stacks}).result
    assert result is not None
    assert [win(result, seat) for seat in range(3)] == [1, -1, -1]
    assert win(type(result)((), (0, 0, 0), "KLACK-011"), 0) == 0
