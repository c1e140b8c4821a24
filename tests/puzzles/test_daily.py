"""Which puzzle belongs to a day."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from itertools import islice, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.puzzles.daily import (
    WEEK,
    day_of,
    ends_ms,
    read_day,
    read_month,
    seeds,
    wish,
)
from tantrix.rules.core.errors import TantrixError

MONDAY = date(2026, 11, 16)
DAY_MS = 24 * 60 * 60 * 1000

days = st.dates(date(1970, 1, 1), date(9999, 12, 30))


def first(secret: bytes, day: date, size: int = 3) -> list[int]:
    return list(islice(seeds(secret, day), size))


def test_every_day_of_the_week_is_harder_than_the_one_before_it() -> None:
    assert [wish(MONDAY + timedelta(number)).grade for number in range(7)] == [1, 2, 3, 4, 5, 6, 7]
    for one, other in pairwise(WEEK):
        assert one.trials.stop <= other.trials.start
        assert not one.suits(other.trials.start)
        assert other.suits(other.trials.start)
    assert not WEEK[-1].suits(WEEK[-1].trials.stop)


@given(days)
def test_a_day_is_as_hard_as_the_same_day_of_another_week(day: date) -> None:
    assert wish(day) == WEEK[(day - MONDAY).days % 7]


@given(st.binary(min_size=1), days)
def test_the_seeds_of_a_day_hang_on_the_secret_and_the_day_alone(secret: bytes, day: date) -> None:
    found = first(secret, day)
    assert found == first(secret, day)
    assert len(set(found)) == 3
    assert all(0 <= seed < 2**63 for seed in found)
    assert not set(found) & set(first(secret + b"x", day))
    assert not set(found) & set(first(secret, day + timedelta(1)))


def test_the_seeds_of_a_day_stay_the_same_for_ever() -> None:
    assert first(b"secret", MONDAY) == [
        8151431238504311665,
        3555322003354370203,
        4154991342318527720,
    ]


@given(st.integers(0, 4 * 10**12))
def test_a_day_is_that_of_utc_and_ends_where_the_next_one_begins(at_ms: int) -> None:
    day = day_of(at_ms)
    assert day.isoformat() == datetime.fromtimestamp(at_ms / 1000, UTC).isoformat()[:10]
    assert at_ms < ends_ms(day) <= at_ms + DAY_MS
    assert day_of(ends_ms(day) - 1) == day
    assert day_of(ends_ms(day)) == day + timedelta(1)


@given(days)
def test_a_day_is_read_as_it_is_written(day: date) -> None:
    assert read_day(day.isoformat()) == day
    assert read_month(day.isoformat()[:7]) == day.replace(day=1)


@pytest.mark.parametrize(
    "text",
    ["", "today", "2026-11", "2026-11-31", "2026-1-1", "20261105", "2026-W46-4", " 2026-11-05",
     "2026-11-05\n", "0000-01-01", "\u0662\u0660\u0662\u0666-11-05", "2026-11-05T00:00"],
)  # fmt: skip
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(TantrixError) as refused:
        read_day(text)
    assert (refused.value.id, refused.value.params) == ("bad.daily.date", {"text": text[:20]})


@pytest.mark.parametrize("text", ["", "2026", "2026-13", "2026-00", "2026-11-05", "0000-01"])
def test_what_is_no_month_is_refused(text: str) -> None:
    with pytest.raises(TantrixError) as refused:
        read_month(text)
    assert refused.value.id == "bad.daily.date"
