"""Words: sentences for people, complete for every game, and the rules as text."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun.core.codec import steps_of
from sixgun.core.event import Event
from sixgun.core.fields import snake
from sixgun.core.step import Ask
from sixgun.games import find
from sixgun.words import Words, rulebook, words_of
from sixgun.words import catalogue as catalogue_module
from sixgun.words.catalogue import HOLE, Catalogue, forms_of

NAMES = ["A", "B", "C"]
FOLDER = Path(catalogue_module.__file__).parent
CATALOGUES = sorted(path.stem for path in FOLDER.glob("*.json"))
OF_GAMES = [name for name in CATALOGUES if name in sixgun.games()]


def content_of(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def klack() -> Words:
    return words_of("klack")


def test_an_event_is_told_in_a_sentence() -> None:
    told = {"event": "clicked", "clauses": [], "seat": 1, "roll": 4, "pot": [3, 2]}
    assert klack().event(told, NAMES) == "Click! B lives, and takes 3×1,000 + 2×2,000 = 7,000."


def test_one_entry_a_seat_is_told_with_its_name_and_nothings_are_left_out() -> None:
    told = {"event": "bids_opened", "clauses": [], "bids": [[1, 0], [0, 0], [0, 2]]}
    assert klack().event(told, NAMES) == "The bids are turned over: A 1×1,000, C 2×2,000 = 4,000."


def test_scores_are_told_for_every_seat() -> None:
    told = {"event": "game_ended", "clauses": [], "winners": [0, 2], "scores": [9000, 0, 9000], "reason": "X"}
    assert klack().event(told, NAMES) == "The game is over. Won by A and C. Scores: A 9,000, B 0, C 9,000."


def test_an_unknown_event_is_told_in_plain_words() -> None:
    told = {"event": "life_lost", "clauses": [], "seat": 2, "points": 1, "card": None}
    assert Words({}, {}).event(told, NAMES) == "C: life lost, points 1, card hidden."
    assert Words({}, {}).event({"event": "shuffled", "clauses": []}, NAMES) == "Shuffled."


@pytest.mark.parametrize(("bullet", "end"), [("click", ": click."), (None, ".")])
def test_a_place_is_told_by_its_owner_and_position(bullet: str | None, end: str) -> None:
    told = {"event": "looked_at", "clauses": [], "seat": 0, "place": [2, 4], "bullet": bullet}
    assert words_of("kablamo").event(told, NAMES) == f"A looks at position 4 of C{end}"
    moved = {"event": "bullets_moved", "clauses": [], "places": [[0, 5], [1, 2]]}
    sentence = "Bullets move, each to the next place: position 5 of A; position 2 of B."
    assert words_of("kablamo").event(moved, NAMES) == sentence


@pytest.mark.parametrize(("target", "where"), [(0, ""), (2, " in front of C")])
def test_who_does_something_to_himself_is_named_once(target: int, where: str) -> None:
    told = {"event": "card_laid", "clauses": [], "seat": 0, "target": target, "card": "scope_as"}
    assert words_of("bang").event(told, NAMES) == f"A lays Scope A♠{where}."


def test_a_row_is_told_place_by_place() -> None:
    chambers = ["double_cross_1", "?bullet", "?bullet", "?bullet", "?bullet", "?bullet"]
    assert words_of("kablamo").fact("chambers", chambers, NAMES) == "double cross 1 ▮ ▮ ▮ ▮ ▮"


@pytest.mark.parametrize(
    ("points", "told"),
    [(1, "1 life point"), (3, "3 life points"), ([], "0 life points"), ([7], "1 life point")],
)
def test_how_many_is_told_with_the_noun_that_fits(points: object, told: str) -> None:
    words = Words({}, {"events": {"life_lost": "{seat} loses {points|of life point}."}})
    assert words.event({"event": "life_lost", "seat": 1, "points": points}, NAMES) == f"B loses {told}."


@pytest.mark.parametrize("name", ["ann", "Ann"])
def test_a_sentence_begins_with_a_capital_letter_but_a_name_stays_as_it_is_written(name: str) -> None:
    kablamo, told = words_of("kablamo"), {"clauses": [], "seat": 0, "bullet": "wet_powder_1"}
    assert kablamo.event({"event": "execution_ended", **told}, [name]) == "Wet powder 1 is done with."
    assert kablamo.event({"event": "resigned", **told}, [name]) == f"{name} resigns."
    assert kablamo.ask({"kind": "response", **told}, [name]).startswith("Wet powder 1 is about")


def test_an_event_that_goes_without_saying_is_not_told() -> None:
    assert Words({}, {"events": {"play_began": None}}).event({"event": "play_began"}, NAMES) == ""


@pytest.mark.parametrize(("chief", "arrow"), [(False, "an arrow"), (True, "the Chief's Arrow")])
def test_a_declared_shape_names_each_value_of_a_number_or_of_no_and_yes(chief: bool, arrow: str) -> None:
    told = {"event": "arrow_taken", "clauses": [], "seat": 1, "chief": chief}
    assert words_of("bang_dice").event(told, NAMES) == f"B takes {arrow}."


@pytest.mark.parametrize(
    ("target", "card", "sentence"),
    [(1, "beer", "A plays beer at B."), (-1, "beer", "A plays beer."), (1, None, "A plays hidden at B.")],
)
def test_a_part_in_brackets_is_left_out_where_it_says_nothing(
    target: int, card: str | None, sentence: str
) -> None:
    words = Words({}, {"events": {"played": "{seat} plays {card}[ at {target}]."}})
    assert words.event({"event": "played", "seat": 0, "card": card, "target": target}, NAMES) == sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("bid (1,2)", "bid 1×1,000 + 2×2,000 = 5,000"),
        ("raise (0,1)", "raise by 1×2,000"),
        ("convert 0", "break up stack 1"),
        ("choose_victim 2", "name C"),
        ("take_hit", "take hit"),
    ],
)
def test_an_action_is_told_from_its_text(text: str, sentence: str) -> None:
    assert klack().action(text, NAMES) == sentence


def test_an_action_without_a_sentence_is_told_in_plain_words() -> None:
    words = Words({}, {"actions": {"play_card {card} > {target}": "play card {card} > {target}"}})
    assert words.action("play_card bang_3c > 2", NAMES) == "play card bang 3c > C"
    assert forms_of("klack")["choose_victim {seat}"] == "choose victim {seat}"


def test_questions_are_asked_and_waited_for() -> None:
    ask = {"kind": "raise", "clauses": [], "who": [0, 1]}
    assert klack().ask(ask, NAMES).startswith("A tie at the top!")
    assert klack().wait(ask, [0, 1], NAMES) == "A tie at the top: A and B must raise."
    assert Words({}, {}).ask({"kind": "choose_card"}, NAMES) == "Choose card?"
    assert Words({}, {}).wait({"kind": "choose_card"}, [1], NAMES) == "B: choose card."


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "yes"),
        (12000, "12,000"),
        (None, "hidden"),
        ([], "-"),
        (["barrel", "?card", "?card"], "barrel, 2 face down"),
        ([[1, 2], [3, 4]], "(1, 2), (3, 4)"),
        ([None, "?bullet", "kablamo"], "· ▮ kablamo"),
        ("?card", "face down"),
        (list(range(1, 15)), "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, … 2 more"),
        ({"a_b": 1}, "a b 1"),
    ],
)
def test_values_are_short(value: object, text: str) -> None:
    assert Words({}, {}).shape(value, "", NAMES) == text


@pytest.mark.parametrize("name", CATALOGUES)
def test_a_catalogue_has_the_parts_that_are_documented(name: str) -> None:
    assert set(content_of(name)) <= set(Catalogue.__annotations__)
    assert name == "common" or rulebook(name).clauses


@pytest.mark.parametrize("name", OF_GAMES)
def test_a_catalogue_speaks_of_questions_actions_and_facts_that_its_game_has(name: str) -> None:
    content, game = content_of(name), find(name)
    kinds = {step.kind for step in steps_of(game).values() if issubclass(step, Ask) and step.kind}
    assert set(content["asks"]) <= kinds
    assert set(content["waits"]) <= kinds
    assert set(content.get("actions", {})) <= {action.form for action in game.grammar.actions}
    t = game.blank(game.seats[0], {})
    assert set(content["facts"]) <= {field.name for field in t.fields} | {zone.name for zone in t.zones}


@pytest.mark.parametrize("name", OF_GAMES)
def test_the_holes_of_an_event_are_fields_that_it_tells(name: str) -> None:
    classes = {snake(cls.__name__): cls for cls in events_of(name)}
    for kind, text in content_of(name)["events"].items():
        holes = {part for hole in HOLE.findall(text or "") for part in hole[0].split(",")}
        assert holes <= {*classes[kind].shows, *classes[kind].private}


def events_of(name: str) -> list[type[Event[Any]]]:
    find(name)
    found: list[type[Event[Any]]] = []
    left: list[type[Event[Any]]] = [Event]
    while left:
        cls = left.pop()
        left += cls.__subclasses__()
        if cls.__module__.startswith((f"sixgun.games.{name}.", "sixgun.core.")):
            found.append(cls)
    return found


# --- the rules as text --------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["KLACK-023", "klack-23", "23", "023"])
def test_a_clause_is_found_by_its_number(word: str) -> None:
    clause = rulebook("klack").named(word)
    assert clause is not None
    assert clause.id == "KLACK-023"
    assert clause.section == "4.3 Bids"
    assert clause.text.startswith("Bids are chosen secretly")


@pytest.mark.parametrize("word", ["KLACK-" + "999", "bids", "0x17", ""])
def test_what_names_no_clause_finds_none(word: str) -> None:
    assert rulebook("klack").named(word) is None


def test_clauses_are_searched_by_words() -> None:
    found = [clause.id for clause in rulebook("klack").search(["Mob", "empty hand"])]
    assert found == ["KLACK-014", "KLACK-041"]
    assert rulebook("klack").search(["unicorn"]) == []


def test_all_clauses_that_the_tool_finds_are_in_the_rulebooks() -> None:
    from tools.clauses import ROOT, definitions

    for clause in definitions(ROOT / "docs/rules"):
        assert clause.id in rulebook(clause.game).clauses


def test_rules_that_are_not_there_are_refused() -> None:
    with pytest.raises(sixgun.Invalid, match="there are rules for: bang"):
        rulebook("poker")
