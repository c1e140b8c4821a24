"""The forum: threads, and the posts in them."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Integer, Table, Text, UniqueConstraint

from tantrix.server.db.schema import BIG, STRICT, metadata

forum_threads = Table(
    "forum_threads",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("section", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("replies", Integer, nullable=False),
    Column("last_ms", BIG, nullable=False),
    Column("closed_ms", BIG),
    Column("hidden_ms", BIG),
    Index("forum_threads_by_section", "section", "last_ms", "id"),
    sqlite_autoincrement=True,
    **STRICT,
)

forum_posts = Table(
    "forum_posts",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("thread", Integer, ForeignKey("forum_threads.id"), nullable=False),
    Column("place", Integer, nullable=False),
    Column("lang", Text, nullable=False),
    Column("author", Text, nullable=False),
    Column("client_id", Text, nullable=False),
    Column("at_ms", BIG, nullable=False),
    Column("body", Text, nullable=False),
    Column("hidden_ms", BIG),
    UniqueConstraint("thread", "place"),
    UniqueConstraint("author", "client_id"),
    Index("forum_posts_by_author", "author", "at_ms"),
    sqlite_autoincrement=True,
    **STRICT,
)
