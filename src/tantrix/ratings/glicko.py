"""Glicko-2, a month being a rating period.

All games of a month are judged together, by what everybody was at its beginning; before it is over,
the number shown counts what was played so far.
"""

from __future__ import annotations

from typing import NamedTuple

from glicko2 import Player

START, DEVIATION, VOLATILITY = 1500.0, 350.0, 0.06
"""Of somebody of whom nothing is known."""


class GlickoResult(NamedTuple):
    """A game of the month: the opponent at its beginning, and 1 for a win, 0.5 for a tie.

    >>> from tantrix.ratings.glicko import Glicko, played
    >>> [result] = played(Glicko(), Glicko(rating=1700.0), 0.5).results
    >>> result.rating, result.score
    (1700.0, 0.5)
    """

    rating: float
    deviation: float
    score: float


class Glicko(NamedTuple):
    """Somebody at the beginning of a month, and what they have played in it.

    >>> from tantrix.ratings.glicko import Glicko
    >>> Glicko().rating, Glicko().deviation
    (1500.0, 350.0)
    """

    rating: float = START
    deviation: float = DEVIATION
    volatility: float = VOLATILITY
    month: int = 0
    results: tuple[GlickoResult, ...] = ()


def at(known: Glicko | None, month: int) -> Glicko:
    """Return the state at the beginning of a month, or as it is within it.

    Whoever has not played becomes less certain month by month.

    >>> from tantrix.ratings.glicko import Glicko, at
    >>> later = at(Glicko(deviation=60.0, month=0), 12)
    >>> later.rating, later.deviation > 60
    (1500.0, True)
    """
    if known is None:
        return Glicko(month=month)
    if known.month >= month:
        return known
    player = _judged(known)
    for _ in range(month - known.month - 1):
        player.did_not_compete()
        _bound(player)
    return Glicko(player.rating, player.rd, player.vol, month)


def played(known: Glicko, opponent: Glicko, score: float) -> Glicko:
    """Return the state with one game more; both are at the same month.

    >>> from tantrix.ratings.glicko import Glicko, played, shown
    >>> rating, deviation = shown(played(Glicko(), Glicko(), 1.0))
    >>> round(rating), round(deviation)
    (1662, 290)
    """
    result = GlickoResult(opponent.rating, opponent.deviation, score)
    return known._replace(results=(*known.results, result))


def shown(known: Glicko) -> tuple[float, float]:
    """Return rating and deviation with all that was played.

    >>> from tantrix.ratings.glicko import Glicko, shown
    >>> shown(Glicko())
    (1500.0, 350.0)
    """
    if not known.results:
        return known.rating, known.deviation
    player = _judged(known)
    return player.rating, player.rd


def _judged(known: Glicko) -> Player:
    """Return the state at the end of its month."""
    player = Player(known.rating, known.deviation, known.volatility)
    if known.results:
        ratings, deviations, scores = map(list, zip(*known.results, strict=True))
        player.update_player(ratings, deviations, scores)
    else:
        player.did_not_compete()
    _bound(player)
    return player


def _bound(player: Player) -> None:
    """Let nobody be less certain than somebody of whom nothing is known."""
    player.rd = min(player.rd, DEVIATION)
