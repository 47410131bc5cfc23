"""Bad input gets a clear error that names what was wrong and what would be right; nothing is half applied."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import sixgun
from sixgun.core import action as actions
from sixgun.games.klack.actions import Bid

pytestmark = pytest.mark.both


@pytest.mark.parametrize(
    ("game", "arguments", "code", "words"),
    [
        ("poker", {"seats": 4}, "unknown_game", "there is no game 'poker'; there are: "),
        ("klack", {"seats": 2}, "invalid_player_count", "takes 3 to 6 seats, not 2"),
        ("klack", {"seats": 7}, "invalid_player_count", "takes 3 to 6 seats, not 7"),
        ("klack", {"seats": "4"}, "invalid_player_count", "not '4'"),
        ("klack", {"seats": True}, "invalid_player_count", "not True"),
        ("klack", {"seats": 3, "bang": 1}, "invalid_option", "has no option 'bang'; it has: bang_bids"),
        ("klack", {"seats": 3, "bang_bids": "keep"}, "invalid_option", "takes return or discard, not 'keep'"),
        ("klack", {"seats": 3, "decision_seconds": 4}, "invalid_option", "takes none or 5 to 600, not 4"),
        ("klack", {"seats": 3, "decision_seconds": True}, "invalid_option", "not True"),
        ("klack", {"seats": 3, "decision_seconds": 601}, "invalid_option", "not 601"),
    ],
)
def test_a_table_that_cannot_be_set_up_says_why(
    game: str, arguments: dict[str, Any], code: str, words: str
) -> None:
    with pytest.raises(sixgun.Invalid) as refused:
        sixgun.new(game, seed=1, **arguments)
    assert refused.value.code == code
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("doc", "words"),
    [
        ({"hands": [[1, 1]] * 3}, "there is no 'hands' on this table; there are: round, center"),
        ({"hand": [[1, 1]] * 2}, "needs one entry for each of the 3 seats"),
        ({"hand": [[1, 1, 1]] * 3}, "'hand': Expected `array` of length 2"),
        ({"hand": [["1", 1]] * 3}, "'hand': Expected `int`, got `str`"),
        ({"hand": [[19, 0], [0, 0], [0, 0]]}, "3 seats have 18 bills of each kind"),
        ({"hand": [[-1, 0], [0, 0], [0, 0]]}, "18 bills of each kind"),
        ({"center": 7}, "there are 6 markers"),
        ({"center": 4}, "there are 6 markers in the centre and on stacks; found 4"),
        ({"status": ["at_table", "dead", "shot"]}, "a status is at_table, shot or mob"),
        ({"rolls": "666"}, "'rolls' is a list of whole numbers"),
        ({"seats": 9}, "takes 3 to 6 seats"),
        ({"options": {"x": 1}}, "has no option 'x'"),
    ],
)
def test_a_malformed_position_says_what_is_wrong(doc: dict[str, Any], words: str) -> None:
    with pytest.raises(sixgun.Invalid) as refused:
        sixgun.position("klack", doc)
    assert words in str(refused.value)


def test_a_document_that_was_not_dumped_is_refused() -> None:
    good = sixgun.new("klack", seats=3, seed=1).dump()
    assert sixgun.load(good).dump() == good
    bad: list[Any] = [
        {},
        [],
        {"game": "klack"},
        {**good, "stack": [{"step": "Jump"}]},
        {**good, "stack": [{"step": "SecretBids", "who": list(range(99)), "answers": []}]},
        {**good, "seats": 4},
        {**good, "state": {**good["state"], "center": 5}},  # type: ignore[dict-item]
    ]
    for doc in bad:
        with pytest.raises(sixgun.Invalid) as refused:
            sixgun.load(doc)
        assert refused.value.code in {"bad_position", "invalid_player_count"}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "'' is no action of this game; actions are written: bid ({ones},{twos});"),
        ("bid", "is no action of this game"),
        ("bid (1,2) please", "is no action of this game"),
        ("bid (one,2)", "'one' stands where ones, a whole number, belongs"),
        ("bid (99999999999999999999,2)", "a whole number, belongs"),
    ],
)
def test_an_action_that_cannot_be_read_says_how_it_is_written(text: str, words: str) -> None:
    with pytest.raises(sixgun.Invalid) as refused:
        sixgun.parse("klack", text)
    assert refused.value.code == "unparsable_action"
    assert words in str(refused.value)


def test_white_space_in_an_action_does_not_matter() -> None:
    assert sixgun.parse("klack", " bid(1,2) ") is sixgun.parse("klack", "bid  (1,2)")


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    t = sixgun.new("klack", seats=3, seed=1)
    before = t.dump()
    assert t.legal(seat) == []
    with pytest.raises(sixgun.Illegal) as refused:
        t.apply(seat, sixgun.parse("klack", "bid (1,0)"))
    assert refused.value.code == "not_your_decision"
    assert t.dump() == before


def test_something_that_is_no_action_is_refused() -> None:
    t = sixgun.new("klack", seats=3, seed=1)
    for nonsense in ("bid (1,0)", None, 7):
        with pytest.raises((sixgun.Illegal, TypeError)):
            t.apply(0, nonsense)  # type: ignore[arg-type]
    assert t.number == 0


def test_an_impossible_action_leaves_nothing_behind() -> None:
    t = sixgun.new("klack", seats=3, seed=1)
    before = len(actions._all)
    with pytest.raises(sixgun.Illegal):
        t.apply(0, Bid(77_777, 0))
    assert len(actions._all) == before


@pytest.mark.parametrize("seed", [1.5, "7", [7], bytes(65)])
def test_a_seed_is_a_whole_number_or_a_key(seed: Any) -> None:
    with pytest.raises(sixgun.Invalid, match=r"a seed is a whole number, or a key .* \[invalid_seed\]"):
        sixgun.new("klack", seats=3, seed=seed)
    with pytest.raises(sixgun.Invalid, match="invalid_seed"):
        sixgun.position("klack", {"seed": seed})


@pytest.mark.parametrize("roll", [0, 7, 999])
def test_a_scripted_roll_is_a_number_of_the_die(roll: int) -> None:
    t = sixgun.position("klack", {"seats": 3, "rolls": [roll]})
    for seat, bid in enumerate(["bid (2,0)", "bid (1,0)", "bid (1,0)"]):
        t.apply(seat, sixgun.parse("klack", bid))
    with pytest.raises(sixgun.Invalid, match=f"'rolls' has a {roll} for a die with the numbers 1 to 6"):
        t.apply(0, sixgun.parse("klack", "choose_victim 1"))


def test_what_was_refused_in_another_process_reads_the_same_here() -> None:
    t = sixgun.new("klack", seats=3, seed=7)
    with pytest.raises(sixgun.Illegal) as refused:
        t.apply(0, sixgun.parse("klack", "bid (7,7)"))
    with pytest.raises(sixgun.Invalid) as unknown:
        sixgun.new("chess", seats=2)
    for error, names in (
        (refused.value, ("code", "message", "clauses", "seat", "action", "kind")),
        (unknown.value, ("code", "message")),
    ):
        told = pickle.loads(pickle.dumps(error))
        assert (type(told), str(told)) == (type(error), str(error))
        assert [getattr(told, name) for name in names] == [getattr(error, name) for name in names]
