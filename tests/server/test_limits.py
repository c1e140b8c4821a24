"""Buckets of tokens: so many at once, and so many a second."""

from __future__ import annotations

import pytest

from server.kit import Times
from tantrix.messages import say
from tantrix.rules.core.errors import TantrixError
from tantrix.server.web.ratelimit import Bucket, Buckets


def takes(bucket: Bucket) -> int:
    """Empty a bucket and return how many tokens it had."""
    for taken in range(1000):
        try:
            bucket.take()
        except TantrixError:
            return taken
    pytest.fail("the bucket is bottomless")


def test_a_bucket_has_so_many_tokens_and_fills_again(times: Times) -> None:
    bucket = Bucket(10, 2, times.tick_ms)
    assert takes(bucket) == 10
    times.ms += 1000
    assert takes(bucket) == 2
    times.ms += 499
    assert takes(bucket) == 0
    times.ms += 1
    assert takes(bucket) == 1
    times.ms += 3_600_000
    assert takes(bucket) == 10


def test_everybody_has_a_bucket(times: Times) -> None:
    buckets = Buckets(lambda: Bucket(1, 1, times.tick_ms))
    buckets.take("one")
    buckets.take("two")
    with pytest.raises(TantrixError) as refusal:
        buckets.take("one")
    assert refusal.value.id == "limit.rate"
    assert say(refusal.value) == "Too fast: try again in 1 s."


def test_full_buckets_make_room_and_no_others(times: Times) -> None:
    buckets = Buckets(lambda: Bucket(1, 1, times.tick_ms), most=2)
    buckets.take("one")
    buckets.take("two")
    with pytest.raises(TantrixError):
        buckets.take("three")
    times.ms += 1000
    buckets.take("three")
