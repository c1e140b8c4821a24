"""The tables of the database, one module a part of the server, declared once for every database.

Times of the wall clock are whole milliseconds (`BIG`), truths are 0 or 1 (`Integer`), texts are
`Text`, bytes `LargeBinary`, other numbers `REAL`: these five exist in every database. `STRICT`
makes SQLite refuse what is of another type.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import REAL as SQL_REAL
from sqlalchemy import BigInteger, Double, Integer, MetaData, text
from sqlalchemy.types import TypeEngine

metadata = MetaData()

BIG: TypeEngine[int] = BigInteger().with_variant(Integer, "sqlite")
"""Whole numbers of up to eight bytes."""

REAL: TypeEngine[float] = Double().with_variant(SQL_REAL, "sqlite")
"""Numbers of eight bytes that need not be whole."""

STRICT: dict[str, Any] = {"sqlite_strict": True}
"""Options of a table whose key is a number."""

KEYED: dict[str, Any] = {"sqlite_strict": True, "sqlite_with_rowid": False}
"""Options of a table whose key is a text, or several columns."""

ON_POSTGRESQL = "on_postgresql"
"""Under which name an index tells (`Index.info`) which rows it has on PostgreSQL."""


def partial(on_sqlite: str, on_postgresql: str) -> dict[str, Any]:
    """Return the options of an index that has only the rows of which a condition is true.

    It is told twice, since SQLite takes a number for a truth. An option of PostgreSQL would make
    SQLAlchemy load all that it knows of it, which a server in a file never needs; the migrations
    make the index, and a test compares it with what is told here.
    """
    return {"sqlite_where": text(on_sqlite), "info": {ON_POSTGRESQL: on_postgresql}}
