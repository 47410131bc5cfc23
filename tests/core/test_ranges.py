"""Actions and fields say what values they can have, for those who need to number them."""

from __future__ import annotations

from sixgun.core.attributes import Field
from sixgun.core.seats import any_seat
from sixgun.core.table import Table
from sixgun.games.klack.actions import Bid, ChooseVictim


def test_a_field_of_an_action_has_a_range_that_may_depend_on_the_table() -> None:
    t = Table(4, {})
    assert list(any_seat(t)) == [0, 1, 2, 3]
    assert list(ChooseVictim.ranges["seat"](t)) == [0, 1, 2, 3]
    assert len(Bid.ranges["ones"](t)) == 25


def test_a_field_of_the_table_says_its_words_and_its_room() -> None:
    field = Field("mood", list[str], words=("calm", "angry"), most=3)
    assert field.words == ("calm", "angry")
    assert field.most == 3
    assert Field("round", int).words == ()
