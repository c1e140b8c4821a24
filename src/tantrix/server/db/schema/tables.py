"""The tables at which games are played, and everything that happened there."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    UniqueConstraint,
)

from tantrix.server.db.schema import BIG, KEYED, metadata, partial

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("created_ms", BIG, nullable=False),
    Column("updated_ms", BIG, nullable=False),
    Column("version", BIG, nullable=False),
    Column("robot_due", Integer, nullable=False),
    Column("rematch_of", Text, unique=True),
    Column("summary", LargeBinary, nullable=False),
    Column("kind", Text, nullable=False, server_default="table"),
    Column("hidden", Integer, nullable=False, server_default="0"),
    Column("holder", Text),
    Column("epoch", BIG, nullable=False, server_default="0"),
    Index("tables_by_owner", "owner", "updated_ms"),
    Index("tables_by_time", "updated_ms"),
    **KEYED,
)
Index(
    "tables_robot_due",
    tables.c.id,
    **partial("robot_due", "robot_due = 1"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", BIG, primary_key=True),
    Column("at_ms", BIG, nullable=False),
    Column("client_id", Text),
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "client_id"),
    **KEYED,
)

due_tables = Table(
    "due_tables",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("due_ms", BIG, nullable=False),
    Index("due_tables_by_time", "due_ms"),
    **KEYED,
)

seats_of = Table(
    "seats_of",
    metadata,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False),
    **KEYED,
)

planned_answers = Table(
    "planned_answers",
    metadata,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Index("planned_answers_by_table", "table_id"),
    **KEYED,
)
