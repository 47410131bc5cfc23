"""PettingZoo's own tests, and what they leave out, for every game."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import parallel_to_aec
from pettingzoo.utils.wrappers import BaseParallelWrapper

import sixgun
from sixgun.envs.pettingzoo import Gunfight, ParallelGunfight, env, parallel_env
from tests.envs.tables import TABLES

# api_test says of every environment outside its own list that dictionaries are unusual
DICTIONARIES = [
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
]


def pick(mask: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def play(e: Gunfight, rng: np.random.Generator) -> dict[str, float]:
    """One game; the sum of the rewards of each agent."""
    total = dict.fromkeys(e.agents, 0.0)
    for agent in e.agent_iter():
        seen, reward, terminated, truncated, _ = e.last()
        total[agent] += reward
        assert seen is not None
        e.step(None if terminated or truncated else pick(seen["action_mask"], rng))  # type: ignore[arg-type]
    return total


class LegalOnly(BaseParallelWrapper[str, Any, int]):
    """Gives legal actions in place of the blindly sampled ones of `max_cycles_test`."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        self.rng = np.random.default_rng(1)
        self.seen, infos = super().reset(seed, options)
        return self.seen, infos

    def step(self, actions: dict[str, int]) -> Any:
        legal = {agent: pick(self.seen[agent]["action_mask"], self.rng) for agent in actions}
        self.seen, *rest = super().step(legal)
        return self.seen, *rest


