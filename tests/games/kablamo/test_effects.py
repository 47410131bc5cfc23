"""What the bullets do (4.15, 4.16)."""

from __future__ import annotations

from collections import Counter

import pytest

import sixgun
from sixgun.games.kablamo.events.moving import BulletsMoved, LookedAt
from tests.covers import covers
from tests.games.kablamo.story import Story, bullet

QUIET = "B: a b c d C8 C7"


@covers("KAB-143", "KAB-144", "KAB-145")
def test_lack_of_etiquette_shows_three_bullets_one_after_the_other_to_the_assignee_only() -> None:
    s = Story("A: u v w x y K1 | LE9", "B: a b c d e K2").play("A: play LE9 > A").until("etiquette_look")
    assert len(s.legal("A")) == 11
    assert s.refusal("A: pick B5") == "safe_position"
    s.play("A: pick A5")
    assert s.told("A", "looked_at")[-1]["bullet"] == "kablamo"
    assert s.told("B", "looked_at")[-1] == {
        "event": "looked_at",
        "clauses": ["KAB-143", "KAB-145"],
        "seat": 0,
        "place": [0, 5],
        "bullet": None,
    }
    s.play("A: pick B0", "A: pick B1")
    assert len(s.happened(LookedAt)) == 3
    assert s.now() == "start"


@covers("KAB-143")
def test_lack_of_etiquette_shows_all_if_there_are_no_more_than_three() -> None:
    s = Story("A: u _ _ _ _ v | LE9", "B: a _ _ _ _ b").play("A: play LE9 > A").until("start")
    assert sorted(m["place"] for m in s.told("A", "looked_at")) == [[0, 0], [0, 5], [1, 0]]


@covers("KAB-147", "KAB-118")
def test_moment_of_truth_is_chosen_before_seeing_what_comes_back() -> None:
    s = Story("A: u v w x y z | MT10 C1 C2", "B: a b c d e f | C3 GC14").play("A: play MT10")
    s.until("moment_swap")
    assert list(s.t.to_act) == [0, 1]
    s.play("A: give C1")
    assert s.cylinder("A") == "u v w x y z"
    s.play("B: give GC14")
    assert (s.cylinder("A"), s.cylinder("B")) == ("u v w x y C1", "a b c d e GC14")
    assert s.spares("A") == "C2 z"
    swapped = s.told("A", "safe_bullet_swapped")
    assert [(m["seat"], m["given"]) for m in swapped] == [(0, "click"), (1, None)]


@covers("KAB-149")
def test_act_of_cowardice_in_the_rotated_window_works_in_the_firing_under_way() -> None:
    s = Story("A: u v w x C2 K1 | AC12", QUIET).until("rotated").play("A: play AC12 > A")
    s.until("after_resolve")
    assert s.alive() == "AB"
    assert s.in_bag("K1")


@covers("KAB-154", "KAB-119", "KAB-124", "KAB-118")
def test_double_cross_swaps_two_bullets_openly_and_unseen() -> None:
    s = Story("A: u v w x y DC15", "B: a b c d e C1").play("A: assign A").until("double_cross_swap")
    assert s.legal("A") == [f"pick 0:{p}" for p in (1, 2, 3, 4, 5)]
    s.play("A: pick A5")
    assert s.legal("A") == [f"pick 1:{p}" for p in (1, 2, 3, 4)]
    s.play("A: pick B4", "B: turn 0")
    assert (s.cylinder("A"), s.cylinder("B")) == ("_ u v w x d", "_ a b c y e")
    assert s.told("A", "bullets_moved") == s.told(None, "bullets_moved")
    assert s.told(None, "bullets_moved")[0]["places"] == [[0, 5], [1, 4]]


@covers("KAB-156", "KAB-157")
def test_the_assignee_of_a_gentlemen_agreement_chooses_two_who_each_give_a_bullet() -> None:
    s = Story("A: u v w x y GA16", "B: a b c d e C1", "C: _ _ _ _ _ C2").play("A: assign C")
    s.until("gentlemen_bullet")  # C has no bullet left: A and B are the only pair
    assert s.t.view(None)["ask"]["pair"] == [0, 1]  # type: ignore[index]
    s = Story("A: u v w x y GA16", "B: a b c d e C1", "C: f _ _ _ _ C2").play("A: assign A")
    s.until("gentlemen_players")
    assert s.legal("A") == ["pair 0 1", "pair 0 2", "pair 1 2"]
    s.play("A: pair B C").until("gentlemen_bullet")
    assert list(s.t.to_act) == [1]  # all see that C has one bullet only
    s.play("B: pick B2")
    assert (s.cylinder("B"), s.cylinder("C")) == ("_ a f c d e", "_ b _ _ _ _")


