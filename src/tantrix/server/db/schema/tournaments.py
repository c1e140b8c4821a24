"""Tournaments as lists find them; all else of a tournament is in its events.

`alive_ms` is when the process that keeps the tournament was last seen at work.
"""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Integer, Table, Text

from tantrix.server.db.schema import BIG, KEYED, metadata

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("status", Text, nullable=False),
    Column("starts_ms", BIG, nullable=False),
    Column("updated_ms", BIG, nullable=False),
    Column("alive_ms", BIG, nullable=False),
    Column("hidden", Integer, nullable=False),
    Index("tournaments_by_status", "hidden", "status", "starts_ms"),
    **KEYED,
)

tournament_people = Table(
    "tournament_people",
    metadata,
    Column("person", Text, primary_key=True),
    Column("tournament", Text, ForeignKey("tables.id"), primary_key=True),
    **KEYED,
)
"""Whose tournaments they are: who has entered, and who holds an office."""
