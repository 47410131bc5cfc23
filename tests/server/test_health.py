"""Is the server alive, is it ready, and what do its figures say?"""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families as parse

from sixgun.server.addresses import network
from sixgun.server.office.office import Office
from sixgun.server.office.probe import Probe
from sixgun.server.settings import GENEROUS, Settings
from sixgun.server.store.log import Row, SqliteStore
from sixgun.server.store.trouble import StoreFailed
from sixgun.server.watch.watch import CODES, Watch
from tests.server.asking import ADMIN, AWAY, BASIC, BEARER, ask
from tests.server.house import House, house, play

OPEN = Settings(limits=GENEROUS)
Figures = dict[tuple[str, str], float]  # by name, and the values of labels


async def figures(h: House) -> Figures:
    """All samples of `/metrics`."""
    text = (await ask(h, "/metrics")).text
    return {
        (sample.name, " ".join(sample.labels.values())): sample.value
        for family in parse(text)
        for sample in family.samples
    }


def test_a_server_is_alive_and_ready(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            for path, word in (("/healthz", "well\n"), ("/readyz", "ready\n")):
                answer = await ask(h, path)
                assert (answer.status, answer.text) == (200, word)
                assert answer.headers["cache-control"] == "no-store"

    asyncio.run(story())


def test_while_draining_it_is_alive_but_not_ready(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            h.hall.draining = True
            answer = await ask(h, "/readyz")
            assert (answer.status, answer.text) == (503, "the server is closing; come back in a moment\n")
            assert (await ask(h, "/healthz")).status == 200
            assert (await figures(h))["sixgun_draining", ""] == 1

    asyncio.run(story())


class StubbornStore:
    """Answers nothing until it is let go; then it fails."""

    def __init__(self) -> None:
        self.asked = 0
        self.let_go = asyncio.Event()

    async def room(self, room: str) -> Row | None:
        self.asked += 1
        await self.let_go.wait()
        raise sqlite3.OperationalError("disk I/O error")


def test_a_store_that_hangs_or_fails_is_told_in_bounded_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            store = StubbornStore()
            probe = Probe(h.hall, patience=0.01)
            h.hall.world = h.hall.world._replace(store=store)  # type: ignore[arg-type]
            told = await asyncio.gather(*[probe.trouble() for _ in range(20)])
            assert set(told) == {"the store does not answer"}
            assert store.asked == 1  # nobody can pile up questions before a store that hangs
            store.let_go.set()
            assert await Probe(h.hall).trouble() == "the store fails: OperationalError"

    asyncio.run(story())


def test_the_figures_count_rooms_people_moves_and_refusals(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            one, two = await h.table(seats=4, people=2)
            watcher = await h.client(one.table)
            await one.answer("nonsense")
            seen = await figures(h)
            assert seen["sixgun_rooms", "klack playing"] == 1
            assert seen["sixgun_seats", "person"] == 2
            assert seen["sixgun_seats", "bot"] == 2
            assert seen["sixgun_sockets", ""] == 3
            assert seen["sixgun_onlookers", ""] == 1
            assert sum(n for (name, _), n in seen.items() if name == "sixgun_refusals_total") == 1
            assert seen["process_resident_memory_bytes", ""] > 0
            taken = [await c.answer(random.Random(1).choice(c.options)) for c in (one, two)]
            assert [reply["type"] for reply in taken] == ["taken", "taken"]
            await h.settled(one.table)
            seen = await figures(h)
            moves = len(await h.hall.world.store.log(one.table))
            assert seen["sixgun_moves_total", "klack"] == moves >= 2
            assert seen["sixgun_answer_seconds_count", ""] == 2
            assert seen["sixgun_append_seconds_count", ""] >= 2
            assert seen["sixgun_thinking_seconds_count", ""] >= 1
            assert seen["sixgun_http_responses_total", "201"] == 2
            await watcher.close()
            await h.settled(one.table)

    asyncio.run(story())


def test_a_whole_game_is_counted_move_by_move(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            (client,) = await h.table()
            await play(client)
            seen = await figures(h)
            assert seen["sixgun_moves_total", "klack"] == len(await h.hall.world.store.log(client.table))
            assert seen["sixgun_rooms", "klack over"] == 1

    asyncio.run(story())


def test_sockets_turned_away_and_store_errors_are_counted(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            await h.client("nowhere123")
            store = h.hall.world.store
            assert isinstance(store, SqliteStore)
            with pytest.raises(StoreFailed):
                await store.clerk.write(lambda db: db.execute("SELECT nothing FROM nowhere"))
            seen = await figures(h)
            assert seen["sixgun_turned_away_total", "no_such_table"] == 1
            assert seen["sixgun_store_errors_total", ""] == 1

    asyncio.run(story())


def test_each_server_has_figures_of_its_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "a.db") as a, house(tmp_path / "b.db") as b:
            await a.table(start=False)
            assert ("sixgun_rooms", "klack lobby") in await figures(a)
            assert ("sixgun_rooms", "klack lobby") not in await figures(b)

    asyncio.run(story())


def test_labels_cannot_grow_without_bound() -> None:
    watch = Watch()
    for number in range(10 * CODES):
        watch.refusals.add(f"code {number}")
    [family] = [f for f in watch.registry.collect() if f.name == "sixgun_refusals"]
    counts = {s.labels["code"]: s.value for s in family.samples if s.name.endswith("_total")}
    assert len(counts) == CODES + 1
    assert counts["other"] == 9 * CODES


def test_every_figure_of_ours_is_explained_to_hosts(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs/hosting.md").read_text()

    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            text = (await ask(h, "/metrics")).text
            named = set(re.findall(r"^# TYPE (sixgun_\w+) ", text, re.M))
            assert len(named) > 10
            unsaid = {name for name in named if f"`{name}`" not in page}
            assert {name for name in unsaid if not name.endswith("_created")} == set()

    asyncio.run(story())


# -- who may see the figures ---------------------------------------------------------------------------------


def test_without_a_secret_only_this_machine_sees_the_figures(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", settings=OPEN) as h:
            assert (await ask(h, "/metrics")).status == 200
            for strange in (AWAY, BEARER, {"Via": "1.1 proxy"}, {"Host": "sixgun.example"}):
                assert (await ask(h, "/metrics", {**AWAY, **strange})).status == 404
            assert (await ask(h, "/metrics", {"Host": "sixgun.example"})).status == 404
            assert (await ask(h, "/metrics", {"Via": "1.1 proxy"})).status == 404

    asyncio.run(story())


def test_with_the_secret_the_figures_are_seen_from_anywhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", settings=ADMIN) as h:
            for right in (BEARER, BASIC):
                assert (await ask(h, "/metrics", {**AWAY, **right})).status == 200
            no = await ask(h, "/metrics", AWAY)
            assert no.status == 401
            assert no.headers["www-authenticate"].startswith("Basic")
            assert no.json()["code"] == "wrong_secret"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("address", "meant"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("nonsense", "unknown"),
    ],
)
def test_an_address_of_ipv6_stands_for_its_network(address: str, meant: str) -> None:
    assert network(address) == meant


def test_the_pulse_tells_lag_and_moves_per_second() -> None:
    pulse = Watch().pulse
    assert (pulse.lag, pulse.moves_per_second) == (0.0, 0.0)
    for second in range(40):
        pulse.beat(second / 2, 0.25 if second == 30 else 0.0)
        pulse.moves += 5
    assert pulse.lag == 0.25
    assert pulse.moves_per_second == 10.0


def test_a_closed_office_leaves_nothing_behind(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            h.hall.world = h.hall.world._replace(watch=Watch())
            for _ in range(2):
                (await Office(h.hall).open()).close()

    asyncio.run(story())
