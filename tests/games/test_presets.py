"""Ready-made house rules: every preset can be played wherever it is offered."""

from __future__ import annotations

import pytest

from sixgun.core.errors import Invalid
from sixgun.games import find, names


@pytest.mark.parametrize("game", names())
def test_every_preset_is_dealt_for_every_number_of_seats_that_it_is_offered_for(game: str) -> None:
    found = find(game)
    for name in ("first", "book", "everything"):
        chosen = found.preset(name)
        offered = found.seats_for(chosen)
        assert offered, name
        for seats in offered:
            t = found.new(seats, 45, chosen)
            assert t.options == {**found.defaults, **chosen}
            assert t.to_act


@pytest.mark.parametrize("game", names())
def test_a_first_game_and_the_book_are_for_any_number_of_seats(game: str) -> None:
    found = find(game)
    for name in ("first", "book"):
        assert found.seats_for(found.preset(name)) == list(found.seats)


def test_newcomers_to_slap_play_without_gold_and_powers() -> None:
    assert find("slap45").preset("first")["mode"] == "basic"


def test_everything_is_offered_where_it_can_be_played() -> None:
    dice = find("bang_dice")
    assert dice.seats_for(dice.preset("everything")) == [5, 6, 7, 8]


def test_there_are_three_presets() -> None:
    with pytest.raises(Invalid, match="there is no preset 'wild'; there are: first, book, everything"):
        find("klack").preset("wild")
