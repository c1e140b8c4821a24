"""The schema of the database, revision by revision, and which files are ours.

Alembic keeps the revision in the database itself. The header of an SQLite file says that it is ours
(`application_id`), so that a file of something else is never written to.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from tantrix.rules.core.errors import TantrixError

APPLICATION_ID = 0x54414E58
"""Says in the header of a file that it is a server of ours: the letters TANX."""

SCRIPTS = Path(__file__).parent
"""Where `env.py` is, and beside it the revisions in `versions`."""

_TOLD = "SELECT version_num FROM alembic_version"


def examine(connection: sqlite3.Connection, path: str) -> None:
    """Refuse a file that is not ours, without touching it.

    Raises `TantrixError` `store.foreign` for a file of something else, `store.version` for one
    whose schema this program does not know.
    """
    owned = _pragma(connection, "application_id") == APPLICATION_ID
    if owned:
        check(_revision(connection), path)
    elif _pragma(connection, "user_version") or _pragma(connection, "schema_version"):
        raise TantrixError("store.foreign", path=path)


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
    found: str | None = connection.scalar(text(_TOLD))
    return found


def migrate(connection: Connection) -> None:
    """Bring a database to the newest revision, each step in a transaction of its own.

    Alembic is loaded only where there is something to do.
    """
    with connection.begin():
        if current(connection) == newest():
            return
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _revision(connection: sqlite3.Connection) -> str | None:
    """Return the revision of a file: None where no step was made, "?" where it tells none."""
    made = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    tables = {str(name) for (name,) in made}
    found = connection.execute(_TOLD).fetchone() if "alembic_version" in tables else None
    if found is not None:
        return str(found[0])
    return "?" if tables - {"alembic_version"} else None


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    """Return the value of a pragma that is a number."""
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])
