"""The chances that the rules give, checked by throwing: the seeds are fixed, so the tests always agree."""

from __future__ import annotations

from collections import Counter

import pytest

import sixgun
from sixgun.games.bang_dice.dice import DICE
from sixgun.games.bang_dice.events import DiceThrown
from sixgun.games.bang_dice.table import DiceTable
from tests.covers import covers
from tests.games.bang_dice.story import play, table

LINES = ("A sheriff", "B outlaw", "C outlaw", "D renegade")
TRIES = 600
SPREAD = (TRIES / 6 * 5 / 6) ** 0.5  # the standard deviation of a count with chance 1/6: 9.1


def thrown(seed: int, die: str = "none", first: str = "") -> DiceTable:
    t = table(*LINES, throws=first, more={"seed": seed}, saloon_dice=True)
    play(t, f"A: use {die}")
    return t


def last_throw(t: DiceTable) -> tuple[str, ...]:
    """What the Sheriff has thrown last; the turn may be over already."""
    return [event.dice for event in t.log if isinstance(event, DiceThrown) and event.seat == 0][-1]


@covers("DICE-004")
@pytest.mark.slow
@pytest.mark.parametrize("die", ["none", "loudmouth_die", "coward_die"])
def test_every_face_of_a_die_comes_up_one_time_in_six(die: str) -> None:
    """With 600 throws a face is expected 100 times; the bound is five standard deviations."""
    faces = Counter(last_throw(thrown(seed, die))[-1] for seed in range(TRIES))
    names = DICE["base_die" if die == "none" else die]
    assert set(faces) == set(names)
    assert all(abs(times - TRIES / 6) < 5 * SPREAD for times in faces.values())


@covers("DICE-004")
@pytest.mark.slow
def test_dice_are_thrown_independently() -> None:
    """Two given dice show the same face one time in six: 100 of 600, within the same bound."""
    throws = [last_throw(thrown(seed)) for seed in range(TRIES)]
    same = sum(dice[0] == dice[1] for dice in throws)
    assert abs(same - TRIES / 6) < 5 * SPREAD


@pytest.mark.slow
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_risk_of_a_third_dynamite(dice: int) -> None:
    """Section 10, note 7: with two dynamite a throw of k dice shows a third with probability 1 - (5/6)^k."""
    hits = 0
    for seed in range(TRIES):
        t = thrown(seed, first="dynamite dynamite gatling gatling gatling")
        play(t, "A: rethrow " + "345"[:dice])
        hits += last_throw(t).count("dynamite") >= 3
    chance = 1 - (5 / 6) ** dice
    assert abs(hits - TRIES * chance) < 5 * (TRIES * chance * (1 - chance)) ** 0.5


def test_a_throw_is_drawn_only_when_it_is_made() -> None:
    t = sixgun.new("bang_dice", seats=4, seed=5, saloon_dice=True)
    one, two = t.clone(), t.clone()
    play_one = one.apply(one.to_act[0], one.legal(one.to_act[0])[0])
    play_two = two.apply(two.to_act[0], two.legal(two.to_act[0])[0])
    assert [str(event) for event in play_one] == [str(event) for event in play_two]
    imagined = [t.determinise(None, seed) for seed in range(20)]
    for world in imagined:
        world.apply(world.to_act[0], world.legal(world.to_act[0])[0])
    assert len({str(world.view(None)["dice"]) for world in imagined}) > 10
