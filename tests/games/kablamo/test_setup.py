"""Setup and the optional rules about it (sections 3, 4.3, 4.18)."""

from __future__ import annotations

import random

import sixgun
from sixgun.core.attributes import EMPTY
from sixgun.games import find
from sixgun.games.kablamo.box import printed_box
from sixgun.games.kablamo.events.loading import Drew
from sixgun.games.kablamo.kinds import ALL_KINDS, LIVE_KINDS
from sixgun.games.kablamo.table import KablamoTable
from tests.covers import covers


def fresh(seats: int = 3, seed: int = 1, **options: object) -> KablamoTable:
    t = sixgun.new("kablamo", seats=seats, seed=seed, **options)
    assert isinstance(t, KablamoTable)
    return t


def say(t: KablamoTable, seat: int, text: str) -> None:
    t.apply(seat, sixgun.parse("kablamo", text))


def load(t: KablamoTable, seat: int, rng: random.Random) -> list[sixgun.Action]:
    """One seat loads six bullets at random."""
    given = []
    for _ in range(6):
        given.append(rng.choice(t.legal(seat)))
        t.apply(seat, given[-1])
    return given


def test_every_kind_that_is_not_live_has_an_entry() -> None:
    assert [*fresh().entries.by_kind] == [kind for kind in ALL_KINDS if kind not in LIVE_KINDS]


@covers("KAB-022", "KAB-025")
def test_each_player_is_dealt_eight_bullets_that_only_he_sees() -> None:
    t = fresh()
    assert [len(mine) for mine in t.spares] == [8, 8, 8]
    assert len(t.bag) == 100 - 24
    assert all(face[0] != "?" for face in t.view(1)["spares"][1])  # type: ignore[index]
    assert t.view(1)["spares"][0] == ["?bullet"] * 8  # type: ignore[index]
    assert t.view(None)["spares"] == [["?bullet"] * 8] * 3


@covers("KAB-023", "KAB-001", "KAB-008")
def test_each_player_loads_six_of_them_one_per_chamber() -> None:
    t = fresh()
    assert t.ask is not None
    assert t.ask.kind == "setup_load"
    for seat in range(3):
        loads = load(t, seat, random.Random(seat))
        assert [str(action)[-1] for action in loads] == list("543210")
    assert all(EMPTY not in cylinder for cylinder in t.chambers)
    assert [len(mine) for mine in t.spares] == [2, 2, 2]
    assert (t.ask.kind, t.round) == ("window", 1)


@covers("KAB-024")
def test_a_loading_may_be_changed_until_the_last_one_commits() -> None:
    t = fresh()
    load(t, 0, random.Random(1))
    assert list(t.to_act) == [1, 2]
    new = load(t, 0, random.Random(2))
    load(t, 1, random.Random(3))
    load(t, 2, random.Random(4))
    names = [t.piece_name(t.chambers[0][position]) for position in (5, 4, 3, 2, 1, 0)]
    assert names == [str(action)[5:-4] for action in new]
    assert not [action for action in t.legal(0) if str(action).startswith("load")]


@covers("KAB-193", "KAB-194")
def test_iron_strategist_has_no_high_velocity_bullets_and_deals_a_kablamo_first() -> None:
    t = fresh(5, iron_strategist=True)
    assert len(t.box.kind) == 87
    assert not any(printed_box(iron=True).hv)
    for seat in range(5):
        drawn = [event.bullet for event in t.log if isinstance(event, Drew) and event.seat == seat]
        assert t.box.kind[drawn[0]] == "kablamo"
        assert len(drawn) == 8
    kinds = set()
    rng = random.Random(1)
    while not t.over:
        assert t.ask is not None
        kinds.add(t.ask.kind)
        seat = rng.choice(list(t.to_act))
        t.apply(seat, rng.choice(t.legal(seat)))
    assert "reload" in kinds
    assert not kinds & {"window", "response"}


@covers("KAB-195", "KAB-196", "KAB-197")
def test_mulliganovski_gives_back_twice_for_one_bullet_less() -> None:
    t = fresh(mulliganovski=True)
    for seat, answer in enumerate(("give_back", "keep", "give_back")):
        say(t, seat, answer)
    assert [len(mine) for mine in t.spares] == [7, 8, 7]
    message = [t.redact(event, None) for event in t.log if type(event).__name__ == "GaveBack"]
    assert message == [{"event": "gave_back", "clauses": ["KAB-195", "KAB-197"], "seats": [0, 2]}]
    assert list(t.to_act) == [0, 2]
    say(t, 0, "keep")
    say(t, 2, "give_back")
    assert [len(mine) for mine in t.spares] == [7, 8, 6]
    assert t.ask is not None
    assert t.ask.kind == "setup_load"
    for seat in range(3):
        load(t, seat, random.Random(seat))
    assert [len(mine) for mine in t.spares] == [1, 2, 0]


@covers("KAB-197")
def test_bullets_given_back_are_mixed_in_before_anybody_draws() -> None:
    for seed in range(300):
        t = fresh(2, seed, mulliganovski=True)
        first = set(t.spares[0])
        say(t, 0, "give_back")
        say(t, 1, "give_back")
        if first & set(t.spares[1]):
            return
    raise AssertionError("nobody ever drew what the other gave back")


@covers("KAB-198")
def test_with_iron_strategist_the_dealt_kablamo_cannot_be_given_back() -> None:
    t = fresh(2, mulliganovski=True, iron_strategist=True)
    kablamo = next(b for b in t.spares[0] if t.box.kind[b] == "kablamo")
    for size in (7, 6):
        say(t, 0, "give_back")
        if size == 7:
            say(t, 1, "keep")
        assert kablamo in t.spares[0]
        assert len(t.spares[0]) == size


@covers("KAB-054", "KAB-055")
def test_the_default_box_has_100_bullets_with_their_own_numbers() -> None:
    box = printed_box(iron=False)
    assert [box.kind.count(kind) for kind in ("kablamo", "click", "triple_action")] == [12, 8, 6]
    numbers = [number for number, live in zip(box.number, box.live, strict=True) if not live]
    assert sorted(numbers) == list(range(1, 81))
    assert {number for number, hv in zip(box.number, box.hv, strict=True) if hv} == set(range(1, 14))
    assert len(box.kind) == 100
    names = dict(zip(box.name, box.number, strict=True))
    assert (names["triple_action_1"], names["triple_action_6"]) == (18, 79)


def test_pieces_are_the_printed_bullets_and_each_kind_without_a_number() -> None:
    pieces = find("kablamo").pieces
    print_of = {piece.name: (piece.kind, piece.family, piece.number) for piece in pieces}
    assert len(print_of) == len(pieces) == len(ALL_KINDS) + 80
    assert print_of["kablamo"] == ("kablamo", "live", 0)
    assert print_of["trigger_happy_1"] == ("trigger_happy", "hv", 13)
    assert print_of["triple_action_6"] == ("triple_action", "action", 79)
    assert print_of["triple_action"] == ("triple_action", "action", 0)
    t = fresh()
    assert {t.piece_name(piece) for piece in t.box.bullets} <= set(print_of)
