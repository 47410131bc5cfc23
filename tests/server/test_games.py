"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path
from random import Random, SystemRandom

import pytest

import sixgun
from sixgun.core.seats import CLOCK
from sixgun.games import find
from sixgun.record import verify
from sixgun.server.room import bots
from sixgun.server.room.room import World
from tests.server.house import AT_ONCE, SEED, Client, asked, house, play, without_changes


def test_one_click_seats_the_visitor_with_bots_in_a_running_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            seated = await h.post(
                "/api/tables", game="klack", seats=4, name="Ann", bots="random", play_now=True
            )
            ann = await h.client(seated["table"], seated["token"])
            assert ann.lobby["phase"] == "playing"
            assert [seat["who"] for seat in ann.lobby["seats"]] == ["person", "bot", "bot", "bot"]
            assert asked(ann.table_now)
            await play(ann)
            assert ann.table_now["view"]["result"]["winners"]

    asyncio.run(story())


def test_people_and_bots_play_a_whole_game_and_everybody_hears_the_same_public_events(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            clients = await h.table(seats=5, people=3)
            onlooker = await h.client(clients[0].table)
            await asyncio.gather(*(play(client, seed) for seed, client in enumerate(clients)))
            await onlooker.until(lambda m: m["type"] == "lobby" and m["lobby"]["phase"] == "over")
            results = [client.table_now["view"]["result"] for client in (*clients, onlooker)]
            assert results.count(results[0]) == 4
            public = [
                [without_changes(e) for e in events(c) if e["event"] in ("clicked", "banged")]
                for c in (*clients, onlooker)
            ]
            assert public[0]
            assert public.count(public[0]) == 4

    asyncio.run(story())


def events(client: Client) -> list[dict[str, object]]:
    """All events since the deal, each of which must have come exactly once and in order."""
    found: list[dict[str, object]] = []
    for message in client.heard:
        if message["type"] == "welcome":
            found = list(message["events"])
        elif message["type"] == "step":
            assert message["number"] == len(found) + len(message["events"])
            found += message["events"]
    return found


def test_the_seed_is_revealed_after_the_end_and_hashes_to_the_promise(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            (ann,) = await h.table(start=False)
            promise = ann.lobby["commitment"]
            assert not ann.lobby["seed"]
            await ann.say(type="start")
            await ann.until(lambda m: m["type"] == "welcome" and m["view"] is not None)
            await play(ann)
            assert sha256(bytes.fromhex(ann.lobby["seed"])).hexdigest() == promise == ann.lobby["commitment"]

    asyncio.run(story())


def test_nobody_can_foresee_what_is_dealt_unless_the_chance_of_the_world_is_given(tmp_path: Path) -> None:
    async def story(data: Path) -> str:
        async with house(data) as h:
            (ann,) = await h.table()
            await play(ann)
            return str(ann.lobby["seed"])

    assert World._field_defaults["chance"] is SystemRandom
    first, again = [asyncio.run(story(tmp_path / name)) for name in ("a.db", "b.db")]
    assert first == again == Random(SEED).randbytes(32).hex()


def hidden_in(value: object) -> list[str]:
    """The backs of pieces that a view still shows."""
    if isinstance(value, dict):
        return [back for entry in value.values() for back in hidden_in(entry)]
    if isinstance(value, list):
        return [back for entry in value for back in hidden_in(entry)]
    return [value] if isinstance(value, str) and value.startswith("?") else []


@pytest.mark.parametrize("game", sixgun.games())
def test_every_game_is_played_over_the_wire_to_its_end(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", AT_ONCE) as h:
            seats = find(game).seats[0]
            # the race has tests of its own
            options = {"timing": "turn_based", "max_rounds": 8} if game == "slap45" else {}
            seated = await h.post(
                "/api/tables",
                game=game,
                seats=seats,
                name="Ann",
                bots="random",
                play_now=True,
                options=options,
            )
            ann = await h.client(seated["table"], seated["token"])
            await play(ann)
            view = ann.table_now["view"]
            assert view["result"]["reason"]
            assert view["seat"] == 0
            assert hidden_in(view) == []  # after the end everything is open
            assert len(events(ann)) == ann.number
            assert verify(await h.fetch(f"/api/tables/{ann.table}/record")).finished

    asyncio.run(story())


@pytest.mark.parametrize("game", sixgun.games())
def test_changes_laid_over_a_view_give_what_a_client_sees_who_comes_now(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", AT_ONCE) as h:
            wish = {"game": game, "seats": find(game).seats[-1], "name": "Ann", "bots": "random"}
            options = {"timing": "turn_based"} if game == "slap45" else {}
            seated = await h.post("/api/tables", **wish, play_now=True, options=options)
            ann = await h.client(seated["table"], seated["token"])
            rng = Random(1)
            for _ in range(15):
                if ann.options:
                    await ann.answer(rng.choice(ann.options))
                await h.settled(ann.table)
                await ann.say(type="why", action="dance")
                await ann.until(lambda m: m.get("code") == "unparsable_action")  # all before has been heard
                other = await h.client(ann.table, ann.token)
                assert (ann.number, ann.view) == (other.number, other.view)
                await other.close()

    asyncio.run(story())


def test_bots_that_search_play_a_whole_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "SECONDS", 0.02)

    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            (ann,) = await h.table(seats=3, bots="ismcts")
            await play(ann)
            assert ann.table_now["view"]["result"]["winners"]
            assert [seat["level"] for seat in ann.lobby["seats"][1:]] == ["ismcts", "ismcts"]
            assert verify(await h.fetch(f"/api/tables/{ann.table}/record")).finished

    asyncio.run(story())


def test_where_hands_race_a_clock_the_heuristic_takes_the_place_of_the_search() -> None:
    t = sixgun.new("slap45", seats=3, seed=1)
    assert bots.level_at(t, "ismcts") == "ismcts"
    t.apply(CLOCK, sixgun.parse("slap45", "start_clock"))
    assert bots.level_at(t, "ismcts") == "heuristic"
    assert bots.level_at(t, "unheard of") == "random"
