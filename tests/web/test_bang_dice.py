"""Whole games of BANG! The Dice Game in real browsers, with everything that Old Saloon adds."""

from __future__ import annotations

import json
import random
import re
import urllib.request
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Locator, expect

import sixgun
from sixgun.games.bang_dice.table import DiceTable
from sixgun.server.room.hall import SEED
from tests.games.bang_dice.story import play, table
from tests.web.conftest import serving
from tests.web.player import Player, Size, Theme, play_on
from tests.web.sizes import assert_at_hand
from tests.web.staged import Stage

pytestmark = pytest.mark.browser
MOVES = 1_500  # more than any game has decisions of one seat
FOUR = ("A sheriff 5/10", "B outlaw", "C outlaw", "D renegade")
EVERYTHING = {
    "saloon_dice": True,
    "chief_arrow": True,
    "special_roles": "special_only",
    "new_characters": True,
    "ghost": True,
}


class Gunman(Player):
    """A visitor who plays the Dice Game with the mouse, and does not wait for what has been seen."""

    kinds = '"asked"'

    def sit(self, table: str, token: str) -> None:
        self.open(f"/t/{table}#seat={token}")
        expect(self.page.locator(".stage")).to_be_visible()

    def answer(self, asked: str) -> None:
        """Whatever may be answered now, by clicking it."""
        rng = self.luck()
        if self.page.locator(".window .pass.main").count():
            self.touch(".window .pass")
        elif self.page.locator(".does .throw").count():
            self.throw(rng)
        elif self.page.locator("button.seat.lit").count():
            any_of(self.page.locator("button.seat.lit"), rng).click()
            if self.page.locator(".place.chosen").count():  # they could be chosen for more than one thing
                self.touch(".does .btn.main")
        else:
            any_of(self.page.locator(".does .btn"), rng).click()

    def luck(self) -> random.Random:
        """To each question the answer of every run."""
        return random.Random(self.question())

    def throw(self, rng: random.Random) -> None:
        dice = self.page.locator(".tray .one.free")
        if rng.random() < 0.6:
            any_of(dice, rng).click()
            self.page.locator(".does .throw").click()
        else:
            self.button("^Stop").click()

    def faces(self) -> list[str]:
        dice = self.page.locator(".tray .one .die").all()
        return [die.get_attribute("data-face") or "" for die in dice]


class KeyGunman(Gunman):
    """The same with the keyboard alone."""

    def answer(self, asked: str) -> None:
        keys, rng = self.page.keyboard, self.luck()
        if self.page.locator(".window .pass.main").count():
            keys.press("p")
        elif self.page.locator(".does .throw").count():
            if rng.random() < 0.6:
                keys.press(any_of(self.page.locator(".tray .one.free kbd"), rng).inner_text())
            keys.press("Enter")
        elif self.page.locator("button.seat.lit").count():
            keys.press(any_of(self.page.locator("button.seat.lit kbd"), rng).inner_text())
            if self.page.locator(".place.chosen").count():
                self.reach(".does .btn.main")
        else:
            self.reach(".does .btn")

    def reach(self, selector: str) -> None:
        """To that button by the arrow keys, and press it."""
        for _ in range(40):  # there are never more buttons
            if self.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
                break
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")


def any_of(found: Locator, rng: random.Random) -> Locator:
    return found.nth(rng.randrange(found.count()))


def post(site: str, path: str, **body: object) -> Any:
    head = {"Content-Type": "application/json"}
    request = urllib.request.Request(site + path, json.dumps(body).encode(), head)
    with urllib.request.urlopen(request, timeout=60) as reply:
        return json.loads(reply.read())


def seated(site: str, seats: int, options: Mapping[str, object], people: int = 1) -> tuple[str, list[str]]:
    """A table that waits for its host to deal, and the tokens of its people."""
    wish = {"game": "bang_dice", "seats": seats, "name": "Annie", "options": options, "bots": "heuristic"}
    wish["windows"] = "answered"  # everybody is asked
    first = post(site, "/api/tables", **wish, play_now=people == 1)
    path = f"/api/tables/{first['table']}/join"
    others = [post(site, path, name=f"Guest {n}")["token"] for n in range(1, people)]
    return first["table"], [first["token"], *others]


