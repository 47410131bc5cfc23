"""The generators: even, repeatable, unpredictable, copied for nothing."""

from __future__ import annotations

import random
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.core.rng import Rng, Stream, as_rng, commitment, key_of, small

pytestmark = pytest.mark.both


@pytest.mark.parametrize("rng", [Stream(key_of(1)), small(1)], ids=["stream", "small"])
@pytest.mark.parametrize("sides", [2, 3, 6, 52])
def test_every_side_is_equally_likely(rng: Rng, sides: int) -> None:
    tries = 20_000
    counts = [0] * sides
    for _ in range(tries):
        counts[rng.roll(sides) - 1] += 1
    expected = tries / sides
    sigma = (tries * (1 / sides) * (1 - 1 / sides)) ** 0.5
    assert all(abs(count - expected) < 5.5 * sigma for count in counts)


def test_numbers_that_would_make_a_bound_uneven_are_drawn_again() -> None:
    rng = Stream(key_of(1), counter=1, block=(7, 0, 2**31))
    assert rng.below(3) == 1  # with bound 3, a word of 0 would make one result more likely
    assert rng.counter == 3


@given(st.integers(), st.lists(st.integers(), max_size=40))
def test_a_shuffle_keeps_all_items_and_repeats_with_its_seed(seed: int, items: list[int]) -> None:
    one, two = items[:], items[:]
    Stream(key_of(seed)).shuffle(one)
    Stream(key_of(seed)).shuffle(two)
    assert one == two
    assert sorted(one) == sorted(items)


@given(st.integers(min_value=0, max_value=200))
def test_a_copy_goes_on_as_the_original_does(drawn: int) -> None:
    rng = Stream(key_of(9))
    for _ in range(drawn):
        rng.word()
    copy = rng.copy()
    assert [rng.roll(6) for _ in range(20)] == [copy.roll(6) for _ in range(20)]


def test_scripted_rolls_come_first() -> None:
    rng = Stream(key_of(3), script=(6, 1))
    plain = Stream(key_of(3))
    assert [rng.roll(6) for _ in range(5)] == [6, 1, *[plain.roll(6) for _ in range(3)]]


@pytest.mark.parametrize(
    "rng",
    [
        small(3),
        Stream(key_of(3), script=(6, 1, 5)),
        Stream(key_of(3), counter=6),
        Stream(key_of(3), counter=1, block=(7, 2**31, 0, *range(1, 14))),  # the third word is drawn again
    ],
    ids=["small", "scripted", "loaded", "unfair"],
)
def test_dice_thrown_together_are_those_thrown_one_by_one(rng: Rng) -> None:
    for dice in [1, 2, 3, 4, 5, 6] * 6:
        copy = rng.copy()
        row = rng.rolls(6, [3 * die for die in range(dice)])
        assert [row >> 3 * die & 7 for die in range(dice)] == [copy.roll(6) for _ in range(dice)]
        assert rng.word() == copy.word()


def test_any_source_of_bits_will_do_for_an_imagined_world() -> None:
    assert as_rng(5).word() == as_rng(5).word()
    assert as_rng(random.Random(5)).word() == as_rng(random.Random(5)).word()
    mine = small(1)
    assert as_rng(mine) is mine


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    key = key_of(7)
    assert len(key) == 32
    assert commitment(key) == sha256(key).hexdigest()
    assert key_of(key) == key
