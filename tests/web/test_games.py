"""Whole games of Klack Klack Bang in real browsers."""

from __future__ import annotations

import hashlib
import re

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.games.klack.story import bids, fresh
from tests.web.player import GLANCE, Player, Size, Theme, play_on
from tests.web.staged import Stage

pytestmark = pytest.mark.browser
MOVES = 400  # more than any game of Klack Klack Bang has decisions of one seat


@pytest.mark.parametrize(("size", "theme"), [("phone", "dark"), ("desktop", "light")])
def test_two_friends_and_bots_play_a_whole_game(
    browser: Browser, site: str, size: Size, theme: Theme
) -> None:
    host, guest = Player(browser, site, size, theme), Player(browser, site, size, theme)
    host.house_rules(seats=4)
    host.button("Invite friends Klack").click()
    guest.come_to(host, "Belle")
    guest.get_ready()
    belle = re.compile("^Belle$")  # the page may have called the host Dusty Belle
    expect(host.page.locator(".who .name b", has_text=belle)).to_be_visible()
    expect(host.page.locator(".big")).to_have_attribute("aria-disabled", "false")
    host.button("Deal").click()
    play_on([host, guest], 2 * MOVES)
    for player in (host, guest):
        expect(player.page.locator("dialog table tbody tr")).to_have_count(4)
        player.shot("end")
        player.check()
    expect(host.page.locator("dialog h2")).not_to_be_empty()
    host.close()
    guest.close()


def test_on_a_small_phone_the_bid_is_sealed_without_scrolling(browser: Browser, site: str) -> None:
    player = Player(browser, site, "small")
    player.play_now(6)
    assert player.wait() == "bid"
    player.page.locator(".hand .one").last.click()
    assert player.out_of_sight(".strip", ".stage .seat", ".hand .one", ".seal") == []
    player.close()


def test_a_whole_game_by_keyboard_alone(browser: Browser, site: str) -> None:
    player = Player(browser, site)
    player.play_now(seats=3)
    for _ in range(MOVES):
        if player.move_by_keys() == "over":
            break
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("log").get_by_text("The game is over.")).to_be_visible()
    player.close()


def finished(player: Player) -> None:
    player.play_now(seats=3)
    play_on([player], MOVES)


def test_after_the_end_the_shuffle_is_verified_and_the_game_replayed(browser: Browser, site: str) -> None:
    player = Player(browser, site)
    finished(player)
    expect(player.page.locator("dialog .reason")).to_contain_text("the game is over")  # the rule in words
    expect(player.page.locator(".prompt")).to_contain_text("The game is over. ")
    player.button("Verify the shuffle").click()
    expect(player.page.locator(".proof.good")).to_be_visible()
    seed, found, seal = player.page.locator(".proof code").all_inner_texts()
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == found == seal
    with player.page.expect_download() as download:
        player.page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".jsonl")
    player.page.get_by_role("link", name="Replay").click()
    expect(player.page.get_by_text(re.compile("Step 0 of"))).to_be_visible()
    player.page.keyboard.press("End")
    expect(player.page.get_by_role("log").get_by_text("The game is over.")).to_be_visible()
    player.page.get_by_label("Seen by").select_option("watch")
    expect(player.page.locator(".board .inhand")).to_have_count(0)  # the story may speak of bills in hand
    expect(player.page.get_by_label("Seen by")).to_have_value("watch")
    expect(player.page.locator(".board .inhand")).to_have_count(0)
    player.shot("replay")
    player.check()
    player.close()


def test_the_shuffle_is_verified_on_plain_http_too(browser: Browser, site: str) -> None:
    """Without https the browser lends no SHA-256, so the page brings its own."""
    player = Player(browser, site.replace("127.0.0.1", "house.test"))
    finished(player)
    assert player.page.evaluate("crypto.subtle === undefined")
    player.button("Verify the shuffle").click()
    expect(player.page.locator(".proof.good")).to_be_visible()
    player.close()


def test_two_friends_keep_their_seats_at_the_table_of_the_rematch(browser: Browser, site: str) -> None:
    host, guest, onlooker = Player(browser, site), Player(browser, site, "phone"), Player(browser, site)
    deal_to_both(host, guest)
    onlooker.page.goto(host.page.url)
    expect(onlooker.page.get_by_text("You are watching.")).to_be_visible()
    play_on([host, guest], 2 * MOVES)
    guest.button("Rematch").click()
    expect(guest.page.get_by_text("Wait for me").or_(guest.button("Deal"))).to_be_visible()
    for player in (host, onlooker):
        player.page.get_by_role("link", name="To the new table").click()
    expect(onlooker.button("Take a seat")).to_be_visible()
    guest.get_ready()
    expect(host.page.locator(".big")).to_have_attribute("aria-disabled", "false")
    host.button("Deal").click()
    for player in (host, guest):
        assert player.wait() == "bid"
        player.close()
    expect(onlooker.page.get_by_text("You are watching.")).to_be_visible()
    onlooker.close()


def deal_to_both(host: Player, guest: Player) -> None:
    """A table of Klack Klack Bang to which a friend comes by the link."""
    host.house_rules(seats=3)
    host.button("Invite friends Klack").click()
    guest.come_to(host)
    guest.get_ready()
    expect(host.page.locator(".big")).to_have_attribute("aria-disabled", "false")
    host.button("Deal").click()


