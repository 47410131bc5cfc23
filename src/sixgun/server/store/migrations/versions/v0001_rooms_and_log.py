"""Rooms, and the log of their actions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("phase", sa.String(), nullable=False),
        sa.Column("opened", sa.Float(), nullable=False),
        sa.Column("doc", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_rooms")),
        if_not_exists=True,
    )
    op.create_index(op.f("ix_rooms_phase"), "rooms", ["phase"], if_not_exists=True)
    op.create_table(
        "log",
        sa.Column("room", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("action_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.String(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("room", "seq", name=op.f("pk_log")),
        sa.UniqueConstraint("room", "action_id", name=op.f("uq_log_room_action_id")),
        if_not_exists=True,
    )


def downgrade() -> None:
    op.drop_table("log")
    op.drop_table("rooms")
