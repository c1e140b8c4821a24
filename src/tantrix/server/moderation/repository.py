"""Reports, measures, and every act of the moderators, in a database.

What a moderator does is kept in the same transaction as the note that it was done.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from sqlalchemy import Connection, select

from tantrix.server.db.base import Conflict
from tantrix.server.db.engine import Database
from tantrix.server.db.schema.lobby import chat_acts, chat_lines, chat_measures, chat_reports
from tantrix.server.moderation.lines import StoredLine

MeasureKind = Literal["mute", "ban"]
PostAct = Literal["hide_post", "show_post"]
ThreadAct = Literal["close_thread", "open_thread", "hide_thread", "show_thread"]
StudyAct = Literal["hide_study", "show_study"]
PictureAct = Literal["delete_picture"]
NameAct = Literal["rename"]
ActKind = (
    Literal["mute", "ban", "lift", "delete", "close"]
    | PostAct
    | ThreadAct
    | StudyAct
    | PictureAct
    | NameAct
)


class FiledReport(NamedTuple):
    """A complaint about a person, or a line of theirs; `context` is JSON, as it was at that time.

    `number` is 0 for one to be kept.
    """

    number: int
    at_ms: int
    by: str
    by_name: str
    person: str
    name: str
    reason: str
    line: int | None
    context: bytes


class Measure(NamedTuple):
    """A person may not write (`mute`), or may not take part (`ban`), up to a wall-clock time.

    `number` is 0 for one to be kept.
    """

    number: int
    person: str
    name: str
    kind: MeasureKind
    at_ms: int
    until_ms: int
    reason: str
    by_name: str


class ModerationAct(NamedTuple):
    """What a moderator did: what, about whom or what, and the particulars."""

    at_ms: int
    by: str
    by_name: str
    act: ActKind
    about: str
    detail: str


class ModerationStore:
    """Reports, measures and acts. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def report(self, report: FiledReport, most: int) -> int:
        """Keep a report and return its number.

        Raises `Conflict` where its author has `most` open ones.
        """
        return await self._database.write(lambda connection: _report(connection, report, most))

    async def reports(self, limit: int) -> list[FiledReport]:
        """Return the open reports, the oldest first."""
        columns = [chat_reports.c[name] for name in FiledReport._fields]
        query = select(*columns).where(chat_reports.c.closed_ms.is_(None))
        ordered = query.order_by(chat_reports.c.number).limit(limit)
        rows = await self._database.read(lambda connection: connection.execute(ordered).all())
        return [FiledReport(*row) for row in rows]

    async def open_report(self, number: int) -> FiledReport | None:
        """Return an open report, None where there is no such one."""
        columns = [chat_reports.c[name] for name in FiledReport._fields]
        still = (chat_reports.c.number == number) & chat_reports.c.closed_ms.is_(None)
        query = select(*columns).where(still)
        row = await self._database.read(lambda c: c.execute(query).one_or_none())
        return None if row is None else FiledReport(*row)

    async def close(self, number: int, verdict: str, act: ModerationAct) -> None:
        """Close an open report; raises `Conflict` where there is no such one."""
        await self._database.write(lambda connection: _close(connection, number, verdict, act))

    async def measures(self, now_ms: int) -> list[Measure]:
        """Return what holds at a moment or later."""
        columns = [chat_measures.c[name] for name in Measure._fields]
        holds = (chat_measures.c.until_ms > now_ms) & chat_measures.c.lifted_ms.is_(None)
        query = select(*columns).where(holds).order_by(chat_measures.c.number)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [Measure(*row) for row in rows]

    async def take(self, measure: Measure, act: ModerationAct) -> Measure:
        """Keep a measure and return it with its number."""
        return await self._database.write(lambda connection: _take(connection, measure, act))

    async def lift(self, number: int, act: ModerationAct) -> None:
        """End a measure early; raises `Conflict` where there is no such one."""
        await self._database.write(lambda connection: _lift(connection, number, act))

    async def delete(self, number: int, act: ModerationAct) -> StoredLine:
        """Take a line away and return it; raises `Conflict` where there is no such one."""
        return await self._database.write(lambda connection: _delete(connection, number, act))

    async def acts(self, limit: int) -> list[ModerationAct]:
        """Return the last acts, newest first."""
        columns = [chat_acts.c[name] for name in ModerationAct._fields]
        query = select(*columns).order_by(chat_acts.c.number.desc()).limit(limit)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [ModerationAct(*row) for row in rows]


def _report(connection: Connection, report: FiledReport, most: int) -> int:
    reports = chat_reports.c
    open_ones = select(reports.number).where(reports.by == report.by, reports.closed_ms.is_(None))
    if len(connection.scalars(open_ones).all()) >= most:
        raise Conflict(f"{most} reports are open already")
    row = report._asdict()
    del row["number"]
    kept = chat_reports.insert().values(**row).returning(reports.number)
    return int(connection.execute(kept).scalar_one())


def _close(connection: Connection, number: int, verdict: str, act: ModerationAct) -> None:
    still = (chat_reports.c.number == number) & chat_reports.c.closed_ms.is_(None)
    values = {"closed_ms": act.at_ms, "closed_by": act.by_name, "verdict": verdict}
    changed = connection.execute(chat_reports.update().where(still).values(**values))
    if changed.rowcount != 1:
        raise Conflict(f"report {number} is not open")
    note_act(connection, act)


def _take(connection: Connection, measure: Measure, act: ModerationAct) -> Measure:
    row = measure._asdict()
    del row["number"]
    kept = chat_measures.insert().values(**row).returning(chat_measures.c.number)
    number = int(connection.execute(kept).scalar_one())
    note_act(connection, act)
    return measure._replace(number=number)


def _lift(connection: Connection, number: int, act: ModerationAct) -> None:
    holds = (chat_measures.c.number == number) & chat_measures.c.lifted_ms.is_(None)
    changed = connection.execute(chat_measures.update().where(holds).values(lifted_ms=act.at_ms))
    if changed.rowcount != 1:
        raise Conflict(f"measure {number} does not hold")
    note_act(connection, act)


def _delete(connection: Connection, number: int, act: ModerationAct) -> StoredLine:
    columns = [chat_lines.c[name] for name in StoredLine._fields]
    still = (chat_lines.c.number == number) & chat_lines.c.deleted_ms.is_(None)
    row = connection.execute(select(*columns).where(still)).one_or_none()
    if row is None:
        raise Conflict(f"there is no line {number}")
    connection.execute(chat_lines.update().where(still).values(deleted_ms=act.at_ms))
    note_act(connection, act._replace(about=row.name, detail=row.text))
    return StoredLine(*row)


def note_act(connection: Connection, act: ModerationAct) -> None:
    """Keep what a moderator does, in the transaction in which it is done."""
    connection.execute(chat_acts.insert().values(**act._asdict()))
