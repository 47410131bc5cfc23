"""The decisions of section 5: what the engine plays for a silent player."""

from __future__ import annotations

import random

import pytest

import sixgun
from sixgun.core.seats import LETTERS
from tests.covers import covers
from tests.games.bang_dice.story import asked, pass_windows, play, table
from tests.games.bang_dice.tables import ALL, BASE
from tests.properties import walk

FOUR = ("A sheriff", "B outlaw", "C outlaw", "D renegade")


def default(seat: str, t: sixgun.Table) -> str:
    return str(t.default(LETTERS.index(seat)))


def test_d1_no_saloon_die() -> None:
    assert default("A", table(*FOUR, saloon_dice=True)) == "use none"


def test_d2_and_d14_to_d20_pass() -> None:
    t = table(
        *("A the_ugly 3/8", "B deputy 1/8", "C sheriff", "D left_hand_of_the_devil", "E the_doc", "F outlaw"),
        "G outlaw",
        throws="bullseye_1 beer beer dynamite dynamite",
        special_roles="mixed",
    )
    stories = {"throw_again": "A: stop", "aim": "A: shoot 1", "beer": "A: beer 0"}
    revealed = {"doc_window": "E: turn 2 gatling"}  # the Judge is asked about it
    kinds = set()
    while t.active == 0:
        assert t.ask is not None
        if t.ask.kind in stories:
            play(t, stories[t.ask.kind])
        else:
            kinds.add(t.ask.kind)
            assert {str(t.default(seat)) for seat in t.to_act} == {"pass"}
            play(t, *[revealed.pop(t.ask.kind)] if t.ask.kind in revealed else [], "*: pass")
    start_and_end = {"own_power_at_start", "own_power_at_end"}
    windows = {"doc_window", "gambler_window", "left_hand_window", "bad_window", "judge_window"}
    assert kinds == start_and_end | windows


def test_d3_sid_heals_himself() -> None:
    assert default("A", table("A sheriff sid_ketchum", *FOUR[1:])) == "heal 0"


def test_d4_stop() -> None:
    assert default("A", table(*FOUR, throws="beer beer beer beer beer")) == "stop"


def test_d5_a_regular_arrow() -> None:
    t = table(*FOUR, throws="arrow beer beer beer beer", chief_arrow=True)
    assert (asked(t), default("A", t)) == ("A arrow_source", "take_regular")


def test_d6_elena_keeps_her_arrow() -> None:
    t = table("A sheriff elena_fuente", *FOUR[1:], throws="arrow beer beer beer beer", new_characters=True)
    assert default("A", t) == "pass"


def test_d7_the_own_arrow_is_broken_or_the_first_clockwise() -> None:
    throws = "beer beer beer beer broken_arrow"
    for own, first in [(1, "break_arrow 0"), (0, "break_arrow 2")]:
        lines = (f"A sheriff a={own}", "B outlaw", "C outlaw a=1", "D renegade a=1")
        t = table(*lines, throws=throws, saloon_dice=True)
        play(t, "A: use coward_die")
        assert default("A", t) == first


def test_d8_the_first_target_clockwise_without_doubling() -> None:
    t = table("A sheriff slab_the_killer", *FOUR[1:], throws="bullseye_1 beer beer beer beer")
    play(t, "A: stop")
    assert default("A", t) == "shoot 1"


def test_d9_bart_replaces_nothing() -> None:
    t = table("A sheriff", "B outlaw bart_cassidy", *FOUR[2:], throws="bullseye_1 beer beer beer beer")
    play(t, "A: stop", "A: shoot 1")
    assert (asked(t), default("B", t)) == ("B replace_loss", "take_arrows 0")


def test_d10_molly_takes_nothing_over() -> None:
    lines = ("A sheriff", "B outlaw", "C outlaw molly_stark", "D renegade")
    t = table(*lines, throws="bullseye_1 beer beer beer beer", new_characters=True)
    play(t, "A: stop", "A: shoot 1")
    assert (asked(t), default("C", t)) == ("C take_over", "pass")


