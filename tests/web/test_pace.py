"""How fast a table goes, and what it says of things done in somebody's name."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

import sixgun
from sixgun.core.table import Table
from sixgun.server import wire
from tests.web.player import Player
from tests.web.staged import Stage

pytestmark = pytest.mark.browser


def test_the_pace_is_one_click_away_and_kept(browser: Browser, site: str) -> None:
    player = Player(browser, site, "phone")
    Stage(player, sixgun.new("klack", seats=3, seed=1), 0, bots=True)
    player.button("Pace: normal").click()
    player.button("Pace: fast").click()
    expect(player.button("Pace: slow")).to_be_visible()
    player.page.reload()
    expect(player.button("Pace: slow")).to_be_visible()
    player.close()


def test_a_key_changes_the_pace_and_is_no_key_of_any_game(browser: Browser, site: str) -> None:
    player = Player(browser, site)
    Stage(player, sixgun.new("bang_dice", seats=4, seed=1), 0, bots=True)
    player.settle()
    player.page.keyboard.press("v")  # reveals a role in this game
    expect(player.button("Pace: normal")).to_be_visible()
    player.page.keyboard.press("c")
    expect(player.button("Pace: fast")).to_be_visible()
    player.close()


def test_a_table_of_bots_goes_at_the_pace_of_its_player(browser: Browser, site: str) -> None:
    player = Player(browser, site)
    player.page.add_init_script("localStorage.setItem('sixgun.pace', 'fast')")
    stage = Stage(player, sixgun.new("klack", seats=3, seed=1), 0, bots=True)
    expect(player.button("Pace: fast")).to_be_visible()
    player.settle()
    asked = [message for message in stage.heard if message["type"] == "pace"]
    assert [message["speed"] for message in asked] == ["fast"]
    player.close()


def out() -> Table:
    """The first player is out, and the others play on."""
    status, hands = ["shot", "at_table", "at_table", "at_table"], [[0, 0], [6, 6], [6, 6], [6, 6]]
    return sixgun.position("klack", {"seats": 4, "status": status, "hand": hands})


def test_whoever_is_out_among_bots_can_finish_the_game_at_once(browser: Browser, site: str) -> None:
    player = Player(browser, site, "phone")
    stage = Stage(player, out(), 0, bots=True)
    player.settle()
    player.shot("pace-finish")
    player.button("Finish now").click()
    player.settle()
    assert stage.heard[-1]["type"] == "hurry"
    player.close()


def test_nobody_who_plays_on_or_plays_with_friends_is_asked_to_finish(browser: Browser, site: str) -> None:
    player = Player(browser, site)
    stage = Stage(player, out(), 0)
    player.settle()
    expect(player.button("Finish now")).to_have_count(0)
    stage.bots = True
    stage.show(out(), 1)
    player.settle()
    expect(player.button("Finish now")).to_have_count(0)
    player.close()


@pytest.mark.parametrize("mine", [False, True])
def test_a_time_out_has_a_line_in_the_story_and_a_mark_at_the_seat(
    browser: Browser, site: str, mine: bool
) -> None:
    player = Player(browser, site)
    stage = Stage(player, sixgun.new("klack", seats=3, seed=1), 0)
    player.settle()
    seat = 0 if mine else 1
    stage.note(wire.Note("timed_out", seat, "Ann" if mine else "Bob", len(stage.past), 60))
    words = "Your time was up after 60 seconds" if mine else "Bob ran out of time after 60 seconds"
    expect(player.page.get_by_role("log")).to_contain_text(words)
    expect(player.page.locator(f"[data-seat='{seat}']")).to_contain_text("Too late")
    player.shot("note-timed-out")
    player.close()


def test_a_bot_that_takes_over_is_announced(browser: Browser, site: str) -> None:
    player = Player(browser, site)
    stage = Stage(player, sixgun.new("klack", seats=3, seed=1), 0)
    player.settle()
    stage.note(wire.Note("bot_plays", 1, "Bob", len(stage.past)))
    stage.note(wire.Note("returned", 1, "Bob", len(stage.past)))
    log = player.page.get_by_role("log")
    expect(log).to_contain_text("Bob is away. A bot plays for them until they come back.")
    expect(log).to_contain_text("Bob is back and plays on.")
    player.close()


def test_a_bid_that_was_not_sealed_in_time_is_sent_as_it_is(browser: Browser, site: str) -> None:
    player = Player(browser, site, "phone")
    stage = Stage(player, sixgun.new("klack", seats=3, seed=1), 0)
    player.settle()
    player.page.locator(".hand .one").last.click()  # the one that lies on top
    stage.clock(1.0)
    expect(player.page.get_by_role("status")).to_contain_text("Your time was up")
    (sent,) = [message["action"] for message in stage.heard if message["type"] == "answer"]
    assert sent in ("bid (1,0)", "bid (0,1)")
    player.shot("note-draft")
    assert player.out_of_reach(".notice .btn", ".bar .btn") == []
    above, hand = [player.page.locator(one).bounding_box() for one in (".notice", ".hand")]
    assert above
    assert hand
    assert above["y"] + above["height"] <= hand["y"]
    player.close()


def test_nothing_is_sent_for_somebody_who_has_begun_nothing(browser: Browser, site: str) -> None:
    player = Player(browser, site)
    stage = Stage(player, sixgun.new("klack", seats=3, seed=1), 0)
    player.settle()
    stage.clock(0.0)
    stage.nudge()
    player.settle()
    assert not [message for message in stage.heard if message["type"] == "answer"]
    player.close()
