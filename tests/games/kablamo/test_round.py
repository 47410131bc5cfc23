"""Rounds, firing, live bullets, repeat, replace, reload, elimination (4.1 to 4.7, 4.12 to 4.14, 4.17)."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.games.kablamo.events.chain import FoundDud
from sixgun.games.kablamo.events.firing import Revealed, Turned
from tests.covers import covers
from tests.games.kablamo.story import Story

QUIET = "B: a b c d C8 C7"


def steps_of_a_round(s: Story) -> list[str]:
    """The names of the windows and questions of one round, each once a turn."""
    names: list[str] = []
    while s.t.round == 1 and not s.t.over:
        if not names or names[-1] != s.now():
            names.append(s.now())
        s._answer()
    return names


@covers("KAB-026", "KAB-073", "KAB-102", "KAB-105")
def test_a_round_goes_through_its_windows_and_phases_in_order() -> None:
    s = Story("A: u v w x C1 HM24 | C3 | | HT13 TH22", QUIET)
    assert steps_of_a_round(s) == [
        *("start", "rotated", "before_bullet", "assign", "response", "after_resolve"),
        *("rotated", "after_resolve"),
        *("replaced", "honor_load", "reload", "round_end"),
    ]


@covers("KAB-027", "KAB-031", "KAB-032", "KAB-034")
def test_all_living_players_turn_and_reveal_at_the_same_time() -> None:
    s = Story("A: u v w x y C1", "B: a b c d e HM24", "C: f g h i j C2").until("before_bullet")
    (turned,) = s.happened(Turned)
    (revealed,) = s.happened(Revealed)
    assert str(turned) == "turned seats=(0, 1, 2) chambers=1"
    assert getattr(revealed, "seats") == (0, 1, 2)  # noqa: B009


@covers("KAB-010")
def test_the_player_to_the_left_is_the_next_living_one() -> None:
    s = Story("A: u v w x y C1", "B: a b c d e K1", "C: f g h i j C2").until("after_resolve")
    assert (s.t.left_of(0), s.t.left_of(2)) == (2, 0)


@covers("KAB-028")
def test_a_dead_lead_seat_is_replaced_at_once() -> None:
    s = Story("A: u v w x y C1", "B: a b c d e K1", "C: f g h i j C2", round=2)
    assert s.t.lead() == 1
    assert s.until("after_resolve").t.lead() == 2


@covers("KAB-011")
def test_every_living_player_owns_one_revolver_and_lights_out_swaps_them() -> None:
    s = Story("A: u v w x y C1 | LO8", QUIET).play("A: play LO8 > A", "A: turn 0; B: turn 0")
    assert s.t.revolver == (1, 0)
    assert s.cylinder("A") == "a b c d C8 C7"


@covers("KAB-014")
def test_drawing_takes_the_bullet_that_chance_names() -> None:
    doc = {"seats": 2, "chambers": [["click"] * 6, ["click", *["hammer_malfunction_1"], *[None] * 4]]}
    doc["bag"] = ["kablamo", "misfire_1", "backfire_1"]
    t = sixgun.position("kablamo", {**doc, "rolls": [3, 1, 1]})
    seen: list[object] = []
    while not seen and not t.over:
        t.apply(t.to_act[0], t.default(t.to_act[0]))
        seen = [event for event in t.log if type(event).__name__ == "Drew"]
    assert t.piece_name(seen[0].bullet) == "backfire_1"  # type: ignore[attr-defined]


@covers("KAB-014")
def test_every_bullet_is_equally_likely_to_be_drawn() -> None:
    firsts = [sixgun.new("kablamo", seats=2, seed=seed).spares[0][0] for seed in range(3000)]  # type: ignore[attr-defined]
    counts = [firsts.count(piece) for piece in range(100)]
    assert min(counts) > 10
    assert max(counts) < 60


@covers("KAB-015", "KAB-016", "KAB-017", "KAB-183")
def test_live_bullets_go_back_into_the_bag_and_others_stay_out_where_all_can_see_them() -> None:
    s = Story("A: GC27 C2 w x y K1 | K2 GC14", QUIET, "C: a b c d e C1").until("after_resolve")
    assert s.in_bag("K1", "K2", "C2", "C1")
    assert s.discarded("GC27", "GC14")
    assert "greased_cylinder_1" in s.t.view(None)["discard"]  # type: ignore[operator]
    assert s.alive() == "BC"
    assert s.refusal("A: pass") == "player_eliminated"
    assert 0 not in s.t.ask.asked(s.t)  # type: ignore[union-attr]


@covers("KAB-020")
@pytest.mark.parametrize("code", ["SL19", "ST20", "WP21"])
def test_nobody_can_execute_a_drawing_effect_with_an_empty_bag(code: str) -> None:
    s = Story(f"A: u v w x y {code} | C5", "B: a b c d e f | C6 | HM24", bag="").until("after_resolve")
    assert s.happened(FoundDud)


@covers("KAB-021")
def test_there_is_no_limit_for_spares() -> None:
    many = " ".join(f"C{n}" for n in range(1, 9)) + " " + " ".join(f"K{n}" for n in range(1, 13))
    s = Story(f"A: u v w x y ST20 | {many}", QUIET.replace("C8", "f").replace("C7", "g")).until("replaced")
    assert len(s.t.spares[0]) > 20
    assert Story("A: u v w x y z | | HM24", QUIET).until("replaced").spares("A") == ""


@covers("KAB-040")
def test_act_of_cowardice_uses_up_a_hammer_as_well() -> None:
    s = Story("A: u v w x y K1 | | HM24 HM37 AC12", QUIET).until("after_resolve")
    assert (s.on("A"), s.cylinder("A")) == ("HM24 AC12!", "_ u v w x y")


@covers("KAB-042", "KAB-013")
def test_a_revealed_bullet_stays_active_and_open_in_its_chamber() -> None:
    s = Story("A: u v w x y HM24", QUIET).until("before_bullet")
    assert s.t.view(None)["chambers"][0] == ["hammer_malfunction_1", *["?bullet"] * 5]  # type: ignore[index]
    assert s.t.view(None)["active"] == [24]
    assert s.t.empty(0) == []


@covers("KAB-043", "KAB-075")
def test_no_window_opens_between_reveal_and_the_live_bullets() -> None:
    s = Story("A: u v w x y K1 | MQ5", QUIET).until("rotated")
    s._answer()
    s._answer()
    assert s.t.over


@covers("KAB-045", "KAB-046", "KAB-184")
def test_a_kablamo_eliminates_its_owner_and_a_click_does_nothing() -> None:
    s = Story("A: u v w x y K1", "B: a b c d e C1", "C: f g h i j C2").until("after_resolve")
    assert s.alive() == "BC"
    assert (s.cylinder("B"), s.cylinder("C")) == ("_ a b c d e", "_ f g h i j")


@covers("KAB-048")
def test_a_live_bullet_is_never_a_target() -> None:
    s = Story("A: u v w x y C1 | MI1", "B: a b c d e HM24").until("before_bullet").play("A: play MI1 > A")
    s.until("after_resolve")
    assert s.discarded("HM24")
    s = Story("A: u v w x y C1 | MI1 BF2 RI3", QUIET).until("after_resolve")
    assert s.legal("A") == ["pass"]


@covers("KAB-060", "KAB-063", "KAB-064")
def test_the_owner_assigns_and_the_assignee_decides_with_his_own_revolver() -> None:
    s = Story("A: u v w x y DC15", "B: a b c d e C1", "C: f g h i j C2", table="BR7").until("assign")
    assert list(s.t.to_act) == [0]
    s.play("A: assign B")
    s.until("double_cross_swap")
    assert list(s.t.to_act) == [1]
    assert s.legal("B")[0] == "pick 1:1"
    s.play("B: pick B1", "B: pick A1")
    assert list(s.t.to_act) == [0]


@covers("KAB-113", "KAB-116")
def test_everybody_reloads_in_secret_and_nobody_may_change_it_afterwards() -> None:
    s = Story("A: u v w x y C1 | K1 C2", "B: a b c d e C3 | K2").until("reload")
    before = s.t.view(1)
    s.t.apply(0, sixgun.parse("kablamo", "load kablamo > 0"))
    assert {**s.t.view(1), "to_act": []} == {**before, "to_act": []}
    s.until("round_end")
    assert s.refusal("A: load C2 > 0") == "not_your_decision"
    (message, *_) = [m for m in s.told("B", "bullets_loaded") if m["seat"] == 0]
    assert (message["positions"], message["bullets"]) == ([0], None)


@covers("KAB-102", "KAB-104")
def test_extra_shots_come_after_the_resolve_is_finished() -> None:
    s = Story("A: u v w x C2 C1 | | TM25", "B: a b c d e HM24").until("after_resolve")
    assert s.t.active == ()
    assert s.t.phase == "fire"
    assert s.next("rotated").t.phase == "repeat"


@covers("KAB-180")
def test_a_cylinder_malfunction_turns_by_exactly_one_chamber() -> None:
    s = Story("A: u v w x y C1 | | CM26", QUIET).until("after_resolve")
    assert [str(event) for event in s.happened(Turned)] == [
        "turned seats=(0, 1) chambers=1",
        "turned seats=(0,) chambers=-1",
    ]


@covers("KAB-059")
def test_the_house_switch_turns_the_next_rotation_round_instead() -> None:
    s = Story("A: u C1 w x y K1 | | CM26", QUIET, cylinder_malfunction_mode="instead").until("after_resolve")
    assert (s.cylinder("A"), s.on("A")) == ("_ w x y K1 u", "")
    s = Story("A: C1 v w x y K1 | | CM26 RM23", QUIET, cylinder_malfunction_mode="instead").until("rotated")
    assert (s.cylinder("A"), s.on("A")) == ("C1 v w x y K1", "")


@covers("KAB-188", "KAB-185")
def test_a_player_who_resigns_is_played_by_the_time_out_and_eliminated_at_the_clean_up() -> None:
    s = Story("A: u v w x y C1 | MQ5", "B: a b c d e C2", "C: f g h i j C3")
    s.t.apply(0, sixgun.parse("kablamo", "resign"))
    assert s.t.resigned == (True, False, False)
    assert 0 not in s.t.to_act
    s.until("reload")
    assert s.alive() == "ABC"
    assert 0 not in s.t.to_act
    s.next_round()
    assert s.alive() == "BC"
    s.t.apply(1, sixgun.parse("kablamo", "resign"))
    assert s.end().winners() == "C"


@covers("KAB-188")
def test_a_player_who_has_resigned_decides_nothing_more_himself() -> None:
    s = Story("A: u v w x y C1 | MQ5", "B: a b c d e C2 | FJ6", "C: f g h i j C3")
    s.t.apply(0, sixgun.parse("kablamo", "resign"))
    assert s.legal("A") == []
    for line in ("A: play MQ5", "A: pass", "A: resign"):
        assert s.refusal(line) == "not_your_decision"
    t = sixgun.new("kablamo", seats=2, seed=1)
    t.apply(0, sixgun.parse("kablamo", "resign"))
    assert (list(t.to_act), t.legal(0)) == ([1], [])


@covers("KAB-188", "KAB-186")
def test_if_all_resign_nobody_wins() -> None:
    s = Story("A: u v w x y C1", "B: a b c d e C2")
    s.t.apply(1, sixgun.parse("kablamo", "resign"))
    assert s.refusal("B: resign") == "not_your_decision"
    s.t.apply(0, sixgun.parse("kablamo", "resign"))
    assert s.t.over
    assert s.winners() == ""


@covers("KAB-189")
def test_the_game_ends_without_a_winner_after_the_greatest_number_of_rounds() -> None:
    s = Story("A: u v w x C2 C1", QUIET, max_rounds=1).end()
    assert s.t.result is not None
    assert (s.t.result.winners, s.t.result.reason) == ((), "KAB-189")


@covers("KAB-099")
def test_a_delayed_effect_is_discarded_when_it_has_been_carried_out() -> None:
    s = Story("A: u v w x C2 C1 | | TM25 RM23", QUIET).until("replaced")
    assert s.discarded("TM25", "RM23")
