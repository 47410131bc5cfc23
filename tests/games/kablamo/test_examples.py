"""The worked examples of section 8 of the rules."""

from __future__ import annotations

from typing import Any

import sixgun
from sixgun.games import find
from sixgun.games.kablamo.events.chain import FoundDud
from sixgun.games.kablamo.events.firing import Revealed
from tests.covers import covers
from tests.games.kablamo.story import Story, bullet


@covers("KAB-001", "KAB-002", "KAB-003", "KAB-004", "KAB-005")
def test_ex_01_rotation() -> None:
    s = Story("A: a b c d e f | HT13 | CM26", "B: u v w x y C1")
    s.until("rotated")
    assert s.cylinder("A") == "f a b c d e"
    s = Story("A: a b c d e GC14", "B: u v w x y C1 | | CM26")
    s.play("A: assign A", "A: choose A").until("after_resolve")
    assert s.cylinder("A") == "c d e _ a b"
    assert s.cylinder("B") == "u v w x y _"


@covers("KAB-003")
def test_ex_01_the_firing_order_is_5_4_3_2_1_0() -> None:
    s = Story("A: C1 C2 C3 C4 C5 C6", "B: _ _ _ _ _ _", bag="")
    for _ in range(6):
        s.until("after_resolve")
        s.t.discard += s.t.bag
        s.t.bag.clear()  # nobody reloads in this test
        s.next_round()
    fired = [event.bullets for event in s.happened(Revealed) if isinstance(event, Revealed)]
    assert fired == [(bullet(code),) for code in ("C6", "C5", "C4", "C3", "C2", "C1")]
    assert s.t.cylinder(0) == [-1] * 6


@covers("KAB-051", "KAB-052", "KAB-030")
def test_ex_02_marquis_at_the_start() -> None:
    s = Story("A: u v w x y K1 | MQ5 C1", "B: u v w x y C2 | C3 C4")
    s.play("A: play MQ5").until("rotated")
    assert (s.cylinder("A"), s.cylinder("B")) == ("K1 u v w x y", "C2 u v w x y")
    s.until("after_resolve")
    assert s.alive() == "AB"
    assert s.in_bag("K1", "C2")
    assert (s.cylinder("A"), s.cylinder("B")) == ("_ u v w x y", "_ u v w x y")
    assert not s.discarded("MQ5")
    s.next_round()
    assert s.discarded("MQ5")


@covers("KAB-137", "KAB-103")
def test_ex_03_marquis_after_the_first_firing() -> None:
    s = Story("A: u v w x y K1", "B: u v w x y GC14 | HT13 MQ5", "C: u v w x K2 C1")
    s.play("B: play HT13 > C").until("before_bullet")
    assert s.alive() == "BC"
    assert s.in_bag("K1", "C1")
    s.play("B: play MQ5", "B: assign B", "B: choose B").next_round()
    assert s.alive() == "BC"
    assert s.discarded("HT13", "MQ5")
    assert [m["bullets"] for m in s.told(None, "live_bullets_fired")] == [["kablamo", "click"], ["kablamo"]]


@covers("KAB-062", "KAB-172", "KAB-171", "KAB-176")
def test_ex_04_test_of_honor() -> None:
    s = Story("A: u v w x y TH22", "B: u v w x y C1 | K1 GC14", "C: u v w x y C2", bag="C3 C4 DC15 DC28 DC41")
    s.play("A: assign B").until("after_resolve")
    assert s.front("B") == "TH22"
    s.until("honor_target")
    assert s.legal("B") == ["choose 0", "choose 2"]
    s.play("B: choose A", "B: load K1 > 0").until("reload")
    assert s.cylinder("A") == "K1 u v w x y"
    assert s.t.ask is not None
    assert list(s.t.to_act) == [1, 2]
    s.play("B: load GC14 > 0").until("round_end")
    assert s.cylinder("B") == "GC14 u v w x y"
    assert s.spares("A") == "C3"
    assert s.discarded("TH22")


