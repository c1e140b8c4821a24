"""What is told to everybody who listens, so that others have their turn where many do.

A message to a socket takes a few microseconds, and thousands of them more than the event loop may
be held up for.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping

import structlog

from tantrix.server.actors.actor import Subscriber

log = structlog.get_logger()

AT_ONCE = 250
"""How many are told before others have their turn."""

Tell = Callable[[Subscriber, str], None]
"""Tells a subscriber something, given who that is."""


class Fanout:
    """Tells subscribers what happens, in the order in which it happened.

    Few are told at once. Where there are many, who comes meanwhile is not told what happened
    before, and who leaves is told nothing more. `fail` is called where that breaks down.
    """

    def __init__(self, subscribers: Mapping[Subscriber, str], fail: Callable[[], None]) -> None:
        self._subscribers = subscribers
        self._fail = fail
        self._waiting: deque[tuple[Tell, tuple[Subscriber, ...]]] = deque()
        self._task: asyncio.Task[None] | None = None

    def tell(self, tell: Tell) -> None:
        """Tell everybody who subscribes now."""
        subscribers = tuple(self._subscribers)
        if self._task is None and len(subscribers) <= AT_ONCE:
            self._tell(tell, subscribers)
            return
        self._waiting.append((tell, subscribers))
        if self._task is None:
            self._task = asyncio.create_task(self._go_on(), name="fanout")

    def close(self) -> None:
        """Tell nobody anything more."""
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()

    def _tell(self, tell: Tell, subscribers: tuple[Subscriber, ...]) -> None:
        for subscriber in subscribers:
            person = self._subscribers.get(subscriber)
            if person is not None:
                tell(subscriber, person)

    async def _go_on(self) -> None:
        """Tell all that waits, to so many at once."""
        try:
            while self._waiting:
                tell, subscribers = self._waiting.popleft()
                for first in range(0, len(subscribers), AT_ONCE):
                    self._tell(tell, subscribers[first : first + AT_ONCE])
                    await asyncio.sleep(0)
        except Exception:
            log.exception("telling failed")
            self._fail()
        finally:
            self._task = None
