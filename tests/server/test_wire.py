"""The messages: their TypeScript types are fresh, and what is not a message is refused."""

from __future__ import annotations

import msgspec
import pytest

import sixgun
from sixgun.server import wire
from sixgun.server.room import messages
from tools.wire_types import TARGET, typescript

decode = msgspec.json.Decoder(wire.ClientMessage).decode


def test_the_types_of_the_web_client_are_made_from_these_messages() -> None:
    assert TARGET.read_text() == typescript(), "run: python -m tools.wire_types"


def test_a_message_says_its_type() -> None:
    assert decode(b'{"type":"answer","action":"bid (1,0)","id":"a1"}') == wire.Answer("bid (1,0)", "a1")
    assert msgspec.json.encode(wire.Taken("a1")) == b'{"type":"taken","id":"a1","held":false}'


@pytest.mark.parametrize(
    "message",
    [
        "{}",
        "[]",
        "hello",
        '{"type":"shoot"}',
        '{"type":"hello","last":-1}',
        '{"type":"hello","last":1.5}',
        '{"type":"hello","admin":true}',
        '{"type":"answer","action":"bid (1,0)"}',
        '{"type":"answer","action":"","id":"a"}',
        '{"type":"say","text":"' + "x" * 301 + '"}',
        '{"type":"kick","seat":true}',
    ],
)
def test_what_is_no_message_is_refused(message: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        decode(message)


@pytest.mark.parametrize(
    ("game", "text", "kinds"),
    [
        ("bang", "panic_jh > 3 barrel_qs", ["word", "seat", "word"]),
        ("bang_dice", "swap_arrows 0 2", ["seat", "seat"]),
        ("kablamo", "pick 1:5", ["seat", "number"]),
        ("klack", "bid (2,1)", ["number", "number"]),
    ],
)
def test_parts_say_which_of_them_name_a_player(game: str, text: str, kinds: list[str]) -> None:
    assert [part.kind for part in messages.parts(sixgun.parse(game, text))] == kinds


@pytest.mark.parametrize(
    ("game", "text", "verb"),
    [
        ("klack", "bid (2,1)", "bid"),
        ("bang", "discard beer_6h", "discard"),
        ("bang", "beer_6h", "play"),
        ("bang", "bang_as > 2", "play"),
        ("bang", "panic_jh > 3 hand", "play"),
        ("bang", "beer_6h for nugget", "cash"),
        ("bang", "buy boots", "buy"),
        ("bang", "buy boots cheaper", "buy_cheaper"),
    ],
)
def test_choices_that_do_something_else_have_another_verb(game: str, text: str, verb: str) -> None:
    assert messages.choice(sixgun.parse(game, text)).verb == verb
