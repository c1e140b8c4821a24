"""How tables are read: places, who is retired, the masters, and countries."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import fsum
from typing import NamedTuple

from tantrix.ratings.formula import STARTS, Ladder
from tantrix.ratings.months import idle_before
from tantrix.ratings.tables import RankingLine, masters

TEAM = 3
"""So many players count for a country [S0]."""


class RankedLine(NamedTuple):
    """A line with its place; those with the same ranking share one.

    >>> from tantrix.ratings.standings import standings
    >>> from tantrix.ratings.tables import RankingLine
    >>> [first] = standings({"ann": RankingLine(640.0, 650.0, 9, 6, 1, since=3, last_ms=0)})
    >>> first.place, first.person, first.line.wins
    (1, 'ann', 6)
    """

    place: int
    person: str
    line: RankingLine


class Country(NamedTuple):
    """A country: the mean of its three best, a missing one counting nothing, and who they are.

    >>> from tantrix.ratings.standings import countries
    >>> from tantrix.ratings.tables import RankingLine
    >>> lines = {"ann": RankingLine(600.0, 600.0, 9, 6, 1, since=3, last_ms=0)}
    >>> countries(lines, {"ann": "nz"})
    [Country(place=1, country='nz', points=200.0, people=('ann',))]
    """

    place: int
    country: str
    points: float
    people: tuple[str, ...]


def standings(lines: Mapping[str, RankingLine]) -> list[RankedLine]:
    """Return lines by person as a table, best first; of equals, who came first is first.

    >>> from tantrix.ratings.standings import standings
    >>> from tantrix.ratings.tables import RankingLine
    >>> line = RankingLine(640.0, 650.0, 9, 6, 1, since=3, last_ms=0)
    >>> table = standings({"bob": line._replace(ranking=500.0), "ann": line, "cem": line})
    >>> [(entry.place, entry.person) for entry in table]
    [(1, 'ann'), (1, 'cem'), (3, 'bob')]
    """
    ordered = sorted(lines.items(), key=lambda item: (-item[1].ranking, item[1].since, item[0]))
    places = _places(line.ranking for _, line in ordered)
    return [
        RankedLine(place, person, line)
        for place, (person, line) in zip(places, ordered, strict=True)
    ]


def active(lines: Mapping[str, RankingLine], now_ms: int) -> dict[str, RankingLine]:
    """Return the lines of those who have played within three months [W].

    >>> from tantrix.ratings.standings import active
    >>> from tantrix.ratings.tables import RankingLine
    >>> year_ms = 365 * 86_400_000
    >>> line = RankingLine(640.0, 650.0, 9, 6, 1, since=3, last_ms=year_ms)
    >>> list(active({"ann": line, "bob": line._replace(last_ms=0)}, now_ms=year_ms))
    ['ann']
    """
    since_ms = idle_before(now_ms)
    return {person: line for person, line in lines.items() if line.last_ms >= since_ms}


def retired(lines: Mapping[str, RankingLine], now_ms: int) -> dict[str, RankingLine]:
    """Return the lines of those who have not: none is lost [W].

    >>> from tantrix.ratings.standings import retired
    >>> from tantrix.ratings.tables import RankingLine
    >>> year_ms = 365 * 86_400_000
    >>> line = RankingLine(640.0, 650.0, 9, 6, 1, since=3, last_ms=year_ms)
    >>> list(retired({"ann": line, "bob": line._replace(last_ms=0)}, now_ms=year_ms))
    ['bob']
    """
    since_ms = idle_before(now_ms)
    return {person: line for person, line in lines.items() if line.last_ms < since_ms}


def among_masters(
    all_time: Mapping[str, RankingLine], own: Mapping[str, RankingLine], now_ms: int
) -> dict[str, RankingLine]:
    """Return the lines of the masters in their own table; who has none yet is at its beginning.

    >>> from tantrix.ratings.standings import among_masters
    >>> from tantrix.ratings.tables import RankingLine
    >>> line = RankingLine(960.0, 970.0, 900, 600, 9, since=3, last_ms=0)
    >>> among_masters({"ann": line}, {}, now_ms=0)["ann"].ranking
    500.0
    """
    found = masters(all_time, now_ms)
    return {person: own.get(person) or _fresh(all_time[person]) for person in found}


def countries(lines: Mapping[str, RankingLine], country_of: Mapping[str, str]) -> list[Country]:
    """Return the countries by their three best [S0]; of equals, by the best one, then by name.

    >>> from tantrix.ratings.standings import countries
    >>> from tantrix.ratings.tables import RankingLine
    >>> line = RankingLine(600.0, 600.0, 9, 6, 1, since=3, last_ms=0)
    >>> home = {"ann": "nz", "bob": "de", "cem": "de"}
    >>> [(one.country, one.points) for one in countries(dict.fromkeys(home, line), home)]
    [('de', 400.0), ('nz', 200.0)]
    """
    teams: dict[str, list[RankedLine]] = {}
    for entry in standings(lines):
        if (country := country_of.get(entry.person)) is not None:
            teams.setdefault(country, []).append(entry)
    found = sorted((_country(name, team[:TEAM]) for name, team in teams.items()), key=_order)
    places = _places(one.points for _, one in found)
    return [one._replace(place=place) for place, (_, one) in zip(places, found, strict=True)]


def nation(
    lines: Mapping[str, RankingLine], country_of: Mapping[str, str], country: str
) -> dict[str, RankingLine]:
    """Return the lines of all players of a country [W].

    >>> from tantrix.ratings.standings import nation
    >>> from tantrix.ratings.tables import RankingLine
    >>> line = RankingLine(600.0, 600.0, 9, 6, 1, since=3, last_ms=0)
    >>> list(nation({"ann": line, "bob": line}, {"ann": "nz", "bob": "de"}, "nz"))
    ['ann']
    """
    return {one: line for one, line in lines.items() if country_of.get(one) == country}


def _fresh(line: RankingLine) -> RankingLine:
    """Return the line of a new master."""
    start = STARTS[Ladder.MASTERS]
    return RankingLine(start, start, 0, 0, 0, line.since, line.last_ms)


def _country(name: str, team: list[RankedLine]) -> tuple[float, Country]:
    """Return a country, and the ranking of its best."""
    points = fsum(entry.line.ranking for entry in team) / TEAM
    return team[0].line.ranking, Country(0, name, points, tuple(entry.person for entry in team))


def _order(found: tuple[float, Country]) -> tuple[float, float, str]:
    best, country = found
    return -country.points, -best, country.country


def _places(values: Iterable[float]) -> list[int]:
    """Return the places of values that do not grow; equals share one."""
    places: list[int] = []
    before: float | None = None
    for number, value in enumerate(values, 1):
        places.append(places[-1] if value == before else number)
        before = value
    return places
