"""Bring a database to the newest schema. Imported only when its version differs: Alembic is slow to load."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from sixgun.server.store.schema import metadata


def upgrade(path: Path) -> None:
    """Run the scripts that the file has not seen yet."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    engine.dispose()


def drift(path: Path) -> list[object]:
    """Where the file's schema differs from `store.schema`; nothing, if the scripts are complete."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    return list(found)
