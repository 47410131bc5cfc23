"""BANG! in real browsers: whole games, its scenes, and windows that tell nothing."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

import sixgun
from sixgun.games.bang.table import BangTable
from sixgun.server.room import messages
from tests.games.bang.play import play, table
from tests.web import staged
from tests.web.gunslinger import Gunslinger, KeyGunslinger
from tests.web.player import Player, Size, Theme, play_on
from tests.web.sizes import assert_at_hand
from tests.web.staged import Stage

pytestmark = pytest.mark.browser
GESTURES = 5_000  # more than any game has of one seat

SEATS = (
    "A deputy sid_ketchum 3 n4: bang_2c missed beer panic jail duel wells_fargo / scope volcanic / gold_pan",
    "B sheriff slab_the_killer 5 n2: bang bang missed / barrel mustang winchester / horseshoe wanted",
    "C outlaw lucky_duke 2 n1: beer bang / jail_js dynamite",
    "D outlaw paul_regret 3: missed bang bang / remington",
    "E renegade jourdonnais 4 n3: bang missed saloon gatling / rev_carabine / boots",
    "F outlaw vulture_sam dead n2: bang panic",
    "G deputy willy_the_kid 2: indians general_store / schofield_jc",
)


def town(*story: str, turn: str = "A", shadow: bool = False, phase: int = 2) -> BangTable:
    """Seven in one street, in the middle of a story."""
    seats = SEATS if shadow else [line.replace(": bang panic", ":") for line in SEATS]
    piles = ("bottle_1 pickaxe shot_1", "stagecoach_9s_1", "bang_9d missed_4s")
    t = table(
        *seats,
        turn=turn,
        gold=True,
        shadow=shadow,
        phase=phase,
        row=piles[0],
        discard=piles[1],
        deck=piles[2],
    )
    play(t, *story)
    return t


def choosing(seed: int = 2) -> BangTable:
    """Everybody has two characters to choose from."""
    t = sixgun.new("bang", seats=7, seed=seed, character_choice=2)
    assert isinstance(t, BangTable)
    return t


SCENES: dict[str, tuple[Callable[[], BangTable], int, str]] = {  # the table, who looks, what they must see
    "turn": (town, 0, "End the turn"),
    "shot": (lambda: town("B: bang > A", turn="B"), 0, "Missed!"),
    "duel": (lambda: town("A: duel > B", "B: bang"), 0, "Duel"),
    "store": (lambda: town("G: general_store", turn="G"), 6, "General Store"),
    "indians": (lambda: town("G: indians", turn="G"), 2, "Indians!"),
    "gatling": (lambda: town("E: gatling", turn="E"), 3, "Gatling"),
    "flip": (lambda: town(turn="C", phase=1), 2, "Dynamite in front of Cy"),
    "target": (lambda: town("A: buy shot_1"), 0, "Gus"),
    "discard": (lambda: town("A: end_phase"), 0, "Discard 0 of 4"),
    "character": (choosing, 0, "Shows the second card drawn"),
    "shadow": (lambda: town(turn="F", shadow=True), 0, "shadow"),
}


def test_a_whole_game_with_gold_rush_on_a_phone(browser: Browser, site: str) -> None:
    player = Gunslinger(browser, site, "phone", "dark")
    player.play_now(seats=5, gold_rush="true")
    play_on([player], GESTURES, until='has(".window .pass.main")')
    player.button("Standing orders").click()
    order = player.button("when I have no answer")
    order.click()
    player.button("Standing orders").click()
    expect(order).to_have_attribute("aria-pressed", "true")
    play_on([player], GESTURES)
    expect(player.page.locator("dialog .team")).to_have_count(3)
    expect(player.page.locator("dialog .team li")).to_have_count(5)
    player.shot("bang-end")
    player.check()
    player.close()


def test_a_whole_game_by_keyboard_alone_from_the_front_page_to_the_rematch(
    browser: Browser, site: str
) -> None:
    player = KeyGunslinger(browser, site)
    player.play_now()
    play_on([player], GESTURES)
    player.check()
    player.walk("Tab", "dialog .btn.main")
    player.rematch(by_key=True)
    player.close()


def test_every_question_is_answered_by_keyboard_alone(browser: Browser, site: str) -> None:
    player = KeyGunslinger(browser, site)
    stage = Stage(player, town(), 0)
    for name, (laid, seat, text) in SCENES.items():
        t = laid()
        stage.show(t, seat)
        expect(player.page.locator(".bang")).to_contain_text(text)
        if seat not in t.to_act:
            continue
        before, gestures = len(t.log), 0
        while len(t.log) == before:
            assert gestures < 12, f"{name} cannot be answered"
            assert player.wait() == "asked"
            player.answer("asked")
            stage.settle()
            gestures += 1
    player.close()


def test_two_friends_and_bots_play_with_shadows(browser: Browser, swift_site: str) -> None:
    host, guest = Gunslinger(browser, swift_site), Gunslinger(browser, swift_site)
    host.house_rules(seats=4, shadow="true")
    host.button(r"Invite friends BANG! \+").click()
    guest.come_to(host)
    guest.get_ready()
    expect(host.page.locator(".big")).to_have_attribute("aria-disabled", "false")
    host.button("Deal").click()
    play_on([host, guest], GESTURES)
    for player in (host, guest):
        expect(player.page.locator("dialog .team.won")).not_to_have_count(0)
        player.check()
    host.shot("bang-end-shadows")
    host.close()
    guest.close()


PAPER = "(drawings) => drawings.map((it) => getComputedStyle(it).backgroundColor)"


@pytest.mark.parametrize(("size", "theme"), [("phone", "light"), ("desktop", "dark")])
def test_every_scene_is_drawn_and_passes_the_checks(
    browser: Browser, site: str, size: Size, theme: Theme
) -> None:
    player = Gunslinger(browser, site, size, theme)
    stage = Stage(player, town(), 0)
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    for name, (laid, seat, text) in SCENES.items():
        stage.show(laid(), seat)
        expect(player.page.locator(".bang")).to_contain_text(text)
        stage.settle()
        papers = player.page.locator(".scene .guns").evaluate_all(PAPER)
        assert set(papers) <= {"rgb(244, 234, 208)"}  # dark ink lies on paper in both themes
        player.shot(f"bang-{name}")
        player.check()
        assert player.page.evaluate(wide) == 0, name
    player.close()


def test_distance_is_drawn_and_the_reason_given_for_a_shot_that_does_not_reach(
    browser: Browser, site: str
) -> None:
    player = Gunslinger(browser, site)
    t = town()
    stage = Stage(player, t, 0)
    expect(player.page.locator(".hand .can")).not_to_have_count(0)
    player.page.locator("[data-seat='3']").hover()  # two seats on, Paul Regret +1, the own Scope -1
    expect(player.page.locator(".lines .step")).to_have_count(3)
    expect(player.page.get_by_role("tooltip")).to_contain_text("Distance 3 (+1 −1)")
    player.page.keyboard.press("1")
    expect(player.page.locator("button.seat.lit")).to_have_count(4)
    player.shot("bang-aim")
    player.page.locator("[data-seat='3']").click()
    expect(player.page.locator(".because")).to_contain_text("does not reach")
    expect(player.page.locator(".because")).to_contain_text("BANG-047")
    player.page.keyboard.press("1")
    expect(player.page.locator(".prompt")).to_contain_text("You shoot at Bob")
    stage.settle()
    assert t.bangs == 1
    player.close()


def test_a_finger_learns_what_a_card_is_and_does_without_playing_it(browser: Browser, site: str) -> None:
    player = Gunslinger(browser, site, "phone", touch=True)
    t = town()
    Stage(player, t, 0)
    card = player.page.locator(".hand .one").first
    expect(card).to_be_visible()
    told = player.page.get_by_role("tooltip")
    player.long_press(card)
    expect(told).to_contain_text("BANG!")
    player.page.locator(".prompt").tap()
    expect(told).to_be_hidden()
    expect(player.page.locator("button.seat.lit")).to_have_count(0)  # nothing was picked
    player.page.locator("[data-seat='3']").tap()  # a tap does nothing else there
    expect(told).to_contain_text("Paul Regret")
    assert t.bangs == 0
    player.close()


TELLS = {  # what a finger that rests there is told
    ".piles .pile >> nth=0": "Draw pile",
    ".piles .pile >> nth=1": "Stagecoach",
    ".shop .one >> nth=0": "Bottle",
    ".place .laid .one >> nth=0": "Barrel",
    ".place [data-seat='1']": "Slab the Killer",
    ".place [data-seat='1'] .life": "5 of 5 life points",
    ".gunman:has([data-seat='1']) .role": "Stay alive until all Outlaws",
    ".gunman:has([data-seat='2']) .role": "secret until its owner dies",
    ".gunman:has([data-seat='3']) .far": "too far",
    ".gunman:has([data-seat='5']) .dead": "Dead, and out of the game",
    ".own .seat": "Keep the Sheriff alive",
    ".deeds .btn >> nth=1": "Sid Ketchum",
}


def test_everything_on_the_table_tells_a_finger_what_it_is(browser: Browser, site: str) -> None:
    player = Gunslinger(browser, site, "phone", touch=True)
    stage = Stage(player, town(), 0)
    assert player.wait() == "asked"
    told = player.page.get_by_role("tooltip")
    for thing, words in TELLS.items():
        player.long_press(player.page.locator(thing).first)
        expect(told).to_contain_text(words)
        player.page.locator(".prompt").tap()
        expect(told).to_be_hidden()
    expect(player.page.locator(".bang [title]:not(.sign)")).to_have_count(0)
    for name, words in (("store", "Turn up one card per player"), ("flip", "they lose 3 life points")):
        laid, seat, _ = SCENES[name]
        stage.show(laid(), seat)
        assert player.wait() == "asked"
        player.long_press(player.page.locator(".scene h2"))
        expect(told).to_contain_text(words)
    player.close()


def test_a_choice_of_characters_tells_who_has_fewer_life_points(browser: Browser, site: str) -> None:
    player = Gunslinger(browser, site)
    Stage(player, choosing(seed=10), 0)
    fewer = "Has one life point fewer than most."
    expect(player.page.locator(".deeds .btn").filter(has_text="Paul Regret")).to_contain_text(fewer)
    expect(player.page.locator(".deeds .btn").filter(has_text="Willy the Kid")).not_to_contain_text(fewer)
    player.close()


def test_whoever_has_no_character_yet_has_no_life_points(browser: Browser, site: str) -> None:
    player = Gunslinger(browser, site, "phone", touch=True)
    Stage(player, choosing(), 0)
    assert player.wait() == "asked"
    told = player.page.get_by_role("tooltip")
    player.long_press(player.page.locator(".place [data-seat='1']"))
    expect(told).to_contain_text("0 cards in hand")
    expect(told).not_to_contain_text("life points")
    player.close()


def test_ones_role_goal_and_power_stand_at_the_own_seat(browser: Browser, site: str) -> None:
    player = Gunslinger(browser, site)
    stage = Stage(player, town(), 0)
    self = player.page.locator(".myself")
    expect(self).to_contain_text("Deputy")
    expect(self.locator("p")).to_contain_text(
        "You win together, even if you die. Sid Ketchum: May discard 2 cards"
    )
    stage.show(town(turn="F", shadow=True), 5)
    expect(self.locator("p")).to_contain_text("each of your turns you ride again as a shadow")
    stage.show(town(), None)
    expect(player.page.locator(".bang")).to_be_visible()
    expect(self).to_have_count(0)
    player.close()
    phone = Gunslinger(browser, site, "phone")
    Stage(phone, town(), 0)
    folded = phone.page.locator(".myself p")
    expect(folded).to_be_hidden()
    phone.page.locator(".myself summary").click()
    expect(folded).to_be_visible()
    assert not phone.out_of_sight(".myself p")
    phone.close()


def test_no_shadow_comes_back_after_the_end(browser: Browser, site: str) -> None:
    player = Gunslinger(browser, site)
    t = table("A sheriff 1", "B outlaw: bang", "C outlaw dead", "D renegade", turn="B", shadow=True)
    stage = Stage(player, t, 0)
    dead = player.page.locator(".gunman:has([data-seat='2']) .dead")
    expect(dead).to_have_text("dead for now")
    stage.says(1, next(str(option) for option in t.legal(1) if str(option).startswith("bang")))
    expect(dead).to_have_text("dead")
    player.close()


def test_a_shot_says_what_is_at_stake_and_has_one_button_to_take_it(browser: Browser, site: str) -> None:
    player = Gunslinger(browser, site)
    Stage(player, town("B: bang > A", turn="B"), 0)
    assert player.wait() == "asked"
    expect(player.page.locator(".prompt")).to_contain_text(
        "play 2 Missed! cards, or lose one of your 3 life points"
    )
    expect(player.page.get_by_role("button", name=re.compile("Take the hit|^P? ?Pass$"))).to_have_count(1)
    expect(player.page.locator(".window .pass")).to_contain_text("Take the hit")
    expect(player.page.locator(".strip .yours")).to_have_text("Your answer")
    expect(player.page.locator(".window")).to_contain_text("Take hits for me")
    player.close()


def test_the_longest_question_is_read_to_its_end_on_a_phone(
    browser: Browser, site: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(staged, "NAMES", ("Ann", "Tumbleweed Tex", *staged.NAMES[2:]))
    player = Gunslinger(browser, site, "short")
    stage = Stage(player, besieged("missed_2s / barrel", "B: bang > A"), 0)
    prompt = player.page.locator(".prompt")
    expect(prompt).to_contain_text("2 Missed! cards, try your Barrel, or lose one of your 3 life points.")
    stage.settle()
    assert prompt.evaluate("(it) => it.scrollHeight <= it.clientHeight")
    player.close()


# The end of the arrow, and the sign of the own role that hangs at the edge of the tray.
ARROW_AND_SIGN = """() => {
    const arrow = document.querySelector(".lines .shot").getBoundingClientRect();
    return [arrow.bottom, document.querySelector(".myself").getBoundingClientRect().top];
}"""


def test_on_a_phone_a_shot_ends_above_ones_role_and_the_goal_stands_where_no_button_is(
    browser: Browser, site: str
) -> None:
    player = Gunslinger(browser, site, "phone")
    stage = Stage(player, town("B: bang > A", turn="B"), 0)
    expect(player.page.locator(".lines .shot")).to_have_count(1)
    stage.settle()
    arrow, sign = player.page.evaluate(ARROW_AND_SIGN)
    assert arrow <= sign
    goal = player.page.locator(".deeds.goal")
    expect(goal).to_contain_text("Keep the Sheriff alive")
    stage.show(town(), 0)
    expect(player.page.locator(".deeds .ends")).to_be_visible()
    expect(goal).to_have_count(0)
    player.close()


def test_no_name_is_covered_by_dynamite(browser: Browser, site: str) -> None:
    player = Gunslinger(browser, site, "phone")
    Stage(player, town(), 0)
    cy = player.page.locator(".gunman:has([data-seat='2'])")
    expect(cy.locator(".fuse")).to_be_visible()
    player.settle()
    letters = cy.locator(".who").evaluate(
        "it => { const all = document.createRange(); all.selectNodeContents(it);"
        " return all.getBoundingClientRect().left; }"
    )
    fuse = cy.locator(".fuse").bounding_box()
    assert fuse is not None
    assert fuse["x"] + fuse["width"] <= letters + 2
    player.close()


FULLEST: dict[str, tuple[Callable[[], BangTable], int, list[str], list[str]]] = {  # what is seen, what is hit
    "turn": (
        town,
        0,
        [".own .seat", ".place .seat", ".mid .pile", ".shop .one"],
        [".hand li:last-child .one", ".deeds .ends", ".myself summary"],
    ),
    "shot": (lambda: town("B: bang > A", turn="B"), 0, [".own .seat", ".place .seat"], [".hand .can"]),
    "store": (lambda: town("G: general_store", turn="G"), 6, [".scene h2"], [".scene .lit"]),
    "discard": (lambda: town("A: end_phase"), 0, [".own .seat"], [".deeds .throw"]),
    "character": (choosing, 0, [".own .seat"], [".deeds .btn"]),
}


@pytest.mark.parametrize("asked", list(FULLEST))
def test_the_fullest_questions_are_answered_on_every_screen(browser: Browser, site: str, asked: str) -> None:
    laid, seat, things, buttons = FULLEST[asked]

    def lay(player: Player) -> None:
        Stage(player, laid(), seat)
        expect(player.page.locator(".strip .yours")).to_be_visible()

    sees = [*things, ".hand .one", ".myself summary"]
    assert_at_hand(browser, site, lay, sees=sees, hits=buttons, name=f"bang-full-{asked}")


def test_discards_are_gathered_and_confirmed_once(browser: Browser, site: str) -> None:
    player = Gunslinger(browser, site)
    t = town("A: end_phase")
    stage = Stage(player, t, 0)
    expect(player.page.locator(".hand .can")).to_have_count(7)
    for key in "1234":
        player.page.keyboard.press(key)
    player.button("Discard 4 of 4").click()
    expect(player.page.locator(".hand .one")).to_have_count(3)
    expect(player.page.locator(".prompt")).not_to_contain_text("Discard")
    stage.settle()
    assert len(t.hand[0]) == 3
    player.close()


def test_the_dead_lay_down_all_their_cards_at_once(browser: Browser, site: str) -> None:
    player = Gunslinger(browser, site)
    seats = ("A outlaw 1: beer_6h missed_2s panic_jh / barrel", "B sheriff pedro_ramirez 5: bang_2c")
    t = table(*seats, "C outlaw 4", "D renegade 4", turn="B")
    play(t, "B: bang > A", "A: take_hit", "A: decline")
    stage = Stage(player, t, 0)
    expect(player.page.locator(".prompt")).to_contain_text("All your cards go on the discard pile")
    player.button("All at once").click()
    expect(player.page.locator(".hand .one")).to_have_count(0)
    stage.settle()
    assert not t.hand[0]
    assert not t.in_play[0]
    player.close()


def test_discards_that_were_not_confirmed_in_time_are_those_that_were_picked(
    browser: Browser, site: str
) -> None:
    player = Gunslinger(browser, site)
    t = town("A: end_phase")
    stage = Stage(player, t, 0)
    expect(player.page.locator(".hand .can")).to_have_count(7)
    hand = list(t.hand[0])
    for key in "13":
        player.page.keyboard.press(key)
    expect(player.button("Discard 2 of 4")).to_be_visible()
    stage.clock(1.0)
    expect(player.page.get_by_role("status")).to_contain_text("Your time was up")
    expect(player.page.locator(".hand .one")).to_have_count(5)
    expect(player.button("Discard 0 of 2")).to_be_visible()
    stage.settle()
    assert t.hand[0] == [card for at, card in enumerate(hand) if at not in (0, 2)]
    player.close()


CONFIRM_AND_SKIP = """() => {
    document.querySelector(".deeds .throw").click();
    document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "Escape", bubbles: true}));
}"""


def test_whoever_skips_ahead_takes_none_of_the_confirmed_discards_back(browser: Browser, site: str) -> None:
    player = Gunslinger(browser, site, still=False)
    t = town("A: end_phase")
    stage = Stage(player, t, 0)
    expect(player.page.locator(".hand .can")).to_have_count(7)
    for key in "1234":
        player.page.keyboard.press(key)
    player.page.evaluate(CONFIRM_AND_SKIP)
    expect(player.page.locator(".hand .one")).to_have_count(3)
    stage.settle()
    assert len(t.hand[0]) == 3
    player.close()


def test_the_story_tells_what_is_repeated_once_and_its_rules_behind_one_sign_a_line(
    browser: Browser, site: str
) -> None:
    player = Gunslinger(browser, site)
    stage = Stage(player, town("B: bang > A", turn="B"), 0)
    assert player.wait() == "asked"
    player.page.keyboard.press("p")  # takes the hit
    stage.settle()
    log = player.page.get_by_role("log")
    expect(log.locator("li").filter(has_text="You lose a life point.")).to_have_count(1)
    signs = log.get_by_role("button")
    expect(log.locator("li:not(:has(button))")).to_have_count(0)
    expect(log.locator("[tabindex='0']")).to_have_count(1)
    signs.last.focus()
    player.page.keyboard.press("ArrowUp")  # through the story, not to the cards
    expect(signs.nth(-2)).to_be_focused()
    expect(player.page.get_by_role("tooltip")).to_contain_text("BANG-")
    hurt = next(event for event in stage.t.log if type(event).__name__ == "LifeLost")
    stage.told = messages.told(stage.t, [hurt], 0)
    for _ in range(3):
        stage.repeat()
    expect(log.locator("li").last).to_contain_text("You lose a life point. 3 times")
    player.check()
    player.close()


def test_who_comes_back_in_the_middle_of_a_scene_sees_what_has_become_of_everybody(
    browser: Browser, site: str
) -> None:
    player = Gunslinger(browser, site)
    stage = Stage(player, town(turn="E"), 0)
    expect(player.page.locator(".prompt")).not_to_be_empty()
    stage.says(4, "gatling_10h")
    while 0 not in stage.t.to_act:  # first those to the left of the shooter
        stage.says(stage.t.to_act[0], "take_hit")
    assert player.wait() == "asked"
    heads = player.page.locator(".scene.gatling .heads")
    expect(heads.locator(".hit, .safe")).not_to_have_count(0)
    stage.settle()
    before = heads.inner_text()
    player.page.reload()
    stage.settle()
    assert heads.inner_text() == before
    player.close()


def test_a_card_thrown_in_a_duel_is_shown_once_whatever_is_said_meanwhile(
    browser: Browser, site: str
) -> None:
    player = Gunslinger(browser, site, still=False)
    stage = Stage(player, town("A: duel > B"), 0)
    expect(player.page.locator(".pair .man")).to_have_count(2)
    stage.says(1, next(str(option) for option in stage.t.legal(1) if str(option).startswith("bang")))
    stage.nudge()  # while the card is still on its way
    assert player.wait() == "asked"
    expect(player.page.locator(".pair .shotcard")).to_have_count(1)
    stage.repeat()  # a card that comes back from the reshuffled pile may be thrown a second time
    expect(player.page.locator(".pair .shotcard")).to_have_count(2)
    assert player.wait() == "asked"  # nothing changes its colour any more
    player.check()
    player.close()


def test_on_a_phone_the_title_is_whole_and_no_letter_of_a_card_is_too_small_to_read(
    browser: Browser, site: str
) -> None:
    player = Gunslinger(browser, site, "phone")
    Stage(player, town(), 0)
    expect(player.page.locator(".hand .can")).not_to_have_count(0)
    player.settle()
    assert player.page.locator("h1").evaluate("(it) => it.scrollWidth <= it.clientWidth")
    least = """(letters) => Math.min(...letters.filter((it) => it.checkVisibility())
        .map((it) => parseFloat(getComputedStyle(it).fontSize)))"""
    assert player.page.locator(".card .title").evaluate_all(least) >= 9
    assert player.page.locator(".card .price").evaluate_all(least) >= 11
    player.close()


# Notes how wide the page ever gets, however short that is to be seen.
WIDEST = """() => {
    window.widest = 0;
    new MutationObserver(() => {
        window.widest = Math.max(window.widest, document.documentElement.scrollWidth);
    }).observe(document, {childList: true, subtree: true, attributes: true});
}"""


def test_on_a_phone_the_hand_stays_in_sight_whatever_is_picked_and_every_character_has_its_whole_name(
    browser: Browser, site: str
) -> None:
    player = Gunslinger(browser, site, "phone")
    Stage(player, town(), 0)
    cards = player.page.locator(".hand .can")
    expect(cards.first).to_be_visible()
    player.settle()
    for card in range(cards.count()):
        cards.nth(card).click(position={"x": 9, "y": 50})
        expect(player.page.locator(".deeds .about")).to_be_visible()
        assert not player.out_of_sight(".strip", ".hand .one", ".deeds .about", ".own .seat")
        player.page.keyboard.press("Escape")
    assert player.cut(".gunman .who") == []
    player.close()


def test_whatever_happens_a_phone_is_wide_enough(browser: Browser, site: str) -> None:
    player = Gunslinger(browser, site, "phone", still=False)
    stage = Stage(player, town("E: gatling", turn="E"), None)
    expect(player.page.locator(".prompt")).not_to_be_empty()
    player.page.evaluate(WIDEST)
    for _ in range(3):
        seat = stage.t.to_act[0]
        stage.says(seat, str(stage.t.legal(seat)[-1]))
    stage.settle()
    assert player.page.evaluate("window.widest") == 390
    player.close()


SHAPE = """() => {
    const shape = (node) => [...node.children].map((one) => `${one.tagName}(${shape(one)})`).join("");
    return [".stage", ".hand", ".deeds", ".window"].map((part) => {
        const found = document.querySelector(part);
        return found === null ? null : shape(found);
    });
}"""
WINDOWS: list[
    tuple[str, str, str, list[int | None]]
] = [  # a hand with an answer, one without, the story, who looks
    ("missed_2s beer_6h", "bang_5c beer_6h", "B: bang > A", [0, 2]),
    ("bang_5c beer_6h", "missed_2s beer_6h", "G: indians", [0, None]),
    ("bang_5c beer_6h", "missed_2s beer_6h", "B: duel > A", [0, 2]),
]


def test_a_window_has_the_same_shape_with_and_without_an_answer(browser: Browser, site: str) -> None:
    """For the others and for onlookers it is the very same page."""
    player = Gunslinger(browser, site)
    stage = Stage(player, town(), 0)
    for able, unable, story, viewers in WINDOWS:
        for viewer in viewers:
            one, two = [drawn(stage, besieged(hand, story), viewer) for hand in (able, unable)]
            assert one[0] == two[0], (story, viewer)
            assert viewer == 0 or one[1] == two[1], (story, viewer)
    player.close()


def drawn(stage: Stage, t: BangTable, viewer: int | None) -> tuple[list[str], str]:
    """The shape of the page, and all that is on it."""
    stage.show(t, viewer)
    page = stage.player.page
    expect(page.locator(".bang .stage")).to_be_visible()
    expect(page.locator(".prompt")).not_to_be_empty()
    stage.settle()
    return page.evaluate(SHAPE), re.sub(r'id="[^"]*"', "", page.locator("main").inner_html())


def besieged(hand: str, story: str) -> BangTable:
    seats = [line.replace(": bang panic", ":") for line in SEATS[2:]]
    first = f"A deputy bart_cassidy 3: {hand}"
    second = "B sheriff slab_the_killer 5: bang_ad duel_qd / winchester"
    t = table(first, second, *seats, turn=story[0], gold=True, row="bottle_1 pickaxe shot_1", deck="bang_9d")
    play(t, story)
    return t


def test_the_dead_who_ride_on_as_shadows_are_not_asked_to_finish_the_game(
    browser: Browser, site: str
) -> None:
    player = Gunslinger(browser, site, "phone")
    stage = Stage(player, town(shadow=True, turn="F"), 5, bots=True)
    player.settle()
    expect(player.button("Finish now")).to_have_count(0)
    stage.show(town(), 5)
    player.settle()
    expect(player.button("Finish now")).to_be_visible()
    player.close()
