"""The screens on which whatever is asked must be answered without scrolling."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.web.player import Player, Size

# Each size as it is, and magnified by half.
SIZES: list[Size] = ["low", "laptop", "short", "phone", "side"]
SCREENS = [(size, zoom) for zoom in (1.0, 1.5) for size in SIZES]
on_every_screen = pytest.mark.parametrize(
    ("size", "zoom"), [pytest.param(*screen, id=f"{screen[0]}-{screen[1]:.0%}") for screen in SCREENS]
)


def assert_at_hand(
    browser: Browser,
    site: str,
    lay: Callable[[Player], None],
    *,
    sees: list[str],
    hits: list[str],
    name: str,
) -> None:
    """The question and what `lay` puts on the table are seen whole, and every button can be hit, on every
    screen."""
    player = Player(browser, site)
    lay(player)
    found: dict[str, tuple[list[str], list[str]]] = {}
    for size, zoom in SCREENS:
        player.resize(size, zoom)
        player.shot(f"{name}-{zoom:.0%}")
        unseen = [*player.out_of_sight(".strip", *sees, *hits), *player.cut(".prompt")]
        found[f"{size} {zoom:.0%}"] = unseen, player.out_of_reach(*hits)
    missed = {screen: missing for screen, missing in found.items() if any(missing)}
    assert not missed, missed
    player.close()
