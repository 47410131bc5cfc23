"""The sockets at which a server listens: bound before anything else is done, open when its file is ready.

Linux lets two programs bind a port as long as neither listens, so to listen can still be refused.
"""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Sequence
from typing import Final

BACKLOG: Final = 2048  # connections that may wait to be taken


class CannotListen(Exception):
    """The address cannot be had; the message says why and what to do."""

    exit_code = 6

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


def bind(host: str, port: int) -> list[socket.socket]:
    """A socket for each address that the host's name has; all at one port, also if any port will do."""
    listeners: list[socket.socket] = []
    try:
        for family, kind, _, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            listener = socket.socket(family, kind)
            listeners.append(listener)
            port = _bind(listener, (address[0], port, *address[2:]))
    except (OSError, UnicodeError) as error:  # the latter for what can be no name of a host
        for listener in listeners:
            listener.close()
        raise CannotListen(_sentence(error, host, port)) from error
    return listeners


def listen(listeners: Sequence[socket.socket]) -> None:
    """Let clients connect; they are answered as soon as the server runs."""
    for listener in listeners:
        host, port, *_ = listener.getsockname()
        try:
            listener.listen(BACKLOG)
        except OSError as error:
            raise CannotListen(_sentence(error, host, port)) from error


def _bind(listener: socket.socket, address: tuple[object, ...]) -> int:
    if os.name == "posix":  # elsewhere it would let two servers have one port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if listener.family == socket.AF_INET6:
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    listener.bind(address)
    return int(listener.getsockname()[1])


def _sentence(error: OSError | UnicodeError, host: str, port: int) -> str:
    if isinstance(error, UnicodeError | socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return f"{host} is no address of this machine; choose one with --host (0.0.0.0 for all of them)"
    if error.errno == errno.EADDRINUSE:
        return f"port {port} of {host} is taken by another program; end that, or choose another with --port"
    if error.errno == errno.EACCES:
        return f"port {port} is not for everybody; choose one from 1024 on with --port"
    return f"port {port} of {host} cannot be listened at: {error.strerror}"
