"""A visitor who plays BANG!: with the mouse, or with the keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.player import Player

LIT = """(more) => {
    const has = (lit) => document.querySelector(lit) !== null;
    if (has(".deeds .about") || has(".deeds .uses kbd")) return ".deeds .uses .btn";
    if (has(".scene .lit")) return ".scene .lit";
    if (has(".deeds .throw[aria-disabled=true]")) return ".hand .can:not(.up)";
    if (has(".deeds .throw")) return ".deeds .throw";
    const ends = has(".deeds .ends");
    if (has(".hand .can") && (more || !ends)) return ".hand .can";
    if (has(".laid .may") && !ends) return ".laid .may";
    if (has(".window .pass.main")) return ".window .pass";
    return ends ? ".deeds .ends" : ".deeds .btn";
}"""
END = ".deeds .ends"
PLAYS = 3  # cards played in a turn before it is ended


class Gunslinger(Player):
    """Plays what is lit: a few cards a turn, an answer where there is one."""

    kinds = '"asked"'
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

    def answer(self, asked: str) -> None:
        """Touch what is lit; a question may take two gestures."""
        found = self.lit()
        self.touch(found, {"x": 9, "y": 50} if found.startswith(".hand") else None)

    def lit(self) -> str:
        """A selector of what may be touched next; nobody plays cards for ever."""
        found = str(self.page.evaluate(LIT, self.plays < PLAYS))
        self.plays = self.plays + 1 if found.startswith(".hand") else 0 if found == END else self.plays
        return found


# Whether something is focused that the selector means, and everybody can see that it is.
FOCUSED = """(wanted) => {
    const here = document.activeElement;
    if (!here.matches(wanted)) return false;
    return here.matches(":focus-visible") && parseFloat(getComputedStyle(here).outlineWidth) > 0;
}"""
KEY = "(thing) => document.querySelector(`${thing} kbd`)?.textContent.trim()"
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

    def answer(self, asked: str) -> None:
        """Press the key that the thing shows, if it shows one; else go there by the arrows, and Enter."""
        found, question = self.lit(), self.question()
        shown = self.page.evaluate(KEY, found)
        if found == END:
            self.page.keyboard.press("e")
        elif shown:
            self.page.keyboard.press(shown)
        elif self.walk("ArrowRight", found, question):
            self.page.keyboard.press("Enter")

    def walk(self, key: str, wanted: str, question: str | None = None) -> bool:
        """Press the key until something of that kind is focused, or another question comes up."""
        for _ in range(STOPS):
            if self.page.evaluate(FOCUSED, wanted):
                return True
            if question and self.question() != question:
                return False
            self.page.keyboard.press(key)
        raise AssertionError(f"{wanted} is not to be reached by {key}")
