"""Slap .45 in real browsers: the race by key, mouse and touch, its receipts, the lines, the head start."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from sixgun.core.seats import CLOCK
from sixgun.games.slap45.actions import CLOSE, DEAL, START
from sixgun.games.slap45.gangs import GANG_NAMES
from sixgun.games.slap45.table import SlapTable
from sixgun.server import wire
from tests.games.slap45.slap import action, between, live
from tests.web.player import Player, Size, Theme
from tests.web.sizes import assert_at_hand, on_every_screen
from tests.web.staged import Stage

pytestmark = pytest.mark.browser
ROUNDS = 3
TURNS = 100 * ROUNDS  # more than a game of so many rounds has
QUICK: dict[str, object] = {
    "first_dealer": 0,  # nothing happens before the player deals
    "foreperiod_ms": [500, 500],  # from the deal to the card
    "deal_min_ms": 0,
    "deal_timeout_ms": 60000,
    "decision_timeout_ms": 60000,
    "round_timeout_ms": 1500,
    "max_rounds": ROUNDS,
}
ONE_ROUND: dict[str, Any] = {"max_rounds": 1, "foreperiod_ms": [3000, 3000]}
LONG_WAIT: dict[str, Any] = {"max_rounds": 1, "foreperiod_ms": [10000, 10000]}


def sit_down(player: Player, seats: int = 4, ready: bool = True, **options: object) -> None:
    """A running game against bots."""
    player.open()
    body = {
        "game": "slap45",
        "seats": seats,
        "name": "Belle",
        "play_now": True,
        "options": {**QUICK, **options},
    }
    seated = player.page.evaluate(
        """async (body) => (await fetch("/api/tables", {method: "POST", body: JSON.stringify(body),
            headers: {"Content-Type": "application/json"}})).json()""",
        body,
    )
    player.page.goto(f"{player.site}/t/{seated['table']}#seat={seated['token']}")
    expect(player.page.locator(".stage")).to_be_visible()
    if ready:
        player.page.locator(".ready .go").click()
        expect(player.page.locator(".ready")).to_have_count(0)


def happens(player: Player) -> str:
    """What goes on now: ready, live, next, deal, power, or over."""
    found = player.page.wait_for_function(
        """() => document.querySelector("dialog table tbody") ? "over"
            : document.querySelector(".ready .go") ? "ready"
            : document.querySelector(".stage.hot") ? "live"
            : document.querySelector(".tray .next") ? "next"
            : document.querySelector(".tray .deal") ? "deal"
            : document.querySelector(".tray .main, .options") ? "power" : null"""
    )
    return str(found.json_value())


def quiet(player: Player) -> None:
    """The round is final: the table is not hot any more."""
    expect(player.page.locator(".stage.hot")).to_have_count(0)


# Counts the cards that are ever turned up, however short they are to be seen.
WITNESS = """() => {
    let hot = false;
    window.cards = 0;
    new MutationObserver(() => {
        const now = document.querySelector(".stage.hot") !== null;
        if (now && !hot) window.cards += 1;
        hot = now;
    }).observe(document, {childList: true, subtree: true, attributes: true});
}"""


@pytest.mark.parametrize(("size", "theme"), [("phone", "dark"), ("desktop", "light")])
def test_a_whole_game_against_bots(browser: Browser, site: str, size: Size, theme: Theme) -> None:
    player = Player(browser, site, size, theme)
    sit_down(player)
    player.page.evaluate(WITNESS)
    slaps = 0
    for _ in range(TURNS):
        if (now := happens(player)) == "over":
            break
        if now == "live":  # a slow browser may sleep through some of them
            slap(player, slaps)
            slaps += 1
            player.shot(f"slap45-live-{slaps}")
            quiet(player)
            player.shot(f"slap45-final-{slaps}")
        else:
            player.page.evaluate(CHOOSE)
            player.shot(f"slap45-{now}")
    assert player.page.evaluate("window.cards") == ROUNDS
    player.shot("slap45-end")
    player.check()
    table = player.page.url
    player.button("Rematch").click()
    expect(player.page).not_to_have_url(table)
    assert happens(player) != "over"
    player.close()


# Presses what may be pressed between two rounds, if the time for it has not gone by.
CHOOSE = """() => document.querySelector(
    ".ready .go, .tray .next, .tray .deal, .tray .main, .options button")?.click()"""


def slap(player: Player, slaps: int) -> None:
    """Every way to slap in turn: by key, by mouse, into a base."""
    if slaps % 3 == 0:
        player.page.locator(".card").dispatch_event("pointerdown", {"button": 0, "isPrimary": True})
    else:
        player.page.keyboard.press("1" if slaps % 3 == 1 else "a")


def test_on_a_phone_every_gang_has_its_whole_name(browser: Browser, site: str) -> None:
    player = Player(browser, site, "phone")
    sit_down(player, 7)
    expect(player.page.locator(".gunman small")).to_have_count(7)
    assert player.cut(".gunman small") == []
    player.close()


# Notes what is asked for while the card is up, however short that is.
HEARD = """() => {
    window.heard = new Set();
    new MutationObserver(() => {
        if (!document.querySelector(".stage.hot")) return;
        window.heard.add(document.querySelector(".prompt").textContent.trim());
    }).observe(document, {childList: true, subtree: true, attributes: true, characterData: true});
}"""


def test_while_the_card_is_up_nobody_is_told_to_keep_his_hands_off(browser: Browser, site: str) -> None:
    player, onlooker = Player(browser, site), Player(browser, site)
    sit_down(player, seats=3, max_rounds=1)
    onlooker.page.goto(player.page.url)
    expect(onlooker.page.locator(".prompt")).to_contain_text("You are watching.")
    for one in (player, onlooker):
        one.page.evaluate(HEARD)
    assert happens(player) == "deal"
    player.page.keyboard.press("Enter")
    for one, said in ((player, "The card is up!"), (onlooker, "hands fly")):
        expect(one.page.locator("dialog table tbody")).to_be_visible()
        heard = one.page.evaluate("[...window.heard]")
        assert heard
        assert all(said in text for text in heard), heard
        one.close()


def test_the_lines_show_what_they_cost_and_the_dry_run_is_timed(browser: Browser, site: str) -> None:
    player = Player(browser, site, "phone", "light")
    sit_down(player, max_rounds=None)  # the game waits, and has no end that covers the sheet
    player.button("Connections").click()
    sheet = player.page.locator("dialog")
    expect(sheet.locator("tr.mine")).to_contain_text("nothing")  # next door the credit covers the whole way
    expect(sheet.get_by_text("plays at the table itself")).to_have_count(3)
    card = sheet.locator(".try")
    for _ in range(2):
        card.dispatch_event("pointerdown")
        expect(sheet.get_by_text("Slap!")).to_be_visible()
        card.dispatch_event("pointerdown")
    expect(sheet.locator("ol li")).to_have_count(2)
    player.shot("slap45-lines")
    player.check()
    player.page.keyboard.press("Escape")
    player.close()


# Presses a key as soon as the deal is known, long before the card: nobody outside the page is quick enough.
HASTY = """(code) => new MutationObserver((_, watch) => {
    if (!document.querySelector(".stage.ready")) return;
    watch.disconnect();
    document.body.dispatchEvent(new KeyboardEvent("keydown", {code, bubbles: true}));
}).observe(document, {childList: true, subtree: true, attributes: true})"""


def deaf_from_the_card_on(line: WebSocketRoute) -> None:
    """The page hears nothing of the card and what comes after it, so its wait has no end."""
    server = line.connect_to_server()
    heard = []

    def pass_on(message: str | bytes) -> None:
        heard.append(json.loads(message)["type"])
        if "flip" not in heard:
            line.send(message)

    server.on_message(pass_on)


def test_a_press_before_the_card_is_a_false_start_for_all_to_see(browser: Browser, site: str) -> None:
    player = Player(browser, site)
    player.page.route_web_socket("**/ws/**", deaf_from_the_card_on)
    sit_down(player, seats=3, **LONG_WAIT)
    assert happens(player) == "deal"
    player.page.evaluate(HASTY, "Space")
    player.page.keyboard.press("Enter")
    expect(player.page.locator(".place.me .mark")).to_contain_text("locked")
    player.shot("slap45-locked")
    player.check()
    player.close()


def test_a_head_start_is_agreed_on_in_the_lobby(browser: Browser, site: str) -> None:
    host, guest = Player(browser, site), Player(browser, site)
    host.open()
    host.button("Invite friends Slap").click()
    guest.come_to(host)
    expect(guest.page.get_by_text("For slow hands or eyes")).to_be_visible()
    guest.page.get_by_label("Ask for a head start").select_option("80")
    expect(host.page.get_by_text("asks for a head start of 80 ms")).to_be_visible()
    host.shot("slap45-lobby")
    host.button("Agree").click()
    expect(guest.page.get_by_text("has a head start of 80 ms")).to_be_visible()
    guest.check()
    host.close()
    guest.close()


def test_a_replay_shows_how_every_slap_was_timed(browser: Browser, site: str) -> None:
    player = Player(browser, site)
    sit_down(player, seats=3, **ONE_ROUND)
    assert happens(player) == "deal"
    player.page.evaluate(HASTY, "KeyA")
    player.page.keyboard.press("Enter")
    expect(player.page.locator("dialog table tbody")).to_be_visible()
    player.page.get_by_role("link", name="Replay").click()
    expect(player.page.get_by_text(re.compile("Step 0 of"))).to_be_visible()
    player.page.keyboard.press("End")
    expect(player.page.get_by_text("The times, final")).to_be_visible()
    player.page.get_by_text("How they were measured").click()
    mine = player.page.locator(".receipts tbody tr").filter(
        has=player.page.get_by_role("cell", name="Belle", exact=True)
    )
    expect(mine.filter(has_text="base of Belle")).to_have_count(1)  # a bot may slap her base as well
    player.shot("slap45-replay")
    player.check()
    player.close()


def test_move_lights_every_base_but_the_own_old_one_and_no_player(browser: Browser, site: str) -> None:
    player = Player(browser, site)
    t = crowd()
    t.apply(OUTLAWS, DEAL)
    stage = Stage(player, t, OUTLAWS)
    expect(player.page.locator(".stage.ready")).to_be_visible()
    stage.flip("move_1")
    expect(player.page.locator(".status")).to_contain_text("into another base")
    expect(player.page.locator(".base.lit")).to_have_count(6)
    expect(player.page.locator(".gunman.armed")).to_have_count(0)
    player.close()


def test_a_base_tells_by_long_press_what_it_is_for(browser: Browser, site: str) -> None:
    player = Player(browser, site, "phone", touch=True)
    Stage(player, crowd(), OUTLAWS)
    player.long_press(player.page.locator(".base").first)
    expect(player.page.get_by_role("tooltip")).to_contain_text("in cover")
    player.close()


OUTLAWS = GANG_NAMES.index("black_hat_outlaws")


def crowd() -> SlapTable:
    """Seven players before the deal of the Outlaws, who have a hand in cover and Gold for a trap."""
    t = between(
        "big_gun",
        gang=list(GANG_NAMES),
        gold=[1] * 7,
        dealer=OUTLAWS,
        main=[seat if seat % 2 else -1 for seat in range(7)],
        options={"first_dealer": OUTLAWS},
    )
    t.apply(CLOCK, START)
    return t


def test_before_the_deal_everything_is_in_sight_and_within_reach(browser: Browser, site: str) -> None:
    def lay(player: Player) -> None:
        Stage(player, crowd(), OUTLAWS)
        expect(player.page.locator(".tray .deal")).to_be_visible()

    buttons = [".tray .deal", ".tray .row .btn", ".trap select", ".base", ".stage .card", ".place button"]
    assert_at_hand(
        browser,
        site,
        lay,
        sees=[".place", ".status"],
        hits=buttons,
        name="slap45-fullest",
    )


@on_every_screen
def test_nothing_moves_when_the_card_turns_and_all_of_it_can_be_hit(
    browser: Browser, site: str, size: Size, zoom: float
) -> None:
    player = Player(browser, site, size, zoom=zoom)
    t = crowd()
    t.apply(OUTLAWS, DEAL)
    stage = Stage(player, t, OUTLAWS)
    expect(player.page.locator(".stage.ready")).to_be_visible()
    player.settle()
    before = player.page.evaluate(BOXES)
    stage.flip(t.piece_name(t.deck[0]))
    expect(player.page.locator(".stage.hot")).to_be_visible()
    player.settle()
    player.shot(f"slap45-turned-{zoom:.0%}")
    assert player.page.evaluate(BOXES) == before
    targets = [".base", ".stage .card", ".place button"]
    assert player.out_of_sight(".status", *targets) == []
    assert player.out_of_reach(*targets) == []
    player.close()


BOXES = """() => [...document.querySelectorAll(".base, .stage .card, .place, .tray")].map((it) => {
    const {left, top, width, height} = it.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
})"""


def test_no_card_comes_before_one_is_ready_and_a_result_stays_until_it_is_seen(
    browser: Browser, site: str
) -> None:
    player = Player(browser, site, "laptop")
    sit_down(player, ready=False, first_dealer=1)
    panel = player.page.locator(".ready")
    expect(panel).to_contain_text("Slap the card and point at that player")
    expect(panel).to_contain_text("Cover stops the shot")
    player.settle()
    player.shot("slap45-ready")
    player.check()
    player.page.evaluate(WITNESS)
    player.page.keyboard.press("Enter")
    expect(panel).to_have_count(0)
    following = player.page.locator(".tray .next")
    expect(following).to_be_visible()  # the bot has dealt, and the round is over
    player.settle()
    player.shot("slap45-result")
    expect(player.page.locator(".stage .card.up")).to_be_visible()
    expect(player.page.locator(".prompt")).to_have_text("The next card waits for you.")
    assert player.page.evaluate("window.cards") == 1
    following.click()
    player.page.wait_for_function("() => window.cards === 2")
    player.close()


def test_the_legend_is_made_for_the_device_in_hand(browser: Browser, site: str) -> None:
    player = Player(browser, site, "phone", touch=True)
    sit_down(player, ready=False)
    expect(player.page.locator(".ready .areas")).to_contain_text("Tap a player")
    expect(player.page.locator(".ready .keys")).to_have_count(0)
    player.settle()
    player.shot("slap45-ready-touch")
    player.page.locator(".ready .go").click()
    player.button("Touch").click()
    expect(player.page.locator("dialog")).to_contain_text("Tap a base")
    player.close()


def test_among_people_each_says_ready_and_a_public_time_bounds_the_wait(browser: Browser, site: str) -> None:
    host, guest = Player(browser, site), Player(browser, site)
    host.open()
    host.button("Invite friends Slap").click()
    guest.come_to(host)
    guest.get_ready()
    host.button("Deal").press("Enter")
    expect(host.page.locator(".ready")).to_contain_text("at the latest")
    host.page.locator(".ready .go").click()
    expect(host.page.locator(".status")).to_contain_text("You are ready. Waiting for")
    host.shot("slap45-ready-people")
    host.close()
    guest.close()


@pytest.mark.parametrize("size", ["laptop", "phone", "side"])
def test_in_the_practice_each_card_says_what_it_wants(browser: Browser, site: str, size: Size) -> None:
    player = Player(browser, site, size)
    sit_down(player, ready=False)
    player.button("Practise first").click()
    status, done = player.page.locator(".status"), player.page.locator(".tray .next")
    expect(status).to_contain_text("touch anything until it turns")
    player.page.keyboard.press("Space")
    expect(status).to_contain_text("Too early!")
    lessons = [
        ("Talkin’ Iron: slap it!", "Space", "a miss", "1", "Right: you slap the card"),
        ("Get into a base", "1", "tramples", "s", "Right: you are in"),
        ("Big Gun: slap it!", "a", "Cover does not stop", "2", "loses a member"),
        ("Gold: slap it!", "1", "gives the Gold", "Space", "the Gold is yours"),
    ]
    for asks, wrong, why, right, praise in lessons:
        done.click() if asks.startswith("Big") else player.page.keyboard.press("Enter")
        expect(status).to_contain_text(asks)
        player.page.keyboard.press(wrong)
        expect(status).to_contain_text(why)
        expect(done).to_have_count(0)
        player.page.keyboard.press(right)
        expect(status).to_contain_text(praise)
        player.settle()
        player.shot(f"slap45-practice-{right}")
        assert player.out_of_reach(".tray .next") == []
    player.check()
    done.click()
    expect(player.page.locator(".ready .go")).to_be_visible()
    player.close()


def test_a_newcomer_plays_without_gold_and_may_have_the_full_game(browser: Browser, site: str) -> None:
    player = Player(browser, site, "phone")
    player.open()
    expect(player.page.locator(".poster.slap45")).to_contain_text("Your first game")
    player.button("Play now Slap").click()
    expect(player.page.locator(".ready .first")).to_contain_text("no Gold, no powers")
    expect(player.page.locator(".ready .cards")).not_to_contain_text("keeps it")
    player.settle()
    player.shot("slap45-first")
    table = player.page.url
    player.button("Play the full game").click()
    expect(player.page).not_to_have_url(table)
    expect(player.page.locator(".ready .cards")).to_contain_text("keeps it")
    player.open()
    expect(player.page.locator(".poster.slap45")).not_to_contain_text("Your first game")
    player.close()


def pulse(asleep: bool = False, waits: Sequence[int] = (), idle: int = 0) -> wire.Pulse:
    line = wire.LineInfo(OUTLAWS, 5, 1, 1, 1, 0, False, 0, [], idle)
    return wire.Pulse(asleep, [line], list(waits))


def test_whoever_does_nothing_is_told_before_a_bot_plays_and_why_no_card_comes(
    browser: Browser, site: str
) -> None:
    player = Player(browser, site, "phone", "dark")
    stage = Stage(player, crowd(), OUTLAWS)
    expect(player.page.locator(".tray .deal")).to_be_visible()
    stage.says_aside(pulse(idle=2))
    expect(player.page.locator(".status")).to_contain_text("After a third, a bot plays your hands")
    stage.says_aside(pulse(asleep=True, idle=5))
    expect(player.page.locator(".status")).to_contain_text("Everybody dozed off")
    expect(player.button("I am here")).to_be_visible()
    player.settle()
    player.shot("slap45-asleep")
    player.close()


@pytest.mark.parametrize("thing", [".stage .card", ".deck", ".place button", ".place.me .gunman"])
def test_everything_on_the_table_tells_by_touch_what_it_is(browser: Browser, site: str, thing: str) -> None:
    player = Player(browser, site, "phone", touch=True)
    Stage(player, crowd(), OUTLAWS)
    player.long_press(player.page.locator(thing).first)
    expect(player.page.get_by_role("tooltip")).to_be_visible()
    player.close()


# Notes what the tray tells of the last card, however short that is.
TELLS = """() => {
    window.told = new Set();
    new MutationObserver(() => window.told.add(document.querySelector(".status")?.textContent ?? ""))
        .observe(document, {childList: true, subtree: true, characterData: true});
}"""


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("big_gun", "The shot hits: you lose a gang member."),
        ("talkin_iron", "Cover stops the shot, and nobody is hit."),
    ],
)
def test_that_cover_stops_a_shot_is_told_when_it_is_certain(
    browser: Browser, site: str, card: str, told: str
) -> None:
    player = Player(browser, site, "laptop", still=False)
    t = live(card, main=[0, -1, -1], dealer=1)
    t.apply(*action("C(1,420->0)", 0))
    stage = Stage(player, t, 0)
    player.page.evaluate(TELLS)
    stage.says(CLOCK, str(CLOSE))
    expect(player.page.locator(".status")).to_contain_text(told)
    stops = any("stops the shot" in heard for heard in player.page.evaluate("[...window.told]"))
    assert stops == (card == "talkin_iron")
    player.close()


@pytest.mark.parametrize(("slapper", "told"), [(0, "You seem to be first."), (1, "Bob seems to be first.")])
def test_until_a_round_is_final_it_is_told_who_seems_to_be_first(
    browser: Browser, site: str, slapper: int, told: str
) -> None:
    player = Player(browser, site, "laptop")
    stage = Stage(player, live("talkin_iron"), 0)
    expect(player.page.locator(".stage")).to_be_visible()
    stage.flip("talkin_iron_1")
    hands = [-1, -1, -1]
    stage.says_aside(wire.Glimpse(1, slapper, "center", True, slapper, None, hands, hands))
    expect(player.page.locator(".status")).to_contain_text(told)
    player.close()


def test_a_slap_that_does_not_count_says_why(browser: Browser, site: str) -> None:
    player = Player(browser, site, "laptop")
    t = between("move", seats=3)
    t.apply(CLOCK, START)
    stage = Stage(player, t, 0)
    expect(player.page.locator(".tray .deal")).to_be_visible()
    late = wire.Receipt(0, "slap_base 312 B1 main auto #1", "bounced", 312)
    stage.says_aside(wire.Receipts(1, "move_1", 600, "SLAP-074", None, None, 0, False, [late]))
    expect(player.page.locator(".status")).to_contain_text("Your slap did not count: the base was taken.")
    player.close()


# Slaps as soon as the card is not up any more.
SLOW = """() => {
    let hot = false;
    new MutationObserver(() => {
        const was = hot;
        hot = document.querySelector(".stage.hot") !== null;
        if (was && !hot)
            document.body.dispatchEvent(new KeyboardEvent("keydown", {code: "Digit1", bubbles: true}));
    }).observe(document, {childList: true, subtree: true, attributes: true});
}"""


def test_whoever_slaps_too_late_has_not_kept_their_hands_still(browser: Browser, site: str) -> None:
    player = Player(browser, site, "laptop")
    t = live("talkin_iron", main=[0, -1, -1], dealer=1)
    t.apply(*action("C(1,420->2)", 0))
    stage = Stage(player, t, 0)
    expect(player.page.locator(".stage")).to_be_visible()
    player.page.evaluate(SLOW)
    stage.flip("talkin_iron_1")
    expect(player.page.locator(".stage.hot")).to_be_visible()
    stage.says(CLOCK, str(CLOSE))
    stage.says_aside(wire.Receipts(1, "talkin_iron_1", 420, "SLAP-060", 1, 2, 2, False, []))
    expect(player.page.locator(".status")).to_contain_text("Your slap came too late.")
    player.close()


def test_a_phone_shows_no_keys(browser: Browser, site: str) -> None:
    for touch in (False, True):
        player = Player(browser, site, "phone", touch=touch)
        Stage(player, crowd(), OUTLAWS)
        expect(player.page.locator(".gunman kbd:visible, .base kbd:visible")).to_have_count(
            0 if touch else 13
        )
        player.close()
