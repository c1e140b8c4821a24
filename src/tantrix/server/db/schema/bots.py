"""The tokens by which programs act for people."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Table, Text

from tantrix.server.db.schema import BIG, KEYED, metadata

bot_tokens = Table(
    "bot_tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("persons.id"), nullable=False),
    Column("handle", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("made_ms", BIG, nullable=False),
    Column("used_ms", BIG),
    Index("bot_tokens_by_person", "person", "made_ms"),
    **KEYED,
)
