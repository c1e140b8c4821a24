"""Counts games as they end, each once, and proves now and then that nothing went wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from tantrix.ratings.tables import VERSION
from tantrix.server.db.base import Unavailable
from tantrix.server.rankings.rating_store import NOTHING, Folded, Reached, fold
from tantrix.server.rankings.repository import RankingStore
from tantrix.server.web.tasks import end_tasks

log = structlog.get_logger()

STEP = 10
"""How many games are counted in one transaction: moves wait for no more than these."""

READ = 500
"""How many games are read at once to begin again."""

PAUSE_S = 1.0
"""How often it is looked whether a game has ended."""

REST = 9
"""Corrections wait so many times as long as counting anew took: a tenth of the time is for that."""

PATIENCE_MS = 20_000
"""How long a number that is missing is waited for: no transaction takes so long."""


class RatingUpdater:
    """Keeps the rankings of a server: one in each process; they share how far they have come."""

    def __init__(self, store: RankingStore, tick_ms: Callable[[], int]) -> None:
        self._store = store
        self._tick_ms = tick_ms
        self._gap: tuple[int, int] | None = None
        self._rested_ms = tick_ms()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin, beside everything else."""
        self._task = asyncio.create_task(self._run(), name="rankings")

    async def close(self) -> None:
        """Break off; what was counted is kept."""
        await end_tasks(self._task)

    async def go_on(self) -> None:
        """Begin again where the rules are others or a result was put right, and count the rest.

        What is put right soon after the last time waits, and is counted together.
        """
        begun_ms = self._tick_ms()
        rested = begun_ms >= self._rested_ms
        changed = (await self._store.reached()).version != VERSION
        if changed or (rested and await self._store.corrections()):
            await self.recompute()
            done_ms = self._tick_ms()
            self._rested_ms = done_ms + REST * (done_ms - begun_ms)
        await self.catch_up()

    async def catch_up(self) -> int:
        """Count every game that can be counted now, and return how many those were."""
        counted = 0
        while await self._store.waiting():
            progress = await self._store.count(STEP, self._past())
            counted += progress.counted
            self._note(progress.gap)
            if progress.gap is not None and self._past() < progress.gap:
                break
        return counted

    async def recompute(self) -> bool:
        """Compute every table from nothing; where it is not what is kept, keep it instead.

        Tell whether it came out equal.
        """
        while True:
            corrections = await self._store.corrections()
            was = await self._store.reached()
            done = await self._from_nothing(was.last)
            if was.version == VERSION and not corrections and await self._is_kept(was, done):
                return True
            if await self._store.replace(done, was, corrections):
                log.warning("rankings computed again", games=was.last)
                return False

    # --- within -----------------------------------------------------------------------------

    def _past(self) -> int:
        """Return the number up to which what is missing is waited for no longer."""
        if self._gap is None or self._tick_ms() - self._gap[1] < PATIENCE_MS:
            return 0
        return self._gap[0]

    def _note(self, gap: int | None) -> None:
        """Remember since when a number is missing."""
        if gap is None:
            self._gap = None
        elif self._gap is None or self._gap[0] != gap:
            self._gap = gap, self._tick_ms()

    async def _from_nothing(self, last: int) -> Folded:
        """Return what follows from all games up to a number."""
        done = NOTHING
        while done.tables.last < last:
            games = await self._store.games(done.tables.last, READ)
            some = [feats for feats in games if feats.game.number <= last]
            if not some:
                break
            done = await asyncio.to_thread(fold, some, done)
        return done

    async def _is_kept(self, was: Reached, done: Folded) -> bool:
        """Tell whether what is kept is this, unless it has gone on meanwhile."""
        kept = await self._store.whole()
        return kept == done if kept.tables.last == was.last else False

    async def _run(self) -> None:
        """Count again and again, whatever goes wrong."""
        while True:
            try:
                await self.go_on()
            except Unavailable as error:
                log.warning("rankings not counted", why=str(error))
            except Exception:
                log.exception("rankings not counted")
            await asyncio.sleep(PAUSE_S)
