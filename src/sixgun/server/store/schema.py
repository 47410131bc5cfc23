"""The schema of the store, and the way from an older one to it. Only metadata: no query is built here."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, UniqueConstraint

NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)

rooms = Table(
    "rooms",
    metadata,
    Column("id", String, primary_key=True),
    Column("phase", String, nullable=False),
    Column("opened", Float, nullable=False),
    Column("doc", LargeBinary, nullable=False),
    Column("public", Integer, nullable=False, server_default="0"),
    Column("touched", Float, nullable=False, server_default="0"),  # by the seconds that the house has served
    Index("ix_rooms_phase", "phase"),
)

log = Table(
    "log",
    metadata,
    Column("room", String, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("action_id", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", String, nullable=False),
    Column("at", Float, nullable=False),
    Column("note", String, nullable=True),
    Column("digest", String, nullable=True),
    UniqueConstraint("room", "action_id"),
)

house = Table(
    "house",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