def test_d11_pedro_returns_as_many_as_he_may_the_chiefs_arrow_first() -> None:
    lines = ("A sheriff", "B outlaw pedro_ramirez a=1+C", "C outlaw", "D renegade")
    t = table(*lines, throws="bullseye_1 bullseye_1 beer beer beer", chief_arrow=True)
    play(t, "A: stop", "A: shoot 1", "A: shoot 1")
    assert default("B", t) == "return_chief 1"
    play(t, "B: return_chief 1")
    assert default("B", t) == "return_arrow 1"


def test_d12_the_roller_drinks_himself() -> None:
    t = table(*FOUR, throws="beer dynamite dynamite gatling gatling")
    play(t, "A: stop")
    assert default("A", t) == "beer 0"


def test_d13_kit_returns_his_own_arrows_or_none() -> None:
    for own, answer in [(1, "return_arrow 0"), (0, "pass")]:
        lines = (f"A sheriff kit_carlson a={own}", "B outlaw a=2", "C outlaw", "D renegade")
        t = table(*lines, throws="gatling gatling dynamite dynamite arrow")
        t = table(*lines, throws="gatling gatling dynamite dynamite dynamite")
        assert (asked(t), default("A", t)) == ("A return_for_gatling", answer)


def test_d17_the_saved_player_returns_all_his_arrows() -> None:
    t = table(
        *("A outlaw", "B sheriff 1/10 a=2", "C outlaw", "D left_hand_of_the_devil"),
        throws="bullseye_1 gatling gatling dynamite dynamite",
        special_roles="mixed",
    )
    pass_windows(t)
    play(t, "A: stop", "*: pass", "A: shoot 1", "D: save 1", "A: pass", "C: pass")
    assert (asked(t), default("B", t)) == ("B saved_arrows", "return_all")


def test_d21_the_first_die_and_the_sheriffs_left_neighbour() -> None:
    lines = ("A outlaw ghost", "B outlaw", "C renegade", "D sheriff", "E deputy")
    t = table(*lines, throws="gatling arrow", ghost=True)
    play(t, "A: stop")
    assert default("A", t) == "haunt gatling 4"


def test_the_default_is_always_legal_and_option_lists_are_short() -> None:
    for seats, options in [*BASE, *ALL]:
        t = sixgun.new("bang_dice", seats=seats, seed=seats, **options)
        for _, seat, _ in walk(t, random.Random(seats)):
            legal = t.legal(seat)
            assert t.default(seat) in legal
            assert len(legal) < 100


FIVE = ("A outlaw", "B sheriff", "C deputy", "D outlaw", "E renegade out")


@covers("DICE-006", "DICE-045", "DICE-054", "DICE-091", "DICE-094", "DICE-306")
@pytest.mark.parametrize(
    ("stopped", "action", "clause"),
    [
        (False, "rethrow 4", "DICE-054"),
        (False, "rethrow 6", "DICE-045"),
        (True, "shoot 0", "DICE-094"),
        (True, "shoot 2", "DICE-091"),
        (True, "shoot 4", "DICE-006"),
    ],
)
def test_a_refusal_names_the_clause_that_speaks_against_it(stopped: bool, action: str, clause: str) -> None:
    t = table(*FIVE, throws="bullseye_1 bullseye_1 gatling dynamite arrow")
    if stopped:
        play(t, "A: stop")
    refused = t.why_not(0, sixgun.parse("bang_dice", action))
    assert refused.code == "err_illegal_option"
    assert clause in refused.clauses


@covers("DICE-306")
def test_whoever_does_not_hold_the_role_is_told_so() -> None:
    t = table(
        *("A outlaw", "B sheriff", "C deputy", "D outlaw", "E renegade"),
        special_roles="mixed",
        throws="beer beer gatling dynamite arrow",
    )
    assert t.ask is not None
    assert t.ask.window
    assert t.why_not(0, sixgun.parse("bang_dice", "become_sheriff")).clauses == ("DICE-306",)
