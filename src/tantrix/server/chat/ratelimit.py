"""Manners: how often somebody may speak, and not the same thing again and again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from tantrix.rules.core.errors import TantrixError
from tantrix.server.moderation.lines import same
from tantrix.server.web.ratelimit import Bucket, Buckets

LINES, LINES_A_SECOND = 6, 0.4
"""How many lines a person may say at once in all channels together, and in the long run."""

AGAIN_MS = 60_000
"""For how long a person may not say the same again."""

REMEMBERED = 4
PERSONS = 10_000
"""How many lines are remembered of a person, and of how many persons."""


class _Said(NamedTuple):
    at_ms: int
    message: str
    line: str


class ChatRateLimiter:
    """What everybody has said lately. `tick_ms` is a clock that never goes back."""

    def __init__(self, tick_ms: Callable[[], int]) -> None:
        self._tick_ms = tick_ms
        self._buckets = Buckets(lambda: Bucket(LINES, LINES_A_SECOND, tick_ms))
        self._said: OrderedDict[str, list[_Said]] = OrderedDict()

    def check(self, person: str, message: str, line: str) -> None:
        """Take note of a line; raises `TantrixError` `chat.repeated` or `limit.rate`.

        The same message may come again: nobody knows whether a store that failed has kept it.
        """
        now_ms, said = self._tick_ms(), same(line)
        lately = [one for one in self._said.get(person, []) if now_ms - one.at_ms < AGAIN_MS]
        if any(one.line == said and one.message != message for one in lately):
            raise TantrixError("chat.repeated")
        self._buckets.take(person)
        self._said[person] = [*lately, _Said(now_ms, message, said)][-REMEMBERED:]
        self._said.move_to_end(person)
        if len(self._said) > PERSONS:
            self._said.popitem(last=False)
