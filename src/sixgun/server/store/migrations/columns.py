"""Columns for tables that may have them: upgrades were once not of one piece, so a kill could part them from
the version that tells of them. SQLite has no `ADD COLUMN IF NOT EXISTS`."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op


def add_column(table: str, column: sa.Column[object]) -> None:
    """Add the column, unless it is there."""
    if column.name not in {there["name"] for there in sa.inspect(op.get_bind()).get_columns(table)}:
        op.add_column(table, column)