@covers("KAB-163", "KAB-164", "KAB-018")
def test_ex_05_speed_load() -> None:
    bag = "GC14 SH17 WP21 ST20 TA31 DC28 C2 C3 K3 K4"
    s = Story("A: K1 K2 TA18 DC15 C1 SL19", "B: u v w x y _", bag=bag)
    s.play("A: assign A").until("speed_load_arrange")
    assert s.bag() == "C2 C3 K3 K4 K1 K2 C1"
    loads = ("GC14 > 5", "SH17 > 4", "WP21 > 3", "ST20 > 2", "TA31 > 1", "DC28 > 0")
    s.play(*[f"A: load {load}" for load in loads])
    assert s.cylinder("A") == "DC28 TA31 ST20 WP21 SH17 GC14"
    assert s.bag() == "C2 C3 K3 K4 K1 K2 C1"
    assert s.discarded("TA18", "DC15", "SL19")


@covers("KAB-140", "KAB-141", "KAB-142", "KAB-053")
def test_ex_06_lights_out_and_active_bullets() -> None:
    s = Story("A: u v w x y TA18", "B: u v w x y DC15", "C: a b c d e WP21 | LO8")
    s.until("before_bullet").play("C: play LO8 > C", "C: pair A B", "A: turn 2; B: turn 0")
    assert s.cylinder("A") == "x y *DC15 u v w"
    assert s.cylinder("B") == "*TA18 u v w x y"
    s.until("assign")
    assert list(s.t.to_act) == [0]
    s.play("A: assign B")
    assert s.cylinder("A") == "x y _ u v w"
    s.next("assign")
    assert (list(s.t.to_act), s.t.active) == ([1], (18, 21))
    s.play("B: assign B").until("triple_cycle")
    s.next("before_bullet")
    assert s.t.active == (21,)
    assert s.t.controller_of(s.t.numbered(21)) == 2


@covers("KAB-168", "KAB-169", "KAB-058", "KAB-110")
def test_ex_07_stockpiling_at_once() -> None:
    s = Story("A: u v _ x y ST20", "B: u v w x y C7 | C8", bag="GC14 K1 C1 C2")
    s.play("A: assign A", "A: chamber 3").until("after_resolve")
    assert s.cylinder("A") == "_ u v GC14 x y"
    assert s.spares("A") == "K1"
    s.until("reload")
    assert s.spares("A") == "C1 K1"
    s.play("A: load K1 > 0").until("round_end")
    assert s.cylinder("A") == "K1 u v GC14 x y"


@covers("KAB-012", "KAB-094", "KAB-095", "KAB-100")
def test_ex_08_revolver_effects_and_player_effects() -> None:
    s = Story("A: a b c d e C1", "B: f g h i j C2", "C: u v w x y TM25 | HT13 LO8")
    s.play("C: assign A").until("after_resolve")
    assert s.on("A") == "TM25"
    s.play("C: play HT13 > A", "C: play LO8 > C", "C: pair A B", "A: turn 0; B: turn 0")
    assert (s.on("A"), s.on("B"), s.front("A")) == ("", "TM25", "HT13")
    s.until("rotated")
    assert (s.cylinder("A"), s.cylinder("B")) == ("j _ f g h i", "_ a b c d e")
    assert s.discarded("HT13")
    s.next_round().until("after_resolve")
    assert s.on("B") == "TM25!"
    s.next("rotated")
    assert s.discarded("TM25")


