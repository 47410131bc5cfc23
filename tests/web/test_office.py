"""The host's page in a real browser, and what guests read of the host's deeds."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.asking import BEARER, SECRET, ask_now, served
from tests.server.house import House

pytestmark = pytest.mark.browser
JSON = {"Content-Type": "application/json"}
SIZES = [(1280, 800), (390, 844)]


@pytest.fixture
def place(tmp_path: Path) -> Iterator[House]:
    with served(tmp_path / "s.db") as h:
        yield h


def tell(h: House, path: str, **wish: object) -> Any:
    return ask_now(h.port, path, {**JSON, **BEARER}, "POST", json.dumps(wish).encode()).json()


def sit(h: House, browser: Browser) -> Page:
    """A guest at a table that waits for players."""
    seated = tell(h, "/api/tables", game="klack", seats=3, name="Ann")
    page = browser.new_page()
    page.goto(f"{h.url}/t/{seated['table']}#seat={seated['token']}")
    expect(page.get_by_text("Ann").first).to_be_visible()
    return page


def office(h: House, browser: Browser, size: tuple[int, int]) -> Page:
    """The host's page; whatever the browser complains about is an error."""
    context = browser.new_context(
        http_credentials={"username": "host", "password": SECRET},
        viewport={"width": size[0], "height": size[1]},
    )
    page = context.new_page()
    page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
    complaints: list[str] = []
    page.goto(f"{h.url}/admin")
    assert complaints == []
    return page


def test_guests_read_an_announcement_until_they_put_it_away(browser: Browser, place: House) -> None:
    page = sit(place, browser)
    tell(place, "/api/admin/announce", text="Last orders, please.")
    notice = page.get_by_role("status").filter(has_text="The house says: Last orders, please.")
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    page.close()


def test_guests_of_a_closed_table_read_why_and_do_not_come_again(browser: Browser, place: House) -> None:
    page = sit(place, browser)
    (table,) = place.hall.rooms
    tell(place, "/api/admin/close", table=table)
    expect(page.get_by_text("the host of this server has closed this table for good")).to_be_visible()
    expect(page.get_by_role("link", name="All games").first).to_be_visible()
    page.close()


@pytest.mark.parametrize("size", SIZES)
def test_the_page_fits_and_is_worked_by_keyboard(
    browser: Browser, place: House, size: tuple[int, int]
) -> None:
    for seats in (3, 4, 5):
        tell(place, "/api/tables", game="klack", seats=seats, name="Ann", public=True, play_now=True)
    page = office(place, browser, size)
    expect(page.get_by_role("row")).to_have_count(4)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    small = "[...document.querySelectorAll('.btn')].filter(b => b.getBoundingClientRect().height < 44)"
    assert page.evaluate(f"{small}.length") == 0
    page.get_by_role("textbox", name="Address").focus()
    page.keyboard.type("203.0.113.7")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("203.0.113.7 is banned; 0 sockets closed.")
    page.get_by_role("button", name="Lift the ban of 203.0.113.7").press("Enter")
    expect(page.get_by_role("status")).to_have_text("203.0.113.7 may come again.")
    page.get_by_role("row").locator("summary").first.press("Enter")
    page.get_by_role("button", name="Close the table").press("Enter")
    expect(page.get_by_role("status")).to_contain_text("is closed.")
    expect(page.get_by_role("row")).to_have_count(3)
    page.context.close()
