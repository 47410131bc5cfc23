"""Gymnasium's own checker, and what it leaves out, for every game."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sixgun
from sixgun.bots import make
from sixgun.envs.gymnasium import Seat
from tests.envs.tables import TABLES


def play(env: Seat, rng: np.random.Generator) -> tuple[float, int, dict[str, Any]]:
    """One game of random legal actions from a fresh table: the rewards, the steps, the last info."""
    _, info = env.reset()
    total, steps, over = 0.0, 0, False
    while not over:
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        seen, reward, over, _, info = env.step(action)
        assert env.observation_space.contains(seen)
        total, steps = total + reward, steps + 1
    return total, steps, info


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_checker_finds_nothing(game: str, seats: int, options: dict[str, Any]) -> None:
    env = gymnasium.make(f"sixgun/{game}-v0", seats=seats, seed=1, render_mode="ansi", **options)
    check_env(env.unwrapped)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_seat_can_be_played_to_the_end(game: str, seats: int, options: dict[str, Any]) -> None:
    for seat in range(seats):
        env = Seat(game, seats=seats, seat=seat, seed=seat, **options)
        total, steps, info = play(env, np.random.default_rng(seat))
        winners = info["result"]["winners"]
        assert total == (0 if not winners else 1 if seat in winners else -1)
        assert steps > 0
        assert not info["action_mask"].any()


def test_every_game_has_an_id() -> None:
    for game in sixgun.games():
        assert f"sixgun/{game}-v0" in gymnasium.registry


def test_equal_seeds_give_equal_games() -> None:
    stories = []
    for _ in range(2):
        env = Seat("klack", seats=4, seat=2, opponents="heuristic", seed=11)
        rng = np.random.default_rng(1)
        stories.append([play(env, rng), play(env, rng), env.table.dump()])
    assert str(stories[0]) == str(stories[1])


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = Seat("klack", seats=3, seed=1)
    env.reset()
    before = env.table.dump()
    _, reward, over, cut, info = env.step(0)
    assert (reward, over, cut) == (0.0, False, False)
    assert "at least one bill" in info["refused"]
    assert env.table.dump() == before
    assert "refused" in env.step(10**6)[-1]


@pytest.mark.parametrize("wrong", [1.7, np.float32(3), "3", None, -1])
def test_what_is_not_the_number_of_an_action_is_refused_and_never_rounded(wrong: Any) -> None:
    env = Seat("klack", seats=3, seed=1)
    env.reset()
    before = env.table.dump()
    assert "refused" in env.step(wrong)[-1]
    assert env.table.dump() == before


def test_opponents_may_be_of_different_kinds_and_ones_own() -> None:
    env = Seat("klack", seats=3, seat=1, opponents=["heuristic", make("random", "klack")], seed=1)
    assert play(env, np.random.default_rng(1))[1] > 0
    with pytest.raises(sixgun.Invalid, match="2 opponents"):
        Seat("klack", seats=3, opponents=["random"])
    seat: Any
    for seat in (3, -1, 1.0):
        with pytest.raises(sixgun.Invalid, match="seats are 0 to 2"):
            Seat("klack", seats=3, seat=seat)


@pytest.mark.parametrize("opponents", ["genius", ["random", "genius"], ["random", None], ["random", 3]])
def test_an_opponent_that_cannot_play_is_refused_when_the_table_is_made(opponents: Any) -> None:
    with pytest.raises(sixgun.Invalid):
        Seat("klack", seats=3, opponents=opponents)


def test_after_the_end_nothing_is_taken_and_it_stays_the_end() -> None:
    env = Seat("klack", seats=3, seed=1)
    play(env, np.random.default_rng(1))
    _, reward, over, cut, info = env.step(3)
    assert (reward, over, cut) == (0.0, True, False)
    assert "game is over" in info["refused"]


def test_listed_options_are_told_with_the_mask() -> None:
    env = Seat("klack", seats=3, seed=1, actions="listed")
    _, info = env.reset()
    np.testing.assert_array_equal(info["options"], env.spaces.option_rows(env.table, 0))
    assert info["options"][:3].tolist() == [[1, 0, 1], [1, 0, 2], [1, 0, 3]]


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_many_tables_step_together(mode: str) -> None:
    many = gymnasium.make_vec("sixgun/klack-v0", num_envs=2, vectorization_mode=mode, seats=4)
    seen, info = many.reset(seed=5)
    for place in range(2):
        alone, one = Seat("klack", seats=4).reset(seed=5 + place)
        np.testing.assert_array_equal(seen[place], alone)
        np.testing.assert_array_equal(info["action_mask"][place], one["action_mask"])
    assert many.step(np.array([1, 2]))[0].shape == seen.shape
    many.close()


def test_masks_and_texts_agree() -> None:
    env = Seat("klack", seats=3, seed=1, render_mode="ansi")
    env.reset()
    assert sorted(env.option_texts()) == list(np.flatnonzero(env.action_masks()))
    assert env.render() == env.text()


def test_for_people_every_step_is_shown_by_itself(capsys: Any) -> None:
    env = Seat("klack", seats=3, seed=1, render_mode="human")
    env.reset()
    assert capsys.readouterr().out == env.text() + "\n"
    env.step(1)
    assert capsys.readouterr().out == env.text() + "\n"
