"""Players made of code. A bot gets what its seat may know and the list of its options, nothing else."""

from sixgun.bots.make import levels, make, usual
from sixgun.bots.match import play_out
from sixgun.bots.player import Player, Searcher, View, Worlds, as_searcher

__all__ = ["Player", "Searcher", "View", "Worlds", "as_searcher", "levels", "make", "play_out", "usual"]
