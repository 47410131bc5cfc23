"""Alembic's scripts; `sixgun.server.store.migrate` runs them."""
