"""Kablamo at a terminal: with strict memory nothing can be read that a player has to remember (KAB-200)."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence

import pytest
from rich.console import Console
from textual.pilot import Pilot

import sixgun
from sixgun.bots.player import View
from sixgun.core.action import Action
from sixgun.core.rng import small
from sixgun.terminal.app import PlayApp
from sixgun.terminal.lines import FORGET_LINES, LineGame
from sixgun.terminal.screens import CoverScreen
from sixgun.terminal.session import Session
from tests.covers import covers
from tests.terminal.test_screens import drive, text_of

LOADED = "You load 6 bullets, in the order of firing"
TURNED = "turn the cylinders by one chamber"
ROUND = "A new round begins."
LOAD, PASS = ["1"] * 6, "pass"
ENTER = ["enter"] * 6


class First:
    """Takes the first option: it passes in every window."""

    def choose(self, view: View, options: Sequence[Action], /) -> Action:
        return options[0]


def session(people: int = 1, **options: object) -> Session:
    """One round for two."""
    t = sixgun.new("kablamo", seats=2, seed=7, max_rounds=1, **options)
    return Session(t, {seat: First() for seat in range(people, 2)}, small(1), None)


def answer(game: Session, times: int) -> None:
    for _ in range(times):
        seat = game.advance()
        assert seat is not None
        game.answer(seat, game.table.legal(seat)[0])


def kinds(game: Session, seat: int) -> set[str]:
    return {told["event"] for told in game.told(seat)}


@covers("KAB-200")
def test_what_has_to_be_remembered_is_told_until_the_next_answer_and_again_after_the_end() -> None:
    game = session()
    assert "drew" in kinds(game, 0)
    answer(game, 6)
    assert game.advance() == 0
    assert {"bullets_loaded", "turned", "drew", "round_began"} <= kinds(game, 0)
    answer(game, 1)
    assert game.advance() == 0
    assert "round_began" in kinds(game, 0)
    assert not {"turned", "drew"} & kinds(game, 0)
    while game.advance() is not None:
        answer(game, 1)
    assert {"drew", "bullets_loaded", "turned"} <= kinds(game, 0)


@covers("KAB-201")
def test_assisted_memory_keeps_the_whole_story() -> None:
    game = session(memory="assisted")
    answer(game, 7)
    assert {"drew", "bullets_loaded", "turned"} <= kinds(game, 0)


@covers("KAB-200")
@pytest.mark.slow
def test_the_story_on_the_screen_forgets_and_is_whole_after_the_end() -> None:
    game = session()
    app = PlayApp(game)

    async def story(pilot: Pilot[None]) -> None:
        await pilot.press(*ENTER)
        assert LOADED in text_of(app, "#log")
        assert TURNED in text_of(app, "#log")
        await pilot.press("enter")
        assert LOADED not in text_of(app, "#log")
        assert TURNED not in text_of(app, "#log")
        assert ROUND in text_of(app, "#log")
        for _ in range(100):
            if not game.table.over:
                await pilot.press("enter")
        assert LOADED in text_of(app, "#log")

    drive(app, story, (200, 60))
    assert game.table.over


@covers("KAB-024", "KAB-199")
def test_whoever_loads_sees_what_he_has_put_where_until_he_is_done() -> None:
    app = PlayApp(session())

    async def story(pilot: Pilot[None]) -> None:
        await pilot.press(*ENTER[:2])
        question = " ".join(text_of(app, "#question").split())
        told = r"So far: load .+ into the safe chamber \(next to fire\); load .+ into chamber 4\."
        assert re.search(told, question)
        await pilot.press(*ENTER[:4])
        assert "So far" not in text_of(app, "#question")

    drive(app, story, (200, 60))


@pytest.mark.slow
@covers("KAB-200")
def test_people_at_one_screen_each_see_what_is_new_to_them_and_no_more() -> None:
    game = session(people=2)
    app = PlayApp(game)

    async def story(pilot: Pilot[None]) -> None:
        for _ in range(2):
            assert isinstance(app.screen, CoverScreen)
            await pilot.press("enter", *ENTER)
        for seen in (True, True, False, False):  # A, B, and both once more
            assert isinstance(app.screen, CoverScreen)
            await pilot.press("enter")
            assert (LOADED in text_of(app, "#log")) == seen
            assert ROUND in text_of(app, "#log")
            await pilot.press(*PASS, "enter")

    drive(app, story, (200, 60))


def lines(game: Session, typed: list[str], terminal: bool = True) -> str:
    """What a terminal, or a pipe, has been sent when these answers have been given."""
    out, answers = io.StringIO(), iter(typed)
    console = Console(
        file=out, force_terminal=terminal, width=200, soft_wrap=True, _environ={"TERM": "xterm"}
    )
    LineGame(game, console, lambda: next(answers)).play()
    return out.getvalue()


@covers("KAB-200")
def test_line_by_line_a_terminal_is_wiped_after_each_answer() -> None:
    screens = lines(session(), [*LOAD, "1", "q"]).split(FORGET_LINES)
    assert len(screens) == 8
    assert all(told in screens[6] for told in (LOADED, TURNED))
    assert not any(told in screens[7] for told in (LOADED, TURNED))


@pytest.mark.parametrize(("memory", "terminal"), [("assisted", True), ("strict", False)])
def test_nothing_is_wiped_where_everything_may_be_read_or_nothing_can_be_wiped(
    memory: str, terminal: bool
) -> None:
    text = lines(session(memory=memory), [*LOAD, PASS, "q"], terminal)
    assert FORGET_LINES not in text
    assert text.count(LOADED) == 1


def test_line_by_line_a_shared_terminal_is_wiped_between_people() -> None:
    screens = lines(session(people=2, memory="assisted"), ["", *LOAD, "", "q"]).split(FORGET_LINES)
    assert len(screens) == 3
    assert "Buck takes the screen" in screens[2]
    assert "Ada (you)" in screens[1]


@covers("KAB-076")
def test_whoever_is_alone_with_bots_is_not_asked_where_they_can_only_pass() -> None:
    game, shared = session(), session(people=2)
    answer(game, 6)
    assert game.advance() == 0
    assert game.table.legal(0) != [game.table.default(0)]
    assert "answer_sealed" not in {told["event"] for told in game.news(0) if told.get("action") == "pass"}
    answer(shared, 12)
    assert shared.advance() == 0
    assert shared.table.legal(0) == [shared.table.default(0)]
