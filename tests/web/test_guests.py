"""The host and those who only watch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.web.player import Player

pytestmark = pytest.mark.browser
AWAY = "You are no longer at this table."


def test_the_host_sends_onlookers_away_and_they_stay_away_until_they_come_again(
    browser: Browser, site: str
) -> None:
    host, guest = Player(browser, site), Player(browser, site, "phone")
    host.house_rules(seats=3)
    host.button("Invite friends Klack").click()
    guest.page.goto(host.page.locator(".share code").first.inner_text())
    expect(host.page.get_by_text("Watching: one guest without a name")).to_be_visible()
    host.check()
    host.button("Send away all guests without a name").press("Enter")
    expect(guest.page.get_by_text(AWAY)).to_be_visible()
    expect(guest.page.get_by_text("The host has sent you away.")).to_be_visible()
    expect(host.page.get_by_text("Watching:")).to_have_count(0)
    guest.page.reload()
    guest.page.get_by_label("Your name").fill("Wat")
    guest.button("Just watch").press("Enter")
    expect(host.page.get_by_text("Watching: Wat")).to_be_visible()
    host.button("Deal").press("Enter")
    host.button("Table").click()
    host.check()
    host.button("Send Wat away").press("Enter")
    expect(guest.page.get_by_text(AWAY)).to_be_visible()
    guest.page.reload()  # with a token that opens nothing any more
    expect(guest.page.get_by_text("You are watching.")).to_be_visible()
    expect(host.page.get_by_text("Watching: one guest without a name")).to_be_visible()
    host.page.get_by_label("Nobody may watch the game").press("Space")
    expect(guest.page.get_by_text("The host wants nobody to watch")).to_be_visible()
    expect(host.page.get_by_label("Nobody may watch the game")).to_be_checked()
    host.check()
    host.close()
    guest.close()


def test_a_table_made_private_has_another_address_where_those_who_sit_there_stay(
    browser: Browser, site: str
) -> None:
    host, friend, stranger = [Player(browser, site) for _ in range(3)]
    host.house_rules(seats=3)
    host.button("Invite friends Klack").click()
    host.page.get_by_label("Public: anybody may join").check()
    link = host.page.locator(".share code").first
    old = link.inner_text()
    friend.come_to(host, "Bea")
    late: list[Route] = []
    stranger.page.route(
        "**/api/games", lambda route: late.append(route)
    )  # it comes when the lobby is no longer on the page
    stranger.page.goto(old)
    stranger.see_code()
    expect(host.page.get_by_text("Watching: one guest without a name")).to_be_visible()
    host.page.get_by_label("Public: anybody may join").uncheck()
    expect(stranger.page.get_by_text("The host has made this table private.")).to_be_visible()
    with stranger.page.expect_response("**/api/games"):
        late[0].continue_()
    expect(link).not_to_have_text(old)
    new = link.inner_text()
    for player in (host, friend):
        expect(player.page).to_have_url(new)
        player.page.reload()
    stranger.page.reload()
    expect(stranger.page.get_by_text("there is no table of that name")).to_be_visible()
    friend.page.goto(new)
    friend.get_ready()
    host.button("Deal").press("Enter")
    for player in (host, friend):
        expect(player.page.locator(".hand")).to_be_visible()
        player.close()
    stranger.close()


def test_leaving_and_kicking_ask_first_and_a_free_chair_is_taken_again(browser: Browser, site: str) -> None:
    host, guest = Player(browser, site), Player(browser, site, "phone")
    host.house_rules(seats=3)
    host.button("Invite friends Klack").click()
    guest.come_to(host, "Bea")
    host.button("Show Bea the door").press("Enter")
    host.shot("kick")
    host.check()
    host.button("Let them stay").click()
    expect(host.page.locator("dialog")).to_have_count(0)
    host.button("Show Bea the door").press("Enter")
    host.page.locator("dialog").get_by_role("button", name="Show Bea the door").click()
    expect(guest.page.get_by_text("The host has taken your seat away.")).to_be_visible()
    guest.shot("kicked")
    guest.check()
    guest.button("Come back as a guest").click()
    guest.button("Take a seat").press("Enter")
    guest.button("Leave the table").press("Enter")
    guest.check()
    guest.button("Stay").click()
    guest.get_ready()
    guest.button("Leave the table").press("Enter")
    guest.page.locator("dialog").get_by_role("button", name="Leave the table").click()
    expect(guest.page.locator(".poster")).to_have_count(5)
    expect(host.page.get_by_text("An empty chair")).to_have_count(2)
    host.close()
    guest.close()


def test_whoever_is_kicked_from_a_game_sees_no_hand_any_more(browser: Browser, site: str) -> None:
    host, guest = Player(browser, site), Player(browser, site)
    host.house_rules(seats=3)
    host.button("Invite friends Klack").click()
    guest.come_to(host, "Bea")
    guest.get_ready()
    host.button("Deal").press("Enter")
    assert guest.wait() == "bid"
    host.button("Table").click()
    host.button("Show Bea the door").press("Enter")
    host.page.get_by_text("A bot will play this hand to the end.").wait_for()
    host.page.locator("dialog").get_by_role("button", name="Show Bea the door").last.click()
    expect(guest.page.get_by_text("The host has taken your seat away.")).to_be_visible()
    expect(guest.page.locator(".stage, .hand")).to_have_count(0)
    guest.button("Come back as a guest").click()
    expect(guest.page.get_by_text("You are watching.")).to_be_visible()
    expect(guest.page.locator(".hand .one")).to_have_count(0)
    host.close()
    guest.close()


def test_the_lobby_names_whom_it_waits_for_and_whoever_is_there_deals_for_an_absent_host(
    browser: Browser, site: str
) -> None:
    host, guest = Player(browser, site), Player(browser, site, "phone")
    host.house_rules(seats=3)
    host.button("Invite friends Klack").click()
    guest.come_to(host, "Bea")
    expect(host.page.get_by_text("Bea is not ready yet.")).to_be_visible()
    expect(host.button("Deal")).to_have_attribute("aria-disabled", "true")
    host.close()
    expect(guest.page.get_by_text("host · away")).to_be_visible()
    expect(guest.page.get_by_text("Empty chairs go to bots.")).to_be_visible()
    expect(guest.button("Deal")).to_have_attribute("aria-disabled", "false")
    guest.button("Deal").press("Enter")
    assert guest.wait() == "bid"
    guest.close()


def test_whoever_comes_to_a_full_table_is_told_so_and_may_watch(browser: Browser, site: str) -> None:
    host, *friends, late = [Player(browser, site) for _ in range(4)]
    host.house_rules(seats=3)
    host.button("Invite friends Klack").click()
    for friend, name in zip(friends, ("Bea", "Cy"), strict=True):
        friend.come_to(host, name)
    late.page.goto(host.page.locator(".share code").first.inner_text())
    expect(late.page.get_by_text("Every chair is taken.")).to_be_visible()
    expect(late.button("Take a seat")).to_have_count(0)
    late.page.get_by_label("Your name").fill("Dee")
    late.button("Just watch").press("Enter")
    expect(late.page.get_by_text("You are watching.")).to_be_visible()
    expect(late.button("Just watch")).to_have_count(0)
    late.check()
    friends[0].button("Leave the table").press("Enter")
    friends[0].page.locator("dialog").get_by_role("button", name="Leave the table").click()
    late.button("Take a seat").press("Enter")
    expect(late.button("I am ready")).to_be_visible()
    for player in (host, *friends, late):
        player.close()


def test_whoever_is_given_no_seat_reads_why_and_stays_in_the_lobby(browser: Browser, site: str) -> None:
    host, guest = Player(browser, site), Player(browser, site, "phone")
    host.house_rules(seats=3)
    host.button("Invite friends Klack").click()
    guest.page.route("**/join", lambda route: route.abort())
    guest.page.goto(host.page.locator(".share code").first.inner_text())
    guest.button("Take a seat").click()
    expect(guest.page.get_by_text("The server does not answer.")).to_be_visible()
    expect(guest.button("Take a seat")).to_be_visible()
    host.close()
    guest.errors.clear()  # the browser's own word on a request that came to nothing
    guest.close()
