"""A lasting bullet is one entry: the rules know none of them, and hear whichever lies there."""

from __future__ import annotations

from sixgun.core.step import Step
from sixgun.games.kablamo.bullets import BULLETS, always, twice
from sixgun.games.kablamo.effects.lasting import IN_FRONT, ON_REVOLVER, ON_TABLE
from sixgun.games.kablamo.entry import DISCARDS, TURNS, Entries, Lasting
from sixgun.games.kablamo.events.firing import RoundBegan, Turned
from sixgun.games.kablamo.firing import Reveal
from sixgun.games.kablamo.kinds import action, hv
from sixgun.games.kablamo.reload import Draw
from sixgun.games.kablamo.table import KablamoTable
from tests.covers import covers
from tests.games.kablamo.story import Story


def with_entry(story: Story, entry: Lasting) -> Story:
    """The story at a table where a kind of bullet does something else."""
    story.t.entries = Entries([entry if other.kind == entry.kind else other for other in BULLETS])
    story.t.arm()
    return story


@covers("KAB-037", "KAB-099")
def test_an_attached_bullet_changes_a_number_of_one_firing_and_is_discarded() -> None:
    s = Story("A: u v w x y C1 || HM24 HM37", "B: a b c d e C2")
    with_entry(s, Lasting("hammer_malfunction", action(), always, ON_REVOLVER, value={TURNS: twice})).next(
        "rotated"
    )
    assert [(event.seats, event.chambers) for event in turns(s)] == [((0,), 2), ((1,), 1)]
    assert s.on("A") == "HM24"
    assert s.discarded("HM37")


def turns(story: Story) -> list[Turned]:
    return [event for event in story.t.log if isinstance(event, Turned)]


@covers("KAB-095")
def test_a_bullet_in_front_of_a_player_follows_an_event_for_that_player() -> None:
    s = Story("A: u v w x y C1", "B: a b c d e C2 ||| HT13")
    with_entry(s, Lasting("trigger_happy", hv(), always, IN_FRONT, after={RoundBegan: draw_two}))
    s.next_round()
    spares = [len(mine) for mine in s.t.spares]
    assert spares[1] == spares[0] + 2


def draw_two(t: KablamoTable, seat: int, began: RoundBegan) -> Draw:
    return Draw(seat, 2)


@covers("KAB-096")
def test_a_bullet_on_the_table_replaces_a_step_while_it_is_in_force() -> None:
    s = Story("A: u v w x y K1 | MQ5", "B: a b c d e K2")
    entry = Lasting("marquis_of_queensbury_rules", hv(), always, ON_TABLE, instead={Reveal: nothing})
    with_entry(s, entry).play("A: play MQ5").until("after_resolve")
    assert s.alive() == "AB"
    assert (s.cylinder("A"), s.cylinder("B")) == ("K1 u v w x y", "K2 a b c d e")


@covers("KAB-096", "KAB-150")
def test_a_bullet_on_the_table_changes_a_number_for_everybody_and_stays() -> None:
    s = Story("A: u v w x y K1 | MQ5", "B: a b c d e K2")
    entry = Lasting("marquis_of_queensbury_rules", hv(), always, ON_TABLE, value={DISCARDS: 1})
    with_entry(s, entry).play("A: play MQ5").until("after_resolve")
    assert s.alive() == "AB"
    assert s.in_bag("K1", "K2")
    assert s.t.in_force("marquis_of_queensbury_rules")


def nothing(t: KablamoTable, owner: int, reveal: Reveal) -> Step[KablamoTable]:
    return Draw(0, 0)
