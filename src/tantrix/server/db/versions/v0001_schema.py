"""The schema: all tables, with their keys and indexes, as they were at the first release."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.types import TypeEngine

from tantrix.server.db.schema import BIG, KEYED, REAL, STRICT

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    _table_manager()
    _daily()
    _figures()
    _games()
    _people()
    _bots()
    _lobby()
    _holders()
    _rankings()
    _posts()


def _columns(
    kind: type[TypeEngine[Any]] | TypeEngine[Any], *names: str, null: bool = False
) -> Iterator[sa.Column[Any]]:
    """Yield columns of one kind that stand side by side."""
    return (sa.Column(name, kind, nullable=null) for name in names)


def _table_manager() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        *_columns(sa.Text, "owner"),
        *_columns(BIG, "created_ms", "updated_ms", "version"),
        *_columns(sa.Integer, "robot_due"),
        sa.Column("rematch_of", sa.Text, unique=True),
        *_columns(sa.LargeBinary, "summary"),
        sa.Column("kind", sa.Text, nullable=False, server_default="table"),
        sa.Column("hidden", sa.Integer, nullable=False, server_default="0"),
        *_columns(sa.Text, "holder", null=True),
        sa.Column("epoch", BIG, nullable=False, server_default="0"),
        **KEYED,
    )
    op.create_index("tables_by_owner", "tables", ["owner", "updated_ms"])
    op.create_index("tables_by_time", "tables", ["updated_ms"])
    op.create_index(
        "tables_robot_due",
        "tables",
        ["id"],
        sqlite_where=sa.text("robot_due"),
        postgresql_where=sa.text("robot_due = 1"),
    )
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", BIG, primary_key=True),
        *_columns(BIG, "at_ms"),
        *_columns(sa.Text, "client_id", null=True),
        *_columns(sa.LargeBinary, "body"),
        sa.UniqueConstraint("table_id", "client_id"),
        **KEYED,
    )
    op.create_table(
        "seats_of",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("player", sa.Integer, primary_key=True, autoincrement=False),
        **KEYED,
    )


def _daily() -> None:
    op.create_table(
        "daily_settings",
        sa.Column(
            "only",
            sa.Integer,
            sa.CheckConstraint('"only" = 1'),
            primary_key=True,
            autoincrement=False,
        ),
        *_columns(sa.LargeBinary, "secret"),
        *_columns(sa.Text, "first"),
        **STRICT,
    )
    op.create_table(
        "daily_days",
        sa.Column("date", sa.Text, primary_key=True),
        *_columns(sa.Integer, "grade"),
        *_columns(sa.Text, "kind"),
        *_columns(sa.Integer, "tiles"),
        *_columns(sa.Text, "puzzle"),
        **KEYED,
    )
    op.create_table(
        "daily_attempts",
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("date", sa.Text, sa.ForeignKey("daily_days.date"), primary_key=True),
        *_columns(BIG, "started_ms"),
        *_columns(BIG, "time_ms", null=True),
        *_columns(sa.Text, "name", null=True),
        *_columns(BIG, "finished_ms", "moves", null=True),
        *_columns(sa.Integer, "on_day", null=True),
        **KEYED,
    )
    op.create_index(
        "daily_standings",
        "daily_attempts",
        ["date", "time_ms", "moves", "finished_ms"],
        sqlite_where=sa.text("on_day"),
        postgresql_where=sa.text("on_day = 1"),
    )


def _figures() -> None:
    op.create_table(
        "figures",
        sa.Column("id", sa.Text, primary_key=True),
        *_columns(sa.Text, "owner", "name", "by_name"),
        *_columns(sa.Integer, "tiles"),
        *_columns(BIG, "made_ms"),
        *_columns(sa.Text, "placements"),
        **STRICT,
    )
    op.create_index("figures_by_owner", "figures", ["owner", "made_ms"])
    op.create_table(
        "spaghettis",
        sa.Column("id", sa.Text, primary_key=True),
        *_columns(sa.Text, "owner", "name", "by_name"),
        *_columns(sa.Integer, "tiles", "sets"),
        *_columns(BIG, "made_ms"),
        sa.Column("digest", sa.LargeBinary, nullable=False, unique=True),
        *_columns(sa.Text, "text"),
        **STRICT,
    )
    op.create_index("spaghettis_by_owner", "spaghettis", ["owner"])
    op.create_index("spaghettis_by_size", "spaghettis", ["tiles", "made_ms"])


def _games() -> None:
    op.create_table(
        "games",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.Text, nullable=False, unique=True),
        *_columns(sa.Text, "game", "kind"),
        *_columns(sa.Integer, "players"),
        *_columns(BIG, "started_ms", "ended_ms"),
        *_columns(sa.Integer, "placements"),
        *_columns(sa.Integer, "opening", null=True),
        *_columns(sa.Text, "termination"),
        *_columns(sa.Integer, "winner", null=True),
        *_columns(sa.Integer, "margin", "best"),
        sqlite_autoincrement=True,
        **STRICT,
    )
    op.create_index("games_by_best", "games", ["best", "number"])
    op.create_index("games_by_end", "games", ["termination", "number"])
    op.create_index("games_by_game", "games", ["game", "number"])
    op.create_index("games_by_kind", "games", ["kind", "number"])
    op.create_index("games_by_opening", "games", ["opening", "number"])
    op.create_index("games_by_time", "games", ["ended_ms", "number"])
    op.create_table(
        "game_seats",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        *_columns(sa.Text, "person", null=True),
        *_columns(sa.Text, "name", "known_as"),
        *_columns(sa.Text, "level", "colour", null=True),
        *_columns(sa.Integer, "score"),
        *_columns(sa.Text, "result"),
        *_columns(REAL, "points", null=True),
        *_columns(sa.Integer, "line", "loop"),
        *_columns(BIG, "used_ms", "overtime_ms"),
        sa.Column("gave_up", sa.Integer, nullable=False, server_default="0"),
        **KEYED,
    )
    op.create_index("game_seats_by_name", "game_seats", ["known_as", "number"])
    op.create_index("game_seats_by_person", "game_seats", ["person", "number"])
    op.create_table(
        "game_boards",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        *_columns(sa.Text, "codes"),
        **STRICT,
    )


def _people() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.Text, primary_key=True),
        *_columns(sa.Text, "kind"),
        *_columns(sa.Text, "name", null=True),
        sa.Column("folded", sa.Text, unique=True),
        sa.Column("skeleton", sa.Text, unique=True),
        *_columns(BIG, "made_ms"),
        sa.Column("role", sa.Text, nullable=False, server_default="player"),
        *_columns(
            sa.Text, "country", "first_colour", "second_colour", "email", "password", null=True
        ),
        *_columns(BIG, "banned_until_ms", null=True),
        *_columns(sa.Text, "ban_reason", null=True),
        *_columns(BIG, "bot_ms", null=True),
        **KEYED,
    )
    op.create_table(
        "people_sessions",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("handle", sa.Text, nullable=False, unique=True),
        *_columns(BIG, "made_ms", "seen_ms"),
        *_columns(sa.Text, "browser"),
        **KEYED,
    )
    op.create_index("people_sessions_by_person", "people_sessions", ["person"])
    op.create_table(
        "people_passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id"), nullable=False),
        *_columns(sa.Text, "name"),
        *_columns(sa.LargeBinary, "key"),
        *_columns(BIG, "uses", "made_ms"),
        *_columns(BIG, "used_ms", null=True),
        **KEYED,
    )
    op.create_index("people_passkeys_by_person", "people_passkeys", ["person"])
    op.create_table(
        "people_challenges",
        sa.Column("challenge", sa.LargeBinary, primary_key=True),
        *_columns(sa.Text, "purpose", "session"),
        *_columns(BIG, "until_ms"),
        **KEYED,
    )
    op.create_index("people_challenges_by_time", "people_challenges", ["until_ms"])
    op.create_table(
        "people_kept",
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        *_columns(sa.Integer, "size"),
        *_columns(sa.LargeBinary, "value"),
        *_columns(BIG, "changed_ms"),
        **KEYED,
    )


def _bots() -> None:
    op.create_table(
        "bot_tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("handle", sa.Text, nullable=False, unique=True),
        *_columns(sa.Text, "name", "scopes"),
        *_columns(BIG, "made_ms"),
        *_columns(BIG, "used_ms", null=True),
        **KEYED,
    )
    op.create_index("bot_tokens_by_person", "bot_tokens", ["person", "made_ms"])


def _lobby() -> None:
    op.create_table(
        "lobby_rooms",
        sa.Column("id", sa.Text, primary_key=True),
        *_columns(BIG, "version", "updated_ms"),
        *_columns(sa.LargeBinary, "body"),
        **KEYED,
    )
    op.create_table(
        "chat_lines",
        sa.Column("number", BIG, primary_key=True),
        *_columns(sa.Text, "channel", "person", "name", "kind", "role"),
        *_columns(BIG, "at_ms"),
        *_columns(sa.Text, "text", "client_id"),
        *_columns(BIG, "deleted_ms", null=True),
        sa.UniqueConstraint("person", "client_id"),
        **STRICT,
    )
    op.create_index("chat_lines_by_channel", "chat_lines", ["channel", "number"])
    op.create_table(
        "chat_ignored",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, primary_key=True),
        *_columns(sa.Text, "name"),
        *_columns(BIG, "at_ms"),
        **KEYED,
    )
    op.create_table(
        "chat_reports",
        sa.Column("number", BIG, primary_key=True),
        *_columns(BIG, "at_ms"),
        *_columns(sa.Text, "by", "by_name", "person", "name", "reason"),
        *_columns(BIG, "line", null=True),
        *_columns(sa.LargeBinary, "context"),
        *_columns(BIG, "closed_ms", null=True),
        *_columns(sa.Text, "closed_by", "verdict", null=True),
        **STRICT,
    )
    op.create_index("chat_reports_closed", "chat_reports", ["closed_ms", "number"])
    op.create_table(
        "chat_measures",
        sa.Column("number", BIG, primary_key=True),
        *_columns(sa.Text, "person", "name", "kind"),
        *_columns(BIG, "at_ms", "until_ms"),
        *_columns(sa.Text, "reason", "by_name"),
        *_columns(BIG, "lifted_ms", null=True),
        **STRICT,
    )
    op.create_index("chat_measures_until", "chat_measures", ["until_ms"])
    op.create_table(
        "chat_acts",
        sa.Column("number", BIG, primary_key=True),
        *_columns(BIG, "at_ms"),
        *_columns(sa.Text, "by", "by_name", "act", "about", "detail"),
        **STRICT,
    )


def _holders() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        *_columns(BIG, "seen_ms"),
        **KEYED,
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.Text, primary_key=True),
        *_columns(sa.Text, "holder", null=True),
        *_columns(BIG, "epoch"),
        **KEYED,
    )


def _rankings() -> None:
    op.create_table(
        "ranking_state",
        sa.Column(
            "only",
            sa.Integer,
            sa.CheckConstraint('"only" = 1'),
            primary_key=True,
            autoincrement=False,
        ),
        *_columns(sa.Integer, "version"),
        *_columns(BIG, "last", "at_ms"),
        **STRICT,
    )
    op.create_table(
        "ranking_lines",
        sa.Column("ladder", sa.Text, primary_key=True),
        sa.Column("month", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text, primary_key=True),
        *_columns(REAL, "ranking", "best"),
        *_columns(sa.Integer, "games", "wins", "ties"),
        *_columns(BIG, "since", "last_ms"),
        **KEYED,
    )
    op.create_index("ranking_lines_by_person", "ranking_lines", ["person"])
    op.create_index("ranking_lines_by_ranking", "ranking_lines", ["ladder", "month", "ranking"])
    op.create_table(
        "ranking_numbers",
        sa.Column("person", sa.Text, primary_key=True),
        *_columns(REAL, "rating", "deviation", "volatility"),
        *_columns(sa.Integer, "month"),
        *_columns(sa.Text, "results"),
        *_columns(REAL, "mu", "sigma", "elo"),
        *_columns(sa.Integer, "elo_games"),
        **KEYED,
    )
    op.create_table(
        "ranking_changes",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("number", BIG, primary_key=True, autoincrement=False),
        sa.Column("ladder", sa.Text, primary_key=True),
        *_columns(sa.Integer, "month"),
        *_columns(REAL, "before", "after"),
        **KEYED,
    )
    op.create_table(
        "record_book",
        sa.Column("feat", sa.Text, primary_key=True),
        *_columns(BIG, "value"),
        *_columns(sa.Text, "person"),
        *_columns(BIG, "number"),
        **KEYED,
    )
    op.create_table(
        "record_tallies",
        sa.Column("person", sa.Text, primary_key=True),
        *_columns(sa.Integer, "played", "streak"),
        **KEYED,
    )


def _posts() -> None:
    op.create_table(
        "posts",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        *_columns(sa.Text, "kind"),
        *_columns(BIG, "made_ms"),
        *_columns(BIG, "published_ms", null=True),
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
        *_columns(sa.Text, "title", "body", "writer"),
        *_columns(BIG, "at_ms"),
        **KEYED,
    )
    op.create_index("post_texts_by_writer", "post_texts", ["writer"])
