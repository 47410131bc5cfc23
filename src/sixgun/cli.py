"""The command `sixgun`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import App, CoercionError, CycloptsError, MissingArgumentError, Parameter, UnusedCliTokensError
from rich.console import Console

from sixgun.core.errors import Illegal, Invalid

if TYPE_CHECKING:
    from cyclopts import Argument

    from sixgun.terminal.session import Session

WRONG: Final = 2  # exit code for input that cannot be used
REFUSED, UNFINISHED = 1, 3

app = App(
    name="sixgun",
    help="Gunfight tabletop games. `sixgun games` lists them, `sixgun play klack` plays one here, "
    "and `sixgun serve` opens them to browsers.",
    help_format="plaintext",
    default_parameter=Parameter(negative=()),
    version_flags=["--version"],
)

Options = Annotated[
    list[str],
    Parameter(
        name=["--option", "-o"],
        negative=(),
        show_default=False,
        help="A house rule, as name=value, or name=@file for a long one; may be repeated.",
    ),
]
Limit = Annotated[
    list[str],
    Parameter(
        negative=(),
        show_default=False,
        help="How much the server carries, as name=value, such as rooms=100; may be repeated.",
    ),
]
Bots = Annotated[
    str,
    Parameter(show_default=False, help="The bots, with commas between them: random, heuristic, ismcts."),
]


@app.command
def games() -> None:
    """List the games: how many can play, which bots there are, and the house rules."""
    from sixgun.terminal.shelf import print_games

    print_games(console())


@app.command
def rules(game: str, *words: str) -> None:
    """Read the rules of a game.

    Parameters
    ----------
    game
        A game, as `sixgun games` spells it.
    words
        A clause (KLACK-023, or just 23), or words to look for; without any, the whole book.
    """
    from sixgun.terminal.rules import print_rules

    print_rules(console(), game, words)


@app.command
def play(
    game: str,
    *,
    seats: int | None = None,
    people: int = 1,
    bots: Bots = "",
    preset: str = "book",
    option: Options = [],  # noqa: B006
    seed: int | None = None,
    record: Path | None = None,
    plain: bool = False,
) -> None:
    """Play in the terminal, against bots or with several people at one screen.

    Parameters
    ----------
    game
        A game, as `sixgun games` spells it.
    seats
        How many play; without it, as many as suit the game best.
    people
        How many of them share this screen, which is covered between their turns.
    preset
        House rules to begin with: first, book or everything.
    seed
        A whole number: the same number deals the same game.
    record
        The file for the record; without it, a new one in the folder `records`.
    plain
        Play line by line instead of on the whole screen.
    """
    from sixgun.games import find
    from sixgun.terminal.setup import read_options, seat_people

    found = find(game)
    options = {**found.preset(preset), **read_options(found, option)}
    session, path = seat_people(found, seats, people, names_in(bots), options, seed, record)
    try:
        play_out(session, plain or not (sys.stdin.isatty() and sys.stdout.isatty()))
    finally:
        session.close()
    print_end(session.table.over, path)


def play_out(session: Session, plain: bool) -> None:
    """Line by line, or on the whole screen; with timed keys where the table keeps time."""
    if plain:
        from sixgun.terminal.lines import LineGame

        LineGame(session, console()).play()
    else:
        from sixgun.terminal.app import PlayApp
        from sixgun.terminal.timed import RaceApp, keeps_time

        (RaceApp if keeps_time(session) else PlayApp)(session).run()


def print_end(over: bool, path: Path) -> None:
    from sixgun.words import say

    print(say("terminal-record" if over else "terminal-record-unfinished", path=str(path)))


@app.command
def serve(
    *,
    host: str | None = None,
    port: str | None = None,
    data: str | None = None,
    proxies: str | None = None,
    origins: str | None = None,
    log: str | None = None,
    check: bool = False,
    admin_file: str | None = None,
    thinkers: str | None = None,
    limit: Limit = [],  # noqa: B006
    config: str | None = None,
) -> int:
    """Serve tables to browsers until stopped.

    What no flag says is looked for in the environment (such as SIXGUN_PORT),
    then in the file of settings; docs/hosting.md lists all settings.

    Parameters
    ----------
    host
        The address to listen at, 127.0.0.1 unless told otherwise; 0.0.0.0 lets other machines in.
    port
        The port to listen at, 8080 unless told otherwise; 0 for any that is free.
    data
        The file in which all games are kept, sixgun.db unless told otherwise.
    proxies
        Addresses of proxies whose word on forwarding is believed, with commas between them.
    origins
        Origins of other pages that may open sockets, with commas between them.
    log
        How the log is written: text or json.
    check
        Look through the whole file of games for damage first, however large it is.
    admin_file
        The file that holds the secret of the host's own page.
    thinkers
        Processes in which bots search, unless told otherwise one less than the machine has cores.
    config
        A file of settings in TOML.
    """
    from sixgun.server.sources import gather

    flags = {
        "host": host,
        "port": port,
        "data": data,
        "proxies": proxies,
        "origins": origins,
        "log": log,
        "check": "true" if check else None,
        "admin_file": admin_file,
        "thinkers": thinkers,
        "config": config,
    }
    settings = gather(flags, limit, os.environ)
    from sixgun.server.listener import CannotListen
    from sixgun.server.serve import serve as open_house
    from sixgun.server.store.file import Unusable

    try:
        open_house(settings)
    except (CannotListen, Unusable) as error:
        return complain(error.message, error.exit_code)
    return 0


app.command("sixgun.terminal.admin:app", name="admin", help="Look after a running server.")


@app.command
def simulate(
    game: str,
    *,
    seats: int,
    games: int,
    seed: int = 0,
    option: Options = [],  # noqa: B006
    bots: Bots = "random",
    json: bool = False,
    record: Path | None = None,
    jobs: int = 1,
) -> None:
    """Let bots play many games against each other, and count who wins.

    Parameters
    ----------
    game
        A game, as `sixgun games` spells it.
    seats
        How many bots play.
    games
        How many games to play.
    seed
        The same seed gives the same games, whatever --jobs says.
    json
        Print one JSON document instead of a table.
    record
        A folder that gets a record of each game.
    jobs
        How many processes share the work.
    """
    from sixgun.terminal.simulating import Wish, run

    wish = Wish(game, seats, games, seed, tuple(option), tuple(names_in(bots)), record, jobs)
    run(wish, json)


@app.command
def replay(file: Path, *, seat: int | None = None, open: bool = False, plain: bool = False) -> None:
    """Watch a recorded game again, step by step.

    Parameters
    ----------
    file
        The record.
    seat
        Watch from this seat, counted from 0; without it, as a spectator.
    open
        Watch with every hand and every secret open.
    plain
        Print the whole story instead of stepping through it.
    """
    from sixgun.terminal.film import run

    run(file, seat, open, plain or not (sys.stdin.isatty() and sys.stdout.isatty()))


@app.command
def verify(file: Path) -> int:
    """Check a record: its hashes, its seed, every action and the result.

    The exit code is 0 for a sound record, 1 for one that is refused, 3 for an unfinished one.

    Parameters
    ----------
    file
        The record.
    """
    from sixgun.record import BadRecord
    from sixgun.record import verify as judge
    from sixgun.words import say

    try:
        verdict = judge(file)
    except BadRecord as error:
        print(say("terminal-refused", reason=error.message))
        return REFUSED
    print(verdict)
    return 0 if verdict.finished else UNFINISHED


def console() -> Console:
    """As wide as the terminal; in a pipe lines stay whole."""
    return Console(soft_wrap=not sys.stdout.isatty())


def names_in(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def main(args: Sequence[str] | None = None) -> int:
    """Run one command; whatever the caller got wrong is said in one line."""
    try:
        code = app(
            sys.argv[1:] if args is None else list(args),
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
    except CycloptsError as error:
        return complain(which_game() if lacks_game(error) else one_line(error))
    except (Invalid, Illegal) as error:
        return complain(error.message)
    except BrokenPipeError:  # whoever was reading has gone, as in `sixgun rules klack | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except FileExistsError as error:
        return complain(f"{error.filename} is already there; give another name")
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        return 130
    return code if isinstance(code, int) else 0


def complain(text: str, code: int = WRONG) -> int:
    print(f"sixgun: {text}", file=sys.stderr)
    return code


def lacks_game(error: CycloptsError) -> bool:
    return isinstance(error, MissingArgumentError) and "--game " in str(error)


def which_game() -> str:
    from sixgun.games import names
    from sixgun.words import say

    return say("terminal-which-game", games=", ".join(names()))


def one_line(error: CycloptsError) -> str:
    from sixgun.words import say

    command = " ".join(("sixgun", *(error.command_chain or ())))
    return say("terminal-see-help", problem=problem(error), command=command)


def problem(error: CycloptsError) -> str:
    """What is wrong with the line that was typed."""
    from sixgun.words import say

    if isinstance(error, MissingArgumentError) and error.argument:
        return say("terminal-no-value" if error.keyword else "terminal-missing", name=name_of(error.argument))
    if isinstance(error, CoercionError) and error.argument and error.token:
        return say("terminal-whole-number", name=name_of(error.argument), value=error.token.value)
    if isinstance(error, UnusedCliTokensError):
        return say("terminal-unused", words=" ".join(error.unused_tokens or ()))
    return " ".join(str(error).split())


def name_of(argument: Argument) -> str:
    """An option as it is typed; a file or table as the help calls it."""
    return argument.name.removeprefix("--").upper() if argument.index is not None else argument.name


if __name__ == "__main__":
    sys.exit(main())
