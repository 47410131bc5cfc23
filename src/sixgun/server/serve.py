"""Run the server: one process, one file, no other service."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import socket
from types import FrameType

import uvicorn
from litestar import Litestar

from sixgun.core import table
from sixgun.server.drain import drain
from sixgun.server.listener import bind, listen
from sixgun.server.reach import opened, own_addresses
from sixgun.server.room.clock import Pace, SystemTime
from sixgun.server.room.hall import Hall
from sixgun.server.room.room import World
from sixgun.server.room.thinkers import Thinkers
from sixgun.server.settings import Settings
from sixgun.server.store.log import SqliteStore
from sixgun.server.watch.journal import install
from sixgun.server.watch.watch import Watch
from sixgun.server.web.app import app
from sixgun.server.web.connection import LineProtocol
from sixgun.server.web.patience import HEAD, http_protocol

journal = logging.getLogger("sixgun.server")
GARBAGE = (10_000, 20, 100)  # objects more, and rounds, before Python looks for what nobody refers to
MESSAGE = 16_384  # bytes of a WebSocket message at most
FAREWELL = 3  # seconds for clients to take their last messages
LAST = 20  # seconds until a server that is told to stop has stopped, whatever still hangs


def application(settings: Settings, pace: Pace | None = None) -> Litestar:
    """The server by these settings; its file is opened at once, or `Unusable` says why not."""
    here = world(settings, pace or Pace())
    return app(lambda: Hall(here))


def world(settings: Settings, pace: Pace) -> World:
    store = SqliteStore(settings.data, settings.check)
    thinkers = Thinkers(settings.thinkers)
    return World(store, SystemTime(), pace, settings=settings, watch=Watch(), thinkers=thinkers)


def config(asgi: Litestar, host: str, port: int, proxies: str | None = None) -> uvicorn.Config:
    """Sockets without compression, which would cost 60 kB each; small messages only.

    `proxies`: the addresses that a proxy may have; None: those in FORWARDED_ALLOW_IPS, or this machine's own.
    """
    return uvicorn.Config(
        asgi,
        host=host,
        port=port,
        forwarded_allow_ips=proxies,
        http=http_protocol(),
        h11_max_incomplete_event_size=HEAD,
        ws=LineProtocol,
        ws_per_message_deflate=False,
        ws_max_size=MESSAGE,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,  # its lines go where ours go
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=FAREWELL,
    )


class Server(uvicorn.Server):
    """Says where it is open as soon as it is; told to stop, it ends what it has begun, in good time."""

    def __init__(self, config: uvicorn.Config, asgi: Litestar, opened: str) -> None:
        super().__init__(config)
        self.asgi, self.opened = asgi, opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what is there now stays: it need not be looked through again and again
        gc.set_threshold(*GARBAGE)
        print(self.opened, flush=True)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """To be stopped is no failure, so the signal is not raised again at the end. A second one hurries."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            async with asyncio.timeout(LAST):
                if not self.force_exit:
                    await drain(self.asgi.state["hall"], FAREWELL)
                await super().shutdown(sockets)
        except TimeoutError:
            journal.error("not everything could be ended in %d seconds", LAST)


def engine() -> str:
    """Which engine runs: the source itself, or what was compiled from it."""
    return "interpreted" if str(table.__file__).endswith(".py") else "compiled"


def serve(settings: Settings, pace: Pace | None = None) -> None:
    """Serve until stopped; `CannotListen` or `Unusable`, if that cannot begin."""
    install(settings.log)
    with contextlib.ExitStack() as stack:
        listeners = [stack.enter_context(each) for each in bind(settings.host, settings.port)]
        port = listeners[0].getsockname()[1]
        where, more = opened(settings.host, port, own_addresses())
        kept = f"games are kept in {settings.data}; the engine is {engine()}; stop with Ctrl+C"
        asgi = application(settings, pace)
        listen(listeners)
        made = config(asgi, settings.host, port, settings.proxies)
        Server(made, asgi, f"Sixgun is open at {where} ({kept})\n{more}".rstrip()).run(listeners)
