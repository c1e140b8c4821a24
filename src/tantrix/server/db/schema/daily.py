"""The puzzles of the days, and what came of them."""

from __future__ import annotations

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
)

from tantrix.server.db.schema import BIG, KEYED, STRICT, metadata, partial

daily_settings = Table(
    "daily_settings",
    metadata,
    Column("only", Integer, CheckConstraint('"only" = 1'), primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),
    Column("first", Text, nullable=False),
    **STRICT,
)

daily_days = Table(
    "daily_days",
    metadata,
    Column("date", Text, primary_key=True),
    Column("grade", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("tiles", Integer, nullable=False),
    Column("puzzle", Text, nullable=False),
    **KEYED,
)

daily_attempts = Table(
    "daily_attempts",
    metadata,
    Column("owner", Text, primary_key=True),
    Column("date", Text, ForeignKey("daily_days.date"), primary_key=True),
    Column("started_ms", BIG, nullable=False),
    Column("time_ms", BIG),
    Column("name", Text),
    Column("finished_ms", BIG),
    Column("moves", BIG),
    Column("on_day", Integer),
    **KEYED,
)
Index(
    "daily_standings",
    *(daily_attempts.c[name] for name in ("date", "time_ms", "moves", "finished_ms")),
    **partial("on_day", "on_day = 1"),
)
