"""What people leave beside games: what they said, and the tokens of their programs."""

from __future__ import annotations

from sqlalchemy import Connection, delete, or_, select, update

from tantrix.notation.jsonforms import Json
from tantrix.server.store.people import Estate
from tantrix.server.store.tables.bots import bot_accounts, bot_tokens
from tantrix.server.store.tables.lobby import (
    chat_ignored,
    chat_lines,
    chat_measures,
    chat_reports,
)


def _export_chat(connection: Connection, person: str) -> dict[str, list[Json]]:
    """Tell what somebody said and whom they ignore."""
    shown = (chat_lines.c.channel, chat_lines.c.at_ms, chat_lines.c.text)
    said = select(*shown).where(chat_lines.c.person == person).order_by(chat_lines.c.number)
    ignored = select(chat_ignored.c.name, chat_ignored.c.at_ms)
    ignored = ignored.where(chat_ignored.c.person == person).order_by(chat_ignored.c.name)
    return {
        "chat": [dict(row) for row in connection.execute(said).mappings()],
        "ignored": [dict(row) for row in connection.execute(ignored).mappings()],
    }


def _hand_over_chat(_: Connection, was: str, to: str) -> None:
    """Leave what a guest said where it was said: it was said under another name."""


def _forget_chat(connection: Connection, person: str, word: str) -> None:
    ignored = or_(chat_ignored.c.person == person, chat_ignored.c.other == person)
    connection.execute(delete(chat_ignored).where(ignored))
    for table in (chat_lines, chat_reports, chat_measures):
        connection.execute(update(table).where(table.c.person == person).values(name=word))
    reported = update(chat_reports).where(chat_reports.c.by == person)
    connection.execute(reported.values(by_name=word))


def _export_programs(connection: Connection, person: str) -> dict[str, list[Json]]:
    """Tell the tokens that somebody made, without what opens the door."""
    c = bot_tokens.c
    query = select(c.name, c.scopes, c.made_ms, c.used_ms).where(c.person == person)
    rows = connection.execute(query.order_by(c.made_ms)).mappings()
    return {"tokens": [dict(row) for row in rows]}


def _end_programs(connection: Connection, person: str, _: str) -> None:
    """End the tokens of somebody."""
    for table in (bot_tokens, bot_accounts):
        connection.execute(delete(table).where(table.c.person == person))


TRACES = (
    Estate(_export_chat, _hand_over_chat, _forget_chat),
    Estate(_export_programs, _end_programs, _end_programs),
)
"""What lobby, chat and programs do with what is somebody's."""
