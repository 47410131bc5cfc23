"""Alembic's scripts; `sixgun.server.migrate` runs them."""
