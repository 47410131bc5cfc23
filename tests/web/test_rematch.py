"""After a game of any kind: whoever sat at the old table is asked at the new one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.player import GLANCE, LONGEST, Player

pytestmark = pytest.mark.browser

RULES: dict[str, dict[str, Any]] = {  # short games, or a first question before anybody can be hit
    "klack": {},
    "slap45": {
        "max_rounds": 1,
        "foreperiod_ms": [500, 600],
        "round_timeout_ms": 1500,
        "deal_min_ms": 100,
    },
    "bang_dice": {},
    "kablamo": {},
    "bang": {"character_choice": 2},
}
SEATS = 3
TURNS = 200  # of other people, before everybody has been asked

OPEN = """async (body) => (await fetch("/api/tables", {method: "POST", body: JSON.stringify(body),
    headers: {"Content-Type": "application/json"}})).json()"""
TOKEN = "() => localStorage.getItem(`sixgun.token.${location.pathname.slice(3)}`)"
READY = ".ready .go"
ASKED = f"() => document.querySelector('{READY}, .strip.asked') !== null"
MOVED_ON = """(question) => {
    const strip = document.querySelector(".strip");
    return strip.dataset.question !== question || !strip.classList.contains("asked");
}"""

# A second device of the same seat. It answers by lot: one question, or all of them until the end. An answer
# that came too fast for the server is said once more; by its id it is taken only once.
ROBOT = """({token, once, longest}) => new Promise((done, fail) => {
    const line = new WebSocket(`${location.origin.replace("http", "ws")}/ws/${location.pathname.slice(3)}`);
    const say = (message) => line.send(JSON.stringify(message));
    const end = () => { clearInterval(watch); line.close(); done(); };
    const watch = setInterval(() => document.querySelector("dialog .verdict") && end(), 50);
    setTimeout(() => fail(new Error("the game does not end")), longest);
    let seat = null, said = null, lot = 45;
    const answer = ({number, options}) => {
        lot = (lot * 7919 + 13) % 10007;
        said = {type: "answer", action: options[lot % options.length].text, id: `robot-${Math.random()}`,
            question: number};
        say(said);
    };
    line.onopen = () => say({type: "hello", token});
    line.onmessage = ({data}) => {
        const {type, question, waits, code, ...told} = JSON.parse(data);
        if (type === "welcome") seat = told.seat;
        if (type === "pulse" && waits.includes(seat)) say({type: "ready", ready: true});
        if (type === "refused" && code === "too_fast" && said) setTimeout(say, 500, said);
        if (type === "taken" && once) return end();
        if (question?.awaited && question.number !== said?.question && !(once && said)) answer(question);
    };
})"""


@pytest.mark.parametrize("game", RULES)
def test_alone_with_bots_a_rematch_asks_the_player(browser: Browser, site: str, game: str) -> None:
    player = Player(browser, site)
    open_table(player, game, play_now=True)
    expect(player.page.locator(".stage")).to_be_visible()
    player.page.evaluate(ROBOT, orders(player))
    player.rematch()
    player.page.wait_for_function(ASKED)
    player.close()


@pytest.mark.parametrize("game", RULES)
def test_two_people_are_both_asked_at_the_table_of_the_rematch(
    browser: Browser, swift_site: str, game: str
) -> None:
    host, guest = Player(browser, swift_site), Player(browser, swift_site, "phone")
    open_table(host, game, play_now=False)
    guest.come_to(host, "Bea")
    deal(host, guest)
    play_to_the_end(host, guest)
    guest.button("Rematch").click()
    expect(guest.page.get_by_text("Wait for me").or_(guest.button("Deal"))).to_be_visible()
    host.page.get_by_role("link", name="To the new table").click()
    deal(host, guest)
    assert_all_are_asked([host, guest])
    host.close()
    guest.close()


def open_table(player: Player, game: str, *, play_now: bool) -> None:
    """A table of this player with two more seats."""
    player.open()
    body = {"game": game, "seats": SEATS, "name": "Ann", "options": RULES[game], "bots": "random"}
    seated = player.page.evaluate(OPEN, {**body, "windows": "answered", "play_now": play_now})
    player.open(f"/t/{seated['table']}#seat={seated['token']}")


def deal(host: Player, guest: Player) -> None:
    guest.get_ready()
    expect(host.page.locator(".big")).to_have_attribute("aria-disabled", "false")
    host.button("Deal").click()
    for player in (host, guest):
        expect(player.page.locator(".stage")).to_be_visible()


def orders(player: Player, *, once: bool = False) -> dict[str, object]:
    """What the robot of this player's seat needs to know."""
    return {"token": player.page.evaluate(TOKEN), "once": once, "longest": LONGEST}


def play_to_the_end(host: Player, guest: Player) -> None:
    """Both robots at once: the guest's goes on while the host's is waited for."""
    guest.page.evaluate(f"(given) => {{ ({ROBOT})(given); }}", orders(guest))
    host.page.evaluate(ROBOT, orders(host))
    expect(guest.page.locator("dialog .verdict")).to_be_visible()


def assert_all_are_asked(players: Sequence[Player]) -> None:
    """Whoever has been asked answers, one question at a time, until everybody has been asked; in a race the
    ready wait for the others."""
    waiting, going = list(players), list(players)
    for _ in range(TURNS):
        asked = first_asked(sorted(going, key=lambda player: player not in waiting))
        if asked in waiting:
            waiting.remove(asked)
        if not waiting:
            return
        if asked.page.locator(READY).count():
            going.remove(asked)
        else:
            answer_once(asked)
    raise AssertionError("somebody is never asked")


def first_asked(players: Sequence[Player]) -> Player:
    for _ in range(LONGEST // GLANCE):
        for player in players:
            if player.page.evaluate(ASKED):
                return player
        players[0].page.wait_for_timeout(GLANCE)
    raise AssertionError("nobody is asked")


def answer_once(player: Player) -> None:
    """One answer, which the page has heard of, too."""
    question = player.question()
    player.page.evaluate(ROBOT, orders(player, once=True))
    player.page.wait_for_function(MOVED_ON, arg=question)
