"""The schema of the database, revision by revision, and which files are ours.

Alembic keeps the revision in the database itself. In SQLite files the header says that they are
ours, and files from before Alembic have the number of their revision there.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from tantrix.core.errors import TantrixError

APPLICATION_ID = 0x54414E58
"""Says in the header of a file that it is a house of ours: the letters TANX."""

NUMBERED = 4
"""The last revision whose number stands in the header of a file (`user_version`)."""

ALEMBIC = 1000
"""Stands there in all newer files: older programs know that they are newer."""

SCRIPTS = Path(__file__).parent
"""Where `env.py` is, and beside it the revisions in `versions`."""


def examine(connection: sqlite3.Connection, path: str) -> None:
    """Refuse a file that is not ours, without touching it.

    Raises `TantrixError` `store.foreign` for a file of something else, `store.version` for one
    from a newer program.
    """
    found = _pragma(connection, "user_version")
    owned = _pragma(connection, "application_id") == APPLICATION_ID
    if not owned and (found or _pragma(connection, "schema_version")):
        raise TantrixError("store.foreign", path=path)
    if NUMBERED < found != ALEMBIC:
        raise TantrixError("store.version", path=path, found=str(found), known=newest())
    if found == ALEMBIC:
        check(_revision(connection), path)


def check(revision: str | None, where: str) -> None:
    """Refuse a database of a revision that is not known; raises `TantrixError` `store.version`."""
    if revision is not None and revision not in revisions():
        raise TantrixError("store.version", path=where, found=revision, known=newest())


def revisions() -> list[str]:
    """Return all revisions in order: each has its number in the name of its module."""
    return sorted(path.name[1:5] for path in (SCRIPTS / "versions").glob("v????_*.py"))


def newest() -> str:
    """Return the newest revision."""
    return revisions()[-1]


def current(connection: Connection) -> str | None:
    """Return the revision of a database, None where it has none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def migrate(connection: Connection, target: str = "head") -> None:
    """Bring a database to a revision, each step in a transaction of its own, or not at all.

    Alembic is loaded only where there is something to do.
    """
    with connection.begin():
        if target == "head" and current(connection) == newest():
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if connection.dialect.name == "sqlite":
        _adopt(connection, lambda revision: command.stamp(config, revision))
    command.upgrade(config, target)


def _adopt(connection: Connection, stamp: Callable[[str], None]) -> None:
    """Write into a file that it is ours; one from before Alembic is told its revision."""
    with connection.begin():
        numbered = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    if numbered == ALEMBIC:
        return
    if numbered:
        stamp(f"{numbered:04}")
    with connection.begin():
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.exec_driver_sql(f"PRAGMA user_version = {ALEMBIC}")


def _revision(connection: sqlite3.Connection) -> str | None:
    """Return the revision of a file, None where the first step was not made."""
    made = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
    if connection.execute(made).fetchone() is None:
        return None
    found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return None if found is None else str(found[0])


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    """Return the value of a pragma that is a number."""
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])
