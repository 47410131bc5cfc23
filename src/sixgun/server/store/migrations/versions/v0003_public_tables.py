"""Which tables are public, how long the server has run, and what each action led to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from sixgun.server.store.migrations.columns import add_column

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    add_column("rooms", sa.Column("public", sa.Integer(), nullable=False, server_default="0"))
    add_column("rooms", sa.Column("touched", sa.Float(), nullable=False, server_default="0"))
    add_column("log", sa.Column("digest", sa.String(), nullable=True))
    op.create_table(
        "house",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("value", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_house")),
        if_not_exists=True,
    )


def downgrade() -> None:
    op.drop_table("house")
    op.drop_column("log", "digest")
    op.drop_column("rooms", "touched")
    op.drop_column("rooms", "public")
