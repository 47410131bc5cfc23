"""All that a person reads, in Fluent (projectfluent.org). Another language is another folder beside `en`.

**Files.** `common.ftl` is for every game and client, `<game>.ftl` for one game, `terminal.ftl` and `web.ftl`
are for the two clients. The browser bundles these same files and reads them by the twin of this module,
`web/src/words/fluent.ts`.

**Names of messages** follow from the names in the rules, with `-` for `_`, so that no table maps them:

    klack-ask-choose-victim      the question as the asked seat reads it; `.wait`: as everybody else does
    klack-event-victim-chosen    a line of the story; an empty message goes without saying
    klack-action-choose-victim   an action, after its class, as part of a sentence or on a button
    klack-fact-stacks            the heading of a field of the view; `.value`: how its value is told
    bang-name-el-gringo          a piece or another word of the rules; `.text`: what it does; `.own`: the
                                 same, told to whoever has it; `.title`: alone
    bang-copy                    how one of several copies of a piece is told apart
                                 its attributes are forms: NAME($bullet, form: "numbered")
    klack-option-bang-bids       a house rule; `.text` explains it, the other attributes are its values
    bang-preset-first            what the house rules of a preset are like
    bang-end-bang-162            why a game ended as it did, by the clause that decided; an attribute
                                 is for a reader who `.won` or `.lost`, or who was that (`.sheriff-out`);
                                 `.score`: a sentence, where the scores decide who has won
    error-game-over              what a person is told instead of the rules' own sentence (see below)
    klack-table-pot              a text of the game's own table in the browser
    klack-part-owner             a part that other messages of the game are made of

A message of a game goes before the message of all games, which has no prefix (`event-game-ended`).

**Variables** are the fields of the event, question or action. A hidden field or an empty place is the word
`hidden`, a truth is `yes` or `no`, seats and numbers are numbers, pieces are words, lists are lists. These
functions turn them into text:

    PLAYER($seat)                   a player's name, or "you" for the reader; several players joined by "and".
                                    `form` is an attribute of the messages `you` and `player`: a case, or
                                    "start" for "You" after a full stop; the first letter of all is a capital
    VERB($seat, "take", "takes")    the verb for the reader or for another player; a third word for several
                                    players, where a language has one
    WHO($seat), WHO($one, $other)   for selecting: you, one, many or none; same, if both are the same player
    NAME($card)                     a piece, a word of the rules, a number, or a list of them; `form` is an
                                    attribute of a single word or of `copy`
    ROW($chambers)                  a list place by place, with what is empty or face down
    COUNT($cards)                   how many there are in a list
    AT($place, 1)                   an entry of a list, counted from 0
    EACH($points, "bang-part-…")    every entry told by that message as `$value` of `$seat`; nothings are left
                                    out, unless `all` is "yes"; joined by commas, or by `join` "and"; entries
                                    of some seats only come with those: EACH($bullets, "…", $seats)
    ALIKE($points, "bang-part-…")   the same, but seats with equal entries are told at once, as `$seat`, and
                                    joined by "and"; ALIKE($beers, "…", $seat) tells that seat, `$by`, apart
    MONEY($pot), MONEY($a, $b)      bills, told by the game's message `money`
    ACTION($action)                 an action, from its one-line text
    NTH($stack)                     a place that the rules count from 0, counted from 1

Plurals are selected by CLDR categories, and lists and numbers formatted by CLDR; nothing is put together from
words in code. Whatever another language needs of a name (gender, case, article) becomes an attribute of it.

**Errors.** The rules cannot import words: `Refusal`, `Illegal` and `Invalid` carry a code and an English
sentence for those who program. A person is told the message of the code, and the rules' sentence only where
one code stands for several reasons (`illegal_target`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Resource

from sixgun.core.names import snake
from sixgun.games import find, names
from sixgun.words.functions import Functions, fluent, kind_of, plain

FOLDER: Final = Path(__file__).parent
LOCALES: Final = {"en": "en-GB"}  # of each folder: how numbers and lists are written
Fields = Mapping[str, object]


@cache
def words_of(game: str) -> Words:
    """The words of one game."""
    return Words(game)


@cache
def _interface() -> Words:
    return Words("terminal")


def say(id: str, **fields: object) -> str:
    """A text of the terminal."""
    return _interface().say(id, fields)


@cache
def resource(name: str, language: str = "en") -> Resource:
    """One file; a game that has none yet has no messages."""
    path = FOLDER / language / f"{name}.ftl"
    return FluentResource(path.read_text(encoding="utf-8") if path.is_file() else "")


class Words:
    """The messages of one file, together with the common ones."""

    def __init__(self, game: str, language: str = "en") -> None:
        self.game = game.replace("_", "-")
        functions = Functions(self.find, self.action, LOCALES[language])
        self.scene = functions.scene
        self.bundle = FluentBundle([LOCALES[language]], functions.table(), use_isolating=False)
        for file in ("common", game):
            self.bundle.add_resource(resource(file, language))
        self.forms = [(id, _pattern(form), words) for id, form, words in forms_of(game)]

    # -- what happens at the table ---------------------------------------------------------------

    def ask(self, question: Fields, names: Sequence[str], you: int | None = None) -> str:
        """The question as the seat that is asked reads it."""
        return self._sentence("ask", str(question["kind"]), "", question, names, you)

    def wait(
        self, question: Fields, awaited: Sequence[int], names: Sequence[str], you: int | None = None
    ) -> str:
        """The question as everybody else reads it."""
        fields = {**question, "awaited": list(awaited)}
        return self._sentence("ask", str(question["kind"]), "wait", fields, names, you)

    def event(self, told: Fields, names: Sequence[str], you: int | None = None) -> str:
        """A redacted event as a line of the story; empty for one that goes without saying."""
        return self._sentence("event", str(told["event"]), "", told, names, you)

    def action(self, text: str, names: Sequence[str] | None = None, you: int | None = None) -> str:
        """An action, from its one-line text; without names, as part of what is being told already."""
        for id, pattern, words in self.forms:
            if found := pattern.fullmatch(text):
                fields = {key: part if key in words else int(part) for key, part in found.groupdict().items()}
                with self.scene.of(names, you):
                    return self.find("action", id, "", fields) or plain(text)
        return plain(text)

    def heading(self, field: str) -> str | None:
        """The name of a fact of the view; None for a fact that is not worth showing."""
        if not self._has("fact", field):
            return plain(field)
        message = self.bundle.get_message(self._id("fact", field))
        return "" if message.value is None else self._format(message.value, {}) or None

    def fact(self, field: str, value: object, names: Sequence[str]) -> str:
        """The value of a fact, or of one seat's entry of it, as short as it can be."""
        with self.scene.of(names, None):
            told = None if value is None else self.find("fact", field, "value", {"value": value})
            return self.name(value) if told is None else told

    # -- single words ----------------------------------------------------------------------------

    def name(self, value: object) -> str:
        """A piece, a word of the rules, a number, or a list of them."""
        return self.scene.name(value)

    def about(self, word: str) -> str:
        """What a piece or a power does, in short; empty where the catalogue says nothing."""
        return self.attribute("name", word, "text") or self.attribute("name", kind_of(word), "text")

    def title(self, word: str) -> str:
        """A word on its own, as on a card: without an article, and without what tells copies apart."""
        kind = kind_of(word) if self.find("name", word, "", {}) is None else word
        found = self.attribute("name", kind, "title") or self.name(kind)
        return found[:1].upper() + found[1:]

    def piece_in(self, action: str) -> str:
        """The piece that an action names first, such as a card that is played; empty where it names none."""
        for _, pattern, words in self.forms:
            if found := pattern.fullmatch(action):
                return next((part for key, part in found.groupdict().items() if key in words), "")
        return ""

    def attribute(self, part: str, word: str, attribute: str) -> str:
        """An attribute of a message, such as `text` of an option; empty where it has none."""
        return self.find(part, word, attribute, {}) or ""

    def error(self, code: str, sentence: str) -> str:
        """What a person is told of a refusal: by its code, else in the sentence of the rules."""
        return self.find("error", code, "", {}) or whole(sentence)

    def say(self, id: str, fields: Fields) -> str:
        """A message by its whole name."""
        message = self.bundle.get_message(id)
        assert message.value is not None, id
        return self._format(message.value, fields)

    # -- messages --------------------------------------------------------------------------------

    def find(self, part: str, word: str, attribute: str, fields: Fields) -> str | None:
        """A message of the game, or of all games, filled in; None where there is none."""
        if not self._has(part, word):
            return None
        message = self.bundle.get_message(self._id(part, word))
        pattern = message.attributes.get(attribute) if attribute else message.value
        return None if pattern is None else self._format(pattern, fields)

    def _sentence(
        self, part: str, kind: str, attribute: str, fields: Fields, names: Sequence[str], you: int | None
    ) -> str:
        with self.scene.of(names, you):
            told = self.find(part, kind, attribute, fields)
            return begun(f"{plain(kind)}." if told is None else told, names)

    def _id(self, part: str, word: str) -> str:
        short = "-".join(filter(None, [part, word.replace("_", "-")]))
        own = f"{self.game}-{short}"
        return own if self.bundle.has_message(own) else short

    def _has(self, part: str, word: str) -> bool:
        return self.bundle.has_message(self._id(part, word))

    def _format(self, pattern: Pattern, fields: Fields) -> str:
        filling = {key: fluent(value) for key, value in fields.items()}
        text, errors = self.bundle.format_pattern(pattern, filling)
        assert not errors, errors
        return str(text)


def forms_of(game: str) -> list[tuple[str, str, tuple[str, ...]]]:
    """Every action of a game: the name of its class, its text, and the fields that are words there."""
    actions = find(game).grammar.actions if game in names() else ()
    return [(snake(action.__name__), action.form, tuple(action.names)) for action in actions]


def _pattern(form: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[-\\w]+)", re.escape(form)))


def whole(sentence: str) -> str:
    """A sentence of the rules, which they write as part of another."""
    return begun(sentence, ()) + ("" if sentence.endswith((".", "!", "?")) else ".")


def begun(text: str, names: Sequence[str]) -> str:
    """A sentence with a capital letter, unless it begins with a name, which stays as its owner writes it."""
    return text if text.startswith(tuple(names)) else text[:1].upper() + text[1:]
