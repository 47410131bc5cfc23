"""House rules in words: presets, pickers, a file with its template, and what is changed as chips."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.player import Player

pytestmark = pytest.mark.browser
GAMES = ("Klack", "Slap", "BANG! The Dice", "Kablamo", r"BANG! \+")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_presets_and_no_dialog_asks_for_code(browser: Browser, site: str, game: str) -> None:
    visitor = Player(browser, site, "phone")
    visitor.open()
    visitor.button(f"House rules {game}").click()
    presets = visitor.page.get_by_role("group", name="Ready-made rules")
    for name in ("First game", "By the book", "Everything"):
        expect(presets.get_by_role("button", name=name)).to_have_count(1)
    expect(presets.get_by_role("button", name="By the book")).to_have_attribute("aria-pressed", "true")
    windows = visitor.page.get_by_label("Reaction windows")  # nobody reacts to a sealed bid or in a race
    expect(windows).to_have_count(0 if game in ("Klack", "Slap") else 1)
    expect(visitor.page.locator("dialog textarea")).to_have_count(0)
    expect(visitor.page.locator("dialog")).not_to_contain_text(re.compile("JSON|CSV"))
    visitor.check()
    visitor.close()


def test_what_a_house_changes_is_on_poster_lobby_and_table(browser: Browser, site: str) -> None:
    visitor = Player(browser, site)
    visitor.open()
    chips = visitor.page.locator(".poster.bang .chips li")
    expect(visitor.page.locator(".poster.bang")).to_be_visible()
    expect(chips).to_have_count(0)
    visitor.button(r"House rules BANG! \+").click()
    visitor.button("First game").click()
    visitor.button("Play by these rules").click()
    expect(chips).to_have_text(["without Gold Rush"])
    visitor.button(r"Invite friends BANG! \+").click()
    expect(visitor.page.locator(".who .chips li")).to_have_text(["without Gold Rush"])
    visitor.button("^Deal$").click()
    visitor.page.get_by_role("button", name="Table", exact=True).click()
    expect(visitor.page.locator("dialog .chips li")).to_have_text(["without Gold Rush"])
    visitor.close()


def test_gangs_and_the_first_dealer_are_picked(browser: Browser, site: str) -> None:
    visitor = Player(browser, site)
    visitor.open()
    visitor.button("House rules Slap").click()
    rules = visitor.page.locator("dialog")
    visitor.page.get_by_label("Seats at the table").select_option("3")
    rules.get_by_role("combobox", name="First dealer").select_option("Seat 3")
    rules.get_by_role("combobox", name="Gangs").select_option("chosen for each seat")
    picks = rules.get_by_role("group", name="Gangs").locator("label select")
    expect(picks).to_have_count(3)
    picks.nth(2).select_option("Union")
    expect(picks.nth(0)).to_have_value("poncho_posse")  # who had the Union gets the other gang
    visitor.page.get_by_label("Seats at the table").select_option("4")
    expect(picks).to_have_count(4)
    visitor.check()
    visitor.button("Play by these rules").click()
    chips = visitor.page.locator(".poster.slap45 .chips li")
    expect(chips).to_have_text(["Gangs: the house’s own", "First dealer: Seat 3"])
    visitor.close()


def test_bullets_come_from_a_file_made_of_the_template(browser: Browser, site: str, tmp_path: Path) -> None:
    visitor = Player(browser, site)
    visitor.open()
    visitor.button("House rules Kablamo").click()
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name="Get the template").click()
    table = download.value.path().read_text()
    own = tmp_path / "own.csv"
    own.write_text(table.replace("click,live,8", "clack,live,8"))
    chooser = visitor.page.locator("dialog input[type=file]")
    chooser.set_input_files(own)
    expect(visitor.page.get_by_role("alert")).to_contain_text("Line 3: 'clack' is no kind of bullet")
    own.write_text(table.replace("click,live,8", "click,live,9"))
    chooser.set_input_files(own)
    expect(visitor.page.get_by_role("alert")).to_have_count(0)
    visitor.button("Play by these rules").click()
    expect(visitor.page.locator(".poster.kablamo .chips li")).to_have_text(["Bullets: the house’s own"])
    visitor.close()
