"""When a repeating tournament is held next."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments.recurrence import Recurrence, next_start
from tantrix.tournaments.settings import OnlineSettings, TournamentSettings, check_settings

PARIS = Recurrence(zone="Europe/Paris", weekdays=(6,), minutes=(18 * 60,))
DAILY = Recurrence(minutes=(2 * 60, 10 * 60, 18 * 60))


def ms(text: str) -> int:
    """Return a moment such as `2026-03-29T16:00Z`."""
    return round(datetime.fromisoformat(text).timestamp() * 1000)


@pytest.mark.parametrize(
    ("recurrence", "after", "starts"),
    [
        (PARIS, "2026-03-22T17:00+00:00", "2026-03-29T16:00+00:00"),  # summer time begins
        (PARIS, "2026-03-22T16:59+00:00", "2026-03-22T17:00+00:00"),
        (PARIS, "2026-10-18T16:00+00:00", "2026-10-25T17:00+00:00"),  # and ends
        (DAILY, "2026-11-22T02:00+00:00", "2026-11-22T10:00+00:00"),
        (DAILY, "2026-11-22T18:00+00:00", "2026-11-23T02:00+00:00"),
        (  # clocks skip 02:30
            Recurrence(zone="Europe/Paris", minutes=(150,)),
            "2026-03-28T12:00+00:00",
            "2026-03-29T01:30+00:00",
        ),
        (  # and show it twice
            Recurrence(zone="Europe/Paris", minutes=(150,)),
            "2026-10-24T12:00+00:00",
            "2026-10-25T00:30+00:00",
        ),
    ],
)
def test_the_next_start_is_by_the_clocks_of_the_zone(
    recurrence: Recurrence, after: str, starts: str
) -> None:
    assert next_start(recurrence, ms(after)) == ms(starts)


@given(
    zone=st.sampled_from(["UTC", "Europe/Paris", "America/New_York", "Australia/Lord_Howe"]),
    weekdays=st.frozensets(st.integers(0, 6)),
    minutes=st.frozensets(st.integers(240, 1439), min_size=1, max_size=4),
    after_ms=st.integers(0, ms("2090-01-01T00:00+00:00")),
)
def test_each_start_is_the_first_after_the_one_before(
    zone: str, weekdays: frozenset[int], minutes: frozenset[int], after_ms: int
) -> None:
    days = tuple(sorted(weekdays))
    recurrence = Recurrence(zone=zone, weekdays=days, minutes=tuple(sorted(minutes)))
    starts_ms = next_start(recurrence, after_ms)
    local = datetime.fromtimestamp(starts_ms / 1000, ZoneInfo(zone))
    assert starts_ms > after_ms
    assert local.hour * 60 + local.minute in minutes
    assert not days or local.weekday() in days
    assert next_start(recurrence, starts_ms - 1) == starts_ms
    assert starts_ms - after_ms <= timedelta(days=7, hours=2) / timedelta(milliseconds=1)


@pytest.mark.parametrize(
    "bad",
    [
        {"zone": "Europe/Nowhere", "minutes": (60,)},
        {"zone": "../../etc/passwd", "minutes": (60,)},
        {"minutes": ()},
        {"minutes": (1440,)},
        {"minutes": (60, 60)},
        {"minutes": (60,), "weekdays": (7,)},
        {"minutes": (60,), "weekdays": (3, 1)},
    ],
)
def test_a_recurrence_that_cannot_be_is_refused(bad: dict[str, object]) -> None:
    online = OnlineSettings(recurrence=Recurrence(**bad))  # type: ignore[arg-type]
    with pytest.raises(TantrixError) as refused:
        check_settings(TournamentSettings(name="Daily", starts_ms=1, online=online))
    assert refused.value.params == {"field": "online.recurrence"}


def test_what_repeats_has_a_first_start() -> None:
    online = OnlineSettings(recurrence=DAILY)
    check_settings(TournamentSettings(name="Daily", starts_ms=1, online=online))
    with pytest.raises(TantrixError):
        check_settings(TournamentSettings(name="Daily", online=online))
