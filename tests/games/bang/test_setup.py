"""Section 4.1: set-up; section 9: options and their errors; section 2: the pieces."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sixgun
from sixgun.core.piece import Piece
from sixgun.games import find
from sixgun.games.bang.characters import BASE
from sixgun.games.bang.distance import reachable
from sixgun.games.bang.gold_characters import GOLD
from sixgun.games.bang.pieces import (
    CARD_NAMES,
    EQUIPMENT_NAMES,
    NAMES,
    ROLE_WORDS,
    SUIT,
)
from sixgun.games.bang.table import BangTable
from tests.covers import covers
from tests.games.bang.play import can, hand, play, table


def fresh(seats: int, seed: int = 1, **options: Any) -> BangTable:
    t = sixgun.new("bang", seats=seats, seed=seed, **options)
    assert isinstance(t, BangTable)
    return t


def mix(t: BangTable) -> dict[str, int]:
    return dict(Counter(ROLE_WORDS[t.role(seat)] for seat in range(t.seats)))


def test_every_suit_holds_twenty_of_the_eighty_cards() -> None:
    assert len(CARD_NAMES) == len(set(CARD_NAMES)) == 80
    assert Counter(SUIT) == {0: 20, 1: 20, 2: 20, 3: 20}
    assert len(EQUIPMENT_NAMES) == 24
    families = Counter(piece.family for piece in find("bang").pieces if piece.family != "character")
    assert families == {"brown": 63, "blue": 17, "once": 13, "black": 11, "role": 7}
    assert len({piece.name for piece in find("bang").pieces}) == len(NAMES)


@pytest.mark.parametrize(
    "piece",
    [
        Piece("barrel_qs", "barrel", "blue", suit="s", rank="q"),
        Piece("stagecoach_9s_2", "stagecoach", "brown", suit="s", rank="9"),
        Piece("volcanic_10c", "volcanic", "blue", suit="c", rank="10", reach=1),
        Piece("winchester_8s", "winchester", "blue", suit="s", rank="8", reach=5),
        Piece("bottle_2", "bottle", "once", price=2),
        Piece("wanted_3", "wanted", "black", price=2),
        Piece("deputy_1", "deputy", "role"),
        Piece("el_gringo", "el_gringo", "character", number=3),
    ],
    ids=lambda piece: piece.name,
)
def test_the_print_on_a_piece_is_what_its_entry_says(piece: Piece) -> None:
    assert piece in find("bang").pieces


EQUIPMENT_COSTS = {
    "shot": 1, "bottle": 2, "pardner": 2, "rhum": 3, "union_pacific": 4, "gold_rush": 5, "gun_belt": 2,
    "horseshoe": 2, "wanted": 2, "boots": 3, "calumet": 3, "gold_pan": 3, "lucky_charm": 3, "rucksack": 3,
    "pickaxe": 4,
}  # fmt: skip


@covers("BANG-207", "BANG-209", "BANG-215")
@pytest.mark.parametrize(("name", "cost"), EQUIPMENT_COSTS.items())
def test_every_equipment_card_has_its_price(name: str, cost: int) -> None:
    seats = ("B outlaw", "C outlaw", "D renegade")
    assert can(table(f"A sheriff n{cost}", *seats, gold=True, row=name), f"A: buy {name}")
    assert not can(table(f"A sheriff n{cost - 1}", *seats, gold=True, row=name), f"A: buy {name}")
    if cost < 2 or name in ("bottle", "pardner", "rhum", "union_pacific", "gold_rush"):
        return  # brown cards are never in front of anybody
    for purse, enough in ((cost + 1, True), (cost, False)):
        t = table(f"A sheriff n{purse}", f"B outlaw: / / {name}", *seats[1:], gold=True)
        assert can(t, f"A: force_off {name}") is enough


@covers("BANG-001")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 8, "4", None])
def test_other_player_counts_are_rejected(seats: Any) -> None:
    with pytest.raises(sixgun.Invalid) as error:
        sixgun.new("bang", seats=seats, seed=1)
    assert error.value.code == "invalid_player_count"


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (4, {"two_player": True}, "invalid_option"),
        (2, {"two_player": True, "gold_rush": False}, "invalid_player_count"),
        (2, {"shadow": True, "character_choice": 3}, "invalid_player_count"),
        (3, {"shadow": True, "character_choice": 3}, "invalid_option"),
        (3, {"shadow": True, "shadow_final_duel": True}, "shadow_needs_sheriff"),
        (3, {"shadow_final_duel": True}, "option_requires_shadow"),
        (3, {"shadow": True}, "shadow_needs_sheriff"),
        (4, {"shadow_final_duel": True}, "option_requires_shadow"),
        (4, {"character_choice": 3}, "invalid_option"),
        (4, {"gold_rush": 1}, "invalid_option"),
        (4, {"golden": True}, "invalid_option"),
    ],
)
def test_rejected_options_name_their_code(seats: int, options: dict[str, Any], code: str) -> None:
    with pytest.raises(sixgun.Invalid) as error:
        sixgun.new("bang", seats=seats, seed=1, **options)
    assert error.value.code == code


@covers("BANG-318")
def test_shadows_are_not_for_three_players() -> None:
    with pytest.raises(sixgun.Invalid, match="Sheriff"):
        fresh(3, shadow=True)


@covers("BANG-002", "BANG-310")
def test_the_role_mix_is_that_of_the_player_count() -> None:
    assert mix(fresh(3)) == {"deputy": 1, "outlaw": 1, "renegade": 1}
    assert mix(fresh(4)) == {"sheriff": 1, "renegade": 1, "outlaw": 2}
    assert mix(fresh(5)) == {"sheriff": 1, "renegade": 1, "outlaw": 2, "deputy": 1}
    assert mix(fresh(6)) == {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 1}
    assert mix(fresh(7)) == {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 2}


@covers("BANG-003")
def test_only_the_sheriffs_role_is_seen_and_ones_own() -> None:
    t = fresh(5)
    for seat in range(5):
        roles: Any = t.view(seat)["roles"]
        open_roles = {other for other, role in enumerate(roles) if role != "?role"}
        assert open_roles == {seat, next(s for s in range(5) if t.role(s) == 0)}
    watched: Any = t.view(None)["roles"]
    assert watched.count("?role") == 4


@covers("BANG-004", "BANG-005")
def test_characters_are_dealt_openly_from_the_pool_of_the_game() -> None:
    for gold, pool in ((False, len(BASE)), (True, len(BASE) + len(GOLD))):
        seen: set[int] = set()
        for seed in range(40):
            t = fresh(7, seed, gold_rush=gold)
            assert len(set(t.characters)) == 7
            assert len(t.box) == pool - 7
            seen |= set(t.characters)
        assert len(seen) == pool


@covers("BANG-006", "BANG-007", "BANG-011")
def test_everybody_starts_with_full_life_as_many_cards_and_the_sheriff_begins() -> None:
    for seed in range(10):
        t = fresh(6, seed, gold_rush=False)
        sheriff = next(seat for seat in range(6) if t.role(seat) == 0)
        assert (t.turn, t.extra, t.more_turns) == (sheriff, False, 0)
        for seat in range(6):
            if seat != sheriff and seat not in t.to_act:
                assert t.life[seat] == t.max_life[seat] == len(t.hand[seat])
    t = table("A sheriff paul_regret", "B outlaw el_gringo", "C outlaw", "D renegade")
    assert t.max_life == (4, 3, 4, 4)


@covers("BANG-008", "BANG-047")
def test_the_colt_reaches_distance_one_and_is_no_card() -> None:
    t = table("A sheriff: cat_balou", "B outlaw", "C outlaw", "D renegade")
    assert reachable(t, 0) == [1, 3]
    assert [str(action) for action in t.legal(0)] == ["end_phase"]


@covers("BANG-009", "BANG-010")
def test_gold_rush_begins_with_three_equipment_cards_and_no_nuggets() -> None:
    t = fresh(5, gold_rush=True)
    assert len(t.row) == 3
    assert len(t.equipment_deck) == 21
    assert t.nuggets == [0] * 5
    assert not any(t.equipment)
    assert not fresh(5, gold_rush=False).row


def test_a_chosen_character_is_revealed_and_the_other_stays_hidden() -> None:
    t = fresh(4, character_choice=2, gold_rush=False)
    assert t.ask is not None
    assert t.ask.kind == "choose_character"
    assert list(t.to_act) == [0, 1, 2, 3]
    kept = [t.legal(seat)[1] for seat in range(4)]
    assert t.default(0) == t.legal(0)[0]
    for seat in range(4):
        t.apply(seat, kept[seat])
    view: Any = t.view(0)
    assert [f"keep {name}" for name in view["characters"]] == [str(action) for action in kept]
    assert view["spares"][0] != "?character"
    assert view["spares"][1:] == ["?character"] * 3


def test_bad_positions_are_refused_in_words() -> None:
    four = {"roles": ["sheriff", "outlaw_1", "outlaw_2", "renegade"], "options": {"gold_rush": False}}
    characters = ["black_jack", "willy_the_kid", "slab_the_killer", "rose_doolan"]
    for doc in (
        {**four, "seats": 4},
        {**four, "seats": 4, "characters": [*characters[:3], "sheriff"]},
        {**four, "seats": 4, "characters": characters, "hand": [["bang_as"], ["bang_as"], [], []]},
        {**four, "seats": 4, "characters": characters, "hand": [["bang_zz"], [], [], []]},
        {**four, "seats": 4, "characters": characters, "life": [9, 1, 1, 1]},
        {**four, "seats": 4, "characters": characters, "nuggets": [1, 0, 0, 0]},
        {**four, "seats": 4, "characters": characters, "roles": ["sheriff"] * 4},
        {**four, "seats": 4, "characters": characters, "money": 3},
        {**four, "seats": 4, "characters": characters, "turn": 4},
        {**four, "seats": 4, "characters": characters, "phase": 7},
        {**four, "seats": 4, "characters": characters, "bangs": -1},
        {**four, "seats": 4, "characters": characters, "harmed": [1]},
        {**four, "seats": 4, "characters": characters, "alive": [False, True, True, True]},
        {**four, "seats": 4, "characters": characters, "hand": [["sheriff"], [], [], []]},
        {**four, "seats": 4, "characters": characters, "hand": [[999], [], [], []]},
        {"seats": 4, "hand": [["bang_as"], [], [], []]},
    ):
        with pytest.raises(sixgun.Invalid) as error:
            sixgun.position("bang", doc)
        assert error.value.code == "bad_position"


@covers("BANG-009", "BANG-061", "BANG-062", "BANG-063", "BANG-110", "BANG-144", "BANG-212", "BANG-213")
@pytest.mark.parametrize(
    "laid",
    [
        {"in_play": [["bang_as"], [], [], []]},
        {"in_play": [[], ["barrel_qs", "barrel_ks"], [], []]},
        {"in_play": [["schofield_jc", "volcanic_10s"], [], [], []]},
        {"in_play": [["jail_js"], [], [], []]},
        {"equipment": [["shot_1"], [], [], []]},
        {"equipment": [[], ["wanted_1", "wanted_2"], [], []]},
        {"alive": [True, False, True, True], "hand": [[], ["bang_as"], [], []]},
        {"row": ["shot_1", "shot_2", "shot_3", "boots"]},
        {"in_use": ["boots"]},
        {"aside": ["bang_as"]},
        {"life": [-1, 4, 4, 4]},
        {"killer": [9, -1, -1, -1]},
    ],
)
def test_positions_that_no_game_comes_to_are_refused(laid: dict[str, Any]) -> None:
    doc: dict[str, Any] = {
        "seats": 4,
        "roles": ["sheriff", "outlaw_1", "outlaw_2", "renegade"],
        "characters": ["black_jack", "willy_the_kid", "slab_the_killer", "rose_doolan"],
    }
    assert sixgun.position("bang", doc).legal(0)
    with pytest.raises(sixgun.Invalid) as error:
        sixgun.position("bang", {**doc, **laid})
    assert error.value.code == "bad_position"


@covers("BANG-062")
def test_a_document_with_two_barrels_in_front_of_a_player_is_not_loaded() -> None:
    t = table("A sheriff", "B outlaw: / barrel_qs", "C outlaw", "D renegade")
    assert sixgun.load(t.dump()).dump() == t.dump()
    second = CARD_NAMES.index("barrel_ks")
    t.deck.remove(second)
    t.in_play[1] = [*t.in_play[1], second]
    t.count(1)
    with pytest.raises(sixgun.Invalid, match="two cards of one name"):
        sixgun.load(t.dump())


def test_a_document_with_numbers_that_do_not_follow_from_the_cards_is_not_loaded() -> None:
    t = table("A sheriff", "B outlaw: / mustang_8h", "C outlaw", "D renegade")
    assert t.traits[1] != t.traits[2]
    t.traits = t.traits[::-1]
    with pytest.raises(sixgun.Invalid, match="do not fit"):
        sixgun.load(t.dump())


def test_bad_input_is_refused_in_words() -> None:
    for text in ("", "bang", "bang_as > 9", "bang_as > x", "panic_jh > 1 sheriff", "use luck", "shoot 3"):
        with pytest.raises(sixgun.Invalid) as error:
            sixgun.parse("bang", text)
        assert error.value.code == "unparsable_action"


@covers("BANG-166")
def test_after_the_end_all_roles_are_open_and_nothing_more_is_played() -> None:
    t = table("A sheriff 1", "B outlaw: bang_as", "C outlaw", "D renegade", turn="B")
    play(t, "B: bang > A")
    assert t.over
    roles: Any = t.view(None)["roles"]
    assert "?role" not in roles
    assert not can(t, "B: end_phase")
    with pytest.raises(sixgun.Illegal) as error:
        t.apply(1, sixgun.parse("bang", "end_phase"))
    assert error.value.code == "game_over"
    assert hand(t, "B") == []
