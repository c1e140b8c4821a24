"""News and articles, with every version of their texts, and the pictures in them."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Integer, LargeBinary, Table, Text

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

pictures = Table(
    "pictures",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("made_ms", BIG, nullable=False),
    Column("used", Integer, nullable=False),
    Column("width", Integer, nullable=False),
    Column("height", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("pictures_by_owner", "owner", "made_ms"),
    Index("pictures_by_use", "used", "made_ms"),
    **STRICT,
)
