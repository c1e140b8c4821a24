"""When a repeating tournament is held next.

An event every Sunday at 18:00 in Paris stays there in summer and winter: what repeats is the time
on the clocks of a zone, so the next start is found on the calendar of that zone, day after day.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

import msgspec

WEEK = 7
DAY_MINUTES = 24 * 60

MostTimes = 24
"""How often a day a tournament is held at most."""


class Recurrence(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """On which days of the week, and at which times, a tournament is held again.

    `zone` is the name of an IANA time zone, such as `Europe/Paris`. `weekdays` count from 0 for
    Monday; without any it is every day. `minutes` count from midnight, by the clocks of the zone.

    >>> from tantrix.tournaments.recurrence import Recurrence
    >>> sundays = Recurrence(zone="Europe/Paris", weekdays=(6,), minutes=(18 * 60,))
    >>> divmod(sundays.minutes[0], 60)
    (18, 0)
    """

    zone: str = "UTC"
    weekdays: tuple[int, ...] = ()
    minutes: tuple[int, ...] = ()


def is_valid(recurrence: Recurrence) -> bool:
    """Tell whether there is such a zone, and whether days and times are in order, each once.

    >>> from tantrix.tournaments.recurrence import Recurrence, is_valid
    >>> is_valid(Recurrence(zone="Europe/Paris", minutes=(18 * 60, 20 * 60)))
    True
    >>> is_valid(Recurrence(zone="Europe/Paris", minutes=(20 * 60, 18 * 60)))
    False
    """
    return (
        recurrence.zone in _zones()
        and _rises(recurrence.weekdays, WEEK)
        and 1 <= len(recurrence.minutes) <= MostTimes
        and _rises(recurrence.minutes, DAY_MINUTES)
    )


def next_start(recurrence: Recurrence, after_ms: int) -> int:
    """Return the first start after a moment; both in milliseconds since 1970.

    A time that the clocks skip in spring is as much later; of one that they show twice in autumn,
    the first is meant.

    >>> from datetime import UTC, datetime
    >>> from tantrix.tournaments.recurrence import Recurrence, next_start
    >>> sundays = Recurrence(zone="Europe/Paris", weekdays=(6,), minutes=(18 * 60,))
    >>> after_ms = int(datetime(2026, 7, 1, tzinfo=UTC).timestamp() * 1000)
    >>> str(datetime.fromtimestamp(next_start(sundays, after_ms) / 1000, UTC))
    '2026-07-05 16:00:00+00:00'
    """
    zone = ZoneInfo(recurrence.zone)
    today = datetime.fromtimestamp(after_ms / 1000, zone).date()
    return next(start for start in _starts(recurrence, zone, today) if start > after_ms)


def _starts(recurrence: Recurrence, zone: ZoneInfo, first: date) -> Iterator[int]:
    """Yield all starts from a day on."""
    day = first
    while True:
        if not recurrence.weekdays or day.weekday() in recurrence.weekdays:
            for minute in recurrence.minutes:
                local = datetime.combine(day, time(*divmod(minute, 60)), zone)
                yield round(local.astimezone(UTC).timestamp() * 1000)
        day += timedelta(days=1)


def _rises(numbers: tuple[int, ...], end: int) -> bool:
    """Tell whether numbers from 0 up to and without an end rise."""
    return numbers == tuple(sorted(set(numbers) & set(range(end))))


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())
