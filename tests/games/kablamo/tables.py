"""The tables that the general properties are tried at.

`TABLES` for every day: each seat count, each option alone, two mixes. `MORE_TABLES` for the long run: each
seat count with each option alone, and random mixes. `window_policy = fast` leaks by design and has its own
test.
"""

import random
from typing import Any

Table = tuple[int, dict[str, Any]]

FEW_KINDS = """kind,class,count,numbers
kablamo,live,6,
click,live,4,
ricochet,hv,4,1 2 3 4
backfire,hv,4,5 6 7 8
misfire,hv,4,9 10 11 12
somebody_is_cheating,hv,3,30 31 32
lights_out,hv,4,13 14 15 50
moment_of_truth,hv,3,16 17 60
sleight_of_hand,action,6,20 21 22 23 24 25
gentlemen_agreement,action,6,40 41 42 43 44 45
"""

SWITCHES: list[tuple[str, Any]] = [
    ("memory", "assisted"),
    ("social_markers", True),
    ("iron_strategist", True),
    ("mulliganovski", True),
    ("cylinder_malfunction_mode", "instead"),
    ("max_rounds", 4),
    ("bullets", FEW_KINDS),
]
SEATS = (2, 3, 4, 5)


def mixes(count: int) -> list[Table]:
    """Random mixes of options; the small table has no high velocity bullets to spare for Iron strategist."""
    rng = random.Random(1918)
    found: list[Table] = []
    for _ in range(count):
        options = dict(rng.sample(SWITCHES[:-1], rng.randint(2, 5)))
        found.append((rng.choice(SEATS), options))
    return found


TABLES: list[Table] = [(seats, {}) for seats in SEATS]
TABLES += [(2 + place % 4, {name: value}) for place, (name, value) in enumerate(SWITCHES)]
TABLES += mixes(2)

MORE_TABLES: list[Table] = [(seats, {name: value}) for seats in SEATS for name, value in SWITCHES]
MORE_TABLES += mixes(12)