def deal(host: Gunman, table: str, token: str, guests: list[tuple[Gunman, str]]) -> None:
    host.open(f"/t/{table}#seat={token}")
    for guest, own in guests:
        guest.open(f"/t/{table}#seat={own}")
        guest.button("I am ready").click()
    expect(host.page.locator(".big")).to_have_attribute("aria-disabled", "false")
    host.button("Deal").click()
    for player in (host, *(guest for guest, _ in guests)):
        expect(player.page.locator(".stage")).to_be_visible()


def test_a_whole_game_with_everything_on_at_a_phone(browser: Browser, site: str) -> None:
    play_out(Gunman(browser, site, "phone", "dark"))


def test_on_a_small_phone_the_dice_are_in_sight_and_every_character_has_its_whole_name(
    browser: Browser, site: str
) -> None:
    player = Gunman(browser, site, "small")
    name, (token,) = seated(site, 5, EVERYTHING)
    player.sit(name, token)
    player.wait()
    assert player.out_of_sight(".strip", ".stage .place", ".tray .one", ".tray .btn") == []
    assert player.cut(".place .char") == []
    player.close()


def test_a_whole_game_with_everything_on_by_keyboard_alone(browser: Browser, site: str) -> None:
    play_out(KeyGunman(browser, site))


def play_out(player: Gunman) -> None:
    name, (token,) = seated(player.site, 5, EVERYTHING)
    player.sit(name, token)
    play_on([player], MOVES)
    expect(player.page.locator("dialog .team.won")).not_to_have_count(0)
    expect(player.page.locator("dialog .team li")).to_have_count(5)
    expect(player.page.get_by_text("Hidden role")).to_have_count(0)
    player.shot("dice-end")
    player.check()
    player.rematch()
    player.close()


@pytest.mark.parametrize(("size", "theme"), [("phone", "light"), ("desktop", "dark")])
def test_dice_are_kept_or_thrown_again_by_clicking_them(
    browser: Browser, site: str, size: Size, theme: Theme
) -> None:
    player = Gunman(browser, site, size, theme, still=False)
    throws = "beer arrow bullseye_2 gatling double_gatling | bullseye_1"
    t = table(*FOUR, "E outlaw", "F renegade", "G deputy", "H deputy", throws=throws, saloon_dice=True)
    play(t, "A: use loudmouth_die")
    Stage(player, t, 0)
    assert player.wait() == "asked"
    before = player.faces()
    player.page.locator(".tray .one.free").first.click()
    expect(player.page.locator(".tray .one.picked")).to_have_count(1)
    player.shot("dice-throw")
    player.check()
    player.page.evaluate(WITNESS)
    player.button("Throw 1 again").click()
    first = player.page.locator(".tray .one .die").first
    expect(first).to_have_attribute("data-face", "bullseye_1")
    player.page.wait_for_function("() => window.tumbled.size")
    assert player.wait() == "asked"
    assert player.page.evaluate("[...window.tumbled]") == [0]
    assert player.faces() == ["bullseye_1", *before[1:]]
    player.button("^Stop").click()
    assert player.wait() == "asked"
    expect(player.page.locator("button.seat.lit")).to_have_count(2)  # one place away to either side
    expect(player.page.locator(".far").first).to_be_visible()
    player.shot("dice-aim")
    player.check()
    player.close()


EIGHT = (
    "A sheriff 5/10 a=2",
    "B outlaw a=1",
    "C outlaw a=3+C",
    "D renegade 3/8",
    "E outlaw ghost",
    "F renegade",
    "G deputy 2/8",
    "H deputy a=1",
)
SALOON: dict[str, Any] = {"saloon_dice": True, "chief_arrow": True, "ghost": True}
THROW = "beer bullseye_1 bullseye_2 gatling double_gatling"


def saloon(*story: str) -> DiceTable:
    """Eight at the table with Old Saloon, one of them a Ghost."""
    t = table(*EIGHT, throws=THROW, **SALOON)
    play(t, *story)
    return t


LOUD = "A: use loudmouth_die"
TELLS = {  # what a finger that rests there is told
    ".tray .one >> nth=0": "gives it to anybody",
    ".tray .one >> nth=1": "Can hit Bob and Hal now.",
    ".tray .one >> nth=2": "Can hit Cy and Gus now.",
    ".tray .one >> nth=4": "3 of the 3 that it takes.",
    ".pile": "brings on the Indians",
    ".place:has([data-seat='2']) .life": "counts as two arrows",
    ".place:has([data-seat='1']) .char": "Holds one arrow",
    ".place:has([data-seat='3']) .far": "no Bull’s Eye can hit them",
    ".place:has([data-seat='3']) .role": "secret until its owner dies",
    ".place:has([data-seat='4']) .tokens": "haunt a player",
    ".place:has([data-seat='0']) .role": "Stay alive until all Outlaws",
}


