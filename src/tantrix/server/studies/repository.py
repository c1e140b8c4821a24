"""Studies in a database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, Select, func, select

from tantrix.rules.core.errors import TantrixError
from tantrix.server.db.base import Conflict
from tantrix.server.db.engine import Database
from tantrix.server.db.schema.auth import persons
from tantrix.server.db.schema.studies import studies
from tantrix.server.moderation.repository import ModerationAct, StudyAct, note_act

Visibility = Literal["private", "link", "public"]
"""Who sees a study: its owner alone, everybody who knows its address, or everybody."""


class Study(NamedTuple):
    """A study without its text.

    `owner` is an id, which never leaves the server; `by` is the name, empty where there is none.
    `version` counts how often its tree was saved.
    """

    id: str
    owner: str
    by: str
    name: str
    visibility: Visibility
    version: int
    moves: int
    made_ms: int
    saved_ms: int
    hidden: bool = False


class Saved(NamedTuple):
    """A tree to be saved: its text, the number of its moves, and when it is saved."""

    text: str
    moves: int
    at_ms: int


_S = studies.c
_STUDY = select(
    _S.id,
    _S.owner,
    func.coalesce(persons.c.name, ""),
    _S.name,
    _S.visibility,
    _S.version,
    _S.moves,
    _S.made_ms,
    _S.saved_ms,
    _S.hidden_ms.is_not(None),
).select_from(studies.outerjoin(persons, persons.c.id == _S.owner))


class StudyStore:
    """The studies of a server. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, study: Study, text: str, most: int) -> None:
        """Keep a new study; raises `Conflict` where its owner has `most` already."""

        def job(connection: Connection) -> None:
            mine = select(func.count()).select_from(studies).where(_S.owner == study.owner)
            if connection.execute(mine).scalar_one() >= most:
                raise Conflict(f"{most} studies are kept already")
            row = study._asdict()
            del row["by"], row["hidden"]
            connection.execute(studies.insert().values(**row, text=text))

        await self._database.write(job)

    async def study(self, study: str) -> tuple[Study, str] | None:
        """Return a study with its text, None where there is no such one."""
        return await self._database.read(lambda c: _found(c, study))

    async def owned(self, owner: str, before: tuple[int, str] | None, limit: int) -> list[Study]:
        """Return the studies of somebody, the last saved first."""
        return await self._listed(_STUDY.where(_S.owner == owner), before, limit)

    async def public(self, before: tuple[int, str] | None, limit: int) -> list[Study]:
        """Return the studies that everybody sees, the last saved first."""
        shown = _STUDY.where(_S.visibility == "public", _S.hidden_ms.is_(None))
        return await self._listed(shown, before, limit)

    async def save(self, study: str, version: int, saved: Saved) -> Study:
        """Save the tree of a study of which `version` was read, and return the study.

        What was saved before as it is now is not saved again. Raises `TantrixError` `study.stale`
        where something else was saved since, and `study.unknown`.
        """

        def job(connection: Connection) -> Study:
            values = {"text": saved.text, "moves": saved.moves, "saved_ms": saved.at_ms}
            read = studies.update().where(_S.id == study, _S.version == version)
            made = connection.execute(read.values(**values, version=version + 1)).rowcount
            found = _found(connection, study)
            if found is None:
                raise TantrixError("study.unknown")
            if not made and found[1] != saved.text:
                raise TantrixError("study.stale", version=found[0].version)
            return found[0]

        return await self._database.write(job)

    async def settle(self, study: str, name: str, visibility: Visibility) -> Study | None:
        """Name a study and say who sees it; None where there is no such one."""

        def job(connection: Connection) -> Study | None:
            values = {"name": name, "visibility": visibility}
            connection.execute(studies.update().where(_S.id == study).values(**values))
            found = _found(connection, study)
            return None if found is None else found[0]

        return await self._database.write(job)

    async def delete(self, study: str) -> None:
        """Take a study away."""
        gone = studies.delete().where(_S.id == study)
        await self._database.write(lambda c: c.execute(gone))

    async def mark(self, study: str, mark: StudyAct, act: ModerationAct) -> None:
        """Hide a study, or show it again, and note it where that changes anything."""
        at_ms = act.at_ms if mark == "hide_study" else None

        def job(connection: Connection) -> None:
            other = _S.hidden_ms.is_(None) if at_ms is not None else _S.hidden_ms.is_not(None)
            change = studies.update().where(_S.id == study, other)
            if connection.execute(change.values(hidden_ms=at_ms)).rowcount:
                note_act(connection, act)

        await self._database.write(job)

    async def _listed(
        self, query: Select[*tuple[Any, ...]], before: tuple[int, str] | None, limit: int
    ) -> list[Study]:
        """Return a page of a list; `before` is the time and the id of the last one before it."""
        if before is not None:
            at, study = before
            query = query.where((_S.saved_ms < at) | ((_S.saved_ms == at) & (_S.id < study)))
        newest = query.order_by(_S.saved_ms.desc(), _S.id.desc()).limit(limit)
        rows = await self._database.read(lambda c: c.execute(newest).all())
        return list(map(_study, rows))


def _found(connection: Connection, study: str) -> tuple[Study, str] | None:
    query = _STUDY.add_columns(_S.text).where(_S.id == study)
    row = connection.execute(query).one_or_none()
    return None if row is None else (_study(row[:-1]), row[-1])


def _study(row: Sequence[Any]) -> Study:
    study = Study(*row)
    return study._replace(hidden=bool(study.hidden))
