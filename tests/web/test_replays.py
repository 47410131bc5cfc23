"""Replays: what an open one shows of every game, and that its controls stay in sight."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

import sixgun
from sixgun.games.bang.table import BangTable
from sixgun.games.kablamo.table import KablamoTable
from tests.web.player import DRAWN, OUT_OF_SIGHT, Player
from tests.web.sizes import SIZES
from tests.web.staged import film

pytestmark = pytest.mark.browser


def test_an_open_replay_of_bang_shows_every_hand(browser: Browser, site: str) -> None:
    player, t = Player(browser, site), sixgun.new("bang", seats=4, seed=3)
    assert isinstance(t, BangTable)
    film(player, t, 0)
    bottom, *others = [len(hand) for hand in t.hand]
    expect(player.page.locator(".tray .hand .one")).to_have_count(bottom)
    for seat, cards in enumerate(others, 1):
        held = player.page.locator(f".gunman:has([data-seat='{seat}']) .held")
        expect(held).to_have_count(cards)
    film(player, sixgun.new("bang", seats=4, seed=3), 0, None)
    expect(player.page.locator(".gunman")).to_have_count(4)
    expect(player.page.locator(".held, .tray .hand .one")).to_have_count(0)
    player.close()


def test_an_open_replay_of_kablamo_shows_every_spare(browser: Browser, site: str) -> None:
    player, t = Player(browser, site), sixgun.new("kablamo", seats=3, seed=3)
    assert isinstance(t, KablamoTable)
    film(player, t, 0)
    for seat, spares in enumerate(t.spares):
        expect(player.page.locator(f"[data-spot='hand:{seat}'] .opened li")).to_have_count(len(spares))
    player.close()


def test_an_open_replay_of_klack_shows_what_is_in_every_hand(browser: Browser, site: str) -> None:
    player = Player(browser, site)
    film(player, sixgun.new("klack", seats=3, seed=3), 0)
    expect(player.page.locator(".seat .inhand")).to_have_text([re.compile("^ *18,000")] * 3)
    player.close()


def test_an_open_replay_of_dice_shows_every_role(browser: Browser, site: str) -> None:
    player = Player(browser, site)
    film(player, sixgun.new("bang_dice", seats=5, seed=3), 0)
    expect(player.page.locator(".role use[href='#d-back']")).to_have_count(0)
    expect(player.page.locator(".role")).to_have_count(5)
    player.close()


OVERLAID = """(things) => {
    const found = [...document.querySelectorAll(things)].map((it) => it.getBoundingClientRect());
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return found.flatMap((one, at) => found.slice(at + 1).filter((other) => meet(one, other)));
}"""


def test_a_replay_fits_every_screen_with_the_most_seats_and_the_keys_to_step(
    browser: Browser, site: str
) -> None:
    player = Player(browser, site)
    film(player, sixgun.new("bang", seats=7, seed=5, shadow=True), 100)  # two are dead
    expect(player.page.locator(".gunman")).to_have_count(7)
    sees = [".place .seat", ".own .seat", ".tray .hand .one", ".did", ".controls input", ".keys > .btn.flip"]
    for size in SIZES:
        player.resize_to(size)
        player.page.evaluate(DRAWN)
        player.shot("bang-replay")
        assert player.page.evaluate(OUT_OF_SIGHT, sees) == [], size
        assert player.page.evaluate(OVERLAID, ".place .seat, .own .seat") == [], size
    player.close()