def test_everything_on_the_table_tells_a_finger_what_it_is(browser: Browser, site: str) -> None:
    player = Gunman(browser, site, "phone", touch=True)
    stage = Stage(player, saloon(LOUD), 0)
    assert player.wait() == "asked"
    told = player.page.get_by_role("tooltip")
    for thing, words in TELLS.items():
        player.long_press(player.page.locator(thing).first)
        expect(told).to_contain_text(words)
        player.page.locator(".prompt").tap()
        expect(told).to_be_hidden()
    expect(player.page.locator(".tray .one.picked, dialog")).to_have_count(0)  # nothing was done
    expect(player.page.locator(".stage [title]:not(.sign), .tray [title]")).to_have_count(0)
    stage.show(saloon(), 0)
    player.long_press(player.page.locator(".saloon").last)
    expect(told).to_contain_text("Beers and broken arrows")
    player.close()


def test_ones_role_goal_and_power_stand_at_the_own_place(browser: Browser, site: str) -> None:
    player = Gunman(browser, site)
    stage = Stage(player, saloon(LOUD), 0)
    self = player.page.locator(".me .self")
    expect(self).to_contain_text("Sheriff · Paul Regret")
    expect(self.locator("p")).to_contain_text("The Gatling Gun does you no harm.")
    stage.show(saloon(LOUD), 4)
    expect(self.locator("p")).to_contain_text("play on as the Ghost")
    player.close()
    phone = Gunman(browser, site, "phone")
    Stage(phone, saloon(LOUD), 0)
    folded = phone.page.locator(".me .self p")
    expect(folded).to_be_hidden()
    phone.page.locator(".me summary").click()
    expect(folded).to_be_visible()
    assert not phone.out_of_sight(".me .self p")
    phone.close()


def test_the_ghost_plays_on_and_is_not_asked_to_finish_the_game(browser: Browser, site: str) -> None:
    player = Gunman(browser, site, "phone")
    stage = Stage(player, saloon(LOUD), 4, bots=True)
    player.settle()
    expect(player.button("Finish now")).to_have_count(0)
    stage.show(table(*FOUR, "E deputy out", throws="beer beer beer arrow beer"), 4)
    player.settle()
    expect(player.button("Finish now")).to_be_visible()
    player.close()


def test_the_end_tells_what_the_sheriff_fell_by(browser: Browser, site: str) -> None:
    player = Gunman(browser, site)
    t = table("A sheriff 1/10", *FOUR[1:], throws="beer dynamite dynamite gatling beer | dynamite")
    play(t, "A: rethrow 1")
    Stage(player, t, 0)
    expect(player.page.locator("dialog .last li").first).to_have_text(
        "The dynamite goes off: you are caught in the blast."
    )
    expect(player.page.locator("dialog .last li").last).to_have_text("You are out, and were the Sheriff.")
    player.close()


def test_the_role_that_may_be_revealed_tells_what_it_can_do(browser: Browser, site: str) -> None:
    player = Gunman(browser, site, "phone", touch=True)
    roles = ("A the_ugly", "B sheriff a=2", "C outlaw", "D renegade")
    Stage(player, table(*roles, special_roles="mixed"), 0)
    assert player.wait() == "asked"
    player.page.locator(".reveal .card").tap()
    expect(player.page.get_by_role("tooltip")).to_contain_text("have two players swap all their arrows")
    player.close()


def test_where_there_are_only_fingers_no_key_is_named(browser: Browser, site: str) -> None:
    player = Gunman(browser, site, "phone", touch=True)
    fingers = [{"name": "hover", "value": "none"}, {"name": "pointer", "value": "coarse"}]
    line = player.context.new_cdp_session(player.page)
    line.send("Emulation.setEmulatedMedia", {"features": fingers})
    stage = Stage(player, saloon(LOUD), 0)
    assert player.wait() == "asked"
    expect(player.page.locator(".tray kbd:visible")).to_have_count(0)
    stage.show(table("A the_ugly", "B sheriff a=2", *FOUR[2:], special_roles="mixed"), 0)
    assert player.wait() == "asked"
    expect(player.page.locator(".reveal .btn")).to_be_visible()
    expect(player.page.locator(".reveal kbd:visible, .window kbd:visible")).to_have_count(0)
    player.close()


