"""A server of its own and a real browser for the tests of the web client."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]
FLAGS += ["--disable-background-networking", "--disable-component-update"]
FLAGS += ["--host-resolver-rules=MAP house.test 127.0.0.1"]  # a name without the rights of localhost
STATIC = Path(__file__).parents[2] / "src/sixgun/server/static/index.html"
SERVE = """
import socket
import sys
from pathlib import Path
from random import Random
import uvicorn
from sixgun.server.web.app import app
from sixgun.server.room.clock import Pace, SystemTime
from sixgun.server.room.hall import Hall
from sixgun.server.room.room import World
from sixgun.server.serve import config
from sixgun.server.settings import GENEROUS, Settings
from sixgun.server.store.log import SqliteStore
listener, data, floor, seed = sys.argv[1:]
slow = {name: 3600.0 for name in ("decision", "absent", "hello", "ready")}  # for any machine
pace = Pace(bot=0.02, floor=float(floor), **slow)
settings = Settings(limits=GENEROUS)
world = lambda: World(SqliteStore(Path(data)), SystemTime(), pace, lambda: Random(int(seed)), settings)
hall = lambda: Hall(world())
uvicorn.Server(config(app(hall), "127.0.0.1", 0)).run([socket.socket(fileno=int(listener))])
"""
expect.set_options(timeout=60_000)  # a slow machine is no failure
PATIENCE = 600.0  # seconds after which a server that starts has failed
FLOOR = 2.0  # seconds that a reaction window stays open at least
SEED = 45  # equal tables are dealt alike, and their bots draw alike, in every run and whatever ran before


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server with the built client."""
    with serving(tmp_path_factory.mktemp("site"), FLOOR) as address:
        yield address


@pytest.fixture(scope="session")
def swift_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose windows close as soon as everybody has answered, for tables of several people."""
    with serving(tmp_path_factory.mktemp("swift"), floor=0.0) as address:
        yield address


@contextmanager
def serving(folder: Path, floor: float, seed: int = SEED) -> Iterator[str]:
    assert STATIC.is_file(), "the web client is not built: run `python3 tasks.py test`"
    log = (folder / "log").open("w")
    with socket.create_server(("127.0.0.1", 0)) as listener:  # handed on: nobody else can take the port
        given = [str(each) for each in (listener.fileno(), folder / "sixgun.db", floor, seed)]
        command = [sys.executable, "-c", SERVE, *given]
        server = subprocess.Popen(command, stdout=log, stderr=log, pass_fds=[listener.fileno()])
        address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    try:
        urllib.request.urlopen(address, timeout=PATIENCE).close()  # the call waits until it is answered
        yield address
    finally:
        server.terminate()
        server.wait(PATIENCE)
        log.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails in the browser tells what its pages showed."""
    report = yield
    chromium = getattr(item, "funcargs", {}).get("browser")
    if report.when == "call" and report.failed and chromium is not None:
        for page in [page for context in chromium.contexts for page in context.pages]:
            report.sections.append((f"shown at {page.url}", shown(page)))
    return report


def shown(page: Page) -> str:
    try:
        return page.locator("body").inner_text()
    except Error as error:  # a page that has crashed must not hide why the test failed
        return str(error)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = os.environ.get("SIXGUN_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()
