"""What is at a table in a round: a pairing of two sides, or a heat of several entries."""

from __future__ import annotations

import msgspec

from tantrix.tournaments.rounds import Entry, Pair


class Table(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A pairing at its table: who meets, in which colours, over how many games.

    `colours` has one letter a side. `starts` says which side starts each game; it is empty where
    that is drawn at the table. `branch` is the number of the match in the tree of a knock-out, from
    the top, where the tables are not in its order.

    >>> from tantrix.tournaments.tables import Table
    >>> Table(sides=(1, 2), games=2, colours="RY", starts=(0, 1)).colours
    'RY'
    """

    sides: Pair
    games: int
    colours: str = ""
    starts: tuple[int, ...] = ()
    group: int | None = None
    third_place: bool = False
    branch: int | None = None


class Heat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A heat at its table: who plays, in which colours (a letter an entry), how many games.

    >>> from tantrix.tournaments.tables import Heat
    >>> len(Heat(entries=(1, 2, 3), colours="RYB").entries)
    3
    """

    entries: tuple[Entry, ...]
    games: int = 1
    colours: str = ""
