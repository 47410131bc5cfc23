"""Whole games of Kablamo in real browsers; loading, turning, standing orders."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, expect

import sixgun
from sixgun.core.table import Table
from sixgun.server import wire
from tests.games.kablamo.story import Story
from tests.web.kablamo import Gunner
from tests.web.player import OVER, Player, Size, Theme, play_on
from tests.web.sizes import SCREENS, assert_at_hand
from tests.web.staged import Stage, lobby_of

pytestmark = pytest.mark.browser
LOADS = re.compile(r"loads? \d bullets")
CHOICES = (".hand .seal", ".hand .options button", ".chips .lit", ".wedge.lit", "button.seat.lit")
FIRED = 'document.querySelector("[role=log]")?.textContent.includes(" fall: ")'
ROUND = 'Number(/\\d+/.exec(document.querySelector(".middle .round")?.textContent ?? ""))'
MOVES = 1_500  # more than any game has decisions of one seat


@pytest.mark.parametrize(
    ("size", "theme", "seats", "rounds"), [("small", "dark", 5, "2"), ("desktop", "light", 3, "5")]
)
def test_a_whole_game_with_bots(
    browser: Browser, site: str, size: Size, theme: Theme, seats: int, rounds: str
) -> None:
    player = Gunner(browser, site, size, theme)
    player.sit_down(seats, memory="assisted", max_rounds=rounds)
    seen = set()
    for _ in range(MOVES):
        asked = player.wait()
        if asked not in seen:
            player.shot(f"kablamo-{asked}")
            player.check()
            seen.add(asked)
        if asked != "over":
            assert not player.out_of_sight(".strip", ".mine .gun", ".hand", *CHOICES), asked
            assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if player.move() == "over":
            break
    expect(player.page.locator("dialog table tbody tr")).to_have_count(seats)
    assert {"load", "over"} <= seen
    player.rematch()
    assert player.wait() == "load"
    player.close()


def test_a_whole_game_by_keyboard_alone(browser: Browser, site: str) -> None:
    player = Gunner(browser, site)
    player.sit_down(2)
    for _ in range(MOVES):
        if player.move_by_keys() == "over":
            break
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("log").get_by_text("The game is over.")).to_be_visible()
    loads = player.page.get_by_role("log").get_by_text(LOADS)
    expect(loads.first).to_be_attached()  # what had to be remembered may be read after the end
    player.close()


def test_two_friends_and_a_bot_load_and_see_the_same_shots(browser: Browser, swift_site: str) -> None:
    host, guest = Gunner(browser, swift_site), Gunner(browser, swift_site, "phone")
    host.set_rules(3)
    host.button("Invite friends Kablamo").click()
    guest.come_to(host)
    guest.get_ready()
    expect(host.page.locator(".big")).to_have_attribute("aria-disabled", "false")
    host.button("Deal").click()
    for player in (host, guest):
        assert player.wait() == "load"
        player.load()
    for player in (host, guest):
        assert player.wait() == "window"
        player.order("the next round")
    told = [player.story().get_by_text(re.compile("falls?: ")) for player in (host, guest)]
    play_on([host, guest], MOVES, until=FIRED)  # a bot may play something that asks them first
    shots = [lines.first.inner_text().split(" fall: ")[1] for lines in told]
    assert shots[0] != shots[1]  # each reads of their own shot as "you fire"
    assert all(text.count("you fire ") == 1 and text.count(" fires ") == 2 for text in shots)
    for player in (host, guest):  # with strict memory the story does not remember who loaded what
        expect(player.story().get_by_text(LOADS)).to_have_count(0)
        player.shot("kablamo-friends")
        player.page.reload()  # nor is somebody told who comes back
        expect(player.story().get_by_text(re.compile("falls?: ")).first).to_be_attached()
        expect(player.story().get_by_text(re.compile(r"loads? \d bullets|by one chamber"))).to_have_count(0)
        player.shot("kablamo-back")
        player.close()


def test_bullets_are_dragged_into_chambers_and_taken_back(browser: Browser, site: str) -> None:
    player = Gunner(browser, site, "phone")
    player.sit_down(2, memory="assisted")
    assert player.wait() == "load"
    names = player.page.locator(".chips .words b").all_inner_texts()
    for chip, position in ((0, 5), (7, 2)):
        player.drag(chip, position)
        expect(player.chamber(position)).to_have_attribute("aria-label", said(names[chip]))
    player.chamber(2).click()
    expect(player.chamber(2)).to_have_attribute("aria-label", re.compile("empty"))
    expect(player.page.locator(".seal")).to_contain_text("1 of 6")
    player.page.locator(".chips button").nth(3).click()  # chip, then chamber
    player.chamber(0).click()
    expect(player.chamber(0)).to_have_attribute("aria-label", said(names[3]))
    player.load()
    if player.wait() == "over":  # the first shot may have been the last
        player.page.keyboard.press("Escape")
    loaded = player.story().get_by_text(re.compile("loads? 6 bullets, in the order of firing"))
    expect(loaded.filter(has_text=said(f": {names[0]}"))).to_have_count(1)
    player.close()


def said(words: str) -> re.Pattern[str]:
    """These words, in large or small letters."""
    return re.compile(re.escape(words), re.I)


def test_a_standing_order_passes_all_windows_until_the_next_round(browser: Browser, site: str) -> None:
    player = Gunner(browser, site)
    player.sit_down(5)  # the windows stay open for so long that nothing but the order can pass
    play_on([player], MOVES, until='has(".window .pass.main")')
    player.page.keyboard.press("o")
    expect(player.page.locator(".orders .chip").first).to_be_focused()
    for key in ("Tab", "Tab", "Enter"):
        player.page.keyboard.press(key)
    order = player.page.locator(".orders .chip", has_text="the next round")
    expect(order).to_have_attribute("aria-pressed", "true")
    player.leave_windows()
    now = player.page.evaluate(ROUND)
    play_on([player], MOVES, until=f"{OVER} || {ROUND} > {now}")
    given = player.page.locator(".orders .chip[aria-pressed=true]", has_text="the next round")
    expect(given).to_have_count(0)
    player.close()


# Notes whatever flies, and how far the own cylinder is turned, however short it is to be seen.
WITNESS = """() => {
    window.flown = 0;
    window.turned = [];
    new MutationObserver(() => {
        window.flown = Math.max(window.flown, document.querySelectorAll(".fly").length);
        const turn = document.querySelector(".tray .drum")?.style.transform ?? "";
        if (window.turned.at(-1) !== turn) window.turned.push(turn);
    }).observe(document, {childList: true, subtree: true, attributes: true});
}"""


def test_with_motion_the_cylinders_turn_and_bullets_fly(browser: Browser, site: str) -> None:
    player = Gunner(browser, site, still=False)
    player.sit_down(3, iron_strategist="true")  # no windows: the first shot follows at once
    player.wait()
    player.page.evaluate(WITNESS)
    player.load()
    player.page.wait_for_function("() => window.flown && window.turned.length >= 2")
    player.shot("kablamo-turned")
    assert player.page.evaluate("window.turned.slice(0, 2)") == ["rotate(0deg)", "rotate(60deg)"]
    player.close()


# The most seats and full hands; long names, and something on every revolver and in front of everybody.
FULL = (
    "A: u K1 _ w x C1 | MQ5 RI3 LE9 TA31 SC4 | RM23 HM24 | TH22",
    "B: u v w x y C2 | C3 C4 GA16 | TM25 | HT13",
    "C: u v w x y C5 | C6 C7 | CM26",
    "D: u v w x y z | C8 K2 K3 | RM36",
    "E: u v w x y z | K4 K5 DC15 | HM37 | TH35",
)
# The same with a long effect to answer.
CROSSED = [line.replace("DC15", "DC28").replace(" C2 ", " DC15 ") for line in FULL]
ANSWERS: dict[str, tuple[Callable[[], Table], list[str]]] = {
    "load": (lambda: sixgun.new("kablamo", seats=5, seed=45), [".mine .gun", ".chips .chip", ".hand .seal"]),
    "window": (
        lambda: Story(*FULL, table="FJ6 BR7", memory="assisted").t,
        [".mine .gun", ".chips .chip", ".chips .lit", ".other .gun"],
    ),
    "response": (
        lambda: Story(*CROSSED, table="FJ6 BR7").until("response").t,
        [".mine .gun", ".chips .chip", ".chips .lit", ".other .gun"],
    ),
}


@pytest.mark.parametrize("asked", ANSWERS)
def test_what_is_asked_is_at_hand(browser: Browser, site: str, asked: str) -> None:
    laid, things = ANSWERS[asked]

    def lay(player: Player) -> None:
        Stage(player, laid(), 0)
        expect(player.page.locator(things[-1]).first).to_be_visible()

    buttons = [".hand .seal", ".chips button"] if asked == "load" else [".chips button", ".other .seat"]
    assert_at_hand(browser, site, lay, sees=things, hits=buttons, name=f"kablamo-full-{asked}")


# Pairs of things in the bar that lie on each other, or stick out of it.
COLLISIONS = """() => {
    const bar = document.querySelector(".window");
    const boxes = [...bar.querySelectorAll(".state > span, .state > svg, .btn")]
        .filter((it) => it.getClientRects().length)
        .map((it) => [it.textContent.trim(), it.getBoundingClientRect()]);
    const {right, bottom} = bar.getBoundingClientRect();
    const out = boxes.filter(([, box]) => box.bottom > bottom + 1 || box.right > right + 1);
    const lie = boxes.flatMap(([one, a], n) => boxes.slice(n + 1)
        .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1
            && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        .map(([other]) => `${one} / ${other}`));
    return [...out.map(([one]) => one), ...lie];
}"""


def test_the_bar_of_windows_is_one_low_line_in_which_nothing_overlaps(browser: Browser, site: str) -> None:
    player = Gunner(browser, site)
    for t in (Story(*FULL[:4]).t, sixgun.new("kablamo", seats=4, seed=45)):
        Stage(player, t, 0)
        for size, zoom in SCREENS:
            player.resize(size, zoom)
            assert player.page.evaluate(COLLISIONS) == [], (size, zoom)
            box = player.page.locator(".window").bounding_box()
            assert box is not None
            assert box["height"] < 64, (size, zoom)
    player.close()


@pytest.mark.parametrize("size", ["phone", "short"])
def test_the_bar_has_room_for_a_moment_to_think_on_a_phone(browser: Browser, site: str, size: Size) -> None:
    player = Gunner(browser, site, size)
    stage = Stage(player, Story(*FULL[:4]).t, 0)
    expect(player.page.locator(".window")).to_be_visible()
    lobby = msgspec.structs.replace(lobby_of(stage.t), windows="short")
    stage.says_aside(wire.People(lobby))
    stage.says_aside(wire.Ordered([wire.StandingOrder("window", "pass")]))
    stage.clock(60)
    expect(player.page.get_by_role("button", name="Wait")).to_be_visible()
    expect(player.page.locator(".window .state")).to_contain_text("Your standing order passes for you.")
    player.shot("kablamo-bar")
    assert player.page.evaluate(COLLISIONS) == []
    box = player.page.locator(".window").bounding_box()
    assert box is not None
    assert box["height"] < 64
    player.close()


def test_against_bots_alone_the_bar_is_away_until_a_window_asks_something(
    browser: Browser, site: str
) -> None:
    player = Gunner(browser, site, "laptop")
    for bots in (True, False):
        stage = Stage(player, sixgun.new("kablamo", seats=4, seed=45), 0, bots=bots)
        expect(player.page.locator(".hand .seal")).to_be_visible()
        expect(player.page.locator(".window")).to_have_count(0 if bots else 1)
        stage.show(Story(*FULL[:4]).t, 0)
        expect(player.page.locator(".window .pass.main")).to_be_visible()
    player.close()


def test_on_a_laptop_spares_keep_their_size_and_the_middle_shows_its_first_line(
    browser: Browser, site: str
) -> None:
    player = Gunner(browser, site)
    Stage(player, Story(*FULL[:3], "D: u v w x y z | C8 LO8", table="FJ6 BR7").t, 3)
    sizes: list[Size] = ["laptop", "side"]
    for size in sizes:
        player.resize(size)
        heights = player.page.evaluate(
            "[...document.querySelectorAll('.chips .chip')].map((it) => it.clientHeight)"
        )
        assert max(heights) < 70, size
        assert player.page.evaluate(
            """() => document.querySelector(".middle .facts").getBoundingClientRect().top
                >= document.querySelector(".middle").getBoundingClientRect().top"""
        ), size
    player.close()


def test_enter_closes_the_cylinder_after_bullets_are_typed(browser: Browser, site: str) -> None:
    player = Gunner(browser, site)
    t = sixgun.new("kablamo", seats=2, seed=45)
    stage = Stage(player, t, 0)
    player.page.locator(".chips button").first.click()  # it has the focus now
    for key in "123456":
        player.page.keyboard.press(key)
    expect(player.page.locator(".seal")).to_contain_text("6 of 6")
    player.page.keyboard.press("Enter")
    expect(player.page.locator(".prompt")).not_to_contain_text("Load your revolver")
    stage.settle()
    assert 0 not in t.to_act
    player.close()


@pytest.mark.parametrize("size", ["desktop", "laptop", "phone", "short"])
def test_the_first_load_tells_what_it_is_for(browser: Browser, site: str, size: Size) -> None:
    player = Gunner(browser, site, size)
    Stage(player, sixgun.new("kablamo", seats=5, seed=1), 0)
    goal = player.page.get_by_text("All revolvers are fired at once").locator("visible=true")
    expect(goal.first).to_be_visible()
    assert player.out_of_sight(".seal", ".chips button") == []
    player.shot("kablamo-first-load")
    player.close()


# Notes whether a cylinder is still to be closed when the round begins.
LINGERS = """() => {
    window.began = window.lingers = false;
    new MutationObserver(() => {
        if (!document.querySelector(".prompt")?.textContent.includes("new round begins")) return;
        window.began = true;
        window.lingers ||= document.querySelector(".hand .seal") !== null;
    }).observe(document, {childList: true, subtree: true, characterData: true});
}"""


def test_a_load_is_out_of_the_way_when_the_round_begins(browser: Browser, site: str) -> None:
    player = Gunner(browser, site, "laptop", still=False)
    player.sit_down(3)
    assert player.wait() == "load"
    player.page.evaluate(LINGERS)
    player.load()
    player.page.wait_for_function("() => window.began")
    assert player.page.evaluate("window.lingers") is False
    player.close()


def test_one_sees_that_the_own_revolver_points_at_oneself(browser: Browser, site: str) -> None:
    player = Gunner(browser, site)
    stage = Stage(player, Story(*FULL, memory="assisted").t, 0)
    expect(player.page.locator(".mine .aim")).to_have_text("points at you")
    expect(player.page.locator(".other .aim")).to_have_count(0)
    player.page.locator(".mine .revolver").hover()
    expect(player.page.get_by_role("tooltip")).to_contain_text("a Kablamo fired from it takes you out")
    stage.show(Story(*FULL, table="BR7", memory="assisted").t, 0)
    expect(player.page.locator(".mine .aim")).to_have_text("points at Bob")
    expect(player.page.locator(".other .aim.you")).to_have_text("points at you")
    player.close()


@pytest.mark.parametrize("size", ["desktop", "short"])
def test_a_kablamo_in_the_first_chamber_warns_once(browser: Browser, site: str, size: Size) -> None:
    player = Gunner(browser, site, size)
    deal = dealt_a_kablamo()
    for warns in (True, False):
        t = deal()
        stage = Stage(player, t, 0)
        expect(player.page.locator(".seal")).to_be_visible()
        names = player.page.locator(".chips .words b").all_inner_texts()
        first = names.index("Kablamo")
        keys = [first, *[at for at in range(len(names)) if at != first]][:6]
        for at in keys:
            player.page.keyboard.press(str(at + 1))
        player.page.keyboard.press("Enter")
        if warns:
            expect(player.page.get_by_role("alert")).to_contain_text("your own head")
            assert player.out_of_sight(".strip", ".danger", ".seal") == []
            player.shot("kablamo-danger")
            assert 0 in t.to_act
            expect(player.page.locator(".seal")).to_contain_text("Load it anyway")
            player.page.keyboard.press("Enter")
        expect(player.page.locator(".prompt")).not_to_contain_text("Load your revolver")
        stage.settle()
        assert 0 not in t.to_act
    player.close()


def dealt_a_kablamo() -> Callable[[], Table]:
    """A new game in which the first seat holds a Kablamo."""
    seed = next(seed for seed in range(100) if "kablamo" in spares(sixgun.new("kablamo", seats=2, seed=seed)))
    return lambda: sixgun.new("kablamo", seats=2, seed=seed)


def spares(t: Table) -> list[str]:
    view: Any = t.view(0)
    return [str(name) for name in view["spares"][0]]


@pytest.mark.parametrize("size", ["desktop", "laptop", "phone"])
def test_the_own_goal_is_unfolded_at_the_own_seat(browser: Browser, site: str, size: Size) -> None:
    player = Gunner(browser, site, size)
    Stage(player, Story(*FULL, memory="assisted").t, 0)
    goal = player.page.get_by_text("Be the last one alive")
    expect(goal).to_be_hidden()
    player.page.get_by_text("Your goal").click()
    expect(goal).to_be_in_viewport(ratio=1)
    player.shot("kablamo-goal")
    player.close()


def test_by_touch_a_revolver_and_a_bullet_tell_what_they_do(browser: Browser, site: str) -> None:
    player = Gunner(browser, site, "phone", touch=True)
    Stage(player, Story(*FULL, table="FJ6 BR7", memory="assisted").t, 0)
    expect(player.page.locator(".chips .chip").first).to_be_visible()
    expect(player.page.locator(".chips kbd:visible")).to_have_count(0)
    told = {
        ".mine .gun": "At its next shot this revolver does not turn",
        ".mine .tags li": "At its next shot this revolver does not turn",
        ".other .tags li": "After its next shot this revolver fires once more",
        ".front li": "Fire one more bullet this round",
        ".laws .chip": "For the rest of the round",
        ".chips .chip": "a fired Kablamo does nothing",
    }
    for thing, text in told.items():
        player.page.reload()
        player.settle()
        player.long_press(player.page.locator(thing).first)
        expect(player.page.get_by_role("tooltip")).to_contain_text(text)
    player.close()
