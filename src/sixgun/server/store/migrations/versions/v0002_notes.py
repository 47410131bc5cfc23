"""What the server remembers of an action beside it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("log", sa.Column("note", sa.String(), nullable=True))


def downgrade() -> None:
    op.drop_column("log", "note")
