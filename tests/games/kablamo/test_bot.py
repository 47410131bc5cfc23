"""The heuristic player of Kablamo: sensible answers by section 10, and clearly ahead of random."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sixgun
from sixgun.games.kablamo.bot import Bot
from sixgun.games.kablamo.worth import PLAYS
from tests.games.kablamo.story import SEATS, Story


def choice(s: Story, seat: str, seed: int = 0) -> str:
    number = SEATS.index(seat)
    return str(Bot(seed).choose(s.t.view(number, recall=True), s.t.legal(number)))


def share_of_wins(seats: int, games: int, **options: Any) -> float:
    """How often one bot wins among random players, seat by seat."""
    won = 0
    for seed in range(games):
        hero, rng, bot = seed % seats, random.Random(seed), Bot(seed)
        t = sixgun.new("kablamo", seats=seats, seed=seed, **options)
        while not t.over:
            seat = t.to_act[0]
            legal = t.legal(seat)
            t.apply(seat, bot.choose(t.view(seat, recall=True), legal) if seat == hero else rng.choice(legal))
        assert t.result is not None
        won += hero in t.result.winners
    return won / games


def test_it_keeps_kablamos_and_high_velocity_bullets_among_its_spares() -> None:
    s = Story("A: u v w x y C1 | K1 GC14 MQ5", "B: a b c d e C2 | C5").until("reload")
    assert choice(s, "A") == "load greased_cylinder_1 > 0"


def test_it_slips_a_kablamo_into_another_revolver() -> None:
    s = Story("A: u v w x y TH22 | K1 GC14", "B: a b c d e C2").until("assign")
    assert choice(s, "A") == "assign 0"
    s.play("A: assign A").until("honor_load")
    assert choice(s, "A") == "load kablamo > 0"


def test_it_plays_marquis_when_it_knows_that_the_shot_kills() -> None:
    s = Story("A: u v w x y K1 | MQ5 LE9", "B: a b c d e C2").until("start")
    s.play("A: play LE9 > A", "A: pick A5", "A: pick A0", "A: pick A1").until("rotated")
    assert choice(s, "A") == "play marquis_of_queensbury_rules_1"
    s = Story("A: u v w x y C3 | MQ5 LE9", "B: a b c d e C2")
    s.play("A: play LE9 > A", "A: pick A5", "A: pick A0", "A: pick A1").until("rotated")
    assert choice(s, "A") == "pass"


def test_it_keeps_a_high_velocity_bullet_that_it_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(PLAYS, "marquis_of_queensbury_rules")
    s = Story("A: u v w x y K1 | MQ5 LE9", "B: a b c d e C2").until("start")
    s.play("A: play LE9 > A", "A: pick A5", "A: pick A0", "A: pick A1").until("rotated")
    assert choice(s, "A") == "pass"


def test_it_moves_its_known_kablamo_into_somebody_elses_revolver() -> None:
    s = Story("A: u v w x K1 DC15 | LE9", "B: a b c d e C2")
    s.play("A: play LE9 > A", "A: pick A4", "A: pick A3", "A: pick A2").until("assign")
    assert choice(s, "A") == "assign 0"
    s.play("A: assign A").until("double_cross_swap")
    assert choice(s, "A") == "pick 0:5"
    s.play("A: pick A5")
    assert choice(s, "A") == "pick 1:4"


def test_it_turns_a_known_kablamo_away() -> None:
    s = Story("A: u v w x K1 GC14 | LE9", "B: a b c d e C2")
    s.play("A: play LE9 > A", "A: pick A4", "A: pick A3", "A: pick A2").play("A: assign A")
    s.until("greased_revolver")
    assert choice(s, "A") == "choose 0"


def test_it_gives_one_more_shot_to_the_opponent_in_danger() -> None:
    s = Story("A: u v w x y TM25", "B: a b c d e C2", "C: f g h i j C3 | C5").until("assign")
    assert choice(s, "A") in ("assign 1", "assign 2")


def test_the_same_seed_gives_the_same_answers_and_hidden_bullets_do_not_matter() -> None:
    rng = random.Random(3)
    t = sixgun.new("kablamo", seats=3, seed=3)
    while not t.over:
        seat = rng.choice(list(t.to_act))
        legal = t.legal(seat)
        world = t.determinise(seat, rng.getrandbits(32))
        answers = {Bot(9).choose(table.view(seat, recall=True), legal) for table in (t, world)}
        assert len(answers) == 1
        t.apply(seat, answers.pop())


@pytest.mark.parametrize(
    "options",
    [{"iron_strategist": True}, {"mulliganovski": True}, {"window_policy": "fast"}, {"memory": "assisted"}],
)
def test_it_plays_every_variant(options: dict[str, Any]) -> None:
    for seats in (2, 5):
        bots = [Bot(seat) for seat in range(seats)]
        t = sixgun.new("kablamo", seats=seats, seed=4, **options)
        while not t.over:
            seat = t.to_act[0]
            action = bots[seat].choose(t.view(seat, recall=True), t.legal(seat))
            assert action in t.legal(seat)
            t.apply(seat, action)
        assert t.result is not None


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "at_least"), [(2, 0.75), (3, 0.6), (4, 0.5), (5, 0.45)])
def test_it_is_clearly_ahead_of_random(seats: int, at_least: float) -> None:
    assert share_of_wins(seats, 400) > at_least
