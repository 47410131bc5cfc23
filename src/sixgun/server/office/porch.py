"""The porch of the house: every request and every socket passes it; the banned get no further."""

from __future__ import annotations

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from sixgun.server.addresses import address_of
from sixgun.server.office.bans import SENTENCE, Banned
from sixgun.server.office.office import Office, office_of, turn_away


class Porch:
    """Counts open sockets, and the answers to requests by their status."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        office = office_of(Litestar.from_scope(scope).state)
        if scope["type"] == ScopeType.HTTP:
            turn_back(office, scope)
            await self.app(scope, receive, counting(office, send))
        elif (address := address_of(scope.get("client"))) in office.bans.since:
            office.hall.world.watch.turned_away.add(Banned.code)
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await turn_away(send)
        else:
            await self._socket(office, address, scope, receive, send)

    async def _socket(self, office: Office, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """An open socket can be cut when its address is banned."""
        lines = office.lines[address]
        lines.add(send)
        office.census.sockets += 1
        try:
            await self.app(scope, receive, send)
        finally:
            office.census.sockets -= 1
            lines.discard(send)
            if not lines:
                office.lines.pop(address, None)


def turn_back(office: Office, scope: HTTPScope) -> None:
    """Nothing that changes anything is taken from the banned."""
    if (
        scope["method"] not in ("GET", "HEAD", "OPTIONS")
        and address_of(scope.get("client")) in office.bans.since
    ):
        raise Banned(SENTENCE)


def counting(office: Office, send: Send) -> Send:
    """A sender that notes the status of each answer."""

    async def count(message: Message) -> None:
        if message["type"] == "http.response.start":
            office.hall.world.watch.requests.add(str(message["status"]))
        await send(message)

    return count
