"""The tables of the database, one module a part of the server, declared once for every database.

Times of the wall clock are whole milliseconds (`BIG`), truths are 0 or 1 (`Integer`), texts are
`Text`, bytes `LargeBinary`, other numbers `REAL`: these five exist in every database. `STRICT`
makes SQLite refuse what is of another type.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import REAL as SQL_REAL
from sqlalchemy import BigInteger, Double, Integer, MetaData
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