@covers("KAB-159")
def test_the_own_revolver_need_not_take_part_in_a_triple_action() -> None:
    s = Story("A: u v w x y TA18", "B: a b c d e C1", "C: f g h i j C2").play("A: assign A")
    s.play("A: pick B1", "A: pick C1", "A: pick B2")
    assert (s.cylinder("B"), s.cylinder("C")) == ("_ b f c d e", "_ a g h i j")
    assert len(s.happened(BulletsMoved)) == 1


@covers("KAB-065", "KAB-158")
@pytest.mark.parametrize(
    ("own", "other", "able"),
    [
        ("u v w x y", "_ _ _ _ _", ""),  # three bullets, but in one revolver
        ("u v w x y", "_ _ _ _ e", "B"),  # B's only one is in his safe position
        ("u v w x y", "_ _ _ d _", "AB"),
        ("_ _ _ _ y", "_ _ _ d _", ""),
        ("_ _ _ x y", "_ _ _ d _", "A"),  # A's safe position is out of B's reach
        ("_ _ _ _ _", "a b c d e", ""),
    ],
)
def test_a_triple_action_needs_three_bullets_in_two_revolvers_within_reach(
    own: str, other: str, able: str
) -> None:
    s = Story(f"A: {own} TA18", f"B: {other} C1").until("before_bullet")
    assert [s.t.piece_name(b) for b in s.t.active_bullets()] == ["triple_action_1"]
    assert s.t.entries.by_kind["triple_action"].able(s.t, bullet("TA18")) == tuple(
        "AB".index(seat) for seat in able
    )


@covers("KAB-157")
def test_gentlemen_with_one_bullet_each_are_not_asked() -> None:
    s = Story("A: _ _ _ _ u GA16", "B: _ _ _ a _ C1").play("A: assign A").until("after_resolve")
    assert (s.cylinder("A"), s.cylinder("B")) == ("_ _ _ _ _ a", "_ _ _ _ u _")


@covers("KAB-161")
def test_the_blind_choice_of_a_sleight_of_hand_is_in_effect_random() -> None:
    taken: Counter[str] = Counter()
    for seed in range(300):
        doc = {
            "seats": 2,
            "seed": seed,
            "chambers": [
                ["click", None, None, None, None, "sleight_of_hand_1"],
                ["click", None, None, None, None, "click"],
            ],
            "spares": [[], ["misfire_1", "backfire_1", "overhaul_1"]],
        }
        t = sixgun.position("kablamo", doc)
        while t.ask and str(t.legal(t.to_act[0])[0]) != "slot 0":
            t.apply(t.to_act[0], t.default(t.to_act[0]))
        t.apply(0, sixgun.parse("kablamo", "slot 0"))
        taken[t.piece_name(t.chambers[0][1])] += 1  # type: ignore[attr-defined]
    assert len(taken) == 3
    assert min(taken.values()) > 60


@covers("KAB-166", "KAB-167")
def test_speed_load_uses_no_other_spares_and_leaves_attached_effects() -> None:
    s = Story("A: u v w x y SL19 | K9", "B: a b c d e _", bag="C1 C2")
    s.play("A: assign A").until("speed_load_arrange")
    assert s.refusal("A: load K9 > 5") == "not_in_hand"
    s.play("A: load C1 > 4").until("after_resolve")
    assert s.cylinder("A").split().count("_") == 4
    s = Story("A: u v w x y SL19", "B: a b c d e f | | HM24 RM23").play("A: assign B")
    s.until("speed_load_arrange")
    assert s.on("B") == ""  # both were used up by this round's firing
    s = Story("A: u v w x y SL19", "B: a b c d e f | | HM24 HM37").play("A: assign B")
    assert s.until("speed_load_arrange").on("B") == "HM24"


@covers("KAB-174")
def test_a_test_of_honor_fills_all_chambers_but_the_safe_one() -> None:
    s = Story("A: u v w x y TH22 | K1 K2 K3", "B: a _ c d e C1 | | CM26").play("A: assign A")
    s.until("honor_load")
    assert s.cylinder("B") == "a _ c d e _"
    assert s.legal("A")[0] == "load kablamo > 1"
    s.play("A: load K1 > 1").until("reload")
    assert s.cylinder("B") == "a K1 c d e _"
    assert all(line.endswith("> 5") for line in s.legal("B"))


@covers("KAB-177", "KAB-094")
@pytest.mark.parametrize("code", ["RM23", "HM24", "TM25", "CM26"])
def test_a_malfunction_is_attached_to_the_assignees_revolver(code: str) -> None:
    s = Story(f"A: u v w x y {code}", QUIET).play("A: assign B").until("after_resolve")
    assert s.on("B") == code
    assert s.t.view(None)["on_revolver"][1] == [s.t.piece_name(bullet(code))]  # type: ignore[index]
