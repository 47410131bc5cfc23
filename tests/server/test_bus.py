"""The doorbell: it rings after every change that is on the disk, and says how long the log is."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.house import QUICK, HandTime, house


def test_a_room_rings_once_a_change_is_in_the_log(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", QUICK, HandTime()) as h:
            rings: list[tuple[str, int]] = []
            h.hall.world.bus.listen(lambda room, seq: rings.append((room, seq)))
            ann, bob = await h.table(seats=3, people=2)
            await ann.answer("bid (1,0)")
            await bob.answer("bid (2,0)")
            await ann.until(lambda m: m["type"] == "step" and m["view"]["round"] == 1)
            await ann.answer("nonsense")
            logged = len(await h.hall.world.store.log(ann.table))
            assert {room for room, _ in rings} == {ann.table}
            assert max(seq for _, seq in rings) == logged
            assert [seq for _, seq in rings] == sorted(seq for _, seq in rings)

    asyncio.run(story())
