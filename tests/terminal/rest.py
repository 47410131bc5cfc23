"""How a test waits for a full screen: until all that was put off until after a refresh has been done."""

from __future__ import annotations

import asyncio
from typing import Any

from textual.pilot import Pilot

PATIENCE = 60
DEEP = 4  # a new size settles the parts, which fits the choices, which lays all of it out again


async def rest(pilot: Pilot[Any]) -> None:
    """Wait for one refresh after another; on a busy machine a pause is over before the first of them."""
    await pilot.pause()
    for _ in range(DEEP):
        done = asyncio.Event()
        pilot.app.call_after_refresh(done.set)
        async with asyncio.timeout(PATIENCE):
            await done.wait()