@covers("KAB-097", "KAB-037", "KAB-059")
def test_ex_09_two_cylinder_malfunctions() -> None:
    s = Story("A: u v w x y C1 | TA18 | CM26 CM39", "B: a b c d C5 C2")
    s.until("rotated")
    assert s.cylinder("A") == "C1 u v w x y"
    s.until("after_resolve")
    assert s.cylinder("A") == "u v w x y _"
    assert (s.on("A"), s.discarded("CM39")) == ("CM26", True)
    s.play("A: load TA18 > 5").next_round().until("before_bullet")
    assert s.cylinder("A") == "*TA18 u v w x y"
    assert s.on("A") == "CM26!"
    s.play("A: assign A", "A: pick A1", "A: pick B1", "A: pick A2").until("after_resolve")
    assert s.cylinder("A").endswith("_")
    assert (s.on("A"), s.discarded("CM26")) == ("", True)


@covers("KAB-067", "KAB-066", "KAB-162", "KAB-071", "KAB-065")
def test_ex_10_sleight_of_hand_as_a_dud() -> None:
    s = Story("A: u v w x y SH17", "B: a b c d e C1").until("after_resolve")
    assert s.happened(FoundDud)
    assert s.discarded("SH17")
    s = Story("A: u v w x y SH17 | C2 C3", "B: a b c d e C1").until("response")
    assert s.t.effects == (("sleight_of_hand", 0, 1, True, False),)
    s.play("B: pick B2", "B: slot 1").until("after_resolve")
    assert s.cylinder("B") == "_ a C3 c d e"
    assert s.spares("A") == "C2 b"
    s = Story("A: u v w x y SH17", "B: a b c d e C1 | C2 C3").until("response")
    assert s.t.effects == (("sleight_of_hand", 0, 0, True, False),)


@covers("KAB-009", "KAB-068", "KAB-066")
def test_ex_11_stockpiling_forced_on_oneself() -> None:
    s = Story("A: u v w x y ST20", "B: u v w x y TA31", "C: u v w x y WP34").until("response")
    assert s.t.effects == (("stockpiling", 0, 0, True, False),)
    assert s.cylinder("A") == "_ u v w x y"


@covers("KAB-158", "KAB-120", "KAB-122", "KAB-123")
def test_ex_12_triple_action() -> None:
    s = Story("A: a1 a2 a3 a4 a5 TA31", "B: b1 b2 b3 b4 b5 GC40", "C: c1 c2 c3 c4 c5 C1")
    s.play("A: assign A").until("triple_cycle")
    refused = {line: s.refusal(f"A: pick {line}") for line in ("B5", "C5", "B0", "A0", "C0")}
    assert refused == {
        "B5": "safe_position",
        "C5": "safe_position",
        "B0": "active_bullet",
        "A0": "empty_chamber",
        "C0": "empty_chamber",
    }
    two = s.t.clone()
    s.play("A: pick A5", "A: pick B2", "A: pick C1")
    assert s.cylinder("A") == "_ a1 a2 a3 a4 c1"
    assert s.cylinder("B") == "*GC40 b1 a5 b3 b4 b5"
    assert s.cylinder("C") == "_ b2 c2 c3 c4 c5"
    s.t = two  # type: ignore[assignment]
    s.play("A: pick A1", "A: pick A2")
    assert s.refusal("A: pick A3") == "need_two_revolvers"
    assert s.refusal("A: pick A1") == "same_bullet_twice"
    s.play("A: pick B1")


@covers("KAB-039", "KAB-104", "KAB-150", "KAB-185", "KAB-151")
def test_ex_13_act_of_cowardice() -> None:
    s = Story("A: u v w x y GC14", "B: u v w x K1 C1 | AC12")
    s.play("B: play AC12 > B").until("rotated")
    assert s.cylinder("B") == "C1 u v w x K1"
    s.until("assign")
    assert s.in_bag("C1")
    assert s.on("B") == "AC12!"
    s.play("A: assign A", "A: choose A").until("rotated")
    assert s.discarded("AC12")
    assert s.cylinder("B") == "K1 _ u v w x"
    s.end()
    assert s.winners() == "A"


