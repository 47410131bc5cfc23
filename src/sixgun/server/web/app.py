"""The web interface: a few requests, a socket for each client, and the built client for everything else."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Annotated, Any

import msgspec
import segno
from litestar import (
    HttpMethod,
    Litestar,
    MediaType,
    Request,
    Response,
    Router,
    WebSocket,
    get,
    post,
    route,
    websocket,
)
from litestar.datastructures import State
from litestar.enums import OpenAPIMediaType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler

from sixgun.core.errors import Invalid
from sixgun.server import bodies
from sixgun.server.addresses import address_of, is_local
from sixgun.server.office.gate import Shut
from sixgun.server.office.office import Office
from sixgun.server.office.pages import PAGES
from sixgun.server.office.porch import Porch
from sixgun.server.room import mine
from sixgun.server.room.door import Crowded, Full
from sixgun.server.room.guest import NotAllowed
from sixgun.server.room.hall import Hall, Missing
from sixgun.server.room.past import Unfit
from sixgun.server.room.seats import Document, load
from sixgun.server.store.log import Entry
from sixgun.server.web import assets, links, replay, shelf, sockets
from sixgun.server.web.desk import Desk, desk_of
from sixgun.server.web.letter import Letter
from sixgun.server.web.origin import is_welcome
from sixgun.server.web.packing import Packing
from sixgun.server.web.problems import FAILURES, ISOLATED, broken, problem

CODES = {404: "not_found", 405: "not_allowed", 413: "too_large", 415: "not_json"}
BODY = 16_384  # bytes of a request at most
NOT_FOUND = {404: ResponseSpec(bodies.Problem, description="No such game or table", generate_examples=False)}
BAD = {400: ResponseSpec(bodies.Problem, description="What was wrong", generate_examples=False)}
LARGE = {413: ResponseSpec(bodies.Problem, description="More than 16 kB", generate_examples=False)}
FORBIDDEN = {
    403: ResponseSpec(bodies.Problem, description="The host does not want it", generate_examples=False)
}
KIND = {415: ResponseSpec(bodies.Problem, description="Not called JSON", generate_examples=False)}
MANY = {429: ResponseSpec(bodies.Problem, description="Too much from one address", generate_examples=False)}
BUSY = {503: ResponseSpec(bodies.Problem, description="Not now; try again", generate_examples=False)}
UNFIT = {410: ResponseSpec(bodies.Problem, description="Played by other rules", generate_examples=False)}
LATER = {409: ResponseSpec(bodies.Problem, description="The game is not over", generate_examples=False)}

ID = re.compile("^[0-9a-z]{1,32}$")
TableId = Annotated[str, PathParameter(pattern=ID.pattern, description="The id in the table's link")]
GameName = Annotated[str, PathParameter(pattern="^[0-9a-z_]{1,40}$", description="The name of a game")]


def hall_of(state: State) -> Hall:
    hall = state["hall"]
    assert isinstance(hall, Hall)
    return hall


@get("/games", summary="All games of the shelf", sync_to_thread=False)
def list_games() -> list[bodies.GameInfo]:
    """Built or not, with the seats and house rules of those that are."""
    return shelf.infos()


@get(
    "/games/{game:str}/rules", summary="The rules of a game", responses=BAD | NOT_FOUND, sync_to_thread=False
)
def show_rules(game: GameName) -> bodies.Rules:
    """Every clause, and the whole text."""
    return shelf.rules(game)


@get(
    "/games/{game:str}/pieces",
    summary="The pieces of a game",
    responses=BAD | NOT_FOUND,
    sync_to_thread=False,
)
def show_pieces(game: GameName) -> list[bodies.PieceInfo]:
    """The print on every card, bullet and die; nothing that depends on a table."""
    return shelf.pieces(game)


@post(
    "/games/{game:str}/check",
    summary="Are these house rules allowed?",
    responses=BAD | NOT_FOUND | LARGE | KIND,
    status_code=200,
    sync_to_thread=False,
)
def check_house(game: GameName, data: JSONBody[bodies.HouseRules]) -> bodies.Verdict:
    """Nothing is opened; the game's own reason is given where they are not."""
    return shelf.check(game, data)


@route("/tables", http_method=HttpMethod.OPTIONS, include_in_schema=False, sync_to_thread=False)
def tables_allow() -> Response[None]:
    """Litestar's own answer forgets the second handler of a path."""
    return Response(None, status_code=204, headers={"Allow": "GET, OPTIONS, POST"})


@get("/tables", summary="Public tables")
async def list_tables(state: State) -> list[bodies.TableInfo]:
    """Tables that are open to anybody and not over."""
    return await hall_of(state).public()


@post("/tables", summary="Open a table", responses=BAD | NOT_FOUND | LARGE | KIND | MANY | BUSY)
async def open_table(
    data: JSONBody[bodies.NewTable], request: Request[Any, Any, Any], state: State
) -> bodies.Seated:
    """You sit in seat 0 and are the host; with `play_now` the game is already running."""
    return await hall_of(state).open(data, address_of(request.client))


