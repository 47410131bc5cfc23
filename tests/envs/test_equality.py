"""One record, driven through the engine, every adapter and the server, gives the same events and result."""

from __future__ import annotations

import asyncio
import json
import random
from collections import defaultdict, deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pyspiel
import pytest

import sixgun
from sixgun import record
from sixgun.core.action import Action
from sixgun.core.table import Table
from sixgun.envs.gymnasium import Seat
from sixgun.envs.openspiel import spelt
from sixgun.envs.pettingzoo import env, parallel_env
from sixgun.games import find
from tests.envs.tables import TABLES
from tests.server.house import AT_ONCE, house, play, without_changes

SEED = 321
SEALING = ("answer_sealed", "answer_replaced", "plan_pieced", "plans_committed")
Moves = list[tuple[int, str]]
Queues = dict[int, deque[str]]


class Story:
    """A game that was played: its table after the end, and who said what."""

    def __init__(self, game: str, seats: int, options: dict[str, Any], seed: int | bytes) -> None:
        self.game, self.seats, self.options, self.seed = game, seats, options, seed
        self.moves: Moves = []
        self.table: Table = sixgun.new(game, seats=seats, seed=seed, **options)

    def say(self, seat: int, action: Action) -> None:
        self.moves.append((seat, str(action)))
        self.table.apply(seat, action)

    def queues(self) -> Queues:
        """The answers of each seat, in order."""
        said: Queues = defaultdict(deque)
        for seat, text in self.moves:
            said[seat].append(text)
        return said

    def action(self, text: str) -> Action:
        return sixgun.parse(self.game, text)


def told(game: str, seats: int, options: dict[str, Any]) -> Story:
    """A random game in which seats that are asked at once answer in seat order."""
    story, rng = Story(game, seats, options, SEED), random.Random(SEED)
    while not story.table.over:
        seat = story.table.to_act[0]
        story.say(seat, rng.choice(story.table.legal(seat)))
    return story


def told_at_once(game: str, seats: int, options: dict[str, Any]) -> Story:
    """A random game in which all seats that are asked answer once each, before anybody answers again."""
    story, rng = Story(game, seats, options, SEED), random.Random(SEED)
    while not story.table.over:
        t = story.table
        for seat, action in [(seat, rng.choice(t.legal(seat))) for seat in t.to_act]:
            assert action in t.legal(seat), "an answer has lost its question"
            story.say(seat, action)
    return story


class Reader:
    """A player who reads its answers off."""

    def __init__(self, story: Story, said: deque[str]) -> None:
        self.story, self.said = story, said

    def choose(self, view: object, options: Sequence[Action]) -> Action:
        return self.story.action(self.said.popleft())


def through_aec(story: Story) -> Table:
    e = env(story.game, seats=story.seats, seed=story.seed, **story.options)
    e.reset()
    said = story.queues()
    while not e.table.over:
        seat = e.seat_of[e.agent_selection]
        action = story.action(said[seat].popleft())
        e.step(e.spaces.actions.number(e.table, seat, action))
    return e.table


def through_parallel(story: Story) -> Table:
    e = parallel_env(story.game, seats=story.seats, seed=story.seed, **story.options)
    e.reset()
    said = story.queues()
    while not e.table.over:
        answers = dict.fromkeys(e.agents, e.wait)
        for seat in list(e.table.to_act):
            action = story.action(said[seat].popleft())
            answers[e.possible_agents[seat]] = e.spaces.actions.number(e.table, seat, action)
        e.step(answers)
    return e.table


def through_gymnasium(story: Story) -> Table:
    said = story.queues()
    readers = [Reader(story, said[seat]) for seat in range(1, story.seats)]
    e = Seat(story.game, seats=story.seats, opponents=readers, seed=story.seed, **story.options)
    e.reset()
    while not e.table.over:
        action = story.action(said[0].popleft())
        e.step(e.spaces.actions.number(e.table, 0, action))
    return e.table


