"""What a host may set: where to listen, what to keep, how much one address may ask for.

The description of a field ends the sentence "`name` is …" for a host who has set it wrong.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=1, description="a whole number from 1")]
Thinkers = Annotated[
    int, Meta(ge=0, description="a whole number from 1, or 0 for one less than the machine has cores")
]
Host = Annotated[str, Meta(min_length=1, description="an address of this machine, or 0.0.0.0 for all")]
Port = Annotated[
    int, Meta(ge=0, le=65_535, description="a number from 1 to 65535, or 0 for any port that is free")
]
File = Annotated[Path, Meta(description="the name of a file")]
Origin = Annotated[str, Meta(pattern=r"^https?://[^/\s]+$")]
Origins = Annotated[tuple[Origin, ...], Meta(description="a list of origins such as https://example.org")]
Proxies = Annotated[
    str | None, Meta(description="a list of addresses with commas between them, or * for anybody")
]
Log = Annotated[Literal["text", "json"], Meta(description="text or json")]
Switch = Annotated[bool, Meta(description="true or false")]
Secret = Annotated[
    str, Meta(pattern=r"^\S{16,}$", description="a secret of at least 16 characters without a space")
]


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """How much the server carries, and how much of it one address may have.

    An address is that of the client, told by the proxy where one is trusted; an IPv6 client is known by its
    network of 64 bits.
    """

    rooms: Count = 5_000  # awake at the same time
    onlookers: Count = 200  # sockets without a seat at one table
    devices: Count = 8  # sockets at one seat; the one that came first goes
    tables_per_minute: Count = 10  # opened by one address; as many at once
    joins_per_minute: Count = 30  # seats and places asked for by one address; as many at once
    sockets_per_address: Count = 100  # open at the same time
    seats_per_address: Count = 2  # at one public table


MANY = 1_000_000
GENEROUS = Limits(  # for a house among friends, and for measuring
    tables_per_minute=MANY, joins_per_minute=MANY, sockets_per_address=MANY, seats_per_address=MANY
)


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that `sixgun serve` can be told, by flag, environment or file."""

    host: Host = "127.0.0.1"
    port: Port = 8080
    data: File = Path("sixgun.db")
    proxies: Proxies = None  # addresses whose word on forwarding is believed; None: this machine's own
    origins: Origins = ()  # pages of other hosts that may open sockets
    log: Log = "text"
    admin: Secret = ""  # the secret of the host's own page; without one there is no such page
    check: Switch = False  # look through the whole file for damage at the start, however large it is
    limits: Limits = Limits()
    thinkers: Thinkers = 0  # processes in which bots search; 0: as many as there are cores but one
