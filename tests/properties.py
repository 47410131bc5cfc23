"""What must hold at every step of every game, whatever its rules: secrecy, conservation, text and copies."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import sixgun
from sixgun.core.attributes import DERIVED, LISTS, SHARED
from sixgun.core.following import Follower
from sixgun.core.seats import eye
from sixgun.core.step import Sealed, SealedParts
from sixgun.core.table import Table
from sixgun.core.view import asked

Viewer = int | None


def viewers(t: Table) -> list[Viewer]:
    return [*range(t.seats), None]


def walk(t: Table, rng: random.Random, limit: int = 20_000) -> Iterator[tuple[Table, int, sixgun.Action]]:
    """Random play: yields the table before each action with the action about to be taken."""
    for _ in range(limit):
        if t.over:
            return
        seat = rng.choice(list(t.to_act))
        action = rng.choice(t.legal(seat))
        yield t, seat, action
        t.apply(seat, action)
    raise AssertionError(f"{t.name} did not end within {limit} decisions")


def words(document: Any) -> set[str]:
    """All texts in a document; the names of its fields are none."""
    found: set[str] = set()
    todo = [document]
    while todo:
        entry = todo.pop()
        if isinstance(entry, str):
            found.add(entry)
        elif isinstance(entry, dict):
            todo += entry.values()
        elif isinstance(entry, (list, tuple)):
            todo += entry
    return found


def told(t: Table, events: list[Any], viewer: Viewer) -> list[Any]:
    """The messages that the events make for one viewer."""
    return [message for event in events if (message := t.redact(event, viewer)) is not None]


def check_imagined_worlds(t: Table, rng: random.Random) -> None:
    """Section 4, property 1: a seat cannot tell an imagined world from the true one, and it depends on
    nothing but what the seat knows; the true one stays as it was."""
    before = t.dump()
    for viewer in viewers(t):
        seed = rng.getrandbits(32)
        world = t.determinise(viewer, seed)
        world.check()
        for recall in (False, True):
            assert world.view(viewer, recall) == t.view(viewer, recall)
        other = t.determinise(viewer, seed + 1)
        assert other.determinise(viewer, seed).dump() == world.dump()
        if viewer is not None:
            assert world.legal(viewer) == t.legal(viewer)
    assert t.dump() == before


def check_who_is_asked(t: Table, rng: random.Random) -> None:
    """Section 4, property 3: who is asked, and what, is the same in every world that a seat can imagine."""
    for viewer in viewers(t):
        world = t.determinise(viewer, rng.getrandbits(32))
        assert list(world.to_act) == list(t.to_act)
        assert (world.ask and world.ask.kind) == (t.ask and t.ask.kind)


def check_sealed_answers_tell_nothing(t: Table, seat: int, action: sixgun.Action, rng: random.Random) -> None:
    """Section 4, property 3: whatever a seat seals, the others get the same messages and views."""
    if not isinstance(t.ask, (Sealed, SealedParts)) or len(t.to_act) < 2:
        return
    one, two = t.clone(), t.clone()
    first, second = one.apply(seat, action), two.apply(seat, rng.choice(t.legal(seat)))
    for viewer in viewers(t):
        if viewer != seat:
            assert told(one, first, viewer) == told(two, second, viewer)
            assert one.view(viewer) == two.view(viewer)


def check_views_follow_from_messages(t: Table, seat: int, action: sixgun.Action, rng: random.Random) -> None:
    """Section 4, property 2: equal views and equal messages lead to equal views."""
    for viewer in viewers(t):
        world = t.determinise(viewer, rng.getrandbits(32))
        if action not in world.legal(seat):
            continue
        here = t.clone()
        world.rng = here.rng.copy()
        if told(here, here.apply(seat, action), viewer) == told(world, world.apply(seat, action), viewer):
            assert world.view(viewer) == here.view(viewer)


def check_messages_name_no_hidden_piece(t: Table, events: list[Any], views: bool) -> None:
    """Section 4, property 4: no message to a seat names a piece which that seat may not know."""
    open_names = words(told(t, events, None))
    seen_by = [(t.piece_name(piece), eyes) for piece, eyes in enumerate(t.known)]
    for viewer in viewers(t):
        bit = eye(t.seats, viewer)
        hidden = {name for name, eyes in seen_by if not eyes & bit}
        hidden -= {name for name, eyes in seen_by if eyes & bit}  # of equal ones
        hidden -= open_names  # everybody was told, and the piece is hidden again: reshuffled, put back
        messages = told(t, events, viewer)
        for recall in (False, True) if views else ():
            view = t.view(viewer, recall)
            del view["game"]  # which may have the name of a piece
            messages.append(view)
        assert not (leaked := hidden & words(messages)), leaked


def check_documents(t: Table) -> None:
    """A dumped position is plain JSON and comes back as it was; a view is plain JSON."""
    doc = t.dump()
    back = sixgun.load(json.loads(json.dumps(doc)))
    assert back.dump() == doc
    packed = sixgun.unpack(t.pack())
    assert packed.dump() == doc
    assert [packed.legal(seat) for seat in range(t.seats)] == [t.legal(seat) for seat in range(t.seats)]
    for viewer in viewers(t):
        view = t.view(viewer)
        assert json.loads(json.dumps(view)) == view
        assert back.view(viewer) == view


def check_texts(t: Table) -> None:
    """Every action is one line of text, both ways."""
    for seat in range(t.seats):
        for action in t.legal(seat):
            back = sixgun.parse(t.name, str(action))
            assert back is action if action.listed else back.parts() == action.parts()
            assert "\n" not in str(action)


def check_clone(t: Table, seat: int, action: sixgun.Action) -> None:
    """A clone goes the same way, and leaves the original as it was."""
    before = t.dump()
    copy = t.clone()
    assert copy.dump() == before
    events = copy.apply(seat, action)
    assert t.dump() == before
    again = t.clone()
    assert [str(event) for event in again.apply(seat, action)] == [str(event) for event in events]
    assert again.dump() == copy.dump()


def check_every_fact_is_declared(t: Table) -> None:
    """Every attribute of a game's table is a field or a zone: nothing escapes dump and view."""
    shared = set(Table(t.seats, {}).__slots__) if hasattr(Table, "__slots__") else set()
    own = {name for cls in type(t).__mro__ for name in getattr(cls, "__slots__", ())} - shared
    assert own == {attribute.name for attribute in t.attributes()}


