"""OpenSkill: two to four players or teams, each a mean and its uncertainty."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from tantrix.ratings.games import RatedGame

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating


class Skill(NamedTuple):
    """What is believed of somebody: a mean, and how uncertain it is.

    >>> from tantrix.ratings.skill import Skill
    >>> Skill(mu=30.0, sigma=2.0).shown
    24.0
    """

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def shown(self) -> float:
        """What somebody is almost certainly worth: three deviations below the mean."""
        return self.mu - 3 * self.sigma


def updated(game: RatedGame, known: Mapping[str, Skill]) -> dict[str, Skill]:
    """Return the skills of all players after a game, sides in order and players by name.

    >>> from tantrix.ratings.games import RatedGame, RatedPlayer
    >>> from tantrix.ratings.skill import updated
    >>> players = RatedPlayer("ann", side=0, place=1), RatedPlayer("bob", side=1, place=2)
    >>> skills = updated(RatedGame(1, 0, "ranked", players), {})
    >>> round(skills["ann"].mu, 1), round(skills["bob"].mu, 1)
    (27.6, 22.4)
    """
    sides = sorted({player.side for player in game.players})
    teams = [sorted(p.id for p in game.players if p.side == side) for side in sides]
    places = [min(p.place for p in game.players if p.side == side) for side in sides]
    rated = _model().rate([_ratings(team, known) for team in teams], ranks=list(map(float, places)))
    return {
        person: Skill(rating.mu, rating.sigma)
        for team, ratings in zip(teams, rated, strict=True)
        for person, rating in zip(team, ratings, strict=True)
    }


def _ratings(team: Sequence[str], known: Mapping[str, Skill]) -> list[PlackettLuceRating]:
    return [_model().create_rating(list(known.get(person, Skill()))) for person in team]


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # whoever only reads ratings does without

    return PlackettLuce()