@covers("KAB-088", "KAB-089", "KAB-130", "KAB-125", "KAB-131", "KAB-087")
def test_ex_14_misfire_backfire_ricochet() -> None:
    s = Story("A: u v w x y C1 | MI1 RI3 K9", "B: u v w x y C2 | BF2", "C: u v w x y WP21")
    s.play("C: assign A", "A: play MI1 > A", "B: play BF2 > B", "A: play RI3 > A")
    s.until("choose_target").play("A: target MI1").until("assign").play("A: assign A")
    assert s.now() == "response"
    s.until("choose_target").play("A: target BF2")
    assert s.discarded("RI3", "BF2")
    s.until("after_resolve")
    assert s.discarded("MI1", "WP21")
    assert s.spares("A") == "K9"


@covers("KAB-033", "KAB-121")
def test_ex_15_ratchet_and_triple_action() -> None:
    s = Story("A: TA18 u v w x K1 | | RM23", "B: b0 b1 b2 b3 b4 C1", "C: c0 c1 c2 c3 c4 C2")
    s.until("rotated")
    assert s.cylinder("A") == "TA18 u v w x K1"
    assert s.discarded("RM23")
    s.play("A: assign A", "A: pick A5", "A: pick B3", "A: pick C4")
    assert s.cylinder("A") == "_ u v w x c3"
    assert s.cylinder("B") == "_ b0 b1 K1 b3 b4"
    assert s.cylinder("C") == "_ c0 c1 c2 b2 c4"


@covers("KAB-037", "KAB-038")
def test_ex_16_two_different_malfunctions() -> None:
    s = Story("A: C1 u v w x y | | RM23 HM24", "B: a b c d e C2")
    s.until("replaced")
    assert s.cylinder("A") == "C1 u v w x y"
    assert s.discarded("RM23", "HM24")
    assert s.spares("A") == ""


@covers("KAB-135", "KAB-136")
def test_ex_17_somebody_is_cheating() -> None:
    s = Story("A: u v w x y DC15 | SC4", "B: u v w x y K1", "C: u v w x y C1")
    s.play("A: play SC4").until("rotated").next("after_resolve")
    assert s.alive() == "AC"
    assert s.discarded("DC15")
    assert s.cylinder("A") == "_ u v w x y"
    s.until("replaced")
    assert len(s.t.spares[0]) == 1


@covers("KAB-170", "KAB-160", "KAB-206")
def test_ex_18_wet_powder_and_sleight_of_hand() -> None:
    s = Story("A: u v w x y WP21 | MQ5 GC14 TA31", "B: b0 b1 b2 b3 DC15 SH30", bag="K1 K2 C1 C5 C6")
    s.next("before_bullet").next("before_bullet")
    assert s.spares("A") == "C1 K1 K2"
    assert s.discarded("MQ5", "GC14", "TA31")
    s.until("sleight_swap").play("B: pick B5", "B: slot 0")
    assert s.cylinder("B") == "_ b0 b1 b2 b3 K1"
    assert s.spares("A") == "C1 DC15 K2"
    recall = s.t.view(0, recall=True), s.t.view(1, recall=True)
    assert recall[0]["chambers"][1][5] == "kablamo"  # type: ignore[index]
    assert recall[1]["chambers"][1][5] == "?bullet"  # type: ignore[index]


@covers("KAB-049", "KAB-050", "KAB-182")
def test_ex_19_bolshevik_rules_and_full_metal_jacket() -> None:
    s = Story("A: u v w x y K1 | FJ6", "B: u v w x y TA18", "C: u v w x y DC15", table="BR7")
    s.play("A: play FJ6").end()
    assert s.winners() == "A"
    assert s.discarded("TA18", "DC15")


@covers("KAB-047", "KAB-186")
def test_ex_20_nobody_wins() -> None:
    s = Story("A: u v w x y K1", "B: u v w x y K2").end()
    assert s.winners() == ""
    assert s.t.result is not None
    assert s.t.result.reason == "KAB-186"


