"""Studies: a text each, with what lists show of it."""

from __future__ import annotations

from sqlalchemy import Column, Index, Integer, Table, Text

from tantrix.server.db.schema import BIG, STRICT, metadata

studies = Table(
    "studies",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("made_ms", BIG, nullable=False),
    Column("saved_ms", BIG, nullable=False),
    Column("hidden_ms", BIG),
    Column("text", Text, nullable=False),
    Index("studies_by_owner", "owner", "saved_ms", "id"),
    Index("studies_by_visibility", "visibility", "saved_ms", "id"),
    **STRICT,
)
