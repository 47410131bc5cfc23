"""Every page, at both sizes and in both themes, without a complaint of the console or of axe-core."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.games.klack.story import bids, fresh
from tests.web.player import DRAWN, Player, Size, Theme
from tests.web.staged import Stage

pytestmark = pytest.mark.browser
LOOKS = [("phone", "light"), ("phone", "dark"), ("desktop", "light"), ("desktop", "dark")]
looks = pytest.mark.parametrize(("size", "theme"), LOOKS)


@looks
def test_the_front_page_shows_the_shelf_and_its_rules(
    browser: Browser, site: str, size: Size, theme: Theme
) -> None:
    visitor = Player(browser, site, size, theme)
    visitor.open()
    expect(visitor.page.locator(".poster")).to_have_count(5)
    visitor.shot("front")
    visitor.check()
    visitor.button("House rules Klack").click()
    expect(visitor.page.get_by_text("Bids after a bang", exact=True)).to_be_visible()
    visitor.shot("house-rules")
    visitor.check()
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("button", name="Rules Klack Klack Bang", exact=True).click()
    visitor.page.get_by_placeholder("Search the rules").fill("marker centre converted")
    expect(visitor.page.get_by_text("KLACK-033", exact=True)).to_be_visible()
    expect(visitor.page.get_by_text("KLACK-001", exact=True)).to_have_count(0)
    visitor.check()
    visitor.close()


@pytest.mark.parametrize("size", ["low", "laptop", "desktop"])
def test_every_game_can_be_begun_without_scrolling(browser: Browser, site: str, size: Size) -> None:
    visitor = Player(browser, site, size)
    visitor.open()
    expect(visitor.page.locator(".poster")).to_have_count(5)
    visitor.page.evaluate(DRAWN)
    visitor.shot("front")
    plays = visitor.page.locator(".does > .btn.main")
    boxes = plays.evaluate_all("them => them.map((it) => it.getBoundingClientRect().toJSON())")
    assert len(boxes) == 5
    assert len({round(box["top"]) for box in boxes}) == 1
    assert all(box["bottom"] <= visitor.page.viewport_size["height"] for box in boxes)  # type: ignore[index]
    visitor.close()


def test_every_house_rule_has_a_name_and_clocks_are_folded_away(browser: Browser, site: str) -> None:
    visitor = Player(browser, site, "phone")
    visitor.open()
    for game in ("Klack", "Slap", "BANG! The Dice", "Kablamo", r"BANG! \+"):
        visitor.button(f"House rules {game}").click()
        names = visitor.page.locator("dialog [id$='-name']")
        expect(names.first).to_be_visible()
        expect(names.filter(has_text=re.compile(r"\b(rt|ms)\b", re.I))).to_have_count(0)
        if game == "Slap":
            clock = visitor.page.get_by_text("Shortest honest reaction")
            expect(clock).to_be_hidden()
            visitor.page.get_by_text("Timing, in milliseconds").click()
            expect(clock).to_be_visible()
            visitor.check()
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.locator("dialog")).to_have_count(0)
    visitor.close()


@pytest.mark.parametrize(("size", "theme"), LOOKS[1:3])
def test_a_lobby_shows_seats_link_house_rules_and_the_sealed_shuffle(
    browser: Browser, site: str, size: Size, theme: Theme
) -> None:
    host = Player(browser, site, size, theme)
    host.open()
    host.button("Invite friends Klack").click()
    expect(host.page.get_by_alt_text("QR code")).to_be_visible()
    expect(host.page.locator(".share code").first).to_have_text(re.compile("/t/"))
    host.page.get_by_text("The shuffle is sealed").click()
    expect(host.page.locator(".hash")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    host.shot("lobby")
    host.check()
    host.close()


def test_the_link_says_that_it_works_on_this_machine_only(browser: Browser, site: str) -> None:
    host = Player(browser, site)
    host.open()
    host.button("Invite friends Klack").click()
    expect(host.page.locator(".share")).to_contain_text("works on this machine only")
    expect(host.page.locator(".share")).to_contain_text("--host 0.0.0.0")
    host.close()


def test_the_link_is_one_that_others_can_reach(browser: Browser, site: str) -> None:
    host = Player(browser, site)
    reach = {"origins": ["http://192.0.2.7:8080", "http://[fd00::7]:8080"], "alone": False}
    host.page.route("**/api/reach", lambda route: route.fulfill(json=reach))
    host.open()
    host.button("Invite friends Klack").click()
    expect(host.page.locator(".share code").first).to_have_text(re.compile("^http://192.0.2.7:8080/t/"))
    expect(host.page.locator(".share .other")).to_have_text(re.compile(r"^http://\[fd00::7\]:8080/t/"))
    expect(host.page.locator(".share")).not_to_contain_text("this machine only")
    host.check()
    host.close()


@looks
def test_a_table_and_its_panels_pass_the_checks(
    browser: Browser, site: str, size: Size, theme: Theme
) -> None:
    player = Player(browser, site, size, theme)
    player.play_now(seats=6)
    assert player.wait() == "bid"
    player.page.keyboard.press("1")
    player.page.keyboard.press("2")
    expect(player.page.locator(".sum b")).to_have_text("3,000")
    player.shot("table")
    player.check()
    player.page.keyboard.press("k")
    expect(player.page.get_by_role("heading", name="Keys")).to_be_visible()
    player.check()
    player.page.keyboard.press("Escape")
    player.button("Talk").click()
    player.page.get_by_placeholder("Say something").fill("Howdy")
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_role("log").get_by_text("Howdy")).to_be_visible()
    player.check()
    player.close()


def test_a_button_that_may_not_be_pressed_stays_readable_under_the_pointer(
    browser: Browser, site: str
) -> None:
    player = Player(browser, site)
    player.play_now(seats=3)
    assert player.wait() == "bid"
    seal = player.page.locator(".seal[aria-disabled=true]")
    paint = "(it) => getComputedStyle(it).backgroundColor"
    player.settle()
    before = seal.evaluate(paint)
    seal.hover(force=True)
    player.settle()
    assert seal.evaluate(paint) == before
    player.close()


def test_a_finger_learns_what_a_sign_does_without_pressing_it(browser: Browser, site: str) -> None:
    player = Player(browser, site, "phone", touch=True)
    player.play_now(seats=3)
    player.wait()
    pace = player.button("Pace: normal")
    player.long_press(pace)
    expect(player.page.get_by_role("tooltip")).to_contain_text("Pace: normal")
    expect(pace).to_be_visible()
    assert player.page.locator("header [title]").count() == 0
    player.close()


def test_a_long_story_makes_no_page_longer_than_the_window(browser: Browser, site: str) -> None:
    player = Player(browser, site)
    t = fresh(3, 5)
    bids(t, "(0,3)", "(2,0)", "(1,0)")
    stage = Stage(player, t, 1)
    expect(player.page.locator(".prompt")).not_to_be_empty()
    stage.says(0, str(t.legal(0)[0]))
    for _ in range(20):
        stage.repeat()
    assert player.wait() == "bid"
    stage.settle()
    player.page.locator("[role=log] summary").click()  # what others did is folded away
    assert player.page.get_by_role("log").evaluate("(it) => it.scrollHeight > innerHeight")
    assert player.page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0
    player.close()


@pytest.mark.parametrize("path", ["/nonsense", "/t/nosuchtable", "/r/nosuchtable", "/r/NO table"])
def test_a_link_to_nowhere_says_so_and_leads_home(browser: Browser, site: str, path: str) -> None:
    visitor = Player(browser, site)
    answer = visitor.page.goto(site + path)
    assert answer is not None
    assert answer.status == 404
    expect(visitor.page.get_by_role("heading", name="nothing here but tumbleweed")).to_be_visible()
    visitor.check()
    visitor.page.get_by_role("link", name="All games", exact=True).click()
    expect(visitor.page.locator(".poster")).to_have_count(5)
    visitor.errors = [error for error in visitor.errors if "Failed to load" not in error]  # so it was
    visitor.close()


def test_the_theme_follows_the_system_until_it_is_switched(browser: Browser, site: str) -> None:
    visitor = Player(browser, site, theme="dark")
    visitor.open()
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "dark")
    visitor.button("Switch to daylight").click()
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "light")
    visitor.page.reload()
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "light")
    visitor.close()


def test_at_two_hundred_per_cent_nothing_is_cut_off_sideways(browser: Browser, site: str) -> None:
    """A window of 1280 pixels at 200 % is one of 640."""
    visitor = Player(browser, site)
    visitor.page.set_viewport_size({"width": 640, "height": 400})
    visitor.play_now(seats=4)
    assert visitor.wait() == "bid"
    visitor.settle()
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert visitor.page.evaluate(wide) == 0
    assert visitor.move() == "bid"
    visitor.close()


def test_house_rules_list_what_can_be_chosen(browser: Browser, site: str) -> None:
    player = Player(browser, site)
    player.open()
    player.button(r"House rules BANG! \+").click()
    expect(player.page.locator("[id='character_choice-name']")).to_be_visible()
    expect(player.page.locator("[id='two_player-name']")).to_have_count(0)
    player.close()