def test_a_line_of_talk_is_announced_until_it_is_read(browser: Browser, site: str) -> None:
    host, guest = Player(browser, site), Player(browser, site, "phone")
    deal_to_both(host, guest)
    host.wait()
    host.page.keyboard.press("t")  # opens the talk, and writing can begin
    host.page.keyboard.type("Howdy")
    host.page.keyboard.press("Enter")
    guest.button("Talk, one new line").click()
    expect(guest.page.get_by_role("log").get_by_text("Howdy")).to_be_visible()
    expect(guest.page.get_by_role("button", name=re.compile("Talk, .* new line"))).to_have_count(0)
    guest.check()
    expect(host.page.get_by_role("log").get_by_text("Howdy")).to_be_visible()
    expect(host.page.get_by_role("button", name=re.compile("Talk, .* new line"))).to_have_count(0)
    expect(host.page.locator(".tabs")).not_to_contain_text("(")  # one's own line is not news
    host.page.keyboard.press("Escape")  # back to the table
    host.move_by_keys()
    host.close()
    guest.close()


def test_a_sealed_bid_may_be_changed_and_survives_a_reload(browser: Browser, site: str) -> None:
    host, guest = Player(browser, site), Player(browser, site)
    deal_to_both(host, guest)
    host.move()
    host.settle()
    host.page.reload()
    expect(host.page.locator(".prompt")).to_contain_text("Sealed: bid 2,000")
    host.page.keyboard.press("1")
    host.page.keyboard.press("Enter")
    expect(host.page.locator(".prompt")).to_contain_text("Sealed: bid 1,000")
    host.close()
    guest.close()


def test_the_reason_is_given_for_a_move_that_is_not_allowed(browser: Browser, site: str) -> None:
    player = Player(browser, site)
    player.play_now(seats=3)
    player.wait()
    player.page.locator(".seal").click(force=True)  # it says that it is disabled, and why when it is asked
    expect(player.page.locator(".because")).to_contain_text("at least one bill")
    expect(player.page.locator(".because")).to_contain_text("KLACK-021")
    player.page.locator(".because .clause").hover()
    expect(player.page.get_by_role("tooltip")).to_contain_text("A bid is any choice")
    player.close()


def test_a_lost_line_is_announced_and_comes_back(browser: Browser, site: str) -> None:
    player = Player(browser, site)
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) != 2:  # at the first call after the loss nobody answers
            line.connect_to_server()

    player.page.route_web_socket("**/ws/**", connect)
    player.play_now(seats=3)
    player.wait()
    lines[0].close()
    expect(player.page.get_by_role("alert")).to_contain_text("The line is dead")
    while len(lines) < 2:  # nothing on the page tells of a call that nobody answers
        player.page.wait_for_timeout(GLANCE)
    expect(player.page.get_by_role("alert")).to_contain_text("The line is dead")
    lines[1].close()
    expect(player.page.get_by_role("alert")).to_have_count(0)
    assert len(lines) == 3
    player.move()
    player.close()


def test_an_onlooker_sees_the_table_and_no_hand(browser: Browser, site: str) -> None:
    player, onlooker = Player(browser, site), Player(browser, site)
    player.play_now(seats=3)
    onlooker.page.goto(player.page.url)
    expect(onlooker.page.get_by_text("You are watching.")).to_be_visible()
    expect(onlooker.page.locator(".hand")).to_have_count(0)
    onlooker.close()
    player.close()


def test_the_seat_moves_to_another_device_by_its_own_link(browser: Browser, site: str) -> None:
    player, phone = Player(browser, site), Player(browser, site, size="phone")
    player.play_now(seats=3)
    table = player.page.url.rsplit("/", 1)[-1]
    token = player.page.evaluate(f"localStorage.getItem('sixgun.token.{table}')")
    phone.open(f"/t/{table}#seat={token}")
    assert phone.wait() == "bid"
    phone.close()
    player.close()


def test_the_plain_table_plays_any_game_from_its_view(browser: Browser, site: str) -> None:
    player = Player(browser, site)
    player.play_now(seats=3)
    player.wait()
    player.page.keyboard.press("k")
    player.button("Plain table").click()
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".options button")).to_have_count(48)
    player.shot("plain")
    player.check()
    player.button("^1 Bid 2,000").click()
    player.settle()
    player.close()


# Notes every click or bang that is ever shown: the roll under the hammer, and whether the table shakes.
WITNESS = """() => {
    let before = null;
    window.bursts = [];
    new MutationObserver(() => {
        const burst = document.querySelector(".burst");
        if (burst && burst !== before) {
            const roll = Number(document.querySelector(".cylinder").dataset.roll);
            window.bursts.push([roll, document.querySelector(".stage.shake") !== null]);
        }
        before = burst;
    }).observe(document, {childList: true, subtree: true});
}"""


@pytest.mark.parametrize("roll", [1, 5])
def test_with_motion_the_cylinder_stops_at_what_was_drawn(browser: Browser, site: str, roll: int) -> None:
    player = Player(browser, site, still=False)
    t = fresh(3, roll)
    bids(t, "(0,3)", "(2,0)", "(1,0)")
    Stage(player, t, 0)
    assert player.wait() == "victim"
    player.page.evaluate(WITNESS)
    player.page.keyboard.press("2")
    player.page.wait_for_function("() => window.bursts.length")
    player.shot("roulette")
    assert player.wait() == "bid"
    assert player.page.evaluate("window.bursts") == [[roll, roll == 1]]
    player.close()
