"""Section 4.3: distances and reach."""

from __future__ import annotations

import random

import pytest

import sixgun
from sixgun.games.bang.distance import distance, reachable, within
from sixgun.games.bang.events import note_harm, note_help
from sixgun.games.bang.table import BangTable
from tests.covers import covers
from tests.games.bang.play import can, play, refused, table
from tests.properties import walk

SIX = ("A sheriff", "B outlaw", "C outlaw", "D outlaw", "E renegade", "F deputy calamity_janet")


@covers("BANG-040")
def test_distance_is_the_shorter_way_round_the_players_in_the_game() -> None:
    t = table("A sheriff", "B outlaw", "C outlaw", "D outlaw", "E renegade", "F deputy")
    assert [distance(t, 0, other) for other in range(1, 6)] == [1, 2, 3, 2, 1]
    t = table("A sheriff", "B outlaw dead", "C outlaw", "D outlaw", "E renegade", "F deputy")
    assert [distance(t, 0, other) for other in range(2, 6)] == [1, 2, 2, 1]


@covers("BANG-041", "BANG-042", "BANG-043", "BANG-044", "BANG-046")
def test_mustang_scope_paul_and_rose_change_the_distance_one_way() -> None:
    t = table(
        "A sheriff rose_doolan: / scope",
        "B outlaw",
        "C outlaw paul_regret: / mustang",
        "D outlaw",
        "E renegade",
        "F deputy",
    )
    assert distance(t, 0, 2) == 2 + 2 - 2
    assert distance(t, 2, 0) == 2
    assert distance(t, 1, 2) == 1 + 2
    assert distance(t, 0, 3) == 3 - 2


@covers("BANG-041", "BANG-042", "BANG-043", "BANG-044", "BANG-047", "BANG-048", "BANG-070", "BANG-095")
def test_shots_and_panic_reach_whom_the_distance_says() -> None:
    t = table(
        "A sheriff rose_doolan: bang_as panic_jh / scope",
        "B outlaw: beer",
        "C outlaw paul_regret: beer / mustang_8h",
        "D outlaw: beer",
        "E renegade: beer / mustang_9h",
        "F deputy: beer",
        "G deputy calamity_janet dead",
    )
    for seat in t.ring:
        for far in range(1, 6):
            others = [other for other in t.ring if other != seat]
            assert within(t, seat, far) == [other for other in others if distance(t, seat, other) <= far]
    assert [can(t, f"A: bang > {letter}") for letter in "BCDEF"] == [True, False, True, True, True]
    assert [can(t, f"A: panic > {letter} hand") for letter in "BCDEF"] == [True, False, True, True, True]
    assert distance(t, 0, 2) == 2
    hidden = table("A sheriff: bang_as", "B outlaw: / mustang", "C outlaw", "D renegade paul_regret")
    assert not any(can(hidden, f"A: bang > {letter}") for letter in "BCD")


@covers("BANG-045")
def test_a_distance_is_never_below_one() -> None:
    t = table("A sheriff rose_doolan: / scope", "B outlaw", "C outlaw", "D renegade")
    assert distance(t, 0, 1) == 1


@covers("BANG-047")
def test_a_weapon_reaches_farther_and_changes_no_distance() -> None:
    for weapon, reach in (
        ("volcanic", 1),
        ("schofield", 2),
        ("remington", 3),
        ("rev_carabine", 4),
        ("winchester", 5),
    ):
        t = table(f"A sheriff: / {weapon}", "B outlaw", "C outlaw", "D outlaw", "E renegade", "F deputy")
        assert t.weapon_range(0) == reach
        assert distance(t, 0, 2) == 2
        assert len(reachable(t, 0)) == {1: 2, 2: 4, 3: 5, 4: 5, 5: 5}[reach]


