"""A rig with a stopwatch: when a viewer is told something does not depend on what they may not know.

Two worlds are watched tenth of a second by tenth of a second, on clocks that are turned by hand. A viewer who
is told something in one of them must be told something in the other at the same moment, though it may be
something else: from then on the worlds differ for them by the rules, and the other world is made anew.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from tests.server.house import QUICK
from tests.server.rig import everyday, size
from tests.server.worlds import Setting, World, lead, part, worlds

PACE = msgspec.structs.replace(QUICK, bot=0.8, absent=1e9)
TICK = 0.1
TICKS = size(40, 300)
VIEWERS = (0, None)  # a person at the table, and an onlooker
LEVELS = ("heuristic", "random")[: size(1, 2)]  # bots whose answers take no time of their own
SETTINGS = [
    Setting("bang", 4, {}, people=2),
    Setting("kablamo", 3, {}, people=2, windows="fixed"),
]
MORE = [
    Setting("bang", 5, {}, people=2, windows="fixed"),
    Setting("bang_dice", 5, {"special_roles": "special_only"}, people=2),
    Setting("kablamo", 4, {}, people=2),
    Setting("klack", 4, {}, people=2),
    Setting("slap45", 4, {"timing": "turn_based"}, people=2),
]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("setting", everyday(SETTINGS, MORE), ids=lambda s: f"{s.game} {s.seats} {s.windows}")
def test_a_stopwatch_tells_nothing_of_what_others_hold(tmp_path: Path, setting: Setting, level: str) -> None:
    spoken = asyncio.run(watch(tmp_path, setting._replace(bots=level), random.Random(5)))
    print(f"{TICKS} moments at most, {spoken} of them with something to hear")
    assert spoken


async def watch(folder: Path, setting: Setting, rng: random.Random) -> int:
    """Watch both worlds for a while; the number of moments at which something was told."""
    spoken = 0
    viewer = rng.choice(VIEWERS)
    async with worlds(folder, setting, PACE) as both:
        await lead(both[0], rng.randrange(20), rng)
        await part(both, viewer, rng)
        for _ in range(TICKS):
            await reply(both, viewer, rng)
            one, other = [await pass_by(each, viewer) for each in both]
            assert bool(one) == bool(other), (one, other)
            spoken += bool(one)
            if both[0].table.over or both[1].table.over:
                break
            if one != other:
                viewer = rng.choice(VIEWERS)
                await part(both, viewer, rng)
    return spoken


async def reply(both: tuple[World, World], viewer: int | None, rng: random.Random) -> None:
    """Whichever people are asked in both worlds answer now: the viewer alike, others by what they hold."""
    for seat in sorted(seat for seat in both[0].clients if seat is not None):
        if not all(waits_for(each, seat) for each in both) or rng.random() < 0.8:
            continue
        same = rng.getrandbits(32)
        for each in both:
            await choose(each, seat, random.Random(same if seat == viewer else rng.getrandbits(32)))


async def choose(each: World, seat: int, rng: random.Random) -> None:
    """An answer at random; one that is given part by part, whole: how many parts are missing is a secret."""
    await each.answer(seat, rng.choice(each.table.legal(seat)))
    while (ask := each.table.ask) is not None and ask.draft(seat) and waits_for(each, seat):
        await each.answer(seat, rng.choice(each.table.legal(seat)))


def waits_for(each: World, seat: int) -> bool:
    return not each.table.over and seat in each.play.decision.unanswered(each.table.to_act)


async def pass_by(each: World, viewer: int | None) -> list[str]:
    """A tenth of a second passes: all that the viewer is told in it."""
    await each.let(TICK)
    told = (await each.heard(viewer))[:-1]  # the last is the reply to the question whether there is more
    each.clients[viewer].raw.clear()
    return told
