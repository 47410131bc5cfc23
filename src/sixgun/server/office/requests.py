"""The office over HTTP: as JSON for `sixgun admin`, and as a page for a browser."""

from __future__ import annotations

import hmac
from typing import Annotated, Any, Final
from urllib.parse import parse_qsl

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import PathParameter
from litestar.response import Redirect

from sixgun.core.errors import Invalid
from sixgun.server.office import page
from sixgun.server.office.deeds import DEEDS
from sixgun.server.office.gate import NoSuchPage
from sixgun.server.office.health import FRESH
from sixgun.server.office.ledger import Done, Ledger, ledger
from sixgun.server.office.office import Office, office_of

Asked = Request[Any, Any, Any]
Word = Annotated[str, PathParameter(max_length=20, description="What is to be done")]
JSON: Final = "application/json"


def entered(state: State, request: Asked) -> Office:
    """The office, if the gate lets this request in."""
    office = office_of(state)
    office.gate.check(request.scope, request.headers)
    return office


async def do(office: Office, word: str, given: object, strict: bool) -> str:
    """Have a deed done; what is wrong with the wish is said in a sentence."""
    deed = DEEDS.get(word)
    if deed is None:
        raise NoSuchPage(f"there is no deed {word!r}; there are {', '.join(DEEDS)}")
    try:
        wish = msgspec.convert(given, deed.wish, strict=strict)
    except msgspec.ValidationError as error:
        raise Invalid("bad_request", f"{word} cannot be done like this: {error}") from None
    return await deed.do(office, wish)


@get("/api/admin", include_in_schema=False, sync_to_thread=False)
def show_ledger(state: State, request: Asked) -> Response[Ledger]:
    """Rooms, load and bans."""
    return Response(ledger(entered(state, request)), headers=FRESH)


@post("/api/admin/{word:str}", include_in_schema=False, status_code=200)
async def act(state: State, request: Asked, word: Word) -> Response[Done]:
    """JSON by its own content type only: a page of another site cannot send that."""
    office = entered(state, request)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Invalid("bad_request", f"the body is JSON, with the content type {JSON}")
    try:
        given = msgspec.json.decode(await request.body())
    except (msgspec.MsgspecError, RecursionError):
        raise Invalid("bad_request", "the body is no JSON") from None
    return Response(Done(await do(office, word, given, strict=True)), headers=FRESH)


@get("/admin", include_in_schema=False, sync_to_thread=False)
def show_page(state: State, request: Asked) -> Response[str]:
    """The page of the host."""
    office = entered(state, request)
    said, office.said = office.said, ""
    text = page.draw(ledger(office), office.form_key, said, page.style_of(state["client"]))
    return Response(text, media_type=MediaType.HTML, headers=FRESH)


@post("/admin/{word:str}", include_in_schema=False)
async def act_by_form(state: State, request: Asked, word: Word) -> Redirect:
    """A form of that page; it carries a key that no other page can know."""
    office = entered(state, request)
    given = dict(parse_qsl((await request.body()).decode("utf-8", "replace")))
    if not hmac.compare_digest(given.pop("key", "").encode(), office.form_key.encode()):
        raise Invalid("bad_request", "this form is out of date; open the page again")
    try:
        office.said = await do(office, word, given, strict=False)
    except Invalid as error:
        office.said = error.message
    return Redirect("/admin", status_code=303)
