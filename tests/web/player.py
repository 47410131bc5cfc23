"""A visitor with a browser: opens pages, plays Klack Klack Bang, and notes every error of the console."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Position, expect

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SHOTS = ROOT / "build/shots"
SIZES = {
    "small": (360, 740),
    "short": (360, 640),
    "phone": (390, 844),
    "side": (844, 390),  # a phone on its side
    "low": (1280, 600),
    "laptop": (1366, 650),
    "desktop": (1280, 800),
}
PATIENCE = 60_000
LONGEST = 600_000  # somebody who is out of the game waits for its end
GLANCE = 50  # between two looks at several players
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

OUT_OF_REACH = """(buttons) => buttons.filter((one) => {
    const found = [...document.querySelectorAll(one)].filter((it) => it.getClientRects().length > 0);
    return !found.length || !found.every((it) => {
        const {left, top, right, bottom} = it.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return it.contains(hit) || hit?.contains(it);
    });
})"""

# All letters are there, the page has been laid out by its true size, and nothing on it fades or moves.
DRAWN = """async () => {
    await document.fonts.ready;
    for (const _ of "12345") await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations()
        .filter((one) => one.effect.getComputedTiming().endTime < Infinity)
        .map((one) => one.finished));
}"""
VIOLATIONS = """async (kinds) => {
    const rules = {"label-content-name-mismatch": {enabled: true}};
    return (await axe.run({rules})).violations
        .filter((one) => kinds.includes(one.impact) || kinds.includes(one.id))
        .map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(", ")}`);
}"""
# Letters reach a little above and below a narrow line; what is cut off is a whole line.
CUT = """(it) => it.scrollWidth > it.clientWidth
    || it.scrollHeight - it.clientHeight > parseFloat(getComputedStyle(it).lineHeight) / 2"""
OVER = 'has("dialog .teams, dialog table")'

# The answer to "what is asked now?", or nothing as long as the page is not at rest. A player who wants no
# motion skips what is acted out, by the key for it: found and pressed at once, so that no key comes too late.
ASKED = """() => {
    const has = (what) => document.querySelector(what) !== null;
    if (%(until)s) return "over";
    if (%(skips)s && has(".strip .skip"))
        document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "Escape", bubbles: true}));
    return has(".strip.asked[data-busy='false'] .yours") ? %(kinds)s : null;
}"""

Size = Literal["small", "short", "phone", "side", "low", "laptop", "desktop"]
Theme = Literal["light", "dark"]


class Player:
    """One browser context: its own storage, so its own name and seats."""

    # Which question is on the page, in the words of `answer`; null if it is not all there yet.
    kinds = """has("button.seat.lit") ? "victim" : has("button.breaks") ? "convert"
        : has(".hand.open") ? "bid" : null"""

    def __init__(
        self,
        browser: Browser,
        site: str,
        size: Size = "desktop",
        theme: Theme = "light",
        still: bool = True,
        zoom: float = 1.0,
        touch: bool = False,
    ) -> None:
        width, height = SIZES[size]
        self.context = browser.new_context(
            viewport={"width": round(width / zoom), "height": round(height / zoom)},
            device_scale_factor=zoom,
            color_scheme=theme,
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
        )
        self.context.set_default_timeout(PATIENCE)
        self.site, self.look, self.still = site, f"{size}-{theme}", still
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

    def resize_to(self, size: Size, zoom: float = 1.0) -> None:
        """The same page on another screen."""
        width, height = SIZES[size]
        self.look = f"{size}-{self.look.split('-')[1]}"
        self.page.set_viewport_size({"width": round(width / zoom), "height": round(height / zoom)})

    def resize(self, size: Size, zoom: float = 1.0) -> None:
        """The same page on another screen, opened anew."""
        self.resize_to(size, zoom)
        self.page.reload()
        self.settle()

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

    def come_to(self, host: Player, name: str = "") -> None:
        """Open a friend's table by its link and sit down, by key: news from others may move the button."""
        self.page.goto(host.page.locator(".share code").first.inner_text())
        if name:
            self.page.get_by_label("Your name").fill(name)
        self.button("Take a seat").press("Enter")

    def see_code(self) -> None:
        """Wait for the picture of the table's link, which is not to be had once the table has moved."""
        self.page.wait_for_function("() => document.querySelector('.share img')?.naturalWidth > 0")

    def get_ready(self) -> None:
        self.button("I am ready").press("Enter")

    # -- at the table ------------------------------------------------------------------------

    def wait(self, until: str = OVER) -> str:
        """Wait until the page is at rest with a question for this player, and say which; or "over"."""
        return str(self.page.wait_for_function(self.script(until), timeout=LONGEST).json_value())

    def asked(self, until: str) -> str | None:
        """The answer of `wait` if there is one now."""
        found = self.page.evaluate(self.script(until))
        return None if found is None else str(found)

    def script(self, until: str) -> str:
        return ASKED % {"until": until, "skips": str(self.still).lower(), "kinds": self.kinds}

    def move(self) -> str:
        """Make one decision with the mouse."""
        asked = self.wait()
        if asked != "over":
            self.answer(asked)
        return asked

    def answer(self, asked: str) -> None:
        if asked == "victim":
            self.touch("button.seat.lit")
        if asked == "convert":
            self.touch("button.breaks")
        if asked == "bid":
            self.page.locator(".hand .one").last.click()  # the one that lies on top
            self.page.locator(".seal").click()

    def move_by_keys(self) -> str:
        """Make one decision with the keyboard alone."""
        asked = self.wait()
        keys = self.page.keyboard
        if asked == "victim":
            keys.press("ArrowRight")
            keys.press("Enter")
        if asked == "convert":
            keys.press("1")
        if asked == "bid":
            keys.press("1" if self.page.get_by_label("Bid one 1,000 bill").count() else "2")
            keys.press("Enter")
        return asked

    def touch(self, selector: str, position: Position | None = None) -> None:
        """Click the first thing of that kind that is there now, unless it vanishes under the pointer."""
        thing = self.page.query_selector(selector)
        try:
            if thing is not None:
                thing.click(position=position)
        except Error as error:
            if "not attached" not in error.message:
                raise

    def question(self) -> str | None:
        """The number of the question that is asked now."""
        return self.page.locator(".strip").get_attribute("data-question")

    def settle(self) -> None:
        """Wait until all that was heard is acted out, every answer has arrived, and the page is drawn."""
        expect(self.page.locator(".strip")).to_have_attribute("data-busy", "false")
        self.page.evaluate(DRAWN)

    def out_of_sight(self, *things: str) -> list[str]:
        """Of these things, the ones that do not fit between the top of the page and the bar of windows."""
        self.settle()
        found: list[str] = self.page.evaluate(OUT_OF_SIGHT, things)
        return found

    def out_of_reach(self, *buttons: str) -> list[str]:
        """Of these buttons, the ones that a click in their middle would not hit."""
        self.settle()
        found: list[str] = self.page.evaluate(OUT_OF_REACH, buttons)
        return found

    def long_press(self, thing: Locator) -> None:
        """A finger rests on it until it is told what it is."""
        box = thing.bounding_box()
        assert box is not None
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        line = self.context.new_cdp_session(self.page)
        line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        expect(self.page.get_by_role("tooltip")).to_be_visible()
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def cut(self, words: str) -> list[str]:
        """Of these words, the ones that are not shown to their end."""
        self.settle()
        found = self.page.locator(words).all()
        return [one.inner_text() for one in found if one.evaluate(CUT)]

    def rematch(self, *, by_key: bool = False) -> None:
        """One gesture at the end of a game with bots: the next one is dealt, and this player sits there.
        Where bots shoot first, it may be over before the player is asked."""
        table, button = self.page.url, self.button("Rematch")
        button.press("Enter") if by_key else button.click()
        expect(self.page).not_to_have_url(table)
        expect(self.page.locator(".self")).to_have_count(1)

    # -- accessibility -----------------------------------------------------------------------

    def check(self) -> None:
        """axe-core finds nothing serious on this page, no heading out of order, and no name that differs from
        what is to be read."""
        self.page.evaluate(DRAWN)
        self.page.evaluate(AXE.read_text())  # by the debugger: the page's own policy allows no other script
        found: list[str] = self.page.evaluate(VIOLATIONS, ["serious", "critical", "heading-order"])
        assert not found, found


def play_on(players: Sequence[Player], moves: int, until: str = OVER) -> None:
    """Everybody moves when they are asked, until all see the end; somebody who is out only watches."""
    going = list(players)
    for _ in range(moves):
        player, asked = next_asked(going, until)
        if asked == "over":
            going.remove(player)
        else:
            player.answer(asked)
        if not going:
            return
    raise AssertionError("the game does not end")


def next_asked(players: Sequence[Player], until: str) -> tuple[Player, str]:
    """One player is waited for; several are looked at in turn."""
    if len(players) == 1:
        return players[0], players[0].wait(until)
    for _ in range(LONGEST // GLANCE):
        for player in players:
            if asked := player.asked(until):
                return player, asked
        players[0].page.wait_for_timeout(GLANCE)
    raise AssertionError("nobody is asked")
