"""Positions as bytes: small, quick, and never half right."""

from __future__ import annotations

import copy
import json
import pickle
import random
from typing import Any
from zlib import crc32

import msgspec
import pytest

import sixgun

pytestmark = pytest.mark.both

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "bang": (7, {"gold_rush": True, "shadow": True}),
    "bang_dice": (8, {"saloon_dice": True, "ghost": True}),
    "kablamo": (5, {"social_markers": True}),
    "klack": (6, {"bang_bids": "discard"}),
    "slap45": (6, {"mode": "powers"}),
}


def played(game: str, decisions: int = 40) -> sixgun.Table:
    seats, options = TABLES[game]
    rng = random.Random(3)
    t = sixgun.new(game, seats=seats, seed=9, **options)
    for _ in range(decisions):
        if not t.over:
            seat = t.to_act[0]
            t.apply(seat, rng.choice(t.legal(seat)))
    return t


def finish(t: sixgun.Table) -> list[str]:
    """Random play to the end; every event in words."""
    rng, told = random.Random(4), []
    while not t.over:
        seat = t.to_act[0]
        told += [str(event) for event in t.apply(seat, rng.choice(t.legal(seat)))]
    return told


@pytest.mark.parametrize("game", TABLES)
def test_an_unpacked_table_goes_on_like_the_packed_one(game: str) -> None:
    t = played(game)
    back = sixgun.unpack(t.pack())
    assert back.dump() == t.dump()
    assert finish(back) == finish(t)
    assert sixgun.unpack(t.pack()).result == t.result


@pytest.mark.parametrize("game", TABLES)
def test_an_imagined_world_is_packed_with_its_own_generator(game: str) -> None:
    world = played(game).determinise(0, 5)
    assert sixgun.unpack(world.pack()).dump() == world.dump()


@pytest.mark.parametrize("game", TABLES)
def test_a_table_is_pickled_and_copied_as_its_position(game: str) -> None:
    t = played(game)
    for back in (pickle.loads(pickle.dumps(t)), copy.deepcopy(t)):
        assert back.dump() == t.dump()
        assert back.log == []


@pytest.mark.parametrize("game", TABLES)
def test_the_bytes_are_fewer_than_those_of_a_document(game: str) -> None:
    t = played(game)
    assert len(t.pack()) * 2 < len(json.dumps(t.dump()))


def test_unpacked_tables_share_nothing() -> None:
    content = played("klack").pack()
    one, other = sixgun.unpack(content), sixgun.unpack(content)
    finish(one)
    assert other.pack() == content


def sealed(body: bytes) -> bytes:
    """The bytes under a right checksum."""
    return body + crc32(body).to_bytes(4, "little")


def changed(content: bytes, place: int, value: object) -> bytes:
    """The same position with one part replaced."""
    parts = msgspec.msgpack.decode(content[:-4])
    parts[place] = value
    return sealed(msgspec.msgpack.encode(parts))


def test_damaged_bytes_are_refused() -> None:
    content = played("bang").pack()
    for damaged in (b"", b"1234", content[:-1], content[:50] + b"?" + content[51:], b"x" + content):
        with pytest.raises(sixgun.Invalid, match="damaged") as refused:
            sixgun.unpack(damaged)
        assert refused.value.code == "bad_position"


def head(*parts: object) -> bytes:
    return msgspec.msgpack.encode(parts)


def nested(depth: int) -> object:
    return [nested(depth - 1)] if depth else 0


OPTIONS = ["return", "center", 1]


@pytest.mark.parametrize(
    ("place", "value", "words"),
    [
        (0, head(99, "klack", 6, OPTIONS), "format 99"),
        (0, head(2, "poker", 6, OPTIONS), "no game 'poker'"),
        (0, head(2, "klack", 99, OPTIONS), "not 99"),
        (0, head(2, "klack", 6, ["return"]), ""),
        (0, head(2, "klack", 6, OPTIONS), "'decision_seconds'"),
        (0, [], "Expected `bytes`"),
        (1, "many", "Expected `int`"),
        (2, [], "index out of range"),
        (2, [b"key" * 22, 0, []], "no state of a generator"),
        (2, [b"key", -1, []], "no state of a generator"),
        (2, [1, 2, 3, 2**32, []], "no state of a generator"),
        (2, [1, 2, 3, "4", []], "not supported between"),
        (3, [[0], [1]], ""),
        (4, "?", "Expected `bytes . array`"),
        (4, b"?", "there are 0 pieces"),
        (6, [["Nothing"]], "Nothing"),
        (6, [["SecretBids"]], ""),
        (6, [["SecretBids", nested(500)]], "inside values"),
        (6, {"SecretBids": 1}, "Expected `array`"),
        (7, [1, 2], "length 8"),
    ],
)
def test_what_other_rules_have_packed_is_refused(place: int, value: object, words: str) -> None:
    with pytest.raises(sixgun.Invalid, match=f"packed by other rules: .*({words})"):
        sixgun.unpack(changed(played("klack", 3).pack(), place, value))


@pytest.mark.parametrize("field", range(8))
def test_every_seat_has_its_entry(field: int) -> None:
    content = played("klack", 3).pack()
    facts = msgspec.msgpack.decode(content[:-4])[7]
    facts[field] = [*facts[field], facts[field][0]] if isinstance(facts[field], list) else str(facts[field])
    with pytest.raises(sixgun.Invalid, match="bad_position"):
        sixgun.unpack(changed(content, 7, facts))


@pytest.mark.parametrize("game", TABLES)
def test_a_stranger_s_bytes_give_an_error_or_a_table(game: str) -> None:
    """Whatever is wrong under a right checksum: never another exception, never a crash."""
    body, rng, refused = bytearray(played(game).pack()[:-4]), random.Random(8), 0
    for _ in range(400):
        wrong = body[:]
        for _ in range(rng.randrange(1, 4)):
            place = rng.randrange(len(wrong))
            wrong[place : place + rng.randrange(2)] = rng.randbytes(rng.randrange(3))
        try:
            assert isinstance(sixgun.unpack(sealed(bytes(wrong))), sixgun.Table)
        except sixgun.Invalid:
            refused += 1
    assert refused


def test_only_bytes_are_unpacked() -> None:
    with pytest.raises(sixgun.Invalid, match="is bytes, not 'text'"):
        sixgun.unpack("text")  # type: ignore[arg-type]


def test_steps_inside_steps_without_end_are_refused() -> None:
    step = head("BreakTie", 0)
    for _ in range(3000):
        inner = msgspec.Raw(msgspec.msgpack.encode(msgspec.msgpack.Ext(2, step)))
        step = msgspec.msgpack.encode(["BreakTie", inner])
    with pytest.raises(sixgun.Invalid, match="packed by other rules"):
        sixgun.unpack(changed(played("klack", 3).pack(), 6, [msgspec.Raw(step)]))
