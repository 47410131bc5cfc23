"""Alembic's way in: the connection comes from the caller, there is no ini file."""

from __future__ import annotations

from alembic import context

from sixgun.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
