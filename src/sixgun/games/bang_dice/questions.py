"""Numbers that the rules ask for about a seat, so that characters and modules can change them."""

from __future__ import annotations

from typing import Final

THROWS: Final = 0  # how many throws a turn has
DYNAMITE_LOCKS: Final = 1  # is a die that shows dynamite locked?
ARROWS_NOW: Final = 2  # how many of the arrows thrown are taken at once
ARROWS_DUE: Final = 3  # how many arrows are taken when the final dice are resolved
PLACES: Final = 4  # how far away a Bull's Eye may hit: a mask
OWN_BEER: Final = 5  # the life points that a beer gives to its roller
GATLINGS_NEEDED: Final = 6  # how many gatling symbols fire the Gatling Gun
LOSS_TO_BULLS_EYES: Final = 7  # how many of the life points that a cause would cost are lost
LOSS_TO_GATLING: Final = 8
LOSS_TO_INDIANS: Final = 9
LOSS_TO_DYNAMITE: Final = 10
LOSS_TO_BULLET: Final = 11
SHOOTERS_GAIN: Final = 12  # the life points that the responsible player gains after a group of losses
GAIN_AFTER_FALL: Final = 13  # the life points that anybody gains after somebody has fallen
ATTACK_WEIGHT: Final = 14  # how many arrows somebody's arrows count as in an attack
TAKES_TURNS: Final = 15  # does somebody who is out take turns?
TEAM: Final = 16  # the team that an eliminated player belongs to
BESIDE_LOUDMOUTH: Final = 17  # how many base dice are thrown with it
BESIDE_COWARD: Final = 18
QUESTIONS: Final = 19
