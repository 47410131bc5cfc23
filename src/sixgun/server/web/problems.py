"""Requests that fail on our side: answered with a code and a sentence, and told to the log."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response

from sixgun.server import bodies
from sixgun.server.room.hall import Late
from sixgun.server.store.trouble import StoreFailed
from sixgun.server.watch.journal import journal

ISOLATED = {  # a page of its own: browsers then give fine timers (Slap .45), and nobody can frame it
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
BROKEN = "something broke on our side; try again in a moment"

Asked = Request[Any, Any, Any]
Answer = Response[bodies.Problem]


def problem(status: int, code: str, message: str) -> Answer:
    return Response(bodies.Problem(code, message), status_code=status, headers=ISOLATED)


def late(_: Asked, error: Exception) -> Answer:
    assert isinstance(error, Late)
    return problem(503, error.code, error.message)


def store_failed(_: Asked, error: Exception) -> Answer:
    """The disk is full, or the file locked or damaged; the store has written a line about it."""
    assert isinstance(error, StoreFailed)
    return problem(503, "store_failed", error.message)


def broken(request: Asked, error: Exception) -> Answer:
    """An error of ours."""
    journal.error("%s failed", place(request), exc_info=error)
    return problem(500, "server_error", BROKEN)


def place(request: Asked) -> str:
    """What was asked for, without the id of the table: that of a private one is a secret."""
    return f"{request.method} {request.scope.get('path_template', '')}"


FAILURES: dict[type[Exception], Any] = {Late: late, StoreFailed: store_failed, Exception: broken}