@post(
    "/tables/{table:str}/join",
    summary="Ask for a seat",
    responses=BAD | FORBIDDEN | NOT_FOUND | LARGE | KIND | MANY | UNFIT | BUSY,
)
async def join_table(
    table: TableId, data: JSONBody[bodies.Join], request: Request[Any, Any, Any], state: State
) -> bodies.Seated:
    """The first open seat; after the start, or with `watch`, a place among the onlookers."""
    return await hall_of(state).join(table, data, address_of(request.client))


@post(
    "/mine",
    summary="Your own tables",
    responses=BAD | LARGE | KIND | MANY | BUSY,
    status_code=200,
)
async def list_mine(
    data: JSONBody[bodies.Keys], request: Request[Any, Any, Any], state: State
) -> list[bodies.OwnTable]:
    """Those at which your tokens hold seats, in the order in which you ask; of others nothing is told."""
    hall_of(state).door.look(address_of(request.client))
    return await mine.tables(hall_of(state), data.keys)


@get("/tables/{table:str}/qr.svg", summary="The link as a QR code", responses=BAD | NOT_FOUND | UNFIT | BUSY)
async def show_qr(table: TableId, request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """A picture to be scanned by a guest's phone."""
    await hall_of(state).find(table)
    picture = io.BytesIO()
    reached = await links.origins_for(request, hall_of(state))
    segno.make(links.link_to(request, table, reached), micro=False).save(
        picture, kind="svg", scale=8, border=2
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")


@get("/reach", summary="How others reach this server")
async def show_reach(request: Request[Any, Any, Any], state: State) -> bodies.Reach:
    """For the links that a host hands out; told to this machine only."""
    found = await links.origins_for(request, hall_of(state))
    return bodies.Reach(found, not found and is_local(request.client, request.headers))


@get(
    "/tables/{table:str}/record",
    summary="The record of a finished game",
    responses=BAD | NOT_FOUND | LATER | UNFIT | BUSY,
)
async def show_record(table: TableId, state: State) -> Response[bytes]:
    """JSON lines, for `sixgun verify` and `sixgun replay`."""
    async with desk_of(state).turn():
        doc, entries = await finished(state, table)
        content = await asyncio.to_thread(replay.record, doc, entries)
    name = f'attachment; filename="{doc.game}-{table}.jsonl"'
    return Response(content, media_type="application/jsonl", headers={"Content-Disposition": name})


@get(
    "/tables/{table:str}/replay",
    summary="A finished game, step by step",
    responses=BAD | NOT_FOUND | LATER | UNFIT | BUSY,
)
async def show_replay(
    table: TableId,
    state: State,
    seat: Annotated[
        int, QueryParameter(ge=-1, le=15, description="As that seat saw it; -1: as an onlooker")
    ] = -1,
    open_: Annotated[bool, QueryParameter(name="open", description="With everything face up")] = False,
) -> bodies.Replay:
    """As one seat saw it, as an onlooker did, or open."""
    async with desk_of(state).turn():
        doc, entries = await finished(state, table)
        if seat >= len(doc.places):
            raise Missing("no_such_seat", f"seats are 0 to {len(doc.places) - 1}")
        viewer: replay.Viewer = "open" if open_ else None if seat < 0 else seat
        return await asyncio.to_thread(replay.replay, doc, entries, viewer)


async def finished(state: State, table: str) -> tuple[Document, list[Entry]]:
    """The room as it is kept, once the game is over: only then the seed and all hands may be seen."""
    hall = hall_of(state)
    room = await hall.find(table)
    if room.doc.phase != "over":
        raise Unfinished
    row = await hall.in_time(hall.world.store.room(table))
    assert row is not None
    doc = load(row)
    doc.phase = "over"
    return doc, await hall.in_time(hall.world.store.log(table))


class Unfinished(Exception):
    """A finished game was asked for, and this one is not over."""


@websocket("/ws/{table:str}")
async def talk(socket: WebSocket[Any, Any, Any], table: FromPath[str], state: State) -> None:
    hall = hall_of(state)
    if not is_welcome(socket.headers, hall.world.settings.origins):
        await sockets.turn_back(socket, hall)
        return
    with hall.door.socket(address_of(socket.client)) as within:
        await (sockets.serve(socket, hall, table) if within else sockets.refuse(socket, hall))


@get(
    ["/schema", "/schema/openapi.json"],
    media_type=OpenAPIMediaType.OPENAPI_JSON,
    include_in_schema=False,
    sync_to_thread=False,
)
def show_document() -> bytes:
    """The OpenAPI document of all these requests."""
    return document()


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],  # uvicorn leaves the body out
    include_in_schema=False,
)
async def show_client(
    state: State, request: Request[Any, Any, Any], path: FromPath[str] = ""
) -> Response[bytes]:
    """The web client; where there is nothing, its page says so."""
    table, asset = assets.table_in(path), assets.page_for(state["client"], path)
    if asset is None or (table is not None and not await is_table(state, table)):
        return lost(state["client"][""], request)
    status, content, headers = assets.sending(asset, request.headers)
    return Response(content, status_code=status, media_type=asset.kind, headers=headers)


