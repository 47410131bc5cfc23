"""An event is written once for all who hear the same of it, and nobody hears what is another's."""

from __future__ import annotations

import random

import msgspec
import pytest

import sixgun
from sixgun.core.following import Follower
from sixgun.games import find
from sixgun.server.room import messages, telling

VIEWERS = (0, 1, 2, None)


@pytest.mark.parametrize("game", sixgun.games())
def test_each_viewer_hears_what_they_would_hear_alone(game: str) -> None:
    options = {"timing": "turn_based"} if game == "slap45" else {}
    t = sixgun.new(game, seats=max(3, find(game).seats[0]), seed=3, **options)
    follower, rng, shared = Follower(t), random.Random(3), 0
    follower.views = {viewer: t.view(viewer) for viewer in VIEWERS}
    for _ in range(150):
        if t.over:
            break
        seat = rng.choice(list(t.to_act))
        events = t.apply(seat, rng.choice(t.legal(seat)))
        changes = [follower.follow(event) for event in events]
        heard = telling.written(t, events, changes, VIEWERS)
        for viewer in VIEWERS:
            alone = [
                {**message, "changes": altered[viewer]}
                for event, altered in zip(events, changes, strict=True)
                if (message := messages.heard(t, event, viewer)) is not None
            ]
            assert msgspec.json.decode(msgspec.json.encode(heard[viewer])) == alone
        shared += len({id(text) for text in heard[None]} & {id(text) for text in heard[0]})
    assert shared
