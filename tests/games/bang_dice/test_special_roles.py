"""M3: special roles and their windows (sections 4.15, 4.16 and 6)."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import Any

import pytest

import sixgun
from sixgun.games.bang_dice.old_saloon.windows import could_be_held, face_down
from sixgun.games.bang_dice.roles import NUMBER
from sixgun.games.bang_dice.table import DiceTable
from tests.covers import covers
from tests.games.bang_dice.story import asked, choices, names, pass_windows, play, refused, table
from tests.properties import walk

MIXED = {"special_roles": "mixed"}
CALM = "gatling gatling dynamite dynamite beer"


@covers("DICE-304", "DICE-305")
def test_a_power_is_used_once_and_its_card_stays_face_up() -> None:
    t = table(*("A the_ugly", "B sheriff a=2", "C outlaw", "D renegade"), throws=CALM, special_roles="mixed")
    play(t, "A: swap_arrows 0 1")
    assert (t.face_up[0], t.known[NUMBER["the_ugly"]] == t.public) == (True, True)
    roles: Any = t.view(2)["role"]
    assert roles[0] == ["the_ugly"]
    for _, seat, _ in walk(t, random.Random(1), limit=20_000):
        assert not [option for option in t.legal(seat) if str(option).startswith("swap_arrows")]


@covers("DICE-306", "DICE-041", "DICE-023")
def test_a_role_is_revealed_only_in_its_window_and_only_to_use_it() -> None:
    t = table(
        *("A the_good", "B sheriff", "C outlaw", "D renegade", "E outlaw"), throws=CALM, special_roles="mixed"
    )
    play(t, "A: pass")
    for _ in range(3):
        assert "become_sheriff" not in choices(t, "A")
        play(t, "*: pass" if t.ask and t.ask.window else "A: stop")


@covers("DICE-307", "DICE-116")
def test_a_player_at_zero_is_still_living_and_may_save_himself() -> None:
    t = table(
        *("A sheriff", "B left_hand_of_the_devil 1/8", "C outlaw", "D outlaw"),
        throws="bullseye_1 dynamite dynamite gatling gatling",
        special_roles="mixed",
    )
    play(t, "A: stop")
    pass_windows(t)
    play(t, "A: shoot 1")
    assert choices(t, "B") == ["pass", "save 1"]
    play(t, "B: save 1", "C: pass", "D: pass")
    assert (t.life[1], t.living[1], t.face_up[1]) == (2, True, True)


@covers("DICE-308", "DICE-309")
def test_the_judge_answers_a_complete_action() -> None:
    t = table(
        *("A sheriff", "B the_doc", "C outlaw", "D renegade", "E outlaw", "F outlaw", "G the_judge"),
        throws=CALM,
        special_roles="mixed",
    )
    play(t, "B: turn 1 beer", *[f"{seat}: pass" for seat in "CDEFG"])
    assert (asked(t), t.dice[0]) == ("CDEFG judge_window", "gatling")
    told = [str(event) for event in t.log]
    assert f"role_revealed seat=1 card={NUMBER['the_doc']} action=turn 1 beer" in told
    question: Any = t.view(2)["ask"]
    assert (question["revealer"], question["power"]) == (1, "turn 1 beer")
    told = [str(event) for event in play(t, "G: cancel", *[f"{seat}: pass" for seat in "CDEF"])]
    assert f"role_revealed seat=6 card={NUMBER['the_judge']} action=cancel" in told
    assert "power_cancelled seat=1" in told
    assert (t.dice[0], t.face_up[6], asked(t)) == ("gatling", True, "A throw_again")


@covers("DICE-310", "DICE-312")
def test_an_elimination_is_no_reveal_for_the_judge() -> None:
    t = table(
        *("A the_bear", "B the_bad 1/8", "C outlaw", "D renegade", "E the_judge"),
        throws="bullseye_1 dynamite dynamite gatling gatling",
        special_roles="mixed",
    )
    seen = []
    pass_windows(t)
    play(t, "A: stop")
    while t.active == 0:
        assert t.ask is not None
        seen.append(t.ask.kind)
        play(t, "*: pass" if t.ask.window else "A: shoot 1")
    assert "judge_window" not in seen


@covers("DICE-348")
def test_a_saved_active_player_continues_his_turn() -> None:
    t = table(
        *("A left_hand_of_the_devil 1/8", "B sheriff", "C outlaw", "D outlaw"),
        throws="dynamite dynamite dynamite beer gatling",
        special_roles="mixed",
    )
    while asked(t) != "ACD left_hand_window":
        play(t, "*: pass")
    play(t, "A: save 0", "C: pass", "D: pass")
    assert (t.life[0], asked(t)) == (2, "A beer")


@covers("DICE-349")
def test_a_saved_el_gringo_has_lost_life_and_nobody_was_eliminated_for_sam() -> None:
    t = table(
        *("A sheriff", "B outlaw el_gringo 1/7", "C outlaw vulture_sam 3/9", "D left_hand_of_the_devil"),
        throws="bullseye_1 dynamite dynamite gatling gatling",
        special_roles="mixed",
    )
    play(t, "A: stop")
    pass_windows(t)
    play(t, "A: shoot 1", "D: save 1", "B: pass", "C: pass")
    assert (t.arrows[0], t.life[1], t.life[2]) == (1, 2, 3)


@covers("DICE-345", "DICE-346")
def test_in_an_attack_the_saved_player_is_not_asked_about_his_arrows() -> None:
    t = table(
        *("A sheriff", "B outlaw 3/8 a=5", "C outlaw a=3", "D left_hand_of_the_devil"),
        throws="arrow beer beer beer beer",
        special_roles="mixed",
    )
    assert asked(t) == "BCD left_hand_window"
    play(t, "D: save 1", "B: pass", "C: pass")
    assert (t.life[1], t.arrows, asked(t)) == (2, [0] * 4, "A throw_again")


@covers("DICE-350")
def test_the_right_hand_takes_one_complete_extra_turn() -> None:
    t = table(
        *("A right_hand_of_the_devil", "B sheriff", "C outlaw", "D outlaw"),
        throws=f"{CALM} | {CALM}",
        special_roles="mixed",
        saloon_dice=True,
    )
    story = ["A: use none", "A: pass", "A: stop", "*: pass", "A: beer 0"]
    play(t, *story)
    assert asked(t) == "A own_power_at_end"
    play(t, "A: another_turn")
    assert asked(t) == "A saloon_die"
    play(t, "A: use none", "A: stop", "*: pass", "A: beer 0")
    assert asked(t) == "B saloon_die"


@covers("DICE-331", "DICE-321")
def test_the_gambler_has_dynamite_and_saloon_dice_thrown_again() -> None:
    t = table(
        *("A sheriff", "B the_gambler", "C outlaw", "D renegade"),
        throws="dynamite dynamite beer beer double_beer | gatling gatling gatling beer beer",
        special_roles="mixed",
        saloon_dice=True,
    )
    play(t, "A: use coward_die", "A: stop", "B: force_throw", "C: pass", "D: pass")
    assert t.dice == ("gatling", "gatling", "gatling", "beer", "beer")


@covers("DICE-321")
def test_the_doc_turns_a_die_only_to_another_of_its_own_faces() -> None:
    t = table(
        *("A sheriff", "B the_doc", "C outlaw", "D renegade", "E outlaw"),
        throws="dynamite dynamite beer beer double_beer",
        special_roles="mixed",
        saloon_dice=True,
    )
    play(t, "A: use coward_die")
    own = choices(t, "B")
    assert len(own) == 1 + 5 * 5
    assert "turn 5 broken_arrow" in own
    assert not {"turn 5 gatling", "turn 1 broken_arrow", "turn 1 dynamite"} & set(own)


@covers("DICE-342")
def test_a_beer_at_the_maximum_opens_no_window() -> None:
    t = table(*("A sheriff", "B the_bad", "C outlaw", "D renegade"), throws=CALM, special_roles="mixed")
    play(t, "A: stop", "*: pass", "A: beer 0")
    assert t.active == 1


@covers("DICE-337", "DICE-351")
def test_a_cancelled_bad_lets_the_gain_be_made() -> None:
    t = table(
        *("A sheriff 5/10", "B the_bad", "C outlaw", "D renegade", "E the_judge"),
        throws=CALM,
        special_roles="mixed",
    )
    pass_windows(t)
    play(t, "A: stop", "*: pass", "A: beer 0", "B: deny 0", "C: pass", "D: pass", "E: pass")
    assert asked(t) == "CDE judge_window"
    play(t, "E: cancel", "C: pass", "D: pass")
    assert (t.life[0], t.face_up[1], t.face_up[4]) == (6, True, True)


@covers("DICE-338", "DICE-339")
@pytest.mark.parametrize("character", ["sid_ketchum", "suzy_lafayette"])
def test_every_gain_opens_the_window_of_the_bad(character: str) -> None:
    t = table(
        *(f"A sheriff {character} 5/10", "B the_bad", "C outlaw", "D renegade"),
        throws="gatling gatling dynamite dynamite arrow",
        special_roles="mixed",
    )
    if character == "sid_ketchum":
        play(t, "A: heal 0")
    else:
        play(t, "A: stop", "*: pass")
    assert asked(t) == "BCD bad_window"
    play(t, "B: deny 0", "C: pass", "D: pass")
    assert t.life[0] == 5


def test_the_bad_cannot_deny_himself() -> None:
    t = table(
        *("A sheriff", "B the_bad 3/8", "C outlaw 3/8", "D renegade"),
        throws="beer beer dynamite dynamite gatling",
        special_roles="mixed",
    )
    play(t, "A: stop", "*: pass", "A: beer 1", "A: beer 2")
    assert choices(t, "B") == ["pass", "deny 2"]
    assert choices(t, "C") == ["pass"]
    assert refused(t, "C: deny 1") == "err_illegal_option"


def test_windows_open_on_public_information_only() -> None:
    """Section 6.2: a window depends on the cards that lie open, never on who holds what."""
    held = table(
        *("A sheriff", "B the_gambler", "C outlaw", "D renegade"), throws=CALM, special_roles="mixed"
    )
    free = table(*("A sheriff", "B outlaw", "C outlaw", "D renegade"), throws=CALM, special_roles="mixed")
    for t in (held, free):
        play(t, "A: stop")
        assert asked(t) == "BCD gambler_window"
        assert choices(t, "C") == ["pass"]
    spent = table(
        *("A sheriff", "B the_gambler up", "C outlaw", "D renegade"), throws=CALM, special_roles="mixed"
    )
    play(spent, "A: stop")
    assert asked(spent) == "A beer"


def test_a_type_that_lies_open_altogether_opens_no_window() -> None:
    t = table(*("A sheriff", "B outlaw up", "C outlaw up", "D renegade"), throws=CALM, special_roles="mixed")
    assert not could_be_held(t, NUMBER["the_gambler"])
    assert could_be_held(t, NUMBER["left_hand_of_the_devil"])
    assert face_down(t) == (3,)


def test_nobody_is_told_who_passed_or_when() -> None:
    t = table(*("A sheriff", "B the_gambler", "C outlaw", "D renegade"), throws=CALM, special_roles="mixed")
    play(t, "A: stop")
    events = play(t, "C: pass")
    assert [t.redact(event, 3) for event in events] == [None]
    assert t.view(3)["to_act"] == [1, 2, 3]
    assert names(events) == ["answer_replaced"]


def test_a_window_is_loaded_by_a_process_that_has_played_nothing_yet() -> None:
    t = table(*("A sheriff", "B the_gambler", "C outlaw", "D renegade"), throws=CALM, special_roles="mixed")
    play(t, "A: stop")
    code = "import json, sys, sixgun; print(sixgun.load(json.load(sys.stdin)).ask.kind)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], input=json.dumps(t.dump()), capture_output=True, text=True, check=True
    )
    assert loaded.stdout.strip() == "gambler_window"


def test_imagined_roles_keep_the_distribution_and_what_the_seat_knows() -> None:
    t = sixgun.new("bang_dice", seats=7, seed=3, special_roles="mixed")
    assert isinstance(t, DiceTable)
    mine = t.role[2]
    seen: set[tuple[int, ...]] = set()
    for seed in range(60):
        world = t.determinise(2, seed)
        assert isinstance(world, DiceTable)
        assert world.possible()
        assert world.role[2] == mine
        seen.add(tuple([card for (card,) in world.role]))
    assert len(seen) > 40


@covers("DICE-320", "DICE-321", "DICE-331", "DICE-335")
def test_the_doc_answers_a_throw_that_the_gambler_forced_and_set_dice_are_thrown_too() -> None:
    t = table(
        *("A sheriff", "B the_gambler", "C the_doc", "D renegade", "E outlaw ghost"),
        throws="beer beer beer | gatling gatling gatling beer beer",
        more={"tokens": [0, -1, -1, -1, -1, -1, 0]},
        ghost=True,
        special_roles="mixed",
    )
    assert (t.dice[:2], "turn 1 beer" in choices(t, "C")) == (("arrow", "arrow"), True)
    play(t, "*: pass", "A: stop", "B: force_throw", "C: pass", "D: pass")
    assert asked(t) == "CD judge_window"
    play(t, "*: pass")
    assert (asked(t), t.dice) == ("CD doc_window", ("gatling", "gatling", "gatling", "beer", "beer"))
    play(t, "C: turn 1 arrow", "D: pass")
    assert (asked(t), t.arrows[0]) == ("A beer", 3)  # two were set, one is turned


@covers("DICE-321")
def test_the_doc_turns_a_die_that_a_token_has_set() -> None:
    t = table(
        *("A sheriff", "B outlaw", "C the_doc", "D renegade", "E outlaw ghost"),
        throws="beer beer beer beer",
        more={"tokens": [0, -1, -1, -1, -1, -1, -1]},
        ghost=True,
        special_roles="mixed",
    )
    play(t, "C: turn 1 gatling", "B: pass", "D: pass")
    assert (asked(t), t.dice[0], t.arrows[0]) == ("A throw_again", "gatling", 0)


@covers("DICE-313", "DICE-304")
def test_the_good_is_spent_for_the_old_sheriff_too() -> None:
    t = table(
        *("A the_good", "B sheriff", "C outlaw", "D renegade", "E outlaw"),
        throws=f"{CALM} | {CALM}",
        special_roles="mixed",
    )
    play(t, "A: become_sheriff", "A: stop")
    pass_windows(t)
    play(t, "A: beer 0")
    assert (t.active, t.piece_name(t.role[1][0]), asked(t)) == (1, "the_good", "B throw_again")


@covers("DICE-250", "DICE-346")
def test_a_saved_player_returns_the_chiefs_arrow_with_the_others() -> None:
    t = table(
        *("A outlaw", "B sheriff 1/10 a=2+C", "C outlaw", "D left_hand_of_the_devil"),
        throws="bullseye_1 gatling gatling dynamite dynamite",
        special_roles="mixed",
        chief_arrow=True,
    )
    pass_windows(t)
    play(t, "A: stop", "*: pass", "A: shoot 1", "D: save 1", "A: pass", "C: pass", "B: return_all")
    assert (t.arrows[1], t.chief, t.pile) == (0, -1, 9)
