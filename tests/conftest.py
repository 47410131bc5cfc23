"""What holds for every test: nothing depends on chance, nor on how fast the machine is."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "sixgun",
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("sixgun")


@pytest.fixture(autouse=True)
def _loggers_as_they_were() -> Iterator[None]:
    """A server that a test starts in this process sends all lines to its own log."""
    root, ours = logging.getLogger(), logging.getLogger("sixgun")
    handlers, level, our_level = root.handlers[:], root.level, ours.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    ours.setLevel(our_level)
