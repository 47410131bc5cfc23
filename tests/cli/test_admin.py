"""`sixgun admin` against a running server."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from sixgun.server.settings import GENEROUS, Settings
from tests.cli.conftest import Ran
from tests.server.asking import SECRET, ask_now, served
from tests.server.house import House

Run = Callable[..., Ran]
JSON = {"Content-Type": "application/json"}
STRANGER = "203.0.113.7"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server with a table of Klack, whose address and secret are in the environment."""
    with served(tmp_path / "s.db") as h:
        monkeypatch.setenv("SIXGUN_URL", h.url)
        monkeypatch.setenv("SIXGUN_ADMIN", SECRET)
        wish = {"game": "klack", "seats": 3, "name": "Ann", "play_now": True}
        ask_now(h.port, "/api/tables", JSON, "POST", json.dumps(wish).encode())
        yield h


def test_rooms_are_listed_by_short_names(run: Run, place: House) -> None:
    ran = run("admin rooms")
    assert ran.code == 0
    head, row = ran.out.splitlines()
    assert head.split() == ["table", "game", "phase", "people", "bots", "onlookers", "moved", "age"]
    (room,) = place.hall.rooms.values()
    assert row.split()[:6] == [room.name, "klack", "playing", "0/1", "2", "0"]
    assert room.doc.id not in ran.out
    (line,) = json.loads(run("admin rooms --json").out)
    assert line["name"] == room.name


def test_the_load_is_one_line(run: Run, place: House) -> None:
    ran = run("admin load")
    assert ran.code == 0
    (line,) = ran.out.splitlines()
    assert "0 sockets, 1 rooms (0 broken)" in line
    assert json.loads(run("admin load --json").out)["rooms"] == 1


def test_a_table_is_closed_once(run: Run, place: House) -> None:
    (room,) = place.hall.rooms.values()
    assert run(f"admin close {room.name}").out == f"The table {room.name} is closed.\n"
    assert run("admin rooms").out == "Nobody is playing.\n"
    again = run(f"admin close {room.doc.id}")
    assert (again.code, again.err) == (
        2,
        "sixgun: there is no such table, or it is closed already\n",
    )


def test_an_announcement_is_sent(run: Run, place: House) -> None:
    assert run("admin announce Last orders, please.").out == "Sent to 0 sockets.\n"
    assert run("admin announce").err == "sixgun: there is nothing in that announcement\n"


def test_addresses_are_banned_and_let_in_again(run: Run, place: House) -> None:
    assert run("admin bans").out == "Nobody is banned.\n"
    assert STRANGER in run(f"admin ban {STRANGER}").out
    run("admin ban 2001:db8::1")
    assert run("admin bans").out.split() == ["2001:db8::/64", STRANGER]
    assert run(f"admin unban {STRANGER}").out == f"{STRANGER} may come again.\n"
    assert run(f"admin unban {STRANGER}").code == 2
    wrong = run("admin ban nonsense")
    assert (wrong.code, wrong.out) == (2, "")
    assert "'nonsense' is no address" in wrong.err


def test_old_games_are_counted_and_deleted(run: Run, place: House) -> None:
    assert run("admin delete --days 30 --count").out == "Over for 30 days or more: 0 games.\n"
    assert run("admin delete --days 30").out == "0 games deleted.\n"
    assert run("admin delete --days 0").err.startswith("sixgun: delete cannot be done like this: ")
    assert run("admin delete").code == 2


# -- what can be wrong ---------------------------------------------------------------------------------------


def test_the_secret_may_stand_in_a_file(
    run: Run, place: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SIXGUN_ADMIN")
    file = tmp_path / "secret"
    file.write_text(f"{SECRET}\n")
    assert run(f"admin bans --admin-file {file}").code == 0
    monkeypatch.setenv("SIXGUN_ADMIN_FILE", str(file))
    assert run("admin bans").code == 0
    file.write_bytes(b"\xff\xfe")
    assert run("admin bans").err == "sixgun: the secret holds letters that cannot be sent\n"
    file.unlink()
    assert run("admin bans").err == f"sixgun: {file}: No such file or directory\n"


def test_without_a_secret_nothing_is_asked(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SIXGUN_ADMIN", raising=False)
    monkeypatch.delenv("SIXGUN_ADMIN_FILE", raising=False)
    ran = run("admin rooms")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("sixgun: the secret is not known; set SIXGUN_ADMIN")


def test_a_wrong_secret_is_told_in_a_line(run: Run, place: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXGUN_ADMIN", "another secret")
    ran = run("admin rooms")
    assert (ran.code, ran.err) == (2, f"sixgun: the server at {place.url} has another secret\n")


def test_a_server_without_an_office_is_told_in_a_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIXGUN_ADMIN", SECRET)
    with served(tmp_path / "s.db", Settings(limits=GENEROUS)) as h:
        ran = run(f"admin rooms --url {h.url}")
    assert ran.err == f"sixgun: the server at {h.url} has no office: it was started without a secret\n"


def test_no_server_and_no_address_are_told_in_a_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXGUN_ADMIN", SECRET)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    ran = run(f"admin rooms --url http://127.0.0.1:{port}")
    assert ran.code == 2
    assert ran.err.startswith(f"sixgun: no server answers at http://127.0.0.1:{port}: ")
    assert len(ran.err.splitlines()) == 1
    assert run("admin rooms --url ftp://example").err.startswith("sixgun: --url begins with http://")


@pytest.mark.parametrize("status", [200, 500])
def test_another_web_server_is_told_in_a_line(run: Run, monkeypatch: pytest.MonkeyPatch, status: int) -> None:
    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(b"<html>hello</html>")

        def log_message(self, *_: object) -> None:
            """Nothing is printed."""

    monkeypatch.setenv("SIXGUN_ADMIN", SECRET)
    with HTTPServer(("127.0.0.1", 0), Other) as other:
        thread = threading.Thread(target=other.handle_request)
        thread.start()
        ran = run(f"admin rooms --url http://127.0.0.1:{other.server_port}")
        thread.join()
    assert ran.code == 2
    assert "but no Sixgun does" in ran.err
