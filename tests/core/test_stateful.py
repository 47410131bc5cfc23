"""Any sequence of right and wrong moves on any game: the engine stays the same machine."""

from __future__ import annotations

import importlib
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

import sixgun


def machine(game: str) -> type[RuleBasedStateMachine]:
    """A machine that plays one game at any of its tables."""
    tables = importlib.import_module(f"tests.games.{game}.tables").TABLES

    class Play(RuleBasedStateMachine):
        @initialize(table=st.sampled_from(tables), seed=st.integers(0, 2**64))
        def sit_down(self, table: tuple[int, dict[str, Any]], seed: int) -> None:
            seats, options = table
            self.t = sixgun.new(game, seats=seats, seed=seed, **options)
            self.start = self.t.clone()
            self.played: list[tuple[int, sixgun.Action]] = []
            self.events: list[str] = []

        @rule(data=st.data())
        def play(self, data: st.DataObject) -> None:
            if not self.t.over:
                seat = data.draw(st.sampled_from(list(self.t.to_act)))
                action = data.draw(st.sampled_from(self.t.legal(seat)))
                self.events += [str(event) for event in self.t.apply(seat, action)]
                self.played.append((seat, action))
            self.t.check()

        @rule(data=st.data())
        def play_out_of_place(self, data: st.DataObject) -> None:
            """An action of another moment or seat is refused unless it is an option."""
            seat = data.draw(st.integers(-2, self.t.seats))
            actions = [action for _, action in self.played] or self.start.legal(self.start.to_act[0])
            action = data.draw(st.sampled_from(actions))
            before = self.t.dump()
            if action not in self.t.legal(seat):
                with pytest.raises(sixgun.Illegal):
                    self.t.apply(seat, action)
                assert self.t.dump() == before

        @rule()
        def save_and_load(self) -> None:
            self.t = sixgun.load(self.t.dump())

        @rule()
        def look(self) -> None:
            """Looking changes nothing."""
            before = self.t.dump()
            for viewer in (*range(self.t.seats), None):
                self.t.view(viewer)
                self.t.determinise(viewer, 1)
            assert self.t.dump() == before

        @rule()
        def play_again_from_the_start(self) -> None:
            again = self.start.clone()
            events = [str(event) for seat, action in self.played for event in again.apply(seat, action)]
            assert events == self.events
            assert again.dump() == self.t.dump()

    return Play


@pytest.mark.parametrize("game", sixgun.games())
def test_right_and_wrong_moves_in_any_order(game: str) -> None:
    quiet = settings(
        max_examples=15,
        stateful_step_count=40,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        derandomize=True,
    )
    run_state_machine_as_test(machine(game), settings=quiet)
