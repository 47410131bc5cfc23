"""The HTTP interface: its OpenAPI document tells the truth; replays, records, the client that is served."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Iterator
from hashlib import sha256
from http.client import HTTPConnection
from itertools import accumulate
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from sixgun.core.errors import Invalid
from sixgun.games import names
from sixgun.record import verify
from sixgun.server.web import assets, shelf
from sixgun.server.web.app import BODY, document
from tests.server.house import PATIENCE, house, play


class Background:
    """A server in a thread of its own, for a client that blocks."""

    def __init__(self, data: Path) -> None:
        self.data, self.url = data, ""
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()))

    async def _run(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        async with house(self.data) as h:
            self.url = h.url
            self._ready.set()
            await self._stop.wait()

    def start(self) -> None:
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = Background(tmp_path_factory.mktemp("http") / "s.db")
    server.start()
    yield server.url
    server.stop()


@pytest.fixture(scope="module")
def api(served: str) -> object:
    return schemathesis.openapi.from_url(f"{served}/schema")


schema = schemathesis.pytest.from_fixture("api")


@pytest.mark.slow
@schema.parametrize()
@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_the_openapi_document_says(case: Any) -> None:
    """It cannot say which seats and house rules go with which game, nor how long a body may be."""
    answer = case.call(timeout=PATIENCE)
    too_large = answer.status_code == 413
    assert not too_large or len(answer.request.body) > BODY
    up_to_the_game = [positive_data_acceptance] if case.operation.label == "POST /api/tables" else []
    up_to_its_length = [positive_data_acceptance, negative_data_rejection] if too_large else []
    case.validate_response(answer, excluded_checks=up_to_the_game + up_to_its_length)


def test_the_document_says_of_every_body_that_it_may_be_too_large(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            paths = (await h.get("/schema"))["paths"]
            posts = [path["post"] for path in paths.values() if "post" in path]
            assert len(posts) == 4
            assert all("413" in post["responses"] for post in posts)

    asyncio.run(story())


def test_the_openapi_document_is_made_without_a_word_to_the_log() -> None:
    root = logging.getLogger()
    before = root.level, list(root.handlers)
    document.__wrapped__()
    assert (root.level, list(root.handlers)) == before


def test_all_five_games_are_on_the_shelf_with_their_house_rules() -> None:
    infos = {info.name: info for info in shelf.infos()}
    assert set(infos) == {"bang", "bang_dice", "kablamo", "klack", "slap45"}
    klack = infos["klack"]
    assert (klack.title, klack.built, klack.seats) == ("Klack Klack Bang", True, [3, 4, 5, 6])
    seconds = next(option for option in klack.options if option.name == "decision_seconds")
    assert (seconds.default, seconds.values, seconds.low, seconds.high) == (60, [None], 5, 600)
    assert all(option.text and option.clauses for option in klack.options)


@pytest.mark.parametrize("game", names())
def test_pieces_are_told_apart_by_their_names(game: str) -> None:
    pieces = shelf.pieces(game)
    assert len({piece.name for piece in pieces}) == len(pieces)
    assert all(piece.kind and piece.family for piece in pieces)


def test_a_game_that_nobody_knows_has_no_pieces() -> None:
    with pytest.raises(Invalid, match="there is no game 'poker'"):
        shelf.pieces("poker")


@pytest.mark.parametrize("game", ["bang", "bang_dice", "kablamo", "klack", "slap45"])
def test_the_rules_panel_has_every_clause_with_its_text_and_section(game: str) -> None:
    rules = shelf.rules(game)
    ids = [clause.id for clause in rules.clauses]
    assert len(ids) > 50
    assert len(set(ids)) == len(ids)
    assert all(clause.text and clause.section for clause in rules.clauses)
    assert rules.title


def views(replay: dict[str, Any]) -> list[dict[str, Any]]:
    """The view after each step of a replay."""
    changes = [step["changes"] for step in replay["steps"]]
    return list(accumulate(changes, lambda view, change: {**view, **change}))


def test_a_finished_game_can_be_replayed_by_seat_by_an_onlooker_and_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            ann, bob = await h.table(people=2)
            path = f"/api/tables/{ann.table}"
            for early in ("/replay", "/record"):
                with pytest.raises(HTTPError) as refused:
                    await h.fetch(path + early)
                assert refused.value.code == 409
            await asyncio.gather(play(ann), play(bob))
            mine, watched, opened = [
                await h.get(f"{path}/replay{query}") for query in ("?seat=0", "", "?open=true")
            ]
            told = [event for step in mine["steps"] for event in step["events"]]
            assert told == (await h.client(ann.table, ann.token)).heard[0]["events"]
            assert views(opened)[-1] == {**ann.table_now["view"], "seat": None}
            assert {step["seat"] for step in mine["steps"] if step["action"]} == {0}
            assert all(view["hand"] == [None] * 3 for view in views(watched))
            assert all(None not in view["hand"] for view in views(opened))
            assert all(len(step["changes"]) < len(views(opened)[0]) for step in opened["steps"][1:])
            assert all(step["action"] for step in opened["steps"][1:])
            seed, promise = opened["lobby"]["seed"], opened["lobby"]["commitment"]
            assert sha256(bytes.fromhex(seed)).hexdigest() == promise
            with pytest.raises(HTTPError):
                await h.fetch(f"{path}/replay?seat=7")

    asyncio.run(story())


def test_the_record_of_a_served_game_is_verified(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            (ann,) = await h.table()
            await play(ann)
            content = await h.fetch(f"/api/tables/{ann.table}/record")
            verdict = verify(content)
            assert verdict.finished
            assert verdict.header.commitment == ann.lobby["commitment"]
            assert verdict.header.players[0] == "P0"

    asyncio.run(story())


def test_the_link_of_a_table_comes_as_a_qr_code(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            (ann,) = await h.table(start=False)
            picture = await h.fetch(f"/api/tables/{ann.table}/qr.svg")
            assert b"<svg" in picture

    asyncio.run(story())


def test_the_built_client_is_served_isolated_and_its_routes_get_the_page(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>page")
    (tmp_path / "assets/app-1a2b.js").write_text("1")
    built = assets.load(tmp_path)
    for path in ("/", "/t/abc", "/r/abc"):
        page = assets.page_for(built, path)
        assert page is not None
        assert (page.content, page.kind, page.cache) == (b"<p>page", "text/html", "no-cache")
    script = assets.page_for(built, "/assets/app-1a2b.js")
    assert script is not None
    assert (script.kind, "immutable" in script.cache) == ("text/javascript", True)
    for path in ("/../secrets", "/assets/none.js", "/etc/passwd", "/x"):
        assert assets.page_for(built, path) is None


@pytest.mark.parametrize(("path", "status"), [("/", 200), ("/t/abc", 404), ("/nothing.js", 404)])
def test_head_answers_like_get_without_the_body(served: str, path: str, status: int) -> None:
    link = HTTPConnection(served.removeprefix("http://"), timeout=PATIENCE)
    told = []
    for method in ("GET", "HEAD"):
        link.request(method, path)
        answer = link.getresponse()
        content = answer.read()
        assert (answer.status, content == b"") == (status, method == "HEAD")
        told.append([header for header in answer.getheaders() if header[0] != "date"])
    assert told[0] == told[1]
    link.close()


def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    page = assets.page_for(assets.load(tmp_path / "nothing"), "/")
    assert page is not None
    assert b"npm run build" in page.content
