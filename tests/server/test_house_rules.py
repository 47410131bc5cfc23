"""House rules that are lists and tables: offered, checked by the game itself, played and kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixgun.games import find
from sixgun.server import bodies, wire
from sixgun.server.room.seats import plain_options
from sixgun.server.web import shelf
from tests.server.house import QUICK, HandTime, house, play_of

SIDES: dict[str, wire.Row] = {"5": "deputy", "6": "deputy", "7": "deputy", "8": "deputy"}
DOCUMENTS = [
    (game.name, option.name)
    for game in shelf.infos()
    for option in game.options
    if not option.values and option.low >= option.high
]
sides = st.fixed_dictionaries(dict.fromkeys("5678", st.sampled_from(["outlaw", "duck", 1, ["outlaw"]])))
words = st.sampled_from(
    ["", "kind", "class", "count", "numbers", "5", "outlaw", "kablamo", "hv", "bart_cassidy"]
)
scalars = st.one_of(st.none(), st.booleans(), st.integers(-3, 99), words, st.text(max_size=8))
rows = st.one_of(scalars, st.lists(scalars, max_size=4))
tables = st.dictionaries(st.one_of(words, st.text(max_size=4)), rows, max_size=5)
values = st.one_of(scalars, st.lists(st.one_of(rows, tables), max_size=5), tables, sides)


def test_every_option_of_every_game_is_offered() -> None:
    for info in shelf.infos():
        assert [option.name for option in info.options] == [option.name for option in find(info.name).options]
    assert {("kablamo", "bullets"), ("bang_dice", "ghost_renegade_table")} <= set(DOCUMENTS)


def test_only_games_with_reaction_windows_offer_how_they_are_closed() -> None:
    assert [info.name for info in shelf.infos() if info.windows] == ["bang", "bang_dice", "kablamo"]


@pytest.mark.parametrize(("game", "option"), DOCUMENTS)
@settings(max_examples=60, deadline=None)
@given(value=values)
def test_whatever_is_sent_the_game_takes_it_or_says_what_is_wrong(game: str, option: str, value: Any) -> None:
    seats = find(game).seats[-1]
    verdict = shelf.check(game, bodies.HouseRules(seats, {option: value}))
    assert verdict.allowed == (verdict.code == "") == (verdict.message == "")
    if verdict.allowed:
        kept = plain_options(find(game).blank(seats, {option: value}).options)
        assert kept[option] == value


def test_a_table_of_the_hosts_own_is_played_and_survives_a_restart(tmp_path: Path) -> None:
    wish = {"game": "bang_dice", "name": "Ann", "seats": 6, "play_now": True}
    options = {"ghost": True, "ghost_renegade_table": SIDES}

    async def story() -> None:
        async with house(tmp_path / "s.db", QUICK, HandTime()) as h:
            seated = await h.post("/api/tables", **wish, options=options)
        async with house(tmp_path / "s.db", QUICK, HandTime()) as h:
            room = await h.hall.find(seated["table"])
            assert play_of(room).table.options["ghost_renegade_table"] == SIDES

    asyncio.run(story())


def test_a_bad_table_is_refused_in_the_words_of_the_game() -> None:
    verdict = shelf.check("bang_dice", bodies.HouseRules(6, {"ghost_renegade_table": {"5": "sheriff"}}))
    assert verdict.code == "err_ghost_table"
    assert "is a map like" in verdict.message
    verdict = shelf.check("kablamo", bodies.HouseRules(3, {"bullets": "kind,class\nkablamo,live"}))
    assert not verdict.allowed
    assert shelf.check("bang_dice", bodies.HouseRules(6, {"ghost_renegade_table": SIDES})).allowed
