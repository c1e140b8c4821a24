"""The rankings and the record book: folds over the index of games, and how far they have come."""

from __future__ import annotations

from sqlalchemy import CheckConstraint, Column, Index, Integer, Table, Text

from tantrix.server.db.schema import BIG, KEYED, REAL, STRICT, metadata

ranking_state = Table(
    "ranking_state",
    metadata,
    Column("only", Integer, CheckConstraint('"only" = 1'), primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("last", BIG, nullable=False),
    Column("at_ms", BIG, nullable=False),
    **STRICT,
)

ranking_lines = Table(
    "ranking_lines",
    metadata,
    Column("ladder", Text, primary_key=True),
    Column("month", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, primary_key=True),
    Column("ranking", REAL, nullable=False),
    Column("best", REAL, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("ties", Integer, nullable=False),
    Column("since", BIG, nullable=False),
    Column("last_ms", BIG, nullable=False),
    Index("ranking_lines_by_ranking", "ladder", "month", "ranking"),
    Index("ranking_lines_by_person", "person"),
    **KEYED,
)

ranking_numbers = Table(
    "ranking_numbers",
    metadata,
    Column("person", Text, primary_key=True),
    Column("rating", REAL, nullable=False),
    Column("deviation", REAL, nullable=False),
    Column("volatility", REAL, nullable=False),
    Column("month", Integer, nullable=False),
    Column("results", Text, nullable=False),
    Column("mu", REAL, nullable=False),
    Column("sigma", REAL, nullable=False),
    Column("elo", REAL, nullable=False),
    Column("elo_games", Integer, nullable=False),
    **KEYED,
)

ranking_changes = Table(
    "ranking_changes",
    metadata,
    Column("person", Text, primary_key=True),
    Column("number", BIG, primary_key=True, autoincrement=False),
    Column("ladder", Text, primary_key=True),
    Column("month", Integer, nullable=False),
    Column("before", REAL, nullable=False),
    Column("after", REAL, nullable=False),
    **KEYED,
)

record_book = Table(
    "record_book",
    metadata,
    Column("feat", Text, primary_key=True),
    Column("value", BIG, nullable=False),
    Column("person", Text, nullable=False),
    Column("number", BIG, nullable=False),
    **KEYED,
)

record_tallies = Table(
    "record_tallies",
    metadata,
    Column("person", Text, primary_key=True),
    Column("played", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    **KEYED,
)