def through_openspiel(story: Story) -> tuple[Table, list[str]]:
    options = spelt(find(story.game), story.options)
    game = pyspiel.load_game(f"python_sixgun_{story.game}", {"players": story.seats, **options})
    state, said = game.new_initial_state(), story.queues()
    seed = story.seed if isinstance(story.seed, int) else 0
    for digit in (0, seed // 1024, seed % 1024):
        state.apply_action(digit)
    world = state.world
    if seed != story.seed:  # a server's has more bits than OpenSpiel draws
        world.lay(story.seed)
    while not state.is_terminal():
        seat = state.current_player()
        action = story.action(said[seat].popleft())
        state.apply_action(world.spaces.actions.number(world.t, seat, action))
    return world.t, [str(event) for event in world.events]


def events(t: Table) -> list[str]:
    return [str(event) for event in t.log]


def in_open(told: list[str]) -> list[str]:
    """Events without the sealing of answers, whose order says only who was quicker."""
    return [text for text in told if not text.startswith(SEALING)]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_adapter_tells_the_same_story(game: str, seats: int, options: dict[str, Any]) -> None:
    story = told(game, seats, options)
    for drive in (through_aec, through_gymnasium):
        t = drive(story)
        assert t.dump() == story.table.dump()
        assert events(t) == events(story.table)
    t, said = through_openspiel(story)
    assert t.dump() == story.table.dump()
    assert said == events(story.table)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_answers_given_at_once_tell_the_same_story(game: str, seats: int, options: dict[str, Any]) -> None:
    story = told_at_once(game, seats, options)
    t = through_parallel(story)
    assert t.dump() == story.table.dump()
    assert events(t) == events(story.table)


SERVED = [
    pytest.param("bang", 4, {"gold_rush": True}, marks=pytest.mark.slow),
    ("bang_dice", 4, {"new_characters": True}),
    # strict memory lets an onlooker read less
    pytest.param("kablamo", 2, {"memory": "assisted"}, marks=pytest.mark.slow),
    ("klack", 4, {}),
    pytest.param("slap45", 3, {"timing": "turn_based", "max_rounds": 5}, marks=pytest.mark.slow),
]


async def served(path: Path, game: str, seats: int, options: dict[str, Any]) -> tuple[bytes, Any, list[Any]]:
    """A game of one person and bots on a server: its record, its result, and all that an onlooker heard."""
    async with house(path, AT_ONCE) as h:
        (ann,) = await h.table(game=game, seats=seats, options=options)
        onlooker = await h.client(ann.table)
        last = await play(ann)
        await onlooker.until(lambda m: m["type"] == "lobby" and m["lobby"]["phase"] == "over")
        record = await h.fetch(f"/api/tables/{ann.table}/record")
        return record, last["view"]["result"], heard(onlooker.heard)


def heard(messages: list[dict[str, Any]]) -> list[Any]:
    found: list[Any] = []
    for message in messages:
        if message["type"] == "welcome":
            found = list(message["events"])
        elif message["type"] == "step":
            found += message["events"]
    return [without_changes(event) for event in found]


@pytest.mark.parametrize(("game", "seats", "options"), SERVED)
def test_a_game_played_on_a_server_goes_the_same_way_everywhere(
    tmp_path: Path, game: str, seats: int, options: dict[str, Any]
) -> None:
    content, result, public = asyncio.run(served(tmp_path / "s.db", game, seats, options))
    played = record.read(content)
    assert played.end is not None
    *_, last = record.moments(played)
    story = Story(game, seats, played.header.options, bytes.fromhex(played.end.key))
    for move in played.moves:
        story.say(move.seat, story.action(move.action))
    assert story.table.dump() == last.table.dump()
    assert story.table.result is not None
    assert story.table.result.document() == result
    told = [story.table.redact(event, None) for event in story.table.log]
    assert public == json.loads(json.dumps([message for message in told if message is not None]))
    for drive in (through_aec, through_parallel, through_gymnasium):
        t = drive(story)
        assert t.result == story.table.result
        assert in_open(events(t)) == in_open(events(story.table))
    t, said = through_openspiel(story)
    assert t.result == story.table.result
    assert in_open(said) == in_open(events(story.table))
