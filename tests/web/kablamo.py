"""A visitor who plays Kablamo: whatever the table asks, by mouse or by keyboard."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.player import PATIENCE, Player

# What is asked now; the first that fits. Whatever is being acted out is skipped first.
ASKED = """() => {
  const has = (what) => document.querySelector(what) !== null;
  if (has("dialog table")) return "over";
  document.querySelector(".strip .bare")?.click();
  if (!has(".strip.asked .yours")) return null;
  if (has(".hand .seal")) return "load";
  if (has(".window .pass.main")) return "window";
  if (has(".hand .options button")) return "options";
  if (has(".wedge.lit:not(.chosen)")) return "chamber";
  if (has("button.seat.lit")) return "seat";
  if (has(".middle button.chip.lit")) return "target";
  return has(".chips button.lit") ? "give" : null;
}"""
CLICKS = {
    "options": ".hand .options button",
    "chamber": ".wedge.lit:not(.chosen)",
    "seat": "button.seat.lit",
    "target": ".middle button.chip.lit",
    "give": ".chips button.lit",
}


class Gunner(Player):
    """A player of Kablamo."""

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
        for option, value in {"window_seconds": "600", **options}.items():
            field = self.page.locator(f"[aria-labelledby='{option}-name']")
            field.fill(value) if value.isdigit() else field.select_option(value)
        self.button("Play by these rules").click()

    def asked(self) -> str | None:
        """What is asked of this player at this very moment."""
        found = self.page.evaluate(ASKED)
        return None if found is None else str(found)

    def wait(self) -> str:
        return str(self.page.wait_for_function(ASKED, timeout=PATIENCE).json_value())

    def move(self) -> str:
        """One decision with the mouse."""
        asked = self.wait()
        question = self.question()
        if asked == "load":
            self.load()
        elif asked == "window":
            self.page.locator(".window .pass").click()
        elif asked in CLICKS:
            self.page.locator(CLICKS[asked]).first.click()
            if self.page.locator(".paired").count():  # two players are to be named
                self.page.locator(".plate:not(.paired) button.seat.lit").first.click()
        if asked != "over":
            self.gone(question)
        return asked

    def move_by_keys(self) -> str:
        """One decision with the keyboard alone."""
        asked = self.wait()
        question, keys = self.question(), self.page.keyboard
        if asked == "load":
            self.choose_bullets()
            keys.press("Enter")
            self.loaded()
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
        if asked != "over":
            self.gone(question)
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
        self.loaded()

    def loaded(self) -> None:
        """All parts of the load have been taken."""
        self.page.wait_for_function(
            """() => document.querySelector(".strip.asked .yours") === null
                || document.querySelector(".hand .seal") === null""",
            timeout=PATIENCE,
        )

    def question(self) -> str:
        return str(self.page.evaluate("document.querySelector('.kab').dataset.question"))

    def gone(self, question: str) -> None:
        """The question is answered: another one is asked, or the answer waits for the others."""
        self.page.wait_for_function(
            """(before) => document.querySelector("dialog table") !== null
                || document.querySelector(".strip.asked .yours") === null
                || document.querySelector(".kab").dataset.question !== before""",
            arg=question,
            timeout=PATIENCE,
        )

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

    def is_still_asked_in_round(self, number: int) -> bool:
        """Wait for a question other than a window's; the next round or the end may come first."""
        found = self.page.wait_for_function(
            f"""() => {{
              const asked = ({ASKED})();
              const round = document.querySelector(".middle .round")?.textContent ?? "";
              if (asked === "over" || Number(/\\d+/.exec(round)) > {number}) return "on";
              return asked === "window" ? null : asked;
            }}""",
            timeout=PATIENCE,
        )
        return bool(found.json_value() != "on")

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
