"""The options of a table as the rules ask for them, read once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sixgun.games.slap45.reaction import SKILLS, Skill

NO_LIMIT: Final = 0  # of rounds


class House:
    """How this table is played: the parameters of 2.4 that a race goes by, and who takes the times."""

    __slots__ = (
        "lockout",
        "most_rounds",
        "moving",
        "next_base",
        "next_step",
        "powers",
        "reaction",
        "relocate",
        "skill",
        "submitted",
        "timeout",
        "turn_based",
        "window",
    )

    def __init__(self, options: Mapping[str, object]) -> None:
        self.timeout: int = number(options, "round_timeout_ms")
        self.reaction: int = number(options, "min_reaction_ms")
        self.lockout: int = number(options, "false_start_lockout_ms")
        self.relocate: int = number(options, "relocate_ms")
        self.window: int = number(options, "point_window_ms")
        # SLAP-173: times of a plan; SLAP-004: a hand does one thing a tick
        self.next_step: int = max(number(options, "move_ms"), 1)
        self.moving: int = max(self.next_step, self.relocate)  # from leaving a base to the slap
        self.next_base: int = max(number(options, "retry_ms"), self.relocate, 1)  # after a bounce
        self.powers: bool = options["mode"] == "powers"
        self.turn_based: bool = options["timing"] == "turn_based"
        self.submitted: bool = options["rt_source"] == "submitted"
        self.skill: Skill = SKILLS[str(options["rt_skill"] or "casual")]
        self.most_rounds: int = number(options, "max_rounds") if options["max_rounds"] else NO_LIMIT


def number(options: Mapping[str, object], name: str) -> int:
    value = options[name]
    assert isinstance(value, int)
    return value
