"""A rig of two worlds: every byte that a viewer is sent is equal in both, though others hold other cards.

SIXGUN_RIG=long looks at many more pairs of worlds and prints how many bytes were compared.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

import sixgun
from sixgun.games import find
from tests.server.house import QUICK
from tests.server.rig import everyday, size
from tests.server.worlds import Setting, World, answers, differ, lead, part, worlds

TURN_BASED = {"timing": "turn_based"}
SALOON = {"saloon_dice": True, "chief_arrow": True, "new_characters": True, "ghost": True}
SETTINGS = [
    Setting(game, find(game).seats[1], TURN_BASED if game == "slap45" else {}) for game in sixgun.games()
]
MORE = [
    Setting("bang", 3, {"gold_rush": True}),
    Setting("bang_dice", 5, {**SALOON, "special_roles": "special_only"}),
    Setting("kablamo", 4, {"iron_strategist": True}),
    Setting("klack", 6, {}),
    Setting("slap45", 5, {**TURN_BASED, "mode": "basic"}),
]
BREATH = 0.1  # seconds between two answers, in which a client may talk again
PAIRS = size(1, 10)
MOVES = size(8, 40)  # in which both worlds are driven alike, at most


@pytest.mark.parametrize(
    "setting", everyday(SETTINGS, MORE), ids=lambda s: f"{s.game} {s.seats} {'+'.join(s.options)}"
)
def test_no_byte_tells_a_viewer_in_which_of_two_worlds_they_are(tmp_path: Path, setting: Setting) -> None:
    driven = compared = 0
    for number in range(PAIRS):
        rng = random.Random(number)
        viewer = rng.choice([None, *range(setting.seats)])
        folder = tmp_path / str(number)
        folder.mkdir()
        pair = asyncio.run(drive(folder, setting._replace(seed=rng.randbytes(32).hex()), viewer, rng))
        driven, compared = driven + pair[0], compared + pair[1]
    print(f"{PAIRS} pairs of worlds, {driven} moves, {compared} bytes")
    assert driven


async def drive(folder: Path, setting: Setting, viewer: int | None, rng: random.Random) -> tuple[int, int]:
    """Drive two worlds alike, and part them anew where the rules themselves tell them apart.

    How many moves the viewer has seen alike while somebody else has not, and how many bytes were compared.
    """
    driven = compared = 0
    async with worlds(folder, setting) as both:
        await lead(both[0], rng.randrange(size(12, 120)), rng)
        await part(both, viewer, rng)
        for _ in range(MOVES):
            compared += await compare(both, viewer)
            if both[0].table.over:
                break
            pair = answers(both, viewer, rng)
            if pair is None:
                await lead(both[0], 1, rng)
                await part(both, viewer, rng)
                continue
            ask = both[0].table.ask
            pause = QUICK.floor if ask is not None and ask.window else BREATH
            for each, mine in zip(both, pair, strict=True):
                for seat, action in mine:
                    await each.answer(seat, action)
                await each.let(pause)
            driven += differ(both)
        compared += await compare(both, viewer)
    return driven, compared


async def compare(both: tuple[World, World], viewer: int | None) -> int:
    """The bytes that were equal and have not been compared before."""
    one, other = [await each.heard(viewer) for each in both]
    assert one == other
    size_of_all = sum(len(text) for text in one)
    for each in both:
        each.clients[viewer].raw.clear()
    return size_of_all
