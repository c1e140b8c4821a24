"""Heats of three or four players at a table, and the points of an arena [O]."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from tantrix.tournaments.points import TIE, Tenths, game_tenths

Sizes = tuple[list[int], int]
"""The sizes of tables, and how many entries have a bye."""


def heat_tenths(scores: Sequence[int], penalties: Sequence[int]) -> list[Fraction]:
    """Return the exact tenths of each player of a heat: the mean of those against each other one.

    Penalties are whole points, paid pair by pair. Together a heat has 100 tenths a player.
    """
    players = range(len(scores))
    return [
        Fraction(
            sum(
                game_tenths((scores[one], scores[two]), (penalties[one], penalties[two]))[0]
                for two in players
                if two != one
            ),
            len(scores) - 1,
        )
        for one in players
    ]


def heat_sizes(entries: int) -> Sizes:
    """Return how many sit at each table: fours and as few threes as there must be.

    Of five, four play; of one or two, nobody does.
    """
    if entries < 3:
        return [], entries
    if entries == 5:
        return [4], 1
    threes = -entries % 4
    return [3] * threes + [4] * ((entries - 3 * threes) // 4), 0


def arena_tenths(tenths: Tenths) -> Tenths:
    """Return what a game counts in an arena: points above 10.0 for the winner, 1.0 for a tie.

    Its full points would pay 5.0 for every game that somebody resigns.
    """
    if tenths[0] == tenths[1]:
        return 10, 10
    return max(tenths[0] - TIE, 0), max(tenths[1] - TIE, 0)
