"""Words for people: sentences for events, questions and actions, and the text of the rules."""

from sixgun.words.catalogue import Words, say, words_of
from sixgun.words.rulebook import Clause, Rulebook, rulebook

__all__ = ["Clause", "Rulebook", "Words", "rulebook", "say", "words_of"]
