"""Klack Klack Bang on every screen: whatever is asked can be answered without scrolling."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

import sixgun
from sixgun.core.table import Table
from tests.web.player import Player, Size
from tests.web.sizes import assert_at_hand, on_every_screen
from tests.web.staged import Stage

pytestmark = pytest.mark.browser
STACKS = [[[2, 2], [1, 1]], [[2, 0]], [], [], [], [[1, 0]]]


def laid(*bids: str) -> Callable[[], Table]:
    """Six players with bills and stacks, after these bids."""

    def table() -> Table:
        hand = [[1, 1]] * 6
        t = sixgun.position("klack", {"seats": 6, "hand": hand, "stacks": STACKS, "center": 2})
        for seat, action in enumerate(bids):
            t.apply(seat, sixgun.parse("klack", action))
        return t

    return table


LOW, HIGH = "bid (1,0)", "bid (0,1)"
QUESTIONS: dict[str, tuple[Callable[[], Table], list[str], list[str]]] = {  # what is seen, what is hit
    "bid": (laid(), [".hand .one"], [".hand .seal"]),
    "raise": (laid(HIGH, HIGH, LOW, LOW, LOW, LOW), [".hand .one"], [".hand .seal"]),
    "victim": (laid(HIGH, LOW, LOW, LOW, LOW, LOW), [], ["button.seat.lit"]),
}


@on_every_screen
@pytest.mark.parametrize("asked", QUESTIONS)
def test_what_is_asked_is_at_hand(browser: Browser, site: str, size: Size, zoom: float, asked: str) -> None:
    table, things, buttons = QUESTIONS[asked]

    def lay(player: Player) -> None:
        Stage(player, table(), 0)
        expect(player.page.locator(".strip .yours")).to_be_visible()
        expect(player.page.locator(buttons[-1]).first).to_be_visible()

    sees = [*things, ".stage .seat"]
    assert_at_hand(browser, site, size, zoom, lay, sees=sees, hits=buttons, name=f"klack-full-{asked}")
