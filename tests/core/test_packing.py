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
from sixgun.core.packing import ACTIONS

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
    start, parts = parts_of(content)
    parts[place] = value
    return sealed(start + msgspec.msgpack.encode(parts))


def parts_of(content: bytes) -> tuple[bytes, list[Any]]:
    """What says format, game, seats and options; and the parts of the position."""
    end = 3 + int.from_bytes(content[1:3], "little")
    return content[:end], msgspec.msgpack.decode(content[end:-4])


def test_damaged_bytes_are_refused() -> None:
    content = played("bang").pack()
    for damaged in (b"", b"1234", content[:-1], content[:50] + b"?" + content[51:], b"x" + content):
        with pytest.raises(sixgun.Invalid, match="damaged") as refused:
            sixgun.unpack(damaged)
        assert refused.value.code == "bad_position"


def head(form: int, *parts: object) -> bytes:
    content = msgspec.msgpack.encode(parts)
    return bytes([form]) + len(content).to_bytes(2, "little") + content


def nested(depth: int) -> object:
    return [nested(depth - 1)] if depth else 0


OPTIONS = ["return", "center", 1]


@pytest.mark.parametrize(
    ("start", "words"),
    [
        (head(2, "klack", 6, OPTIONS), "format 2, not 3"),
        (b"\x98\xc4\x1a", "format 152"),
        (head(3, "poker", 6, OPTIONS), "no game 'poker'"),
        (head(3, "klack", 99, OPTIONS), "not 99"),
        (head(3, "klack", 6, ["return"]), ""),
        (head(3, "klack", 6, OPTIONS), "'decision_seconds'"),
        (head(3, [], 6, OPTIONS), "Expected `str`"),
        (head(3), "length 3"),
        (b"\3", ""),
        (b"\3\0\0", "truncated"),
        (b"\3\xff\xff", ""),
    ],
)
def test_what_other_rules_have_begun_is_refused(start: bytes, words: str) -> None:
    _, parts = parts_of(played("klack", 3).pack())
    with pytest.raises(sixgun.Invalid, match=f"packed by other rules: .*({words})"):
        sixgun.unpack(sealed(start + msgspec.msgpack.encode(parts)))


def inside(*values: object) -> list[object]:
    """A stack with a single step that holds these values."""
    return [["SecretBids", [0], list(values)]]


@pytest.mark.parametrize(
    ("place", "value", "words"),
    [
        (0, "many", "Expected `int`"),
        (1, [], "length 3"),
        (1, [b"key" * 22, [0], []], "no state of a generator"),
        (1, [b"key", [-1], []], "no state of a generator"),
        (1, [b"key", [0, 0], []], "no state of a generator"),
        (1, [None, [0], []], "no state of a generator"),
        (1, [None, [1, 2, 3, 2**32], []], "no state of a generator"),
        (1, [None, [1, 2, 3, "4"], []], "Expected `int`"),
        (2, [[0], [1]], "length 3"),
        (3, "?", "Expected `bytes`"),
        (3, b"?", "length <= 0"),
        (4, b"?", "length <= 0"),
        (5, ["Nothing"], "Nothing"),
        (5, ["SecretBids"], ""),
        (5, [["SecretBids"]], ""),
        (5, [[]], "index out of range"),
        (5, [7], ""),
        (5, [["SecretBids", nested(500)]], "inside values"),
        (5, {"SecretBids": 1}, "Expected `array`"),
        (5, inside(b"?"), "Expected `array`"),
        (5, inside(b"\x92\xa3Bid\x91\x01"), ""),  # a bid without its second kind of bills
        (5, inside(b"\x92\xa3Bid\x92\x01\xa1?"), "Expected `int`"),
        (5, inside(b"\x92\xa3Bet\x92\x01\x01"), "Bet"),
        (5, inside({"stop": "Round"}), "step"),
        (6, [1, 2], "length 8"),
    ],
)
def test_what_other_rules_have_packed_is_refused(place: int, value: object, words: str) -> None:
    with pytest.raises(sixgun.Invalid, match=f"packed by other rules: .*({words})"):
        sixgun.unpack(changed(played("klack", 3).pack(), place, value))


@pytest.mark.parametrize("field", range(8))
def test_every_seat_has_its_entry(field: int) -> None:
    content = played("klack", 3).pack()
    facts = parts_of(content)[1][6]
    facts[field] = [*facts[field], facts[field][0]] if isinstance(facts[field], list) else str(facts[field])
    with pytest.raises(sixgun.Invalid, match="bad_position"):
        sixgun.unpack(changed(content, 6, facts))


def test_a_word_is_one_that_the_field_declares() -> None:
    content = played("klack", 3).pack()
    facts = parts_of(content)[1][6]
    facts[3][0] = "asleep"
    with pytest.raises(sixgun.Invalid, match="Invalid enum value 'asleep'"):
        sixgun.unpack(changed(content, 6, facts))


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


@pytest.mark.parametrize("depth", [30, 400, 5000])
def test_steps_inside_steps_without_end_are_refused(depth: int) -> None:
    inner = b"\x81\xa4step\x92\xa8BreakTie"
    stack = b"\x91\x92\xa8BreakTie" + inner * depth + b"\0"
    with pytest.raises(sixgun.Invalid, match="packed by other rules"):
        sixgun.unpack(changed(played("klack", 3).pack(), 5, msgspec.Raw(stack)))


def test_more_actions_than_are_remembered_can_be_read() -> None:
    content = played("klack", 3).pack()
    for number in range(ACTIONS + 5):
        action = msgspec.msgpack.encode(("Bid", (1, number % (ACTIONS + 1))))
        back: Any = sixgun.unpack(changed(content, 5, inside(action)))
        assert str(back.ask.answers[0]) == f"bid (1,{number % (ACTIONS + 1)})"
