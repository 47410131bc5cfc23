"""A house for each story."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.house import House, Tell, house


@pytest.fixture
def tell(tmp_path: Path) -> Tell:
    """Run a story in a house of its own."""

    def run(story: Callable[[House], Awaitable[None]]) -> None:
        async def inside() -> None:
            async with house(tmp_path / "s.db") as h:
                await story(h)

        asyncio.run(inside())

    return run
