"""What people have done with tactics, in rushes and with the puzzles of the catalogue."""

from __future__ import annotations

from sqlalchemy import Column, Index, Integer, Table, Text

from tantrix.server.db.schema import BIG, KEYED, metadata

tactic_attempts = Table(
    "tactic_attempts",
    metadata,
    Column("owner", Text, primary_key=True),
    Column("tactic", Text, primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("solved_ms", BIG),
    **KEYED,
)

rush_runs = Table(
    "rush_runs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("minutes", Integer, nullable=False),
    Column("started_ms", BIG, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("mistakes", Integer, nullable=False),
    Column("ended_ms", BIG),
    Index("rush_runs_by_owner", "owner", "minutes"),
    Index("rush_runs_by_solved", "minutes", "solved"),
    **KEYED,
)

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("owner", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("opened_ms", BIG, nullable=False),
    # From the first opening to the first solution, NULL until there is one.
    Column("time_ms", BIG),
    # Whether the time stands in the table: no help, and nothing done without the server.
    Column("counts", Integer, nullable=False),
    Index("puzzle_attempts_by_time", "puzzle", "counts", "time_ms"),
    **KEYED,
)