@pytest.mark.filterwarnings(*DICTIONARIES)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_aec_interface(game: str, seats: int, options: dict[str, Any]) -> None:
    api_test(env(game, seats=seats, **options), num_cycles=200)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_parallel_interface(game: str, seats: int, options: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(game, seats=seats, **options), num_cycles=200)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_equal_seeds_give_equal_games(game: str, seats: int, options: dict[str, Any]) -> None:
    seed_test(partial(env, game, seats=seats, **options), num_cycles=100)
    parallel_seed_test(lambda: LegalOnly(parallel_env(game, seats=seats, **options)), num_cycles=50)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_game_is_cut_off_after_the_cycles_allowed(game: str, seats: int, options: dict[str, Any]) -> None:
    def legal(max_cycles: int) -> LegalOnly:
        return LegalOnly(parallel_env(game, seats=seats, seed=4, max_cycles=max_cycles, **options))

    max_cycles_test(
        SimpleNamespace(parallel_env=legal, env=lambda max_cycles: parallel_to_aec(legal(max_cycles)))
    )


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_only_seats_that_are_asked_act_and_all_are_paid_at_the_end(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    e = env(game, seats=seats, seed=5, **options)
    e.reset()
    rng, asked = np.random.default_rng(5), 0
    while not e.table.over:
        assert e.seat_of[e.agent_selection] in e.table.to_act
        asked += 1
        seen = e.observe(e.agent_selection)
        e.step(pick(seen["action_mask"], rng))
    assert asked == e.decisions
    assert e.agents == e.possible_agents
    result = e.table.result
    assert result is not None
    total = play(e, rng)
    assert [total[agent] > 0 for agent in e.possible_agents] == [s in result.winners for s in range(seats)]
    assert e.agents == []


def test_an_agent_that_is_not_asked_has_no_legal_action() -> None:
    e = env("klack", seats=3, seed=1)
    e.reset()
    e.step(pick(e.observe("seat_0")["action_mask"], np.random.default_rng(1)))
    assert e.agent_selection == "seat_1"
    assert not e.observe("seat_0")["action_mask"].any()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    e = env("klack", seats=3, seed=1)
    e.reset()
    before = e.table.dump()
    with pytest.raises(sixgun.Illegal):
        e.step(0)  # a bid of nothing
    with pytest.raises(sixgun.Illegal):
        e.step(10_000)
    assert e.table.dump() == before
    assert e.agent_selection == "seat_0"


@pytest.mark.parametrize("wrong", [1.7, np.float32(3), "3", None, -1, np.array([3])])
def test_what_is_not_the_number_of_an_action_is_refused_and_never_rounded(wrong: Any) -> None:
    e = env("klack", seats=3, seed=1)
    e.reset()
    with pytest.raises(sixgun.Illegal):
        e.step(wrong)
    assert e.decisions == 0
    p = parallel_env("klack", seats=3, seed=1)
    p.reset()
    with pytest.raises(sixgun.Illegal):
        p.step({"seat_0": 1, "seat_1": 1, "seat_2": wrong})
    assert p.table.number == e.table.number


@pytest.mark.parametrize("number", [3, np.int64(3), np.int8(3), np.array(3)])
def test_numbers_may_be_those_of_numpy(number: Any) -> None:
    e = env("klack", seats=3, seed=1)
    e.reset()
    e.step(number)
    assert e.decisions == 1


def test_an_agent_that_is_not_there_is_refused() -> None:
    e = parallel_env("klack", seats=3, seed=1)
    e.reset()
    with pytest.raises(sixgun.Invalid, match="there is no agent 'bob'"):
        e.step({"seat_0": 1, "seat_1": 1, "seat_2": 1, "bob": 1})


def test_one_illegal_answer_of_many_leaves_a_parallel_table_untouched() -> None:
    e = parallel_env("klack", seats=3, seed=1)
    e.reset()
    before = e.table.dump()
    for wrong in (0, e.wait):
        with pytest.raises(sixgun.Illegal):
            e.step({"seat_0": 1, "seat_1": 1, "seat_2": wrong})
    with pytest.raises(sixgun.Illegal):
        e.step({"seat_0": 1, "seat_1": 1})
    assert e.table.dump() == before


def test_whoever_is_not_asked_can_only_wait() -> None:
    e = parallel_env("klack", seats=3, seed=1)
    e.reset()
    bid = next(number for number, text in e.option_texts("seat_0").items() if text == "bid (2,0)")
    small = next(number for number, text in e.option_texts("seat_0").items() if text == "bid (1,0)")
    seen, *_ = e.step({"seat_0": bid, "seat_1": small, "seat_2": small})
    assert list(np.flatnonzero(seen["seat_1"]["action_mask"])) == [e.wait]
    assert e.option_texts("seat_1") == {e.wait: "wait"}
    assert set(e.option_texts("seat_0").values()) == {f"choose_victim {seat}" for seat in range(3)}
    with pytest.raises(sixgun.Illegal, match="to wait"):
        e.step({"seat_0": pick(seen["seat_0"]["action_mask"], np.random.default_rng(1)), "seat_1": small})


@pytest.mark.parametrize("make", [env, parallel_env])
def test_one_seed_gives_a_row_of_different_games_and_the_same_row_again(make: Any) -> None:
    def texts(e: Gunfight | ParallelGunfight) -> list[object]:
        found = []
        for _ in range(3):
            e.reset()
            found.append(e.table.dump()["rng"])
        return found

    one = texts(make("klack", seats=3, seed=9))
    assert one == texts(make("klack", seats=3, seed=9))
    assert len({str(entry) for entry in one}) == 3
    assert one[0] == sixgun.new("klack", seats=3, seed=9).dump()["rng"]


def test_a_table_is_cut_off_after_so_many_decisions_a_seat() -> None:
    e = env("klack", seats=3, seed=1, max_cycles=2)
    e.reset()
    play(e, np.random.default_rng(1))
    assert e.decisions == 6
    assert not e.table.over


@pytest.mark.parametrize("make", [env, parallel_env])
@pytest.mark.parametrize("wrong", [{"max_cycles": 0}, {"max_cycles": 2.5}, {"seed": 1.5}, {"seed": "7"}])
def test_cycles_and_seeds_that_make_no_sense_are_refused(make: Any, wrong: dict[str, Any]) -> None:
    with pytest.raises(sixgun.Invalid):
        make("klack", seats=3, **wrong)


def test_nothing_is_taken_before_the_first_game_or_after_the_last_agent() -> None:
    e = env("klack", seats=3, seed=1)
    with pytest.raises(sixgun.Invalid, match="reset"):
        e.step(1)
    e.reset()
    play(e, np.random.default_rng(1))
    with pytest.raises(sixgun.Invalid, match="reset"):
        e.step(1)
    p = parallel_env("klack", seats=3, seed=1, max_cycles=1)
    with pytest.raises(sixgun.Invalid, match="reset"):
        p.step(dict.fromkeys(p.possible_agents, 1))
    p.reset()
    p.step(dict.fromkeys(p.agents, 1))
    before = p.table.dump()
    with pytest.raises(sixgun.Invalid, match="reset"):  # it was cut off: it does not go on behind the scenes
        p.step(dict.fromkeys(p.possible_agents, 1))
    assert p.table.dump() == before
    assert p.step({}) == ({}, {}, {}, {}, {})


def test_where_a_table_is_cut_off_only_the_seats_that_are_asked_have_legal_actions() -> None:
    e = env("klack", seats=3, seed=1, max_cycles=1)
    e.reset()
    rng = np.random.default_rng(4)
    while not any(e.truncations.values()):
        e.step(pick(e.observe(e.agent_selection)["action_mask"], rng))
    for agent in e.agents:
        asked = e.seat_of[agent] in e.table.to_act
        assert e.observe(agent)["action_mask"].any() == asked


def test_what_an_agent_knows_can_be_read(capsys: Any) -> None:
    e = env("klack", seats=3, seed=1, render_mode="ansi")
    e.reset()
    assert '"kind":"bid"' in e.text("seat_1")
    assert e.render() == e.text("seat_0")
    assert env("klack", seats=3, render_mode="human").render() is None
    assert capsys.readouterr().out == "\n"
    with pytest.raises(sixgun.Invalid, match="render_mode"):
        env("klack", seats=3).render()


def test_for_people_every_step_is_shown_by_itself(capsys: Any) -> None:
    e = env("klack", seats=3, seed=1, render_mode="human")
    e.reset()
    assert capsys.readouterr().out == e.text("seat_0") + "\n"
    e.step(1)
    assert capsys.readouterr().out == e.text("seat_1") + "\n"
    p = parallel_env("klack", seats=3, seed=1, render_mode="human")
    p.reset()
    capsys.readouterr()
    p.step(dict.fromkeys(p.agents, 1))
    assert capsys.readouterr().out == "".join(p.text(agent) + "\n" for agent in p.possible_agents)


def test_rewards_can_be_others_than_victory() -> None:
    e = env("klack", seats=3, seed=2, reward=lambda result, seat: result.scores[seat] / 1000)
    e.reset()
    total = play(e, np.random.default_rng(2))
    assert e.table.result is not None
    assert [1000 * total[agent] for agent in e.possible_agents] == list(e.table.result.scores)
