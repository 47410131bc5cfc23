"""The board of every game, at every number of seats, fits a terminal and tells what is public."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from rich.console import Console
from textual.app import App
from textual.containers import VerticalScroll
from textual.pilot import Pilot
from textual.widgets import Footer, Input, OptionList, Static

import sixgun
from sixgun.bots import make, play_out
from sixgun.core.event import Result
from sixgun.core.rng import small
from sixgun.core.table import Table
from sixgun.games import find
from sixgun.games.slap45.gangs import GANG_NAMES
from sixgun.terminal import show
from sixgun.terminal.app import PlayApp
from sixgun.terminal.boards import Look, board_of
from sixgun.terminal.film import seen
from sixgun.terminal.screens import PiecesScreen
from sixgun.terminal.session import Session
from sixgun.terminal.table_app import TableApp
from sixgun.terminal.timed import RaceApp
from sixgun.words import say, words_of
from tests.covers import covers
from tests.games.bang import play as bang
from tests.games.bang_dice.story import table as laid
from tests.games.kablamo.story import Story
from tests.terminal.rest import rest

Size = tuple[int, int]
AIMS = [[[0], [1]], [[1], [1]], [[], [1]]]  # of both revolvers
POINTS = ["", "points at Bob", "Kablamos do nothing"]
SIZES = [(100, 30), (80, 24)]
ALL = [(game, seats) for game in sixgun.games() for seats in find(game).seats]
LARGEST = [(game, max(find(game).seats)) for game in sixgun.games()]
MANY = 5  # seats that all house rules of the two BANG!s allow
FULL: dict[str, dict[str, object]] = {  # the house rules that put most on the table
    "bang": {"shadow": True},
    "bang_dice": {"saloon_dice": True, "chief_arrow": True, "special_roles": "mixed", "ghost": True},
    "kablamo": {"memory": "assisted"},
    "slap45": {"timing": "turn_based"},
}


def session(game: str, seats: int, seed: int = 5, **options: object) -> Session:
    chosen = FULL.get(game, {}) if seats >= MANY or game in ("kablamo", "slap45") else {}
    t = sixgun.new(game, seats=seats, seed=seed, **{**chosen, **options})
    return Session(t, {seat: make("random", game, seat) for seat in range(1, seats)}, small(seed), None)


def living(t: Table) -> list[int]:
    board = board_of(Look(t, t.view(0), [""] * t.seats))
    return [seat for seat in range(t.seats) if not board.out(seat)]


def lines_of(app: App[None], name: str) -> list[str]:
    found = app.screen_stack[0].query_one(name, Static)
    return [found.render_line(y).text for y in range(found.size.height)]


def assert_in_sight(app: TableApp, name: str, within: str) -> None:
    inner, outer = app.query_one(name).region, app.query_one(within).region
    assert outer.y <= inner.y
    assert inner.bottom <= outer.bottom, f"{name} is cut off: {inner} in {outer}"


def check_board(app: TableApp, t: Table, size: Size) -> None:
    """Everybody has a row with what is public, and nothing of it is cut off."""
    seats = lines_of(app, "#seats")
    names = app.names
    for seat in living(t):
        assert any(names[seat] in line[:14] for line in seats), f"{names[seat]} is missing"
    for name in ("#facts", "#seats", "#own"):
        assert_in_sight(app, name, "#seats-box")
    assert app.query_one("#seats-box", VerticalScroll).max_scroll_y == 0
    assert app.query_one(Footer).region.bottom == size[1]
    assert max(map(len, [*seats, *lines_of(app, "#facts"), *lines_of(app, "#own")])) <= size[0]


def check_question(app: PlayApp, size: Size) -> None:
    """The question is whole, the line to type in and several choices are in sight."""
    assert any(line.strip() for line in lines_of(app, "#question"))
    assert_in_sight(app, "#question", "#desk")
    choices = app.query_one("#choices", OptionList)
    assert_in_sight(app, "#choices", "#desk")
    assert choices.size.height >= min(choices.option_count, 3)
    assert app.query_one("#answer", Input).region.bottom <= size[1] - 1
    assert str(choices.get_option_at_index(0).prompt).startswith("  1  ")


def play(game: Session, size: Size, decisions: int) -> int:
    """Answer at random, and look at the screen before each answer; how many were given."""
    app, chance = PlayApp(game), Random(1)
    given = 0

    async def story(pilot: Pilot[None]) -> None:
        nonlocal given
        while not game.table.over and given < decisions:
            await rest(pilot)
            check_board(app, game.table, size)
            check_question(app, size)
            app.choose(chance.choice(app.options))
            given += 1
        await rest(pilot)
        check_board(app, game.table, size)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await story(pilot)

    asyncio.run(run())
    return given


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats"), LARGEST)
def test_the_largest_table_of_every_game_fits_the_screen(game: str, seats: int, size: Size) -> None:
    assert play(session(game, seats), size, decisions=6) == 6


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats"), ALL)
def test_every_table_fits_the_screen_to_the_end_of_a_game(game: str, seats: int, size: Size) -> None:
    assert play(session(game, seats, seed=11), size, decisions=150) > 0


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("gang", GANG_NAMES)
def test_a_race_shows_everybody_the_choices_and_the_keys(gang: str, size: Size) -> None:
    others = [other for other in GANG_NAMES if other != gang]
    game = session("slap45", 7, timing="realtime", gangs=[gang, *others], first_dealer=1)
    app = RaceApp(game)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await rest(pilot)
            check_board(app, game.table, size)
            told = "\n".join(lines_of(app, "#seats"))
            assert all(key in told for key in ("A", "S 1", "D 2", "F 3", "G 4", "H 5", "J 6"))
            asked = "\n".join(lines_of(app, "#question"))
            assert all(f"  {number}  " in asked for number in range(1, len(app.offered()) + 1))
            assert say("terminal-race-ready") in asked
            assert_in_sight(app, "#question", "#desk")
            assert_in_sight(app, "#keys", "#desk")

    asyncio.run(run())


def test_the_cards_of_a_race_are_told_where_there_is_room() -> None:
    game = session("slap45", 7, timing="realtime", first_dealer=1)
    app, wants = RaceApp(game), words_of("slap45").about("big_gun")

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await rest(pilot)
            assert say("terminal-race-cards") in app.asked().plain
            assert wants in app.explained.plain
            await pilot.resize_terminal(100, 40)
            await rest(pilot)
            assert wants in "\n".join(lines_of(app, "#question"))

    asyncio.run(run())


@pytest.mark.parametrize(("game", "seats"), ALL)
@pytest.mark.parametrize("width", [100, 80])
def test_line_by_line_no_line_is_wider_than_the_terminal(game: str, seats: int, width: int) -> None:
    played = session(game, seats)
    assert played.advance() == 0
    t, out = played.table, io.StringIO()
    console = Console(file=out, width=width, force_terminal=True, color_system=None)
    console.print(show.table(t, t.view(0), played.names))
    lines = out.getvalue().splitlines()
    assert max(map(len, lines)) <= width
    rows = [line[2:14] for line in lines]
    assert all(any(row.startswith(played.names[seat]) for row in rows) for seat in living(t))


@pytest.mark.parametrize("game", sixgun.games())
def test_every_number_of_a_row_has_its_heading(game: str) -> None:
    t = session(game, max(find(game).seats)).table
    board = board_of(Look(t, t.view(0), [str(seat) for seat in range(t.seats)]))
    assert board.columns
    assert {len(board.row(seat)) for seat in range(t.seats)} == {len(board.columns)}


def test_one_reads_ones_role_goal_and_power() -> None:
    game = session("bang", 5)
    own = show.own(game.table, game.table.view(0), game.names).plain
    view: Mapping[str, Any] = game.table.view(0)
    role, character = view["roles"][0], view["characters"][0]
    words = words_of("bang")
    for word in (role, character):
        assert words.title(word) in own
        assert words.about(word) in own


@pytest.mark.parametrize("game", ["bang", "bang_dice"])
def test_with_three_players_one_reads_whom_one_hunts(game: str) -> None:
    t = session(game, 3).table
    for seat in range(3):
        own = show.own(t, t.view(seat), ["Ann", "Bob", "Cid"]).plain
        assert "Sheriff" not in own
        assert re.search(r"^(Deputy|Outlaw|Renegade)  (Kill|Eliminate) the ", own, re.MULTILINE)


def test_a_role_with_a_power_tells_its_goal_first() -> None:
    t = session("bang_dice", 8, special_roles="special_only").table
    words = words_of("bang_dice")
    told = [show.own(t, t.view(seat), t.seats * [""]).plain for seat in range(8)]
    assert all("Sheriff" in own.splitlines()[0] or "last one standing" in own for own in told)
    assert sum(words.about("the_bear") in own and words.about("sheriff") in own for own in told) == 1


def test_the_dead_read_that_their_side_can_still_win() -> None:
    t = sixgun.position("bang", {"seats": 4, "alive": [False, True, True, True]})
    own = show.own(t, t.view(0), [""] * 4).plain
    assert own.startswith("Dead  You are dead. Your side can still win.")
    assert "Reach" not in own


@covers("DICE-404", "DICE-405")
@pytest.mark.parametrize(
    ("line", "more", "told"),
    [
        ("A renegade out", {}, r"You are dead, and cannot win any more\."),
        ("A deputy out", {}, r"You are dead\. Your side can still win\. Keep the Sheriff alive .*"),
        ("A outlaw ghost", {}, r"You are dead, but play on as the Ghost.* Kill the Sheriff\. .*"),
        (
            "A renegade ghost",
            {"ghost_side": "deputy"},
            r".* Ghost on the side of the law\. Keep the Sheriff alive .*",
        ),
    ],
)
def test_the_dead_of_the_dice_game_read_the_goal_that_they_still_have(
    line: str, more: dict[str, object], told: str
) -> None:
    role = line.split()[1]
    rest = ["deputy", "outlaw", "outlaw", "renegade"]
    rest.remove(role)
    lines = ["B sheriff", *(f"{letter} {one}" for letter, one in zip("CDE", rest, strict=True))]
    t = laid(line, *lines, active="B", throws="beer " * 5, ghost="ghost" in line, more=more)
    assert re.fullmatch(rf"Dead  {told}", show.own(t, t.view(0), [""] * 5).plain)


def test_in_a_pipe_no_fact_of_the_table_is_cut_off() -> None:
    played = session("bang", 5)
    assert played.advance() == 0
    t, out = played.table, io.StringIO()
    Console(file=out, width=80, soft_wrap=True).print(show.table(t, t.view(0), played.names))
    assert show.facts(t, t.view(0), played.names).plain in out.getvalue()


def test_nobody_plays_a_character_that_they_have_not_chosen_yet() -> None:
    t = session("bang", 5, character_choice=2).table
    board = board_of(Look(t, t.view(0), [""] * 5))
    assert t.ask is not None
    assert t.ask.kind == "choose_character"
    assert [(row[0], row[2], row[5]) for row in map(board.row, range(5))] == [("", "", "")] * 5
    assert "Reach" not in show.own(t, t.view(0), [""] * 5).plain


def test_keys_are_shown_only_in_a_race() -> None:
    t = session("slap45", 3).table
    assert "keys" not in board_of(Look(t, t.view(0), [""] * 3)).columns
    assert "keys" in board_of(Look(t, {**t.view(0), "clocked": True}, [""] * 3)).columns


def test_after_the_end_all_roles_are_open() -> None:
    t = sixgun.new("bang_dice", seats=8, seed=4)
    play_out(t, [make("heuristic", "bang_dice", seat) for seat in range(8)], lambda *_: None)
    view = seen(t, 0)
    board = board_of(Look(t, view, [""] * 8))
    assert "?" in [board_of(Look(t, t.view(0), [""] * 8)).row(seat)[1] for seat in range(8)]
    assert "?" not in [board.row(seat)[1] for seat in range(8)]
    assert show.own(t, view, [""] * 8)


def test_the_ghost_holds_no_token_in_sight() -> None:
    t = sixgun.new("bang_dice", seats=5, seed=4, ghost=True)
    tokens = [["arrow", "beer"], ["dynamite", "x2"], [], [], []]
    view = {**t.view(0), "ghost": 0, "ghost_tokens": tokens}
    facts = show.facts(t, view, ["Ann", "Bob", "Cid", "Dee", "Eve"]).plain
    assert facts.endswith("the Ghost’s tokens Bob: dynamite, ×2")


def test_a_choice_says_what_its_card_does() -> None:
    game = session("bang", 4, seed=3)
    assert game.advance() == 0
    found = [choice for choice in show.choices(game.table, 0, game.names) if choice.about]
    assert found
    assert all(show.choice(1, choice).plain.endswith(choice.about) for choice in found)


def test_a_trapped_card_is_named_with_the_trap() -> None:
    t = sixgun.new("slap45", seats=5, seed=5)
    view = {**t.view(0), "trapped": ["gold"]}
    assert " · Trap Gold · " in show.facts(t, view, [""] * 5).plain
    assert "Trap" not in show.facts(t, t.view(0), [""] * 5).plain


def test_only_what_decides_is_told_loudly() -> None:
    names = ["Ann", "Bob"]
    plain = show.event("bang", {"event": "row_filled", "card": "bang_8c"}, names, 0)
    loud = show.event("klack", {"event": "banged", "seat": 1, "hand_size": 0}, names, 0)
    assert plain is not None
    assert loud is not None
    assert (bool(plain.style), bool(loud.style)) == (False, True)


@pytest.mark.parametrize(
    ("winners", "reason", "told"),
    [
        ((0,), "KAB-185", "You won: nobody else was left alive."),
        ((1,), "KAB-185", "You lost: only Bob was left alive."),
        ((), "KAB-186", "Nobody won: the last ones fell together."),
    ],
)
def test_the_end_says_whether_one_has_won_and_why(winners: tuple[int, ...], reason: str, told: str) -> None:
    assert show.verdict("kablamo", Result(winners, (0, 0), reason), ["Ann", "Bob"], 0) == told


@pytest.mark.parametrize(
    ("you", "told"),
    [
        (0, "You lost: you were the Sheriff, and you fell."),
        (1, "You won: the Sheriff fell."),
        (2, "You won: the Sheriff fell, and all Outlaws win together, even those who died."),
        (3, "You lost: the Sheriff fell while others were still standing."),
    ],
)
def test_the_end_of_bang_is_told_by_who_the_reader_was(you: int, told: str) -> None:
    t = bang.table("A sheriff 1", "B outlaw: bang", "C outlaw dead", "D renegade", turn="B")
    bang.play(t, "B: bang > A")
    assert show.result(t, ["Ann", "Bob", "Cid", "Dee"], you).plain.startswith(told)


def test_the_end_of_the_dice_game_is_told_by_who_the_reader_was() -> None:
    t = sixgun.new("bang_dice", seats=5, seed=4)
    play_out(t, [make("heuristic", "bang_dice", seat) for seat in range(5)], lambda *_: None)
    assert t.result is not None
    names = [""] * 5
    fates = [board_of(Look(t, t.view(seat), names)).fate(seat) for seat in range(5)]
    clause = t.result.reason.lower()
    own = {seat: words_of("bang_dice").attribute("end", clause, fate) for seat, fate in enumerate(fates)}
    assert any(own.values())
    for seat, why in own.items():
        assert why in show.result(t, names, seat).plain


def test_the_end_says_by_how_much_one_has_lost() -> None:
    ended = Result((1, 2), (5000, 9000, 9000), "KLACK-013")
    told = "You lost with 5,000, 4,000 behind Bob and Cid. There was nobody left to bid against."
    assert show.verdict("klack", ended, ["Ann", "Bob", "Cid"], 0) == told


@pytest.mark.parametrize(
    ("game", "options", "told"),
    [
        ("slap45", {"mode": "basic"}, ["Talkin’ Iron", "Move!", "Big Gun", "Bases"]),
        ("klack", {}, ["Pot", "The revolver", "6 of 6 markers left", "Your hand"]),
    ],
)
def test_a_key_tells_what_may_come(game: str, options: dict[str, object], told: list[str]) -> None:
    t = sixgun.new(game, seats=3, seed=5, **options)
    lines = show.explained(t, t.view(0), [""] * 3).plain.splitlines()
    assert [line.split("  ")[0] for line in lines] == told


@covers("KAB-045")
def test_a_deadly_bullet_in_the_first_chamber_warns() -> None:
    t = sixgun.new("kablamo", seats=4, seed=3)
    hints = {choice.text: choice.about for choice in show.choices(t, 0, [""] * 4)}
    warned = [text for text, about in hints.items() if about.startswith("Your first shot would be a Kablamo")]
    assert warned == ["load kablamo > 5"]


@covers("KAB-051")
def test_one_sees_whom_a_revolver_points_at() -> None:
    t = Story("A: K1 v w x y C1", "B: _ _ w x y C2", memory="assisted").t
    seen = [board_of(Look(t, {**t.view(0), "aims": aims}, ["Ann", "Bob"])).row(0)[-1] for aims in AIMS]
    assert [line.endswith(told) for line, told in zip(seen, POINTS, strict=True)] == [True] * 3
    assert "points" not in seen[0]


def test_a_shadow_is_out_only_until_its_turn() -> None:
    seats = ("A sheriff", "B outlaw dead: bang", "C outlaw dead", "D renegade")
    t = bang.table(*seats, turn="B", shadow=True)
    board = board_of(Look(t, t.view(1), ["Ann", "Bob", "Cid", "Dee"]))
    assert [board.out(seat) for seat in range(4)] == ["", "", "dead for now", ""]
    assert board.row(1)[2] == "shadow"


def test_a_choice_of_characters_tells_who_has_fewer_life_points() -> None:
    t = sixgun.new("bang", seats=4, seed=3, character_choice=2)
    board = board_of(Look(t, t.view(0), [""] * 4))
    assert board.hint("keep paul_regret").endswith("Has one life point fewer than most.")
    assert board.hint("keep don_bell") == words_of("bang").about("don_bell")


def test_choices_of_one_card_tell_once_what_it_does() -> None:
    near, far = [show.Choice(f"BANG! against {name}", "", "Shoot.") for name in ("Bob", "Cy")]
    assert show.choice(1, near).plain.endswith("Shoot.")
    assert show.choice(2, far, after=near).plain == "  2  BANG! against Cy"


def test_a_board_has_its_whole_width_however_much_lies_on_it() -> None:
    app = PlayApp(session("bang", 5))

    async def run() -> None:
        async with app.run_test(size=(80, 10)):
            box = app.query_one("#seats-box")
            assert box.virtual_size.height > box.size.height
            assert app.query_one("#own").size.width == 78  # beside the padding

    asyncio.run(run())


def test_a_key_tells_what_everything_in_sight_does() -> None:
    game = session("bang", 4)
    app = PlayApp(game)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("f3")
            assert isinstance(app.screen, PiecesScreen)
            shown = str(app.screen.query_one("#pieces", Static).render())
            view: Mapping[str, Any] = game.table.view(0)
            for card in view["hand"][0]:
                assert words_of("bang").about(card) in shown

    asyncio.run(run())


def test_a_player_is_shown_with_the_revolver_that_they_hold_now() -> None:
    """KAB-011: after Lights Out a revolver lies in front of another player."""
    t = Story("A: K1 v w x y C1", "B: _ _ w x y C2", memory="assisted").t
    t.revolver = (1, 0)
    board = board_of(Look(t, t.view(None), ["Ann", "Bob"]))
    assert [board.row(seat)[0] for seat in range(2)] == ["▮▮▮▮··", "▮▮▮▮▮▮"]
