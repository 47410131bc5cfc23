"""Section 12: the reaction-time model."""

from __future__ import annotations

import random

import pytest

import sixgun
from sixgun.core.rng import small
from sixgun.games.slap45.cards import COUNTS, TYPE
from sixgun.games.slap45.reaction import FULL_DECK, SKILLS, choice_time, entropy, normal, simple_time
from sixgun.games.slap45.table import SlapTable

MEANS = [("novice", 320, 617), ("casual", 275, 503), ("skilled", 235, 410), ("expert", 200, 340)]
SPREADS = {"novice": (81, 152), "casual": (63, 112), "skilled": (47, 81), "expert": (32, 58)}


def mean(samples: list[int]) -> float:
    return sum(samples) / len(samples)


def spread(samples: list[int]) -> float:
    middle = mean(samples)
    return float((sum((sample - middle) ** 2 for sample in samples) / len(samples)) ** 0.5)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "simple", "choice"), MEANS)
def test_twenty_thousand_samples_have_the_mean_and_spread_of_the_table(
    name: str, simple: int, choice: int
) -> None:
    rng, skill = small(7), SKILLS[name]
    simples = [simple_time(rng, skill) for _ in range(20_000)]
    choices = [choice_time(rng, skill, FULL_DECK) for _ in range(20_000)]
    assert abs(mean(simples) - simple) < 4
    assert abs(mean(choices) - choice) < 4
    assert abs(spread(simples) - SPREADS[name][0]) < 4
    assert abs(spread(choices) - SPREADS[name][1]) < 5
    assert min(simples) >= skill.simple[3]
    assert min(choices) >= skill.choice[3]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("fast", "slow", "chance"),
    [
        ("expert", "casual", 0.935),
        ("expert", "skilled", 0.78),
        ("skilled", "casual", 0.77),
        ("casual", "novice", 0.75),
    ],
)
def test_the_better_skill_is_first_as_often_as_it_should(fast: str, slow: str, chance: float) -> None:
    rng = small(3)
    first = [
        choice_time(rng, SKILLS[fast], FULL_DECK) < choice_time(rng, SKILLS[slow], FULL_DECK)
        for _ in range(20_000)
    ]
    assert abs(sum(first) / 20_000 - chance) < 0.015


def test_the_bits_of_full_decks() -> None:
    assert abs(entropy(list(COUNTS[:3])) - 1.522) < 0.001
    bits = [entropy([20, 20, 10, 17 - seats]) for seats in range(3, 8)]
    assert abs(max(bits) - 1.947) < 0.001
    assert abs(min(bits) - 1.918) < 0.001
    assert entropy([0, 0, 0, 0]) == FULL_DECK  # before a shuffle nobody has seen less
    assert entropy([0, 3, 0, 0]) == 0


@pytest.mark.parametrize("mode", ["basic", "powers"])
def test_the_cards_that_can_come_are_those_in_the_deck_and_in_the_centre(mode: str) -> None:
    rng = random.Random(3)
    t = sixgun.new("slap45", seats=4, seed=2, mode=mode)
    assert isinstance(t, SlapTable)
    while not t.over:
        there = [TYPE[piece] for piece in t.deck + t.center]
        assert t.unseen() == [there.count(card) for card in range(4)]
        seat = t.to_act[0]
        t.apply(seat, rng.choice(t.legal(seat)))


def test_more_surprise_moves_only_the_mean() -> None:
    one, two = small(5), small(5)
    skill = SKILLS["casual"]
    times = [(choice_time(one, skill, 1.522), choice_time(two, skill, 1.922)) for _ in range(2_000)]
    assert abs(sum(b - a for a, b in times) / 2_000 - 60) < 3


def test_normal_is_normal() -> None:
    rng = small(1)
    samples = [normal(rng, 180, 40) for _ in range(20_000)]
    assert abs(sum(samples) / 20_000 - 180) < 1
    assert 0.67 < sum(140 < sample < 220 for sample in samples) / 20_000 < 0.695
