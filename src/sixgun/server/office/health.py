"""Three pages for machines: is the process alive, is it ready, and what are its figures."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from sixgun.server.office.office import office_of

FRESH: Final = {"Cache-Control": "no-store"}


@get("/healthz", include_in_schema=False, sync_to_thread=False)
def show_health() -> Response[str]:
    """The process is alive."""
    return Response("well\n", media_type=MediaType.TEXT, headers=FRESH)


@get("/readyz", include_in_schema=False)
async def show_readiness(state: State) -> Response[str]:
    """The store answers too, and people are let in."""
    trouble = await office_of(state).probe.trouble()
    status = 503 if trouble else 200
    return Response(f"{trouble or 'ready'}\n", status_code=status, media_type=MediaType.TEXT, headers=FRESH)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def show_figures(state: State, request: Request[Any, Any, Any]) -> Response[bytes]:
    """For Prometheus, if it shows the host's secret or runs on this very machine."""
    office = office_of(state)
    office.gate.check_figures(request.scope, request.headers)
    figures = generate_latest(office.hall.world.watch.registry)
    return Response(figures, headers={**FRESH, "Content-Type": CONTENT_TYPE_LATEST})
