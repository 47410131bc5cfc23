"""Every message that the games need is there, none is idle, and each uses only what it is given."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.core.codec import steps_of
from sixgun.core.event import AnswerReplaced, AnswerSealed, Event, GameEnded
from sixgun.core.game import Game
from sixgun.core.names import field_names, snake
from sixgun.core.step import Ask
from sixgun.core.table import Table
from sixgun.games import find
from sixgun.games.bang_dice.characters import CHARACTERS
from sixgun.words import catalogue, functions, words_of
from tests.words import ftl

ROOT = Path(__file__).parent.parent.parent
ALL = ftl.entries()
GAMES = sixgun.games()
FUNCTIONS = set(functions.Functions(lambda *_: None, str, "en").table()) | {"NUMBER"}
ENTRY = {"seat", "value", "by"}  # what EACH and ALIKE give to the message of an entry
COPY = {"kind", "name", "rank", "suit", "number"}
MONEY = {"ones", "twos", "bills", "worth"}
COMMON_EVENTS: list[type[Event[Any]]] = [AnswerSealed, AnswerReplaced, GameEnded]
ASK_FACTS = {  # what a question tells beside its own fields
    ("bang", "dodge"): {"life", "covered"},
    ("bang", "fight_indians"): {"life"},
    ("bang", "answer_duel"): {"life"},
    ("bang", "last_chance"): {"needed"},
    ("bang", "discard"): {"limit", "more"},
    ("bang_dice", "throw_again"): {"left", "fuse"},
    ("bang_dice", "aim"): {"left"},
    ("bang_dice", "left_hand_window"): {"falling"},
    ("bang_dice", "replace_loss"): {"losing"},
    ("bang_dice", "take_over"): {"losing"},
    ("kablamo", "response"): {"effect"},
    ("kablamo", "assign"): {"effect"},
    ("kablamo", "choose_target"): {"effect"},
    ("klack", "raise"): {"tied"},
    ("klack", "choose_victim"): {"chambers", "clicks", "bangs", "pot", "scores"},
}
EXTRA_FACTS = {"kablamo": {"markers", "numbers"}}  # told by the table itself, under an option


def kebab(word: str) -> str:
    return word.replace("_", "-")


def ids(game: str, part: str, words: Iterator[str] | list[str] | set[str]) -> set[str]:
    return {f"{kebab(game)}-{part}-{kebab(word)}" for word in words}


def there(game: str, part: str) -> set[str]:
    """The messages of a game that belong to that part."""
    return {id for id in ALL if id.startswith(f"{kebab(game)}-{part}-") and ALL[id].file == game}


def events_of(game: str) -> list[type[Event[Any]]]:
    """The events of a game that happen: classes of which there is no narrower one."""
    find(game)
    left: list[type[Event[Any]]] = [Event]
    found = []
    while left:
        cls = left.pop()
        narrower = cls.__subclasses__()
        left += narrower
        if cls.__module__.startswith(f"sixgun.games.{game}.") and not narrower:
            found.append(cls)
    return found


def asks_of(game: str) -> dict[str, set[str]]:
    """The kinds of questions, with the fields that every question of the kind shows."""
    found: dict[str, set[str]] = {}
    for step in steps_of(find(game)).values():
        if issubclass(step, Ask) and step.kind:
            found[step.kind] = set(step.shows) & found.get(step.kind, set(step.shows))
    return {kind: {*fields, *ASK_FACTS.get((game, kind), ())} for kind, fields in found.items()}


def facts_of(game: str) -> set[str]:
    t = find(game).new(find(game).seats[0], 0, {})
    told = {*t.public_facts(), *t.open_facts(), *EXTRA_FACTS.get(game, set())}
    fields = [field.name for field in t.fields if field.shown != 0 or field.known != 0]
    return {*fields, *(zone.name for zone in t.zones), *told}


def blank(game: Game) -> Table:
    return game.blank(game.seats[0], {})


@cache
def kinds_of(game: str) -> set[str]:
    """What the pieces are called, and the kinds of those of which there are copies."""
    t = blank(find(game))
    names = [t.piece_name(piece) for piece in range(len(t.known))]
    kinds = [found["kind"] for name in names if (found := functions.COPY.fullmatch(name))]
    return {*names, *kinds}


def uses(id: str, attribute: str = "") -> set[str]:
    return ftl.variables(ALL, ALL[id].uses[attribute])


# --- what happens at the table ------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_event_of_a_game_has_a_message_that_uses_fields_of_the_event(game: str) -> None:
    events = {kebab(snake(cls.__name__)): {*cls.shows, *cls.private} for cls in events_of(game)}
    common = {kebab(snake(cls.__name__)): {*cls.shows, *cls.private} for cls in COMMON_EVENTS}
    ours = {id.removeprefix(f"{kebab(game)}-event-") for id in there(game, "event")}
    assert set(events) <= ours <= set(events) | set(common)
    for kind in ours:
        assert uses(f"{kebab(game)}-event-{kind}") <= (events | common)[kind], kind
    for kind, fields in common.items():
        assert uses(f"event-{kind}") <= fields


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_message_for_the_asked_and_for_the_others(game: str) -> None:
    asks = asks_of(game)
    assert there(game, "ask") == ids(game, "ask", set(asks))
    for kind, fields in asks.items():
        entry = ALL[f"{kebab(game)}-ask-{kebab(kind)}"]
        assert set(entry.uses) == {"", "wait"}
        assert uses(entry.id) <= fields, kind
        assert uses(entry.id, "wait") <= {*fields, "awaited"}, kind


@pytest.mark.parametrize("game", GAMES)
def test_every_action_has_a_message_that_uses_its_fields(game: str) -> None:
    actions = {snake(action.__name__): set(field_names(action)) for action in find(game).grammar.actions}
    assert there(game, "action") == ids(game, "action", set(actions))
    for name, fields in actions.items():
        assert uses(f"{kebab(game)}-action-{kebab(name)}") <= fields, name


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_of_a_view_has_a_heading_or_is_said_to_need_none(game: str) -> None:
    common = {id.removeprefix("fact-") for id in ALL if id.startswith("fact-")}
    ours = {id.removeprefix(f"{kebab(game)}-fact-") for id in there(game, "fact")}
    facts = {kebab(name) for name in facts_of(game)}
    assert facts <= ours | common
    assert ours <= facts
    for id in there(game, "fact"):
        assert all(uses(id, part) <= ({"value"} if part == "value" else set()) for part in ALL[id].uses), id


@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_is_named_explained_and_has_words_for_its_values(game: str) -> None:
    options = {kebab(option.name): option for option in find(game).options}
    assert there(game, "option") == ids(game, "option", set(options))
    for name, option in options.items():
        values = {kebab(value) for value in option.values if isinstance(value, str)}
        values |= {"none"} if None in option.values else set()
        words = set(ALL[f"{kebab(game)}-option-{name}"].uses)
        chips = {use for use in words if use.startswith("chip-")}
        assert words - chips == {"", "text", *values}, name
        assert chips <= {f"chip-{value}" for value in values}, name


@pytest.mark.parametrize("game", GAMES)
def test_every_preset_is_described_by_its_own_words_or_by_those_of_one_with_the_same_rules(game: str) -> None:
    described = {id.removeprefix(f"{kebab(game)}-preset-") for id in there(game, "preset")}
    alike: dict[str, set[str]] = {}
    for name, options in find(game).presets.items():
        alike.setdefault(repr(sorted(options.items())), set()).add(name)
    assert all(names & described for names in alike.values()), alike
    assert described <= set(find(game).presets)


# --- words of the rules -------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_has_a_name(game: str) -> None:
    named = {id.removeprefix(f"{kebab(game)}-name-") for id in there(game, "name")}
    t = blank(find(game))
    for name in (t.piece_name(piece) for piece in range(len(t.known))):
        kind = functions.COPY.fullmatch(name)
        assert kind, name
        assert {kebab(name), kebab(kind["kind"])} & named, name


@pytest.mark.parametrize("game", GAMES)
def test_every_name_is_one_that_the_game_knows(game: str) -> None:
    sources = "\n".join(path.read_text() for path in (ROOT / f"src/sixgun/games/{game}").rglob("*.py"))
    words = {kebab(word) for word in re.findall(r"\w+", sources)} | {kebab(word) for word in kinds_of(game)}
    named = {id.removeprefix(f"{kebab(game)}-name-") for id in there(game, "name")}
    assert named - words == set()


def test_whoever_plays_a_character_of_the_dice_game_is_spoken_to() -> None:
    words = words_of("bang_dice")
    for character in CHARACTERS:
        own = words.attribute("name", character, "own")
        assert re.search(r"\byour?s?\b", own, re.IGNORECASE), character
        assert not re.search(r"\b(he|him|his|she|hers?|they|them|their)\b", own), character


# --- what messages are made of ------------------------------------------------------------------


def test_messages_call_functions_and_refer_to_messages_that_are_there() -> None:
    for entry in ALL.values():
        for found in entry.uses.values():
            assert found.functions <= FUNCTIONS, entry.id
            assert found.messages | found.each <= set(ALL), entry.id


def test_every_part_is_used_and_uses_what_it_is_given() -> None:
    told = {id for entry in ALL.values() for found in entry.uses.values() for id in found.each}
    referred = {id for entry in ALL.values() for found in entry.uses.values() for id in found.messages}
    assert {id for id in ALL if "-part-" in id} - told - referred == set()
    for id in told:
        assert uses(id) <= ENTRY, id
    for id in ALL:
        if id.endswith("-copy"):
            assert uses(id) <= COPY, id
        if id.endswith("-money"):
            assert uses(id) <= MONEY, id


def test_every_message_of_a_game_belongs_to_a_part_that_is_documented() -> None:
    parts = "ask|event|action|fact|name|option|preset|end|error|table|part"
    for entry in ALL.values():
        if entry.file in GAMES:
            assert re.fullmatch(rf"{kebab(entry.file)}-(({parts})-.+|copy|money)", entry.id), entry.id


def test_every_refusal_that_is_told_by_its_code_has_a_code_of_the_rules_or_of_the_server() -> None:
    source = "\n".join(path.read_text() for path in (ROOT / "src/sixgun").rglob("*.py"))
    codes = {kebab(code) for code in re.findall(r'"([a-z0-9_]+)"', source)}
    for id in ALL:
        if found := re.fullmatch(r"(?:[a-z0-9-]+?-)??error-(.+)", id):
            assert found[1] in codes, id


# --- all of it, told of games that are played -----------------------------------------------------


def variants(game: Game) -> Iterator[tuple[int, dict[str, object]]]:
    """The fewest seats by the book, and the most with every house rule turned round."""
    yield game.seats[0], {}
    other = {option.name: [v for v in option.values if v != option.default] for option in game.options}
    yield game.seats[-1], {name: values[0] for name, values in other.items() if values}


@pytest.mark.parametrize("game", GAMES)
def test_random_games_are_told_without_a_word_missing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(word: str) -> str:
        raise AssertionError(f"no words for '{word}'")

    monkeypatch.setattr(functions, "plain", missing)
    monkeypatch.setattr(catalogue, "plain", missing)
    for seats, options in variants(find(game)):
        tell_all(sixgun.new(game, seats=seats, seed=1, **options), Random(1))


def tell_all(t: Table, rng: Random) -> None:
    """Every question, choice, fact and event of the first moves, as different readers see them."""
    names = [f"P{seat}" for seat in range(t.seats)]
    for _ in range(150):
        if t.over:
            return
        seat = rng.choice(list(t.to_act))
        tell_table(t, max(seat, 0), names)
        action = rng.choice(t.options_of(seat))
        for event in t.apply(seat, action):
            for reader in (None, max(seat, 0)):
                if (told := t.redact(event, reader)) is not None:
                    words_of(t.name).event(told, names, reader)


def tell_table(t: Table, reader: int, names: list[str]) -> None:
    words, view = words_of(t.name), t.view(reader)
    ask: Any = view["ask"]
    words.ask(ask, names, reader)
    words.wait(ask, [seat for seat in t.to_act if seat >= 0], names, reader)
    for option in t.options_of(reader)[:10]:
        words.action(str(option), names, reader)
    each = {field.name: field.each for field in t.fields} | {zone.name: zone.each for zone in t.zones}
    for name in each:
        if name in view and words.heading(name) is not None:
            value: Any = view[name]
            for entry in value if each[name] else [value]:
                words.fact(name, entry, names)
