"""Sentences for people: examples of what each function of a message does."""

from __future__ import annotations

import pytest

from sixgun.words import say, words_of

NAMES = ["Ann", "Bob", "Clem"]


def test_the_reader_is_told_of_themselves_as_you() -> None:
    told = {"event": "clicked", "seat": 1, "roll": 4, "pot": [3, 2]}
    pot = "7,000 (3 × 1,000 + 2 × 2,000)"
    assert words_of("klack").event(told, NAMES) == f"Click! Bob lives and takes {pot}."
    assert words_of("klack").event(told, NAMES, 1) == f"Click! You live and take {pot}."


@pytest.mark.parametrize(
    ("seats", "you", "told"),
    [
        ([1], None, "Bob cannot pay. The mob takes an interest."),
        ([0, 1], 1, "You and Ann cannot pay. The mob takes an interest."),
        ([0, 1, 2], None, "Ann, Bob and Clem cannot pay. The mob takes an interest."),
    ],
)
def test_players_are_listed_and_the_reader_comes_first(seats: list[int], you: int | None, told: str) -> None:
    assert words_of("klack").event({"event": "mob_took", "seats": seats}, NAMES, you) == told


def test_a_player_who_has_something_is_told_in_the_form_that_fits() -> None:
    told = {"event": "turn_passed", "to": 0}
    assert words_of("bang_dice").event(told, NAMES) == "It is Ann’s turn."
    assert words_of("bang_dice").event(told, NAMES, 0) == "It is your turn."


def test_entries_are_told_with_their_seat_and_nothings_are_left_out() -> None:
    told = {"event": "bids_opened", "bids": [[1, 0], [0, 0], [0, 2]]}
    sentence = "The bids are turned over: Ann 1,000, Clem 4,000 (2 × 2,000)."
    assert words_of("klack").event(told, NAMES) == sentence


def test_scores_are_told_for_every_seat() -> None:
    told = {"event": "game_ended", "winners": [0, 2], "scores": [9000, 0, 9000], "reason": "X"}
    sentence = "The game is over. Ann and Clem share the victory. Scores: Ann 9,000, Bob 0, Clem 9,000."
    assert words_of("klack").event(told, NAMES) == sentence


@pytest.mark.parametrize(("bullet", "end"), [("click", ": Click."), (None, ".")])
def test_a_hidden_piece_is_left_out(bullet: str | None, end: str) -> None:
    told = {"event": "looked_at", "seat": 0, "place": [2, 4], "bullet": bullet}
    sentence = f"Ann looks at position 4 of Clem’s revolver{end}"
    assert words_of("kablamo").event(told, NAMES) == sentence


@pytest.mark.parametrize(("target", "where"), [(0, "in play"), (2, "in front of Clem"), (-1, "in play")])
def test_who_does_something_to_themselves_is_named_once(target: int, where: str) -> None:
    told = {"event": "card_laid", "seat": 0, "target": target, "card": "scope_as"}
    assert words_of("bang").event(told, NAMES) == f"Ann puts Scope A♠ {where}."


@pytest.mark.parametrize(("points", "told"), [(1, "a life point"), (3, "3 life points")])
def test_how_many_is_told_with_the_noun_that_fits(points: int, told: str) -> None:
    event = {"event": "life_lost", "seat": 1, "points": points, "by": -1}
    assert words_of("bang").event(event, NAMES) == f"Bob loses {told}."


@pytest.mark.parametrize(("chief", "arrow"), [(False, "an arrow"), (True, "the Chief’s Arrow")])
def test_no_and_yes_select_a_sentence(chief: bool, arrow: str) -> None:
    told = {"event": "arrow_taken", "seat": 1, "chief": chief}
    assert words_of("bang_dice").event(told, NAMES) == f"Bob takes {arrow}."


@pytest.mark.parametrize("name", ["ann", "Ann"])
def test_a_sentence_begins_with_a_capital_letter_but_a_name_stays_as_it_is_written(name: str) -> None:
    told = {"event": "resigned", "seat": 0}
    assert words_of("kablamo").event(told, [name]) == f"{name} resigns."
    assert words_of("kablamo").event(told, [name], 0) == "You resign."


