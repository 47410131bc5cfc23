"""The command `sixgun admin`: the host's office, from a terminal."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import App, Parameter

from sixgun.terminal.line import Line, open_line

if TYPE_CHECKING:
    from rich.table import Table

    from sixgun.server.office.ledger import Load, RoomLine

MB: Final = 1_000_000
app = App(
    name="admin",
    help="Look after a running server.",
    default_parameter=Parameter(negative=()),
)


@Parameter(name="*")
@dataclass(frozen=True)
class Server:
    """Where the server is, and where its secret.

    Parameters
    ----------
    url
        The address of the server, http://127.0.0.1:8080 unless told otherwise (or SIXGUN_URL).
    admin_file
        The file that holds the secret of the server (or SIXGUN_ADMIN_FILE; or the secret in SIXGUN_ADMIN).
    """

    url: str | None = None
    admin_file: Path | None = None

    def line(self) -> Line:
        return open_line(self.url, self.admin_file)


HERE: Final = Server()
Json = Annotated[bool, Parameter(help="Print one JSON document instead of a table.")]


@app.command
def rooms(*, json: Json = False, server: Server = HERE) -> None:
    """List the rooms that are awake: those that are broken first, then by their last move."""
    from rich.console import Console

    from sixgun.words import say

    found = server.line().ledger().rooms
    if json:
        return print(as_json(found))
    if not found:
        return print(say("terminal-admin-nobody"))
    return Console(soft_wrap=True).print(table_of(found))


def as_json(found: object) -> str:
    import msgspec

    return msgspec.json.encode(found).decode()


def table_of(rooms: Iterable[RoomLine]) -> Table:
    from rich.table import Table

    from sixgun.server.office.page import lasting
    from sixgun.words import say

    table = Table(box=None, pad_edge=False, header_style="dim")
    for head in say("terminal-admin-heads").split():
        table.add_column(head, no_wrap=True)
    for room in rooms:
        phase = say("terminal-admin-broken") if room.broken else room.phase
        idle = "-" if room.idle is None else lasting(room.idle)
        here = f"{room.present}/{room.people}"
        counts = here, str(room.bots), str(room.onlookers)
        table.add_row(room.name, room.game, phase, *counts, idle, lasting(room.age))
    return table


@app.command
def load(*, json: Json = False, every: float | None = None, server: Server = HERE) -> None:
    """Show how busy the server is.

    Parameters
    ----------
    every
        Show it again after so many seconds, until stopped.
    """
    line = server.line()
    while True:
        found = line.ledger().load
        print(as_json(found) if json else line_of(found), flush=True)
        if every is None:
            return
        time.sleep(max(0.1, every))


def line_of(load: Load) -> str:
    from sixgun.server.office.page import lasting
    from sixgun.words import say

    return say(
        "terminal-admin-load",
        moves=load.moves_per_second,
        sockets=load.sockets,
        rooms=load.rooms,
        broken=load.broken,
        memory=round(load.memory / MB),
        lag=round(load.lag * 1000),
        errors=load.store_errors,
        up=lasting(load.up),
    )


@app.command
def close(table: str, *, server: Server = HERE) -> None:
    """Close a table for good: everybody is sent away with a sentence, and nobody can open it again.

    Parameters
    ----------
    table
        Its short name in the list of rooms, its id, or its link.
    """
    print(server.line().do("close", table=table))


@app.command
def announce(*words: str, server: Server = HERE) -> None:
    """Say something to everybody who is at a table."""
    print(server.line().do("announce", text=" ".join(words)))


@app.command
def ban(address: str, *, server: Server = HERE) -> None:
    """Keep an address outside (an IPv6 address with its network of 64 bits), and cut its sockets."""
    print(server.line().do("ban", address=address))


@app.command
def unban(address: str, *, server: Server = HERE) -> None:
    """Let an address in again."""
    print(server.line().do("unban", address=address))


@app.command
def bans(*, server: Server = HERE) -> None:
    """List the banned addresses."""
    from sixgun.words import say

    found = server.line().ledger().bans
    print("\n".join(ban.address for ban in found) or say("terminal-admin-no-bans"))


@app.command
def delete(*, days: int, count: bool = False, server: Server = HERE) -> None:
    """Delete games that have been over for so many days, with their logs.

    Parameters
    ----------
    days
        How long nobody has moved there; at least 1.
    count
        Only say how many there are.
    """
    print(server.line().do("delete", days=days, count=count))
