"""A visitor who plays BANG!: with the mouse, or with the keyboard alone."""

from __future__ import annotations

import re
from contextlib import suppress

from playwright.sync_api import Position, TimeoutError, expect

from tests.web.player import PATIENCE, Player

ASKED = """() => document.querySelector("dialog .team, .strip .btn.main") ? "over"
    : document.querySelector(".strip .skip") ? "skip"
    : document.querySelector(".strip.asked .yours") ? "asked" : null"""
LIT = """(more) => {
    const has = (lit) => document.querySelector(lit) !== null;
    if (has(".deeds .about") || has(".deeds .uses kbd")) return ".deeds .uses .btn";
    if (has(".scene .lit")) return ".scene .lit";
    if (has(".deeds .throw[aria-disabled=true]")) return ".hand .can:not(.up)";
    if (has(".deeds .throw")) return ".deeds .throw";
    const ends = has(".deeds .ends");
    if (has(".hand .can") && (more || !ends)) return ".hand .can";
    if (has(".laid .may") && !ends) return ".laid .may";
    return ends ? ".deeds .ends" : ".deeds .btn";
}"""
END = ".deeds .ends"
PLAYS = 3  # cards played in a turn before it is ended
SOON = 5_000


class Gunslinger(Player):
    """Plays what is lit: a few cards a turn, an answer where there is one."""

    plays = 0

    def house_rules(self, seats: int, bots: str = "heuristic", **options: str) -> None:
        self.open()
        self.page.get_by_role("button", name=re.compile(r"House rules BANG! \+")).click()
        self.page.get_by_label("Seats at the table").select_option(str(seats))
        self.page.get_by_label("Bots play").select_option(bots)
        for name, value in options.items():
            self.page.locator(f"select[aria-labelledby='{name}-name']").select_option(value)
        self.button("Play by these rules").click()

    def play_now(self, seats: int = 4, bots: str = "heuristic", **options: str) -> None:
        self.house_rules(seats, bots, **options)
        self.page.get_by_role("button", name=re.compile(r"Play now BANG! \+")).click()
        expect(self.page.locator(".bang")).to_be_visible()

    def is_over(self) -> bool:
        return self.page.locator("dialog .team, .strip .btn.main").count() > 0

    def show_end(self) -> None:
        """The sheet of the end, also if a key that was meant to skip has closed it."""
        if not self.page.locator("dialog .team").count():
            self.page.locator(".strip .btn.main").click()
        expect(self.page.locator("dialog .team").first).to_be_visible()

    def is_asked(self) -> bool:
        """Now; what only happens is skipped."""
        if self.page.locator(".strip .skip").count():
            self.page.keyboard.press("Escape")
        return self.page.locator(".strip.asked .yours").count() > 0

    def wait(self) -> str:
        """Until the player is asked or the game is over; what only happens is skipped."""
        while True:
            found = str(self.page.wait_for_function(ASKED, timeout=PATIENCE).json_value())
            if found != "skip":
                return found
            self.page.keyboard.press("Escape")

    def move(self) -> str:
        """One gesture; a question may take two."""
        asked = self.wait()
        if asked == "asked":
            self.gesture()
        return asked

    def gesture(self) -> None:
        """Touch what is lit. What has changed meanwhile is looked at anew."""
        found = self.page.evaluate(LIT, self.plays < PLAYS)
        self.plays = self.plays + 1 if found.startswith(".hand") else 0 if found == END else self.plays
        place: Position | None = {"x": 9, "y": 50} if found.startswith(".hand") else None
        with suppress(TimeoutError):
            self.page.locator(found).first.click(position=place, timeout=SOON)


# Whether something is focused that the selector means, and everybody can see that it is.
FOCUSED = """(wanted) => {
    const here = document.activeElement;
    if (!here.matches(wanted)) return false;
    return here.matches(":focus-visible") && parseFloat(getComputedStyle(here).outlineWidth) > 0;
}"""
STOPS = 200  # more than any page has to tab through


class KeyGunslinger(Gunslinger):
    """The same without ever touching a mouse, from the front page on."""

    def play_now(self, seats: int = 4, bots: str = "heuristic", **options: str) -> None:
        """What the front page offers: no house rules are asked for."""
        self.open()
        expect(self.page.locator(".poster")).to_have_count(5)
        self.walk("Tab", ".poster.bang .does .main")
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".bang")).to_be_visible()

    def show_end(self) -> None:
        """The sheet of the end, and by Tab the first thing that can be done then."""
        if not self.page.locator("dialog .team").count():
            self.walk("Tab", ".strip .btn.main")
            self.page.keyboard.press("Enter")
        expect(self.page.locator("dialog .team").first).to_be_visible()

    def gesture(self) -> None:
        """The key that the thing shows, if it shows one; else to it by the arrows, and Enter."""
        found = self.page.evaluate(LIT, self.plays < PLAYS)
        self.plays = self.plays + 1 if found.startswith(".hand") else 0 if found == END else self.plays
        question = self.page.locator(".strip").get_attribute("data-question")
        shown = self.page.locator(f"{found} >> kbd")
        if found == END:
            self.page.keyboard.press("e")
        elif shown.count():
            self.page.keyboard.press(shown.first.inner_text())
        elif self.walk("ArrowRight", found, question):
            self.page.keyboard.press("Enter")

    def walk(self, key: str, wanted: str, question: str | None = None) -> bool:
        """Press the key until something of that kind is focused, or another question comes up."""
        for _ in range(STOPS):
            if self.page.evaluate(FOCUSED, wanted):
                return True
            if question and self.page.locator(".strip").get_attribute("data-question") != question:
                return False
            self.page.keyboard.press(key)
        raise AssertionError(f"{wanted} is not to be reached by {key}")
