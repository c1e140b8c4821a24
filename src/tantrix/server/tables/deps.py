"""What tables need of the world."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from tantrix.server.actors.registry import LocalLock, Locks
from tantrix.server.db.store import Store
from tantrix.server.tables.notifications import GameNotifier, TournamentNotifier
from tantrix.server.web.budget import Budget
from tantrix.server.workers.robots import RobotExecutor


@dataclass(frozen=True)
class TableDeps:
    """What tables need of the world.

    `wall_ms` tells the time, `tick_ms` never goes back; `new_seed` gives what nobody can guess.
    `locks` says which actors may be open in this process; `public` is the address under which the
    server is known, None: that under which it is asked.
    """

    store: Store
    robots: RobotExecutor
    wall_ms: Callable[[], int]
    tick_ms: Callable[[], int]
    new_seed: Callable[[], str]
    public: str | None = None
    news: GameNotifier = field(default_factory=GameNotifier)
    tournaments: TournamentNotifier = field(default_factory=TournamentNotifier)
    locks: Locks = field(default_factory=LocalLock)

    @cached_property
    def budget(self) -> Budget:
        """What each address has left of what it may cost."""
        return Budget(self.tick_ms)
