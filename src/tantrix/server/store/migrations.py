"""The schema of the SQLite file, version by version."""

from __future__ import annotations

import sqlite3

from tantrix.core.errors import TantrixError

APPLICATION_ID = 0x54414E58
"""Says in the header of a file that it is a house of ours: the letters TANX."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """
        CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            owner TEXT NOT NULL,
            created_ms INTEGER NOT NULL,
            updated_ms INTEGER NOT NULL,
            version INTEGER NOT NULL,
            robot_due INTEGER NOT NULL,
            rematch_of TEXT UNIQUE,
            summary BLOB NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX tables_by_owner ON tables (owner, updated_ms)",
        "CREATE INDEX tables_by_time ON tables (updated_ms)",
        "CREATE INDEX tables_robot_due ON tables (id) WHERE robot_due",
        """
        CREATE TABLE events (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seq INTEGER NOT NULL,
            at_ms INTEGER NOT NULL,
            client_id TEXT,
            body BLOB NOT NULL,
            PRIMARY KEY (table_id, seq),
            UNIQUE (table_id, client_id)
        ) STRICT, WITHOUT ROWID
        """,
        f"PRAGMA application_id = {APPLICATION_ID}",
    ),
    (
        """
        CREATE TABLE daily_house (
            only INTEGER PRIMARY KEY CHECK (only = 1),
            secret BLOB NOT NULL,
            first TEXT NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE daily_days (
            date TEXT PRIMARY KEY,
            grade INTEGER NOT NULL,
            kind TEXT NOT NULL,
            tiles INTEGER NOT NULL,
            puzzle TEXT NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE daily_attempts (
            owner TEXT NOT NULL,
            date TEXT NOT NULL REFERENCES daily_days (date),
            started_ms INTEGER NOT NULL,
            time_ms INTEGER,
            name TEXT,
            finished_ms INTEGER,
            moves INTEGER,
            on_day INTEGER,
            PRIMARY KEY (owner, date)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE INDEX daily_standings ON daily_attempts (date, time_ms, moves, finished_ms)
        WHERE on_day
        """,
    ),
    ("ALTER TABLE tables ADD COLUMN kind TEXT NOT NULL DEFAULT 'table'",),
    (
        """
        CREATE TABLE figures (
            id TEXT PRIMARY KEY,
            owner TEXT NOT NULL,
            name TEXT NOT NULL,
            by_name TEXT NOT NULL,
            tiles INTEGER NOT NULL,
            made_ms INTEGER NOT NULL,
            placements TEXT NOT NULL
        ) STRICT
        """,
        "CREATE INDEX figures_by_owner ON figures (owner, made_ms)",
        """
        CREATE TABLE spaghettis (
            id TEXT PRIMARY KEY,
            owner TEXT NOT NULL,
            name TEXT NOT NULL,
            by_name TEXT NOT NULL,
            tiles INTEGER NOT NULL,
            sets INTEGER NOT NULL,
            made_ms INTEGER NOT NULL,
            digest BLOB NOT NULL UNIQUE,
            text TEXT NOT NULL
        ) STRICT
        """,
        "CREATE INDEX spaghettis_by_size ON spaghettis (tiles, made_ms)",
        "CREATE INDEX spaghettis_by_owner ON spaghettis (owner)",
    ),
)
"""The statements that lead from each version to the next; what has been released never changes."""


def examine(connection: sqlite3.Connection, path: str) -> None:
    """Refuse a database that is not ours, without touching it.

    Raises `TantrixError` `store.foreign` for a file of something else, `store.version` for one
    from a newer program.
    """
    found = _pragma(connection, "user_version")
    owned = _pragma(connection, "application_id") == APPLICATION_ID
    if not owned and (found or _pragma(connection, "schema_version")):
        raise TantrixError("store.foreign", path=path)
    if found > len(MIGRATIONS):
        raise TantrixError("store.version", path=path, found=found, known=len(MIGRATIONS))


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a database to the newest version, each step in a transaction of its own."""
    found = _pragma(connection, "user_version")
    for version, statements in enumerate(MIGRATIONS[found:], start=found + 1):
        _step(connection, version, statements)


def _step(connection: sqlite3.Connection, version: int, statements: tuple[str, ...]) -> None:
    """Make one step, or nothing of it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in statements:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    """Return the value of a pragma that is a number."""
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])