FULLEST: dict[str, tuple[tuple[str, ...], str]] = {  # the story, and what is to be hit
    "throw": ((LOUD,), ".tray .free .press"),
    "aim": ((LOUD, "A: stop"), "button.seat.lit .name"),
    "saloon": ((), ".saloon"),
}


@pytest.mark.parametrize("asked", list(FULLEST))
def test_the_fullest_questions_are_answered_on_every_screen(browser: Browser, site: str, asked: str) -> None:
    story, button = FULLEST[asked]

    def lay(player: Player) -> None:
        Stage(player, saloon(*story), 0)
        expect(player.page.locator(".strip .yours")).to_be_visible()

    sees = [".stage .place", ".tray .one", ".tray .btn", ".me summary", ".stage .pile"]
    assert_at_hand(browser, site, lay, sees=sees, hits=[button], name=f"dice-full-{asked}")


# Which of these lie over one of those, by their boxes.
OVERLAPS = """([these, those]) => {
    const boxes = (all) => [...document.querySelectorAll(all)].map((one) => one.getBoundingClientRect());
    return boxes(these).filter((a) => boxes(those).some((b) =>
        a.left < b.right && b.left < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom)).length;
}"""


@pytest.mark.parametrize("size", ["short", "small", "phone"])
def test_on_a_phone_the_arrows_hide_nobody(browser: Browser, site: str, size: Size) -> None:
    player = Gunman(browser, site, size)
    Stage(player, saloon(LOUD), 0)
    assert player.wait() == "asked"
    player.settle()
    assert player.page.evaluate(OVERLAPS, [".arrow.held", ".life i"]) == 0
    assert player.page.evaluate(OVERLAPS, [".pile", ".place"]) == 0
    player.close()


@pytest.mark.parametrize("story", [(), (LOUD,), (LOUD, "A: stop")])
def test_on_the_smallest_phone_the_question_is_told_whole(
    browser: Browser, site: str, story: tuple[str, ...]
) -> None:
    player = Gunman(browser, site, "short")
    Stage(player, saloon(*story), 0)
    assert player.wait() == "asked"
    assert player.page.locator(".prompt").evaluate("it => it.scrollHeight <= it.clientHeight + 1")
    player.close()


def test_the_pile_counts_the_chiefs_arrow_apart(browser: Browser, site: str) -> None:
    player = Gunman(browser, site)
    Stage(player, table(*FOUR, throws="beer beer gatling arrow beer", chief_arrow=True), 0)
    assert player.wait() == "asked"
    expect(player.page.locator(".pile b")).to_have_text(re.compile(r"^\d\s\+ 1$"))
    player.close()


def test_the_throws_that_are_left_are_told_while_dice_may_be_thrown(browser: Browser, site: str) -> None:
    player = Gunman(browser, site)
    Stage(player, saloon(LOUD), 0)
    assert player.wait() == "asked"
    expect(player.page.locator(".whose")).to_have_text("Your dice 2 more throws")
    player.button("^Stop").click()
    expect(player.page.locator(".prompt")).to_contain_text("Who do you shoot")
    expect(player.page.locator(".whose")).to_have_text("Your dice")
    player.close()


# Notes the places of all dice that ever tumble.
WITNESS = """() => {
    window.tumbled = new Set();
    document.addEventListener("transitionrun", ({target}) => {
        const die = target.closest(".tray .one");
        if (die && target.matches(".cube")) window.tumbled.add([...die.parentNode.children].indexOf(die));
    });
}"""


def test_dice_by_keyboard_and_the_reason_for_one_that_is_locked(browser: Browser, site: str) -> None:
    player = Gunman(browser, site)
    t = table(*FOUR, throws="beer dynamite gatling arrow dynamite | beer beer gatling")
    stage = Stage(player, t, 0)
    assert player.wait() == "asked"
    player.page.keyboard.press("2")
    expect(player.page.locator(".because")).to_contain_text("DICE-054")
    player.page.keyboard.press("1")
    expect(player.page.locator(".tray .one.picked")).to_have_count(1)
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".tray .one.picked")).to_have_count(0)
    player.page.keyboard.press("a")
    expect(player.page.locator(".tray .one.picked")).to_have_count(3)
    player.page.keyboard.press("Enter")
    again = "You throw Beer, dynamite, Beer, Gatling, dynamite."
    expect(player.page.get_by_role("log").get_by_text(again)).to_be_visible()
    stage.settle()
    assert player.faces() == ["beer", "dynamite", "beer", "gatling", "dynamite"]
    player.close()


