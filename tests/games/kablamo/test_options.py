"""Options, the bullet table of 9.2, and the errors of 5.2."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sixgun
from sixgun.core.errors import Invalid
from sixgun.games import find
from sixgun.games.kablamo import box
from sixgun.games.kablamo.kinds import DEFAULT_ROWS
from sixgun.games.kablamo.table import KablamoTable
from tests.covers import covers
from tests.games.kablamo.story import Story

QUIET = "B: a b c d C8 C7"


def rows(**changes: Any) -> list[dict[str, Any]]:
    """The default table with other counts or numbers for some kinds."""
    found: list[dict[str, Any]] = []
    for kind, sort, count, numbers in DEFAULT_ROWS:
        row = {"kind": kind, "class": sort, "count": count, "numbers": list(numbers)}
        found.append({**row, **changes.get(kind, {})})
    return found


def as_csv(table: list[dict[str, Any]]) -> str:
    lines = [f"{r['kind']},{r['class']},{r['count']},{' '.join(map(str, r['numbers']))}" for r in table]
    return "\n".join(["kind,class,count,numbers", *lines])


def error(**options: Any) -> str:
    seats = options.pop("seats", 3)
    with pytest.raises(sixgun.Invalid) as raised:
        sixgun.new("kablamo", seats=seats, seed=1, **options)
    return raised.value.code


def complaint(table: str) -> str:
    with pytest.raises(Invalid) as wrong:
        sixgun.new("kablamo", seats=3, seed=1, bullets=table)
    return wrong.value.message


@covers("KAB-054")
def test_the_template_of_a_bullet_table_is_the_box_as_it_is_sold() -> None:
    option = find("kablamo").known["bullets"]
    assert box.read_rows(option.template()) == DEFAULT_ROWS


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        ("kind,", "sort,", "line 1: a bullet table begins with kind,class,count,numbers"),
        ("click,live,8", "clack,live,8", "line 3: 'clack' is no kind of bullet; one of: kablamo, click"),
        ("click,live,8", "kablamo,live,8", "line 3: 'kablamo' stands in the bullet table more than once"),
        ("click,live,8", "click,live,many", "line 3: 'click': count is a whole number from 0 to 99"),
        ("click,live,8,", "click,live,8,1", "line 3: 'click' needs 0 numbers, one per bullet; there are 1"),
    ],
)
def test_a_complaint_about_a_bullet_table_says_the_line(before: str, after: str, says: str) -> None:
    assert complaint(find("kablamo").known["bullets"].template().replace(before, after)).startswith(says)


@pytest.mark.parametrize("seats", [0, 1, 6, "two", True])
def test_a_bad_player_count_is_refused(seats: Any) -> None:
    assert error(seats=seats) == "bad_player_count"


@pytest.mark.parametrize(
    "options",
    [
        {"colour": "red"},
        {"memory": "perfect"},
        {"social_markers": 1},
        {"window_seconds": -1},
        {"window_policy": "slow"},
        {"max_rounds": "many"},
        {"cylinder_malfunction_mode": True},
    ],
)
def test_unknown_options_and_values_are_refused(options: dict[str, Any]) -> None:
    assert error(**options) == "unknown_option"


def test_a_bullet_table_is_read_once_and_a_changed_one_anew() -> None:
    table = rows(click={"count": 1})
    tables = [
        sixgun.new("kablamo", seats=3, seed=1, bullets=given) for given in (table, rows(click={"count": 1}))
    ]
    one, two = [t.box for t in tables if isinstance(t, KablamoTable)]
    assert one is two
    table[1]["count"] = True  # equal to 1, and yet no count
    assert error(bullets=table) == "bullets_bad_count"


@pytest.mark.parametrize(
    ("table", "code"),
    [
        (7, "bullets_unknown_kind"),
        ([7], "bullets_unknown_kind"),
        ("", "bullets_unknown_kind"),
        ("kind,count\nkablamo,3", "bullets_unknown_kind"),
        (rows(click={"kind": "clack"}), "bullets_unknown_kind"),
        (rows(click={"kind": "kablamo"}), "bullets_unknown_kind"),
        (rows(click={"class": "hv"}), "bullets_unknown_kind"),
        (rows(click={"colour": "red"}), "bullets_unknown_kind"),
        (rows(click={"count": -1}), "bullets_bad_count"),
        (rows(click={"count": 100}), "bullets_bad_count"),
        (rows(click={"count": "8"}), "bullets_bad_count"),
        (rows(click={"count": True}), "bullets_bad_count"),
        (rows(click={"numbers": [1]}), "bullets_bad_numbers"),
        (rows(misfire={"numbers": []}), "bullets_bad_numbers"),
        (rows(misfire={"numbers": [0]}), "bullets_bad_numbers"),
        (rows(misfire={"numbers": [2]}), "bullets_bad_numbers"),
        (rows(misfire={"numbers": 1}), "bullets_bad_numbers"),
        (rows(kablamo={"count": 0}), "bullets_no_kablamo"),
        ([{"kind": "kablamo", "count": 23}], "bullets_too_few"),
        (as_csv(rows(click={"count": "many"})), "bullets_bad_count"),
    ],
)
def test_a_bad_bullet_table_is_refused_with_its_error(table: Any, code: str) -> None:
    assert error(bullets=table) == code


def test_iron_strategist_checks_the_table_without_high_velocity_bullets() -> None:
    table = [
        {"kind": "kablamo", "count": 2},
        {"kind": "click", "count": 20},
        {"kind": "misfire", "count": 5, "numbers": [1, 2, 3, 4, 5]},
    ]
    sixgun.new("kablamo", seats=3, seed=1, bullets=table)
    assert error(bullets=table, iron_strategist=True) == "bullets_too_few"
    table[1]["count"] = 40
    assert error(bullets=table, iron_strategist=True) == "iron_needs_kablamos"


def test_a_table_as_text_and_as_a_list_of_rows_are_the_same() -> None:
    games = [sixgun.new("kablamo", seats=3, seed=4, bullets=t) for t in (None, rows(), as_csv(rows()))]
    dumps = [{**t.dump(), "options": None} for t in games]
    assert dumps[0] == dumps[1] == dumps[2]


@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_with_a_table_of_ones_own_ends(seats: int) -> None:
    numbers = list(range(1, 40))
    table = [
        {"kind": "kablamo", "count": 9},
        {"kind": "speed_load", "count": 20, "numbers": numbers[:20]},
        {"kind": "lights_out", "count": 15, "numbers": numbers[20:35]},
    ]
    t = sixgun.new("kablamo", seats=seats, seed=2, bullets=table)
    rng = random.Random(2)
    while not t.over:
        t.check()
        seat = rng.choice(list(t.to_act))
        t.apply(seat, rng.choice(t.legal(seat)))
    assert sixgun.load(t.dump()).dump() == t.dump()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_fast_windows_ask_only_those_who_can_play(seats: int) -> None:
    t = sixgun.new("kablamo", seats=seats, seed=3, window_policy="fast")
    rng = random.Random(3)
    while not t.over:
        t.check()
        seat = rng.choice(list(t.to_act))
        if t.ask is not None and t.ask.window:
            assert len(t.legal(seat)) > 1
        t.apply(seat, rng.choice(t.legal(seat)))
    assert t.result is not None


def test_the_time_out_passes_windows_and_turns_nothing() -> None:
    s = Story("A: u v w x y DC15 | MQ5 LO8", QUIET)
    assert str(s.t.default(0)) == "pass"
    s.play("A: play LO8 > A").until("lights_out_rotation")
    assert str(s.t.default(0)) == "turn 0"
    s = Story("A: u v w x y DC15", QUIET).play("A: assign A", "A: pick A1", "A: pick B1")
    assert str(s.t.default(1)) == "turn 0"


def test_the_time_out_is_random_elsewhere_and_leaves_the_generator_alone() -> None:
    answers = set()
    for seed in range(40):
        t = sixgun.new("kablamo", seats=2, seed=seed)
        before = t.dump()
        answers.add(t.legal(0).index(t.default(0)))
        assert t.dump() == before
    assert len(answers) > 4


def test_errors_of_windows() -> None:
    s = Story("A: u v w x y HM24 | LO8 GC14", "B: a b c d e C1 | MI1")
    assert s.refusal("A: play MQ5") == "not_in_hand"
    assert s.refusal("A: play GC14 > A") == "not_playable_from_hand"
    assert s.refusal("B: play MI1 > A") == "no_legal_effect"
    assert s.refusal("A: play LO8 > E") == "illegal_assignee"
    assert s.refusal("A: assign A") == "not_your_decision"
    s.until("assign")
    assert s.refusal("A: play LO8 > A") == "not_your_decision"
    assert s.refusal("B: assign B") == "not_your_decision"
    assert s.refusal("A: assign E") == "illegal_assignee"
    s.play("A: assign A")
    assert s.refusal("A: play LO8 > A") == "wrong_window"


def test_errors_of_targets() -> None:
    s = Story("A: u v w x y HM24", "B: a b c d e TM25 | MI1").until("before_bullet").play("B: play MI1 > B")
    s.until("choose_target")
    assert s.refusal("B: target MI1") == "illegal_target"
    assert s.refusal("B: turn 1") == "not_your_decision"


def test_errors_of_loading_in_their_order() -> None:
    s = Story("A: u _ w x y C1 | K1 GC14 SH17", "B: a b c d e C2 | C5").until("reload")
    assert s.refusal("A: load MQ5 > 0") == "not_in_hand"
    assert s.refusal("A: load GC14 > 5") == "illegal_option"
    assert s.refusal("A: load GC14 > 0") == "must_fill_all"
    s.play("A: load GC14 > 2")
    assert s.refusal("A: load GC14 > 0") == "same_bullet_twice"
    assert s.refusal("B: load GC14 > 0") == "not_in_hand"


def test_errors_of_picking() -> None:
    s = Story("A: u v w x y DC15", "B: a b c d e HM24").play("A: assign A").until("double_cross_swap")
    assert s.refusal("A: pick A0") == "empty_chamber"
    s.play("A: pick A1")
    assert s.refusal("A: pick B0") == "active_bullet"
    assert s.refusal("A: pick B5") == "safe_position"
    assert s.refusal("A: pick A2") == "illegal_option"
    assert s.refusal("A: pick E1") == "illegal_option"


def test_errors_of_the_dead_and_after_the_end() -> None:
    s = Story("A: u v w x y K1", "B: a b c d e C1", "C: f g h i j C2").until("after_resolve")
    assert s.refusal("A: pass") == "player_eliminated"
    assert s.refusal("A: resign") == "player_eliminated"
    s = Story("A: u v w x y K1", QUIET).end()
    assert s.refusal("B: pass") == "game_over"


@pytest.mark.parametrize(
    "change",
    [
        {"spares": [["kablamo"] * 13, []]},
        {"spares": [["misfire_1", "misfire_1"], []]},
        {"spares": [["bang"], []]},
        {"chambers": [["click"], ["click"]]},
        {"revolver": [0, 0]},
        {"attached": [[["hammer_malfunction", False]], []]},
        {"round": "first"},
        {"nonsense": 1},
        {"alive": [True]},
        {"alive": [True, False]},
        {"alive": [False, False]},
        {"active": [14]},
        {"active": [0]},
        {"active": [999]},
        {"resigned": [True, False]},
        {"drawn": ["misfire_1"]},
        {"executing": ["misfire_1"]},
        {"aside": ["click"]},
        {"chain": ["misfire_1"], "effects": [["misfire", 0, 0, False, False]]},
        {"backfired": [[14, 0]]},
    ],
)
def test_a_malformed_position_is_refused(change: dict[str, Any]) -> None:
    doc = {"seats": 2, "chambers": [["click", *[None] * 5], ["click", *[None] * 5]], **change}
    with pytest.raises(sixgun.Invalid) as raised:
        sixgun.position("kablamo", doc)
    assert raised.value.code == "bad_position"


@covers("KAB-054")
def test_the_numbers_of_another_bullet_table_come_with_the_view() -> None:
    table = rows(misfire={"count": 2, "numbers": [90, 81]})
    for given in (table, as_csv(table)):
        numbers: Any = sixgun.new("kablamo", seats=2, seed=1, bullets=given).view(None)["numbers"]
        assert numbers["misfire"] == [81, 90]
        assert numbers["backfire"] == [2]
        assert "kablamo" not in numbers
    assert "numbers" not in sixgun.new("kablamo", seats=2, seed=1).view(None)