@covers("KAB-053", "KAB-057", "KAB-128")
def test_ex_21_number_order_with_a_fired_high_velocity_bullet() -> None:
    s = Story("A: u v w x y BF2", "B: u v w x y WP21 | C3", "C: u v w x y TA18", "D: u v w x y HM24")
    s.play("A: assign A", "A: target HM24").until("assign")
    assert list(s.t.to_act) == [2]
    assert s.t.active == (18, 21, 24)
    s.play("C: assign B").until("triple_cycle").next("response")
    assert s.t.effects == (("wet_powder", 1, 1, True, False),)
    s.until("assign")
    assert list(s.t.to_act) == [0]
    assert s.cylinder("D").split()[0] == "*HM24"
    s.play("A: assign B").until("after_resolve")
    assert s.on("B") == "HM24"
    assert s.cylinder("D").split()[0] == "_"


@covers("KAB-028", "KAB-111", "KAB-114")
def test_ex_22_bag_runs_out() -> None:
    s = Story("A: u v w x y GC27", "B: u v w _ y GC40", "C: u v w x y GC53", bag="GC14 K1", round=2).until(
        "reload"
    )
    assert (s.spares("A"), s.spares("B"), s.spares("C")) == ("", "GC14", "K1")
    assert list(s.t.to_act) == [1, 2]
    assert len(s.legal("B")) == 2
    assert all("greased_cylinder_1" in line for line in s.legal("B"))
    s.until("round_end")
    assert s.cylinder("B").split().count("_") == 1
    assert "_" in s.cylinder("A")


@covers("KAB-179", "KAB-106", "KAB-107")
def test_ex_23_two_trigger_malfunctions() -> None:
    s = Story("A: u v w C1 C2 C3 | | TM25 TM38", "B: a b c d e C4")
    s.until("after_resolve")
    assert s.on("A") == "TM25 TM38!"
    s.next("after_resolve")
    assert s.on("A") == "TM25!"
    s.next("after_resolve")
    assert s.cylinder("A") == "_ _ _ u v w"
    assert s.discarded("TM25", "TM38")
    s.until("replaced")
    assert len(s.t.spares[0]) == 3


@covers("KAB-076", "KAB-077", "KAB-078", "KAB-080")
def test_ex_24_priority() -> None:
    s = Story("A: u v w x y C1", "B: u v w x y C2 | LO8", "C: u v w x y C3 | MQ5", round=4)
    s.play("A: pass; B: play LO8 > B; C: play MQ5").until("lights_out_players")
    assert s.spares("C") == "MQ5"
    assert s.told("A", "played") == [
        {
            "event": "played",
            "clauses": ["KAB-061", "KAB-084", "KAB-087"],
            "seat": 1,
            "bullet": "lights_out_1",
            "assignee": 1,
        }
    ]
    s.until("start").play("C: play MQ5").until("start").until("rotated")
    assert s.t.in_force("marquis_of_queensbury_rules")


@covers("KAB-155", "KAB-006", "KAB-146")
def test_ex_25_moment_of_truth_with_a_blocked_safe_position() -> None:
    s = Story("A: a0 a1 a2 a3 a4 DC28 | C5", "B: b0 b1 b2 b3 b4 DC15 | C6", "C: c0 c1 c2 c3 c4 C1 | MT10 C7")
    s.play("B: assign B", "B: pick B2", "B: pick A3", "A: turn -1")
    assert s.cylinder("A") == "a0 a1 b1 a3 a4 *DC28"
    s.until("before_bullet").play("C: play MT10").until("before_bullet").until("assign")
    assert s.cylinder("B") == "_ b0 a2 b2 b3 C6"
    assert s.cylinder("C") == "_ c0 c1 c2 c3 C7"
    assert (s.spares("A"), s.spares("B"), s.spares("C")) == ("C5", "b4", "c4")
    s.play("A: assign A")
    assert s.cylinder("A").endswith("_")


