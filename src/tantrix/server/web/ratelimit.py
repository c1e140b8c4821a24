"""How often somebody may ask, a bucket of tokens that fills again; how much one may hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from math import ceil

from starlette.requests import HTTPConnection

from tantrix.rules.core.errors import TantrixError


class Bucket:
    """At most `size` requests at once, and `rate` a second in the long run.

    `now_ms` is a monotonic clock.
    """

    def __init__(self, size: int, rate: float, now_ms: Callable[[], int]) -> None:
        self._size = size
        self._rate = rate
        self._now_ms = now_ms
        self._tokens = float(size)
        self._since_ms = now_ms()

    @property
    def full(self) -> bool:
        """Whether it has all its tokens, so that a new one would do as well."""
        self._fill()
        return self._tokens == self._size

    def take(self, error: str = "limit.rate") -> None:
        """Take a token; where there is none, raises the `TantrixError`, with the `seconds`."""
        self._fill()
        if self._tokens < 1:
            raise TantrixError(error, seconds=ceil((1 - self._tokens) / self._rate))
        self._tokens -= 1

    def _fill(self) -> None:
        now_ms = self._now_ms()
        gained = (now_ms - self._since_ms) / 1000 * self._rate
        self._tokens = min(float(self._size), self._tokens + gained)
        self._since_ms = now_ms


class Buckets:
    """A bucket for each of many who ask; `most` are kept, those that are full again forgotten."""

    def __init__(self, make: Callable[[], Bucket], most: int = 10_000) -> None:
        self._make = make
        self._most = most
        self._buckets: dict[Hashable, Bucket] = {}

    def take(self, who: Hashable, error: str = "limit.rate") -> None:
        """Take a token of somebody's bucket; raises `TantrixError` as `Bucket.take` does."""
        if who not in self._buckets:
            self._make_room(error)
            self._buckets[who] = self._make()
        self._buckets[who].take(error)

    def _make_room(self, error: str) -> None:
        """Forget the full buckets once there are too many; refuse where none is full."""
        if len(self._buckets) < self._most:
            return
        self._buckets = {who: one for who, one in self._buckets.items() if not one.full}
        if len(self._buckets) >= self._most:
            raise TantrixError(error, seconds=1)


class ConnectionLimit:
    """At most `most` places at once for each of many; who has none is forgotten."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[Hashable] = Counter()

    def __len__(self) -> int:
        """Return how many have a place."""
        return len(self._taken)

    @property
    def total(self) -> int:
        """How many places are taken in all."""
        return self._taken.total()

    def take(self, who: Hashable) -> None:
        """Take a place for somebody; raises `TantrixError` `limit.places`."""
        if self._taken[who] >= self._most:
            raise TantrixError("limit.places", most=self._most)
        self._taken[who] += 1

    def leave(self, who: Hashable) -> None:
        """Leave a place that was taken for somebody."""
        self._taken[who] -= 1
        if not self._taken[who]:
            del self._taken[who]


def makers(connection: HTTPConnection) -> Buckets:
    """Return what counts how often an address makes or changes something."""
    buckets: Buckets = connection.app.state.buckets
    return buckets
