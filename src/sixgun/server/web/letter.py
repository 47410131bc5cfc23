"""A request as a stranger may send it: its body is read with care."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.exceptions import ClientException, HTTPException, InternalServerException

JSON: Final = "application/json"


class Letter(Request[Any, Any, Any]):
    """A request whose body is refused in words, however it is broken."""

    async def body(self) -> bytes:
        """All of it; a client that goes away in the middle is no failure of ours."""
        try:
            return await super().body()
        except InternalServerException as error:
            raise ClientException("the body has not come whole") from error

    async def json(self) -> Any:
        """The body, if it is called JSON: a page of another host can send that to us only if we let it.

        msgspec gives up on lists within lists within lists.
        """
        if self.content_type[0].lower() != JSON:
            raise HTTPException(f"send the body as {JSON}", status_code=415)
        try:
            return await super().json()
        except RecursionError as error:
            raise ClientException("the body is nested too deeply") from error
