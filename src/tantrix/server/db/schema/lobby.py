"""Rooms of the lobby, what is said there, and what keeps order."""

from __future__ import annotations

from sqlalchemy import Column, Index, LargeBinary, Table, Text, UniqueConstraint

from tantrix.server.db.schema import BIG, KEYED, STRICT, metadata

lobby_rooms = Table(
    "lobby_rooms",
    metadata,
    Column("id", Text, primary_key=True),
    Column("version", BIG, nullable=False),
    Column("updated_ms", BIG, nullable=False),
    Column("body", LargeBinary, nullable=False),
    **KEYED,
)

chat_lines = Table(
    "chat_lines",
    metadata,
    Column("number", BIG, primary_key=True),
    Column("channel", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("role", Text, nullable=False),
    Column("at_ms", BIG, nullable=False),
    Column("text", Text, nullable=False),
    Column("client_id", Text, nullable=False),
    Column("deleted_ms", BIG),
    UniqueConstraint("person", "client_id"),
    Index("chat_lines_by_channel", "channel", "number"),
    **STRICT,
)

chat_ignored = Table(
    "chat_ignored",
    metadata,
    Column("person", Text, primary_key=True),
    Column("other", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("at_ms", BIG, nullable=False),
    **KEYED,
)

chat_reports = Table(
    "chat_reports",
    metadata,
    Column("number", BIG, primary_key=True),
    Column("at_ms", BIG, nullable=False),
    Column("by", Text, nullable=False),
    Column("by_name", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("line", BIG),
    Column("context", LargeBinary, nullable=False),
    Column("closed_ms", BIG),
    Column("closed_by", Text),
    Column("verdict", Text),
    Index("chat_reports_closed", "closed_ms", "number"),
    **STRICT,
)

chat_measures = Table(
    "chat_measures",
    metadata,
    Column("number", BIG, primary_key=True),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("at_ms", BIG, nullable=False),
    Column("until_ms", BIG, nullable=False),
    Column("reason", Text, nullable=False),
    Column("by_name", Text, nullable=False),
    Column("lifted_ms", BIG),
    Index("chat_measures_until", "until_ms"),
    **STRICT,
)

chat_acts = Table(
    "chat_acts",
    metadata,
    Column("number", BIG, primary_key=True),
    Column("at_ms", BIG, nullable=False),
    Column("by", Text, nullable=False),
    Column("by_name", Text, nullable=False),
    Column("act", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("detail", Text, nullable=False),
    **STRICT,
)
