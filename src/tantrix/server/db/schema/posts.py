"""News and articles, with every version of their texts."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Integer, Table, Text

from tantrix.server.db.schema import BIG, KEYED, STRICT, metadata

posts = Table(
    "posts",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", Text, nullable=False),
    Column("made_ms", BIG, nullable=False),
    Column("published_ms", BIG),
    Index("posts_by_time", "kind", "published_ms"),
    sqlite_autoincrement=True,
    **STRICT,
)

post_texts = Table(
    "post_texts",
    metadata,
    Column("post", Integer, ForeignKey("posts.id"), primary_key=True, autoincrement=False),
    Column("lang", Text, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("title", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("writer", Text, nullable=False),
    Column("at_ms", BIG, nullable=False),
    Index("post_texts_by_writer", "writer"),
    **KEYED,
)
