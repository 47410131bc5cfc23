"""The tables that the general properties are tried at: every seat count with every option."""

TABLES = [
    (seats, {"bang_bids": bids, "converted_marker": marker})
    for seats in (3, 4, 5, 6)
    for bids in ("return", "discard")
    for marker in ("center", "removed")
]
