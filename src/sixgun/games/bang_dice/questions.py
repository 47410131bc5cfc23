"""What the rules ask about a seat, so that characters and modules can change the answer."""

from __future__ import annotations

from typing import Final

QUESTIONS: Final = (
    "throws",  # how many throws a turn has
    "dynamite_locks",  # is a die that shows dynamite locked?
    "arrows_now",  # how many of the arrows thrown are taken at once
    "arrows_due",  # how many arrows are taken when the final dice are resolved
    "places",  # how far away a Bull's Eye may hit: a mask
    "own_beer",  # the life points that a beer gives to its roller
    "gatlings_needed",  # how many gatling symbols fire the Gatling Gun
    "loss_to_bulls_eyes",
    "loss_to_gatling",
    "loss_to_indians",
    "loss_to_dynamite",
    "loss_to_bullet",
    "gain_after_losses",  # the life points gained after a group of losses
    "gain_after_fall",  # the same, if somebody has fallen
    "attack_weight",  # how many arrows somebody's arrows count as in an attack
    "takes_turns",  # does somebody who is out take turns?
    "team",  # the team that an eliminated player belongs to
    "beside_loudmouth_die",  # how many base dice are thrown with it
    "beside_coward_die",
)
OF_ALL: Final = {
    *("loss_to_bulls_eyes", "loss_to_gatling", "loss_to_indians", "loss_to_dynamite", "loss_to_bullet"),
    *("gain_after_losses", "gain_after_fall", "attack_weight"),
}  # asked about all seats at once

NUMBERS: Final = {name: number for number, name in enumerate(QUESTIONS)}


def question(name: str) -> int:
    """The number under which a table keeps the answers."""
    return NUMBERS[name]


THROWS: Final = question("throws")
DYNAMITE_LOCKS: Final = question("dynamite_locks")
ARROWS_NOW: Final = question("arrows_now")
ARROWS_DUE: Final = question("arrows_due")
PLACES: Final = question("places")
OWN_BEER: Final = question("own_beer")
GATLINGS_NEEDED: Final = question("gatlings_needed")
GAIN_AFTER_LOSSES: Final = question("gain_after_losses")
GAIN_AFTER_FALL: Final = question("gain_after_fall")
ATTACK_WEIGHT: Final = question("attack_weight")
TAKES_TURNS: Final = question("takes_turns")
TEAM: Final = question("team")