def lost(page: assets.Asset, request: Request[Any, Any, Any]) -> Response[bytes]:
    """404: the page that says so to whoever looks at pages, and which nobody keeps; a word to all others."""
    if "text/html" not in request.headers.get("accept", ""):
        return Response(b"not found", status_code=404, media_type=MediaType.TEXT)
    _, content, headers = assets.whole(page, request.headers)
    return Response(
        content, status_code=404, media_type=page.kind, headers={**headers, "Cache-Control": "no-store"}
    )


async def is_table(state: State, table: str) -> bool:
    return ID.match(table) is not None and await hall_of(state).has(table)


# -- what goes wrong -----------------------------------------------------------------------------------------


def invalid(_: Request[Any, Any, Any], error: Exception) -> Response[bodies.Problem]:
    assert isinstance(error, Invalid)
    return problem(404 if error.code == "unknown_game" else 400, error.code, error.message)


def missing(_: Request[Any, Any, Any], error: Exception) -> Response[bodies.Problem]:
    assert isinstance(error, Missing)
    return problem(404, error.code, error.message)


def unfit(_: Request[Any, Any, Any], error: Exception) -> Response[bodies.Problem]:
    assert isinstance(error, Unfit)
    return problem(410, error.code, error.message)


def full(_: Request[Any, Any, Any], error: Exception) -> Response[bodies.Problem]:
    assert isinstance(error, Full)
    return problem(503, error.code, error.message)


def crowded(_: Request[Any, Any, Any], error: Exception) -> Response[bodies.Problem]:
    assert isinstance(error, Crowded)
    shown = problem(429, error.code, error.message)
    shown.headers.update({"Retry-After": str(error.wait)} if error.wait else {})
    return shown


def not_allowed(_: Request[Any, Any, Any], error: Exception) -> Response[bodies.Problem]:
    assert isinstance(error, NotAllowed)
    return problem(403, error.code, error.message)


def unfinished(_: Request[Any, Any, Any], __: Exception) -> Response[bodies.Problem]:
    return problem(409, "not_over", "the game is not over yet")


def shut(_: Request[Any, Any, Any], error: Exception) -> Response[bodies.Problem]:
    assert isinstance(error, Shut)
    shown = problem(error.status, error.code, error.message)
    shown.headers.update(error.headers)
    return shown


def http_error(request: Request[Any, Any, Any], error: Exception) -> Response[bodies.Problem]:
    assert isinstance(error, HTTPException)
    if error.status_code >= 500:
        return broken(request, error)
    extra = msgspec.json.encode(error.extra).decode() if error.extra else ""
    code = CODES.get(error.status_code, "bad_request")
    shown = problem(error.status_code, code, f"{error.detail} {extra}".strip())
    shown.headers.update(error.headers or {})
    return shown


ERRORS: dict[type[Exception], Callable[[Request[Any, Any, Any], Any], Response[bodies.Problem]]] = {
    Invalid: invalid,
    Missing: missing,
    Unfit: unfit,
    Full: full,
    Crowded: crowded,
    NotAllowed: not_allowed,
    Unfinished: unfinished,
    HTTPException: http_error,
    Shut: shut,
    **FAILURES,
}


# -- putting it together -------------------------------------------------------------------------------------


API: list[ControllerRouterHandler] = [
    show_reach,
    list_games,
    show_rules,
    show_pieces,
    check_house,
    tables_allow,
    list_tables,
    open_table,
    join_table,
    list_mine,
    show_qr,
    show_record,
    show_replay,
]


async def pack_client(state: State) -> None:
    """Nobody waits for it: until it is done the client is sent as it is."""
    state["client"] = await asyncio.to_thread(assets.packed, state["client"])


def app(make_hall: Callable[[], Hall]) -> Litestar:
    """The application; the hall is opened when the server starts, in its loop."""

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        app.state["client"] = assets.load()
        packing = asyncio.create_task(pack_client(app.state))
        app.state["hall"] = hall = make_hall()
        app.state["desk"] = Desk(hall)
        app.state["office"] = office = await Office(hall).open()
        yield
        await packing
        office.close()
        await hall.close()

    document()
    return Litestar(
        [Router("/api", route_handlers=API, middleware=[Packing]), talk, show_document, *PAGES, show_client],
        middleware=[Porch],
        lifespan=[open_hall],
        exception_handlers=ERRORS,  # type: ignore[arg-type]
        response_headers=ISOLATED,
        logging_config=None,
        request_class=Letter,
        request_max_body_size=BODY,
        openapi_config=None,
    )


@cache
def document() -> bytes:
    """The OpenAPI document; made before anybody plays, because it takes longer than a race allows."""
    routes = Router("/api", route_handlers=API, response_headers=ISOLATED)
    config = OpenAPIConfig("Sixgun", "1")
    described = Litestar([routes], openapi_config=config, logging_config=None).openapi_schema
    schemas = described.components.schemas or {}
    for name in (
        "NewTable",
        "Join",
        "HouseRules",
        "Keys",
        "Key",
    ):  # Litestar forgets that they take no other fields
        schemas[name].additional_properties = False
    return msgspec.json.encode(described.to_schema())
