"""A tournament on a server in this process, with its entries already made."""

from __future__ import annotations

import contextlib
import secrets
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from tantrix.server.auth.repository import Account, Session
from tantrix.server.container import Container
from tantrix.server.daily.generator import ProcessDailyGenerator
from tantrix.server.db.store import open_store
from tantrix.server.tables.deps import TableDeps
from tantrix.server.tournaments.making import make
from tantrix.server.workers.robots import RobotProcessPool
from tantrix.tournaments import directing, events
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.registrations import Registration
from tantrix.tournaments.settings import OnlineSettings, StageSettings, TournamentSettings
from tantrix.tournaments.state import Logged

OWNER = "owner"


def entered(entries: int, at_ms: int = 0) -> list[Logged]:
    """Return the log of a tournament that is played by hand, with so many entries."""
    online = OnlineSettings(auto=False, check_in=False)
    settings = TournamentSettings(name="bench", stages=(StageSettings(),), online=online)
    happened: list[AnyEvent] = [directing.create(settings, bytes(32)), events.EntriesOpened()]
    for number in range(1, entries + 1):
        known = Registration(name=f"Player {number}", persons=(f"person {number}",))
        happened.append(events.Entered(entry=number, registration=known))
    return [Logged(event, at_ms) for event in happened]


@contextlib.asynccontextmanager
async def holding(log: Sequence[Logged]) -> AsyncIterator[tuple[Container, str]]:
    """Give what a server is made of, and the tournament that has the log; close it at last."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(Path(folder) / "bench.db")
        deps = TableDeps(
            store,
            RobotProcessPool(1),
            lambda: round(time.time() * 1000),
            lambda: round(time.monotonic() * 1000),
            lambda: secrets.token_hex(16),
        )
        container = Container(deps, ProcessDailyGenerator())
        session = Session("at home", OWNER, "at home", 1, 1, "")
        await container.people.store.open(Account(OWNER, "member", "Owner", 1), session)
        world = container.tournaments._deps  # noqa: SLF001 - nothing else makes one with entries
        yield container, await make(world, OWNER, log, "bench")
        await container.close()
