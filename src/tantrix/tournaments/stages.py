"""Stages: who goes on from one stage to the next, and as which seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tantrix.tournaments.knockout import pairs, tree
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.standings import StandingRow


@dataclass(frozen=True, slots=True)
class Cut:
    """Who goes on, best first, and who share the last places that are left for them.

    The `playoff` is for as many places as are `open`; where it cannot be played, the lot decides
    [O]. Both are empty and 0 where no place is shared across the cut.

    >>> from tantrix.tournaments.stages import Cut
    >>> Cut(through=(1,), playoff=(2, 3), open=1).open
    1
    """

    through: tuple[Entry, ...]
    playoff: tuple[Entry, ...] = ()
    open: int = 0


def cut(rows: Sequence[StandingRow], places: int) -> Cut:
    """Return who goes on from standings where so many places lead on.

    >>> from tantrix.tournaments.stages import cut
    >>> from tantrix.tournaments.standings import standings
    >>> cut(standings([1, 2, 3], []), places=2)  # nobody has played yet
    Cut(through=(), playoff=(1, 2, 3), open=2)
    """
    through = [row.entry for row in rows[:places]]
    if places <= 0 or len(rows) <= places or rows[places].place != rows[places - 1].place:
        return Cut(tuple(through))
    shared = rows[places].place
    safe = tuple(row.entry for row in rows if row.place < shared)
    tied = tuple(row.entry for row in rows if row.place == shared)
    return Cut(safe, tied, places - len(safe))


def seeds_from_groups(through: Sequence[Sequence[Entry]], strength: Sequence[Entry]) -> list[Entry]:
    """Return the seeds of a knock-out from those who go on from each group, best first [O].

    Winners of groups come first, then seconds, and so on; of equal place, the order of `strength`,
    such as that of the points for each game. Within a place that order gives way where two of one
    group would meet in the first round; where it cannot be helped, it stands.

    >>> from tantrix.tournaments.stages import seeds_from_groups
    >>> seeds_from_groups([[1, 2], [3, 4]], strength=[3, 1, 2, 4])
    [3, 1, 4, 2]
    """
    group = {entry: number for number, row in enumerate(through) for entry in row}
    rank = {entry: number for number, entry in enumerate(strength)}
    depth = max(map(len, through), default=0)
    tiers = [
        sorted((row[place] for row in through if place < len(row)), key=lambda one: rank[one])
        for place in range(depth)
    ]
    plain = [entry for tier in tiers for entry in tier]
    opponent = _opponents(len(plain))
    return _apart([], tiers, opponent, group) or plain


def _opponents(count: int) -> dict[int, int]:
    """Return whom each seed, from 0 on, meets in the first round."""
    met = pairs(tree(range(count)))
    return dict(met) | {two: one for one, two in met}


def _apart(
    seeds: list[Entry],
    tiers: Sequence[list[Entry]],
    opponent: dict[int, int],
    group: dict[Entry, int],
) -> list[Entry] | None:
    """Complete seeds from the tiers so that no two of a group meet, `None` if that cannot be."""
    tiers = [tier for tier in tiers if tier]
    if not tiers:
        return seeds
    other = opponent.get(len(seeds))
    for entry in tiers[0]:
        if other is not None and other < len(seeds) and group[seeds[other]] == group[entry]:
            continue
        rest = [one for one in tiers[0] if one != entry]
        found = _apart([*seeds, entry], [rest, *tiers[1:]], opponent, group)
        if found is not None:
            return found
    return None
