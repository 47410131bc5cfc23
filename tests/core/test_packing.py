"""Positions as bytes: small, quick, and never half right."""

from __future__ import annotations

import copy
import json
import pickle
import random
from typing import Any

import msgspec
import pytest

import sixgun
from sixgun.core.packing import CHECKSUM

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


def changed(content: bytes, place: int, value: object) -> bytes:
    """The same position with one part replaced, under a right checksum."""
    from zlib import crc32

    parts = msgspec.msgpack.decode(content[:-CHECKSUM])
    parts[place] = value
    body = msgspec.msgpack.encode(parts)
    return body + crc32(body).to_bytes(CHECKSUM, "little")


def test_damaged_bytes_are_refused() -> None:
    content = played("bang").pack()
    for damaged in (b"", b"1234", content[:-1], content[:50] + b"?" + content[51:], b"x" + content):
        with pytest.raises(sixgun.Invalid, match="damaged") as refused:
            sixgun.unpack(damaged)
        assert refused.value.code == "bad_position"


@pytest.mark.parametrize(
    ("place", "value", "words"),
    [
        (0, 99, "format 99"),
        (1, "poker", "no game 'poker'"),
        (2, 99, "not 99"),
        (3, ["return"], ""),
        (3, ["return", "center", 1], "'decision_seconds'"),
        (5, [], ""),
        (8, "?", "array"),
        (9, [["Nothing"]], "Nothing"),
        (9, [["SecretBids"]], "index"),
        (10, [1, 2], "length"),
    ],
)
def test_what_other_rules_have_packed_is_refused(place: int, value: object, words: str) -> None:
    with pytest.raises(sixgun.Invalid, match=f"packed by other rules: .*{words}"):
        sixgun.unpack(changed(played("klack", 3).pack(), place, value))


def test_only_bytes_are_unpacked() -> None:
    with pytest.raises(sixgun.Invalid, match="is bytes, not 'text'"):
        sixgun.unpack("text")  # type: ignore[arg-type]
