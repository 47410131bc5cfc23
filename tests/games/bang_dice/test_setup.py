"""Setup and options (sections 3, 4.1, 4.2, 4.12, 4.15 and 9)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sixgun
from sixgun.core.seats import eye
from sixgun.games.bang_dice.characters import BASE_CHARACTERS, LIFE, character_pool
from sixgun.games.bang_dice.options import SIDES
from sixgun.games.bang_dice.roles import DISTRIBUTION, ROLES, TYPE_OF
from sixgun.games.bang_dice.table import ARROWS, PILE, DiceTable
from tests.covers import covers

SEATS = range(3, 9)
MODES = ("off", "special_only", "mixed")


def new(seats: int, seed: int = 1, **options: object) -> DiceTable:
    t = sixgun.new("bang_dice", seats=seats, seed=seed, **options)
    assert isinstance(t, DiceTable)
    return t


def cards(t: DiceTable) -> list[int]:
    return [mine[0] for mine in t.role]


@covers("DICE-020", "DICE-210", "DICE-300")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("mode", MODES)
def test_roles_are_dealt_by_the_table(seats: int, mode: str) -> None:
    if seats == 3 and mode != "off":
        return
    dealt = Counter(TYPE_OF[card] for card in cards(new(seats, special_roles=mode)))
    assert {type: dealt[type] for type in DISTRIBUTION[seats]} == DISTRIBUTION[seats]


@covers("DICE-021", "DICE-303")
@pytest.mark.parametrize("mode", ["off", "special_only"])
def test_every_seat_gets_every_type_of_role_as_often(mode: str) -> None:
    """600 deals: the Sheriff falls to a seat of 5 with probability 1/5, so 120 times on average; the bound
    of 75 to 165 is more than four and a half standard deviations (9.8) away on each side."""
    sheriffs = Counter(new(5, seed, special_roles=mode).sheriff() for seed in range(600))
    assert sorted(sheriffs) == [0, 1, 2, 3, 4]
    assert all(75 <= times <= 165 for times in sheriffs.values())


@covers("DICE-022", "DICE-023")
@pytest.mark.parametrize("seats", range(4, 9))
def test_only_the_sheriffs_role_is_seen_by_all(seats: int) -> None:
    t = new(seats)
    for seat, card in enumerate(cards(t)):
        is_sheriff = seat == t.sheriff()
        assert t.known[card] == (t.public if is_sheriff else eye(seats, seat))
        assert t.face_up[seat] == is_sheriff
    other = (t.sheriff() + 1) % seats
    roles: Any = t.view(other)["role"]
    assert [role for (role,) in roles].count("?role") == seats - 2


@covers("DICE-024", "DICE-355")
def test_each_player_gets_another_character_at_random() -> None:
    tables = [new(8, seed, new_characters=True) for seed in range(100)]
    assert all(len(set(t.character)) == 8 for t in tables)
    seen = {name for t in tables for name in t.character}
    assert seen == set(character_pool(tables[0].options))


@covers("DICE-025", "DICE-026", "DICE-027", "DICE-311", "DICE-312")
@pytest.mark.parametrize(("mode", "extra"), [("off", 2), ("special_only", 3)])
def test_life_is_the_characters_number_and_more_for_the_sheriff(mode: str, extra: int) -> None:
    t = new(6, special_roles=mode)
    for seat, name in enumerate(t.character):
        assert t.life[seat] == t.maximum[seat] == LIFE[name] + (extra if seat == t.sheriff() else 0)


@covers("DICE-028", "DICE-240")
def test_all_arrows_start_in_the_pile() -> None:
    for t in (sixgun.new("bang_dice", seats=4, seed=seed, saloon_dice=True) for seed in range(5)):
        assert isinstance(t, DiceTable)
        assert (t.pile, t.arrows, t.tokens_in_pile()) == (ARROWS, [0] * 4, 9)
    t = new(4, saloon_dice=True, chief_arrow=True)
    assert (t.chief, t.tokens_in_pile()) == (PILE, 10)


@covers("DICE-029")
@pytest.mark.parametrize("seats", range(4, 9))
def test_the_sheriff_takes_the_first_turn(seats: int) -> None:
    t = new(seats)
    assert t.active == t.sheriff()


@covers("DICE-211", "DICE-212", "DICE-213", "DICE-222")
def test_three_players_have_open_roles_no_extra_life_and_the_deputy_begins() -> None:
    for seed in range(10):
        t = new(3, seed)
        assert t.face_up == (True,) * 3
        assert t.maximum == tuple([LIFE[name] for name in t.character])
        assert t.type_of(t.active) == "deputy"
        assert all(t.known[card] == t.public for card in cards(t))


@covers("DICE-301")
def test_special_only_draws_special_cards_of_each_type() -> None:
    dealt = [cards(new(5, seed, special_roles="special_only")) for seed in range(60)]
    assert {card for deal in dealt for card in deal} == {n for n, role in enumerate(ROLES) if role.special}


@covers("DICE-302")
def test_mixed_draws_from_normal_and_special_cards_and_announces_nothing() -> None:
    tables = [new(5, seed, special_roles="mixed") for seed in range(80)]
    assert {card for t in tables for card in cards(t)} == set(range(len(ROLES)))
    t = tables[0]
    box: Any = t.view(None)["box"]
    hidden = [name for name in box if name == "?role"]
    assert len(hidden) == len(ROLES) - 5  # even the other Sheriff card lies face down: it only follows


@covers("DICE-302", "DICE-022")
def test_of_the_cards_not_dealt_only_the_other_sheriff_is_known() -> None:
    for t in [new(seats, seed, special_roles="mixed") for seats in (4, 6, 8) for seed in range(10)]:
        known = [card for card in t.box if t.known[card] == t.public]
        assert [TYPE_OF[card] for card in known] == ["sheriff"]


@covers("DICE-356")
@pytest.mark.parametrize(
    ("modules", "size"),
    [
        ({}, 16),
        ({"new_characters": True}, 21),
        ({"new_characters": True, "chief_arrow": True}, 22),
        ({"new_characters": True, "saloon_dice": True}, 23),
        ({"new_characters": True, "saloon_dice": True, "chief_arrow": True}, 24),
    ],
)
def test_new_characters_need_their_modules(modules: dict[str, bool], size: int) -> None:
    options = {"new_characters": False, "chief_arrow": False, "saloon_dice": False, **modules}
    assert len(character_pool(options)) == size


@covers("DICE-314", "DICE-400")
@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (2, {}, "err_player_count"),
        (9, {}, "err_player_count"),
        ("4", {}, "err_player_count"),
        (4, {"ghost": True}, "err_ghost_needs_5_players"),
        (3, {"special_roles": "mixed"}, "err_special_roles_3_players"),
        (5, {"horses": True}, "err_unknown_option"),
        (5, {"ghost": 1}, "err_unknown_option"),
        (5, {"special_roles": "on"}, "err_unknown_option"),
        (5, {"characters": "all"}, "err_unknown_option"),
        (
            4,
            {"characters": ["willy_the_kid", "suzy_lafayette", "black_jack", "nobody"]},
            "err_unknown_option",
        ),
        (
            4,
            {"characters": ["willy_the_kid", "black_jack", "jourdonnais", "vera_custer"]},
            "err_character_needs_module",
        ),
        (4, {"characters": ["willy_the_kid"] * 4}, "err_character_list"),
        (4, {"characters": ["willy_the_kid"]}, "err_character_list"),
        (5, {"ghost_renegade_table": {**SIDES, "5": "sheriff"}}, "err_ghost_table"),
        (5, {"ghost_renegade_table": {"5": "outlaw"}}, "err_ghost_table"),
        (5, {"ghost_renegade_table": "outlaw"}, "err_ghost_table"),
    ],
)
def test_bad_options_are_rejected_before_anything_is_dealt(
    seats: Any, options: dict[str, Any], code: str
) -> None:
    with pytest.raises(sixgun.Invalid) as error:
        sixgun.new("bang_dice", seats=seats, seed=1, **options)
    assert error.value.code == code


@pytest.mark.parametrize(
    ("name", "module"),
    [("jose_delgado", "saloon_dice"), ("tequila_joe", "saloon_dice"), ("apache_kid", "chief_arrow")],
)
@covers("DICE-356")
def test_a_fixed_character_needs_its_module(name: str, module: str) -> None:
    names = [name, *[character.name for character in BASE_CHARACTERS[:3]]]
    with pytest.raises(sixgun.Invalid, match="err_character_needs_module"):
        sixgun.new("bang_dice", seats=4, seed=1, characters=names, new_characters=True)
    t = new(4, characters=names, new_characters=True, **{module: True})
    assert t.character == tuple(names)


@covers("DICE-011")
def test_any_combination_of_modules_is_valid() -> None:
    for chosen in range(16):
        on = [bool(chosen >> bit & 1) for bit in range(4)]
        for mode in MODES:
            t = new(
                5, saloon_dice=on[0], chief_arrow=on[1], new_characters=on[2], ghost=on[3], special_roles=mode
            )
            assert t.ask is not None


def test_a_hand_made_position_must_keep_arrows_and_roles() -> None:
    with pytest.raises(sixgun.Invalid, match="9 arrows"):
        sixgun.position("bang_dice", {"seats": 4, "arrows": [9, 1, 0, 0]})
    roles = [["sheriff"], ["outlaw_1"], ["outlaw_2"], ["outlaw_3"]]
    with pytest.raises(sixgun.Invalid, match="roles are dealt"):
        sixgun.position("bang_dice", {"seats": 4, "role": roles})
    with pytest.raises(sixgun.Invalid, match="no face"):
        sixgun.position("bang_dice", {"seats": 4, "rolls": ["bear"]})


DEALT = [["sheriff"], ["outlaw_1"], ["outlaw_2"], ["renegade_1"], ["deputy_1"]]
OUT = [True, False, True, True, True]
NO_TOKENS = [-1] * 7
HAUNTED: dict[str, Any] = {"ghost": 1, "living": OUT, "options": {"ghost": True}}


@covers("DICE-135", "DICE-140", "DICE-142", "DICE-007", "DICE-401", "DICE-405", "DICE-414", "DICE-415")
@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"arrows": [9, 0, 0, 0, 0]}, "the pile is empty in an attack only"),
        ({"arrows": [9, 0, 0, 0, 0], "options": {"chief_arrow": True}, "chief": 1}, "in an attack only"),
        ({"arrows": [0, 2, 0, 0, 0], "living": OUT}, "holds no arrows"),
        ({"life": [5, 5, 5, 5, 5], "living": OUT}, "has no life points"),
        ({"life": [5, -1, 5, 5, 5]}, "less than no life points"),
        ({"chief": 1}, "the Chief's Arrow cannot be at 1"),
        ({"chief": -2, "options": {"chief_arrow": True}}, "the Chief's Arrow cannot be at -2"),
        ({"active": 9}, "there is no seat 9"),
        ({"active": -5}, "there is no seat -5"),
        ({"active": 1, "living": OUT}, "the active player is living"),
        ({"active": 1, "living": [False, True, True, True, True]}, "the game is over"),
        ({"living": [True, False, False, False, True]}, "the game is over"),
        ({"role": [*DEALT[:4], []]}, "every seat has one role"),
        ({"role": [[]] * 5, "living": OUT}, "the position names the roles"),
        ({"role": [["the_bear"], *DEALT[1:]]}, "the_bear is not in use"),
        ({"options": {"special_roles": "special_only"}}, "sheriff is not in use"),
        ({"character": ["bart_cassidy", "bart_cassidy", "", "", ""]}, "no character occurs twice"),
        ({"character": ["molly_stark", "", "", "", ""]}, "not in use with these options: molly_stark"),
        ({"character": ["nobody", "", "", "", ""]}, "not in use with these options: nobody"),
        ({"ghost": 1, "living": OUT}, "where it is in use"),
        ({"ghost": 3, "living": [True, True, True, False, True]}, "where it is in use"),
        ({"ghost": 1, "options": {"ghost": True}}, "one of the eliminated players"),
        ({"living": OUT, "options": {"ghost": True}}, "the first player eliminated is the Ghost"),
        ({"tokens": [0, *NO_TOKENS[1:]], "options": {"ghost": True}}, "without a Ghost"),
        ({**HAUNTED, "tokens": [0]}, "there are 7 Ghost tokens"),
        ({**HAUNTED, "tokens": [0, 2, *NO_TOKENS[2:]]}, "has a Ghost token at most"),
        ({**HAUNTED, "tokens": [1, *NO_TOKENS[1:]]}, "has a Ghost token at most"),
        ({**HAUNTED, "tokens": [0, *NO_TOKENS[2:], 2]}, "the x2 lies with another token"),
        ({**HAUNTED, "ghost_side": "outlaw"}, "a Renegade who is the Ghost has a side"),
        ({"shots": [[0]] * 5}, "such a row has 5 numbers"),
    ],
)
def test_a_hand_made_position_that_no_game_can_reach_is_refused(position: dict[str, Any], words: str) -> None:
    with pytest.raises(sixgun.Invalid, match=words) as error:
        sixgun.position("bang_dice", {"seats": 5, "role": DEALT, **position})
    assert error.value.code == "bad_position"


@covers("DICE-213", "DICE-003")
def test_a_hand_made_position_without_its_deputy_says_whose_turn_it_is() -> None:
    position = {"role": [["deputy_1"], ["outlaw_1"], ["renegade_1"]], "living": [False, True, True]}
    with pytest.raises(sixgun.Invalid, match="the active player is living"):
        sixgun.position("bang_dice", position)
    assert sixgun.position("bang_dice", {**position, "active": 2}).to_act == (2,)


@covers("DICE-405")
def test_the_side_of_a_hand_made_ghost_renegade_follows_from_the_seats() -> None:
    lines = {"role": DEALT, "living": [True, True, True, False, True], "ghost": 3}
    t = sixgun.position("bang_dice", {"seats": 5, "options": {"ghost": True}, **lines})
    assert isinstance(t, DiceTable)
    assert t.ghost_side == "outlaw"
