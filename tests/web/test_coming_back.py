"""The front page for somebody who has been here before."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.player import Player, play_on

pytestmark = pytest.mark.browser
MOVES = 400  # more than any game of Klack Klack Bang has decisions of one seat


def test_the_front_page_leads_back_to_a_running_game_and_to_the_rematch_of_a_finished_one(
    browser: Browser, site: str
) -> None:
    player = Player(browser, site, "phone")
    player.open()
    expect(player.page.locator(".poster")).to_have_count(5)
    expect(player.page.locator(".mine")).to_have_count(0)
    player.play_now(seats=3)
    table = player.page.url
    assert player.wait() == "bid"
    player.open()
    expect(player.page.locator(".mine li")).to_contain_text("Your move")
    player.shot("front-mine")
    player.check()
    player.page.get_by_role("link", name="Back to the table").click()
    expect(player.page).to_have_url(table)
    play_on([player], MOVES)
    player.open()
    expect(player.page.locator(".mine li")).to_contain_text("won")
    player.shot("front-over")
    player.check()
    player.page.get_by_role("link", name="Replay").click()
    expect(player.page.get_by_label("Seen by")).to_be_visible()
    player.open()
    player.page.get_by_role("link", name="Rematch").click()
    expect(player.page).to_have_url(
        re.compile(f"/t/(?!{table.rpartition('/')[2]})")
    )  # by way of the old table
    assert player.wait() == "bid"
    player.open()
    expect(player.page.locator(".mine li")).to_have_count(2)
    player.close()


def test_a_seat_that_was_given_up_is_not_listed(browser: Browser, site: str) -> None:
    player = Player(browser, site)
    player.play_now(seats=3)
    assert player.wait() == "bid"
    player.button("Table").click()
    player.button("Leave the table").click()
    player.page.locator("dialog").last.get_by_role("button", name="Leave the table").click()
    expect(player.page.locator(".poster")).to_have_count(5)
    expect(player.page.locator(".mine")).to_have_count(0)
    player.close()


def test_a_public_game_that_runs_can_be_watched_from_the_front_page(browser: Browser, site: str) -> None:
    host, stranger = Player(browser, site), Player(browser, site)
    host.house_rules(seats=3)
    host.button("Invite friends Klack").click()
    host.page.get_by_label("Public: anybody may join").check()
    host.button("Deal").press("Enter")
    assert host.wait() == "bid"
    stranger.open()
    row = stranger.page.locator(".tables li", has=stranger.page.locator(f"a[href='{path(host)}']"))
    expect(row).to_contain_text("Klack Klack Bang being played, with people in 1 of 3 seats")
    row.get_by_role("link").click()
    expect(stranger.page.get_by_text("You are watching.")).to_be_visible()
    host.close()
    stranger.close()


def path(player: Player) -> str:
    return f"/t/{player.page.url.rpartition('/')[2]}"
