"""Run the server: one process, one file, no other service."""

from __future__ import annotations

from pathlib import Path

import uvicorn
from litestar import Litestar

from sixgun.server.room.clock import Pace, SystemTime
from sixgun.server.room.hall import Hall
from sixgun.server.room.room import World
from sixgun.server.store.log import SqliteStore
from sixgun.server.web.app import app
from sixgun.server.web.connection import LineProtocol

MESSAGE = 16_384  # bytes of a WebSocket message at most


def application(data: Path, pace: Pace | None = None) -> Litestar:
    """The server on that file."""
    return app(lambda: Hall(World(SqliteStore(data), SystemTime(), pace or Pace())))


def config(asgi: Litestar, host: str, port: int, proxies: str | None = None) -> uvicorn.Config:
    """Sockets without compression, which would cost 60 kB each; small messages only.

    `proxies`: the addresses that a proxy may have; None: those in FORWARDED_ALLOW_IPS, or this machine's own.
    """
    return uvicorn.Config(
        asgi,
        host=host,
        port=port,
        forwarded_allow_ips=proxies,
        ws=LineProtocol,
        ws_per_message_deflate=False,
        ws_max_size=MESSAGE,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def serve(
    host: str = "127.0.0.1", port: int = 8080, data: Path = Path("sixgun.db"), pace: Pace | None = None
) -> None:
    """Serve until stopped."""
    shown = f"[{host}]" if ":" in host else host
    print(
        f"Sixgun is open at http://{shown}:{port}/ (games are kept in {data}; stop with Ctrl+C)", flush=True
    )
    uvicorn.Server(config(application(data, pace), host, port)).run()
