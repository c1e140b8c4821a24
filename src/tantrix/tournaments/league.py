"""The league of the Daily Match: a month of days, of which the best of each person count.

A day gives points by place; who shares a place has the points of that place [O]. Of equal sums, who
has more first places is ahead, then more second ones, and so on down to the last that gives points;
who is still equal shares a place [O].
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

POINTS = (25, 18, 15, 12, 10, 8, 6, 4, 2, 1)
"""What the places of a day are worth, from the first one on."""

BEST_DAYS = 20
"""So many days of a month count for each person."""


class DayPlace(NamedTuple):
    """The place of a person on a day.

    >>> from tantrix.tournaments.league import DayPlace
    >>> DayPlace("ann", "2026-03-01", place=2).points
    18
    """

    person: str
    date: str
    place: int

    @property
    def points(self) -> int:
        """What it is worth."""
        return POINTS[self.place - 1] if self.place <= len(POINTS) else 0


class LeagueRow(NamedTuple):
    """A person in the league: the days that count, the best first, and how many gave points.

    >>> from tantrix.tournaments.league import DayPlace, league
    >>> [row] = league([DayPlace("ann", f"2026-03-{day:02}", place=1) for day in range(1, 23)])
    >>> row.points, len(row.counted), row.days, row.wins
    (500, 20, 22, 20)
    """

    place: int
    person: str
    points: int
    counted: tuple[DayPlace, ...]
    days: int

    @property
    def wins(self) -> int:
        """How many of the days that count they have won."""
        return sum(day.place == 1 for day in self.counted)


def league(found: Iterable[DayPlace]) -> list[LeagueRow]:
    """Return all who have points, best first, from their places of the days of a month.

    >>> from tantrix.tournaments.league import DayPlace, league
    >>> days = [DayPlace("ann", "2026-03-01", 1), DayPlace("ben", "2026-03-01", 2)]
    >>> days += [DayPlace("ben", "2026-03-02", 1), DayPlace("ann", "2026-03-02", 3)]
    >>> [(row.place, row.person, row.points) for row in league(days)]
    [(1, 'ben', 43), (2, 'ann', 40)]
    """
    days: dict[str, list[DayPlace]] = {}
    for one in found:
        if one.points:
            days.setdefault(one.person, []).append(one)
    keyed = []
    for person, places in days.items():
        counted = tuple(sorted(places, key=lambda one: (one.place, one.date))[:BEST_DAYS])
        reached = Counter(one.place for one in counted)
        shape = [sum(one.points for one in counted)]
        shape += [reached[place] for place in range(1, len(POINTS) + 1)]
        keyed.append((shape, person, counted, len(places)))
    keyed.sort(key=lambda row: ([-number for number in row[0]], row[1]))
    rows: list[LeagueRow] = []
    for number, (shape, person, counted, count) in enumerate(keyed):
        shared = number > 0 and keyed[number - 1][0] == shape
        place = rows[-1].place if shared else number + 1
        rows.append(LeagueRow(place, person, shape[0], counted, count))
    return rows