def check_derived(t: Table) -> None:
    """What is counted along the way is what counting anew gives."""
    again = t.clone()
    again.arm()
    for other in t.besides:
        if other.kind == DERIVED:
            assert getattr(again, other.name) == getattr(t, other.name)


def check_copies(t: Table) -> None:
    """A copy shares what the declarations say, and has the rest for itself."""
    copy = t.clone()
    for attribute in t.attributes():
        mine, its = getattr(t, attribute.name), getattr(copy, attribute.name)
        assert mine == its
        if isinstance(mine, list):  # whatever else there is cannot be changed in place
            assert (mine is its) == (attribute.copied == SHARED), attribute.name
        if attribute.copied == LISTS:
            assert not any(one is other for one, other in zip(mine, its, strict=True))


def check_changes(t: Table, follower: Follower, folded: dict[Viewer, Any], events: list[Any]) -> None:
    """Folding the changes that come with the events gives the next view; an event that a viewer does not
    hear of alters nothing that they see."""
    for event in events:
        for viewer, changes in follower.follow(event).items():
            folded[viewer].update(changes)
            assert t.redact(event, viewer) is not None or not changes
    for viewer, view in folded.items():
        view.update(asked(t, viewer))  # no event alters it
        assert view == t.view(viewer)
        follower.views[viewer].update(view)


def start_folding(t: Table) -> tuple[Follower, dict[Viewer, Any]]:
    """A follower of a table, and what each viewer sees at the start."""
    follower = Follower(t)
    follower.views = {viewer: t.view(viewer) for viewer in viewers(t)}
    return follower, {viewer: t.view(viewer) for viewer in viewers(t)}


def play_and_check(game: str, seats: int, options: dict[str, Any], seed: int, checks: int) -> Table:
    """One random game: conservation and messages at every step, everything else at `checks` of the steps."""
    length = sum(1 for _ in walk(sixgun.new(game, seats=seats, seed=seed, **options), random.Random(seed)))
    chosen = set(random.Random(-seed).sample(range(length), min(checks, length)))
    rng, more = random.Random(seed), random.Random(seed + 1)
    t = sixgun.new(game, seats=seats, seed=seed, **options)
    follower, folded = start_folding(t)
    t.log.clear()
    for number, (_, seat, action) in enumerate(walk(t, rng)):
        t.check()
        check_changes(t, follower, folded, t.log)
        check_messages_name_no_hidden_piece(t, t.log, views=number in chosen)
        t.log.clear()
        if number in chosen:
            check_step(t, seat, action, more)
    t.check()
    check_changes(t, follower, folded, t.log)
    check_documents(t)
    assert t.result is not None
    assert len(t.result.scores) == seats
    return t


def check_step(t: Table, seat: int, action: sixgun.Action, rng: random.Random) -> None:
    """Everything that must hold before an action is taken."""
    check_texts(t)
    check_derived(t)
    check_copies(t)
    check_documents(t)
    check_imagined_worlds(t, rng)
    check_who_is_asked(t, rng)
    check_sealed_answers_tell_nothing(t, seat, action, rng)
    check_views_follow_from_messages(t, seat, action, rng)
    check_clone(t, seat, action)
