"""Every row of section 7: a card, a table, a race, and what it comes to."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.slap45.slap import (
    LAWMEN,
    STANDARD,
    alive,
    between,
    discarded,
    gold,
    live,
    race,
    refused,
    say,
)

Table = dict[str, Any]
SIX: Table = {}
FOUR: Table = {"gang": STANDARD, "gold": [1, 1, 1, 1]}
LAW: Table = {"gang": LAWMEN, "gold": [1, 1, 1, 1], "dealer": 1}
DUEL: Table = {"alive": [3, 0, 4], "deaths": [1], "dealer": 1}

# row, card, table, race, living members, results of the actions (None: not looked at)
ROWS: list[tuple[str, str, Table, list[str], list[int], list[str | None]]] = [
    ("1", "talkin_iron", SIX, ["C(0,400)", "C(1,401->2)"], [6, 6, 6], ["accepted", "round_over"]),
    ("2 late", "talkin_iron", SIX, ["C(0,400->1@601)"], [6, 6, 6], ["accepted"]),
    ("2 early", "talkin_iron", SIX, ["C(0,400->1@199)"], [6, 6, 6], ["accepted"]),
    ("3", "talkin_iron", SIX, ["C(0,400->1)", "B(1,400,B1)"], [6, 6, 6], ["accepted", "accepted"]),
    ("4 same", "talkin_iron", {"main": [-1, 1, -1]}, ["L(1,400)", "C(0,400->1)"], [6, 6, 6], []),
    ("4 before", "talkin_iron", {"main": [-1, 1, -1]}, ["L(1,399)", "C(0,400->1)"], [6, 5, 6], []),
    (
        "5",
        "talkin_iron",
        {"main": [0, -1, -1]},
        ["C(0,300->1)", "C(2,500->1)"],
        [6, 5, 6],
        ["hand_in_base", "accepted"],
    ),
    (
        "6 early",
        "talkin_iron",
        {"main": [0, -1, -1]},
        ["L(0,300)", "C(0,399->1)"],
        [6, 6, 6],
        ["accepted", "hand_busy"],
    ),
    (
        "6 free",
        "talkin_iron",
        {"main": [0, -1, -1]},
        ["L(0,300)", "C(0,400->1)"],
        [6, 5, 6],
        ["accepted", "accepted"],
    ),
    (
        "7",
        "talkin_iron",
        {"main": [0, -1, -1]},
        ["L(0,300)", "B(0,450,B1)", "C(1,500->0)"],
        [5, 6, 6],
        ["accepted", "no_reentry", "accepted"],
    ),
    (
        "8",
        "talkin_iron",
        SIX,
        ["B(0,300,B2)", "B(1,300,B2)", "B(2,301,B2)"],
        [6, 6, 6],
        ["bounced", "bounced", "accepted"],
    ),
    (
        "9",
        "talkin_iron",
        {"main": [0, -1, -1]},
        ["L(0,300)", "B(1,300,B0)"],
        [6, 6, 6],
        ["accepted", "accepted"],
    ),
    ("10", "big_gun", {"main": [-1, 1, -1]}, ["C(0,400->1)"], [6, 5, 6], []),
    ("11", "move", SIX, ["B(0,400,B0)", "B(1,450,B1)", "B(2,450,B2)"], [6, 6, 6], []),
    ("12", "move", SIX, [], [6, 6, 6], []),
    (
        "13",
        "move",
        {"main": [0, 1, -1]},
        ["L(1,500)", "B(2,550,B1)", "B(1,700,B2)", "L(1,800)"],
        [5, 6, 6],
        [],
    ),
    ("14", "move", {**DUEL, "main": [0, -1, 2]}, ["L(2,400)"], [2, 0, 4], []),
    ("15", "move", {"main": [0, -1, -1]}, ["L(0,300)", "B(0,400,B0)"], [6, 6, 6], ["accepted", "bounced"]),
    (
        "16",
        "move",
        {"main": [0, -1, -1]},
        ["L(0,-200)", "B(0,300,B0)", "B(1,400,B1)"],
        [6, 6, 5],
        ["accepted"] * 3,
    ),
    ("17", "move", LAW, ["Boff(0,300,B0)", "C(0,400->1)"], [5, 6, 6, 6], ["accepted", "accepted"]),
    (
        "18",
        "move",
        {"gang": LAWMEN[:3], "dealer": 1},
        ["B(0,300,B0)", "Boff(0,310,B1)", "B(1,400,B1)", "B(2,450,B2)"],
        [6, 5, 6],
        ["accepted", "accepted", "bounced", "accepted"],
    ),
    (
        "19",
        "move",
        {**LAW, "main": [0, -1, -1, -1], "off": [1, -1, -1, -1]},
        ["L(0,300)", "B(0,400,B2)", "B(1,450,B0)", "B(2,460,B3)", "B(3,470,B1)"],
        [5, 6, 6, 6],
        [None, None, None, None, "bounced"],
    ),
    (
        "20",
        "talkin_iron",
        {**LAW, "off": [3, -1, -1, -1], "main": [0, -1, -1, -1]},
        ["L(0,300)", "C(0,450->2)"],
        [6] * 4,
        [],
    ),
    (
        "22",
        "talkin_iron",
        {**LAW, "off": [1, -1, -1, -1]},
        ["C(0,300->2)", "L(0,310)", "C(0,450->2)"],
        [6, 6, 5, 6],
        ["hand_in_base", "accepted", "accepted"],
    ),
    ("30", "talkin_iron", {**FOUR, "traps": [3, -1, -1, -1]}, ["C(0,400->1)"], [5, 6, 6, 6], []),
    (
        "37",
        "move",
        SIX,
        ["B(2,50,B2)", "B(2,900,B2)", "B(0,500,B0)", "B(1,950,B1)"],
        [6, 6, 5],
        ["false_start", "locked", "accepted", "accepted"],
    ),
    ("38 early", "talkin_iron", SIX, ["C(0,99->1)"], [6, 6, 6], ["false_start"]),
    ("38 in time", "talkin_iron", SIX, ["C(0,100->1)"], [6, 5, 6], ["accepted"]),
    ("39 last", "talkin_iron", SIX, ["C(0,3000->1)"], [6, 5, 6], ["accepted"]),
    ("39 over", "talkin_iron", SIX, ["C(0,3001->1)"], [6, 6, 6], ["round_over"]),
    (
        "41",
        "move",
        {"main": [0, -1, -1]},
        ["B(0,350,B1)!", "B(1,360,B0)"],
        [6, 6, 5],
        ["accepted", "accepted"],
    ),
    (
        "42",
        "talkin_iron",
        {"main": [0, -1, -1]},
        ["B(0,350,B1)!", "C(1,400->0)"],
        [6, 6, 6],
        ["hand_in_base", "accepted"],
    ),
    (
        "43",
        "move",
        {**LAW, "main": [0, -1, -1, -1]},
        ["L(0,300)", "Boff(0,310,B2)", "B(1,400,B0)", "B(2,410,B1)", "B(3,420,B3)"],
        [5, 6, 6, 6],
        [],
    ),
    (
        "44",
        "move",
        {"main": [0, -1, -1]},
        ["L(0,300)", "B(0,400,B0)", "B(1,400,B0)"],
        [6, 6, 5],
        ["accepted", "bounced", "accepted"],
    ),
    (
        "46",
        "talkin_iron",
        {"main": [0, -1, -1]},
        ["L(0,-9)", "C(0,-9->1)", "C(1,1100->0)"],
        [5, 6, 6],
        ["accepted", "false_start", "accepted"],
    ),
]


@pytest.mark.both
@pytest.mark.parametrize(
    ("row", "card", "table", "story", "living", "results"), ROWS, ids=[row[0] for row in ROWS]
)
def test_a_race_of_section_7(
    row: str, card: str, table: Table, story: list[str], living: list[int], results: list[str | None]
) -> None:
    t = live(card, **table)
    found = race(t, *story)
    if t.ask and t.ask.kind == "power":
        say(t, f"{t.to_act[0]}: decline")
    assert alive(t) == living
    assert len(results) <= len(found.results)
    assert all(expected in (None, got) for expected, got in zip(results, found.results, strict=False))


def after(card: str, table: Table, *story: str) -> Any:
    t = live(card, **table)
    race(t, *story)
    return t


def test_row_21_sheriffs_who_deal_take_the_off_hand_out() -> None:
    t = live(gang=LAWMEN, dealer=0, main=[0, -1, -1, -1], off=[1, -1, -1, -1])
    assert (t.main[0], t.off[0]) == (0, -1)
    assert refused(t, 0, "slap_base 400 B1 off plain #0") == "no_second_hand"


def test_rows_23_and_24_gold_and_pointing() -> None:
    assert gold(after("gold", FOUR, "C(3,400->3)")) == [1, 1, 1, 2]
    dead = {"gang": STANDARD, "gold": [1, 0, 1, 1], "alive": [6, 0, 6, 6], "deaths": [1]}
    assert gold(after("gold", dead, "C(3,400->1)")) == [1, 0, 1, 2]
    assert gold(after("gold", {**FOUR, "main": [1, -1, -1, -1]}, "C(3,400->0)")) == [2, 1, 1, 1]


def test_row_25_poncho_without_gold_gives_it_away() -> None:
    t = after("gold", {"gang": STANDARD, "gold": [1, 1, 0, 1]}, "C(2,400->0)")
    assert t.ask.kind == "between"
    assert gold(t) == [2, 1, 0, 1]


def test_row_26_comanche_without_a_target_miss_and_pay() -> None:
    t = after("move", FOUR, "C(3,400)")
    say(t, "3: use_power")
    assert (alive(t), gold(t)) == ([6, 6, 6, 6], [1, 1, 1, 0])


def test_row_27_the_union_is_not_asked_when_it_hits_anyway() -> None:
    t = after("talkin_iron", FOUR, "C(0,400->1)")
    assert t.ask.kind == "between"
    assert (alive(t), gold(t)) == ([6, 5, 6, 6], [1, 1, 1, 1])


def test_row_28_confederates_kill_a_gang_of_one_and_take_its_gold() -> None:
    t = after("big_gun", {**FOUR, "alive": [1, 6, 6, 6]}, "C(1,400->0)")
    assert t.ask.kind == "between"
    assert (alive(t), gold(t)) == ([0, 6, 6, 6], [0, 2, 1, 1])


def test_row_29_confederates_recruit_both() -> None:
    t = after("big_gun", {"gang": STANDARD, "gold": [1, 7, 1, 1]}, "C(1,400->0)")
    say(t, "1: use_power", "1: recruit 2")
    assert (alive(t), gold(t)) == ([4, 8, 6, 6], [1, 0, 1, 1])


def test_row_31_outlaws_in_their_own_trap() -> None:
    t = after("gold", {**LAW, "traps": [-1, -1, -1, 1]}, "C(1,400)")
    assert (alive(t), gold(t)) == ([6, 5, 6, 6], [1, 1, 1, 1])
    assert discarded(t, "gold") == 1


def test_rows_32_and_33_a_trap_or_gold_that_nobody_gets_is_gone() -> None:
    assert after("talkin_iron", {**LAW, "traps": [1, -1, -1, -1]}).traps == [-1] * 4
    t = after("gold", FOUR, "C(0,400)", "C(1,400)")
    assert (gold(t), discarded(t, "gold")) == ([1, 1, 1, 1], 1)


def test_rows_34_and_35_death_of_a_base_owner_and_of_the_dealer() -> None:
    t = after("big_gun", {**FOUR, "alive": [1, 6, 6, 6], "main": [-1, 0, -1, -1], "dealer": 0}, "C(2,400->0)")
    assert t.main == [-1] * 4
    assert t.dealer == 1


def test_row_36_the_third_last_player_dies() -> None:
    table = {
        "gang": STANDARD[:3],
        "alive": [3, 1, 4],
        "gold": [1, 2, 1],
        "main": [-1, -1, 0],
        "traps": [0, -1, -1, -1],
    }
    t = after("big_gun", table, "C(0,400->1)")
    assert (gold(t), t.duel, t.main, t.traps) == ([3, 0, 1], True, [-1] * 3, [-1] * 4)


def test_row_40_the_new_deck_has_no_gold_of_stashes() -> None:
    t = between("talkin_iron", gang=STANDARD, gold=[2, 2, 1, 1])
    t.discard, t.deck = t.deck, []
    say(t, "-1: start_clock", "0: deal", "-1: reveal")
    assert len(t.deck) + len(t.center) == 67 - 6
    assert t.discard == []


def test_row_45_a_hand_taken_away_after_the_end_is_away_in_between() -> None:
    t = after("talkin_iron", {"main": [0, -1, -1]}, "C(1,400->2)", "L(0,500)")
    assert t.main == [-1, -1, -1]


def test_every_row_of_section_7_is_here() -> None:
    own = [name.split("_") for name in globals() if name.startswith("test_row")]
    numbers = {word for words in own for word in words if word.isdigit()}
    assert {row[0].split()[0] for row in ROWS} | numbers == {str(n) for n in range(1, 47)}
