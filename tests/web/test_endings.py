"""The sheet at the end of a game, and other sheets that are longer than a small screen."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Browser, expect

import sixgun
from sixgun.core.table import Table
from sixgun.games import find
from tests.web.player import DRAWN, OUT_OF_REACH, Player, Size
from tests.web.sizes import SCREENS, SIZES
from tests.web.staged import Stage

pytestmark = pytest.mark.browser
WIDE = "(sheet) => sheet.scrollWidth > sheet.clientWidth"
STANDINGS = {"slap45": re.compile(r"^(out|\d members?)$"), "kablamo": re.compile("^(alive|out)$")}


def played_out(game: str) -> Table:
    """Some game with the most seats to its end, by lot."""
    t, lot = sixgun.new(game, seats=find(game).seats[-1], seed=45), Random(45)
    while not t.over:
        seat = lot.choice(t.to_act)
        t.apply(seat, lot.choice(t.options_of(seat)))
    return t


@pytest.mark.parametrize("game", sixgun.games())
def test_at_the_end_everybody_reads_how_it_went_for_them_and_can_go_on(
    browser: Browser, site: str, game: str
) -> None:
    t = played_out(game)
    assert t.result is not None
    loser = next(seat for seat in range(t.seats) if seat not in t.result.winners)
    player = Player(browser, site)
    stage = Stage(player, t, loser)
    expect(player.page.locator("dialog .verdict")).to_contain_text("You lost")
    for seat in t.result.winners[:1]:
        stage.show(t, seat)
        expect(player.page.locator("dialog .verdict")).to_contain_text("You won")
    player.check()
    for size, zoom in SCREENS:
        player.resize(size, zoom)
        player.shot(f"{game}-end-{zoom:.0%}")
        buttons = ["dialog footer .btn", "dialog footer .main"]
        assert not player.out_of_reach(*buttons), (size, zoom)
        assert not player.page.locator("dialog").evaluate(WIDE), (size, zoom)
    player.close()


@pytest.mark.parametrize("game", STANDINGS)
def test_a_score_that_only_orders_the_players_is_told_in_words(
    browser: Browser, site: str, game: str
) -> None:
    t = played_out(game)
    player = Player(browser, site)
    Stage(player, t, 0)
    table = player.page.locator("dialog table")
    expect(table.get_by_role("columnheader", name="In the end")).to_be_visible()
    expect(table.locator("td.num")).to_have_text([STANDINGS[game]] * t.seats)
    player.close()


@pytest.mark.parametrize("size", SIZES)
def test_long_house_rules_are_agreed_on_without_scrolling(browser: Browser, site: str, size: Size) -> None:
    player = Player(browser, site, size, zoom=1.5)
    player.open()
    player.button(r"House rules BANG! \+").click()
    expect(player.button("Play by these rules")).to_be_visible()
    player.page.evaluate(DRAWN)
    assert player.page.evaluate(OUT_OF_REACH, ["dialog footer .btn"]) == []
    player.close()
