"""Seeding: the order in which entries begin."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from tantrix.tournaments.lots import drawn
from tantrix.tournaments.rounds import Entry

START_ELO = 1500.0
"""The tournament Elo of somebody without tournament games [O]."""

SETTLED = 36
"""Games after which a tournament Elo counts in full [W]."""


@dataclass(frozen=True, slots=True)
class Rated:
    """An entry with its tournament Elo, the games behind it, and its all-time ranking, if any.

    >>> from tantrix.tournaments.seeding import Rated
    >>> Rated(7).elo
    1500.0
    """

    entry: Entry
    elo: float = START_ELO
    games: int = 0
    ranking: float = 0.0


def seeding_elo(elo: float, games: int) -> float:
    """Return an Elo drawn towards the start while there are few games behind it [W, O].

    >>> from tantrix.tournaments.seeding import seeding_elo
    >>> seeding_elo(1700.0, games=0), seeding_elo(1700.0, games=1000)
    (1500.0, 1700.0)
    """
    return START_ELO + (elo - START_ELO) * min(games, SETTLED) / SETTLED


def seeded(entries: Iterable[Rated], chance: Random) -> list[Entry]:
    """Return entries from the best seed down [O].

    By tournament Elo, which is the start for all without games; of equals by all-time ranking; of
    equals by lot.

    >>> import random
    >>> from tantrix.tournaments.seeding import Rated, seeded
    >>> rated = [Rated(1), Rated(2, elo=1600.0, games=90), Rated(3, ranking=700.0)]
    >>> seeded(rated, random.Random(1))
    [2, 3, 1]
    """
    rated = {one.entry: one for one in entries}
    lots = drawn(list(rated), chance)
    return sorted(
        lots,
        key=lambda entry: (
            -seeding_elo(rated[entry].elo, rated[entry].games),
            -rated[entry].ranking,
        ),
    )
