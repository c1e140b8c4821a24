"""The puzzles of the days."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tantrix.server.store.tables import BIG, KEYED, STRICT

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables of the days."""
    only = sa.CheckConstraint('"only" = 1')
    op.create_table(
        "daily_house",
        sa.Column("only", sa.Integer, only, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("first", sa.Text, nullable=False),
        **STRICT,
    )
    op.create_table(
        "daily_days",
        sa.Column("date", sa.Text, primary_key=True),
        sa.Column("grade", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("tiles", sa.Integer, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        **KEYED,
    )
    op.create_table(
        "daily_attempts",
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("date", sa.Text, sa.ForeignKey("daily_days.date"), primary_key=True),
        sa.Column("started_ms", BIG, nullable=False),
        sa.Column("time_ms", BIG),
        sa.Column("name", sa.Text),
        sa.Column("finished_ms", BIG),
        sa.Column("moves", BIG),
        sa.Column("on_day", sa.Integer),
        **KEYED,
    )
    op.create_index(
        "daily_standings",
        "daily_attempts",
        ["date", "time_ms", "moves", "finished_ms"],
        sqlite_where=sa.text("on_day"),
        postgresql_where=sa.text("on_day = 1"),
    )
