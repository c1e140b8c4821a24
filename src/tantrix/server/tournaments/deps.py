"""What tournaments need of the world, and the log that their events are kept in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from tantrix.server.actors.log import EventLog
from tantrix.server.actors.registry import LocalLock, Locks
from tantrix.server.db.store import Store
from tantrix.server.tournaments.games import GameTables
from tantrix.server.tournaments.pairer import Pairer
from tantrix.server.tournaments.people import People, Strength
from tantrix.server.tournaments.repository import TournamentStore
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.fold import apply, start
from tantrix.tournaments.state import TournamentState

TOURNAMENT_LOG = EventLog[TournamentState, AnyEvent](AnyEvent, start, apply)
"""The events of tournaments."""


@dataclass(frozen=True)
class TournamentDeps:
    """What tournaments need of the world.

    `wall_ms` tells the time, `tick_ms` never goes back. `pairer` computes rounds away from the
    event loop. `strength` is what seeding knows of a person.
    """

    store: Store
    listings: TournamentStore
    tables: GameTables
    people: People
    strength: Callable[[str], Awaitable[Strength]]
    wall_ms: Callable[[], int]
    tick_ms: Callable[[], int]
    new_key: Callable[[], bytes]
    pairer: Pairer = field(default_factory=Pairer)
    locks: Locks = field(default_factory=LocalLock)
