"""The tables that the general properties are tried at: every seat count, mode and timing."""

from typing import Any

TIMINGS: list[dict[str, Any]] = [
    {"timing": "realtime", "max_rounds": 9},
    {"timing": "turn_based", "max_rounds": 3},
]
LONGER: list[tuple[int, dict[str, Any]]] = [
    (3, {"mode": "powers", "timing": "turn_based", "rt_skill": "expert", "max_rounds": 15}),
    (4, {"mode": "powers", "timing": "realtime", "duel_dealer": "auto", "max_rounds": 40}),
    (3, {"mode": "basic", "timing": "turn_based", "rt_source": "submitted", "max_rounds": 12}),
]
TABLES = [
    (seats, {"mode": mode, **timing})
    for seats in (3, 4, 5, 6, 7)
    for mode in ("basic", "powers")
    for timing in TIMINGS
] + LONGER
