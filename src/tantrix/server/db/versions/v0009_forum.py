"""The forum: threads, and the posts in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tantrix.server.db.schema import BIG, STRICT

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "forum_threads",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("section", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("replies", sa.Integer, nullable=False),
        sa.Column("last_ms", BIG, nullable=False),
        sa.Column("closed_ms", BIG),
        sa.Column("hidden_ms", BIG),
        sqlite_autoincrement=True,
        **STRICT,
    )
    op.create_index("forum_threads_by_section", "forum_threads", ["section", "last_ms", "id"])
    op.create_table(
        "forum_posts",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("thread", sa.Integer, sa.ForeignKey("forum_threads.id"), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("client_id", sa.Text, nullable=False),
        sa.Column("at_ms", BIG, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("hidden_ms", BIG),
        sa.UniqueConstraint("thread", "place"),
        sa.UniqueConstraint("author", "client_id"),
        sqlite_autoincrement=True,
        **STRICT,
    )
    op.create_index("forum_posts_by_author", "forum_posts", ["author", "at_ms"])
