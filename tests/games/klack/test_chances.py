"""The exact probabilities of the rules file, section 8, within five standard deviations."""

from __future__ import annotations

import itertools
from fractions import Fraction
from math import sqrt

import pytest

import sixgun
from sixgun.core.rng import Stream, key_of
from sixgun.games.klack.table import KlackTable
from tests.covers import covers

SIGMAS = 5  # a correct engine fails one of these checks about once in two million seeds

# seats -> chance to end by the markers, chance of each number of rounds
ENDINGS = {
    3: (
        Fraction(15625, 23328),
        {2: Fraction(1, 36), 3: Fraction(5, 108), 4: Fraction(25, 432), 5: Fraction(125, 1944)},
    ),
    4: (
        Fraction(484375, 559872),
        {3: Fraction(1, 216), 4: Fraction(5, 432), 6: Fraction(625, 1728), 8: Fraction(21875, 93312)},
    ),
    5: (
        Fraction(4796875, 5038848),
        {6: Fraction(15875, 46656), 7: Fraction(48125, 139968), 9: Fraction(21875, 209952)},
    ),
    6: (
        Fraction(9921875, 10077696),
        {6: Fraction(7825, 23328), 8: Fraction(83125, 419904), 10: Fraction(21875, 559872)},
    ),
}


def assert_share(found: int, tries: int, chance: Fraction) -> None:
    expected, sigma = tries * float(chance), sqrt(tries * float(chance * (1 - chance)))
    assert abs(found - expected) <= SIGMAS * sigma, (
        f"{found} of {tries}, expected {expected:.0f} ± {sigma:.1f}"
    )


@covers("KLACK-070")
def test_one_roll_in_six_is_a_bang() -> None:
    rng = Stream(key_of(45))
    bangs = sum(rng.roll(6) == 1 for _ in range(60_000))
    assert 9_543 <= bangs <= 10_457


@covers("KLACK-071")
def test_rolls_do_not_depend_on_the_rolls_before() -> None:
    rng = Stream(key_of(46))
    rolls = [rng.roll(6) for _ in range(60_000)]
    for before in range(1, 7):
        after = [b for a, b in itertools.pairwise(rolls) if a == before]
        assert_share(after.count(1), len(after), Fraction(1, 6))
    sixes = [rolls[i : i + 6].count(1) for i in range(0, 60_000, 6)]
    for bangs, ways in enumerate((15625, 18750, 9375, 2500)):
        assert_share(sixes.count(bangs), len(sixes), Fraction(ways, 46656))


def quiet_game(seats: int, seed: int) -> KlackTable:
    """Nobody ties or runs short: the richest bids 3,000 or more and names themselves, the others one bill."""
    t = sixgun.new("klack", seats=seats, seed=seed)
    assert isinstance(t, KlackTable)
    while not t.over:
        if t.ask is not None and t.ask.kind == "bid":
            leader = max(t.to_act, key=lambda seat: t.hand[seat][0] + 2 * t.hand[seat][1])
            for seat in t.to_act:
                t.apply(
                    seat, sixgun.parse("klack", f"bid {bold(t, seat) if seat == leader else quiet(t, seat)}")
                )
        else:
            t.apply(t.to_act[0], t.default(t.to_act[0]))
    kinds = {type(event).__name__ for event in t.log}
    assert kinds.isdisjoint({"StacksConverted", "MobTook", "RaisesOpened"})
    return t


def bold(t: KlackTable, seat: int) -> str:
    ones, twos = t.hand[seat]
    return "(0,2)" if twos > 1 else "(1,1)" if twos and ones else f"({min(ones, 3)},0)"


def quiet(t: KlackTable, seat: int) -> str:
    return "(1,0)" if t.hand[seat][0] else "(0,1)"


@covers("KLACK-080", "KLACK-081")
@pytest.mark.parametrize(
    ("seats", "tries"), [(3, 400), *[pytest.param(seats, 5000, marks=pytest.mark.slow) for seats in ENDINGS]]
)
def test_games_without_conversions_end_as_the_exact_chances_say(seats: int, tries: int) -> None:
    games = [quiet_game(seats, 10_000 * seats + seed) for seed in range(tries)]
    by_markers, lengths = ENDINGS[seats]
    ended = [game.result.reason for game in games if game.result is not None]
    assert_share(ended.count("KLACK-011"), tries, by_markers)
    rounds = [game.round for game in games]
    for length, chance in lengths.items():
        assert_share(rounds.count(length), tries, chance)
    assert max(rounds) <= seats + 4
