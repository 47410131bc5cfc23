"""Records: what is written is what is read, re-run and verified; what was changed is refused."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import sixgun
from sixgun.bots import make, play_out
from sixgun.core.rng import commitment, key_of
from sixgun.record import BadRecord, Record, Writer, moments, read, verify, write
from sixgun.record.lines import End, Header, Move, chained, spell, state_hash

SECRET = bytes(range(32))


def recorded(seed: int | bytes = 7, seats: int = 3, players: int = 1, **options: object) -> bytes:
    """A whole game of random bots."""
    t = sixgun.new("klack", seats=seats, seed=seed, **options)
    out = io.BytesIO()
    writer = Writer(out, t, seed=seed if isinstance(seed, int) else None)
    play_out(t, [make("random", "klack", players + seat) for seat in range(seats)], writer.action)
    writer.end()
    return out.getvalue()


def relinked(*lines: Header | Move | End) -> bytes:
    """The lines with a new, sound chain: what a clever forger would make."""
    last, content = "", b""
    for line in lines:
        bound = chained(last, line)
        content += spell(bound) + b"\n"
        last = bound.hash
    return content


def lines_of(record: Record) -> list[Header | Move | End]:
    return [record.header, *record.moves, *([record.end] if record.end else [])]


def changed(line: Header | Move | End, **fields: object) -> Header | Move | End:
    import msgspec

    return msgspec.structs.replace(line, **fields)


def refused(content: bytes) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        verify(content)
    return caught.value


@pytest.mark.parametrize("seed", [7, SECRET])
@pytest.mark.parametrize("seats", [3, 6])
def test_a_whole_game_is_verified(seed: int | bytes, seats: int) -> None:
    verdict = verify(recorded(seed, seats, bang_bids="discard"))
    assert verdict.finished
    assert verdict.rerun
    assert str(verdict).startswith(f"sound: klack, {seats} seats")


def test_a_record_is_written_the_same_twice() -> None:
    assert recorded(7) == recorded(7)
    assert recorded(7) != recorded(8)


def test_a_file_is_read_as_its_bytes_are(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(recorded())
    assert str(verify(path)) == str(verify(str(path))) == str(verify(path.read_bytes()))


def test_the_lines_are_plain_json_as_documented() -> None:
    header, *moves, end = [json.loads(line) for line in recorded(SECRET).splitlines()]
    assert list(header) == [
        "format", "game", "rules", "seats", "options", "players", "commitment", "seed", "position", "hash"
    ]  # fmt: skip
    assert header["commitment"] == commitment(SECRET)
    assert header["seed"] is None
    assert {tuple(move) for move in moves} == {("seat", "action", "hash")}
    assert list(end) == ["result", "events", "state", "key", "hash"]
    assert end["key"] == SECRET.hex()


def test_rerunning_gives_the_same_events_bit_for_bit() -> None:
    t = sixgun.new("klack", seats=5, seed=SECRET)
    out = io.BytesIO()
    writer = Writer(out, t)
    play_out(t, [make("random", "klack", seat) for seat in range(5)], writer.action)
    writer.end()
    again = [str(event) for moment in moments(read(out.getvalue())) for event in moment.events]
    assert again == [str(event) for event in t.log]


def test_a_record_is_made_from_a_list_of_actions() -> None:
    record = read(recorded(SECRET))
    actions = [(move.seat, sixgun.parse("klack", move.action)) for move in record.moves]
    out = io.BytesIO()
    write(out, sixgun.new("klack", seats=3, seed=SECRET), actions)
    assert out.getvalue() == recorded(SECRET)


def test_a_table_laid_by_hand_is_recorded_with_its_position() -> None:
    position = {
        "seats": 3,
        "center": 1,
        "stacks": [[[1, 1]], [[2, 0], [1, 0]], [[1, 0], [0, 1]]],
        "rolls": [6],
    }
    position |= {"hand": [[2, 2], [2, 2], [2, 2]], "seed": 3}
    t = sixgun.position("klack", position)
    out = io.BytesIO()
    writer = Writer(out, t, position=position, players=["Ann", "Bob", "Cleo"])
    play_out(t, [make("random", "klack", seat) for seat in range(3)], writer.action)
    writer.end()
    verdict = verify(out.getvalue())
    assert verdict.finished
    assert verdict.header.players == ["Ann", "Bob", "Cleo"]


# --- what is refused ----------------------------------------------------------------------------------------


def small_record() -> bytes:
    return recorded(SECRET, players=3)


@pytest.mark.slow
def test_every_changed_byte_is_refused_and_its_line_is_named() -> None:
    content = small_record()
    for place in range(len(content)):
        flip = (0x01, 0x20, 0x80)[place % 3]
        spoilt = content[:place] + bytes([content[place] ^ flip]) + content[place + 1 :]
        error = refused(spoilt)
        line = content.count(b"\n", 0, place) + 1
        assert error.line in (line, line + 1), (place, flip, str(error))


def test_every_missing_line_but_the_last_is_refused() -> None:
    lines = small_record().splitlines(keepends=True)
    for place in range(len(lines) - 1):
        assert refused(b"".join(lines[:place] + lines[place + 1 :])).line in (1, place + 1)


def test_a_line_that_is_cut_off_is_refused() -> None:
    assert "cut off" in refused(small_record()[:-10]).reason
    assert "cut off" in refused(small_record()[:-1]).reason


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "the file is empty"),
        (b"\n", "no header"),
        (b"hello\n", "no header"),
        (b'{"format":3}\n', "format 3 is unknown; this program reads formats 1 and 2"),
        (b'{"format":2}\n', "no header line"),
        (b'{"format":1}\n', "no header line"),
        (b"\xff\xfe\n", "no header"),
        (b"[1]\n", "no header"),
    ],
)
def test_what_is_no_record_is_refused(content: bytes, reason: str) -> None:
    assert reason in str(refused(content))


def test_a_second_spelling_of_a_line_is_refused() -> None:
    content = small_record()
    assert "not spelt" in refused(content.replace(b'{"format":2,', b'{"format": 2,', 1)).reason


def test_a_line_after_the_end_is_refused() -> None:
    content = small_record()
    assert "after the end" in refused(content + content.splitlines(keepends=True)[-1]).reason


# --- what a forger who mends the chain cannot hide ----------------------------------------------------------


def test_another_seed_is_refused_by_the_commitment() -> None:
    *lines, end = lines_of(read(small_record()))
    error = refused(relinked(*lines, changed(end, key=bytes(32).hex())))
    assert error.line == len(lines) + 1
    assert "commitment" in error.reason


def test_another_seed_and_commitment_lead_to_another_game() -> None:
    header, *moves, end = lines_of(read(small_record()))
    other = bytes(32)
    forged = relinked(changed(header, commitment=commitment(other)), *moves, changed(end, key=other.hex()))
    assert refused(forged).line > 1


def test_an_open_seed_must_fit_the_commitment() -> None:
    header, *rest = lines_of(read(recorded(7)))
    assert refused(relinked(changed(header, seed="8"), *rest)).line == 1
    assert "no whole number" in refused(relinked(changed(header, seed="eight"), *rest)).reason
    assert refused(relinked(changed(header, commitment=commitment(key_of(8))), *rest)).line == 1


def test_the_key_of_an_open_seed_must_fit_too() -> None:
    *rest, end = lines_of(read(recorded(7)))
    assert refused(relinked(*rest, changed(end, key="zz"))).line == len(rest) + 1
    assert refused(relinked(*rest, changed(end, key=bytes(32).hex()))).line == len(rest) + 1


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"action": "bid (9,9)"}, "the hand does not hold these bills"),
        ({"action": "bid (0,0)"}, "at least one bill"),
        ({"action": "fold"}, "no action of this game"),
        ({"action": "bid  (1,0)"}, "is written 'bid (1,0)'"),
        ({"seat": 9}, "no seat 9"),
        ({"seat": -1}, "seat -1 may not answer"),
        ({"seat": -2}, "no seat -2"),
    ],
)
def test_an_action_that_the_rules_refuse_is_named(fields: dict[str, object], reason: str) -> None:
    header, first, *rest = lines_of(read(small_record()))
    error = refused(relinked(header, changed(first, **fields), *rest))
    assert error.line == 2
    assert reason in error.reason


def test_another_legal_action_leads_to_another_state() -> None:
    header, first, *rest = lines_of(read(small_record()))
    assert isinstance(first, Move)
    other = "bid (1,0)" if first.action != "bid (1,0)" else "bid (0,1)"
    assert refused(relinked(header, changed(first, action=other), *rest)).line > 2


@pytest.mark.parametrize("field", ["events", "state"])
def test_another_hash_at_the_end_is_refused(field: str) -> None:
    *rest, end = lines_of(read(small_record()))
    assert "re-run game" in refused(relinked(*rest, changed(end, **{field: "0" * 64}))).reason


def test_the_last_position_of_an_old_record_is_not_compared_but_its_events_are() -> None:
    header, *moves, end = lines_of(read(small_record()))
    old = changed(header, format=1)
    assert verify(relinked(old, *moves, changed(end, state="0" * 64))).finished
    assert "events" in refused(relinked(old, *moves, changed(end, events="0" * 64))).reason


def test_the_last_position_is_told_without_what_was_still_to_be_done() -> None:
    t = sixgun.new("klack", seats=3, seed=7)
    other = t.clone()
    other.stack = other.stack[-1:]
    assert state_hash(other) == state_hash(t)
    t.apply(0, t.legal(0)[0])
    assert state_hash(other) != state_hash(t)


def test_another_result_is_refused() -> None:
    *rest, end = lines_of(read(small_record()))
    assert isinstance(end, End)
    assert end.result is not None
    other = changed(end, result=None)
    assert "lead to" in refused(relinked(*rest, other)).reason


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "poker"}, "no game 'poker'"),
        ({"rules": "0"}, "version 0"),
        ({"seats": 9}, "3 to 6 seats"),
        ({"options": {"bang_bids": "keep"}}, "bang_bids"),
        ({"options": {}}, "options are not those"),
    ],
)
def test_a_header_that_describes_no_table_is_refused(fields: dict[str, object], reason: str) -> None:
    header, *rest = lines_of(read(small_record()))
    error = refused(relinked(changed(header, **fields), *rest))
    assert error.line == 1
    assert reason in error.reason


# --- unfinished ---------------------------------------------------------------------------------------------


def test_an_unfinished_record_with_an_open_seed_is_rerun() -> None:
    content = b"".join(recorded(7).splitlines(keepends=True)[:5])
    verdict = verify(content)
    assert not verdict.finished
    assert verdict.rerun
    assert verdict.actions == 4
    assert "no end line" in str(verdict)
    assert len(list(moments(read(content)))) == 5


def test_an_unfinished_record_with_a_secret_seed_waits_for_it() -> None:
    content = b"".join(recorded(SECRET).splitlines(keepends=True)[:5])
    verdict = verify(content)
    assert not verdict.rerun
    assert "still secret" in str(verdict)
    with pytest.raises(BadRecord, match="not revealed"):
        list(moments(read(content)))
    assert verify(content, SECRET).rerun
    with pytest.raises(BadRecord, match="commitment"):
        verify(content, bytes(32))


def test_a_table_that_was_left_is_ended_without_a_result() -> None:
    t = sixgun.new("klack", seats=3, seed=SECRET)
    out = io.BytesIO()
    writer = Writer(out, t)
    action = t.legal(0)[0]
    writer.action(0, action, t.apply(0, action))
    writer.end()
    verdict = verify(out.getvalue())
    assert verdict.rerun
    assert not verdict.finished
    assert "left before the end" in str(verdict)


# --- writing ------------------------------------------------------------------------------------------------


def test_only_a_fresh_table_can_be_recorded() -> None:
    t = sixgun.new("klack", seats=3, seed=7)
    t.apply(0, t.legal(0)[0])
    with pytest.raises(sixgun.Invalid, match="fresh table"):
        Writer(io.BytesIO(), t, seed=7)


def test_a_seed_that_is_not_the_tables_is_noticed() -> None:
    content = io.BytesIO()
    t = sixgun.new("klack", seats=3, seed=7)
    with pytest.raises(sixgun.Invalid):
        Writer(content, t, seed=8)
    assert content.getvalue() == b""


def test_an_imagined_world_cannot_be_recorded() -> None:
    world = sixgun.new("klack", seats=3, seed=7).determinise(0, 1)
    with pytest.raises(sixgun.Invalid, match="imagined"):
        Writer(io.BytesIO(), world)


@pytest.mark.parametrize("game", sixgun.games())
def test_every_game_is_recorded_and_verified(game: str) -> None:
    from sixgun.games import find

    seats = find(game).seats[-1]
    t = sixgun.new(game, seats=seats, seed=5)
    out = io.BytesIO()
    writer = Writer(out, t, seed=5)
    play_out(t, [make("random", game, seat) for seat in range(seats)], writer.action)
    writer.end()
    assert verify(out.getvalue()).finished
