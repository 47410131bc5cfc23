"""The full screen: driven by keys, read as text."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable

import pytest
from textual.app import App
from textual.containers import VerticalScroll
from textual.pilot import Pilot
from textual.widgets import Header, Input, OptionList, Static

import sixgun
from sixgun.bots import make, play_out
from sixgun.core.rng import small
from sixgun.record import Writer, read
from sixgun.terminal import show
from sixgun.terminal.app import MARGIN, PlayApp
from sixgun.terminal.film import OPEN, Film, Viewer
from sixgun.terminal.replay_app import ReplayApp
from sixgun.terminal.screens import ClauseScreen, CoverScreen, RulesScreen
from sixgun.terminal.session import Session
from sixgun.terminal.table_app import MIDDLE
from tests.terminal.rest import rest

REPLAY_KEYS = 7  # in the last line
Drive = Callable[[Pilot[None]], Awaitable[None]]


def drive(app: App[None], story: Drive, size: tuple[int, int] = (120, 40)) -> None:
    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await rest(pilot)
            await story(pilot)

    asyncio.run(run())


def session(people: int = 1, seats: int = 3) -> Session:
    t = sixgun.new("klack", seats=seats, seed=7)
    bots = {seat: make("random", "klack", seat) for seat in range(people, seats)}
    return Session(t, bots, small(1), None)


def text_of(app: App[None], name: str) -> str:
    """What a part of the table shows, as plain text."""
    found = app.screen_stack[0].query_one(name)
    assert isinstance(found, Static)
    return "\n".join(found.render_line(y).text for y in range(found.size.height))


def choices(app: App[None]) -> list[str]:
    found = app.screen_stack[0].query_one("#choices", OptionList)
    return [str(found.get_option_at_index(place).prompt) for place in range(found.option_count)]


def test_the_table_and_the_question_are_shown() -> None:
    app = PlayApp(session())

    async def story(pilot: Pilot[None]) -> None:
        assert "Ada (you)" in text_of(app, "#seats")
        assert "18,000 (6 ×" in text_of(app, "#own")
        assert text_of(app, "#seats").count("hidden") == 2
        assert "Bid at least one bill." in text_of(app, "#question")
        assert len(choices(app)) == 48

    drive(app, story)


def test_letters_filter_and_enter_takes_the_marked_choice() -> None:
    game = session()
    app = PlayApp(game)

    async def story(pilot: Pilot[None]) -> None:
        await pilot.press(*"(2,")
        assert len(choices(app)) == 7
        await pilot.press("down", "enter")
        assert "You decide in secret: bid 4,000" in text_of(app, "#log")
        assert app.query_one("#answer", Input).value == ""

    drive(app, story)
    assert game.table.log


def test_a_number_chooses() -> None:
    app = PlayApp(session())

    async def story(pilot: Pilot[None]) -> None:
        await pilot.press("1", "5")
        assert app.query_one("#choices", OptionList).highlighted == 14
        await pilot.press("enter")
        assert "You decide in secret: bid 4,000" in text_of(app, "#log")

    drive(app, story)


@pytest.mark.parametrize(
    ("typed", "note"),
    [
        ("99", "Numbers go from 1 to 48."),
        ("unicorn", "No choice matches “unicorn”."),
        ("bid (9,9)", "You do not have these bills. (KLACK-021)"),
    ],
)
def test_what_cannot_be_chosen_is_explained_and_changes_nothing(typed: str, note: str) -> None:
    game = session()
    app = PlayApp(game)

    async def story(pilot: Pilot[None]) -> None:
        before = game.table.dump()
        app.query_one("#answer", Input).value = typed
        await pilot.press("enter")
        assert note in text_of(app, "#note")
        assert game.table.dump() == before
        app.query_one("#answer", Input).value = ""
        await rest(pilot)
        assert len(choices(app)) == 48

    drive(app, story)


def test_the_next_key_replaces_what_could_not_be_chosen() -> None:
    app = PlayApp(session())

    async def story(pilot: Pilot[None]) -> None:
        await pilot.press("9", "9", "enter")
        assert "Numbers go from 1 to 48." in text_of(app, "#note")
        await pilot.press("1", "5", "enter")
        assert "You decide in secret: bid 4,000" in text_of(app, "#log")

    drive(app, story)


def test_a_click_chooses() -> None:
    app = PlayApp(session())

    async def story(pilot: Pilot[None]) -> None:
        await pilot.click("#choices", offset=(3, 2))
        assert "You decide in secret: bid 6,000" in text_of(app, "#log")

    drive(app, story)


def test_a_whole_game_is_played_to_its_end() -> None:
    game = session()
    app = PlayApp(game)

    async def story(pilot: Pilot[None]) -> None:
        for _ in range(300):
            if game.table.over:
                break
            await pilot.press("enter")
        assert "The game is over. You win." in text_of(app, "#question")
        assert "The game is over." in text_of(app, "#log")
        assert not app.query_one("#answer", Input).display
        await pilot.press("enter")
        assert not app.is_running

    drive(app, story)
    assert game.table.over


def test_the_rule_behind_the_question_is_shown() -> None:
    app = PlayApp(session())

    async def story(pilot: Pilot[None]) -> None:
        await pilot.press("f1")
        assert isinstance(app.screen, ClauseScreen)
        shown = app.screen.query_one("#clauses", Static)
        assert "KLACK-020  Every player at the table must bid" in str(shown.render())
        await pilot.press("escape", "f2")
        assert isinstance(app.screen, RulesScreen)
        await pilot.press("escape")
        assert len(app.screen_stack) == 1

    drive(app, story)


def test_the_screen_is_covered_between_people() -> None:
    game = session(people=2)
    app = PlayApp(game)

    async def story(pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, CoverScreen)
        await pilot.press("enter")
        assert "Ada (you)" in text_of(app, "#seats")
        await pilot.press("9", "enter")
        assert isinstance(app.screen, CoverScreen)
        assert text_of(app, "#seats").strip() == ""
        assert text_of(app, "#log").strip() == ""
        assert choices(app) == []
        await pilot.press("enter")
        assert "Buck (you)" in text_of(app, "#seats")
        assert "in secret" not in text_of(app, "#log")

    drive(app, story)


def test_nothing_is_answered_while_the_cover_lies_over_the_table() -> None:
    game = session(people=2)
    app = PlayApp(game)

    async def story(pilot: Pilot[None]) -> None:
        before = game.table.dump()
        await pilot.press("1", "2", "down", "up")
        assert isinstance(app.screen, CoverScreen)
        assert game.table.dump() == before

    drive(app, story)


@pytest.mark.parametrize("size", [(80, 24), (60, 20), (200, 60)])
def test_small_and_large_terminals_show_question_and_choices(size: tuple[int, int]) -> None:
    app = PlayApp(session(seats=6))

    async def story(pilot: Pilot[None]) -> None:
        assert app.query_one("#choices", OptionList).size.height >= 3
        assert "Bid at least" in text_of(app, "#question")
        assert app.query_one("#answer", Input).region.bottom < size[1]

    drive(app, story, size)


def test_the_marked_choice_is_shown_whole() -> None:
    t = sixgun.new("bang", seats=5, seed=3)
    app = PlayApp(Session(t, {seat: make("random", "bang", seat) for seat in range(1, 5)}, small(3), None))

    async def story(pilot: Pilot[None]) -> None:
        assert "…" in "".join(choices(app)[1:])
        for _ in range(len(choices(app))):
            marked = app.query_one("#choices", OptionList).highlighted
            assert marked is not None
            assert "…" not in choices(app)[marked]
            told = " ".join(choices(app)[marked].split())
            assert told.endswith(show.choices(t, 0, app.names)[marked].about)
            await pilot.press("down")

    drive(app, story, (80, 24))


def test_a_terminal_that_is_resized_shows_what_fits_and_the_end_of_the_story() -> None:
    t = sixgun.new("bang", seats=5, seed=3)
    app = PlayApp(Session(t, {seat: make("random", "bang", seat) for seat in range(1, 5)}, small(3), None))

    async def story(pilot: Pilot[None]) -> None:
        for size in ((140, 45), (80, 24), (100, 30)):
            await pilot.resize_terminal(*size)
            await rest(pilot)
            log = app.query_one("#log-box", VerticalScroll)
            assert log.scroll_y == log.max_scroll_y
            assert max(map(len, "\n".join(choices(app)).splitlines())) <= size[0] - MARGIN
            assert (" · Hand  " in text_of(app, "#own")) == (size[1] < MIDDLE)

    drive(app, story, (80, 24))


def test_a_sheet_lies_in_the_middle_and_says_how_to_close_it() -> None:
    app = PlayApp(session())

    async def story(pilot: Pilot[None]) -> None:
        await pilot.press("f1")
        paper = app.screen.query_one("#paper")
        left, top = paper.region.x, paper.region.y
        assert abs(app.size.width - paper.region.right - left) <= 1
        assert abs(app.size.height - paper.region.bottom - top) <= 1
        assert "Esc" in str(paper.border_subtitle)
        assert "[book]" not in str(app.screen.query_one("#clauses", Static).render())

    drive(app, story, (80, 24))


# --- replay -------------------------------------------------------------------------------------------------


def film(whole: bool = True) -> Film:
    t = sixgun.new("klack", seats=3, seed=7)
    out = io.BytesIO()
    writer = Writer(out, t, seed=7)
    play_out(t, [make("random", "klack", seat) for seat in range(3)], writer.action)
    writer.end()
    lines = out.getvalue().splitlines(keepends=True)
    return Film(read(b"".join(lines if whole else lines[:-3])))


def test_keys_step_through_a_replay() -> None:
    app = ReplayApp(film(), None)
    last = len(app.film.frames) - 1

    async def story(pilot: Pilot[None]) -> None:
        assert app.sub_title == f"step 0 of {last}, seen by a spectator"
        for key, at in [("left", 0), ("right", 1), ("space", 2), ("left", 1), ("end", last), ("right", last)]:
            await pilot.press(key)
            assert app.at == at
        assert "Buck wins." in text_of(app, "#question")
        await pilot.press("home")
        assert app.at == 0

    drive(app, story)


def test_a_small_terminal_shows_the_step_and_all_keys_of_a_replay() -> None:
    app = ReplayApp(film(), None)

    async def story(pilot: Pilot[None]) -> None:
        assert app.query_one(Header).display
        while not app.screen.query("FooterKey"):
            await rest(pilot)
        keys = list(app.screen.query("FooterKey"))
        assert len(keys) == REPLAY_KEYS
        assert all(key.region.width and key.region.right <= app.size.width for key in keys)

    drive(app, story, (80, 24))


def test_a_replay_is_seen_by_other_eyes() -> None:
    app = ReplayApp(film(), None)
    hidden: dict[Viewer, int] = {}

    async def story(pilot: Pilot[None]) -> None:
        await pilot.press("end")
        for _ in app.film.viewers:
            hidden[app.viewer] = text_of(app, "#seats").count("hidden")
            await pilot.press("v")
        assert app.viewer is None

    drive(app, story)
    assert hidden == {None: 3, 0: 2, 1: 2, 2: 2, OPEN: 0}


def test_an_unfinished_replay_says_so() -> None:
    app = ReplayApp(film(whole=False), 1)

    async def story(pilot: Pilot[None]) -> None:
        await pilot.press("end")
        assert "unfinished" in text_of(app, "#question")

    drive(app, story)


def test_a_rule_over_a_replay_is_closed_by_the_next_key() -> None:
    app = ReplayApp(film(), None)

    async def story(pilot: Pilot[None]) -> None:
        await pilot.press("right", "f1")
        assert isinstance(app.screen, ClauseScreen)
        await pilot.press("escape")
        assert len(app.screen_stack) == 1
        assert app.at == 1

    drive(app, story)
