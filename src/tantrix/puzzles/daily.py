"""The Daily Match: which puzzle belongs to a day, the same for everybody in a server [O].

A day is a date of UTC, wherever people are. Its puzzle is made from a keyed hash of the date, so
that nobody without the secret of the server can know tomorrow's. Here it is only named; what is
made of that name is in `docs/play/daily.md`.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from itertools import count
from typing import NamedTuple

from tantrix.rules.core.errors import TantrixError

_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_MONTH = re.compile(r"[0-9]{4}-[0-9]{2}")
_SEED_BYTES = 8
_SHOWN = 20


class DailySpec(NamedTuple):
    """What puzzle a day asks for: its kind, how many tiles, and how much a person would try out.

    `grade` is 1 to 7, from the easiest day to the hardest. `trials` are tiles laid until the puzzle
    is solved, by the estimate of `tantrix.solver.people`, the first bound included, the last not.

    >>> from datetime import date
    >>> from tantrix.puzzles.daily import wish
    >>> wish(date(2026, 11, 5)).grade
    4
    """

    grade: int
    kind: str
    tiles: range
    trials: range

    def suits(self, trials: float) -> bool:
        """Tell whether a puzzle with so many trials is neither too easy nor too hard."""
        return self.trials.start <= trials < self.trials.stop


WEEK: tuple[DailySpec, ...] = (
    DailySpec(1, "turns", range(12, 25), range(12, 24)),
    DailySpec(2, "board", range(10, 17), range(24, 40)),
    DailySpec(3, "turns", range(18, 38), range(40, 60)),
    DailySpec(4, "board", range(10, 20), range(60, 100)),
    DailySpec(5, "board", range(12, 20), range(100, 200)),
    DailySpec(6, "board", range(14, 23), range(200, 500)),
    DailySpec(7, "pyramid", range(10, 11), range(800, 1600)),
)
"""What each weekday asks for, Monday first. Every day is harder than the day before it."""


def wish(day: date) -> DailySpec:
    """Return what the puzzle of a day shall be.

    >>> from datetime import date
    >>> from tantrix.puzzles.daily import wish
    >>> wish(date(2026, 11, 2)) == wish(date(2026, 11, 2))
    True
    """
    return WEEK[day.weekday()]


def seeds(secret: bytes, day: date) -> Iterator[int]:
    """Yield the seeds of a day, in the order in which they are tried: 63 bits each, without end.

    >>> from datetime import date
    >>> from itertools import islice
    >>> from tantrix.puzzles.daily import seeds
    >>> len(set(islice(seeds(b"secret", date(2026, 11, 5)), 3)))
    3
    """
    for number in count():
        digest = hmac.digest(secret, f"{day.isoformat()} {number}".encode(), "sha256")
        yield int.from_bytes(digest[:_SEED_BYTES]) >> 1


def day_of(at_ms: int) -> date:
    """Return the day of a wall-clock time in milliseconds.

    >>> from tantrix.puzzles.daily import day_of
    >>> day_of(0)
    datetime.date(1970, 1, 1)
    """
    return datetime.fromtimestamp(at_ms / 1000, UTC).date()


def ends_ms(day: date) -> int:
    """Return the wall-clock time in milliseconds at which a day ends.

    >>> from datetime import date
    >>> from tantrix.puzzles.daily import ends_ms
    >>> ends_ms(date(1970, 1, 1))
    86400000
    """
    midnight = datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)
    return int(midnight.timestamp()) * 1000


def read_day(text: str) -> date:
    """Return the day of a text such as `2026-11-05`; raises `TantrixError` `bad.daily.date`.

    >>> from tantrix.puzzles.daily import read_day
    >>> read_day("2026-11-05")
    datetime.date(2026, 11, 5)
    """
    return _parsed(text, _DAY, "")


def read_month(text: str) -> date:
    """Return the first day of a month such as `2026-11`; raises `TantrixError` `bad.daily.date`.

    >>> from tantrix.puzzles.daily import read_month
    >>> read_month("2026-11")
    datetime.date(2026, 11, 1)
    """
    return _parsed(text, _MONTH, "-01")


def _parsed(text: str, form: re.Pattern[str], rest: str) -> date:
    try:
        if form.fullmatch(text):
            return date.fromisoformat(text + rest)
    except ValueError:
        pass
    raise TantrixError("bad.daily.date", text=text[:_SHOWN])