@covers("KAB-204", "KAB-206")
def test_ex_26_assisted_memory() -> None:
    seats = ("A: a0 a1 a2 a3 a4 SH17 | C1 TA18", "B: b0 b1 b2 b3 K1 C2 | LE9")
    s = Story(*seats, memory="assisted", bag="C3 C4 C5")
    s.play("B: play LE9 > B", "B: pick B4", "B: pick B0", "B: pick B1")
    assert s.t.view(1)["chambers"][1][4] == "kablamo"  # type: ignore[index]
    s.until("rotated").play("B: pick B5", "B: slot 0").until("replaced")
    assert s.t.view(1)["spares"][0] == ["kablamo", "?bullet", "?bullet"]  # type: ignore[index]
    assert s.spares("A") == "C3 K1 TA18"
    s.play("A: load K1 > 0").until("round_end")
    assert s.t.view(1)["spares"][0] == ["?bullet", "?bullet"]  # type: ignore[index]
    assert s.t.view(1)["chambers"][0][0] == "?bullet"  # type: ignore[index]
    assert s.t.view(0)["chambers"][0][0] == "kablamo"  # type: ignore[index]


@covers("KAB-204")
def test_ex_26_a_single_spare_is_followed_into_the_chamber() -> None:
    seats = ("A: a0 a1 a2 a3 a4 SH17 | C1", "B: b0 b1 b2 b3 K1 _ | LE9")
    s = Story(*seats, memory="assisted", bag="")
    s.play("B: play LE9 > B", "B: pick B4", "B: pick B0", "B: pick B1")
    s.until("rotated").play("B: pick B5").until("replaced")
    assert s.spares("A") == "K1"
    s.until("round_end")
    assert s.t.view(1)["chambers"][0][0] == "kablamo"  # type: ignore[index]


@covers("KAB-068", "KAB-153")
def test_ex_27_greased_cylinder() -> None:
    s = Story("A: u v w x K1 GC14", "B: a b c d e C1")
    s.play("A: assign A")
    assert s.cylinder("A") == "_ u v w x K1"
    s.play("A: choose A")
    assert s.cylinder("A") == "w x K1 _ u v"
    s.until("reload")
    assert all(line.endswith("> 3") for line in s.legal("A"))
    s.next_round().until("rotated")
    assert s.cylinder("A").split()[0] == "v"


@covers("KAB-035", "KAB-110")
def test_ex_28_empty_firing_position() -> None:
    s = Story("A: u v w x y _", "B: u v w x y C1").until("rotated")
    assert (s.cylinder("A"), s.cylinder("B")) == ("_ u v w x y", "C1 u v w x y")
    s.until("after_resolve")
    assert s.told(None, "revealed")[0]["seats"] == [1]
    s.until("reload")
    assert [len(mine) for mine in s.t.spares] == [1, 1]
    s.until("round_end")
    assert "_" not in s.cylinder("A") + s.cylinder("B")


def test_a_view_tells_whom_each_revolver_points_at() -> None:
    s = Story("A: u v w x y K1 | FJ6 MQ5", "B: u v w x y C1", "C: u v w x y C2")
    assert s.t.view(None)["aims"] == [[0], [1], [2]]
    s.play("A: play FJ6").until("rotated")
    assert s.t.view(None)["aims"] == [[0, 1], [1, 2], [0, 2]]
    s.play("A: play MQ5").until("after_resolve")
    assert s.t.view(None)["aims"] == [[], [], []]
    left = Story("A: u v w x y K1", "B: u v w x y C1", "C: u v w x y C2", table="BR7")
    assert left.t.view(None)["aims"] == [[1], [2], [0]]


def test_who_loads_is_told_which_chamber_is_fired_first() -> None:
    asked: Any = sixgun.new("kablamo", seats=2, seed=45).view(0)["ask"]
    assert asked["first"] == 5


def test_the_print_says_which_bullets_are_deadly() -> None:
    assert [piece.name for piece in find("kablamo").pieces if piece.deadly] == ["kablamo"]