def test_an_event_that_goes_without_saying_is_not_told() -> None:
    assert words_of("bang").event({"event": "play_began", "seat": 0}, NAMES) == ""


@pytest.mark.parametrize(
    ("game", "text", "sentence"),
    [
        ("klack", "bid (1,2)", "bid 5,000 (1 × 1,000 + 2 × 2,000)"),
        ("klack", "raise (0,1)", "raise by 2,000"),
        ("klack", "convert 0", "break up stack 1"),
        ("klack", "choose_victim 2", "name Clem"),
        ("bang", "bang_3c > 2", "BANG! 3♣ at Clem"),
        ("bang_dice", "rethrow 125", "throw dice 1, 2 and 5 again"),
        ("slap45", "plan gold center_1 end", "if it is Gold: slap the card, pointing at Bob"),
        ("slap45", "slap_base 312 B1 main auto #1", "slaps into Bob’s base after 312 ms"),
        ("klack", "take_hit", "take hit"),
    ],
)
def test_an_action_is_told_from_its_text(game: str, text: str, sentence: str) -> None:
    assert words_of(game).action(text, NAMES) == sentence


def test_an_action_is_told_inside_a_sentence_to_the_same_reader() -> None:
    told = {"event": "answer_sealed", "seat": 1, "action": "choose_victim 1"}
    assert words_of("klack").event(told, NAMES, 1) == "You decide in secret: pull the trigger yourself."
    assert words_of("klack").event({**told, "action": None}, NAMES) == "Bob is ready."


def test_questions_are_asked_and_waited_for() -> None:
    ask = {"kind": "raise", "who": [0, 1]}
    assert words_of("klack").ask(ask, NAMES, 0).startswith("You are tied for the highest bid.")
    assert words_of("klack").wait(ask, [0, 1], NAMES) == "A tie for the highest bid! Ann and Bob must raise."


@pytest.mark.parametrize(
    ("game", "value", "text"),
    [
        ("klack", True, "yes"),
        ("klack", 12000, "12,000"),
        ("klack", None, "hidden"),
        ("klack", [], "nothing"),
        ("bang", ["barrel", "?card", "?card"], "Barrel, 2 face down"),
        ("bang", "stagecoach_9s_2", "Stagecoach 9♠"),
        ("bang", "shot_2", "Shot"),
        ("bang", [[1, 2], [3, 4]], "(1, 2), (3, 4)"),
        ("kablamo", [None, "?bullet", "wet_powder_2"], "· ▮ Wet Powder 2"),
        ("bang", "?card", "face down"),
        ("klack", list(range(1, 15)), "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 2 more"),
    ],
)
def test_values_are_short(game: str, value: object, text: str) -> None:
    assert words_of(game).name(value) == text


def test_a_row_is_told_place_by_place() -> None:
    chambers = ["double_cross_1", "?bullet", "?bullet", "?bullet", "?bullet", "?bullet"]
    assert words_of("kablamo").fact("chambers", chambers, NAMES) == "Double Cross 1 ▮ ▮ ▮ ▮ ▮"


def test_a_fact_has_a_heading_unless_it_speaks_for_itself_or_is_not_shown() -> None:
    words = words_of("klack")
    assert [words.heading(field) for field in ("center", "status", "removed")] == [
        "markers in the centre",
        "",
        None,
    ]


def test_what_has_no_message_is_still_told_in_the_words_of_the_rules() -> None:
    words = words_of("klack")
    assert words.event({"event": "life_lost", "seat": 2}, NAMES) == "Life lost."
    assert words.name("wooden_leg") == "wooden leg"
    assert words.heading("wooden_leg") == "wooden leg"


def test_a_refusal_is_told_by_its_code_where_there_is_a_message() -> None:
    assert words_of("klack").error("game_over", "the game is over") == "The game is over."
    assert words_of("bang").error("illegal_target", "there is no such card") == "there is no such card"


def test_the_terminal_has_texts_of_its_own() -> None:
    assert say("terminal-numbers", count=3) == "Numbers go from 1 to 3."
