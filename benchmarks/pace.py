"""How long a person waits at a table of BANG! with four bots, in a real browser.

Plays whole games by what is lit on the page, and measures the seconds from the end of an own turn to the next
own decision, and from one's own elimination to the end of the game.

python3 -m benchmarks.pace [--games 3] [--pace fast] [--finish]
"""

from __future__ import annotations

import argparse
import json
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, WebSocket, sync_playwright

from tasks import chromium
from tests.web.conftest import FLAGS
from tests.web.gunslinger import Gunslinger

SEATS = 5
MOVES = 2_000
START = 60.0  # seconds that a server may take to start


@contextmanager
def serving() -> Iterator[str]:
    """A server as a host starts it, with the pace that a guest meets."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).with_name("sixgun")), "serve", "--port", str(port)]
        server = subprocess.Popen([*command, "--data", f"{folder}/pace.db"], stdout=subprocess.DEVNULL)
        try:
            yield answered(f"http://127.0.0.1:{port}")
        finally:
            server.terminate()
            server.wait()


def answered(site: str) -> str:
    """The site, once it answers."""
    end = time.monotonic() + START
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(f"{site}/api/games").close()
            return site
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"{site} does not answer")


class Patient(Gunslinger):
    """Plays with all pictures, and looks at the clock."""

    seat: int | None = None
    died: float | None = None
    others = False  # whether another turn has begun since the last own answer

    def listen(self) -> None:
        self.page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda text: self._hear(json.loads(text)))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "welcome":
            self.seat = message["seat"]
        for told in message.get("events", []):
            mine, event = told.get("seat") == self.seat, told.get("event")
            if event == "eliminated" and mine:
                self.died = time.monotonic()
            if event == "turn_began" and not mine:
                self.others = True


def play(browser: Browser, site: str, pace: str, finish: bool) -> tuple[list[float], float | None]:
    """One game: the waits between own turns, and the wait after death, if there was one."""
    player = Patient(browser, site, "desktop", still=False)
    player.listen()
    player.page.add_init_script(f"localStorage.setItem('sixgun.pace', '{pace}')")
    player.play_now(SEATS)
    waits: list[float] = []
    last = time.monotonic()
    for _ in range(MOVES):
        until = 'has("dialog .teams, dialog table")' + (' || has("button.finish")' if finish else "")
        asked = player.wait(until)
        now = time.monotonic()
        if asked == "over":
            break
        if player.others:
            waits.append(now - last)
        player.others, last = False, time.monotonic()
        player.answer(asked)
    if finish and player.page.locator("button.finish").count():
        player.button(re.escape("Finish now")).click()
        player.wait()
    dead = None if player.died is None else time.monotonic() - player.died
    player.context.close()
    return waits, dead


def spread(seconds: list[float]) -> str:
    if not seconds:
        return "never"
    low, middle, high = min(seconds), statistics.median(seconds), max(seconds)
    return f"{low:.1f} to {high:.1f} s, median {middle:.1f} ({len(seconds)} times)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--pace", default="normal", choices=["slow", "normal", "fast"])
    parser.add_argument("--finish", action="store_true", help='click "Finish now" when it is offered')
    told = parser.parse_args()
    waits: list[float] = []
    deaths: list[float] = []
    with serving() as site, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium(), args=FLAGS)
        for number in range(told.games):
            between, dead = play(browser, site, told.pace, told.finish)
            waits += between
            deaths += [] if dead is None else [dead]
            print(f"game {number + 1} of {told.games}", file=sys.stderr)
        browser.close()
    print(f"from the end of a turn to the next own decision: {spread(waits)}")
    print(f"from one's own death to the end of the game: {spread(deaths)}")


if __name__ == "__main__":
    main()
