"""The command line: what it prints, and one clear line for whatever is wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import sixgun
from sixgun.core.seats import NAMES
from sixgun.games import find
from sixgun.record import read, verify
from sixgun.server import serve as server
from sixgun.server.settings import Limits, Settings
from tests.cli.conftest import Ran

Run = Callable[..., Ran]
ALWAYS_FIRST = "1\n" * 400
MANY_LINES = 10


def test_help_names_every_command(run: Run) -> None:
    ran = run("--help")
    assert ran.code == 0
    for command in ("games", "rules", "play", "serve", "admin", "simulate", "replay", "verify"):
        assert command in ran.out


@pytest.mark.parametrize("command", ["games", "rules", "play", "serve", "simulate", "replay", "verify"])
def test_every_command_has_help(run: Run, command: str) -> None:
    ran = run(f"{command} --help")
    assert ran.code == 0
    assert f"sixgun {command}" in ran.out


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").out.strip()


def test_the_help_loads_nothing_heavy() -> None:
    heavy = "textual", "litestar", "msgspec", "sixgun.games.klack"
    script = f"import sys, sixgun.cli; print([name for name in {heavy!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_games_are_listed_with_seats_and_options(run: Run) -> None:
    out = run("games").out
    assert [name for name in sixgun.games() if name not in out] == []
    assert "3 to 6 seats" in out
    assert "bang_bids=return" in out


# --- rules --------------------------------------------------------------------------------------------------


def test_one_clause_is_printed(run: Run) -> None:
    out = run("rules klack KLACK-023").out
    assert out.splitlines()[0] == "4.3 Bids"
    assert "KLACK-023  Bids are chosen secretly" in out
    assert run("rules klack 23").out == out


def test_clauses_are_found_by_words(run: Run) -> None:
    out = run("rules klack mob empty hand").out
    assert "KLACK-014" in out
    assert "KLACK-041" in out
    assert "KLACK-023" not in out


def test_the_whole_rules_are_printed_as_they_are_written(run: Run) -> None:
    from sixgun.words import rulebook

    assert run("rules klack").out.strip() == rulebook("klack").text.strip()


# --- play ---------------------------------------------------------------------------------------------------


def test_a_game_is_played_line_by_line_and_recorded(run: Run) -> None:
    ran = run("play klack --seats 3 --seed 7 --bots random --record game.jsonl", ALWAYS_FIRST)
    assert ran.code == 0
    assert "Bid at least one bill." in ran.out
    assert "The game is over." in ran.out
    assert "Record: game.jsonl" in ran.out
    verdict = verify("game.jsonl")
    assert verdict.finished
    assert verdict.header.players == ["person", "random", "random"]
    assert verdict.header.seed == "7"


def test_the_same_seed_and_answers_give_the_same_game(run: Run) -> None:
    first = run("play klack --seats 3 --seed 7 --bots random --record one.jsonl", ALWAYS_FIRST)
    second = run("play klack --seats 3 --seed 7 --bots random --record two.jsonl", ALWAYS_FIRST)
    assert first.out.replace("one.jsonl", "two.jsonl") == second.out
    assert Path("one.jsonl").read_bytes() == Path("two.jsonl").read_bytes()


def test_records_go_to_a_folder_and_the_path_is_printed(run: Run) -> None:
    out = run("play klack --seats 3 --bots random", ALWAYS_FIRST).out
    path = Path(out.splitlines()[-1].removeprefix("Record: "))
    assert path.parent == Path("records")
    header = read(path).header
    assert header.seed is None
    assert verify(path).finished


def test_whoever_leaves_keeps_an_unfinished_record(run: Run) -> None:
    for number, typed in enumerate(("q\n", "", "1\nq\n")):
        ran = run(f"play klack --seats 3 --seed 7 --bots random --record left{number}.jsonl", typed)
        assert ran.code == 0
        assert "You leave the table." in ran.out
        assert f"Record of the unfinished game: left{number}.jsonl" in ran.out
        assert not verify(f"left{number}.jsonl").finished


def test_an_answer_is_a_number_a_text_or_a_search(run: Run) -> None:
    typed = "99\nbid (9,9)\nunicorn\n6,6\n?\nbid (2,1)\nq\n"
    out = run("play klack --seats 3 --seed 7 --bots random --record a.jsonl", typed).out
    assert "Numbers go from 1 to 48." in out
    assert "You do not have these bills. (KLACK-021)" in out
    assert "No choice matches “unicorn”." in out
    assert " 48  Bid 18,000 (6 × 1,000 + 6 × 2,000)" in out
    assert "KLACK-020  Every player at the table must bid" in out
    assert "You decide in secret: bid 4,000 (2 × 1,000 + 1 × 2,000)." in out


def test_a_script_that_gives_no_answer_forever_leaves_the_table(run: Run) -> None:
    out = run("play klack --seats 3 --seed 7 --bots random --record a.jsonl", "99\n" * 5000).out
    assert out.count("Numbers go from 1 to 48.") == 200
    assert "You leave the table." in out


def test_options_and_seats_are_taken(run: Run) -> None:
    options = "-o bang_bids=discard --option decision_seconds=none"
    run(f"play klack --seats 5 {options} --bots random --record a.jsonl", "q\n")
    header = read("a.jsonl").header
    assert header.seats == 5
    assert header.options["bang_bids"] == "discard"
    assert header.options["decision_seconds"] is None


def test_nobody_sees_the_hand_of_another_at_one_screen(run: Run) -> None:
    out = run("play klack --seats 3 --seed 7 --people 3 --record a.jsonl", "\n1\n\n1\n\n1\nq\n").out
    covers = out.split("takes the screen; everybody else looks away. Press Enter. ---")
    assert len(covers) > 3
    for part in covers[1:4]:
        assert part.count("hidden") == 2
    assert "in secret" not in covers[2]


# --- simulate -----------------------------------------------------------------------------------------------

SIMULATE = "simulate klack --seats 4 --games 20 --seed 3"


def test_simulation_is_reported_as_json(run: Run) -> None:
    ran = run(f"{SIMULATE} --json")
    report = json.loads(ran.out)
    assert ran.code == 0
    assert report["games"] == report["finished"] == 20
    assert {"decisions", "decisions_per_second", "games_per_second", "wins", "mean_rounds"} <= set(report)
    assert len(report["wins"]) == 4
    assert json.loads(run(f"{SIMULATE} --json").out)["digest"] == report["digest"]
    assert json.loads(run(f"{SIMULATE} --json -o bang_bids=discard").out)["digest"] != report["digest"]


def test_simulation_is_reported_as_a_table(run: Run) -> None:
    out = run(f"{SIMULATE} --bots random,heuristic").out
    assert "20 games of 4 seats" in out
    assert "klack: 1 game of 4 seats" in run("simulate klack --seats 4 --games 1").out
    assert out.count("heuristic") == 2
    assert "digest" in out


def test_simulated_games_are_recorded(run: Run) -> None:
    run(f"{SIMULATE} --record games")
    assert len(list(Path("games").iterdir())) == 20
    assert run(f"verify {sorted(Path('games').iterdir())[7]}").code == 0


@pytest.mark.parametrize(("game", "seats"), [("klack", 4), ("kablamo", 4), ("bang", 5), ("bang_dice", 5)])
def test_a_table_has_the_seats_that_suit_the_game_best_and_players_with_names(
    run: Run, game: str, seats: int
) -> None:
    out = run(f"play {game} --seed 7 --bots random --record a.jsonl", "q\n").out
    assert read(Path("a.jsonl")).header.seats == seats == find(game).best
    assert all(name in out for name in NAMES[:seats])


@pytest.mark.parametrize(
    ("wish", "policy"),
    [("", "fast"), ("--people 2", "uniform"), ("--option window_policy=uniform", "uniform")],
)
def test_among_bots_one_is_asked_only_what_one_can_answer(run: Run, wish: str, policy: str) -> None:
    """KAB-076"""
    run(f"play kablamo {wish} --record a.jsonl", "q\n")
    assert read(Path("a.jsonl")).header.options["window_policy"] == policy


# --- replay and verify --------------------------------------------------------------------------------------


@pytest.fixture
def game(run: Run) -> str:
    run("play klack --seats 3 --seed 7 --bots random --record game.jsonl", ALWAYS_FIRST)
    return "game.jsonl"


def test_a_replay_tells_the_same_story_as_the_game(run: Run, game: str) -> None:
    out = run(f"replay {game} --seat 0").out
    played = run("play klack --seats 3 --seed 7 --bots random --record again.jsonl", ALWAYS_FIRST).out
    story = out[: out.index("\n\n")].splitlines()[1:]  # between the title and the table
    assert len(story) > MANY_LINES
    assert [line for line in story if line not in played] == []


def test_a_replay_shows_a_spectator_no_hand_and_the_open_eye_all(run: Run, game: str) -> None:
    assert "hidden" in run(f"replay {game}").out
    out = run(f"replay {game} --open").out
    assert "hidden" not in out
    assert "answer_sealed seat=1 action=bid" in out


def test_an_unfinished_record_is_replayed_and_said_to_be_unfinished(run: Run, game: str) -> None:
    Path("cut.jsonl").write_bytes(b"".join(Path(game).read_bytes().splitlines(keepends=True)[:4]))
    assert "unfinished" in run("replay cut.jsonl").out
    ran = run("verify cut.jsonl")
    assert ran.code == 3
    assert ran.out.startswith("unfinished: klack, 3 seats, 3 actions")


def test_a_sound_record_is_called_sound(run: Run, game: str) -> None:
    ran = run(f"verify {game}")
    assert ran.code == 0
    assert ran.out.startswith("sound: klack, 3 seats")


def test_a_changed_record_is_refused_with_the_line(run: Run, game: str) -> None:
    Path("bad.jsonl").write_bytes(Path(game).read_bytes().replace(b'"seat":1', b'"seat":2', 1))
    ran = run("verify bad.jsonl")
    assert ran.code == 1
    assert ran.out.startswith("Refused: line 2: the hash does not fit")
    assert run("replay bad.jsonl").code == 2


# --- bad input ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "right"),
    [
        ("dance", "dance"),
        ("play", "name a game; there are: bang, bang_dice, kablamo, klack, slap45"),
        ("rules", "name a game; there are: bang, bang_dice, kablamo, klack, slap45"),
        ("verify", "FILE is missing (see sixgun verify --help)"),
        ("play poker", "there are: "),
        ("play klack --seats 9", "3 to 6 seats"),
        ("play klack --seats two", "--seats is a whole number, not 'two' (see sixgun play --help)"),
        ("play klack --seats", "--seats needs a value"),
        ("games klack", "there is no use for 'klack' here"),
        ("play klack --people 0", "from 1 to 4"),
        ("play klack --people 4 --seats 3", "from 1 to 3"),
        ("play klack --people 7", "3 to 6 seats"),
        ("play klack --option bang_bids", "name=value"),
        ("play klack --option bang_bids=keep", "return or discard"),
        ("play klack --option decision_seconds=3", "5 to 600"),
        ("play klack --option colour=red", "bang_bids"),
        ("play klack -o bang_bids=return -o bang_bids=discard", "twice"),
        ("play klack --bots genius", "random"),
        ("play klack --bots random,random,random,random", "or up to 3"),
        ("play klack --seats 3 --seed x", "seed"),
        ("play klack --record old.jsonl", "old.jsonl is already there"),
        ("play klack --colour red", "colour"),
        ("rules poker", "there are rules for: "),
        ("rules klack unicorn", "KLACK-001"),
        ("rules klack 999", "KLACK-001"),
        ("simulate klack --seats 3", "--games is missing (see sixgun simulate --help)"),
        ("simulate klack --seats 2 --games 1", "3 to 6 seats"),
        ("simulate klack --seats 3 --games 0", "from 1 on"),
        ("simulate klack --seats 3 --games 1 --jobs 0", "from 1 on"),
        ("simulate klack --seats 3 --games 1 --bots random,random,random,random", "3 seats"),
        ("simulate klack --seats 3 --games 1 --bots genius", "random"),
        ("simulate klack --seats 3 --games 1 --option bang_bids=1", "return or discard"),
        ("play bang_dice -o ghost_renegade_table=5", 'is a map like {"5": "outlaw", '),
        ("play slap45 -o bot_skill=quick", "novice, casual, skilled or expert"),
        ("replay nowhere.jsonl", "nowhere.jsonl"),
        ("replay old.jsonl", "header"),
        ("verify nowhere.jsonl", "nowhere.jsonl"),
        ("verify .", "directory"),
        ("serve --port 99999", "1 to 65535"),
        ("serve --port x", "port"),
        ("serve --limit rooms=many", "rooms"),
        ("serve --config nowhere.toml", "nowhere.toml"),
        ("serve --admin not-by-flag", "--admin"),
    ],
)
def test_bad_input_gets_one_line_that_says_what_is_right(run: Run, line: str, right: str) -> None:
    Path("old.jsonl").write_text("not a record\n")
    ran = run(line)
    assert ran.code == 2
    assert ran.err.startswith("sixgun: ")
    assert right in ran.err
    assert ran.err.count("\n") == 1
    assert Path("old.jsonl").read_text() == "not a record\n"
    assert not Path("records").exists()


def test_what_the_server_is_told_by_flag_environment_and_file_reaches_it(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    houses: list[Settings] = []
    monkeypatch.setattr(server, "serve", houses.append)
    monkeypatch.setenv("SIXGUN_ADMIN", "sixteen-or-more-letters")
    Path("house.toml").write_text("port = 1\nhost = '0.0.0.0'\n")
    ran = run("serve --port 4545 --limit rooms=7 --limit devices=2 --config house.toml")
    limits = Limits(rooms=7, devices=2)
    assert ran.code == 0
    assert houses == [Settings("0.0.0.0", 4545, admin="sixteen-or-more-letters", limits=limits)]


def test_the_help_of_the_server_tells_no_secret(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXGUN_ADMIN", "sixteen-or-more-letters")
    out = run("serve --help").out
    assert "--admin-file" in out
    assert "sixteen" not in out


@pytest.mark.parametrize("seat", ["3", "-1", "x"])
def test_a_seat_that_is_not_there_is_refused(run: Run, game: str, seat: str) -> None:
    ran = run(f"replay {game} --seat {seat}")
    assert ran.code == 2
    assert "seat" in ran.err


def test_one_side_and_all_sides_exclude_each_other(run: Run, game: str) -> None:
    assert run(f"replay {game} --seat 1 --open").code == 2


# --- as a program -------------------------------------------------------------------------------------------


def test_the_program_plays_through_a_pipe(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sixgun.cli", "play", "klack", "--seed", "1", "--bots", "random"]
    done = subprocess.run(
        command, input=ALWAYS_FIRST, capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    [record] = (tmp_path / "records").iterdir()
    assert str(record.relative_to(tmp_path)) in done.stdout


def test_a_reader_who_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -m sixgun.cli rules bang | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stdout.startswith("# BANG!")
    assert done.stderr == ""


def test_the_program_complains_without_a_traceback(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sixgun.cli", "play", "poker"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("sixgun: there is no game 'poker'; there are: ")


# --- house rules of every game ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sixgun.games())
def test_every_value_of_every_option_can_be_typed(game: str) -> None:
    from sixgun.games import find
    from sixgun.terminal.setup import read_value

    for option in find(game).options:
        for value in (option.default, *option.values):
            typed = json.dumps(value) if isinstance(value, (list, dict)) else str(value).lower()
            assert read_value(option, typed) == value


def test_a_long_option_may_come_from_a_file(tmp_path: Path) -> None:
    from sixgun.games import find
    from sixgun.terminal.setup import read_options

    csv, rows, bad = tmp_path / "table.csv", tmp_path / "table.json", tmp_path / "bad.csv"
    csv.write_text("kind,class,count,numbers\nkablamo,live,9,\nclick,live,9,\n")
    rows.write_text(json.dumps([{"kind": "kablamo", "count": 9}, {"kind": "click", "count": 9}]))
    bad.write_text("kind,class,count,numbers\nkablamo,live,many,\n")
    kablamo = find("kablamo")
    tables = [kablamo.new(2, 1, read_options(kablamo, [f"bullets=@{path}"])) for path in (csv, rows)]
    assert [len(table.known) for table in tables] == [18, 18]
    with pytest.raises(sixgun.Invalid, match="cannot be read") as missing:
        read_options(kablamo, [f"bullets=@{tmp_path / 'none.csv'}"])
    assert missing.value.code == "invalid_option"
    with pytest.raises(sixgun.Invalid) as wrong:
        kablamo.new(2, 1, read_options(kablamo, [f"bullets=@{bad}"]))
    assert wrong.value.code == "bullets_bad_count"
