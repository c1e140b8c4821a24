"""Conditions of entry: what somebody must have done, or be, to play in a tournament [O]."""

from __future__ import annotations

from typing import NamedTuple

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments.seeding import START_ELO
from tantrix.tournaments.settings import EntryConditions


class Applicant(NamedTuple):
    """Somebody who would like to enter.

    `elo` is that of tournaments, `None` without games. `games` are those played at the server, and
    `unfinished` those of them to which the person did not come, or which they left.

    >>> from tantrix.tournaments.conditions import Applicant
    >>> Applicant("Ann", games=40, unfinished=3).finished
    92
    """

    name: str
    elo: float | None = None
    games: int = 0
    unfinished: int = 0
    country: str = ""

    @property
    def finished(self) -> int:
        """The share of games finished, in whole per cent; 100 without any."""
        return 100 * (self.games - self.unfinished) // self.games if self.games else 100


def check_conditions(conditions: EntryConditions, one: Applicant, *, invited: bool) -> None:
    """Raise `TantrixError` with the first condition that somebody does not meet.

    Who was `invited` by name meets all.

    >>> import tantrix
    >>> from tantrix.tournaments.conditions import Applicant, check_conditions
    >>> from tantrix.tournaments.settings import EntryConditions
    >>> try:
    ...     check_conditions(EntryConditions(games=10), Applicant("Ann", games=3), invited=False)
    ... except tantrix.TantrixError as error:
    ...     print(error.id)
    tournament.games_least
    >>> check_conditions(EntryConditions(games=10), Applicant("Ann", games=3), invited=True)
    """
    if invited:
        return
    if conditions.invited:
        raise TantrixError("tournament.invited_only", name=one.name)
    elo = round(START_ELO if one.elo is None else one.elo)
    if elo < conditions.least_elo:
        raise TantrixError(
            "tournament.elo_least", name=one.name, elo=elo, least=conditions.least_elo
        )
    if conditions.most_elo and elo > conditions.most_elo:
        raise TantrixError("tournament.elo_most", name=one.name, elo=elo, most=conditions.most_elo)
    if one.games < conditions.games:
        raise TantrixError(
            "tournament.games_least", name=one.name, games=one.games, count=conditions.games
        )
    if one.finished < conditions.finished:
        raise TantrixError(
            "tournament.finished_least",
            name=one.name,
            share=one.finished,
            least=conditions.finished,
        )
    if conditions.countries and one.country not in conditions.countries:
        raise TantrixError(
            "tournament.country", name=one.name, countries=", ".join(conditions.countries)
        )