# Everything about a page but what is written and drawn on the own role card.
SHAPE = """() => {
    const drawn = ["title", "aria-label", "data-card", "style", "href", "color", "fill", "opacity", "y"];
    const counts = ({name}) => !drawn.includes(name) && !name.startsWith("stroke") && name !== "transform";
    const shape = (node) => [
        node.tagName,
        ...[...node.attributes].filter(counts).map((one) => `${one.name}=${one.value}`).sort(),
        ...[...node.children].map(shape),
    ];
    return [...document.querySelectorAll(".does, .window, .strip")].map(shape);
}"""


SPECIAL: dict[str, Any] = {
    "special_roles": "special_only",
    "characters": ["lucky_duke", "calamity_janet", "rose_doolan", "willy_the_kid"],  # nothing to ask before
}


def test_a_reveal_window_looks_the_same_whatever_somebody_holds(browser: Browser, tmp_path: Path) -> None:
    """Of four seats with special roles only, everybody but the Sheriff is asked for the Gambler."""
    with serving(tmp_path, 0.0, next(seed for seed in count() if deals_gambler(seed))) as site:
        windows_look_alike([Gunman(browser, site) for _ in range(4)])


def deals_gambler(seed: int) -> bool:
    """Whether a server with that seed deals him; and a first throw that stops nobody."""
    t: Any = sixgun.new("bang_dice", seats=4, seed=random.Random(seed).randbytes(SEED), **SPECIAL)
    return ["the_gambler"] in [
        t.view(seat)["role"][seat] for seat in range(4)
    ] and t.ask.kind == "throw_again"


def windows_look_alike(players: list[Gunman]) -> None:
    name, tokens = seated(players[0].site, 4, SPECIAL, people=4)
    deal(players[0], name, tokens[0], list(zip(players[1:], tokens[1:], strict=True)))
    cards = [card_of(player) for player in players]
    hidden = [player for player, card in zip(players, cards, strict=True) if card != "the_bear"]
    sheriff = players[cards.index("the_bear")]
    sheriff.button("^Stop").click()
    shapes = []
    for player in hidden:
        player.wait()
        expect(player.page.locator(".prompt")).to_contain_text("the Gambler may")
        expect(player.page.locator(".reveal")).to_be_visible()
        player.settle()
        shapes.append(player.page.evaluate(SHAPE))
    hidden[0].shot("dice-window")
    hidden[0].check()
    assert len(shapes) == 3
    assert shapes.count(shapes[0]) == 3
    gambler = players[cards.index("the_gambler")]
    for player in hidden:
        player.page.keyboard.press("v")
        told = player.page.locator(".because, .does .btn.main")
        expect(told).to_contain_text("thrown again" if player is gambler else "DICE-306")
        (told if player is gambler else player.page.locator(".window .pass")).click()
    expect(sheriff.page.get_by_role("log").get_by_text("reveals the Gambler")).to_be_visible()
    for player in players:
        player.close()


def card_of(player: Gunman) -> str:
    return str(player.page.locator(".mycards .card").get_attribute("data-card"))


def test_tables_of_the_hosts_own_are_loaded_or_picked_and_checked_by_the_game(
    browser: Browser, site: str
) -> None:
    host = Gunman(browser, site)
    host.open()
    host.button("House rules Kablamo").click()
    bullets = FilePayload(name="bullets.csv", mimeType="text/csv", buffer=b"kind,class\nduck,live")
    host.page.locator("input[type=file]").set_input_files(files=[bullets])
    expect(host.page.locator(".problem")).to_be_visible()
    host.shot("own-table")
    host.check()
    host.button("Back to the book").click()
    expect(host.page.locator(".problem")).to_have_count(0)
    host.page.keyboard.press("Escape")
    host.button("House rules BANG! The Dice").click()
    host.page.get_by_label("With 6 players").first.select_option("deputy")
    host.page.locator("select[aria-labelledby='ghost-name']").select_option("true")
    host.page.get_by_label("Seats at the table").select_option("4")
    expect(host.page.locator(".problem")).to_contain_text("The Ghost needs 5 seats or more")
    host.page.get_by_label("Seats at the table").select_option("6")
    expect(host.page.locator(".problem")).to_have_count(0)
    host.button("Play by these rules").click()
    host.button("Invite friends BANG! The Dice").click()
    expect(host.page.get_by_role("list", name="House rules").first).to_contain_text("Ghost")
    host.close()
