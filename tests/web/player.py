"""A visitor with a browser: opens pages, plays Klack Klack Bang, and notes every error of the console."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SHOTS = ROOT / "build/shots"
SIZES = {"small": (360, 740), "phone": (390, 844), "desktop": (1280, 800)}
PATIENCE = 60_000
NOT_OURS = (
    "Cross-Origin-Opener-Policy header has been ignored",  # said of every page that has no https
    "[Intervention] Slow network is detected",  # said of a busy machine
)

OUT_OF_SIGHT = """(things) => {
    const end = document.querySelector(".window")?.getBoundingClientRect().top ?? innerHeight;
    const fits = ({left, top, right, bottom}) =>
        left > -1 && top > -1 && right < innerWidth + 1 && bottom < end + 1;
    const drawn = (it) => it.getClientRects().length > 0;
    return things.filter((one) => ![...document.querySelectorAll(one)].filter(drawn)
        .every((it) => fits(it.getBoundingClientRect())));
}"""

Size = Literal["small", "phone", "desktop"]
Theme = Literal["light", "dark"]


class Player:
    """One browser context: its own storage, so its own name and seats."""

    def __init__(
        self, browser: Browser, site: str, size: Size = "desktop", theme: Theme = "light", still: bool = True
    ) -> None:
        width, height = SIZES[size]
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=theme,
            reduced_motion="reduce" if still else "no-preference",
        )
        self.context.set_default_timeout(PATIENCE)
        self.site, self.look = site, f"{size}-{theme}"
        self.errors: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _note(self, message: ConsoleMessage) -> None:
        ours = not any(words in message.text for words in NOT_OURS)
        if message.type in ("error", "warning") and ours:
            self.errors.append(message.text)

    def open(self, path: str = "/") -> None:
        self.page.goto(self.site + path)

    def close(self) -> None:
        """Every test ends here: nothing may have been complained of."""
        self.context.close()
        assert not self.errors, self.errors

    def shot(self, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}-{self.look}.png")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(name)).first

    # -- before the game ---------------------------------------------------------------------

    def house_rules(self, seats: int, bots: str = "random") -> None:
        """With so much time that the player answers himself, however slow the machine."""
        self.open()
        self.button("House rules Klack").click()
        self.page.get_by_label("Seats at the table").select_option(str(seats))
        self.page.get_by_label("Bots play").select_option(bots)
        self.page.locator("input[aria-labelledby='decision_seconds-name']").fill("600")
        self.button("Play by these rules").click()

    def play_now(self, seats: int = 3, bots: str = "random") -> None:
        self.house_rules(seats, bots)
        self.button("Play now Klack").click()
        expect(self.page.locator(".stage")).to_be_visible()

    # -- at the table ------------------------------------------------------------------------

    def is_over(self) -> bool:
        return self.page.locator("dialog table").count() > 0

    def wait(self) -> str:
        """What is asked of this player now: bid, victim, convert, or over."""
        found = self.page.wait_for_function(
            """() => document.querySelector("dialog table") ? "over"
                : document.querySelector("button.seat.lit") ? "victim"
                : document.querySelector("button.breaks") ? "convert"
                : document.querySelector(".strip.asked") && document.querySelector(".hand.open") ? "bid"
                : null""",
            timeout=PATIENCE,
        )
        return str(found.json_value())

    def move(self) -> str:
        """One decision with the mouse."""
        asked, question = self.wait(), self.question()
        if asked == "victim":
            self.page.locator("button.seat.lit").first.click()
        if asked == "convert":
            self.page.locator("button.breaks").first.click()
        if asked == "bid":
            self.page.locator(".hand .one").last.click()  # the one that lies on top
            self.page.locator(".seal").click()
        if asked != "over":
            self.sent(question)
        return asked

    def move_by_keys(self) -> str:
        """One decision with the keyboard alone."""
        asked, question = self.wait(), self.question()
        keys = self.page.keyboard
        if asked == "victim":
            keys.press("ArrowRight")
            keys.press("Enter")
        if asked == "convert":
            keys.press("1")
        if asked == "bid":
            keys.press("1" if self.page.get_by_label("Bid one 1,000 bill").count() else "2")
            keys.press("Enter")
        if asked != "over":
            self.sent(question)
        return asked

    def question(self) -> str | None:
        """The number of the question that is asked now."""
        return self.page.locator(".strip").get_attribute("data-question")

    def sent(self, question: str | None) -> None:
        """That question is answered: it is gone, or it says what is sealed; the next may already be asked."""
        self.page.wait_for_function(
            """(before) => !document.querySelector(".strip.asked")
                || document.querySelector(".strip").dataset.question !== before""",
            arg=question,
        )

    def settle(self) -> None:
        """All letters are there, and the page has been laid out by its true size and drawn."""
        self.page.evaluate(
            """async () => {
                await document.fonts.ready;
                for (const _ of "12345") await new Promise(requestAnimationFrame);
            }"""
        )

    def out_of_sight(self, *things: str) -> list[str]:
        """Of these things, the ones that do not fit between the top of the page and the bar of windows."""
        self.settle()
        found: list[str] = self.page.evaluate(OUT_OF_SIGHT, things)
        return found

    def cut(self, words: str) -> list[str]:
        """Of these words, the ones that are not shown to their end."""
        self.settle()
        found = self.page.locator(words).all()
        return [one.inner_text() for one in found if one.evaluate("it => it.scrollWidth > it.clientWidth")]

    # -- accessibility -----------------------------------------------------------------------

    def check(self) -> None:
        """axe-core finds nothing serious on this page."""
        self.page.evaluate(
            """() => Promise.allSettled(document.getAnimations()
                .filter((one) => one.effect.getComputedTiming().endTime < Infinity)
                .map((one) => one.finished))"""
        )
        self.page.evaluate(AXE.read_text())  # by the debugger: the page's own policy allows no other script
        found = self.page.evaluate(
            """async () => (await axe.run()).violations
                .filter((one) => ["serious", "critical"].includes(one.impact))
                .map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(", ")}`)"""
        )
        assert not found, found
