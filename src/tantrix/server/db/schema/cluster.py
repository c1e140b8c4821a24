"""Which process of the server has what: the processes that are there, and what is no table."""

from __future__ import annotations

from sqlalchemy import Column, Table, Text

from tantrix.server.db.schema import BIG, KEYED, metadata

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seen_ms", BIG, nullable=False),
    **KEYED,
)

leases = Table(
    "leases",
    metadata,
    Column("name", Text, primary_key=True),
    Column("holder", Text),
    Column("epoch", BIG, nullable=False),
    **KEYED,
)
