"""Crafted messages: each nearly one of the wire, with something wrong in it; drawn from a seed."""

from __future__ import annotations

import json
import os
import struct
from random import Random
from typing import Any, Final, cast

from msgspec import inspect

from sixgun.server import wire

Sample = dict[str, Any]
EVIL: Final[tuple[Any, ...]] = (
    *(None, True, [], {}, "", "\x00", "x" * 5_000, "💥" * 300, "\u202e", "../..", "'; --"),
    *(-1, 0, 255, 2**31, 2**53, 2**63, 2**64, 10**400, -(10**400), 0.5, -0.0, 1e308, 5e-324),
    *([[]] * 300, {"a": {"a": {}}}, {str(n): n for n in range(300)}),
)
ACTIONS: Final = (
    "bid (1,0)",
    "pass",
    "bid (99999999999999999999,1)",
    "load 1",
    "end_turn",
    "resign",
    "\n",
    "",
)
DEEP: Final = 400  # brackets inside each other
MESSAGES: Final = cast(inspect.UnionType, inspect.type_info(wire.ClientMessage)).types


class Crafter:
    """Makes messages from its own chance: the same seed, the same storm."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def message(self) -> str | bytes:
        """A text or binary frame: right, wrong in one field, or wrong as a whole."""
        sample = self.sample()
        craft = self.rng.choice([self.right, self.twisted, self.lacking, self.broken, self.deep, self.twice])
        text = craft(sample)
        return text.encode("utf-8", "surrogatepass") if self.rng.random() < 0.1 else printable(text)

    def sample(self) -> Sample:
        """A message of any kind, as the wire describes it."""
        kind = cast(inspect.StructType, self.rng.choice(MESSAGES))
        fields = {field.encode_name: self.value(field.type) for field in kind.fields}
        return {"type": kind.tag, **fields}

    def value(self, of: Any) -> Any:
        """A value that fits that type, more or less."""
        rng = self.rng
        match of:
            case inspect.StrType():
                return rng.choice([*ACTIONS, "a", "Bob", "klack"])
            case inspect.IntType():
                return rng.choice([0, 1, 2, 3, 7, 500])
            case inspect.FloatType():
                return rng.uniform(-1.0, 1_000.0)
            case inspect.BoolType():
                return rng.random() < 0.5
            case inspect.LiteralType(values):
                return rng.choice(values)
            case inspect.UnionType(types):
                return self.value(rng.choice(types))
            case inspect.ListType(item):
                return [self.value(item) for _ in range(rng.randrange(3))]
            case inspect.StructType():
                return {field.encode_name: self.value(field.type) for field in of.fields}
            case _:
                return rng.choice([None, {}, {"decision_seconds": None}])

    # -- ways to be wrong --------------------------------------------------------------------------------

    def right(self, sample: Sample) -> str:
        return json.dumps(sample)

    def twisted(self, sample: Sample) -> str:
        return json.dumps(sample | {self.rng.choice(list(sample)): self.rng.choice(EVIL)})

    def lacking(self, sample: Sample) -> str:
        lost = self.rng.choice(list(sample))
        more = {"__proto__": 1} if self.rng.random() < 0.5 else {}
        return json.dumps({name: value for name, value in sample.items() if name != lost} | more)

    def broken(self, sample: Sample) -> str:
        text = json.dumps(sample)
        cut = self.rng.randrange(len(text) + 1)
        junk = self.rng.choice(["", "}", "\ud800", '"\\ud800"', "\x00", "NaN", "\ufeff", "1e9999", "//"])
        return text[:cut] + junk + (text[cut:] if self.rng.random() < 0.5 else "")

    def deep(self, sample: Sample) -> str:
        depth = self.rng.randrange(DEEP)
        opened, closed = self.rng.choice([("[", "]"), ('{"a":', "}")])
        return json.dumps(sample)[:-1] + ',"a":' + opened * depth + "1" + closed * depth + "}"

    def twice(self, sample: Sample) -> str:
        text = json.dumps(sample)
        return self.rng.choice([text + text, text[:-1] + "," + text[1:], f"[{text}]"])

    # -- below the messages ------------------------------------------------------------------------------

    def frames(self) -> bytes:
        """Bytes on an open socket: no frame, half a frame, or frames that must not be."""
        rng = self.rng
        return rng.choice(
            [
                rng.randbytes(rng.randrange(1, 200)),
                frame(1, b'{"type":"hello"}', masked=False),
                frame(1, b"\xff\xfe\xfd"),
                frame(rng.choice([3, 7, 11, 15]), b"x"),
                frame(1, b'{"type":', last=False) + frame(1, b'"hello"}'),
                frame(0, b"more"),
                frame(9, b"x" * 126),
                frame(8, struct.pack(">H", rng.choice([0, 999, 1005, 1006, 5_000]))),
                frame(1, b'{"type":"hello"}' * 9)[: rng.randrange(1, 100)],
                b"\x81\xff" + struct.pack(">Q", 2**62) + b"1234",
                *[frame(9, b"ping") * 500],
            ]
        )

    def request(self) -> bytes:
        """An HTTP request that should not be granted, or that is none."""
        rng = self.rng
        body = self.body()
        path = rng.choice(
            ["/api/tables", "/api/tables/x/join", "/api/games/klack/check", "/ws/x", "/api/../x"]
        )
        head = f"POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n"
        whole = f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body
        return rng.choice(
            [
                whole,
                whole,
                whole[: rng.randrange(1, len(whole))],
                f"{head}Content-Length: -1\r\n\r\n".encode() + body,
                f"{head}Content-Length: 5\r\nContent-Length: 6\r\n\r\n".encode() + body,
                f"{head}Transfer-Encoding: chunked\r\n\r\nzz\r\n".encode(),
                f"{head}X: {'y' * 70_000}\r\n\r\n".encode(),
                b"GET /api/tables/%00%ff/../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
                b"\x16\x03\x01\x02\x00\x01\x00",
                os.linesep.encode() * 50,
            ]
        )

    def body(self) -> bytes:
        """A table to be opened, with something wrong."""
        wish: Sample = {"game": "klack", "seats": 3, "name": "M", "options": {}, "bots": "random"}
        text = self.rng.choice([self.twisted, self.lacking, self.broken, self.deep])(wish)
        return text.encode("utf-8", "surrogatepass")


def printable(text: str) -> str:
    """A text frame holds no lone surrogate."""
    return text.encode("utf-8", "replace").decode()


def frame(opcode: int, payload: bytes, masked: bool = True, last: bool = True) -> bytes:
    """One WebSocket frame; its mask is zero, so that the payload can be read in it."""
    first, mask = opcode | (0x80 if last else 0), 0x80 if masked else 0
    if len(payload) < 126:
        head = bytes([first, mask | len(payload)])
    else:
        head = bytes([first, mask | 126]) + struct.pack(">H", len(payload))
    return head + (b"\0\0\0\0" if masked else b"") + payload
