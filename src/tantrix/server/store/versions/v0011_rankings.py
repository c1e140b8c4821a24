"""Rankings and the record book."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tantrix.server.store.tables import BIG, KEYED, REAL, STRICT

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the tables of the rankings and of the record book; the house fills them."""
    op.create_table(
        "ranking_state",
        sa.Column(
            "only",
            sa.Integer,
            sa.CheckConstraint('"only" = 1'),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("last", BIG, nullable=False),
        sa.Column("at_ms", BIG, nullable=False),
        **STRICT,
    )
    _lines()
    op.create_table(
        "ranking_numbers",
        sa.Column("person", sa.Text, primary_key=True),
        *(sa.Column(name, REAL, nullable=False) for name in ("rating", "deviation", "volatility")),
        sa.Column("month", sa.Integer, nullable=False),
        sa.Column("results", sa.Text, nullable=False),
        *(sa.Column(name, REAL, nullable=False) for name in ("mu", "sigma", "elo")),
        sa.Column("elo_games", sa.Integer, nullable=False),
        **KEYED,
    )
    _changes()
    op.create_table(
        "record_book",
        sa.Column("feat", sa.Text, primary_key=True),
        sa.Column("value", BIG, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("number", BIG, nullable=False),
        **KEYED,
    )
    op.create_table(
        "record_tallies",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        **KEYED,
    )


def _lines() -> None:
    op.create_table(
        "ranking_lines",
        sa.Column("ladder", sa.Text, primary_key=True),
        sa.Column("month", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text, primary_key=True),
        *(sa.Column(name, REAL, nullable=False) for name in ("ranking", "best")),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("games", "wins", "ties")),
        sa.Column("since", BIG, nullable=False),
        sa.Column("last_ms", BIG, nullable=False),
        **KEYED,
    )
    indexed = ["ladder", "month", "ranking"]
    op.create_index("ranking_lines_by_ranking", "ranking_lines", indexed)
    op.create_index("ranking_lines_by_person", "ranking_lines", ["person"])


def _changes() -> None:
    op.create_table(
        "ranking_changes",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("number", BIG, primary_key=True, autoincrement=False),
        sa.Column("ladder", sa.Text, primary_key=True),
        sa.Column("month", sa.Integer, nullable=False),
        *(sa.Column(name, REAL, nullable=False) for name in ("before", "after")),
        **KEYED,
    )
