"""A visitor who plays Kablamo: whatever the table asks, by mouse or by keyboard."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.player import Player

CLICKS = {
    "options": ".hand .options button",
    "chamber": ".wedge.lit:not(.chosen)",
    "seat": "button.seat.lit",
    "target": ".middle button.chip.lit",
    "give": ".chips button.lit",
}


class Gunner(Player):
    """A player of Kablamo."""

    kinds = """has(".hand .seal") ? "load"
        : has(".window .pass.main") ? "window"
        : has(".hand .options button") ? "options"
        : has(".wedge.lit:not(.chosen)") ? "chamber"
        : has("button.seat.lit") ? "seat"
        : has(".middle button.chip.lit") ? "target"
        : has(".chips button.lit") ? "give" : null"""

    def sit_down(self, seats: int, bots: str = "random", **options: str) -> None:
        """House rules, then a game with bots."""
        self.set_rules(seats, bots, **options)
        self.button("Play now Kablamo").click()
        expect(self.page.locator(".kab")).to_be_visible()

    def set_rules(self, seats: int, bots: str = "random", **options: str) -> None:
        """With windows that stay open until the player answers, however slow the machine."""
        self.open()
        self.button("House rules Kablamo").click()
        self.page.get_by_label("Seats at the table").select_option(str(seats))
        self.page.get_by_label("Bots play").select_option(bots)
        self.page.get_by_label("Reaction windows").select_option("answered")
        for option, value in {"window_seconds": "600", **options}.items():
            field = self.page.locator(f"[aria-labelledby='{option}-name']")
            field.fill(value) if value.isdigit() else field.select_option(value)
        self.button("Play by these rules").click()

    def answer(self, asked: str) -> None:
        if asked == "load":
            self.load()
        elif asked == "window":
            self.touch(".window .pass")
        elif asked in CLICKS:
            self.touch(CLICKS[asked])
            if self.page.locator(".paired").count():  # two players are to be named
                self.touch(".plate:not(.paired) button.seat.lit")

    def move_by_keys(self) -> str:
        """Make one decision with the keyboard alone."""
        asked, keys = self.wait(), self.page.keyboard
        if asked == "load":
            self.choose_bullets()
            keys.press("Enter")
            if self.page.locator(".danger").count():
                keys.press("Enter")
        elif asked == "window":
            keys.press("p")
        elif asked == "options":
            keys.press("1")
        elif asked in CLICKS:
            keys.press("ArrowRight")
            keys.press("Enter")
            if self.page.locator(".paired").count():
                keys.press("ArrowRight")
                keys.press("Enter")
        return asked

    def choose_bullets(self) -> None:
        """By their numbers, each into the next chamber to be fired."""
        for chip in range(self.page.locator(".chips button").count()):
            if self.page.locator(".seal[aria-disabled=false]").count():
                return
            if not self.page.locator(".chips button").nth(chip).evaluate("it => it.matches('.used')"):
                self.page.keyboard.press(str(chip + 1))

    def load(self) -> None:
        """Bullet by bullet, then once for all."""
        self.choose_bullets()
        self.page.locator(".seal").click()
        if self.page.locator(".danger").count():  # said once: the first shot is a Kablamo
            self.page.locator(".seal").click()

    # -- things to point at ------------------------------------------------------------------

    def chamber(self, position: int) -> Locator:
        return self.page.locator(f".tray [data-chamber$=':{position}']")

    def drag(self, chip: int, position: int) -> None:
        """A bullet of the hand into a chamber of the own revolver."""
        self.settle()
        start = middle(self.page.locator(".chips button").nth(chip))
        self.page.mouse.move(*start)
        self.page.mouse.down()
        x, y = middle(self.chamber(position))
        self.page.mouse.move((start[0] + x) / 2, (start[1] + y) / 2)
        self.page.mouse.move(x, y)
        self.page.mouse.up()

    def order(self, until: str) -> None:
        """Switch a standing order on."""
        expect(self.page.locator(".window")).to_be_visible()
        self.page.keyboard.press("o")
        chip = self.page.locator(".orders .chip", has_text=until)
        chip.click()
        expect(chip).to_have_attribute("aria-pressed", "true")
        self.leave_windows()

    def leave_windows(self) -> None:
        """From now on a standing order answers windows; the player is not asked for them."""
        self.kinds = self.kinds.replace('? "window"', "? null")

    def story(self) -> Locator:
        """The log, opened if it is folded; a page that was loaded anew shows the table first."""
        expect(self.page.locator(".kab")).to_be_visible()
        if not self.page.get_by_role("log").count():
            self.page.keyboard.press("l")
        return self.page.get_by_role("log")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
