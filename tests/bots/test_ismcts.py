"""The searching bot: it plays every game, knows only what its seat knows, and wins."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import sixgun
from sixgun.bots import View, Worlds, levels, make, play_out
from sixgun.bots.ismcts import Ismcts, Node, is_secret, worths
from sixgun.bots.match import choice
from sixgun.bots.playout import playout
from sixgun.core.event import Result
from sixgun.core.rng import small
from sixgun.core.table import Table


def wins(game: str, seats: int, bot: str, others: str, games: int) -> int:
    """How many games the bot wins that sits at another place in each."""
    won = 0
    for number in range(games):
        hero = number % seats
        bots = [bot if seat == hero else others for seat in range(seats)]
        (played,) = sixgun.play_many(game, {"seats": seats}, [number], bots, jobs=1)
        won += played.winners == [hero]
    return won


@pytest.mark.both
@pytest.mark.parametrize("game", sixgun.games())
def test_it_plays_every_game_to_its_end(game: str) -> None:
    t = sixgun.new(game, seats=4, seed=4)
    play_out(t, [make("ismcts:2", game, 1), *[make("random", game, seat) for seat in range(3)]])
    assert t.over


@pytest.mark.both
@pytest.mark.parametrize("game", sixgun.games())
def test_equal_seeds_search_alike(game: str) -> None:
    t = sixgun.new(game, seats=4, seed=2)
    seat = t.to_act[0]
    before = t.dump()
    first = choice(t, seat, make("ismcts:20", game, 5))
    assert choice(t, seat, make("ismcts:20", game, 5)) is first
    assert first in t.legal(seat)
    assert t.dump() == before


@pytest.mark.both
@pytest.mark.parametrize("decisions", [10, pytest.param(60, marks=pytest.mark.slow)])
def test_it_cannot_tell_worlds_apart_that_its_seat_cannot_tell_apart(decisions: int) -> None:
    t = sixgun.new("bang", seats=5, seed=3)
    for number in range(decisions):
        seat = t.to_act[0]
        if len(t.legal(seat)) > 1:
            world = t.determinise(seat, number)
            assert choice(world, seat, Ismcts(9, 5)) is choice(t, seat, Ismcts(9, 5))
        t.apply(seat, small(number).pick(t.legal(seat)))


@pytest.mark.both
@pytest.mark.slow
def test_it_beats_random_players_clearly() -> None:
    """Among random players a seat wins three games in ten alone."""
    assert wins("klack", 3, "ismcts:100", "random", 60) >= 30


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "bot"),
    [
        ("bang_dice", 3, "ismcts:60"),
        ("kablamo", 2, "ismcts:30"),
        ("bang", 3, "ismcts:30"),
        ("slap45", 3, "ismcts:30"),
    ],
)
def test_it_beats_random_players_in_the_other_games(game: str, seats: int, bot: str) -> None:
    assert wins(game, seats, bot, "random", 9) > 9 / seats


def test_nobody_answers_a_sealed_bid_before_it_is_opened() -> None:
    """The second bidder's tree is the same whatever the first has bid."""
    t = sixgun.new("klack", seats=3, seed=1)
    roots = [Node() for _ in range(3)]
    for _ in range(60):
        Ismcts(1).attempt(Worlds(t, 0).sample(small(1)), roots)
    ask = t.ask
    assert ask is not None
    assert is_secret(ask, 0)
    bids = {str(action) for action in roots[1].offered}
    assert bids == {str(action) for action in t.legal(1)}


def test_open_decisions_are_seen_by_all() -> None:
    t = sixgun.new("bang", seats=4, seed=1)
    assert t.ask is not None
    assert not is_secret(t.ask, t.to_act[0])


def test_time_can_be_the_budget() -> None:
    t = sixgun.new("klack", seats=3, seed=1)
    player = Ismcts(1, iterations=10**9, seconds=0.01)
    assert player.grow(Worlds(t, 0)).children


def test_an_only_option_needs_no_search() -> None:
    t = sixgun.new("klack", seats=3, seed=1)
    only = t.legal(0)[:1]
    assert Ismcts(1, iterations=10**12).search(Worlds(t, 0), only) is only[0]


def test_winning_is_worth_most_and_then_the_rank() -> None:
    assert worths(Result((2,), (5, 0, 9), "X-1"), 3) == [0.25, 0.0, 1.0]
    assert worths(Result((), (0, 0), "X-1"), 2) == [0.5, 0.5]


@pytest.mark.both
@pytest.mark.parametrize("game", sixgun.games())
def test_a_playout_ends_the_game_by_legal_answers_alone(game: str) -> None:
    """The same draws, given through `apply`, lead to the same end."""
    fast: Table = sixgun.new(game, seats=4, seed=8)
    checked, rng = fast.clone(), small(6)
    decisions = playout(fast, small(6))
    for _ in range(decisions):
        seat = checked.to_act[0]
        options = checked.options_of(seat)
        checked.apply(seat, options[rng.below(len(options))])
    assert fast.over
    assert fast.dump() == checked.dump()


def test_a_searching_bot_is_a_level_of_every_game() -> None:
    assert all("ismcts" in levels(game) for game in sixgun.games())


def test_a_budget_is_a_number() -> None:
    with pytest.raises(sixgun.Invalid, match="there is no bot 'ismcts:many'"):
        make("ismcts:many", "klack")


class Doubtful:
    """A searching player of one's own: looks into one world and takes the last option."""

    def __init__(self) -> None:
        self.saw: list[Table] = []

    def choose(self, view: View, options: Sequence[sixgun.Action], /) -> sixgun.Action:
        raise AssertionError("nobody asks me")

    def search(self, worlds: Worlds, options: Sequence[sixgun.Action], /) -> sixgun.Action:
        self.saw.append(worlds.sample(small(1)))
        return options[-1]


@pytest.mark.both
def test_whoever_can_search_gets_worlds_that_look_like_the_true_one() -> None:
    t, player = sixgun.new("klack", seats=3, seed=1), Doubtful()
    t.apply(1, t.legal(1)[7])
    assert choice(t, 0, player) is t.legal(0)[-1]
    assert player.saw[0].view(0) == t.view(0)
    assert player.saw[0] is not t


def test_it_needs_worlds_and_not_a_view() -> None:
    t = sixgun.new("klack", seats=3, seed=1)
    with pytest.raises(AssertionError, match="call search"):
        Ismcts(1).choose(t.view(0), t.legal(0))
