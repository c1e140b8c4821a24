"""News and articles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tantrix.server.store.tables import BIG, KEYED, STRICT

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make the tables of posts and of the versions of their texts."""
    op.create_table(
        "posts",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("made_ms", BIG, nullable=False),
        sa.Column("published_ms", BIG),
        sqlite_autoincrement=True,
        **STRICT,
    )
    op.create_index("posts_by_time", "posts", ["kind", "published_ms"])
    op.create_table(
        "post_texts",
        sa.Column(
            "post", sa.Integer, sa.ForeignKey("posts.id"), primary_key=True, autoincrement=False
        ),
        sa.Column("lang", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("writer", sa.Text, nullable=False),
        sa.Column("at_ms", BIG, nullable=False),
        **KEYED,
    )
    op.create_index("post_texts_by_writer", "post_texts", ["writer"])
