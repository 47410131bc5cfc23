"""The shortest round trip of a TCP connection of late, as the kernel knows it. Linux alone says."""

from __future__ import annotations

import socket
import struct
import sys
from typing import Final, Protocol

TCP_INFO: Final = 11  # Linux's number of the option
MIN_RTT: Final = struct.Struct("=I")  # tcpi_min_rtt, in microseconds
PLACE: Final = 148  # of it in struct tcp_info, since Linux 4.6
LENGTH: Final = PLACE + MIN_RTT.size
UNKNOWN: Final = (0, 0xFFFF_FFFF)  # nothing was measured yet


class Connection(Protocol):
    """A socket, or what a transport shows of it."""

    def getsockopt(self, level: int, option: int, length: int, /) -> bytes:
        """The option's bytes, at most so many."""


def min_rtt(connection: Connection, system: str = sys.platform) -> float | None:
    """In milliseconds; None where the kernel does not say, or the connection is closed."""
    if system != "linux":
        return None
    try:
        return read(connection.getsockopt(socket.IPPROTO_TCP, TCP_INFO, LENGTH))
    except OSError:
        return None


def read(info: bytes) -> float | None:
    """From the bytes of struct tcp_info, which an older kernel ends earlier."""
    if len(info) < LENGTH:
        return None
    (microseconds,) = MIN_RTT.unpack_from(info, PLACE)
    return None if microseconds in UNKNOWN else microseconds / 1000
