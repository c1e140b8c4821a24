"""The people of the server: accounts, sessions, what lets them in, and what is kept for them."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Integer, LargeBinary, Table, Text

from tantrix.server.db.schema import BIG, KEYED, metadata

persons = Table(
    "persons",
    metadata,
    Column("id", Text, primary_key=True),
    # Of an account that is no more only the id is left, so that no old cookie becomes it again.
    Column("kind", Text, nullable=False),
    Column("name", Text),
    Column("folded", Text, unique=True),
    Column("skeleton", Text, unique=True),
    Column("made_ms", BIG, nullable=False),
    Column("role", Text, nullable=False, server_default="player"),
    Column("country", Text),
    Column("first_colour", Text),
    Column("second_colour", Text),
    Column("email", Text),
    Column("password", Text),
    Column("banned_until_ms", BIG),
    Column("ban_reason", Text),
    Column("bot_ms", BIG),
    **KEYED,
)

people_sessions = Table(
    "people_sessions",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("persons.id"), nullable=False),
    Column("handle", Text, nullable=False, unique=True),
    Column("made_ms", BIG, nullable=False),
    Column("seen_ms", BIG, nullable=False),
    Column("browser", Text, nullable=False),
    # When a second factor was shown in it, if one was.
    Column("second_ms", BIG),
    Index("people_sessions_by_person", "person"),
    **KEYED,
)

people_passkeys = Table(
    "people_passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("persons.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("uses", BIG, nullable=False),
    Column("made_ms", BIG, nullable=False),
    Column("used_ms", BIG),
    Index("people_passkeys_by_person", "person"),
    **KEYED,
)

people_two_step = Table(
    "people_two_step",
    metadata,
    Column("person", Text, ForeignKey("persons.id"), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("made_ms", BIG, nullable=False),
    # NULL while the first code has not been seen.
    Column("on_ms", BIG),
    # The time step of the last code that was taken: none of it or of before is taken again.
    Column("step", BIG, nullable=False),
    **KEYED,
)

people_recovery_codes = Table(
    "people_recovery_codes",
    metadata,
    Column("person", Text, ForeignKey("persons.id"), primary_key=True),
    Column("hash", LargeBinary, primary_key=True),
    **KEYED,
)

people_tickets = Table(
    "people_tickets",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("persons.id"), nullable=False),
    # A hash of ticket, browser, address and password: it is of no use with another one of these.
    Column("bound", LargeBinary, nullable=False),
    Column("until_ms", BIG, nullable=False),
    Index("people_tickets_by_time", "until_ms"),
    Index("people_tickets_by_person", "person"),
    **KEYED,
)

people_challenges = Table(
    "people_challenges",
    metadata,
    Column("challenge", LargeBinary, primary_key=True),
    Column("purpose", Text, nullable=False),
    Column("session", Text, nullable=False),
    Column("until_ms", BIG, nullable=False),
    Index("people_challenges_by_time", "until_ms"),
    **KEYED,
)

people_kept = Table(
    "people_kept",
    metadata,
    Column("person", Text, ForeignKey("persons.id"), primary_key=True),
    Column("key", Text, primary_key=True),
    Column("size", Integer, nullable=False),
    Column("value", LargeBinary, nullable=False),
    Column("changed_ms", BIG, nullable=False),
    **KEYED,
)
