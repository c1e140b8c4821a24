"""The tokens by which programs act for people, and the accounts that are programs."""

from __future__ import annotations

from sqlalchemy import Column, Index, Table, Text

from tantrix.server.store.tables import BIG, KEYED, metadata

bot_tokens = Table(
    "bot_tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("handle", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("made_ms", BIG, nullable=False),
    Column("used_ms", BIG),
    Index("bot_tokens_by_person", "person", "made_ms"),
    **KEYED,
)

bot_accounts = Table(
    "bot_accounts",
    metadata,
    Column("person", Text, primary_key=True),
    Column("since_ms", BIG, nullable=False),
    **KEYED,
)
