"""Bring a database to the newest schema. Imported only when its version differs: Alembic is slow to load."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, NullPool, create_engine, event
from sqlalchemy.exc import DBAPIError

from sixgun.server.store.file import connect
from sixgun.server.store.schema import metadata


def upgrade(path: Path) -> None:
    """Run the scripts that the file has not seen yet, all in one transaction: they are done or not begun."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    try:
        with engine(path).begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except DBAPIError as error:
        raise error.orig or error from None


def drift(path: Path) -> list[object]:
    """Where the file's schema differs from `store.schema`; nothing, if the scripts are complete."""
    with engine(path).connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection), metadata)
    return list(found)


def engine(path: Path) -> Engine:
    """Python's driver would commit changes of the schema as they come, so it must begin nothing itself."""
    made = create_engine("sqlite://", creator=lambda: connect(path), poolclass=NullPool)
    event.listen(made, "begin", _begin)
    return made


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
