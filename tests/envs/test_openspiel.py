"""OpenSpiel's own simulation test, and what it leaves out, for every game."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import sixgun
from sixgun.envs.openspiel import spelt
from sixgun.games import find
from tests.envs.tables import TABLES


def load(game: str, seats: int, options: dict[str, Any]) -> Any:
    return pyspiel.load_game(f"python_sixgun_{game}", {"players": seats, **spelt(find(game), options)})


def dealt(game: Any, *digits: int) -> Any:
    state = game.new_initial_state()
    for digit in digits or (0, 0, 7):
        state.apply_action(digit)
    return state


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_random_simulations(game: str, seats: int, options: dict[str, Any], capfd: Any) -> None:
    pyspiel.random_sim_test(load(game, seats, options), num_sims=1, serialize=False, verbose=False)


WRITTEN = [
    "klack",
    *[pytest.param(game, marks=pytest.mark.slow) for game in sixgun.games() if game != "klack"],
]


@pytest.mark.parametrize("game", WRITTEN)
def test_a_simulation_may_be_written_and_read_at_every_step(game: str, capfd: Any) -> None:
    pyspiel.random_sim_test(load(game, find(game).seats[0], {}), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", sixgun.games())
def test_every_game_is_registered(game: str) -> None:
    assert f"python_sixgun_{game}" in pyspiel.registered_names()


def test_the_seed_is_drawn_at_the_root_and_gives_the_table_that_everybody_gets_for_it() -> None:
    state = dealt(load("klack", 3, {}), 0, 1, 2)
    assert str(state) == str(sixgun.new("klack", seats=3, seed=1026).dump()).replace("'", '"').replace(
        "None", "null"
    ).replace("True", "true").replace("False", "false")


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("python_sixgun_klack(players=4,bang_bids=discard)")
    assert game.num_players() == 4
    assert dealt(game).world.t.options["bang_bids"] == "discard"


def test_a_clone_goes_its_own_way() -> None:
    state = dealt(load("klack", 3, {}))
    before, copy = str(state), state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)
    assert copy.history() == [0, 0, 7, copy.history()[-1]]


def test_a_state_can_be_pickled() -> None:
    state = dealt(load("klack", 3, {}))
    state.apply_action(state.legal_actions()[5])
    assert str(pickle.loads(pickle.dumps(state.world)).t.dump()) == str(state.world.t.dump())


def test_only_its_owner_sees_a_sealed_answer() -> None:
    game = load("klack", 3, {})
    one, two = dealt(game), dealt(game)
    one.apply_action(one.legal_actions()[0])
    two.apply_action(two.legal_actions()[9])
    assert one.current_player() == 1
    for player in (1, 2):
        assert one.information_state_string(player) == two.information_state_string(player)
        assert one.information_state_tensor(player) == two.information_state_tensor(player)
        assert one.observation_string(player) == two.observation_string(player)
    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.information_state_tensor(0) != two.information_state_tensor(0)


def test_a_seat_has_been_told_the_same_whether_it_asks_at_every_step_or_at_the_end() -> None:
    state = dealt(load("klack", 3, {}))
    state.world.told(0)
    aside = state.clone()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
        asked = [state.world.told(player) for player in range(3)]
        assert asked == [unasked(state.world).told(player) for player in range(3)]
    aside.apply_action(aside.legal_actions()[-1])  # a clone is told what happens to it alone
    assert aside.world.told(0) == unasked(aside.world).told(0)


def unasked(world: Any) -> Any:
    """The same world, which has told nobody anything yet."""
    return pickle.loads(pickle.dumps(world))


def test_an_observation_forgets_what_an_information_state_knows() -> None:
    state = dealt(load("klack", 3, {}))
    assert '"hand":[null,[6,6],null]' in state.observation_string(1)
    assert '"hand":[[6,6],[6,6],[6,6]]' in state.information_state_string(1)
    assert len(state.observation_tensor(1)) == state.get_game().observation_tensor_shape()[0]


def test_actions_are_texts_and_legal_ones_are_sorted() -> None:
    state = dealt(load("klack", 3, {}))
    legal = state.legal_actions()
    assert legal == sorted(legal)
    assert {state.action_to_string(0, action) for action in legal} == {
        str(action) for action in sixgun.new("klack", seats=3, seed=7).legal(0)
    }


def test_information_set_search_plays_the_game() -> None:
    game = load("klack", 3, {})
    state, random = dealt(game), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        uct_c=2.0,
        max_simulations=5,
        random_state=random,
    )
    assert bot.step(state) in state.legal_actions()


def test_a_resampled_state_looks_the_same_to_its_player() -> None:
    state = dealt(load("klack", 3, {}))
    state.apply_action(state.legal_actions()[3])
    rng = Random(1)
    other = state.resample_from_infostate(1, rng.random)
    assert other.information_state_string(1) == state.information_state_string(1)
    assert str(other) != str(state)
