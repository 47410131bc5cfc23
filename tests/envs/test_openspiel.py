"""OpenSpiel's own simulation test, and what it leaves out, for every game."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import sixgun
from sixgun.envs.openspiel import parameters, spelt
from sixgun.games import find
from tests.envs.tables import TABLES
from tests.games.kablamo.story import Story


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


@pytest.mark.parametrize(
    ("text", "option", "value"),
    [
        ("slap45(max_rounds=5)", "max_rounds", 5),
        ("slap45(max_rounds=-1)", "max_rounds", None),
        ("slap45(first_dealer=0)", "first_dealer", 0),
        ("slap45(timing=turn_based,rt_skill=expert)", "rt_skill", "expert"),
        ("slap45(rt_skill=none)", "rt_skill", None),
        ("kablamo(bullets=none)", "bullets", None),
        ("bang(gold_rush=False)", "gold_rush", False),
    ],
)
def test_every_rule_that_is_a_number_a_word_or_a_flag_can_be_written(
    text: str, option: str, value: Any
) -> None:
    game = pyspiel.load_game(f"python_sixgun_{text}")
    assert game.spaces.options[option] == value
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_rules_that_are_lists_are_no_parameters() -> None:
    assert not {"gangs", "foreperiod_ms"} & set(parameters(find("slap45")))
    assert not {"characters", "ghost_renegade_table"} & set(parameters(find("bang_dice")))


def test_a_game_can_be_pickled() -> None:
    game = load("klack", 4, {"bang_bids": "discard"})
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


PRIVATE = pyspiel.PrivateInfoType


@pytest.mark.parametrize("private", [PRIVATE.NONE, PRIVATE.ALL_PLAYERS])
def test_an_observer_that_is_not_one_player_does_not_exist(private: Any) -> None:
    game = load("klack", 3, {})
    kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=True, private_info=private)
    assert make_observation(game, kind) is None
    assert make_observation(game, pyspiel.IIGObservationType(perfect_recall=True)) is not None
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, None, {"colour": True})


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
    """A copy of the world that has told nobody anything yet."""
    other = pickle.loads(pickle.dumps(world))
    other.heard.clear()
    return other


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


def test_a_resampled_state_tells_nobody_what_another_was_told_in_the_true_world() -> None:
    state = dealt(load("bang", 4, {}))
    assert "\n" in state.information_state_string(2)  # the deal
    other = state.resample_from_infostate(1, Random(1).random)
    again = pickle.loads(pickle.dumps(other))
    for world in (other, again):
        assert world.information_state_string(1) == state.information_state_string(1)
        assert "\n" not in world.information_state_string(2)  # nothing but what it sees now
    other.apply_action(other.legal_actions()[0])
    assert "\n" in other.information_state_string(2)


def test_before_the_deal_any_seed_may_have_been_drawn() -> None:
    state = load("klack", 3, {}).new_initial_state()
    state.apply_action(5)
    other = state.resample_from_infostate(0, Random(1).random)
    assert other.information_state_string(0) == state.information_state_string(0)
    assert other.world.seed != state.world.seed


def random_steps(state: Any, rng: Random, steps: int) -> Iterator[Any]:
    """The states on a random way."""
    for _ in range(steps):
        if state.is_terminal():
            return
        yield state
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_an_information_state_remembers_all_that_its_player_did(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    rng = Random(6)
    for state in random_steps(dealt(load(game, seats, options)), rng, 80):
        player, legal = state.current_player(), state.legal_actions()
        one, two = (state.child(action) for action in (rng.choice(legal), rng.choice(legal)))
        same = one.history() == two.history()
        assert (one.information_state_string(player) == two.information_state_string(player)) == same


def test_what_a_player_did_is_remembered_even_where_no_event_tells_of_it() -> None:
    """Which slot the blind choice of a Sleight of hand names is told to nobody, and changes nothing."""
    state = dealt(load("kablamo", 2, {}))
    state.world.table = Story("A: u v w x y SH17", "B: a b c d e C1 | C5 C6").play("A: pick A3").t
    one, two = (state.child(action) for action in state.legal_actions())
    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.information_state_string(1) == two.information_state_string(1)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_resampled_state_looks_the_same_to_its_player(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    rng = Random(7)
    for state in random_steps(dealt(load(game, seats, options)), rng, 40):
        player = rng.randrange(seats)
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions(player) == state.legal_actions(player)
