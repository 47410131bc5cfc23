"""What the server remembers of an action beside it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from sixgun.server.store.migrations.columns import add_column

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    add_column("log", sa.Column("note", sa.String(), nullable=True))


def downgrade() -> None:
    op.drop_column("log", "note")
