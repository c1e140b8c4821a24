"""How standings change, for the programs that follow them.

Who comes is told all standings of the tournament, and after that the rows that are others. That is
computed in a thread, once for all who follow and every few seconds at most: a round of hundreds of
games ends in as many results. Pages do not follow; they ask for the part that they show.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial

import structlog

from tantrix.server.actors.actor import Subscriber
from tantrix.server.actors.fanout import Fanout
from tantrix.server.actors.timing import Debouncer
from tantrix.server.tournaments import standings_messages as m
from tantrix.server.tournaments import views
from tantrix.server.tournaments.shared import SharedComputations
from tantrix.server.tournaments.standings import Ranked, ranked, standing
from tantrix.server.web.protocol import encode
from tantrix.tournaments import overview
from tantrix.tournaments.state import TournamentState

log = structlog.get_logger()

Where = tuple[int, int | None]
"""A stage, and a group of it."""


class StandingsNews:
    """Tells who follows them how the standings of a tournament change.

    `state` gives the tournament as it is now, `fail` is called where the telling breaks down.
    """

    def __init__(
        self,
        state: Callable[[], TournamentState],
        shared: SharedComputations,
        delay_s: float,
        fail: Callable[[], None],
    ) -> None:
        self._state = state
        self._shared = shared
        self._followers: dict[Subscriber, str] = {}
        self._fresh: set[Subscriber] = set()
        self._told: dict[Where, m.StandingsChange] = {}
        self._fanout = Fanout(self._followers, fail)
        self._soon = Debouncer(delay_s, self._begin)
        self._task: asyncio.Task[None] | None = None

    def follow(self, subscriber: Subscriber) -> None:
        """Tell somebody all standings before long, and from then on what changes."""
        self._followers[subscriber] = subscriber.name
        self._fresh.add(subscriber)
        self._soon.soon()

    def leave(self, subscriber: Subscriber) -> None:
        """Tell somebody nothing more."""
        self._followers.pop(subscriber, None)
        self._fresh.discard(subscriber)

    def changed(self) -> None:
        """Note that something has happened, after which standings may be others."""
        if self._followers:
            self._soon.soon()

    def close(self) -> None:
        """Tell nobody anything more."""
        self._soon.close()
        self._fanout.close()
        if self._task is not None:
            self._task.cancel()

    def _begin(self) -> None:
        """Tell what there is to tell, after whatever is being told now."""
        if self._task is None:
            self._task = asyncio.create_task(self._tell(), name="standings")
        else:
            self._soon.soon()

    async def _tell(self) -> None:
        """Tell who is new all standings, and the others what has changed."""
        try:
            now = await self._now()
            before, self._told = self._told, now
            fresh, self._fresh = self._fresh, set()
            whole = list(map(encode, now.values() if fresh else ()))
            changes = list(map(encode, _changes(before, now)))

            def tell(subscriber: Subscriber, _: str) -> None:
                for text in whole if subscriber in fresh else changes:
                    subscriber.send(text)

            if changes or fresh:
                self._fanout.tell(tell)
        except Exception:
            log.exception("telling standings failed")
        finally:
            self._task = None

    async def _now(self) -> dict[Where, m.StandingsChange]:
        """Return all standings, as everybody may see them."""
        state = self._state()
        shown = views.public(state)
        found = {}
        for where in _places(shown):
            key = (len(shown.rounds), "standings", *where, None)
            work = partial(ranked, shown, where, None)
            found[where] = _whole(shown, await self._shared.get(state.version, key, work))
        return found


def _places(state: TournamentState) -> Iterator[Where]:
    """Yield where there are standings: in each stage that has begun, of groups in each of them."""
    for stage in state.stages:
        groups: range | tuple[None] = range(len(stage.groups)) if stage.groups else (None,)
        yield from ((stage.number, group) for group in groups)


def _whole(state: TournamentState, found: Ranked) -> m.StandingsChange:
    """Return all rows of standings."""
    return m.StandingsChange(
        stage=found.stage,
        group=found.group,
        after=found.after,
        rounds=found.rounds,
        playing=overview.still_playing(state, found.stage, found.after),
        rows=[standing(state, row) for row in found.rows],
        gone=[],
    )


def _changes(
    before: dict[Where, m.StandingsChange], now: dict[Where, m.StandingsChange]
) -> Iterator[m.StandingsChange]:
    """Yield what is to be told to those who know what there was before."""
    for where in {**before, **now}:
        stage, group = where
        nothing = m.StandingsChange(stage, group, 0, 0, 0, [], [])
        old, new = before.get(where, nothing), now.get(where, nothing)
        if old == new:
            continue
        known = {row.entry: row for row in old.rows}
        left = known.keys() - {row.entry for row in new.rows}
        yield m.StandingsChange(
            stage=stage,
            group=group,
            after=new.after,
            rounds=new.rounds,
            playing=new.playing,
            rows=[row for row in new.rows if known.get(row.entry) != row],
            gone=sorted(left),
        )
