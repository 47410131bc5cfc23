"""Links to tables as they are handed out: under a name by which guests reach this server."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from litestar import Request
from litestar.exceptions import ClientException

from sixgun.server import reach
from sixgun.server.addresses import is_local
from sixgun.server.room.hall import Hall

LINK: Final = 512  # letters of a link at most


async def origins_for(request: Request[Any, Any, Any], hall: Hall) -> list[str]:
    """How others reach this server, told to whoever calls it by a loopback name from its machine."""
    server = request.scope["server"]
    if server is None or not is_local(request.client, request.headers):
        return []
    machine = await asyncio.to_thread(reach.own_addresses)
    return reach.origins(hall.world.settings.host, server[1] or 0, machine)


def link_to(request: Request[Any, Any, Any], table: str, reached: Sequence[str]) -> str:
    """The address of a table under the name by which this host was asked, or by which others reach it."""
    try:
        link = f"{reached[0]}/t/{table}" if reached else f"{request.base_url}t/{table}"
    except ValueError as error:
        raise ClientException("the request names no host that could be linked to") from error
    if len(link) > LINK:
        raise ClientException("the name of the host is too long for a link")
    return link