@covers("BANG-048")
def test_panic_needs_distance_one_whatever_the_weapon() -> None:
    t = table("A sheriff: panic_jh / winchester", "B outlaw: bang", "C outlaw: bang", "D renegade: bang")
    assert can(t, "A: panic > B hand")
    assert refused(t, "A", "panic_jh > 2 hand") == "out_of_range"


@covers("BANG-049")
def test_cards_without_a_range_ignore_distance() -> None:
    t = table(
        "A sheriff: cat_balou duel jail gatling indians saloon general_store",
        "B outlaw: bang",
        "C outlaw: bang",
        "D outlaw: beer",
        "E renegade: bang",
        "F deputy: bang",
    )
    for line in ("A: cat_balou > D hand", "A: duel > D", "A: jail > D", "A: gatling", "A: indians"):
        assert can(t, line), line
    gold = table(
        "A sheriff n9",
        "B outlaw",
        "C outlaw",
        "D outlaw: / / boots",
        "E renegade",
        "F deputy",
        gold=True,
        row="shot wanted rhum",
    )
    play(gold, "A: buy shot", "A: at D", "A: buy wanted", "A: at D", "A: force_off boots")
    jesse = table("A sheriff", "B outlaw jesse_jones", "C outlaw", "D outlaw", "E renegade: bang", "F deputy")
    play(jesse, "A: end_phase", "B: draw_from E")


@covers("BANG-119")
def test_blue_cards_work_from_the_moment_they_lie_there_until_they_leave() -> None:
    t = table("A sheriff: schofield_jc bang cat_balou", "B outlaw: / mustang", "C outlaw", "D renegade")
    assert not can(t, "A: bang > C")
    play(t, "A: schofield")
    assert can(t, "A: bang > C")
    assert distance(t, 0, 1) == 2
    play(t, "A: cat_balou > B mustang")
    assert distance(t, 0, 1) == 1
    play(t, "A: end_phase")


@pytest.mark.both
@pytest.mark.parametrize("options", [{"gold_rush": False}, {"gold_rush": True, "shadow": True}])
def test_who_is_in_reach_is_never_remembered_for_too_long(options: dict[str, bool]) -> None:
    """Looked up for one seat before each action, now and then for all, on the table and on a copy."""
    rng = random.Random(3)
    for seed in range(6):
        copy = sixgun.new("bang", seats=4 + seed % 4, seed=seed, **options)
        for t, seat, _ in walk(copy.clone(), random.Random(seed)):
            assert isinstance(t, BangTable)
            assert isinstance(copy, BangTable)
            for one in (t, copy):
                for other in [seat, *one.ring] if rng.random() < 0.2 else [seat]:
                    if other in one.ring:
                        assert reachable(one, other) == within(one, other, one.weapon_range(other))
            if rng.random() < 0.2:
                copy = t.clone()


@pytest.mark.both
def test_what_one_copy_notes_of_deeds_no_other_copy_sees() -> None:
    first = table("A sheriff", "B outlaw", "C outlaw", "D renegade")
    second = first.copy()
    note_harm(second, 0, 1)
    third = second.copy()
    note_harm(first, 0, 3)
    note_harm(second, 0, 2)
    note_help(third, 3, 0)
    assert [t.harmed[:4] for t in (first, second, third)] == [[0, 0, 0, 1], [0, 1, 1, 0], [0, 1, 0, 0]]
    assert [t.helped[12] for t in (first, second, third)] == [0, 0, 1]


@pytest.mark.both
def test_a_card_that_is_laid_at_one_copy_works_at_no_other_copy() -> None:
    first = table("A sheriff: mustang scope", "B outlaw", "C outlaw", "D renegade")
    second = copied(first)
    play(second, "A: mustang")
    third = copied(second)
    play(first, "A: scope")
    play(third, "A: scope")
    seen = [(distance(t, 0, 2), distance(t, 2, 0)) for t in (first, second, third)]
    assert seen == [(1, 2), (2, 3), (1, 3)]


def copied(t: BangTable) -> BangTable:
    copy = t.clone()
    assert isinstance(copy, BangTable)
    return copy
