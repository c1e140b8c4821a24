"""What was built at the free table."""

from __future__ import annotations

from sqlalchemy import Column, Index, Integer, LargeBinary, Table, Text

from tantrix.server.db.schema import BIG, STRICT, metadata

figures = Table(
    "figures",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("by_name", Text, nullable=False),
    Column("tiles", Integer, nullable=False),
    Column("made_ms", BIG, nullable=False),
    Column("placements", Text, nullable=False),
    Index("figures_by_owner", "owner", "made_ms"),
    **STRICT,
)

spaghettis = Table(
    "spaghettis",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("by_name", Text, nullable=False),
    Column("tiles", Integer, nullable=False),
    Column("sets", Integer, nullable=False),
    Column("made_ms", BIG, nullable=False),
    Column("digest", LargeBinary, nullable=False, unique=True),
    Column("text", Text, nullable=False),
    Index("spaghettis_by_size", "tiles", "made_ms"),
    Index("spaghettis_by_owner", "owner"),
    **STRICT,
)
