"""The table of Klack Klack Bang: what it tells of its pieces and of the stakes, and that it is at hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from sixgun.core.table import Table
from tests.games.klack.story import bids, fresh, table
from tests.web.player import Player, Size, Theme
from tests.web.sizes import assert_at_hand
from tests.web.staged import Stage

pytestmark = pytest.mark.browser


def naming() -> Table:
    """Six players, stacks on the table, and the first of them names whom they please."""
    hands = ["(2,6) [3,2]", "(4,4) [2,2] [1,0]", "(6,6)", "(5,5) [1,1]", "(3,2) [3,1]", "(6,6)"]
    t = table(*hands)
    bids(t, "(0,6)", "(2,1)", "(1,0)", "(0,3)", "(3,2)", "(1,4)")
    return t


def raising() -> Table:
    """Six players, two of whom are tied at 8,000 and must raise."""
    t = fresh(6)
    bids(t, "(0,4)", "(6,1)", "(1,0)", "(0,3)", "(3,1)", "(1,2)")
    return t


QUESTIONS: dict[str, tuple[Callable[[], Table], list[str], list[str]]] = {
    "bid": (lambda: fresh(6), [".stage .seat"], [".hand .one:last-child", ".seal"]),
    "raise": (raising, [".stage .seat", ".stage .bid"], [".hand .one:last-child", ".seal"]),
    "name": (naming, [".stage .bid", ".stage .stack", ".drum"], ["button.seat"]),
}


@pytest.mark.parametrize("asked", QUESTIONS)
def test_what_is_asked_is_at_hand(browser: Browser, site: str, asked: str) -> None:
    laid, sees, hits = QUESTIONS[asked]

    def lay(player: Player) -> None:
        Stage(player, laid(), 0)
        expect(player.page.locator(".stage .seat")).to_have_count(6)

    assert_at_hand(browser, site, lay, sees=sees, hits=hits, name=f"klack-full-{asked}")


@pytest.mark.parametrize(("size", "theme"), [("laptop", "dark"), ("phone", "dark"), ("side", "dark")])
def test_the_question_tells_the_stakes(browser: Browser, site: str, size: Size, theme: Theme) -> None:
    player = Player(browser, site, size, theme)
    Stage(player, naming(), 0)
    assert player.wait() == "victim"
    stakes = "Click, 5 in 6: they take 39,000. Bang, 1 in 6: they are out."
    expect(player.page.locator(".prompt")).to_contain_text(stakes)
    assert player.page.locator(".prompt").evaluate("it => it.scrollHeight <= it.clientHeight + 1")
    expect(player.page.locator("[data-seat='1'] .hope")).to_contain_text("138,000")  # (7 + 39) × 3
    expect(player.page.locator("[data-seat='2'] .hope")).to_contain_text("39,000")
    player.shot("klack-stakes")
    player.check()
    player.close()


def test_breaking_up_a_stack_tells_what_it_costs(browser: Browser, site: str) -> None:
    player = Player(browser, site, "short")
    t = table("(0,0) [3,2] [2,2]", "(4,4) [1,0]", "(6,6)")
    Stage(player, t, 0)
    assert player.wait() == "convert"
    expect(player.page.locator(".prompt")).to_contain_text("It will no longer score.")
    assert player.page.locator(".prompt").evaluate("it => it.scrollHeight <= it.clientHeight + 1")
    player.shot("klack-convert")
    player.close()


def test_a_raise_shows_the_bid_that_lies_there_already(browser: Browser, site: str) -> None:
    player = Player(browser, site)
    Stage(player, raising(), 0)
    assert player.wait() == "bid"
    expect(player.page.locator(".prompt")).to_contain_text("tied for the highest bid, at 8,000")
    expect(player.page.locator(".sum")).to_have_text("Your bid so far 8,000")
    player.page.keyboard.press("2")
    expect(player.page.locator(".sum")).to_have_text("8,000 raised to 10,000")
    player.shot("klack-raise")
    player.close()


TOLD = {
    ".drum": "One bullet in six chambers",
    ".markers": "every marker multiplies",
    ".pot": "All the bids of this round",
    ".place:has([data-seat='1'])": "Score: 7,000 × 2 = 14,000",
    ".stack:not(button)": "broken up only by an owner whose hand is empty",
    ".bid:not(.high)": "Bob has bid 4,000",
}


@pytest.mark.parametrize("thing", TOLD)
def test_a_tap_tells_what_a_piece_is(browser: Browser, site: str, thing: str) -> None:
    player = Player(browser, site, "phone", touch=True)
    Stage(player, naming(), 2)
    expect(player.page.locator(".stage .bid")).to_have_count(6)
    player.settle()
    player.page.locator(thing).first.tap(position={"x": 8, "y": 8})
    expect(player.page.get_by_role("tooltip")).to_contain_text(TOLD[thing])
    player.close()


@pytest.mark.parametrize("thing", [one for one in TOLD if not one.startswith(".place")])
def test_the_keyboard_hears_what_a_piece_is(browser: Browser, site: str, thing: str) -> None:
    player = Player(browser, site, "laptop")
    Stage(player, naming(), 2)
    expect(player.page.locator(".stage .bid")).to_have_count(6)
    player.page.keyboard.press("Shift")  # somebody who plays by keys
    player.page.locator(thing).first.focus()
    expect(player.page.get_by_role("tooltip")).to_contain_text(TOLD[thing])
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("tooltip")).to_have_count(0)
    player.close()


def test_a_long_press_tells_of_a_bill_and_bids_nothing(browser: Browser, site: str) -> None:
    player = Player(browser, site, "phone", touch=True)
    Stage(player, fresh(6), 0)
    assert player.wait() == "bid"
    player.long_press(player.page.locator(".hand .one").last)
    expect(player.page.get_by_role("tooltip")).to_contain_text("only stacks score")
    expect(player.page.locator(".one.up")).to_have_count(0)
    player.close()


def test_the_own_goal_stands_at_the_own_seat_and_is_folded_on_a_phone(browser: Browser, site: str) -> None:
    for size, opened in (("laptop", True), ("phone", False)):
        player = Player(browser, site, size)  # type: ignore[arg-type]
        Stage(player, fresh(6), 0)
        goal = player.page.get_by_text("times how many stacks you have")
        expect(goal).to_be_visible(visible=opened)
        if not opened:
            player.page.get_by_text("Your goal").click()
            expect(goal).to_be_visible()
        player.close()


def test_the_end_tells_what_each_score_is_made_of(browser: Browser, site: str) -> None:
    player = Player(browser, site, "phone")
    # six stacks: no marker is left
    t = table("(0,0) [3,2] [2,2]", "(4,4) [2,2] [1,0]", "(5,6) [1,1]", "(5,5) [1,0]")
    Stage(player, t, 0)
    assert player.wait() == "over"
    expect(player.page.locator("dialog .verdict")).to_contain_text("You won with 26,000")
    expect(player.page.locator("dialog tbody tr").first).to_contain_text("13,000 × 2")
    expect(player.page.locator("dialog .made")).to_have_count(4)
    player.shot("klack-end")
    player.check()
    player.close()


# How many of these lie over another of them, by their boxes, or not within the table.
HIDDEN = """(what) => {
    const end = document.querySelector(".stage").getBoundingClientRect().bottom + 1;
    const boxes = [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
    const meet = (a, b) =>
        a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
    return boxes.filter((a) => a.bottom > end || boxes.some((b) => a !== b && meet(a, b))).length;
}"""
RICH = ("(2,1) [3,2]", "(1,1) [4,3] [4,4] [3,5] [3,3]", "(1,3)", "(3,1)")


@pytest.mark.parametrize("size", ["short", "phone", "side", "laptop"])
@pytest.mark.parametrize("seat", [0, 1])
def test_what_many_stacks_are_worth_is_to_be_read(browser: Browser, site: str, size: Size, seat: int) -> None:
    player = Player(browser, site, size)
    Stage(player, table(*RICH), seat)
    assert player.wait() == "bid"
    player.settle()
    assert player.page.evaluate(HIDDEN, ".stack span:last-child") == 0
    assert player.page.evaluate(HIDDEN, ".stage .pot, .stage .place") == 0
    player.close()


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_few_stacks_stand_in_one_row(browser: Browser, site: str, size: Size) -> None:
    player = Player(browser, site, size)
    Stage(player, naming(), 2)
    expect(player.page.locator(".stack")).to_have_count(5)
    expect(player.page.locator(".stack.low")).to_have_count(0)
    player.close()


def test_the_scores_fit_the_smallest_phone(browser: Browser, site: str) -> None:
    player = Player(browser, site, "short")
    Stage(player, table(*["(0,0) [3,2] [2,2]", "(4,4) [2,2] [1,0]", "(5,6) [1,1]", "(5,5) [1,0]"]), 0)
    assert player.wait() == "over"
    player.settle()
    assert player.page.locator("dialog").evaluate("it => it.scrollWidth <= it.clientWidth")
    player.close()
