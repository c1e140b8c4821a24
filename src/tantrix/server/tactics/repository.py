"""Which tactics people have tried and solved, in a database."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select

from tantrix.server.db.engine import Database, insert
from tantrix.server.db.schema.training import tactic_attempts

_A = tactic_attempts.c


class TacticAttempt(NamedTuple):
    """How often somebody has tried a tactic, and when they solved it, None where they have not."""

    tries: int = 0
    solved_ms: int | None = None


class TacticStore:
    """Attempts at tactics; `owner` is the id of a person. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def attempts(self, owner: str) -> dict[str, TacticAttempt]:
        """Return somebody's attempts, by the id of the tactic."""
        query = select(_A.tactic, _A.tries, _A.solved_ms).where(_A.owner == owner)
        rows = await self._database.read(lambda c: c.execute(query).all())
        return {tactic: TacticAttempt(*attempt) for tactic, *attempt in rows}

    async def tried(self, owner: str, tactic: str, solved_ms: int | None) -> TacticAttempt:
        """Count a try, which may have solved the tactic; once solved, nothing changes any more."""
        return await self._database.write(lambda c: _tried(c, owner, tactic, solved_ms))


def _tried(connection: Connection, owner: str, tactic: str, solved_ms: int | None) -> TacticAttempt:
    mine = _A.owner == owner, _A.tactic == tactic
    fresh = insert(connection, tactic_attempts).values(owner=owner, tactic=tactic, tries=0)
    connection.execute(fresh.on_conflict_do_nothing())
    change = tactic_attempts.update().where(*mine, _A.solved_ms.is_(None))
    connection.execute(change.values(tries=_A.tries + 1, solved_ms=solved_ms))
    return TacticAttempt(*connection.execute(select(_A.tries, _A.solved_ms).where(*mine)).one())
